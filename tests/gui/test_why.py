"""Why a move is impossible is said at the board, at once, and goes again; by real mouse and key events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from shogi_desktop.app.settings.game_setup import GameSetup, PersonSetup
from shogi_desktop.game import Circle
from shogi_desktop.gui.board import OnBoard, OnStand
from shogi_desktop.gui.settings.dialog import Page
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import STANDARD, Color, parse_square, parse_usi_move
from tests.gui.hands import LEFT, Hands, playing
from tests.support.screens import settle

EVERY_FILE = "4k4/9/9/9/9/9/PPPPPPPPP/9/4K4 b P 1"
PAWN = "4k4/9/9/9/9/9/4P4/9/4K4 b P 1"
PINNED = "4k4/9/9/9/4r4/9/4G4/9/4K4 b - 1"
CHECKED = "4k4/9/9/9/4r4/9/9/9/3GK4 b P 1"
MATING = "7nk/9/7G1/9/9/9/9/9/4K4 b P 1"


def begin(window: MainWindow, sfen: str | None = None) -> None:
    window.settings.update(language="en", animate_moves=False)
    window.parts.play.games.new_game(
        GameSetup(
            "shogi", "even" if sfen is None else "", PersonSetup("Aiko"), PersonSetup("Ben"), start_sfen=sfen
        )
    )


def on(name: str) -> OnBoard:
    return OnBoard(parse_square(name))


IN_HAND = OnStand(Color.BLACK, STANDARD.kind("pawn"))


def said(window: MainWindow) -> str:
    bubble = window.play_page.board.bubble
    return bubble.text() if bubble.isVisible() else ""


def circles(window: MainWindow) -> set[int]:
    marks = window.play_page.scene.annotations.marks
    return {mark.square for mark in marks if isinstance(mark, Circle)}


IMPOSSIBLE: list[tuple[str | None, OnBoard | OnStand, str, str, str]] = [
    (PAWN, IN_HAND, "5e", "Nifu: you already have a pawn on that file.", "5g"),
    (PAWN, IN_HAND, "4a", "Not there: the piece could never move again.", ""),
    (PAWN, on("5g"), "5e", "The piece does not move that way.", ""),
    (PINNED, on("5g"), "4g", "The piece is pinned: if it leaves, your king could be captured.", "5e"),
    (CHECKED, on("6i"), "6h", "Your king is in check: your move must get it out of check.", "5e"),
    (CHECKED, on("5i"), "5h", "The king could be captured there.", "5e"),
    (MATING, IN_HAND, "1b", "Uchifuzume: a dropped pawn may not give checkmate.", "1a"),
    (None, on("2h"), "2d", "Another piece is in the way.", "2g"),
]


def test_a_move_that_is_impossible_is_answered_at_the_board(
    window: MainWindow, qtbot: QtBot, subtests: pytest.Subtests
) -> None:
    for sfen, held, target, words, shown in IMPOSSIBLE:
        with subtests.test(words=words):
            begin(window, sfen)
            hands, board = Hands(window, qtbot), window.play_page.board
            place = board.geometry()
            hands.click(held)
            assert window.play_page.scene.held == held
            hands.click(on(target))
            assert said(window) == words
            assert circles(window) == {parse_square(name) for name in shown.split()}
            assert board.accessibleDescription() == words
            assert board.geometry() == place
            assert board.viewport().rect().contains(board.bubble.geometry())
            assert window.board.running and playing(window).plies == 0


def test_dragged_onto_a_piece_of_ones_own(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    hands, viewport = Hands(window, qtbot), window.play_page.board.viewport()
    start, end = hands.point(on("5i")), hands.point(on("4i"))
    qtbot.mousePress(viewport, LEFT, pos=start)
    qtbot.mouseMove(viewport, (start + end) / 2)
    qtbot.mouseMove(viewport, end)
    qtbot.mouseRelease(viewport, LEFT, pos=end)
    assert said(window) == "One of your own pieces is there."


def test_a_pawn_that_can_go_nowhere_is_picked_up_and_says_why(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, EVERY_FILE)
    hands = Hands(window, qtbot)
    hands.click(IN_HAND)
    assert window.play_page.scene.held == IN_HAND
    assert said(window) == "Nifu: you already have a pawn on every file where it could go."
    assert circles(window) == {parse_square(f"{file}g") for file in range(1, 10)}
    hands.click(on("5e"))
    assert said(window) == "Nifu: you already have a pawn on that file."


def test_a_piece_that_its_own_side_shuts_in_says_so(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    Hands(window, qtbot).click(on("8h"))
    assert window.play_page.scene.held == on("8h")
    assert said(window) == "It cannot move: your own pieces are in its way."


def test_by_the_keys_too(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    board = window.play_page.board
    board.setFocus()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Left, Qt.Key.Key_Up):
        qtbot.keyClick(board, key)
    qtbot.keyClick(board, Qt.Key.Key_Up)
    qtbot.keyClick(board, Qt.Key.Key_Up)
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert said(window) == "The piece does not move that way."


def test_a_typed_move_is_answered_in_the_same_words(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    board = window.play_page.board
    board.setFocus()
    qtbot.keyClicks(board, "2h2d")
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert said(window) == "Another piece is in the way."
    assert window.notices.isHidden()


@pytest.mark.parametrize("way", ["press", "move", "time", "flip", "language"])
def test_what_was_said_goes_again(window: MainWindow, qtbot: QtBot, way: str) -> None:
    begin(window)
    hands = Hands(window, qtbot)
    hands.click(on("2h"))
    hands.click(on("2d"))
    assert said(window) and circles(window)
    bubble = window.play_page.board.bubble
    if way == "press":
        hands.click(on("7g"))
    elif way == "flip":
        qtbot.keyClick(window, Qt.Key.Key_F)
    elif way == "language":
        window.settings.update(language="cs")
        settle()
    elif way == "move":
        hands.window.board.play(parse_usi_move("7g7f", STANDARD))
    else:
        bubble.timer.setInterval(1)
        bubble.timer.start()
        qtbot.waitSignal(bubble.gone).wait()
    assert not said(window) and not circles(window)


def rest_on(window: MainWindow, spot: OnBoard | OnStand, qtbot: QtBot) -> str:
    """What is told when the mouse rests there."""
    board = window.play_page.board
    point = Hands(window, qtbot).point(spot)
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    event = QHelpEvent(QEvent.Type.ToolTip, point, board.viewport().mapToGlobal(point))
    QApplication.sendEvent(board.viewport(), event)
    return QToolTip.text() if QToolTip.isVisible() else ""


def test_a_piece_tells_what_it_is_when_the_mouse_rests_on_it(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, PAWN)
    pawn = "Pawn  歩\nOne square straight forward."
    assert rest_on(window, on("5g"), qtbot) == pawn
    assert rest_on(window, IN_HAND, qtbot) == pawn
    assert rest_on(window, on("5a"), qtbot).startswith("King")
    assert rest_on(window, on("5e"), qtbot) == ""
    Hands(window, qtbot).click(on("5g"))
    assert rest_on(window, on("5i"), qtbot) == ""
    window.play_page.scene.cancel_selection()
    window.do("settings")
    dialog = window.parts.settings.dialog
    assert dialog is not None
    dialog.show_page(Page.BOARD)
    qtbot.mouseClick(dialog.piece_tips, LEFT)
    dialog.accept()
    assert rest_on(window, on("5g"), qtbot) == ""


def test_the_other_sides_pieces_are_left_alone(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    Hands(window, qtbot).click(on("3c"))
    assert window.play_page.scene.held is None and not said(window)
