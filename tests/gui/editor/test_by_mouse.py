"""Setting up by the mouse: drag, click and click, right click, off the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from shogi_desktop.gui.board.marks_item import Mark
from shogi_desktop.gui.widgets.line_ends import released
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Variant, parse_square
from tests.gui.editor.conftest import MIDDLE, RIGHT, EditorHands
from tests.gui.hands import notice

KINGS = "4k4/9/9/9/9/9/9/9/4K4 b - 1"
BOTH = pytest.mark.parametrize(
    ("variant", "kings"), [(STANDARD, KINGS), (OKISAKI, "4k5/10/10/10/10/10/10/10/10/5K4 b - 1")]
)


def board_of(*rows: str, variant: Variant = STANDARD, rest: str = "b - 1") -> str:
    """An SFEN of these top rows, the others empty."""
    empty = str(variant.files)
    return "/".join((*rows, *[empty] * (variant.ranks - len(rows)))) + f" {rest}"


@BOTH
def test_a_piece_is_dragged_out_of_the_box_to_every_place(
    hands: EditorHands, variant: Variant, kings: str
) -> None:
    hands.set_up(kings, variant)
    hands.drag("box:rook", "5e")
    hands.drag("box:lance", "b:lance")
    hands.drag("box:pawn", "w:rook")  # anywhere on a stand
    assert hands.page.draft.hand(Color.BLACK).items() == [(variant.kind("lance"), 1)]
    assert hands.page.draft.hand(Color.WHITE).items() == [(variant.kind("pawn"), 1)]
    assert hands.page.draft.box()[variant.kind("rook")] == 1
    assert hands.shows(hands.page.draft.sfen())
    hands.drag("5e", "box:pawn")
    hands.drag("b:lance", "box:king")
    hands.drag("w:pawn", hands.nowhere)
    assert hands.shows(kings)


@BOTH
def test_the_queen_and_every_other_piece_can_be_set(hands: EditorHands, variant: Variant, kings: str) -> None:
    hands.set_up(kings, variant)
    for rank, kind in enumerate(variant.hand_kinds, start=1):
        hands.drag(f"box:{kind.id}", f"3{'abcdefghij'[rank]}")
    placed = {piece.kind for piece in hands.page.draft.men.values()} - {variant.kind("king")}
    assert placed == set(variant.hand_kinds)
    assert hands.shows(hands.page.draft.sfen())


def test_a_piece_dragged_off_the_board_is_in_the_box(hands: EditorHands) -> None:
    hands.drag("7g", hands.nowhere)
    hands.drag("2h", QPoint(2, 2))
    assert hands.page.draft.box()[STANDARD.kind("pawn")] == 1
    assert hands.page.draft.box()[STANDARD.kind("rook")] == 1


def test_pieces_change_places(hands: EditorHands) -> None:
    hands.drag("8h", "2b")
    assert hands.shows("lnsgkgsnl/1r5B1/ppppppppp/9/9/9/PPPPPPPPP/1b5R1/LNSGKGSNL b - 1")


def test_click_and_click_moves(hands: EditorHands) -> None:
    hands.set_up(KINGS, STANDARD)
    hands.click("5i", "5g")
    assert hands.shows("4k4/9/9/9/9/9/4K4/9/9 b - 1")
    hands.click("box:gold", "w:gold")
    hands.click("w:gold", "5e")
    assert hands.shows("4k4/9/9/9/4g4/9/4K4/9/9 b - 1")


def test_a_right_click_goes_round_the_four_faces(hands: EditorHands) -> None:
    seen = []
    for _ in range(4):
        hands.click("7g", button=RIGHT)
        seen.append(next(p.symbol for sq, p in hands.page.scene.pieces_shown().items() if sq == 7 * 16 + 7))
    assert seen == ["+P", "p", "+p", "P"]


def test_further_clicks_on_a_piece_turn_it_and_it_can_still_be_put_elsewhere(hands: EditorHands) -> None:
    hands.set_up(board_of("9", "4P4"), STANDARD)
    hands.click("5b", "5b", "5b")
    assert hands.shows(board_of("9", "4p4"))
    hands.click("4b")
    assert hands.shows(board_of("9", "5p3"))
    assert hands.page.scene.held is None


def test_a_double_click_turns_a_piece(hands: EditorHands) -> None:
    hands.click("7g")
    QTest.mouseDClick(hands.viewport, Qt.MouseButton.LeftButton, pos=hands.at("7g"))
    hands.release("7g")
    assert hands.page.draft.men[parse_square("7g")].symbol == "+P"


def test_a_right_click_in_the_box_makes_its_pieces_whites(hands: EditorHands) -> None:
    hands.set_up(KINGS, STANDARD)
    hands.click("box:gold", button=RIGHT)
    hands.drag("box:silver", "5e")
    assert hands.shows("4k4/9/9/9/4s4/9/9/9/4K4 b - 1")


def test_a_right_click_on_a_stand_gives_the_piece_to_the_other_side(hands: EditorHands) -> None:
    hands.set_up("4k4/9/9/9/9/9/9/9/4K4 b 2P 1", STANDARD)
    hands.click("b:pawn", button=RIGHT)
    assert hands.shows("4k4/9/9/9/9/9/9/9/4K4 b Pp 1")


def test_the_middle_button_takes_a_piece_off(hands: EditorHands) -> None:
    hands.set_up("4k4/9/9/9/9/9/9/4R4/4K4 b P 1", STANDARD)
    hands.click("5h", "b:pawn", button=MIDDLE)
    assert hands.shows(KINGS)


def test_a_click_takes_off_while_that_is_switched_on(hands: EditorHands) -> None:
    hands.page.panel.takes_off.click()
    hands.click("8b", "2b", "8c")
    assert hands.shows("lnsgkgsnl/9/p1ppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1")
    hands.drag("5c", "5d")
    assert "4p4" in hands.page.draft.sfen()
    hands.page.panel.takes_off.click()
    hands.click("7g")
    assert hands.page.scene.held == hands.place("7g")


def test_a_king_dropped_on_a_stand_stays_and_it_is_said_why(hands: EditorHands) -> None:
    before = hands.page.draft.sfen()
    hands.drag("5i", "b:rook")
    assert hands.shows(before)
    assert notice(hands.window) == "A king cannot be in hand."
    hands.drag("7g", "7f")
    assert not hands.window.notices.isVisible()


def test_esc_ends_a_drag_and_nothing_has_happened(hands: EditorHands) -> None:
    before = hands.page.draft.sfen()
    hands.press("7g")
    hands.move(hands.at("6f"))
    hands.move(hands.at("5e"))
    assert hands.page.scene.dragging
    hands.key(Qt.Key.Key_Escape)
    assert not hands.page.scene.dragging
    hands.release("5e")
    assert hands.shows(before)


def test_a_click_beside_everything_lets_go(hands: EditorHands) -> None:
    hands.click("7g", hands.nowhere)
    assert hands.page.scene.held is None
    assert not hands.page.editor.edited


def test_what_is_held_and_what_is_aimed_at_is_marked(hands: EditorHands) -> None:
    hands.click("7g")
    hands.move(hands.at("5e"))
    marks = hands.page.scene.marks
    assert Mark.SELECTED in marks[hands.place("7g")]
    assert Mark.AIMED in marks[hands.place("5e")]


def test_a_click_on_a_plate_says_who_is_to_move(hands: EditorHands) -> None:
    scene = hands.page.scene
    for color in (Color.WHITE, Color.BLACK):
        point = hands.page.board.mapFromScene(scene.layout.plate_rect(color).center())
        hands.click(point)
        assert hands.page.draft.turn is color
        assert hands.page.panel.turn.value is color


@BOTH
def test_a_flipped_view_edits_the_same_squares(hands: EditorHands, variant: Variant, kings: str) -> None:
    hands.set_up(kings, variant)
    hands.page.flip()
    hands.drag("box:pawn", "3c")
    hands.drag("box:pawn", "w:pawn")
    assert hands.page.draft.men[parse_square("3c")].symbol == "P"
    assert hands.page.draft.hand(Color.WHITE).count(variant.kind("pawn")) == 1
    assert hands.shows(hands.page.draft.sfen())
    assert hands.page.scene.flipped


def test_the_wrong_squares_are_marked(hands: EditorHands) -> None:
    hands.drag("7g", "6f")
    marked = {place for place, marks in hands.page.scene.marks.items() if Mark.FAULT in marks}
    assert marked == {hands.place("6g")}
    assert [released(hands.page.panel.problems.item(0).text())] == [
        "Black has two pawns on one file, the second on 6g (nifu)."
    ]
