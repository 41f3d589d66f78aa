"""Games and records are kept: finished ones in files, running ones in journals, changed ones by asking."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.app.board.changes import Change
from shogi_desktop.app.records import files
from shogi_desktop.app.settings.settings import NewGameChoices
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import Color
from tests.gui.hands import LEFT, OPENING, TWO_PLAYERS, answer, choose, finish_work, notice, play, resign
from tests.support.extent import extent

MakeWindow = Callable[..., MainWindow]


def kept(paths: AppPaths) -> list[Path]:
    return sorted(paths.games_dir.glob("*"))


def moves_in(path: Path) -> list[str]:
    return [node.move.usi for node in files.open_file(path).record.main_line() if node.move]


def on_board(window: MainWindow) -> list[str]:
    assert window.board.record is not None
    return [node.move.usi for node in window.board.record.main_line() if node.move]


# --- finished games -----------------------------------------------------------------------------------------


def test_a_finished_game_is_saved_without_asking(game: MainWindow, paths: AppPaths) -> None:
    resign(game)
    (path,) = kept(paths)
    assert path.name.endswith("_Aiko_Ben.kifu")
    opened = files.open_file(path)
    assert moves_in(path) == list(OPENING)
    assert opened.encoding == files.UTF_8
    assert opened.record.main_line()[-1].outcome == Outcome(Reason.RESIGNATION, Color.WHITE)
    card = game.play_page.panel.end_card
    assert card.file_name == path.name
    assert not game.isWindowModified()
    assert game.board.document.path == path


def test_saving_updates_the_file_of_the_finished_game(game: MainWindow, paths: AppPaths) -> None:
    resign(game)
    assert game.board.cursor is not None
    game.board.cursor.set_comment("Resigned too early")
    assert game.isWindowModified()
    game.do("save")
    finish_work(game)
    (path,) = kept(paths)
    assert "Resigned too early" in path.read_text(encoding="utf-8")
    assert not game.isWindowModified()


def test_a_game_that_goes_on_after_its_end_leaves_the_finished_one_as_it_was(
    game: MainWindow, paths: AppPaths
) -> None:
    resign(game)
    (first,) = kept(paths)
    before = first.read_bytes()
    game.do("take_back")
    assert game.board.document.path is None
    assert game.play_page.panel.end_card.file_name == ""
    play(game, "4a3b")
    resign(game)
    assert first.read_bytes() == before
    (second,) = set(kept(paths)) - {first}
    assert moves_in(second) == [*OPENING[:-1], "4a3b"]


def test_a_rematch_is_saved_in_another_file(game: MainWindow, paths: AppPaths, qtbot: QtBot) -> None:
    resign(game)
    card = game.play_page.panel.end_card
    qtbot.mouseClick(card.rematch, LEFT)
    assert game.board.document.path is None
    play(game, "2g2f")
    resign(game)
    assert sorted(map(moves_in, kept(paths))) == [["2g2f"], list(OPENING)]
    assert card.isVisible()


def test_a_game_without_a_move_is_not_saved(window: MainWindow, paths: AppPaths) -> None:
    window.parts.play.games.new_game(TWO_PLAYERS)
    resign(window)
    assert kept(paths) == []


def test_a_game_that_ended_without_a_move_makes_way_unasked(window: MainWindow) -> None:
    window.parts.play.games.new_game(TWO_PLAYERS)
    resign(window)
    assert not window.isWindowModified()
    window.parts.play.games.new_game(TWO_PLAYERS)
    assert window.board.running


def test_what_was_noted_in_a_game_without_a_move_is_asked_about(window: MainWindow) -> None:
    window.parts.play.games.new_game(TWO_PLAYERS)
    window.board.set_text("A fine start")
    resign(window)
    assert window.board.modified
    answer(window, "cancel")
    window.parts.play.games.new_game(TWO_PLAYERS)
    assert not window.board.running


def test_saving_finished_games_can_be_switched_off(game: MainWindow, paths: AppPaths, qtbot: QtBot) -> None:
    game.do("settings")
    dialog = game.parts.settings.dialog
    assert dialog is not None
    qtbot.mouseClick(dialog.keep_games, LEFT)
    dialog.accept()
    resign(game)
    assert kept(paths) == []
    assert game.isWindowModified()


def test_a_folder_that_refuses_finished_games_is_named_and_the_game_counts_as_not_saved(
    game: MainWindow, paths: AppPaths, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    paths.games_dir.write_text("a file where the folder should be")
    resign(game)
    assert str(paths.games_dir) in notice(game)
    assert game.isWindowModified()
    assert game.play_page.panel.end_card.file_name == ""
    choose(monkeypatch, tmp_path / "elsewhere.kif")
    game.notices.action_button.click()
    finish_work(game)
    assert moves_in(tmp_path / "elsewhere.kif") == list(OPENING)
    assert not game.isWindowModified()


def test_nothing_is_left_of_a_file_that_could_not_be_written(
    game: MainWindow, paths: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("shogi_desktop.app.records.automatic_saves.write_atomically", full)
    resign(game)
    assert "No space left on device" in notice(game)
    assert kept(paths) == []


# --- running games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["open", "paste", "start_page"])
def test_a_running_game_waits_to_be_resumed_when_something_else_takes_its_place(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    other = tmp_path / "other.sfen"
    other.write_text("position startpos moves 2g2f")
    choose(monkeypatch, other)
    QGuiApplication.clipboard().setText(other.read_text())
    game.do(way)
    finish_work(game)
    assert not game.board.running
    if way != "start_page":
        assert "waiting" in notice(game)
        assert on_board(game) == ["2g2f"]
    game.do("resume")
    assert game.board.running
    assert on_board(game) == list(OPENING)
    assert not game.notices.isVisible()


def test_the_notice_leads_back_to_the_game_that_waits(game: MainWindow) -> None:
    QGuiApplication.clipboard().setText("position startpos moves 2g2f")
    game.do("paste")
    finish_work(game)
    game.notices.action_button.click()
    assert on_board(game) == list(OPENING)


def test_a_rematch_cannot_break_a_running_game_off(game: MainWindow) -> None:
    game.do("rematch")
    assert game.board.running
    assert on_board(game) == list(OPENING)


def test_a_game_is_resumed_in_one_window_only(make_window: MakeWindow, qtbot: QtBot) -> None:
    first = make_window()
    first.parts.play.games.new_game(TWO_PLAYERS)
    play(first, *OPENING)
    first.show_start_page()
    second = make_window()
    assert second.start_page.resume.isVisible()
    qtbot.mouseClick(first.start_page.resume, LEFT)
    qtbot.mouseClick(second.start_page.resume, LEFT)
    assert "another window" in notice(second)
    assert not second.on_board
    assert not second.start_page.resume.isVisible()
    play(first, "2f2e")
    assert on_board(first) == [*OPENING, "2f2e"]


def test_a_game_cut_off_between_its_last_move_and_its_end_is_finished_at_the_next_start(
    make_window: MakeWindow, paths: AppPaths, qtbot: QtBot
) -> None:
    first = make_window()
    first.settings.update(keep_games=False)
    mate_in_one = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"
    first.parts.play.games.new_game(msgspec.structs.replace(TWO_PLAYERS, handicap="", start_sfen=mate_in_one))
    play(first, "G*5b")
    assert first.board.outcome == Outcome(Reason.CHECKMATE, Color.BLACK)
    first.board.modified = False
    first.show_start_page()
    finish_work(first)
    (journal,) = paths.journal_dir.glob("*.jsonl")
    *before, end = journal.read_bytes().splitlines(keepends=True)
    assert b"CHECKMATE" in end
    journal.write_bytes(b"".join(before))
    first.settings.update(keep_games=True)
    second = make_window()
    qtbot.mouseClick(second.start_page.resume, LEFT)
    finish_work(second)
    assert second.board.outcome == Outcome(Reason.CHECKMATE, Color.BLACK)
    (path,) = kept(paths)
    assert moves_in(path) == ["G*5b"]
    assert second.board.document.path == path
    second.show_start_page()
    assert not second.start_page.resume.isVisible()


def test_a_running_game_that_no_journal_keeps_is_asked_about(make_window: MakeWindow, tmp_path: Path) -> None:
    places = AppPaths.below(tmp_path / "home")
    places.config_dir.mkdir(parents=True)
    places.data_dir.write_text("a file where the folder should be")
    window = make_window(paths=places)
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, *OPENING)
    answer(window, "cancel")
    window.show_start_page()
    assert window.board.running


# --- changed records ----------------------------------------------------------------------------------------


@pytest.fixture
def changed(game: MainWindow) -> MainWindow:
    """A finished game under study, with a branch that is in no file."""
    resign(game)
    game.do("study")
    game.do("first")
    play(game, "9g9f")
    return game


WAYS = ("start_page", "paste", "open", "new game", "quit", "resume")
ANSWERS = (("cancel", False), ("discard", True), ("save", True))
ASKED = [(way, *answer) for way in WAYS for answer in ANSWERS]


@pytest.mark.parametrize(("way", "button", "leaves"), extent(sample=ASKED[::4], whole=ASKED))
def test_changes_to_a_record_are_not_lost_without_asking(
    changed: MainWindow,
    paths: AppPaths,
    make_window: MakeWindow,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    way: str,
    button: str,
    leaves: bool,
) -> None:
    other = tmp_path / "other.sfen"
    other.write_text("position startpos moves 2g2f")
    choose(monkeypatch, other)
    QGuiApplication.clipboard().setText(other.read_text())
    if way == "resume":
        leave_an_unfinished_game(make_window)
        changed.board.news.note(Change.RECORD | Change.STATE)
    record = changed.board.record
    answer(changed, button)
    if way == "quit":
        changed.close()
        assert changed.isVisible() is not leaves
    elif way == "new game":
        changed.parts.play.games.new_game(TWO_PLAYERS)
        assert changed.board.running is leaves
    else:
        changed.do(way)
        finish_work(changed)
        assert (changed.on_board and changed.board.record is record) is not leaves
    (path,) = kept(paths)
    assert ("９六歩" in path.read_text(encoding="utf-8")) is (button == "save")


def leave_an_unfinished_game(make_window: MakeWindow) -> None:
    window = make_window()
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, "7g7f")
    window.close()


def test_cancelling_keeps_what_was_chosen_for_the_new_game(changed: MainWindow, qtbot: QtBot) -> None:
    changed.parts.new_games.ask()
    dialog = changed.parts.new_games.dialog
    assert dialog is not None
    dialog.level.setValue(9)
    answer(changed, "cancel")
    qtbot.mouseClick(dialog.start, LEFT)
    assert not changed.board.running
    assert changed.settings.current.new_game == NewGameChoices(rung=9)


def test_what_was_given_up_is_not_asked_about_again(changed: MainWindow) -> None:
    answer(changed, "discard")
    changed.show_start_page()
    assert changed.close()


def test_a_record_that_cannot_be_saved_is_not_left(
    changed: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("shogi_desktop.app.records.files.write_atomically", full)
    answer(changed, "save")
    changed.show_start_page()
    assert changed.on_board
    assert "No space left on device" in notice(changed)
