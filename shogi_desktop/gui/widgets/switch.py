"""A switch: on or off, drawn in the colours of the palette."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from shogi_desktop.gui.look.keys import shows_ring
from shogi_desktop.gui.look.style import px

_WIDTH, _HEIGHT = 44, 24
_DISABLED = 0.4


class Switch(QAbstractButton):
    """A checkable button that looks like a switch; its text is for a screen reader."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for the switch and its focus ring, at the text size in force."""
        return QSize(px(_WIDTH) + 4, px(_HEIGHT) + 4)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw track, knob and focus ring: filled is on, hollow is off, whatever the colours."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(_DISABLED)
        colors = self.palette()
        height = float(px(_HEIGHT))
        track = QRectF(2, (self.height() - height) / 2, px(_WIDTH), height)
        radius = height / 2
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.color(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(track, radius, radius)
            painter.setBrush(colors.color(QPalette.ColorRole.HighlightedText))
            x, knob = track.right() - radius, radius - 3
        else:
            line = colors.color(QPalette.ColorRole.PlaceholderText)
            painter.setPen(QPen(line, 1.5))
            painter.setBrush(colors.color(QPalette.ColorRole.Base))
            painter.drawRoundedRect(track.adjusted(0.75, 0.75, -0.75, -0.75), radius - 0.75, radius - 0.75)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(line)
            x, knob = track.left() + radius, radius - 5
        painter.drawEllipse(QPointF(x, track.center().y()), knob, knob)
        if shows_ring(self):
            painter.setPen(QPen(colors.color(QPalette.ColorRole.Link), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(track.adjusted(-1, -1, 1, 1), radius + 1, radius + 1)
