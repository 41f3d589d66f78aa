"""The shapes that drawn faces are made of, in a square of a hundred units."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

INK: Final = QColor("#2b2620")
LEFT_EYE: Final = (41.0, 50.0)
RIGHT_EYE: Final = (59.0, 50.0)
CENTRE: Final = 47.0
"""The height of the middle of a head."""
Point = tuple[float, float]


class Face(Struct, frozen=True):
    """The size of a head: half its width and half its height. `jaw`: how wide it is below, 0 to 1."""

    rx: float
    ry: float
    jaw: float

    @classmethod
    def of(cls, head: str) -> Face:
        """The measures of a head of that shape."""
        return {"round": cls(22.5, 22.5, 0.62), "oval": cls(20.5, 24.5, 0.5), "broad": cls(22, 24, 0.78)}[
            head
        ]

    def outline(self, wider: float = 0.0) -> QPainterPath:
        """The head's outline. :param wider: by so much all around."""
        rx, ry = self.rx + wider, self.ry + wider
        top, bottom = CENTRE - ry, CENTRE + ry
        path = QPainterPath(QPointF(50, top))
        path.cubicTo(
            QPointF(50 + rx * 0.62, top), QPointF(50 + rx, CENTRE - ry * 0.5), QPointF(50 + rx, CENTRE)
        )
        path.cubicTo(
            QPointF(50 + rx, CENTRE + ry * 0.55), QPointF(50 + rx * self.jaw, bottom), QPointF(50, bottom)
        )
        path.cubicTo(
            QPointF(50 - rx * self.jaw, bottom),
            QPointF(50 - rx, CENTRE + ry * 0.55),
            QPointF(50 - rx, CENTRE),
        )
        path.cubicTo(QPointF(50 - rx, CENTRE - ry * 0.5), QPointF(50 - rx * 0.62, top), QPointF(50, top))
        return path


def shade(colour: QColor, factor: float) -> QColor:
    """The same colour darker, or lighter for factors above 1."""
    red, green, blue = (
        min(255, round(part * factor)) for part in (colour.red(), colour.green(), colour.blue())
    )
    return QColor(red, green, blue)


def ellipse(x: float, y: float, rx: float, ry: float) -> QPainterPath:
    """An ellipse around a point."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, ry)
    return path


def circle(x: float, y: float, radius: float) -> QPainterPath:
    """A circle around a point."""
    return ellipse(x, y, radius, radius)


def curve(start: Point, control: Point, end: Point) -> QPainterPath:
    """A line bent towards `control`."""
    path = QPainterPath(QPointF(*start))
    path.quadTo(QPointF(*control), QPointF(*end))
    return path


def arc(x: float, y: float, rx: float, ry: float, start: float, span: float) -> QPainterPath:
    """A part of an ellipse; degrees against the clock, from the right."""
    place = QRectF(x - rx, y - ry, 2 * rx, 2 * ry)
    path = QPainterPath()
    path.arcMoveTo(place, start)
    path.arcTo(place, start, span)
    return path


def fill(painter: QPainter, path: QPainterPath, colour: QColor) -> None:
    """Fill a shape."""
    painter.fillPath(path, colour)


def line(painter: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
    """Draw a line with round ends."""
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
