"""Arrows and circles that a reader draws on a position: over the pieces, on the screen as in print.

What is marked is `game.annotations`; a mark that this board has no place for (a square or a piece of the
other game) is left out.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from shogi_desktop.game import Annotations, Arrow, Circle, InHand, MarkColor
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import Color, PieceKind

HandPlace = Callable[[Color, PieceKind], QPointF]
"""Gives the middle of a piece in hand, in the units of the layout."""

_COLORS: Final = {
    MarkColor.GREEN: QColor(0x1A, 0x86, 0x4B),
    MarkColor.RED: QColor(0xC2, 0x2F, 0x2A),
    MarkColor.BLUE: QColor(0x1F, 0x59, 0xB8),
    MarkColor.YELLOW: QColor(0xE0, 0x96, 0x0A),
}
_DASHES: Final = {
    MarkColor.GREEN: None,
    MarkColor.RED: (0.38, 0.10),
    MarkColor.BLUE: (0.17, 0.10),
    MarkColor.YELLOW: (0.07, 0.07),
}
"""Length of a dash and of the gap behind it, in heights of a square: without hue they tell the colours."""
_SCREEN_OPACITY, _PAPER_OPACITY = 0.80, 0.62
_SHAFT, _HEAD_LENGTH, _HEAD_WIDTH = 0.13, 0.36, 0.38
_RING = 0.075
_WHOLE = 1.5
"""An arrow shorter than that has no dashes: they would be a stub and a head."""
_START = 0.16
"""How far from the middle of its origin an arrow begins. All in heights of a square."""


def mark_color(color: MarkColor, theme: Theme) -> QColor:
    """The colour that marks of `color` are painted in: lighter on paper, where the piece is thin lines."""
    result = QColor(_COLORS[color])
    result.setAlphaF(_SCREEN_OPACITY if not theme.is_diagram else _PAPER_OPACITY)
    return result


def paint_annotations(
    painter: QPainter,
    layout: BoardLayout,
    theme: Theme,
    annotations: Annotations,
    hand_place: HandPlace | None = None,
) -> None:
    """Draw the circles and arrows of `annotations` on the board of `layout`, its pieces being there already.

    :param hand_place: where pieces in hand are; None for their places on the stands.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for circle in annotations.circles:
        _paint_ring(painter, layout, circle, theme)
    for arrow in annotations.arrows:
        line = arrow_line(layout, arrow, hand_place)
        if line is not None:
            shape = arrow_shape(line, layout.cell.height(), arrow.color)
            painter.fillPath(shape, mark_color(arrow.color, theme))
    painter.restore()


def arrow_line(layout: BoardLayout, arrow: Arrow, hand_place: HandPlace | None = None) -> QLineF | None:
    """From the middle of the arrow's origin to that of its target; None if this board lacks either."""
    origin: QPointF
    if isinstance(arrow.origin, InHand):
        kind = next((k for k in layout.variant.hand_kinds if k.symbol == arrow.origin.letter), None)
        if kind is None:
            return None
        color = arrow.origin.color
        place = hand_place or (lambda who, what: layout.stand_piece_rect(who, what).center())
        origin = place(color, kind)
    elif layout.variant.contains(arrow.origin):
        origin = layout.square_rect(arrow.origin).center()
    else:
        return None
    if not layout.variant.contains(arrow.target):
        return None
    return QLineF(origin, layout.square_rect(arrow.target).center())


def arrow_shape(
    line: QLineF, unit: float, color: MarkColor = MarkColor.GREEN, weight: float = 1.0
) -> QPainterPath:
    """The outline of an arrow along `line` with its tip at the end; `unit` is the height of a square.

    :param weight: how thick it is, 1 as a reader's own.

    One outline whose parts do not overlap, so that a translucent colour is the same all over. Empty where the
    line has no length.
    """
    path = QPainterPath()
    length = line.length()
    if not length:
        return path
    start = min(_START * unit, length / 4)
    head = min(_HEAD_LENGTH * unit, length / 2)
    shaft, width = _SHAFT * weight * unit / 2, _HEAD_WIDTH * math.sqrt(weight) * unit / 2
    neck = length - head
    dashes = _DASHES[color] if length >= _WHOLE * unit else None
    dash, gap = (part * unit for part in dashes or (neck, 0.0))
    end = neck
    while end > start:
        begin = max(end - dash, start)
        path.addRect(QRectF(begin, -shaft, end - begin, 2 * shaft))
        end = begin - gap
    path.moveTo(neck, -shaft)
    path.lineTo(length - head * 1.08, -width)
    path.lineTo(length, 0)
    path.lineTo(length - head * 1.08, width)
    path.lineTo(neck, shaft)
    path.closeSubpath()
    turn = QTransform().translate(line.x1(), line.y1()).rotateRadians(math.atan2(line.dy(), line.dx()))
    return turn.map(path)


def _paint_ring(painter: QPainter, layout: BoardLayout, circle: Circle, theme: Theme) -> None:
    if not layout.variant.contains(circle.square):
        return
    rect = layout.square_rect(circle.square)
    width = _RING * rect.height()
    radius = min(rect.width(), rect.height()) / 2 - width * 0.7
    pen = QPen(mark_color(circle.color, theme), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if dashes := _DASHES[circle.color]:
        # A whole number of dashes, so that the ring closes.
        number = round(2 * math.pi * radius / (sum(dashes) * rect.height()))
        share = 2 * math.pi * radius / number / sum(dashes) / width
        pen.setDashPattern([part * share for part in dashes])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect.center(), radius, radius)
