"""A game played from the keyboard alone in the real window: moves typed in each notation, and the cursor."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from shogi_desktop.app.settings.game_setup import GameSetup, PersonSetup
from shogi_desktop.gui.window.main_window import MainWindow
from tests.gui.hands import TWO_PLAYERS, notice

IN_HAND = "4k4/9/9/9/9/9/9/9/4K4 b PN 1"
NEAR_ZONE = "4k4/9/9/P8/9/9/9/9/4K4 b - 1"
BEFORE_TRADE = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1"


def begin(window: MainWindow, sfen: str | None = None) -> None:
    window.activateWindow()
    setup = GameSetup(handicap="", start_sfen=sfen, black=PersonSetup("A"), white=PersonSetup("B"))
    window.parts.play.games.new_game(TWO_PLAYERS if sfen is None else setup)
    window.play_page.board.setFocus()


def played(window: MainWindow) -> list[str]:
    assert window.board.record is not None
    return [node.move.usi for node in window.board.record.main_line() if node.move]


TYPED: list[tuple[str | None, str, str]] = [
    (None, "7g7f", "7g7f"),
    (None, "P-7f", "7g7f"),
    (None, "p7f", "7g7f"),
    (None, "P-76", "7g7f"),
    (None, "G6i-7h", "6i7h"),
    (BEFORE_TRADE, "8h2b+", "8h2b+"),
    (BEFORE_TRADE, "Bx2b+", "8h2b+"),
    (BEFORE_TRADE, "Bx2b=", "8h2b"),
    (IN_HAND, "P*5e", "P*5e"),
    (IN_HAND, "p*5e", "P*5e"),
    (IN_HAND, "P'5e", "P*5e"),
    (IN_HAND, "P'55", "P*5e"),
    (IN_HAND, "N*3d", "N*3d"),
    (NEAR_ZONE, "9d9c+", "9d9c+"),
    (NEAR_ZONE, "P-9c+", "9d9c+"),
    (NEAR_ZONE, "P-9c=", "9d9c"),
]


def test_a_typed_move_is_played(window: MainWindow, qtbot: QtBot, subtests: pytest.Subtests) -> None:
    for sfen, typed, move in TYPED:
        with subtests.test(typed=typed):
            begin(window, sfen)
            board = window.play_page.board
            qtbot.keyClicks(board, typed)
            assert played(window) == []
            qtbot.keyClick(board, Qt.Key.Key_Return)
            assert played(window) == [move]


def test_both_sides_are_typed_one_after_the_other(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    board = window.play_page.board
    for typed in ("P-7f", "3c3d", "Bx2b+", "Sx2b", "B*4e"):
        qtbot.keyClicks(board, typed)
        qtbot.keyClick(board, Qt.Key.Key_Enter)
    assert played(window) == ["7g7f", "3c3d", "8h2b+", "3a2b", "B*4e"]


def test_a_typed_move_that_cannot_be_made_is_told_and_can_be_corrected(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin(window)
    board = window.play_page.board
    qtbot.keyClicks(board, "P-7e")
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert played(window) == []
    assert notice(window)
    qtbot.keyClick(board, Qt.Key.Key_Backspace)
    qtbot.keyClicks(board, "f")
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert played(window) == ["7g7f"]
    assert not window.notices.isVisible()


def test_shortcuts_of_one_letter_and_arrows_are_the_windows_until_a_move_is_typed(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin(window)
    board = window.play_page.board
    qtbot.keyClick(board, Qt.Key.Key_F)
    assert window.play_page.flipped
    qtbot.keyClicks(board, "7g7f")
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert window.play_page.flipped
    assert played(window) == ["7g7f"]
    qtbot.keyClick(board, Qt.Key.Key_Left)
    assert window.board.cursor is not None
    assert window.board.cursor.index == 0


def test_arrows_and_enter_move_pieces(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    board, scene = window.play_page.board, window.play_page.scene
    scene.show_cursor()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Return):
        qtbot.keyClick(board, key)
    assert played(window) == ["5g5f"]


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        (Qt.Key.Key_Return, "5d5c+"),
        (Qt.Key.Key_Plus, "5d5c+"),
        (Qt.Key.Key_Equal, "5d5c"),
        (Qt.Key.Key_Minus, "5d5c"),
    ],
)
def test_promotion_is_chosen_by_keys(window: MainWindow, qtbot: QtBot, answer: Qt.Key, move: str) -> None:
    begin(window, "4k4/9/9/4P4/9/9/9/9/4K4 b - 1")
    board, scene = window.play_page.board, window.play_page.scene
    scene.show_cursor()
    for key in (*[Qt.Key.Key_Up] * 5, Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Return):
        qtbot.keyClick(board, key)
    assert scene.chooser is not None
    qtbot.keyClick(board, answer)
    assert played(window) == [move]


def test_a_piece_in_hand_is_dropped_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, "4k4/9/9/9/9/9/9/9/4K4 b P 1")
    board, scene = window.play_page.board, window.play_page.scene
    scene.show_cursor()
    for key in (*[Qt.Key.Key_Right] * 5, Qt.Key.Key_Return, Qt.Key.Key_Left, Qt.Key.Key_Return):
        qtbot.keyClick(board, key)
    (move,) = played(window)
    assert move.startswith("P*1")
