"""A list whose entries take the lines that their words need."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from shogi_desktop.gui.look.style import scaled
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.line_ends import held
from shogi_desktop.gui.widgets.scrolled import bar_width

_HIGHEST = 10_000
_PADDING = 8
"""Beside the words, as the sheet says."""
_MARGIN = 3
"""Qt's own, in pixels, on both sides of words and of an icon."""
_AROUND = QEvent.Type.FontChange, QEvent.Type.StyleChange


class _Whole(QStyledItemDelegate):
    """Ends no line within a Japanese move, nor elsewhere where none is to end."""

    def __init__(self, phrases: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._phrases = phrases

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.text = held(option.text, phrases=self._phrases)


class WrappedList(QListWidget):
    """Never scrolls sideways and cuts no entry off.

    Qt's own reckoning of wrapped entries knows nothing of a style sheet's padding: it cuts the last word off.
    """

    def __init__(self, parent: QWidget | None = None, *, phrases: bool = False) -> None:
        """:param phrases: whether Japanese phrases are whole too: the entries are headings."""
        super().__init__(parent)
        self._phrases = phrases
        self.setItemDelegate(_Whole(phrases, self))
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.model().rowsInserted.connect(self.fit)

    def fit(self) -> None:
        """Make each entry as high as its wrapped words, or its icon."""
        width = self.width() - 2 * self.frameWidth()
        heights = self._heights(width)
        if sum(heights) > self.viewport().height():
            width -= bar_width(self)
            heights = self._heights(width)
        for row, height in enumerate(heights):
            entry = self.model().index(row, 0)
            self.model().setData(entry, QSize(width - GRID, height), Qt.ItemDataRole.SizeHintRole)

    def _heights(self, width: int) -> list[int]:
        """How high the entries are in a list that wide."""
        return [self._height(self.model().index(row, 0), width) for row in range(self.count())]

    def _height(self, entry: QModelIndex, width: int) -> int:
        # Asked of the model: the item itself may be in the midst of being made, and must not be seen by then.
        font, icon = entry.data(Qt.ItemDataRole.FontRole), entry.data(Qt.ItemDataRole.DecorationRole)
        metrics = QFontMetrics(self.font() if font is None else font.resolve(self.font()))
        beside = QSize() if icon is None or icon.isNull() else self.iconSize()
        room = width - 2 * (scaled(_PADDING) + _MARGIN)
        if beside.isValid():
            # To the pixel: one less could be a line more, left empty.
            room -= beside.width() + 2 * _MARGIN
        text = held(entry.data() or "", phrases=self._phrases)
        words = metrics.boundingRect(0, 0, room, _HIGHEST, Qt.TextFlag.TextWordWrap, text)
        return max(words.height(), beside.height()) + 2 * GRID

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """Another size of text."""
        super().changeEvent(event)
        if event.type() in _AROUND:
            self.fit()
