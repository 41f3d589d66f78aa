"""What the board shows: positions, sides, sizes, motion, themes; and how fast."""

import random
import time
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QLineF, QObject, QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.board import BoardScene, BoardView, OnBoard, PositionMoves
from shogi_desktop.gui.board.animator import LONGEST_MS, SHORTEST_MS, duration_for
from shogi_desktop.gui.board.piece_item import Look
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import CONTRAST, DARK, LIGHT, Theme
from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    VARIANTS,
    Color,
    Drop,
    Piece,
    Position,
    Transition,
    Variant,
    parse_square,
    parse_usi_move,
)
from tests.gui.board.boards import MakeBoard, item_at
from tests.support.extent import extent


def agrees(scene: BoardScene, position: Position) -> bool:
    """Whether items stand where the pieces of `position` stand, and the stands hold its hands."""
    assert scene.pieces_shown() == dict(position.pieces())
    for sq, piece in position.pieces():
        item = item_at(scene, sq)
        assert item.scene() is scene
        assert item.pos() == scene.layout.square_rect(sq).center()
        assert item.upside_down == scene.layout.is_upside_down(piece.color)
        assert item._shown == (piece, item.upside_down)
        assert (item.size_factor, item.opacity()) == (1.0, 1.0)
    for color in Color:
        assert scene.stand_shown(color) == dict(position.hand(color).items())
    in_scene = [item for item in scene.items() if type(item).__name__ == "PieceItem"]
    assert len(in_scene) == len(dict(position.pieces()))
    return True


@given(
    seed=st.integers(0, 2**32),
    variant=st.sampled_from(VARIANTS),
    flipped=st.booleans(),
    reduced=st.booleans(),
)
@settings(
    max_examples=extent(8, 25),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    derandomize=True,
)
def test_after_any_game_the_items_are_the_pieces(
    qapp: QApplication, piece_set: PieceSet, seed: int, variant: Variant, flipped: bool, reduced: bool
) -> None:
    rng = random.Random(seed)
    scene = BoardScene(LIGHT, piece_set)
    scene.reduced_motion = reduced
    position = Position.start(variant, rng.choice(variant.handicaps).id)
    scene.show_position(position.copy(), flipped=flipped)
    played = []
    for _ in range(60):
        moves = position.legal_moves()
        if not moves:
            break
        played.append(position.play(rng.choice(moves)))
        scene.show_position(position.copy(), animate=played[-1])
        if rng.random() < 0.1:
            scene.flipped = not scene.flipped
        if rng.random() < 0.2:
            position.undo(played[-1])
            scene.show_position(position.copy(), animate=played.pop())
        assert scene.pieces_shown() == dict(position.pieces())
    scene.finish_animation()
    assert agrees(scene, position)


def test_a_jump_to_any_position_needs_no_transition(qapp: QApplication, piece_set: PieceSet) -> None:
    scene = BoardScene(LIGHT, piece_set)
    for variant in (*VARIANTS, *VARIANTS):
        for handicap in variant.handicaps:
            position = Position.start(variant, handicap.id)
            scene.show_position(position)
            assert agrees(scene, position)


def test_a_transition_from_elsewhere_is_not_animated(qapp: QApplication, piece_set: PieceSet) -> None:
    scene = BoardScene(LIGHT, piece_set)
    scene.show_position(Position.start(STANDARD))
    other = Position.from_sfen("4k4/9/9/9/9/9/9/1r7/4K4 w - 1", STANDARD)
    transition = other.play(parse_usi_move("8h8b", STANDARD))
    scene.show_position(other, animate=transition)
    assert not scene.animating
    assert agrees(scene, other)


# Motion


def moved(scene: BoardScene, position: Position, usi: str) -> Transition:
    transition = position.play(parse_usi_move(usi, position.variant))
    scene.show_position(position.copy(), animate=transition)
    return transition


