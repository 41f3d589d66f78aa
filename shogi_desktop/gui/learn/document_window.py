"""A window to read in: what there is and the search at the left, the text beside them.

What the entries at the left are, and where the search looks, is for the guide and the rules reference.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from shogi_desktop.gui.learn.document_view import DocumentView
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.room import room_on_screen
from shogi_desktop.gui.widgets.wrapped_list import WrappedList

_CONTENTS: Final = 272
_SMALLEST: Final = QSize(680, 420)
_MOST_SHARE: Final = 36
"""Of a small window's width the contents do not take more than this, in percent."""


class DocumentWindow(QWidget):
    """A window of its own, over that of `parent` if there is one. Esc clears the search, then closes.

    :ivar view: the text. :ivar contents: what there is to go to. :ivar search: what is looked for.
    :ivar count: which of the places found this is.
    """

    closed = Signal()

    view: DocumentView

    def __init__(self, view: DocumentView, size: QSize, parent: QWidget | None = None) -> None:
        """:param size: of the window, where the screen has room for it."""
        super().__init__(parent, Qt.WindowType.Window)
        self.setProperty("panel", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.search = SearchField(self)
        self.search.setClearButtonEnabled(True)
        self.count = Label(self)
        self.count.setProperty("role", "small")
        self.contents = WrappedList(self)
        self.view = view
        view.setParent(self)
        self.search.returnPressed.connect(self.find_next)
        self.search.back_wanted.connect(lambda: self.step(-1))
        for keys, action in (
            (QKeySequence.StandardKey.Find, self._begin_search),
            (QKeySequence.StandardKey.FindNext, self.find_next),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(action)
        self._side = QWidget(self)
        self.setMinimumSize(_SMALLEST)
        self.resize(size.boundedTo(room_on_screen(self)))

    def _lay_out(self, above: QWidget | None = None, below: QWidget | None = None) -> None:
        """:param above: stands over all the rest. :param below: stands under the contents."""
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(GRID)
        side.addWidget(self.search)
        side.addWidget(self.count)
        side.addWidget(self.contents, 1)
        row = QHBoxLayout()
        row.setSpacing(2 * GRID)
        row.addWidget(self._side)
        row.addWidget(self.view, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(2 * GRID)
        if above is not None:
            column.addWidget(above)
        if below is not None:
            side.addWidget(below)
        column.addLayout(row, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_side()

    def _fit_side(self) -> None:
        """Give the contents what their text needs, but leave the rest the larger part."""
        self._side.setFixedWidth(min(px(_CONTENTS), self.width() * _MOST_SHARE // 100))

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.search.text():
            self.search.clear()
        else:
            self.close()

    def find_next(self) -> None:
        """Go to the next place of what is looked for."""
        self.step(1)

    def step(self, by: int) -> None:
        """Go to the next place of what is looked for (1), or to the one before (-1)."""
        raise NotImplementedError

    def _begin_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()


class SearchField(QLineEdit):
    """Shift+Enter looks backward; Down goes to the contents."""

    back_wanted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and shift:
            self.back_wanted.emit()
        elif event.key() == Qt.Key.Key_Down:
            self.focusNextChild()
        else:
            super().keyPressEvent(event)
