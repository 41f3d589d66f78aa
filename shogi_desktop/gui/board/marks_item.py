"""Marks the hand leaves on squares and stand places: what it holds, where that may go, what it points at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Generic

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from shogi_desktop.gui.board.piece_item import Look
from shogi_desktop.gui.board.repaint import repaint
from shogi_desktop.gui.board.spots import P
from shogi_desktop.paint.surfaces import faded
from shogi_desktop.paint.theme import Theme


class Mark(Enum):
    """One mark of one place. Painted in the order given here."""

    HOVER = "hover"
    FAULT = "fault"
    """Something is wrong with what stands here."""
    SELECTED = "selected"
    TARGET = "target"
    """An empty square the piece held may go to."""
    CAPTURE = "capture"
    """The same, of a square with an opposing piece."""
    AIMED = "aimed"
    """The destination under the mouse or the cursor."""
    CURSOR = "cursor"


_IN_ORDER = tuple(Mark)

Marks = Mapping[P, frozenset[Mark]]
"""What is marked how."""


def united(*levels: Marks[P]) -> dict[P, frozenset[Mark]]:
    """The marks of every place on any of the levels: those below the pieces and those above them."""
    result: dict[P, frozenset[Mark]] = {}
    for level in levels:
        for place, marks in level.items():
            result[place] = result.get(place, frozenset()) | marks
    return result


class MarksItem(QGraphicsItem, Generic[P]):
    """All marks of one level. Only places whose marks change are painted anew.

    :param rect_of: gives the rectangle of a place, in scene units.
    """

    def __init__(self, look: Look, rect_of: Callable[[P], QRectF]) -> None:
        super().__init__()
        self._look = look
        self._rect_of = rect_of
        self._bounds = QRectF()
        self._marks: dict[P, frozenset[Mark]] = {}
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    @property
    def marks(self) -> Marks[P]:
        """What is marked now."""
        return self._marks

    def set_bounds(self, bounds: QRectF) -> None:
        """Take a new board's extent (scene units); the marks on it are to be set anew."""
        self.prepareGeometryChange()
        self._bounds = bounds
        self._marks = {}

    def set_marks(self, marks: Marks[P]) -> None:
        """Show exactly `marks`."""
        for place in self._marks.keys() | marks.keys():
            if self._marks.get(place) != marks.get(place):
                repaint(self, self._rect_of(place).adjusted(-2, -2, 2, 2))
        self._marks = dict(marks)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        exposed = option.exposedRect
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, marks in self._marks.items():
            rect = self._rect_of(place)
            if rect.intersects(exposed):
                for mark in _IN_ORDER:
                    if mark in marks:
                        _PAINTERS[mark](painter, rect, self._look.theme)


def _hover(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.fillRect(rect, faded(theme.selection, 0.45))


def _fault(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.fillRect(rect, faded(theme.check, 0.38))
    _frame(painter, rect, theme.check, rect.height() * 0.05)


def _selected(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.fillRect(rect, theme.selection)
    line = faded(theme.destination, 1.3) if theme.strong_marks else faded(theme.mark_line, 0.8)
    _frame(painter, rect, line, rect.height() * 0.035)


def _target(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.destination)
    radius = rect.height() * 0.13
    painter.drawEllipse(rect.center(), radius, radius)


def _capture(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A ring round the piece, as wide as the square lets it be."""
    width = rect.height() * (0.065 if theme.strong_marks else 0.05)
    radius = min(rect.width(), rect.height()) / 2 - width * 0.75
    painter.setPen(QPen(_solid(theme.destination, 0.85 if theme.strong_marks else 0.55), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect.center(), radius, radius)


def _aimed(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.fillRect(rect, faded(theme.destination, 0.55))


def _cursor(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A frame in the cursor's colour on a contrasting one: visible on wood, on marks and in both themes."""
    width = rect.height() * 0.06
    contrast = QColor(255, 255, 255, 200) if theme.cursor.lightnessF() < 0.5 else QColor(0, 0, 0, 180)
    _frame(painter, rect, contrast, width * 1.7)
    _frame(painter, rect, theme.cursor, width)


def _solid(color: QColor, alpha: float) -> QColor:
    result = QColor(color)
    result.setAlphaF(alpha)
    return result


def _frame(painter: QPainter, rect: QRectF, color: QColor, width: float) -> None:
    inset = width / 2
    pen = QPen(color, width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(inset, inset, -inset, -inset))


_PAINTERS: dict[Mark, Callable[[QPainter, QRectF, Theme], None]] = {
    Mark.HOVER: _hover,
    Mark.FAULT: _fault,
    Mark.SELECTED: _selected,
    Mark.TARGET: _target,
    Mark.CAPTURE: _capture,
    Mark.AIMED: _aimed,
    Mark.CURSOR: _cursor,
}