@pytest.mark.parametrize(
    ("sfen", "usi"),
    [
        ("4k4/9/9/9/4p4/4R4/9/9/4K4 b - 1", "5f5e"),
        ("4k4/9/9/1P7/9/9/9/9/4K4 b - 1", "8d8c+"),
        ("4k4/9/1+p7/1R7/9/9/9/9/4K4 b - 1", "8d8c+"),
        ("4k4/9/9/9/9/9/9/9/4K4 b 2P 1", "P*5e"),
    ],
    ids=["capture", "promotion", "capture-and-promotion", "drop"],
)
def test_a_move_glides_and_arrives(qtbot: QtBot, piece_set: PieceSet, sfen: str, usi: str) -> None:
    scene = BoardScene(LIGHT, piece_set)
    position = Position.from_sfen(sfen, STANDARD)
    scene.show_position(position.copy())
    before = position.copy()
    transition = moved(scene, position, usi)
    item = scene._pieces.item_at(transition.target)
    assert item is not None
    home = scene.layout.square_rect(transition.target).center()
    assert scene.animating
    assert item.pos() != home
    if transition.captured is not None:
        assert scene.stand_shown(Color.BLACK) == {}
    qtbot.waitUntil(lambda: not scene.animating)
    assert agrees(scene, position)
    position.undo(transition)
    scene.show_position(position.copy(), animate=transition)
    assert scene.animating
    qtbot.waitUntil(lambda: not scene.animating)
    assert agrees(scene, before)


def test_a_promoting_piece_turns_over_on_its_way(qapp: QApplication, piece_set: PieceSet) -> None:
    scene = BoardScene(LIGHT, piece_set)
    position = Position.from_sfen("4k4/9/9/1P7/9/9/9/9/4K4 b - 1", STANDARD)
    scene.show_position(position.copy())
    transition = moved(scene, position, "8d8c+")
    item = scene._pieces.item_at(transition.target)
    assert item is not None
    assert item._shown == (transition.piece, False)
    scene._animator._show(0.6)
    assert item._shown == (transition.placed, False)
    scene.finish_animation()
    assert agrees(scene, position)


def test_a_captured_piece_travels_to_the_stand(qapp: QApplication, piece_set: PieceSet) -> None:
    scene = BoardScene(LIGHT, piece_set)
    position = Position.from_sfen("4k4/9/9/9/4p4/4R4/9/9/4K4 b - 1", STANDARD)
    scene.show_position(position.copy())
    taken = scene._pieces.item_at(parse_square("5e"))
    assert taken is not None
    square = taken.pos()
    moved(scene, position, "5f5e")
    ways = []
    for progress in (0.0, 0.5, 0.9):
        scene._animator._show(progress)
        ways.append(taken.pos())
    stand = scene.layout.stand_rect(Color.BLACK).center()

    def left(at: QPointF) -> float:
        return QLineF(at, stand).length()

    assert ways[0] == square
    assert left(ways[0]) > left(ways[1]) > left(ways[2])
    scene.finish_animation()
    assert sum(scene.stand_shown(Color.BLACK).values()) == 1


def test_a_piece_rises_on_its_way_and_its_shadow_grows(qapp: QApplication, piece_set: PieceSet) -> None:
    scene = BoardScene(LIGHT, piece_set)
    position = Position.start(STANDARD)
    scene.show_position(position.copy())
    transition = position.play(parse_usi_move("7g7f", STANDARD))
    scene.show_position(position.copy(), animate=transition)
    item = item_at(scene, parse_square("7f"))
    heights, reaches = [], []
    for progress in (0.0, 0.25, 0.5, 0.75, 1.0):
        scene._animator._show(progress)
        heights.append(item.lift)
        reaches.append(item.boundingRect().bottom())
    assert heights == pytest.approx([0, 0.75, 1, 0.75, 0])
    assert reaches[0] < reaches[1] < reaches[2] > reaches[3] > reaches[4] == reaches[0]
    scene.finish_animation()


