"""A board in a window, with an owner that plays what is asked for, and hands that click and drag."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from shogi_desktop.gui.board import BoardScene, BoardView, OnBoard, OnStand, PositionMoves
from shogi_desktop.gui.board.piece_item import PieceItem
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import LIGHT
from shogi_desktop.rules import STANDARD, Color, Position, parse_square

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="session")
def piece_set():
    return PieceSet.load("two_kanji")


class Board:
    """Scene and view with an owner as the page of the board is: it plays legal moves and shows the result."""

    def __init__(self, qtbot, piece_set, position, *, flipped=False, size=(456, 336), colors=tuple(Color)):
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
        self.moves = []
        self.rejections: list[int] = []
        self.scene.move_requested.connect(self._asked)
        self.scene.rejected.connect(lambda: self.rejections.append(1))
        self.position = position
        self.show(flipped=flipped)

    def show(self, *, flipped=None, animate=None, last_move=None):
        shown = self.position.copy()
        self.scene.show_position(shown, flipped=flipped, animate=animate, last_move=last_move)
        self.scene.set_move_source(PositionMoves(shown, self.colors))

    def _asked(self, move):
        self.moves.append(move.usi)
        if self.accepts:
            transition = self.position.play(move)
            self.show(animate=transition, last_move=move)

    # hands

    def spot(self, name):
        """`7g` is a square, `b:pawn` a place on Black's stand."""
        if ":" in name:
            side, kind = name.split(":")
            return OnStand(Color.BLACK if side == "b" else Color.WHITE, self.position.variant.kind(kind))
        return OnBoard(parse_square(name))

    def at(self, name):
        if isinstance(name, QPoint):
            return name
        spot = self.spot(name)
        if isinstance(spot, OnStand):
            rect = self.scene.layout.stand_piece_rect(spot.color, spot.kind)
        else:
            rect = self.scene.place(spot)
        return self.view.mapFromScene(rect.center())

    def press(self, name):
        QTest.mousePress(self.view.viewport(), LEFT, pos=self.at(name))

    def move(self, name):
        QTest.mouseMove(self.view.viewport(), self.at(name))

    def release(self, name):
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=self.at(name))

    def click(self, *names):
        for name in names:
            QTest.mouseClick(self.view.viewport(), LEFT, pos=self.at(name))

    def drag(self, start, end):
        self.press(start)
        begin, finish = self.at(start), self.at(end)
        for part in (1, 2, 3, 4):
            self.move(begin + (finish - begin) * part / 4)
        self.release(end)

    def key(self, *keys):
        for key in keys:
            QTest.keyClick(self.view, key)

    def type(self, text):
        QTest.keyClicks(self.view, text)

    def held(self):
        return self.scene.held

    def marked(self, mark):
        return {spot for spot, marks in self.scene.marks.items() if mark in marks}

    def shows(self, position):
        """Whether board and stands show exactly `position`."""
        assert self.scene.pieces_shown() == dict(position.pieces())
        for color in Color:
            assert self.scene.stand_shown(color) == dict(position.hand(color).items())
        if not self.scene.animating:
            items = [item for item in self.scene.items() if isinstance(item, PieceItem)]
            assert len(items) == len(dict(position.pieces()))
        return True


@pytest.fixture
def board(qtbot, piece_set):
    """Make a board: `board(sfen, variant, flipped=…, size=…)`; without an SFEN the start position."""
    made = []

    def make(sfen=None, variant=STANDARD, **options):
        position = Position.start(variant) if sfen is None else Position.from_sfen(sfen, variant)
        made.append(Board(qtbot, piece_set, position, **options))
        return made[-1]

    yield make
    for each in made:
        each.scene.finish_animation()
