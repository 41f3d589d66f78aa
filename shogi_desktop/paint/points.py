"""Values in their order as points with a line through them, on any paint device: accuracies of games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

_TICKS: Final = (50, 60, 70, 80, 90, 100)
_LEFT, _BELOW = 3.2, 1.9
"""Room for the labels, in heights of text."""
_RADIUS: Final = 0.28


@dataclass(frozen=True, slots=True)
class Points:
    """What is drawn.

    :ivar values: one for each point, percent. :ivar line: the smoothed line, as many. :ivar labels: below the
        first and the last point.
    """

    values: tuple[float, ...]
    line: tuple[float, ...]
    labels: tuple[str, str] = ("", "")


@dataclass(frozen=True, slots=True)
class PointColors:
    """The colours; `chosen` is the point under the mouse or the keys."""

    ground: QColor
    grid: QColor
    text: QColor
    point: QColor
    line: QColor
    chosen: QColor


class PointsLayout:
    """From values to places in a rectangle, and back.

    :ivar area: where the points are.
    """

    def __init__(self, points: Points, rect: QRectF, text_height: float) -> None:
        self._count = len(points.values)
        lowest = min((*points.values, *points.line), default=50.0)
        self.low = max(0.0, 10 * (lowest // 10) - (10 if lowest % 10 < 2 else 0))
        self.area = rect.adjusted(_LEFT * text_height, text_height, -text_height, -_BELOW * text_height)

    def place(self, index: int, value: float) -> QPointF:
        """Where a value is."""
        steps = max(1, self._count - 1)
        x = (
            self.area.center().x()
            if self._count == 1
            else self.area.left() + self.area.width() * index / steps
        )
        return QPointF(x, self.height_of(value))

    def height_of(self, value: float) -> float:
        """How far down a value is."""
        return self.area.bottom() - self.area.height() * (value - self.low) / (100 - self.low)

    def index_at(self, x: float) -> int | None:
        """The point that is nearest to a place; None where there is none at all."""
        if not self._count:
            return None
        share = (x - self.area.left()) / max(1.0, self.area.width())
        return max(0, min(self._count - 1, round(share * (self._count - 1))))


def paint_points(
    painter: QPainter, points: Points, rect: QRectF, colors: PointColors, chosen: int | None = None
) -> None:
    """Draw the points into `rect`, in the painter's font. :param chosen: the point that is marked."""
    height = painter.fontMetrics().height()
    layout = PointsLayout(points, rect, height)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(rect, colors.ground)
    _draw_grid(painter, layout, rect, colors, height)
    radius = _RADIUS * height
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colors.point)
    for index, value in enumerate(points.values):
        painter.drawEllipse(layout.place(index, value), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if len(points.line) > 1:
        painter.setPen(QPen(colors.line, max(1.5, height / 7), j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(
            QPolygonF([layout.place(index, value) for index, value in enumerate(points.line)])
        )
    if chosen is not None and chosen < len(points.values):
        painter.setPen(QPen(colors.chosen, max(1.5, height / 8)))
        painter.drawEllipse(layout.place(chosen, points.values[chosen]), 1.9 * radius, 1.9 * radius)
    painter.setPen(colors.text)
    below = QRectF(layout.area.left(), layout.area.bottom() + 0.4 * height, layout.area.width(), 1.4 * height)
    painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, points.labels[0])
    painter.drawText(below, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, points.labels[1])


def _draw_grid(
    painter: QPainter, layout: PointsLayout, rect: QRectF, colors: PointColors, height: float
) -> None:
    for tick in _TICKS:
        if tick < layout.low:
            continue
        y = layout.height_of(tick)
        painter.setPen(QPen(colors.grid, 1))
        painter.drawLine(QPointF(layout.area.left(), y), QPointF(layout.area.right(), y))
        painter.setPen(colors.text)
        room = QRectF(rect.left(), y - height, layout.area.left() - rect.left() - 0.4 * height, 2 * height)
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(tick))