def test_a_shadow_is_darker_the_higher_the_piece_and_there_is_none_without_shadows(
    qapp: QApplication, piece_set: PieceSet
) -> None:
    pawn = STANDARD.piece(STANDARD.kind("pawn"), Color.BLACK)

    def ink(theme: Theme, lift: float) -> int:
        image = QImage(60, 60, QImage.Format.Format_Grayscale8)
        image.fill(255)
        painter = QPainter(image)
        Look(piece_set, theme, QSizeF(55, 60)).draw_shadow(painter, QRectF(2, 0, 55, 60), pawn, lift)
        painter.end()
        return sum(255 - value for value in bytes(image.constBits()))

    assert ink(LIGHT, 1.0) > 1.5 * ink(LIGHT, 0.5) > 0
    assert ink(CONTRAST, 1.0) == 0


def test_what_is_put_down_by_hand_has_landed_and_what_glides_will(board: MakeBoard) -> None:
    b = board(STANDARD.start_sfen)
    move = b.position.copy().play(parse_usi_move("2h7h", STANDARD))
    assert b.scene.landing_ms(move) == 0
    b.scene.reduced_motion = False
    assert SHORTEST_MS // 2 < b.scene.landing_ms(move) < LONGEST_MS
    b.scene._pieces.carry(OnBoard(parse_square("2h")), QPointF(0, 0))
    assert b.scene.landing_ms(move) == 0


def test_a_move_during_an_animation_finishes_it_at_once(qapp: QApplication, piece_set: PieceSet) -> None:
    scene = BoardScene(LIGHT, piece_set)
    position = Position.start(STANDARD)
    scene.show_position(position.copy())
    first = moved(scene, position, "7g7f")
    assert scene.animating
    moved(scene, position, "3c3d")
    item = scene._pieces.item_at(first.target)
    assert item is not None
    assert item.pos() == scene.layout.square_rect(first.target).center()
    assert scene.animating
    scene.finish_animation()
    assert agrees(scene, position)


def test_the_piece_just_arriving_can_be_captured(qapp: QApplication, piece_set: PieceSet) -> None:
    scene = BoardScene(LIGHT, piece_set)
    position = Position.start(STANDARD)
    scene.show_position(position.copy())
    for usi in ("7g7f", "3c3d", "8h2b+", "3a2b"):
        moved(scene, position, usi)
    scene.finish_animation()
    assert agrees(scene, position)


def test_reduced_motion_shows_the_end_at_once(qapp: QApplication, piece_set: PieceSet) -> None:
    scene = BoardScene(LIGHT, piece_set)
    scene.reduced_motion = True
    position = Position.start(STANDARD)
    scene.show_position(position.copy())
    moved(scene, position, "7g7f")
    assert not scene.animating
    assert agrees(scene, position)
    scene.flipped = True
    assert not scene.animating
    assert agrees(scene, position)


def test_a_dragged_piece_does_not_go_back_to_start_again(board: MakeBoard) -> None:
    b = board()
    b.scene.reduced_motion = False
    b.drag("7g", "7f")
    item = item_at(b.scene, parse_square("7f"))
    distance = item.pos() - b.scene.place(b.spot("7f")).center()
    assert abs(distance.y()) < 1
    b.scene.finish_animation()
    assert agrees(b.scene, b.position)


def test_motion_takes_120_to_200_milliseconds() -> None:
    assert duration_for(0, 100) == SHORTEST_MS == 120
    assert duration_for(10_000, 100) == LONGEST_MS == 200
    assert 120 < duration_for(400, 100) < 200


# Sides


