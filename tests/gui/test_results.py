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

from shogi_desktop.app.engines import EngineMissingError
from shogi_desktop.app.history import PlayedGame
from shogi_desktop.app.opponent_protocol import Opponent, OpponentGame
from shogi_desktop.app.paths import AppPaths
from shogi_desktop.app.rating import LEVEL_POINTS
from shogi_desktop.app.setup import GameSetup, PlayerSetup
from shogi_desktop.gui.dialogs.history_dialog import HistoryDialog
from shogi_desktop.gui.main_window import MainWindow
from shogi_desktop.rules import Variant
from tests.gui.hands import LEFT, TWO_PLAYERS, choose, notice, play

MakeWindow = Callable[..., MainWindow]
AGAINST_COMPUTER = GameSetup(black=PlayerSetup("Aiko"), white=PlayerSetup(level=4))
GAME = PlayedGame("2026-11-21T18:05:07", "shogi", 3, "even", "black", "won", "checkmate", 87)


def no_engine(variant: Variant, level: int, game: OpponentGame) -> Opponent:
    raise EngineMissingError((Path("/nowhere"),))


@pytest.fixture
def board(make_window: MakeWindow) -> MainWindow:
    return make_window(opponents=no_engine)


def kept(window: MainWindow) -> tuple[PlayedGame, ...]:
    return window.results.history.games()


def show(window: MainWindow) -> HistoryDialog:
    window.do("results")
    dialog = window.results.dialog
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
    board.games.new_game(AGAINST_COMPUTER)
    play(board, "7g7f")
    board.do("resign")
    (game,) = kept(board)
    assert (game.level, game.colour, game.result, game.reason, game.plies) == (
        4, "black", "lost", "resignation", 1,
    )  # fmt: skip
    assert Path(game.file).parent == paths.games_dir and Path(game.file).is_file()


def test_games_of_two_people_are_not_noted(board: MainWindow) -> None:
    board.games.new_game(TWO_PLAYERS)
    play(board, "7g7f")
    board.do("resign")
    assert kept(board) == ()


def test_a_game_that_goes_on_after_its_end_is_noted_once(board: MainWindow) -> None:
    board.games.new_game(AGAINST_COMPUTER)
    play(board, "7g7f")
    board.do("resign")
    board.do("take_back")
    play(board, "2g2f")
    board.do("resign")
    assert len(kept(board)) == 1
    board.games.new_game(AGAINST_COMPUTER)
    play(board, "7g7f")
    board.do("take_back")
    play(board, "2g2f")
    board.do("resign")
    assert [game.taken_back for game in kept(board)] == [0, 1]


def test_the_dialog_tells_levels_rating_and_games(board: MainWindow, qtbot: QtBot) -> None:
    for result in ("won", "won", "lost"):
        board.results.history.add(msgspec.structs.replace(GAME, result=result))
    board.results.history.add(msgspec.structs.replace(GAME, variant="okisakishogi"))
    dialog = show(board)
    qtbot.mouseClick(dialog.variant.button("shogi"), LEFT)
    row = [dialog.levels_model.index(2, column).data() for column in range(9)]
    points = LEVEL_POINTS["shogi"][2]
    assert row == ["3  Learner", str(points), "3", "2", "0", "1", "67 %", "−1", "2"]
    assert points < int(dialog.rating.text()) < points + 300
    assert dialog.score.text() == "2 won, 0 drawn, 1 lost"
    qtbot.mouseClick(dialog.view.button("games"), LEFT)
    assert dialog.games.isVisible() and dialog.games_model.rowCount() == 3
    assert dialog.games_model.index(0, 4).data() == "Lost"
    qtbot.mouseClick(dialog.variant.button("okisakishogi"), LEFT)
    assert dialog.games_model.rowCount() == 1
    dialog.accept()


def test_without_games_the_dialog_says_what_will_be_there(board: MainWindow) -> None:
    dialog = show(board)
    assert dialog.empty.isVisible()
    assert dialog.rating.text() == "–"
    assert not dialog.export.isEnabled() and not dialog.delete.isEnabled()
    dialog.accept()


def test_a_game_is_opened_from_the_table_by_the_keyboard(board: MainWindow, qtbot: QtBot) -> None:
    board.games.new_game(AGAINST_COMPUTER)
    play(board, "7g7f")
    board.do("resign")
    board.show_start_page()
    dialog = show(board)
    qtbot.mouseClick(dialog.view.button("games"), LEFT)
    dialog.games.setFocus()
    dialog.games.selectRow(0)
    assert dialog.open_kifu.isEnabled()
    qtbot.keyClick(dialog.games, Qt.Key.Key_Return)
    assert board.on_board
    assert board.controller.record is not None
    assert [node.move.usi for node in board.controller.record.main_line() if node.move] == ["7g7f"]


def test_results_are_exported(board: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    board.results.history.add(GAME)
    choose(monkeypatch, tmp_path / "out")
    dialog = show(board)
    dialog.export.click()
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as stream:
        (row,) = csv.DictReader(stream)
    assert (row["level"], row["result"], row["moves"]) == ("3", "won", "87")
    dialog.accept()


@pytest.mark.parametrize(
    ("role", "left"),
    [(QMessageBox.ButtonRole.DestructiveRole, 0), (QMessageBox.ButtonRole.RejectRole, 1)],
)
def test_all_results_are_deleted_after_a_question_only(
    board: MainWindow, role: QMessageBox.ButtonRole, left: int
) -> None:
    board.results.history.add(GAME)
    dialog = show(board)
    press_in_question(board, role)
    dialog.delete.click()
    assert len(kept(board)) == left
    dialog.accept()


def test_damaged_results_are_said_when_they_are_shown(board: MainWindow, paths: AppPaths) -> None:
    board.results.history.add(GAME)
    with paths.results_file.open("ab") as stream:
        stream.write(b"{\n")
    dialog = show(board)
    assert "set aside" in notice(board)
    assert dialog.levels_model.index(2, 2).data() == "1"
    dialog.accept()
