"""Small pictures for learners: where a piece goes, read from its Betza move, and a corner of a board.

A dot is a square it steps to, a ring one it leaps to over whatever stands between, a line with an arrowhead a
direction in which it goes as far as the way is free. Nothing here knows any piece by name.
"""

from __future__ import annotations

import math
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.layout import SQUARE_ASPECT
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import Color, PieceKind, Position, Square, Variant, file_of, rank_of, square

REACH = 2
"""Squares shown to each side of the piece: as far as the longest leap there is."""
_SIDE = 2 * REACH + 1
_DOT = 0.19
_RING = 0.085
_LINE = 0.10
_HEAD = 0.30
"""All in heights of a square."""
_MIDDLE = 128
_PAPER_LINES = QColor(0xA8, 0xA8, 0xA8)


class Going(Enum):
    """How a piece gets to a square."""

    STEP = "step"
    LEAP = "leap"
    SLIDE = "slide"


Vector = tuple[int, int]
"""``(right, forward)`` in squares, as the piece's owner sees it."""


def goings(kind: PieceKind, reach: int = REACH) -> dict[Vector, Going]:
    """How `kind` gets to each square at most `reach` away; a square it cannot go to is not in it."""
    movement = kind.movement
    found: dict[Vector, Going] = {}
    for right, forward in movement.slides:
        for length in range(1, reach + 1):
            if max(abs(right), abs(forward)) * length <= reach:
                found[right * length, forward * length] = Going.SLIDE
    for right, forward in movement.steps:
        near = max(abs(right), abs(forward)) == 1
        found[right, forward] = Going.STEP if near else Going.LEAP
    return found


def movement_size(height: float) -> QSizeF:
    """The size of a diagram `height` high."""
    return QSizeF(height * SQUARE_ASPECT, height)


def paint_movement(
    painter: QPainter, rect: QRectF, kind: PieceKind, variant: Variant, theme: Theme, piece_set: PieceSet
) -> None:
    """Draw the diagram of `kind` into `rect`, as large as it goes, in the middle; Black sits below."""
    height = min(rect.height(), rect.width() / SQUARE_ASPECT)
    size = movement_size(height)
    board = QRectF(rect.center() - QPointF(size.width() / 2, size.height() / 2), size)
    cell = QSizeF(size.width() / _SIDE, size.height() / _SIDE)

    def middle(vector: Vector) -> QPointF:
        right, forward = vector
        return QPointF(
            board.center().x() + right * cell.width(), board.center().y() - forward * cell.height()
        )

    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_squares(painter, board, cell, theme)
    ink = _ink(theme)
    for vector in kind.movement.slides:
        _paint_ray(painter, QLineF(middle((0, 0)), middle((vector[0] * REACH, vector[1] * REACH))), cell, ink)
    for vector, going in goings(kind).items():
        if going is Going.STEP:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(middle(vector), _DOT * cell.height(), _DOT * cell.height())
        elif going is Going.LEAP:
            painter.setPen(QPen(ink, _RING * cell.height()))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle(vector), _DOT * cell.height(), _DOT * cell.height())
    square = QRectF(board.center() - QPointF(cell.width() / 2, cell.height() / 2), cell)
    piece_set.paint(painter, square, variant.piece(kind, Color.BLACK), theme=theme)
    painter.restore()


class Corner(NamedTuple):
    """Some squares of a board, as a picture of what happens there.

    :ivar at: the one at the upper left. :ivar dots: those marked with a dot. :ivar veiled: those with a veil.
    """

    at: Square
    dots: tuple[Square, ...] = ()
    veiled: tuple[Square, ...] = ()


CORNER = 3
"""Squares along each side of the picture of a corner."""


def paint_corner(
    painter: QPainter, rect: QRectF, position: Position, corner: Corner, theme: Theme, piece_set: PieceSet
) -> None:
    """Draw three by three squares of `position` into `rect`, as large as they go, in the middle."""
    height = min(rect.height(), rect.width() / SQUARE_ASPECT)
    size = movement_size(height)
    board = QRectF(rect.center() - QPointF(size.width() / 2, size.height() / 2), size)
    cell = QSizeF(size.width() / CORNER, size.height() / CORNER)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(board, theme.board)
    places = {
        square(file_of(corner.at) - right, rank_of(corner.at) + down): QRectF(
            QPointF(board.left() + right * cell.width(), board.top() + down * cell.height()), cell
        )
        for right in range(CORNER)
        for down in range(CORNER)
    }
    for veiled in corner.veiled:
        painter.fillRect(places[veiled], theme.last_target)
    _paint_lines(painter, board, cell, theme, CORNER)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_ink(theme))
    for dotted in corner.dots:
        painter.drawEllipse(places[dotted].center(), _DOT * cell.height() / 2, _DOT * cell.height() / 2)
    for at, place in places.items():
        piece = position.piece_at(at)
        if piece is not None:
            piece_set.paint(painter, place, piece, upside_down=piece.color is Color.WHITE, theme=theme)
    painter.restore()


def _ink(theme: Theme) -> QColor:
    ink = QColor(theme.destination)
    ink.setAlpha(255)
    if theme.is_diagram:
        return ink
    return ink.darker(115) if theme.board.lightness() > _MIDDLE else ink.lighter(105)


def _paint_squares(painter: QPainter, board: QRectF, cell: QSizeF, theme: Theme) -> None:
    painter.fillRect(board, theme.board)
    _paint_lines(painter, board, cell, theme, _SIDE)


def _paint_lines(painter: QPainter, board: QRectF, cell: QSizeF, theme: Theme, side: int) -> None:
    line = max(0.02 * cell.height(), 1.0 / max(abs(painter.deviceTransform().m11()), 1e-6))
    # On paper the marks are as black as the lines: thin grey lines let them stand out.
    painter.setPen(QPen(_PAPER_LINES if theme.is_diagram else theme.lines, line))
    for i in range(1, side):
        x, y = board.left() + i * cell.width(), board.top() + i * cell.height()
        painter.drawLine(QLineF(x, board.top(), x, board.bottom()))
        painter.drawLine(QLineF(board.left(), y, board.right(), y))
    painter.setPen(QPen(theme.lines, 1.6 * line, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = 0.8 * line
    painter.drawRect(board.adjusted(inset, inset, -inset, -inset))


def _paint_ray(painter: QPainter, way: QLineF, cell: QSizeF, ink: QColor) -> None:
    """A line from beside the piece to the outermost square, with an arrowhead there."""
    unit = cell.height()
    length = way.length()
    along = QPointF(way.dx() / length, way.dy() / length)
    across = QPointF(-along.y(), along.x())
    tip = way.p2() + along * (0.34 * unit)
    begin = way.p1() + along * (0.5 * math.hypot(cell.width() * along.x(), cell.height() * along.y()))
    neck = tip - along * (_HEAD * unit)
    painter.setPen(QPen(ink, _LINE * unit, c=Qt.PenCapStyle.FlatCap))
    painter.drawLine(QLineF(begin, neck + along * (0.03 * unit)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    half = across * (0.62 * _HEAD * unit)
    painter.drawPolygon(QPolygonF([tip, neck + half, neck - half]))