def test_flipping_turns_board_pieces_and_stands(qtbot: QtBot, piece_set: PieceSet) -> None:
    scene = BoardScene(LIGHT, piece_set)
    position = Position.from_sfen("4k4/9/9/9/9/9/9/9/4K4 b GPr 1", STANDARD)
    scene.show_position(position)
    near = scene.layout.stand_rect(Color.BLACK)
    scene.flipped = True
    assert scene.animating
    qtbot.waitUntil(lambda: not scene.animating)
    assert agrees(scene, position)
    assert scene.layout.stand_rect(Color.WHITE) == near
    assert scene.layout.square_at(scene.layout.square_rect(parse_square("9i")).center()) == parse_square("9i")


def test_flipping_keeps_marks_of_the_game(board: MakeBoard) -> None:
    b = board()
    b.click("7g", "7f")
    b.scene.flipped = True
    assert b.scene.last_move is not None and b.scene.last_move.usi == "7g7f"
    b.click("3c", "3d")
    assert b.moves == ["7g7f", "3c3d"]


# Sizes and looks


@pytest.mark.parametrize("size", [(160, 120), (300, 500), (900, 350), (640, 480)])
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.id)
def test_all_of_the_board_is_seen_at_any_size(
    board: MakeBoard, size: tuple[int, int], variant: Variant
) -> None:
    b = board(variant=variant, size=size)
    shown = b.view.mapFromScene(b.scene.layout.bounds).boundingRect()
    room = b.view.viewport().rect()
    assert room.adjusted(-2, -2, 2, 2).contains(shown)
    assert shown.width() >= room.width() - 3 or shown.height() >= room.height() - 3
    assert abs(shown.center().x() - room.center().x()) <= 2
    assert abs(shown.center().y() - room.center().y()) <= 2
    ratio = b.scene.layout.cell.width() / b.scene.layout.cell.height()
    assert b.view.transform().m11() == b.view.transform().m22()
    assert ratio == pytest.approx(11 / 12)


def test_resizing_keeps_the_board_playable(board: MakeBoard) -> None:
    b = board()
    b.click("7g")
    b.view.resize(1111, 777)
    b.click("7f")
    assert b.moves == ["7g7f"]


