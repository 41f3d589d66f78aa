"""Games over the network on the disk: what the server calls one leads nowhere else, and has a length."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.app.online.files import file_stem, name_for, save_record
from shogi_desktop.game import Record
from shogi_desktop.notation import detect
from shogi_desktop.rules import OKISAKI, STANDARD, parse_usi_move


@pytest.mark.parametrize(
    ("game_id", "stem"),
    [
        ("wdoor+floodgate-300-10F+a+b+20261124", "wdoor+floodgate-300-10F+a+b+20261124"),
        ("../../etc/passwd", "_.._etc_passwd"),
        ("a b//c", "a_b_c"),
        ("将棋", "_"),
        ("..", "game"),
        ("", "game"),
        ("x" * 150 + "y", "x" * 150),
        ("x" * 149 + ".y", "x" * 149),
    ],
)
def test_a_game_has_a_file_of_a_plain_name(game_id: str, stem: str) -> None:
    assert file_stem(game_id) == stem


def test_a_game_is_kept_as_csa_or_where_that_does_not_know_it_as_kif(tmp_path: Path) -> None:
    record = Record(STANDARD)
    record.append((), parse_usi_move("7g7f", STANDARD))
    path = save_record(tmp_path, "a/b", record)
    assert path == tmp_path / "a_b.csa"
    assert detect.read(path.read_bytes()).record == record
    other = save_record(tmp_path, "a/b", Record(OKISAKI))
    assert other == tmp_path / "a_b.kifu"
    assert detect.read(other.read_bytes()).record.variant is OKISAKI
    record.headers["black"] = "Aiko"
    assert save_record(tmp_path, "a/b", record) == path
    assert detect.read(path.read_bytes()).record.headers["black"] == "Aiko"


def test_a_game_of_a_name_that_was_there_before_gets_a_number(tmp_path: Path) -> None:
    """A server that begins to count again at each start cost the games of the day before."""
    names = []
    for _ in range(3):
        names.append(name_for(tmp_path, "a/b", goes_on=False))
        save_record(tmp_path, names[-1], Record(STANDARD))
        assert name_for(tmp_path, "a/b", goes_on=True) == names[-1]
    assert names == ["a_b", "a_b-2", "a_b-3"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a_b-2.csa", "a_b-3.csa", "a_b.csa"]
    long = "x" * 200
    assert name_for(tmp_path, long, goes_on=True) == name_for(tmp_path, long, goes_on=False) == "x" * 150
    save_record(tmp_path, long, Record(OKISAKI))
    assert name_for(tmp_path, long, goes_on=False) == file_stem("x" * 148 + "-2")
