"""Arrows for the moves that engines think of: over the board as the reader's own, but not part of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from shogi_desktop.game import Arrow, MarkColor
from shogi_desktop.gui.board.piece_item import Look
from shogi_desktop.gui.board.repaint import repaint
from shogi_desktop.paint.annotations import arrow_line, arrow_shape, mark_color
from shogi_desktop.paint.layout import BoardLayout

_THINNEST: Final = 0.35
_FAINTEST: Final = 0.45


@dataclass(frozen=True, slots=True)
class Idea:
    """A move somebody thinks of. :ivar strength: 0 to 1, how good it is beside the best: its width."""

    arrow: Arrow
    strength: float = 1.0


class IdeasItem(QGraphicsItem):
    """Shows ideas, the best one above the others.

    Of the colours' dashes only red's, a threat's, are kept: the others are told apart by their width.
    """

    def __init__(self, look: Look, layout: BoardLayout) -> None:
        super().__init__()
        self._look = look
        self._layout = layout
        self.ideas: tuple[Idea, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_layout(self, layout: BoardLayout) -> None:
        """Show them on another board, or on the same one from the other side."""
        self.prepareGeometryChange()
        self._layout = layout
        self.ideas = ()

    def set_ideas(self, ideas: tuple[Idea, ...]) -> None:
        """Show exactly `ideas`, the best first."""
        if ideas == self.ideas:
            return
        before, self.ideas = self.ideas, ideas
        for idea in set(before) ^ set(ideas):
            repaint(self, self._shape(idea).boundingRect().adjusted(-2, -2, 2, 2))

    def boundingRect(self) -> QRectF:
        return self._layout.bounds

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for idea in reversed(self.ideas):
            color = QColor(mark_color(idea.arrow.color, self._look.theme))
            color.setAlphaF(color.alphaF() * (_FAINTEST + (1 - _FAINTEST) * idea.strength))
            painter.fillPath(self._shape(idea), color)

    def _shape(self, idea: Idea) -> QPainterPath:
        line = arrow_line(self._layout, idea.arrow)
        if line is None:
            return QPainterPath()
        dashes = MarkColor.RED if idea.arrow.color is MarkColor.RED else MarkColor.GREEN
        weight = _THINNEST + (1 - _THINNEST) * max(0.0, min(1.0, idea.strength))
        return arrow_shape(line, self._layout.cell.height(), dashes, weight)
