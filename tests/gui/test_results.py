"""Results against the computer: noted when a game ends, shown, exported and deleted in their dialog."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from shogi_desktop.app.results.history import PlayedGame
from shogi_desktop.app.results.rating import LEVEL_POINTS
from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, PersonSetup
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.gui.results.dialog import HistoryDialog
from shogi_desktop.gui.widgets.plain import MessageBox
from shogi_desktop.gui.window.main_window import MainWindow
from tests.gui.hands import LEFT, TWO_PLAYERS, choose, finish_work, notice, play, playing, resign
from tests.support.extent import extent
from tests.support.players import no_engine

MakeWindow = Callable[..., MainWindow]
AGAINST_COMPUTER = GameSetup(black=PersonSetup("Aiko"), white=LevelSetup(4))
GAME = PlayedGame("2026-11-21T18:05:07", "shogi", "even", "black", "won", "checkmate", 87, strength=3)


@pytest.fixture
def board(make_window: MakeWindow) -> MainWindow:
    return make_window(no_engine)


def kept(window: MainWindow) -> tuple[PlayedGame, ...]:
    return window.parts.results.history.games()


def show(window: MainWindow) -> HistoryDialog:
    window.do("results")
    dialog = window.parts.results.dialog
    assert dialog is not None
    return dialog


def press_in_question(window: MainWindow, role: QMessageBox.ButtonRole) -> None:
    """Press that button of the question which is about to be asked."""

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        (button,) = (button for button in box.buttons() if box.buttonRole(button) is role)
        assert isinstance(button, QPushButton)
        button.click()

    QTimer.singleShot(0, window, press)


def test_a_game_against_the_computer_is_noted_with_its_kifu(board: MainWindow, paths: AppPaths) -> None:
    board.parts.play.games.new_game(AGAINST_COMPUTER)
    play(board, "7g7f")
    resign(board)
    (game,) = kept(board)
    assert (game.rung, game.colour, game.result, game.reason, game.plies) == (
        4, "black", "lost", "resignation", 1,
    )  # fmt: skip
    assert Path(game.file).parent == paths.games_dir and Path(game.file).is_file()


def test_games_of_two_people_are_not_noted(board: MainWindow) -> None:
    board.parts.play.games.new_game(TWO_PLAYERS)
    play(board, "7g7f")
    resign(board)
    assert kept(board) == ()


def test_a_resignation_taken_back_is_no_result(board: MainWindow) -> None:
    board.parts.play.games.new_game(AGAINST_COMPUTER)
    play(board, "7g7f")
    resign(board)
    assert len(kept(board)) == 1
    board.do("take_back")
    assert kept(board) == ()
    play(board, "2g2f")
    resign(board)
    (game,) = kept(board)
    assert game.taken_back == 1 and game.rated() is None


def test_another_end_stands_though_the_game_goes_on_after_it(board: MainWindow) -> None:
    board.parts.play.games.new_game(
        GameSetup(white=LevelSetup(4), handicap="", start_sfen="4k4/9/4P4/9/9/9/9/9/4K4 b G 1")
    )
    play(board, "G*5b")
    assert board.board.outcome is not None
    board.do("take_back")
    assert board.board.running
    assert len(kept(board)) == 1
    playing(board).resign()
    (game,) = kept(board)
    assert game.reason == "checkmate"


def test_take_backs_are_noted(board: MainWindow) -> None:
    board.parts.play.games.new_game(AGAINST_COMPUTER)
    play(board, "7g7f")
    board.do("take_back")
    play(board, "2g2f")
    resign(board)
    assert [game.taken_back for game in kept(board)] == [1]


def test_the_dialog_tells_levels_rating_and_games(board: MainWindow, qtbot: QtBot) -> None:
    for result in ("won", "won", "lost", "won", "lost"):
        board.parts.results.history.add(msgspec.structs.replace(GAME, result=result))
    board.parts.results.history.add(msgspec.structs.replace(GAME, variant="okisakishogi"))
    dialog = show(board)
    qtbot.mouseClick(dialog.variant.button("shogi"), LEFT)
    row = [dialog.levels_model.index(2, column).data() for column in range(9)]
    points = LEVEL_POINTS["shogi"][2]
    assert row == ["3  First steps", str(points), "5", "3", "0", "2", "60%", "−1", "2"]
    about, rating = dialog.rating.text().split()
    assert about == "about" and points < int(rating) < points + 300
    assert dialog.score.text() == "3 won, 0 drawn, 2 lost"
    qtbot.mouseClick(dialog.view.button("games"), LEFT)
    assert dialog.games.isVisible() and dialog.games_model.rowCount() == 5
    assert dialog.games_model.index(0, 4).data() == "Lost"
    qtbot.mouseClick(dialog.variant.button("okisakishogi"), LEFT)
    assert dialog.games_model.rowCount() == 1
    dialog.accept()


def test_in_a_low_dialog_the_curve_is_a_view_of_its_own_and_the_table_has_its_room(
    board: MainWindow, qtbot: QtBot
) -> None:
    for result in ("won", "won", "lost", "won", "lost"):
        board.parts.results.history.add(msgspec.structs.replace(GAME, result=result))
    dialog = show(board)
    dialog.resize(900, 760)
    qtbot.waitUntil(lambda: dialog.height() == 760)
    assert dialog.curve.isVisible() and dialog.levels.isVisible()
    assert not dialog.view.button("curve").isVisible()
    dialog.resize(900, 560)
    qtbot.waitUntil(lambda: dialog.view.button("curve").isVisible())
    qtbot.waitUntil(lambda: dialog.levels.height() > dialog.height() // 2)
    assert not dialog.curve.isVisible()
    qtbot.mouseClick(dialog.view.button("curve"), LEFT)
    assert dialog.curve.isVisible() and not dialog.levels.isVisible()
    dialog.resize(900, 760)
    qtbot.waitUntil(dialog.levels.isVisible)
    assert dialog.curve.isVisible() and dialog.view.value == "levels"
    qtbot.keyClick(dialog.view.button("games"), Qt.Key.Key_Right)
    assert dialog.view.value != "curve", "what is not offered is not reached by the arrows"
    dialog.accept()


@pytest.mark.parametrize("results", extent(sample=["l", "w" * 20], whole=["l", "wlwl", "w" * 20, "l" * 20]))
def test_no_rating_is_told_before_games_say_something(board: MainWindow, results: str) -> None:
    for result in results:
        board.parts.results.history.add(
            msgspec.structs.replace(GAME, result="won" if result == "w" else "lost", level=1)
        )
    dialog = show(board)
    assert dialog.rating.text() == "–"
    told = "A rating needs 5 counted games, with both wins and losses"
    assert dialog.interval.text().startswith(told)
    assert f"so far: {len(results)}." in dialog.interval.text()
    assert dialog.curve.accessibleName() == "No rating yet"
    dialog.accept()


def test_a_rating_is_never_negative(board: MainWindow) -> None:
    for number in range(40):
        result = "won" if number % 20 == 0 else "lost"
        board.parts.results.history.add(msgspec.structs.replace(GAME, result=result, level=1))
    dialog = show(board)
    assert dialog.rating.text() == "under 100"
    assert dialog.interval.text().startswith("95%: 0 to ")
    dialog.accept()


def test_without_games_the_dialog_says_what_will_be_there(board: MainWindow) -> None:
    dialog = show(board)
    assert dialog.empty.isVisible()
    assert dialog.rating.text() == "–"
    assert not dialog.export.isEnabled() and not dialog.delete.isEnabled()
    dialog.accept()


def test_a_game_is_opened_from_the_table_by_the_keyboard(board: MainWindow, qtbot: QtBot) -> None:
    board.parts.play.games.new_game(AGAINST_COMPUTER)
    play(board, "7g7f")
    resign(board)
    board.show_start_page()
    dialog = show(board)
    qtbot.mouseClick(dialog.view.button("games"), LEFT)
    dialog.games.setFocus()
    dialog.games.selectRow(0)
    assert dialog.open_kifu.isEnabled()
    qtbot.keyClick(dialog.games, Qt.Key.Key_Return)
    finish_work(board)
    assert board.on_board
    assert board.board.record is not None
    assert [node.move.usi for node in board.board.record.main_line() if node.move] == ["7g7f"]


def test_results_are_exported_or_what_hinders_it_is_told(
    board: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    board.parts.results.history.add(GAME)
    choose(monkeypatch, tmp_path / "out")
    dialog = show(board)
    dialog.export.click()
    qtbot.waitUntil((tmp_path / "out.csv").exists)
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as stream:
        (row,) = csv.DictReader(stream)
    assert (row["level"], row["result"], row["moves"]) == ("3", "won", "87")
    told: list[str] = []
    monkeypatch.setattr(MessageBox, "exec", lambda box: told.append(box.text()))
    choose(monkeypatch, tmp_path / "out.csv" / "more.csv")
    dialog.export.click()
    qtbot.waitUntil(lambda: bool(told))
    assert "more.csv cannot be written" in told[0]
    dialog.accept()


@pytest.mark.parametrize(
    ("role", "left"),
    [(QMessageBox.ButtonRole.DestructiveRole, 0), (QMessageBox.ButtonRole.RejectRole, 1)],
)
def test_all_results_are_deleted_after_a_question_only(
    board: MainWindow, role: QMessageBox.ButtonRole, left: int
) -> None:
    board.parts.results.history.add(GAME)
    dialog = show(board)
    press_in_question(board, role)
    dialog.delete.click()
    assert len(kept(board)) == left
    dialog.accept()


def test_damaged_results_are_said_when_they_are_shown(board: MainWindow, paths: AppPaths) -> None:
    board.parts.results.history.add(GAME)
    with paths.results_file.open("ab") as stream:
        stream.write(b"{\n")
    dialog = show(board)
    assert "moved to" in notice(board)
    assert dialog.levels_model.index(2, 2).data() == "1"
    dialog.accept()
