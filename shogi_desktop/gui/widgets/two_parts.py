"""Two parts of a row, side by side where both have room, else one below the other."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from shogi_desktop.gui.look.tokens import GRID


class TwoParts(QWidget):
    """Holds both parts; the first takes the room that is over.

    :ivar least: how wide, beyond its minimum, the first part must be to stand beside the second, in pixels.
    """

    def __init__(self, first: QWidget, second: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._first, self._second = first, second
        self.least = 0
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GRID)
        self._row.addWidget(first, 1)
        self._row.addWidget(second)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """One below the other."""
        first, second = self._first.minimumSizeHint(), self._second.minimumSizeHint()
        return QSize(max(first.width(), second.width()), self._row.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the arrangement for the width there is."""
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Choose it again where a part has become wider or narrower."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        first, second = self._first.minimumSizeHint().width(), self._second.sizeHint().width()
        beside = first + self.least + GRID + second <= self.width()
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