def test_while_the_window_is_dragged_larger_drawings_are_stretched_then_sharp(
    board: MakeBoard, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    b = board()
    widths = set()
    pixmap = PieceSet.pixmap

    def note(self: PieceSet, *args: Any, **options: Any) -> QPixmap:
        result = pixmap(self, *args, **options)
        widths.add(result.width())
        return result

    b.view.grab()
    monkeypatch.setattr(PieceSet, "pixmap", note)
    b.view.grab()
    (before,) = widths
    b.view.resize(500, 370)
    b.view._settling.start()
    b.view.grab()
    b.view.resize(520, 380)
    widths.clear()
    b.view.grab()
    (coarse,) = widths
    cell = b.scene.layout.cell.width()
    assert coarse != round(cell * b.view.transform().m11())
    qtbot.waitUntil(lambda: not b.scene._look.coarse)
    widths.clear()
    b.view.grab()
    assert widths == {round(cell * b.view.transform().m11())}
    assert before < round(cell * b.view.transform().m11())


def painted(scene: BoardScene, ratio: float, size: tuple[int, int] = (540, 400)) -> QImage:
    image = QImage(round(size[0] * ratio), round(size[1] * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(scene.theme.window)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, *size), scene.sceneRect())
    painter.end()
    return image


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 2.75, 3.0])
def test_pieces_are_painted_for_the_pixels_of_the_screen(
    qapp: QApplication, piece_set: PieceSet, ratio: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = set()
    pixmap = PieceSet.pixmap

    def note(self: PieceSet, piece: Piece, size: QSizeF, dpr: float = 1.0, **options: Any) -> QPixmap:
        result = pixmap(self, piece, size, dpr, **options)
        asked.add((round(dpr, 3), result.width()))
        return result

    monkeypatch.setattr(PieceSet, "pixmap", note)
    scene = BoardScene(LIGHT, piece_set)
    scene.show_position(Position.start(STANDARD))
    painted(scene, ratio)
    scale = min(540 / scene.sceneRect().width(), 400 / scene.sceneRect().height())
    assert asked == {(ratio, round(scene.layout.cell.width() * scale * ratio))}


def test_themes_and_piece_sets_change_the_picture(qapp: QApplication, piece_set: PieceSet) -> None:
    scene = BoardScene(LIGHT, piece_set)
    scene.show_position(Position.start(STANDARD))
    light = painted(scene, 1.0)
    assert painted(scene, 1.0) == light
    scene.set_theme(DARK)
    dark = painted(scene, 1.0)
    assert dark != light
    scene.set_piece_set(PieceSet.load("one_kanji"))
    assert painted(scene, 1.0) != dark


def test_a_king_in_check_is_marked(qapp: QApplication, piece_set: PieceSet) -> None:
    scene = BoardScene(LIGHT, piece_set)
    position = Position.from_sfen("4k4/9/9/9/4R4/9/9/9/4K4 w - 1", STANDARD)
    scene.show_position(position)
    calm = painted(scene, 1.0)
    scene.show_position(position, check=position.king(position.turn))
    assert scene.check == parse_square("5a")
    corner = scene.layout.square_rect(parse_square("5a")).topLeft() + QPointF(10, 50)
    scale = 540 / scene.sceneRect().width()
    at = QPoint(
        round(corner.x() * scale), round(corner.y() * scale + (400 - scene.sceneRect().height() * scale) / 2)
    )
    assert painted(scene, 1.0).pixelColor(at).green() < calm.pixelColor(at).green() - 20


# Wheel


def wheel(view: BoardView, y: int, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> bool:
    centre = QPointF(view.viewport().rect().center())
    event = QWheelEvent(
        centre,
        QPointF(view.viewport().mapToGlobal(centre.toPoint())),
        QPoint(),
        QPoint(0, y),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)
    return event.isAccepted()


def test_the_wheel_steps_through_the_record(board: MakeBoard) -> None:
    b = board()
    steps: list[int] = []
    b.view.wheel_stepped.connect(steps.append)
    before = b.view.transform()
    for y in (-120, 120, -240, -40, -40, -40):
        wheel(b.view, y)
    assert steps == [1, -1, 1, 1, 1]
    assert b.view.transform() == before


def test_the_wheel_with_control_is_left_to_others(board: MakeBoard) -> None:
    b = board()
    steps: list[int] = []
    b.view.wheel_stepped.connect(steps.append)
    wheel(b.view, -120, Qt.KeyboardModifier.ControlModifier)
    assert steps == []


# Speed


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda v: v.id)
def test_showing_a_move_is_a_matter_of_milliseconds(board: MakeBoard, variant: Variant) -> None:
    """In processor time, with a loose bound; the target is 8 ms, painting included."""
    b = board(variant=variant, size=(1100, 800))
    b.scene.reduced_motion = False
    b.view.grab()
    rng = random.Random(1)
    costs = []
    for _ in range(20):
        move = rng.choice(b.position.legal_moves())
        transition = b.position.play(move)
        shown = b.position.copy()
        begin = time.process_time()
        b.scene.show_position(shown, animate=transition, last_move=move)
        b.scene.set_move_source(PositionMoves(shown))
        QApplication.processEvents()
        costs.append(time.process_time() - begin)
        b.scene.finish_animation()
    assert sorted(costs)[len(costs) // 2] < 0.05


def test_a_drop_is_shown_as_the_last_move(board: MakeBoard) -> None:
    b = board("4k4/9/9/9/9/9/9/9/4K4 b P 1")
    b.drag("b:pawn", "5e")
    assert b.scene.last_move == Drop(STANDARD.kind("pawn"), parse_square("5e"))


def test_a_board_that_is_new_in_a_window_is_shown_at_once_and_drawn_in_the_next_turns(
    qtbot: QtBot, piece_set: PieceSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Board and pieces took 30 ms of the turn in which a page was first painted."""
    whole: list[object] = []
    monkeypatch.setattr("shogi_desktop.gui.board.board_item.paint_board", lambda *what: whole.append(what))
    scene = BoardScene(LIGHT, piece_set)
    view = BoardView(scene)
    qtbot.addWidget(view)
    scene.show_position(Position.start(STANDARD))
    view.resize(431, 333)
    view.show()
    at_first = view.grab().toImage()
    assert not scene.is_drawn(view._device_scale)
    qtbot.waitUntil(lambda: not view._drawing.isActive())
    assert scene.is_drawn(view._device_scale)
    assert whole == []
    then = view.grab().toImage()
    assert then.size() == at_first.size()
    place = view.mapFromScene(scene.layout.square_rect(parse_square("5e")).center())
    shades = [image.pixelColor(place).lightness() for image in (at_first, then)]
    assert abs(shades[0] - shades[1]) < 25  # bare, but of the same wood
    assert at_first != then


def test_pieces_of_the_new_size_and_of_the_turned_board_are_drawn_one_at_a_time(
    board: MakeBoard, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    b = board()
    b.view.grab()
    made = []
    pixmap = PieceSet.pixmap

    def note(self: PieceSet, piece: Piece, size: QSizeF, dpr: float = 1.0, **options: Any) -> QPixmap:
        if not self.keeps(piece, size, dpr, **options):
            made.append(piece)
        return pixmap(self, piece, size, dpr, **options)

    b.view.resize(500, 370)
    monkeypatch.setattr(PieceSet, "pixmap", note)
    steps: list[int] = []
    draw = type(b.scene).draw_ahead.__get__(b.scene)
    monkeypatch.setattr(
        b.scene, "draw_ahead", lambda scale, *, turned: steps.append(len(made)) or draw(scale, turned=turned)
    )
    qtbot.waitUntil(lambda: bool(steps) and not b.view._drawing.isActive())
    assert all(after - before <= 1 for before, after in pairwise(steps))
    made.clear()
    b.view.grab()
    b.scene.flipped = True
    b.scene.finish_animation()
    b.view.grab()
    assert made == []


class Painted(QObject):
    """Hears what of a widget is painted: square pixels."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.area = 0
        watched.installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QPaintEvent):
            rects: list[QRect] = list(event.region())  # type: ignore[call-overload]
            self.area += sum(rect.width() * rect.height() for rect in rects)
        return False


def on_screen(widget: QWidget) -> QImage:
    """What has been painted of it so far."""
    return widget.screen().grabWindow(widget.winId()).toImage()


def test_a_step_paints_the_squares_that_change_and_no_more(board: MakeBoard, qtbot: QtBot) -> None:
    """From a move in one corner to one in another: what lies between them, and the stands, stay."""
    shown = board(size=(1000, 800))
    scene = shown.scene
    scene.reduced_motion = True
    first, then = Position.start(STANDARD), Position.start(STANDARD)
    first.play(parse_usi_move("9g9f", STANDARD))
    for text in ("9g9f", "1c1d"):
        then.play(parse_usi_move(text, STANDARD))
    scene.show_position(first, last_move=parse_usi_move("9g9f", STANDARD))
    qtbot.waitUntil(lambda: shown.view.is_sharp)
    QApplication.processEvents()
    painted = Painted(shown.view.viewport())

    scene.show_position(then, last_move=parse_usi_move("1c1d", STANDARD))
    for _ in range(3):
        QApplication.processEvents()

    rect = scene.layout.square_rect(parse_square("5e"))
    square = rect.width() * rect.height() * shown.view.transform().m11() ** 2
    assert 2 * square < painted.area < 8 * square
    seen = on_screen(shown.view)
    colors = {seen.pixelColor(x, seen.height() // 2).rgb() for x in range(seen.width())}
    assert len(colors) > 9
    shown.view.viewport().repaint()
    assert on_screen(shown.view) == seen
