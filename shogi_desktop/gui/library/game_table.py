"""The table of games: arrows choose a game, left and right step through it, Enter opens it.

Where it is too narrow for all columns, those that tell least are left out, but not the one sorted by. A menu
sorts by any of them, also from the keyboard, and so brings it back.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

from PySide6.QtCore import QByteArray, QItemSelectionModel, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QContextMenuEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QTableView, QWidget

from shogi_desktop.gui.library.list_model import GameListModel, Index, ListColumn
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.row_table import show_rows

ROW_HEIGHT = 4 * GRID
_CELL_PADDING = 14
"""Pixels beside a text on either side that Qt asks for: padding, margin, line."""
_WIDTHS = {
    ListColumn.DATE: 104,
    ListColumn.BLACK: 108,
    ListColumn.WHITE: 108,
    ListColumn.RESULT: 80,
    ListColumn.HANDICAP: 108,
    ListColumn.OPENING: 140,
    ListColumn.PLIES: 80,
    ListColumn.EVENT: 168,
    ListColumn.FILE: 168,
    ListColumn.ACCURACY: 116,
}
_LEFT_OUT: Final = (
    ListColumn.FILE,
    ListColumn.EVENT,
    ListColumn.ACCURACY,
    ListColumn.OPENING,
    ListColumn.HANDICAP,
    ListColumn.PLIES,
)
"""The columns that can be left out, the first of them first."""
_NAMES: Final = (ListColumn.BLACK, ListColumn.WHITE)
"""They give way where the others have too little."""
_LONG: Final = (*_NAMES, ListColumn.OPENING)
"""They share the room that is over."""
_MOST_LENT = 72
_MOST_ASKED = 680
"""Pixels of width that the table asks for at most: beside it, in the smallest window, is the preview."""


class GameTable(QTableView):
    """`chosen` comes when another game is the current one, `opened` with Enter or a double click."""

    chosen = Signal()
    opened = Signal()
    stepped = Signal(int)
    removal_wanted = Signal()
    copy_wanted = Signal()
    menu_wanted = Signal(QPoint)

    def __init__(self, games: GameListModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self.setModel(games)
        show_rows(self, several=True)
        self._text = px(100)
        self._lent: dict[ListColumn, int] = {}
        """By how many pixels columns are wider than they are kept, or narrower."""
        self._fitted: dict[ListColumn, int] = {}
        """How wide columns had to be for a language and a size of text: that is nobody's choice."""
        self.use_text_size()
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.setSectionsMovable(True)
        header.setSortIndicatorShown(True)
        header.setSortIndicator(ListColumn.DATE, Qt.SortOrder.DescendingOrder)
        header.setMinimumSectionSize(48)
        header.setStretchLastSection(True)
        for column, width in _WIDTHS.items():
            self.setColumnWidth(column, px(width))
        header.moveSection(header.visualIndex(ListColumn.ACCURACY), ListColumn.RESULT + 1)
        header.sortIndicatorChanged.connect(self._show_columns)
        header.sectionResized.connect(self._keep_width)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._ask_order)
        self.doubleClicked.connect(lambda _: self.opened.emit())

    def use_text_size(self) -> None:
        """Take the size of text in force."""
        self.verticalHeader().setDefaultSectionSize(px(ROW_HEIGHT))
        before, self._text = self._text, px(100)
        if before != self._text:
            with self._all_columns():
                for column in _WIDTHS:
                    self.setColumnWidth(column, round(self.columnWidth(column) * self._text / before))
            scaled = {column: round(width * self._text / before) for column, width in self._fitted.items()}
            self._fitted = scaled

    def columns(self) -> str:
        """Order, width and sorting of the columns, to be kept."""
        with self._all_columns():
            state = self.horizontalHeader().saveState()
        return bytes(state.toBase64().data()).decode("ascii")

    def fit_columns(self) -> None:
        """Make every column wide enough for its heading in the language in use, and for what is never cut.

        None becomes narrower, but for what another language had asked for.
        """
        header = self.horizontalHeader()
        with self._all_columns():
            for column in ListColumn:
                wanted, wide = self._least_width(column), header.sectionSize(column)
                if self._fitted.get(column) == wide:
                    wide = px(_WIDTHS[column])
                    del self._fitted[column]
                if wide < wanted:
                    wide = self._fitted[column] = wanted
                header.resizeSection(column, wide)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Room for the columns that are never left out: the preview gives way before these have to scroll."""
        kept = sum(self._least_width(column) for column in ListColumn if column not in _LEFT_OUT)
        wide = kept + 2 * self.frameWidth() + self.verticalScrollBar().sizeHint().width()
        return QSize(min(wide, _MOST_ASKED), super().minimumSizeHint().height())

    @contextmanager
    def _all_columns(self) -> Iterator[None]:
        """While something is done to the columns all are there; afterwards those there is room for."""
        header = self.horizontalHeader()
        # The last one, stretched, would be as wide as it happens to be.
        header.setStretchLastSection(False)
        self._bring_back()
        self._take_back()
        yield
        for column in _LEFT_OUT:
            if header.length() <= self.viewport().width():
                break
            header.setSectionHidden(column, column != header.sortIndicatorSection())
        self._lend(self.viewport().width() - header.length())
        header.setStretchLastSection(True)

    def _lend(self, over: int) -> None:
        """Give long texts what is over, in pixels; of too little, let those never left out give way."""
        header = self.horizontalHeader()
        wanted = _LONG if over > 0 else (*_NAMES, ListColumn.RESULT, ListColumn.DATE)
        # Those with the least to give come first, so that the others can give for them too.
        columns = sorted(
            (one for one in wanted if not header.isSectionHidden(one) and not self._is_chosen(one)),
            key=lambda one: header.sectionSize(one) - self._least_width(one),
        )
        lent = {}
        for sharers, column in zip(range(len(columns), 0, -1), columns, strict=True):
            wide = header.sectionSize(column)
            if over > 0:
                change = min(over // len(columns), px(_MOST_LENT))
            else:
                change = min(0, max(over // sharers, self._least_width(column) - wide))
                over -= change
            header.resizeSection(column, wide + change)
            lent[column] = header.sectionSize(column) - wide
        self._lent = lent

    def _is_chosen(self, column: ListColumn) -> bool:
        """Whether somebody has made it wide: it stays so, and rather the table scrolls."""
        own = max(px(_WIDTHS[column]), self._least_width(column), self._fitted.get(column, 0))
        return self.horizontalHeader().sectionSize(column) > own

    def _least_width(self, column: ListColumn) -> int:
        """Pixels for its heading in the language in use, and for what is never cut."""
        longest = self._games.longest_texts().get(column, ())
        texts = map(self.fontMetrics().horizontalAdvance, longest)
        return max(self.horizontalHeader().sectionSizeHint(column), 2 * _CELL_PADDING + max(texts, default=0))

    def _take_back(self) -> None:
        lent, self._lent = self._lent, {}
        for column, pixels in lent.items():
            self.setColumnWidth(column, self.columnWidth(column) - pixels)

    def _keep_width(self, column: int) -> None:
        """Somebody has made a column as wide as it is to be."""
        self._lent.pop(ListColumn(column), None)

    def _bring_back(self) -> None:
        for column in _LEFT_OUT:
            self.horizontalHeader().setSectionHidden(column, False)

    def _show_columns(self) -> None:
        """Show the columns there is room for, and the one sorted by."""
        with self._all_columns():
            pass

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the columns there is room for."""
        super().resizeEvent(event)
        self._show_columns()

    def sort_by(self, column: ListColumn) -> None:
        """Sort by that column, the other way round where it is sorted by it already."""
        header = self.horizontalHeader()
        ascending, descending = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
        again = header.sortIndicatorSection() == column and header.sortIndicatorOrder() is ascending
        header.setSortIndicator(column, descending if again else ascending)

    def sort_menu(self, parent: QWidget) -> QMenu:
        """A menu of all columns, in their order; the one sorted by is checked."""
        header = self.horizontalHeader()
        menu = QMenu(self.tr("Sort by"), parent)
        only = QActionGroup(menu)
        for at in range(header.count()):
            column = ListColumn(header.logicalIndex(at))
            text = self._games.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole)
            action = menu.addAction(str(text), partial(self.sort_by, column))
            action.setCheckable(True)
            action.setChecked(column == header.sortIndicatorSection())
            only.addAction(action)
        return menu

    def _ask_order(self, place: QPoint) -> None:
        menu = self.sort_menu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.horizontalHeader().mapToGlobal(place))

    def restore_columns(self, kept: str) -> None:
        """Take up what :meth:`columns` gave; anything else changes nothing."""
        if kept:
            state = QByteArray.fromBase64(QByteArray(kept.encode("ascii", "replace")))
            with self._all_columns():
                self.horizontalHeader().restoreState(state)
                self._bring_back()

    @property
    def current_row(self) -> int:
        """The row of the game chosen; -1 where there is none."""
        return self.currentIndex().row()

    def chosen_rows(self) -> list[int]:
        """The rows that are selected, from the top."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def choose(self, row: int) -> None:
        """Make that row the current one and the only one selected."""
        index = self._games.index(row, max(0, self.currentIndex().column()))
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().setCurrentIndex(index, flags)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell of another game, not of another column."""
        super().currentChanged(current, previous)
        if current.row() != previous.row() or not previous.isValid():
            self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, left and right step, Delete removes, Ctrl+C copies."""
        key, held = event.key(), event.modifiers()
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.opened.emit()
        elif key in {Qt.Key.Key_Left, Qt.Key.Key_Right} and not held & Qt.KeyboardModifier.ControlModifier:
            self.stepped.emit(1 if key == Qt.Key.Key_Right else -1)
        elif key == Qt.Key.Key_Delete:
            self.removal_wanted.emit()
        elif key == Qt.Key.Key_C and held == Qt.KeyboardModifier.ControlModifier:
            self.copy_wanted.emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the games selected; from the keyboard it opens beside the current one."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            place = self.visualRect(self.currentIndex()).bottomLeft()
            self.menu_wanted.emit(self.viewport().mapToGlobal(place))
        elif self.indexAt(self.viewport().mapFromGlobal(event.globalPos())).isValid():
            self.menu_wanted.emit(event.globalPos())
