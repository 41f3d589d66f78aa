"""The promotion chooser: when it opens, where it stands, and every way to answer it."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.board.piece_item import Look
from shogi_desktop.gui.board.promotion_chooser import PromotionChooser
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.theme import LIGHT
from shogi_desktop.rules import STANDARD, Color, Position, parse_square
from tests.gui.board.boards import Board, MakeBoard, item_at

PAWN_AT_THE_ZONE = "4k4/9/9/1P7/9/1p7/9/9/4K4 b - 1"


def chooser(b: Board) -> PromotionChooser:
    assert b.scene.chooser is not None
    return b.scene.chooser


def face(b: Board, *, promoted: bool) -> QPoint:
    return b.view.mapFromScene(chooser(b).face_rect(promoted=promoted).center())


@pytest.mark.parametrize("way", ["click", "drag"])
@pytest.mark.parametrize(("promoted", "usi"), [(True, "8d8c+"), (False, "8d8c")])
@pytest.mark.parametrize("flipped", [False, True], ids=["black-below", "white-below"])
def test_the_face_clicked_is_the_one_played(
    board: MakeBoard, way: str, promoted: bool, usi: str, flipped: bool
) -> None:
    b = board(PAWN_AT_THE_ZONE, flipped=flipped)
    getattr(b, way)("8d", "8c")
    assert b.moves == []
    b.click(face(b, promoted=promoted))
    assert b.moves == [usi]
    assert b.scene.chooser is None
    assert b.shows(b.position)


@pytest.mark.parametrize(
    ("key", "usi"),
    [
        (Qt.Key.Key_Return, "8d8c+"),
        (Qt.Key.Key_Enter, "8d8c+"),
        (Qt.Key.Key_Plus, "8d8c+"),
        (Qt.Key.Key_Equal, "8d8c"),
        (Qt.Key.Key_Minus, "8d8c"),
    ],
)
def test_keys_answer(board: MakeBoard, key: Qt.Key, usi: str) -> None:
    b = board(PAWN_AT_THE_ZONE)
    b.click("8d", "8c")
    b.key(key)
    assert b.moves == [usi]


def test_arrows_choose_and_enter_confirms(board: MakeBoard) -> None:
    b = board(PAWN_AT_THE_ZONE)
    b.click("8d", "8c")
    b.key(Qt.Key.Key_Right)
    assert not chooser(b).aimed
    b.key(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert b.moves == ["8d8c"]


@pytest.mark.parametrize("way", ["click", "drag"])
@pytest.mark.parametrize("cancel", ["escape", "elsewhere"])
def test_cancelling_cancels_the_move(board: MakeBoard, way: str, cancel: str) -> None:
    b = board(PAWN_AT_THE_ZONE)
    getattr(b, way)("8d", "8c")
    if cancel == "escape":
        b.key(Qt.Key.Key_Escape)
    else:
        b.click("5e")
    assert b.scene.chooser is None
    assert b.held() is None
    assert b.moves == []
    assert b.shows(b.position)
    item = item_at(b.scene, parse_square("8d"))
    assert item.pos() == b.scene.place(b.spot("8d")).center()


def test_the_click_that_cancels_takes_no_piece(board: MakeBoard) -> None:
    b = board(PAWN_AT_THE_ZONE)
    b.click("8d", "8c")
    b.click("5i")
    assert b.held() is None


def test_a_press_on_one_face_released_on_the_other_chooses_nothing(board: MakeBoard) -> None:
    b = board(PAWN_AT_THE_ZONE)
    b.click("8d", "8c")
    b.press(face(b, promoted=True))
    b.release(face(b, promoted=False))
    assert b.scene.chooser is not None
    assert b.moves == []


def test_no_question_where_promotion_is_forced_or_impossible(board: MakeBoard) -> None:
    b = board("4k4/1P7/9/9/9/9/9/9/4K4 b - 1")
    b.click("8b", "8a")
    assert b.moves == ["8b8a+"]
    b = board()
    b.click("7g", "7f")
    assert b.moves == ["7g7f"]


def test_the_promoted_face_comes_first_and_belongs_to_the_piece(board: MakeBoard) -> None:
    b = board(PAWN_AT_THE_ZONE)
    b.click("8d", "8c")
    assert chooser(b).face_rect(promoted=True).right() <= chooser(b).face_rect(promoted=False).left()
    assert [piece.kind.id for piece in chooser(b)._faces] == ["tokin", "pawn"]
    assert chooser(b).face_rect(promoted=True).width() > 1.3 * b.scene.layout.cell.width()


@pytest.mark.parametrize("square_name", ["9a", "1a", "5a", "9c", "1c", "9i", "1i"])
@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("size", [(300, 220), (456, 336), (350, 600)])
def test_it_stays_inside_the_board_over_every_edge(
    board: MakeBoard, square_name: str, flipped: bool, size: tuple[int, int]
) -> None:
    target = parse_square(square_name)
    file = target >> 4
    origin = parse_square(f"{file}{'d' if square_name[1] != 'i' else 'c'}")
    position = Position.from_sfen("4k4/9/9/9/9/9/9/9/4K4 b - 1", STANDARD)
    for king, away in (("5a", "6e"), ("5i", "4e")):
        piece = position.piece_at(parse_square(king))
        position.put(None, parse_square(king))
        position.put(piece, parse_square(away))
    position.put(STANDARD.piece(STANDARD.kind("rook"), position.turn), origin)
    b = board(position.sfen(), flipped=flipped, size=size)
    b.click(b.view.mapFromScene(b.scene.layout.square_rect(origin).center()))
    b.click(b.view.mapFromScene(b.scene.layout.square_rect(target).center()))
    panel = chooser(b).panel_rect
    assert b.scene.sceneRect().contains(panel)
    assert panel.intersects(b.scene.layout.square_rect(target))
    shown = b.view.mapFromScene(panel).boundingRect()
    assert b.view.viewport().rect().adjusted(-1, -1, 1, 1).contains(shown)


@pytest.mark.parametrize("corner", ["topLeft", "topRight", "bottomLeft", "bottomRight"])
def test_over_a_square_in_the_corner_of_the_scene_it_is_moved_inside(
    qapp: QApplication, piece_set: PieceSet, corner: str
) -> None:
    layout = BoardLayout(STANDARD)
    bounds = layout.board_rect
    over = QRectF(QPointF(), layout.cell)
    over.moveCenter(getattr(bounds, corner)())
    pawn = STANDARD.piece(STANDARD.kind("pawn"), Color.BLACK)
    question = PromotionChooser(Look(piece_set, LIGHT, layout.cell), (pawn, pawn), upside_down=False)
    question.place(over, bounds, bounds)
    assert bounds.contains(question.panel_rect)
    assert question.panel_rect.contains(question.face_rect(promoted=True))
    assert question.panel_rect.contains(question.face_rect(promoted=False))


def test_white_below_sees_white_faces_upright(board: MakeBoard) -> None:
    b = board("4k4/9/9/9/9/1p7/9/9/4K4 w - 1", flipped=True)
    b.click("8f", "8g")
    assert not chooser(b)._upside_down
    b = board("4k4/9/9/9/9/1p7/9/9/4K4 w - 1")
    b.click("8f", "8g")
    assert chooser(b)._upside_down


def test_a_new_position_closes_the_chooser(board: MakeBoard) -> None:
    b = board(PAWN_AT_THE_ZONE)
    b.drag("8d", "8c")
    b.show()
    assert b.scene.chooser is None
    assert b.shows(b.position)
    b.click(QPoint(2, 2))
    assert b.moves == []


def test_opening_and_closing_are_told(board: MakeBoard, qtbot: QtBot) -> None:
    b = board(PAWN_AT_THE_ZONE)
    told: list[object] = []
    b.scene.choosing_changed.connect(told.append)
    b.click("8d", "8c")
    b.key(Qt.Key.Key_Escape)
    assert told == [True, False]
