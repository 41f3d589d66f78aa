"""A list whose entries take the lines that their words need."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QListView, QListWidget, QWidget

from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.scrolled import bar_width

_HIGHEST = 10_000
_AROUND = QEvent.Type.FontChange, QEvent.Type.StyleChange


class WrappedList(QListWidget):
    """Never scrolls sideways and cuts no entry off.

    Qt's own reckoning of wrapped entries knows nothing of a style sheet's padding: it cuts the last word off.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.model().rowsInserted.connect(self.fit)

    def fit(self) -> None:
        """Make each entry as high as its wrapped words, or its icon."""
        width = self.width()
        heights = self._heights(width)
        if sum(heights) > self.viewport().height():
            width -= bar_width(self)
            heights = self._heights(width)
        for row, height in enumerate(heights):
            self.item(row).setSizeHint(QSize(width - GRID, height))

    def _heights(self, width: int) -> list[int]:
        """How high the entries are in a list that wide."""
        icon = self.iconSize()
        items = [self.item(row) for row in range(self.count())]
        beside = icon.width() + GRID if any(not item.icon().isNull() for item in items) else 0
        room = width - beside - 4 * GRID
        heights = []
        for item in items:
            metrics = QFontMetrics(item.font().resolve(self.font()))
            words = metrics.boundingRect(0, 0, room, _HIGHEST, Qt.TextFlag.TextWordWrap, item.text())
            beside_it = 0 if item.icon().isNull() else icon.height()
            heights.append(max(words.height(), beside_it) + 2 * GRID)
        return heights

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """Another size of text."""
        super().changeEvent(event)
        if event.type() in _AROUND:
            self.fit()
