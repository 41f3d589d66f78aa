"""The board played from the keyboard alone, and what a screen reader hears of it."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.board import OnStand
from shogi_desktop.gui.board.marks_item import Mark
from shogi_desktop.gui.board.spots import Direction, neighbour
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Variant, parse_usi_move
from tests.gui.board.boards import MakeBoard

UP, DOWN, LEFT, RIGHT = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right
ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape


def test_arrows_and_enter_make_a_move(board: MakeBoard) -> None:
    b = board()
    b.view.setFocus()
    b.key(UP, UP, ENTER)
    assert b.held() == b.spot("5g")
    b.key(UP, ENTER)
    assert b.moves == ["5g5f"]
    assert b.marked(Mark.CURSOR) == {b.spot("5f")}


def test_on_a_flipped_board_arrows_follow_the_eye(board: MakeBoard) -> None:
    b = board(flipped=True)
    b.key(RIGHT)
    assert b.scene.cursor == b.spot("6a")
    b.key(UP)
    assert b.scene.cursor == b.spot("6b")


def test_a_drop_from_the_near_stand(board: MakeBoard) -> None:
    b = board("4k4/9/9/9/9/9/9/9/4K4 b G2P 1")
    b.key(RIGHT, RIGHT, RIGHT, RIGHT, RIGHT)
    assert b.scene.cursor == b.spot("b:gold") or b.scene.cursor == b.spot("b:pawn")
    b.key(ENTER)
    held = b.held()
    assert isinstance(held, OnStand) and held == b.scene.cursor
    b.key(LEFT, ENTER)
    assert len(b.moves) == 1
    assert b.moves[0].startswith(f"{held.kind.symbol}*1")


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize(
    ("sfen", "variant"),
    [
        ("4k4/9/9/9/9/9/9/9/4K4 b RB2G2S2N2L9Prb2g2s2n2l9p 1", STANDARD),
        ("4k4/9/9/9/9/9/9/9/4K4 b RPp 1", STANDARD),
        ("4k5/10/10/10/10/10/10/10/10/4K5 b QRB2G2S2N2L10Pqrb2g2s2n2l10p 1", OKISAKI),
    ],
    ids=["full", "few", "okisaki"],
)
def test_every_square_and_every_piece_in_hand_can_be_reached(
    board: MakeBoard, sfen: str, variant: Variant, flipped: bool
) -> None:
    b = board(sfen, variant, flipped=flipped)
    places = b.scene.places()
    assert len(places) == len(variant.squares) + sum(len(b.position.hand(color).items()) for color in Color)
    start = b.spot("5e")
    reached, open_ends = {start}, [start]
    while open_ends:
        here = open_ends.pop()
        for direction in Direction:
            there = neighbour(places[here], direction, places)
            if there is not None and there not in reached:
                reached.add(there)
                open_ends.append(there)
    assert reached == set(places)


def test_promotion_is_answered_by_keys(board: MakeBoard) -> None:
    b = board("4k4/9/9/4P4/9/9/9/9/4K4 b - 1")
    b.scene.show_cursor()
    b.key(UP, UP, UP, UP, UP, ENTER, UP, ENTER)
    assert b.scene.chooser is not None
    b.type("=")
    assert b.moves == ["5d5c"]


def test_escape_gives_up_one_thing_at_a_time(board: MakeBoard) -> None:
    b = board()
    b.key(UP, UP, ENTER)
    b.key(ESC)
    assert b.held() is None
    assert b.scene.cursor == b.spot("5g")
    b.key(ESC)
    assert b.scene.cursor is None


def test_enter_where_nothing_can_be_done_is_rejected(board: MakeBoard) -> None:
    b = board()
    b.key(UP, ENTER)
    assert b.rejections == [1]
    assert b.held() is None


def test_the_mouse_hides_the_cursor(board: MakeBoard) -> None:
    b = board()
    b.key(UP)
    b.click("5e")
    assert b.scene.cursor is None
    assert not b.marked(Mark.CURSOR)


def test_focus_by_tab_shows_the_cursor_focus_by_mouse_does_not(board: MakeBoard, qtbot: QtBot) -> None:
    b = board()
    b.view.activateWindow()
    qtbot.waitUntil(b.view.isActiveWindow)
    b.view.clearFocus()
    b.view.setFocus(Qt.FocusReason.MouseFocusReason)
    assert b.scene.cursor is None
    b.view.clearFocus()
    b.view.setFocus(Qt.FocusReason.TabFocusReason)
    assert b.scene.cursor == b.spot("5i")


def test_the_cursor_leaves_a_place_that_has_gone(board: MakeBoard) -> None:
    b = board("4k4/9/9/9/9/9/9/9/4K4 b G 1")
    b.key(RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, ENTER, LEFT, ENTER)
    b.key(RIGHT)
    assert b.scene.cursor in b.scene.places()


def test_window_shortcuts_on_arrows_work_until_the_cursor_is_shown(board: MakeBoard, qtbot: QtBot) -> None:
    b = board()
    window = QMainWindow()
    qtbot.addWidget(window)
    back = QAction("back", window)
    back.setShortcut(QKeySequence(Qt.Key.Key_Left))
    stepped = []
    back.triggered.connect(lambda: stepped.append(1))
    window.addAction(back)
    window.setCentralWidget(b.view)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    b.view.setFocus(Qt.FocusReason.MouseFocusReason)
    b.key(LEFT)
    assert stepped == [1]
    assert b.scene.cursor is None
    b.scene.show_cursor()
    b.key(LEFT)
    assert stepped == [1]
    assert b.scene.cursor == b.spot("6i")
    b.key(ESC, LEFT)
    assert stepped == [1, 1]
    window.takeCentralWidget()


@pytest.mark.parametrize("text", ["P-7f", "7g7f", "P*5e", "+N-36", "10j9j", "f"])
def test_a_typed_move_is_offered(board: MakeBoard, text: str) -> None:
    b = board()
    typed: list[str] = []
    entered: list[object] = []
    b.view.text_typed.connect(typed.append)
    b.view.text_entered.connect(entered.append)
    b.type(text)
    b.key(ENTER)
    if text == "f":
        assert typed == []
        return
    assert typed == [text[: n + 1] for n in range(len(text))]
    assert entered == [text]
    assert b.moves == []


def test_a_typed_move_that_is_played_disappears_one_refused_stays_to_be_corrected(board: MakeBoard) -> None:
    b = board()
    typed: list[str] = []
    b.view.text_typed.connect(typed.append)

    def play(text: str) -> None:
        if text == "7g7f":
            b.position.play(parse_usi_move(text, STANDARD))
            b.show()

    b.view.text_entered.connect(play)
    b.type("7g7e")
    plain = b.view.grab().toImage()
    b.key(ENTER)
    assert typed[-1] == "7g7e"
    assert b.view.grab().toImage() != plain
    b.key(Qt.Key.Key_Backspace)
    b.type("f")
    assert b.view.grab().toImage() != plain
    b.key(ENTER)
    assert typed[-1] == ""
    assert b.shows(b.position)


def test_keys_of_other_alphabets_are_left_to_others(board: MakeBoard) -> None:
    b = board()
    typed: list[str] = []
    b.view.text_typed.connect(typed.append)
    for text in "фФÅ歩":
        event = QKeyEvent(QEvent.Type.KeyPress, ord(text), Qt.KeyboardModifier.NoModifier, text)
        QApplication.sendEvent(b.view, event)
        assert not event.isAccepted()
    assert typed == []


def test_typing_can_be_corrected_and_given_up(board: MakeBoard) -> None:
    b = board()
    typed: list[str] = []
    b.view.text_typed.connect(typed.append)
    b.type("P-8")
    b.key(Qt.Key.Key_Backspace)
    b.type("7")
    b.key(ESC)
    assert typed == ["P", "P-", "P-8", "P-", "P-7", ""]


def test_nothing_is_typed_on_a_board_only_looked_at(board: MakeBoard) -> None:
    b = board()
    b.scene.set_move_source(None)
    typed: list[str] = []
    b.view.text_typed.connect(typed.append)
    b.type("P-7f")
    assert typed == []


@pytest.mark.parametrize(
    ("sfen", "variant", "keys", "words"),
    [
        (None, STANDARD, (UP, UP), "5g, Black pawn"),
        (None, STANDARD, (UP, UP, UP), "5f, empty"),
        (None, OKISAKI, (RIGHT,), "4j, Black gold"),
        ("4k4/4+r4/9/9/9/9/9/9/4K4 b 3P 1", STANDARD, (RIGHT,) * 5, "Black pawn in hand, 3"),
        ("4k4/9/9/9/9/9/9/4+r4/4K4 b 3P 1", STANDARD, (UP,), "5h, White dragon"),
        (None, STANDARD, (UP, UP, ENTER), "Picked up: 5g, Black pawn"),
    ],
)
def test_the_place_of_the_cursor_is_told_in_words(
    board: MakeBoard, sfen: str | None, variant: Variant, keys: tuple[Qt.Key, ...], words: str
) -> None:
    b = board(sfen, variant)
    assert b.view.accessibleName() == "Board"
    b.key(*keys)
    assert b.view.accessibleDescription() == words
