"""A box to tick, as the style sheet has it; that one can give its tick no colour, so it is painted here."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton


class Check(QCheckBox):
    """A check box whose tick has the colour of what is written on the accent."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw box and text, and a tick where it is checked."""
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.HighlightedText), box.width() / 8))
        corner, wide, high = QPointF(box.topLeft()), box.width(), box.height()
        points = ((0.24, 0.52), (0.43, 0.70), (0.76, 0.32))
        painter.drawPolyline([corner + QPointF(x * wide, y * high) for x, y in points])
        painter.end()
