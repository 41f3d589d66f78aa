"""A field that offers one of several values, in a list that opens below it."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QComboBox

_FROM_RIGHT = 15.0
_HALF = 4.0


class Choice(QComboBox):
    """A combo box as the style sheet has it; that one can give its arrow no colour, so it is painted here."""

    def setAccessibleName(self, name: str) -> None:
        """Name the field; on some systems Qt reads the chosen text instead, so the name describes it too."""
        super().setAccessibleName(name)
        self.setAccessibleDescription(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the field, and an arrow at its right end."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = QPalette.ColorRole.Text if self.isEnabled() else QPalette.ColorRole.PlaceholderText
        painter.setPen(QPen(self.palette().color(role), 1.6))
        tip = QPointF(self.width() - _FROM_RIGHT, self.height() / 2 + _HALF / 2)
        painter.drawPolyline([tip + QPointF(-_HALF, -_HALF), tip, tip + QPointF(_HALF, -_HALF)])
        painter.end()
