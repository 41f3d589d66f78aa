"""Moves made with the mouse, by clicks and by dragging, from the board and from the stands."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.board.marks_item import Mark
from shogi_desktop.gui.board.move_source import PositionMoves
from shogi_desktop.gui.board.spots import OnBoard
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, Variant, parse_square
from tests.gui.board.boards import Board, MakeBoard, item_at

DROPS = "4k4/9/9/9/9/9/9/9/4K4 b G2Pr 1"
OKISAKI_DROPS = "4k5/10/10/10/10/10/10/10/10/4K5 b Q2Pr 1"
SIZES = [(300, 220), (456, 336), (803, 441), (350, 600)]
everywhere = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
both_sides = pytest.mark.parametrize("flipped", [False, True], ids=["black-below", "white-below"])


def send(b: Board, event_type: QEvent.Type, name: str, button: Qt.MouseButton) -> None:
    """Send one mouse event as the window system would."""
    at = QPointF(b.at(name))
    glob = QPointF(b.view.viewport().mapToGlobal(b.at(name)))
    event = QMouseEvent(event_type, at, glob, button, button, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(b.view.viewport(), event)


@everywhere
@both_sides
def test_two_clicks_make_a_move(board: MakeBoard, size: tuple[int, int], flipped: bool) -> None:
    b = board(size=size, flipped=flipped)
    b.click("7g", "7f")
    assert b.moves == ["7g7f"]
    b.click("3c", "3d")
    assert b.moves == ["7g7f", "3c3d"]
    assert b.shows(b.position)


@everywhere
@both_sides
def test_a_drag_makes_a_move(board: MakeBoard, size: tuple[int, int], flipped: bool) -> None:
    b = board(size=size, flipped=flipped)
    b.drag("2g", "2f")
    b.drag("8c", "8d")
    assert b.moves == ["2g2f", "8c8d"]
    assert b.shows(b.position)


@pytest.mark.parametrize("size", SIZES[1:])
@both_sides
def test_okisaki_moves_by_click_and_drag(board: MakeBoard, size: tuple[int, int], flipped: bool) -> None:
    b = board(variant=OKISAKI, size=size, flipped=flipped)
    b.click("10h", "10g")
    b.drag("1c", "1d")
    assert b.moves == ["10h10g", "1c1d"]
    assert b.shows(b.position)


@both_sides
@pytest.mark.parametrize(
    ("sfen", "variant", "kind", "usi"),
    [(DROPS, STANDARD, "pawn", "P*5e"), (OKISAKI_DROPS, OKISAKI, "queen", "Q*5e")],
    ids=["standard", "okisaki"],
)
def test_drops_by_clicks_and_by_drag(
    board: MakeBoard, sfen: str, variant: Variant, kind: str, usi: str, flipped: bool
) -> None:
    for way in ("click", "drag"):
        b = board(sfen, variant, flipped=flipped)
        getattr(b, way)(f"b:{kind}", "5e")
        assert b.moves == [usi]
        assert b.shows(b.position)


def test_white_drops_from_the_far_stand(board: MakeBoard) -> None:
    b = board("4k4/9/9/9/9/9/9/9/4K4 w r 1")
    b.drag("w:rook", "5e")
    assert b.moves == ["R*5e"]


def test_a_piece_dragged_off_a_stack_leaves_one_less_behind(board: MakeBoard) -> None:
    b = board(DROPS)
    pawn = STANDARD.kind("pawn")
    b.press("b:pawn")
    b.move("5e")
    assert b.scene.dragging
    assert b.scene.stand_shown(Color.BLACK)[pawn] == 1
    b.move(QPoint(2, 2))
    b.release(QPoint(2, 2))
    assert b.scene.stand_shown(Color.BLACK)[pawn] == 2
    assert b.moves == []


def test_a_click_marks_the_piece_and_where_it_may_go(board: MakeBoard) -> None:
    b = board("4k4/9/9/9/4p4/4R4/9/9/4K4 b - 1")
    b.click("5f")
    assert b.marked(Mark.SELECTED) == {b.spot("5f")}
    assert b.marked(Mark.CAPTURE) == {b.spot("5e")}
    reachable = {OnBoard(m.target) for m in b.position.legal_moves_from(parse_square("5f"))}
    assert b.marked(Mark.TARGET) == reachable - {b.spot("5e")}


def test_marks_of_destinations_can_be_turned_off(board: MakeBoard) -> None:
    b = board()
    b.scene.show_destinations = False
    b.click("7g")
    assert b.marked(Mark.SELECTED) == {b.spot("7g")}
    assert not b.marked(Mark.TARGET)
    b.click("7f")
    assert b.moves == ["7g7f"]


def test_a_second_click_on_the_piece_puts_it_down(board: MakeBoard) -> None:
    b = board()
    b.click("7g", "7g")
    assert b.held() is None
    assert not b.scene.marks.keys() - {b.spot("7g")}
    b.click("7f")
    assert b.moves == []
    assert b.rejections == []


def test_a_double_click_is_two_clicks(board: MakeBoard) -> None:
    b = board()
    b.click("7g")
    send(b, QEvent.Type.MouseButtonDblClick, "7g", Qt.MouseButton.LeftButton)
    b.release("7g")
    assert b.held() is None


def test_escape_puts_the_piece_down(board: MakeBoard) -> None:
    b = board()
    b.click("7g")
    b.key(Qt.Key.Key_Escape)
    assert b.held() is None


def test_a_click_outside_puts_the_piece_down(board: MakeBoard) -> None:
    b = board()
    b.click("7g")
    b.click(QPoint(1, 1))
    assert b.held() is None
    assert b.rejections == []


def test_a_click_on_a_square_it_cannot_go_to_is_rejected(board: MakeBoard) -> None:
    b = board()
    b.click("7g", "7e")
    assert b.held() is None
    assert b.moves == []
    assert b.rejections == [1]


def test_a_click_on_another_own_piece_takes_that_instead(board: MakeBoard) -> None:
    b = board()
    b.click("7g", "2g")
    assert b.held() == b.spot("2g")
    b.click("2f")
    assert b.moves == ["2g2f"]


def test_only_pieces_of_the_side_to_move_can_be_taken(board: MakeBoard) -> None:
    b = board()
    b.click("3c")
    assert b.held() is None
    b.click("5e")
    assert b.held() is None


def test_without_a_move_source_the_board_is_only_looked_at(board: MakeBoard) -> None:
    b = board()
    b.scene.set_move_source(None)
    b.click("7g", "7f")
    b.drag("7g", "7f")
    assert b.moves == []
    assert b.held() is None


def test_pieces_of_a_side_not_played_by_hand_stay(board: MakeBoard) -> None:
    b = board(colors=(Color.WHITE,))
    b.drag("7g", "7f")
    b.click("7g", "7f")
    assert b.moves == []


def test_an_unsteady_click_is_no_drag(board: MakeBoard) -> None:
    b = board()
    start = b.at("7g")
    near = start + QPoint(QApplication.startDragDistance() - 2, 0)
    b.press("7g")
    b.move(near)
    assert not b.scene.dragging
    b.release(near)
    assert b.held() == b.spot("7g")


def test_a_drag_that_never_leaves_the_square_is_a_click(board: MakeBoard) -> None:
    b = board(size=(1200, 900))
    away = b.at("7g") + QPoint(QApplication.startDragDistance() + 3, 0)
    b.press("7g")
    b.move(away)
    assert b.scene.dragging
    b.release(away)
    assert not b.scene.dragging
    assert b.held() == b.spot("7g")
    assert b.shows(b.position)


def test_a_drag_and_back_puts_the_piece_down(board: MakeBoard) -> None:
    b = board()
    b.press("7g")
    b.move("7e")
    b.move("7g")
    b.release("7g")
    assert b.held() is None
    assert b.rejections == []


@pytest.mark.parametrize("end", ["outside", "illegal"])
def test_a_drag_to_nowhere_returns_the_piece(board: MakeBoard, end: str) -> None:
    b = board()
    b.drag("7g", QPoint(3, 3) if end == "outside" else "7e")
    assert b.moves == []
    assert b.held() is None
    assert b.shows(b.position)
    item = item_at(b.scene, parse_square("7g"))
    assert item.pos() == b.scene.place(b.spot("7g")).center()
    assert item.size_factor == 1.0
    assert len(b.rejections) == (end == "illegal")


def test_a_move_not_accepted_takes_the_dragged_piece_back(board: MakeBoard, qtbot: QtBot) -> None:
    b = board()
    b.accepts = False
    b.drag("7g", "7f")
    item = item_at(b.scene, parse_square("7g"))
    assert item.pos() == b.scene.place(b.spot("7f")).center()
    with qtbot.waitSignal(b.scene.rejected):
        pass
    assert item.pos() == b.scene.place(b.spot("7g")).center()
    assert b.shows(b.position)
    b.accepts = True
    b.click("7g", "7f")
    assert b.moves == ["7g7f", "7g7f"]


def test_the_dragged_piece_waits_where_it_was_dropped_although_moves_are_withdrawn(
    board: MakeBoard, qtbot: QtBot
) -> None:
    b = board()
    b.accepts = False
    b.scene.move_requested.connect(lambda _: b.scene.set_move_source(None))
    with qtbot.waitSignal(b.scene.rejected):
        b.drag("7g", "7f")
        item = item_at(b.scene, parse_square("7g"))
        assert item.pos() == b.scene.place(b.spot("7f")).center()
    assert b.shows(b.position)


def test_a_drop_not_accepted_returns_to_its_stand(board: MakeBoard, qtbot: QtBot) -> None:
    b = board(DROPS)
    b.accepts = False
    with qtbot.waitSignal(b.scene.rejected):
        b.drag("b:gold", "5e")
    assert b.shows(b.position)


def test_escape_during_a_drag_returns_the_piece(board: MakeBoard) -> None:
    b = board(DROPS)
    b.press("b:gold")
    b.move("5e")
    b.key(Qt.Key.Key_Escape)
    assert not b.scene.dragging
    b.release("5e")
    assert b.moves == []
    assert b.shows(b.position)


@pytest.mark.parametrize("start", ["b:pawn", "5i"])
def test_a_position_set_during_a_drag_ends_it(board: MakeBoard, start: str) -> None:
    b = board(DROPS)
    b.press(start)
    b.move("5e")
    b.position = Position.from_sfen("4k4/9/9/9/4G4/9/9/9/4K4 w 2Pr 2", STANDARD)
    b.show()
    assert not b.scene.dragging
    assert b.shows(b.position)
    b.move("4e")
    b.release("4e")
    assert b.moves == []
    assert b.shows(b.position)


def test_a_release_lost_to_another_window_ends_the_drag(board: MakeBoard) -> None:
    b = board(DROPS)
    b.press("b:gold")
    b.move("5e")
    send(b, QEvent.Type.MouseMove, "4e", Qt.MouseButton.NoButton)
    assert not b.scene.dragging
    assert b.shows(b.position)
    b.release("4e")


def test_a_new_source_with_the_same_moves_does_not_disturb_the_hand(board: MakeBoard) -> None:
    b = board()
    b.press("7g")
    b.move("7f")
    b.scene.set_move_source(PositionMoves(b.position.copy()))
    assert b.scene.dragging
    b.scene.set_move_source(None)
    assert not b.scene.dragging
    assert b.shows(b.position)
    b.release("7f")
    assert b.moves == []


def test_the_right_button_makes_no_move_and_lets_go_of_a_piece(board: MakeBoard) -> None:
    b = board()
    for event in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        send(b, event, "7g", Qt.MouseButton.RightButton)
    assert b.held() is None
    b.click("7g")
    for event in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        send(b, event, "7f", Qt.MouseButton.RightButton)
    assert b.moves == []
    assert b.held() is None


def test_the_mouse_over_a_piece_that_may_be_taken_is_shown(board: MakeBoard) -> None:
    b = board()
    b.move("7g")
    assert b.marked(Mark.HOVER) == {b.spot("7g")}
    assert b.view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    b.move("3c")
    assert not b.marked(Mark.HOVER)
    assert b.view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


def test_a_destination_under_the_mouse_is_aimed_at(board: MakeBoard) -> None:
    b = board()
    b.click("7g")
    b.move("7f")
    assert b.marked(Mark.AIMED) == {b.spot("7f")}


def test_the_last_move_is_marked(board: MakeBoard) -> None:
    b = board()
    b.click("7g", "7f")
    assert b.scene.last_move is not None and b.scene.last_move.usi == "7g7f"
    shot = b.view.grab().toImage()

    def corner(name: str) -> QColor:
        at = b.view.mapFromScene(b.scene.place(b.spot(name)).topLeft()) + QPoint(4, 4)
        return shot.pixelColor(at)

    plain, origin, target = corner("7e"), corner("7g"), corner("7f")
    assert plain.blue() > origin.blue() > target.blue()
