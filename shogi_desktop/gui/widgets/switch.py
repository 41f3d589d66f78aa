"""A switch: on or off, drawn in the colours of the palette."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

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
        """Room for the switch and its focus ring."""
        return QSize(_WIDTH + 4, _HEIGHT + 4)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw track, knob and focus ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(_DISABLED)
        colors = self.palette()
        track = QRectF(2, 2, _WIDTH, _HEIGHT)
        ground = QPalette.ColorRole.Highlight if self.isChecked() else QPalette.ColorRole.Mid
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colors.color(ground))
        painter.drawRoundedRect(track, _HEIGHT / 2, _HEIGHT / 2)
        painter.setBrush(colors.color(QPalette.ColorRole.Base))
        x = track.right() - _HEIGHT / 2 if self.isChecked() else track.left() + _HEIGHT / 2
        painter.drawEllipse(QPointF(x, track.center().y()), _HEIGHT / 2 - 3, _HEIGHT / 2 - 3)
        if self.hasFocus():
            painter.setPen(QPen(colors.color(QPalette.ColorRole.Link), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(track.adjusted(-1, -1, 1, 1), _HEIGHT / 2 + 1, _HEIGHT / 2 + 1)
