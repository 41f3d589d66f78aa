"""Kifu on disk: any format read, written whole or not at all, every failure names the file."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import pytest

from shogi_desktop.app.records.files import (
    SHIFT_JIS,
    UTF_8,
    CharactersMissing,
    FileTrouble,
    back_up,
    game_text,
    open_file,
    position_text,
    read_text,
    save_file,
    suggested_path,
)
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import kif
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Variant, parse_usi_move

WHEN = datetime(2026, 3, 4, 5, 6)


def record_of(moves: str, variant: Variant = STANDARD, handicap: str = "even") -> Record:
    record = Record(variant, handicap_id=handicap)
    record.headers.update(black="愛子", white="Ben")
    path: tuple[int, ...] = ()
    for usi in moves.split():
        path = record.append(path, parse_usi_move(usi, variant), time_ms=2000)
    record.node(path).comment = "良い手"
    record.node(path).outcome = Outcome(Reason.RESIGNATION, Color.BLACK)
    return record


GAMES = {
    "even": record_of("7g7f 3c3d 8h2b+ 3a2b"),
    "handicap": record_of("5a4b 7g7f", handicap="rook"),
    "okisaki": record_of("8h8g 9b5b 6j9g", OKISAKI),
}


@pytest.mark.parametrize("encoding", [UTF_8, SHIFT_JIS])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_saved_game_opens_as_the_same_game_in_its_encoding(
    tmp_path: Path, game: Record, encoding: str
) -> None:
    path = tmp_path / "game.kif"
    save_file(game, path, encoding)
    opened = open_file(path)
    assert opened.record == game
    assert opened.problems == ()
    assert opened.encoding == encoding


@pytest.mark.parametrize("suffix", [".usi", ".sfen"])
def test_usi_text_is_written_by_its_suffix_and_read_back(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"game{suffix}"
    save_file(GAMES["even"], path, UTF_8)
    assert path.read_text(encoding="utf-8").startswith(("position", "startpos", "sfen"))
    moves = [node.move for node in open_file(path).record.main_line()]
    assert moves == [node.move for node in GAMES["even"].main_line()]


def test_characters_that_shift_jis_lacks_stop_the_saving_and_are_named(tmp_path: Path) -> None:
    game = record_of("7g7f")
    game.root.comment = "☗ and 🎉"
    path = tmp_path / "game.kif"
    path.write_text("the old file")
    with pytest.raises(CharactersMissing) as trouble:
        save_file(game, path, SHIFT_JIS)
    assert "🎉" in trouble.value.characters
    assert path.read_text() == "the old file"


def test_a_disk_that_refuses_leaves_the_old_file_and_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.kif"
    path.write_text("the old file")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileTrouble, match="No space left on device") as trouble:
        save_file(GAMES["even"], path, UTF_8)
    assert str(path) in str(trouble.value)
    assert path.read_text() == "the old file"


@pytest.mark.parametrize("data", [b"", b"hello", b"\x00\x01\x02\xff", b"\x89PNG\r\n\x1a\n"])
def test_what_is_no_kifu_is_named(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "thing.kif"
    path.write_bytes(data)
    with pytest.raises(FileTrouble, match=r"thing\.kif"):
        open_file(path)


def test_a_missing_file_and_a_folder_are_named(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.kif", tmp_path):
        with pytest.raises(FileTrouble, match=path.name):
            open_file(path)


def test_a_folder_is_called_one(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble, match="is a folder"):
        open_file(tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in this system's folders")
def test_a_pipe_or_a_device_is_refused_without_waiting_for_it(tmp_path: Path) -> None:
    pipe = tmp_path / "game.kif"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero"), Path("/dev/null")):
        with pytest.raises(FileTrouble, match="not a kifu"):
            open_file(path)


@pytest.mark.parametrize("text", ["", " \n\t　"])
def test_an_empty_clipboard_is_called_empty(text: str) -> None:
    with pytest.raises(FileTrouble, match="clipboard is empty"):
        read_text(text)


def test_a_file_too_large_to_be_a_kifu_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "film.kif"
    with path.open("wb") as stream:
        stream.truncate(21_000_000)
    with pytest.raises(FileTrouble, match="too large"):
        open_file(path)


def test_a_game_with_an_unreadable_move_opens_as_far_as_it_goes(tmp_path: Path) -> None:
    path = tmp_path / "broken.kif"
    text = "手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 ３三三三\n"
    path.write_text(text, encoding="utf-8")
    opened = open_file(path)
    assert [node.move.usi for node in opened.record.main_line() if node.move] == ["7g7f"]
    assert opened.problems[0].line == 4


def test_a_position_goes_over_the_clipboard_and_back() -> None:
    game = GAMES["okisaki"]
    sfen = position_text(game, (0, 0))
    assert read_text(sfen).record.start_position().sfen().split()[:3] == sfen.split()[:3]


def test_the_clipboard_may_hold_nonsense() -> None:
    for text in ("", "hello", "position sfen 9/9"):
        with pytest.raises(FileTrouble, match="clipboard"):
            read_text(text)


def test_suggested_names_never_take_one_that_is_there(tmp_path: Path) -> None:
    first = suggested_path(tmp_path, GAMES["even"], WHEN)
    assert first.name == "20260304_0506_愛子_Ben.kif"
    first.touch()
    second = suggested_path(tmp_path, GAMES["even"], WHEN)
    second.touch()
    assert second.name == "20260304_0506_愛子_Ben-2.kif"
    assert suggested_path(tmp_path, GAMES["even"], WHEN).name == "20260304_0506_愛子_Ben-3.kif"
    assert suggested_path(tmp_path, GAMES["even"], WHEN, ".pdf").name == "20260304_0506_愛子_Ben.pdf"


def test_the_clipboard_carries_no_lines_of_our_own_for_the_times() -> None:
    game = record_of("7g7f")
    game.node((0,)).time_ms = game.node((0,)).total_ms = 1234
    assert "1234" in kif.dumps(game)
    assert "1234" not in game_text(game)
    assert "( 0:01/00:00:01)" in game_text(game)


def test_names_that_fill_a_whole_name_are_cut_so_that_the_system_takes_them(tmp_path: Path) -> None:
    record = record_of("7g7f")
    record.headers.update(black="将" * 60, white="棋" * 60)
    for _ in range(2):
        path = suggested_path(tmp_path, record, WHEN, ".kifu")
        save_file(record, path, UTF_8)
        assert len(path.name.encode()) <= 255
    assert len(list(tmp_path.iterdir())) == 2


def test_a_backup_of_a_file_with_the_longest_name_can_be_made(tmp_path: Path) -> None:
    path = tmp_path / ("将" * 83 + "x.kif")
    for content in (b"one", b"two"):
        path.write_bytes(content)
        assert back_up(path).read_bytes() == content
    assert len(list(tmp_path.iterdir())) == 3
