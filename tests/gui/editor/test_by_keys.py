"""Setting up from the keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shogi_desktop.app.records.position_editor import Draft, OnSquare
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Variant, parse_square
from tests.gui.editor.conftest import EditorHands
from tests.gui.hands import notice, play

Key = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def cursor_on(hands: EditorHands, name: str) -> None:
    """Walk the cursor to a square by arrows."""
    hands.key(Key.Key_Up)  # shows it
    wanted = parse_square(name)
    for _ in range(40):
        here = hands.page.scene.cursor
        assert isinstance(here, OnSquare)
        files, ranks = (here.square >> 4) - (wanted >> 4), (here.square & 15) - (wanted & 15)
        if not files and not ranks:
            return
        if files:
            hands.key(Key.Key_Right if files > 0 else Key.Key_Left)
        else:
            hands.key(Key.Key_Up if ranks > 0 else Key.Key_Down)
    pytest.fail(f"the cursor never came to {name}")


@pytest.mark.parametrize(
    ("variant", "sfen"),
    [
        (STANDARD, "4k4/9/4+P4/9/9/9/9/9/4K4 b - 1"),
        (OKISAKI, "5k4/10/5+P4/10/10/10/10/10/10/5K4 b - 1"),
    ],
)
def test_a_whole_position_by_letters(hands: EditorHands, variant: Variant, sfen: str) -> None:
    hands.page.change(Draft.empty(variant))
    cursor_on(hands, "5a")
    hands.type("k")
    cursor_on(hands, "5c")
    hands.type("P+")
    cursor_on(hands, f"5{'abcdefghij'[variant.ranks - 1]}")
    hands.type("K")
    assert hands.shows(sfen)


def test_letters_space_plus_and_delete(hands: EditorHands) -> None:
    hands.page.change(Draft.empty(STANDARD))
    cursor_on(hands, "5e")
    seen = []
    for text in ("s", "S", "+", "+", " ", " "):
        hands.type(text)
        seen.append(hands.page.draft.men[parse_square("5e")].symbol)
    assert seen == ["s", "S", "+S", "S", "+S", "s"]
    hands.key(Key.Key_Delete)
    assert hands.page.draft == Draft.empty(STANDARD)


def test_a_letter_that_the_box_has_not_is_refused_in_words(hands: EditorHands) -> None:
    cursor_on(hands, "5e")
    hands.type("R")
    assert "No piece of this kind is left in the box: rook" in notice(hands.window)
    assert not hands.page.editor.edited


def test_enter_picks_up_and_puts_down(hands: EditorHands) -> None:
    cursor_on(hands, "7g")
    hands.key(Key.Key_Return)
    assert hands.page.scene.held == hands.place("7g")
    cursor_on(hands, "7f")
    hands.key(Key.Key_Return)
    assert hands.shows("lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1")


def test_the_cursor_reaches_stands_and_box(hands: EditorHands) -> None:
    hands.page.change(Draft.empty(STANDARD))
    cursor_on(hands, "1i")
    hands.key(Key.Key_Right)
    assert hands.page.scene.cursor == hands.place("b:pawn")
    hands.type("g")  # a letter adds to this hand, whatever its case
    hands.key(Key.Key_Up, Key.Key_Up, Key.Key_Up, Key.Key_Up)
    assert hands.page.scene.cursor == hands.place("box:lance")
    hands.key(Key.Key_Space)
    assert hands.page.scene.box_color is Color.WHITE
    hands.key(Key.Key_Return, Key.Key_Left, Key.Key_Return)
    assert hands.page.draft.hand(Color.BLACK).count(STANDARD.kind("gold")) == 1
    assert [piece.symbol for piece in hands.page.draft.men.values()] == ["l"]


def test_every_place_can_be_reached_by_arrows(hands: EditorHands) -> None:
    layout = hands.page.scene.layout
    reached = {hands.place("5e")}
    todo = [hands.place("5e")]
    keys = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
    while todo:
        here = todo.pop()
        for key in keys:
            hands.page.scene.show_cursor(here)
            hands.key(key)
            there = hands.page.scene.cursor
            assert there is not None
            if there not in reached:
                reached.add(there)
                todo.append(there)
    assert reached == set(layout.places())


def test_undo_and_redo_by_their_keys(hands: EditorHands) -> None:
    start = hands.page.draft.sfen()
    hands.drag("7g", "7f")
    hands.drag("3c", "3d")
    both = hands.page.draft.sfen()
    hands.key(Key.Key_Z, Key.Key_Z, held=CTRL)
    assert hands.shows(start)
    hands.key(Key.Key_Y, held=CTRL)
    hands.key(Key.Key_Z, held=CTRL | SHIFT)
    assert hands.shows(both)


def test_the_tools_by_their_keys(hands: EditorHands) -> None:
    hands.set_up("4k4/9/9/9/9/9/7P1/9/4K4 b R 1", STANDARD)
    hands.key(Key.Key_R, held=CTRL)
    assert hands.shows("4k4/9/1p7/9/9/9/9/9/4K4 w r 1")
    hands.key(Key.Key_M, held=CTRL)
    assert hands.shows("4k4/9/7p1/9/9/9/9/9/4K4 w r 1")
    hands.key(Key.Key_F)
    assert hands.page.scene.flipped
    hands.key(Key.Key_T, held=CTRL)
    assert not hands.page.scene.flipped
    hands.key(Key.Key_Delete, held=CTRL | SHIFT)
    assert hands.page.draft == Draft.empty(STANDARD)


@pytest.mark.parametrize("keys", [CTRL, CTRL | SHIFT])
def test_copy_and_paste_by_their_keys(hands: EditorHands, keys: Qt.KeyboardModifier) -> None:
    hands.set_up("4k4/9/9/4R4/9/9/9/9/9 b 2g 1", STANDARD)
    hands.key(Key.Key_C, held=keys)
    assert QGuiApplication.clipboard().text() == "4k4/9/9/4R4/9/9/9/9/9 b 2g 1"
    hands.page.change(Draft.start(OKISAKI))
    hands.key(Key.Key_V, held=CTRL)
    assert hands.shows("4k4/9/9/4R4/9/9/9/9/9 b 2g 1")
    assert hands.page.panel.variant.value == "shogi"


def test_without_a_cursor_letters_mean_what_the_mouse_is_on(hands: EditorHands) -> None:
    hands.page.change(Draft.empty(STANDARD))
    hands.click(hands.nowhere)
    hands.move(hands.at("5e"))
    hands.type("b")
    hands.move(hands.at("4d"))
    hands.type("G")
    assert hands.shows("9/9/9/5G3/4b4/9/9/9/9 b - 1")


def test_esc_lets_go_and_then_hides_the_cursor(hands: EditorHands) -> None:
    cursor_on(hands, "7g")
    hands.key(Key.Key_Return, Key.Key_Escape)
    assert hands.page.scene.held is None
    hands.key(Key.Key_Escape)
    assert hands.page.scene.cursor is None


def test_arrows_of_the_board_do_not_step_through_the_record_behind(game: MainWindow, qtbot: QtBot) -> None:
    game.do("edit_position")
    assert game.parts.editing.page is not None
    hands = EditorHands(game, game.parts.editing.page)
    cursor = game.board.cursor
    assert cursor is not None
    before = cursor.index
    hands.key(Key.Key_Left, Key.Key_Left, Key.Key_Home)
    hands.key(Key.Key_Z, held=CTRL)
    assert cursor.index == before
    game.parts.editing.leave()  # unasked: nothing was done
    assert game.on_board
    play(game, "2f2e")


def test_what_the_cursor_is_on_is_said(hands: EditorHands) -> None:
    cursor_on(hands, "7g")
    assert hands.page.board.accessibleDescription() == "7g, Black pawn"
    hands.key(Key.Key_Space)
    assert hands.page.board.accessibleDescription() == "7g, Black promoted pawn"


def test_tab_reaches_board_and_every_control_by_name(hands: EditorHands) -> None:
    page = hands.page
    names = []
    widget = page.board.nextInFocusChain()
    while widget is not page.board and widget is not None:
        reachable = Qt.FocusPolicy.TabFocus.value & widget.focusPolicy().value
        if reachable and page.isAncestorOf(widget) and widget.focusProxy() is None:
            names.append(widget.accessibleName() or getattr(widget, "text", str)())
            assert names[-1], widget
        widget = widget.nextInFocusChain()
    wanted = [
        *("Start from", "Change", "Number of the next move", "A click removes a piece"),
        *("Problems with the position", "&Study", "Save handi&cap…", "Cancel", "&Play from here…"),
    ]
    assert [name for name in names if name in wanted] == wanted


def test_typing_a_number_keeps_letters_off_the_board(hands: EditorHands) -> None:
    number = hands.page.panel.number
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, "37")
    assert hands.page.draft.ply == 37
    hands.page.undo()
    assert hands.page.draft.ply == 1
