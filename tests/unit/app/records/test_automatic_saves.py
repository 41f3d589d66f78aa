"""Finished games are saved without asking, each in a file of its own."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import pytest

from shogi_desktop.app.records.automatic_saves import keep_game
from shogi_desktop.app.records.files import FileTrouble, digest, text_of_position
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import kif
from shogi_desktop.rules import STANDARD, Color, parse_usi_move

WHEN = datetime(2026, 3, 4, 5, 6)


@pytest.fixture
def record() -> Record:
    made = Record(STANDARD)
    made.headers.update(black="愛子", white="Ben")
    made.node(made.append((), parse_usi_move("7g7f", STANDARD))).outcome = Outcome(
        Reason.RESIGNATION, Color.BLACK
    )
    return made


def test_each_game_gets_a_file_of_its_own_and_touches_no_other(record: Record, tmp_path: Path) -> None:
    folder = tmp_path / "made" / "when needed"

    first, second = keep_game(record, folder, WHEN), keep_game(record, folder, WHEN)

    assert first != second
    assert sorted(folder.iterdir()) == sorted([first, second])
    assert first.suffix == second.suffix == ".kifu"
    for path in (first, second):
        data = path.read_bytes()
        assert kif.load(data).record == record
        assert data.decode("utf-8").startswith(kif.dumps(record).split("\n", 1)[0])


def test_a_folder_that_refuses_is_named_and_nothing_is_left(record: Record, tmp_path: Path) -> None:
    folder = tmp_path / "a file"
    folder.write_text("")

    with pytest.raises(FileTrouble, match="Save it in another folder") as caught:
        keep_game(record, folder, WHEN)

    assert str(folder) in str(caught.value)


def test_a_save_that_breaks_off_leaves_no_empty_file(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("shogi_desktop.app.records.automatic_saves.write_atomically", refuse)

    with pytest.raises(FileTrouble, match="No space left on device"):
        keep_game(record, tmp_path, WHEN)

    assert list(tmp_path.iterdir()) == []


def test_a_file_is_told_from_any_other_by_what_is_in_it(tmp_path: Path) -> None:
    one, same, other = (tmp_path / name for name in ("one", "same", "other"))
    one.write_text("a")
    same.write_text("a")
    other.write_text("b")

    assert digest(one) == digest(same) != digest(other)
    assert digest(tmp_path / "missing") is None


def test_a_picture_s_text_is_a_diagram_where_there_can_be_one(record: Record) -> None:
    assert text_of_position(record, (0,)).startswith("後手の持駒")


def test_a_name_that_somebody_else_took_meanwhile_is_left_to_him(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken, free = tmp_path / "taken.kifu", tmp_path / "free.kifu"
    taken.write_text("another window's game")
    names = iter((taken, free))
    monkeypatch.setattr("shogi_desktop.app.records.automatic_saves.suggested_path", lambda *_: next(names))
    assert keep_game(record, tmp_path, WHEN) == free
    assert taken.read_text() == "another window's game"


def test_a_file_that_somebody_took_away_in_the_meantime_does_not_hide_why_it_was_not_saved(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(path: Path, _data: bytes) -> None:
        path.unlink()
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("shogi_desktop.app.records.automatic_saves.write_atomically", gone)
    with pytest.raises(FileTrouble, match="No space left on device"):
        keep_game(record, tmp_path, WHEN)


@pytest.mark.skipif(os.name != "posix", reason="platform: links that anybody can make")
def test_a_link_that_leads_nowhere_is_a_name_that_is_taken(record: Record, tmp_path: Path) -> None:
    """It was looked at for ever: it is not there, and yet no new file can be made by its name."""
    first = keep_game(record, tmp_path, WHEN)
    first.unlink()
    first.symlink_to(tmp_path / "nowhere")
    assert keep_game(record, tmp_path, WHEN).name == first.with_stem(f"{first.stem}-2").name
    assert first.is_symlink() and not (tmp_path / "nowhere").exists()
