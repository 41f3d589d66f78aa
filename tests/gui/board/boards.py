"""A board in a window, with an owner that plays what is asked for, and hands that click and drag."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.board import BoardScene, BoardView, OnBoard, OnStand, PositionMoves, Spot
from shogi_desktop.gui.board.marks_item import Mark
from shogi_desktop.gui.board.piece_item import PieceItem
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import LIGHT
from shogi_desktop.rules import Color, Move, Position, Square, Transition, parse_square

LEFT = Qt.MouseButton.LeftButton


class Board:
    """Scene and view with an owner as the page of the board is: it plays legal moves and shows the result."""

    def __init__(
        self,
        qtbot: QtBot,
        piece_set: PieceSet,
        position: Position,
        *,
        flipped: bool = False,
        size: tuple[int, int] = (456, 336),
        colors: tuple[Color, ...] = tuple(Color),
    ) -> None:
        self.scene = BoardScene(LIGHT, piece_set)
        self.scene.reduced_motion = True
        self.view = BoardView(self.scene)
        self.scene.setParent(self.view)
        qtbot.addWidget(self.view)
        self.view.resize(*size)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.colors = colors
        self.accepts = True
        self.moves: list[str] = []
        self.rejections: list[int] = []
        self.scene.move_requested.connect(self._asked)
        self.scene.rejected.connect(lambda: self.rejections.append(1))
        self.position = position
        self.show(flipped=flipped)

    def show(
        self, *, flipped: bool | None = None, animate: Transition | None = None, last_move: Move | None = None
    ) -> None:
        shown = self.position.copy()
        self.scene.show_position(shown, flipped=flipped, animate=animate, last_move=last_move)
        self.scene.set_move_source(PositionMoves(shown, self.colors))

    def _asked(self, move: Move) -> None:
        self.moves.append(move.usi)
        if self.accepts:
            transition = self.position.play(move)
            self.show(animate=transition, last_move=move)

    # hands

    def spot(self, name: str) -> Spot:
        """`7g` is a square, `b:pawn` a place on Black's stand."""
        if ":" in name:
            side, kind = name.split(":")
            return OnStand(Color.BLACK if side == "b" else Color.WHITE, self.position.variant.kind(kind))
        return OnBoard(parse_square(name))

    def at(self, name: str | QPoint) -> QPoint:
        if isinstance(name, QPoint):
            return name
        spot = self.spot(name)
        if isinstance(spot, OnStand):
            rect = self.scene.layout.stand_piece_rect(spot.color, spot.kind)
        else:
            rect = self.scene.place(spot)
        return self.view.mapFromScene(rect.center())

    def press(self, name: str | QPoint) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, pos=self.at(name))

    def move(self, name: str | QPoint) -> None:
        QTest.mouseMove(self.view.viewport(), self.at(name))

    def release(self, name: str | QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=self.at(name))

    def click(self, *names: str | QPoint) -> None:
        for name in names:
            QTest.mouseClick(self.view.viewport(), LEFT, pos=self.at(name))

    def drag(self, start: str | QPoint, end: str | QPoint) -> None:
        self.press(start)
        begin, finish = self.at(start), self.at(end)
        for part in (1, 2, 3, 4):
            self.move(begin + (finish - begin) * part / 4)
        self.release(end)

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)

    def type(self, text: str) -> None:
        QTest.keyClicks(self.view, text)

    def held(self) -> Spot | None:
        return self.scene.held

    def marked(self, mark: Mark) -> set[Spot]:
        return {spot for spot, marks in self.scene.marks.items() if mark in marks}

    def shows(self, position: Position) -> bool:
        """Whether board and stands show exactly `position`."""
        assert self.scene.pieces_shown() == dict(position.pieces())
        for color in Color:
            assert self.scene.stand_shown(color) == dict(position.hand(color).items())
        if not self.scene.animating:
            items = [item for item in self.scene.items() if isinstance(item, PieceItem)]
            assert len(items) == len(dict(position.pieces()))
        return True


MakeBoard = Callable[..., Board]


def item_at(scene: BoardScene, sq: Square) -> PieceItem:
    """The item of the piece that stands on `sq`."""
    item = scene._pieces.item_at(sq)
    assert item is not None
    return item
