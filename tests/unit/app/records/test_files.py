"""Kifu on disk: any format read, written whole or not at all, every failure names the file."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest

from shogi_desktop.app.records import files
from shogi_desktop.app.records.files import (
    SHIFT_JIS,
    UTF_8,
    CharactersMissing,
    FileTrouble,
    back_up,
    diagram_text,
    digest,
    game_text,
    losses,
    open_file,
    position_text,
    read_text,
    save_file,
    suggested_path,
    text_of_position,
)
from shogi_desktop.app.records.position_text import read_position
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import csa, kif
from shogi_desktop.notation.formats import format_by_id
from shogi_desktop.notation.result import FormatId, ProblemKind
from shogi_desktop.rules import OKISAKI, STANDARD, Color, RulesError, Variant, parse_usi_move

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


# --- what is said ------------------------------------------------------------------------------------------


def said(act: Callable[[], object]) -> str:
    with pytest.raises(FileTrouble) as trouble:
        act()
    return str(trouble.value)


@pytest.mark.usefixtures("qapp")
def test_a_file_that_cannot_be_opened_is_told_with_name_reason_and_way_out(tmp_path: Path) -> None:
    missing, empty = tmp_path / "nowhere.kif", tmp_path / "empty.kif"
    assert said(lambda: open_file(missing)) == (
        f"{missing} cannot be opened (No such file or directory). "
        "Check the name and that you are allowed to read it."
    )
    empty.touch()
    assert said(lambda: open_file(empty)) == (
        "empty.kif cannot be read as a game record (it is empty). KIF, KI2, CSA, JKF, USI, SFEN, PSN and BOD "
        "files and western text can be opened."
    )
    assert said(lambda: open_file(Path("a\0b"))).endswith("is not a possible file name. Check the name.")
    assert said(lambda: open_file(tmp_path)) == f"{tmp_path} is a folder. Choose a file in it."


@pytest.mark.usefixtures("qapp")
def test_what_was_dropped_is_told_apart_from_what_was_copied() -> None:
    assert said(lambda: read_text("hello", dropped=True)) == (
        "What you dropped cannot be read as a game or position (it begins with 'hello')."
    )
    assert said(lambda: read_text("hello")) == (
        "The clipboard contains no readable game or position (it begins with 'hello'). Copy "
        "one in KIF, KI2, CSA, JKF, USI, SFEN, PSN or western text first."
    )


@pytest.mark.usefixtures("qapp")
def test_what_a_format_or_an_encoding_has_no_place_for_is_told(tmp_path: Path) -> None:
    game = record_of("7g7f")
    game.root.comment = "☗🎉"
    assert said(lambda: save_file(game, tmp_path / "a.kif", SHIFT_JIS)) == (
        "Shift_JIS cannot hold ☗ 🎉. Save the game as UTF-8 to keep every character."
    )
    okisaki = GAMES["okisaki"]
    for act in (
        lambda: save_file(okisaki, tmp_path / "a.csa", UTF_8),
        lambda: losses(okisaki, format_by_id(FormatId.CSA)),
        lambda: game_text(okisaki, FormatId.CSA),
    ):
        assert re.fullmatch(r"CSA [0-9.]+ cannot hold this game \(.+\)\. Save it as KIF\.", said(act))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("qapp")
def test_a_copy_that_cannot_be_kept_is_told(tmp_path: Path) -> None:
    assert said(lambda: back_up(tmp_path / "a.kif")) == (
        "a.kif has parts that could not be read, and no backup of it can be made (No such "
        "file or directory). Save the game under another name."
    )


# --- several games, backups, the clipboard ------------------------------------------------------------------


def test_of_a_file_of_several_games_any_can_be_opened(tmp_path: Path) -> None:
    path = tmp_path / "two.csa"
    games = [record_of(usi) for usi in ("7g7f", "2g2f")]
    path.write_text("/\n".join(csa.dumps(game) for game in games), encoding="utf-8")

    def first_move(number: int | None) -> str:
        return str(open_file(path, number).record.main_line()[0].move)

    assert [first_move(number) for number in (None, 0, 1, 7)] == ["7g7f", "7g7f", "2g2f", "2g2f"]
    (others,) = open_file(path, 1).problems
    assert (others.what, others.text) == (ProblemKind.MORE_GAMES, "this is game 2 of 2 in its file")
    assert (others.line, others.column) == (1, 1)
    assert ProblemKind.MORE_GAMES in {problem.what for problem in open_file(path).problems}
    one = tmp_path / "one.csa"
    one.write_text(csa.dumps(games[0]), encoding="utf-8")
    assert open_file(one, 0).problems == ()


def test_what_was_opened_tells_its_text_and_what_it_was_in(tmp_path: Path) -> None:
    path = tmp_path / "a.kif"
    save_file(GAMES["even"], path, SHIFT_JIS)
    opened = open_file(path)
    assert opened.text == path.read_bytes().decode("cp932")
    assert (opened.format, opened.digest) == (FormatId.KIF, digest(path))
    assert read_text(opened.text).digest == b""
    assert digest(tmp_path / "nowhere") is None
    path.write_bytes(b"other")
    assert digest(path) not in {None, opened.digest}


def test_a_file_in_another_encoding_is_saved_in_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "a.kif"
    path.write_bytes(kif.dumps(GAMES["even"]).encode("utf-16"))
    assert open_file(path).encoding == UTF_8


def test_the_same_backup_is_made_once_and_another_gets_company(tmp_path: Path) -> None:
    path = tmp_path / "a.kif"
    names = []
    for content in (b"one", b"one", b"two", b"three", b"two"):
        path.write_bytes(content)
        names.append(back_up(path).name)
    assert names == ["a.kif.bak", "a.kif.bak", "a.kif.bak-2", "a.kif.bak-3", "a.kif.bak-2"]


def test_the_name_tells_the_format_unless_it_is_said(tmp_path: Path) -> None:
    game = GAMES["even"]
    for name, entry, begins in (
        ("a.csa", None, "'CSA encoding=UTF-8\nV3.0"),
        ("a.unknown", None, "#KIF"),
        ("a.kif", format_by_id(FormatId.CSA), "'CSA encoding=UTF-8\nV3.0"),
    ):
        save_file(game, tmp_path / name, UTF_8, entry)
        assert (tmp_path / name).read_text(encoding="utf-8").startswith(begins)


def test_the_clipboard_has_csa_as_all_programs_read_it_and_diagrams_of_any_position() -> None:
    game = GAMES["even"]
    assert game_text(game, FormatId.CSA).startswith("V2.2")
    assert "後手の持駒" in diagram_text(game, (0,))
    assert text_of_position(game, (0,)) == diagram_text(game, (0,))


def test_an_address_can_be_pasted() -> None:
    opened = read_text("https://example.org/?moves=7g7f.3c3d")
    assert len(opened.record.main_line()) == 2


def test_a_position_of_a_record_is_copied_from_where_it_is_shown() -> None:
    record = Record(STANDARD)
    first = record.append((), parse_usi_move("7g7f", STANDARD))
    record.append(first, parse_usi_move("3c3d", STANDARD))
    copied = text_of_position(record, first)
    assert read_text(copied).record.start_position().sfen() == record.position(first).sfen()
    assert copied != text_of_position(record, (0, 0))
    assert diagram_text(record, first) != diagram_text(record, (0, 0))


def test_a_position_is_told_as_it_stands_at_the_place_looked_at() -> None:
    game = record_of("7g7f 3c3d 8h2b+")
    assert text_of_position(game, (0,)) == diagram_text(game, (0,)) != text_of_position(game, (0, 0))


def test_a_name_that_no_text_is_made_of_is_cut_by_its_bytes(tmp_path: Path) -> None:
    game = record_of("7g7f")
    game.headers["black"] = "\udcff" * 300
    name = suggested_path(tmp_path, game, WHEN).name
    assert len(os.fsencode(name)) <= 255
    assert name.endswith(".kif")


def test_a_position_that_no_diagram_holds_is_told_as_sfen(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_record: Record, _path: tuple[int, ...]) -> str:
        raise RulesError

    monkeypatch.setattr(files, "diagram_text", refuse)
    game = record_of("7g7f 3c3d")
    assert text_of_position(game, (0,)) == game.position((0,)).sfen()


def test_a_text_longer_than_any_kifu_is_refused_unread() -> None:
    with pytest.raises(FileTrouble, match="too long to be a game"):
        read_text("a" * 20_000_001)
    with pytest.raises(FileTrouble, match="too long to be a game"):
        read_position("９ ８ " * 100_000)
