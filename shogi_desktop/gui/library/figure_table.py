"""A small table of figures: each row leads to the games that it comes from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.widgets.plain import tip

_ROW = 30


@dataclass(frozen=True, slots=True)
class FigureRow:
    """What is said in a row; `few`: of too few games or moves. `games` it leads to."""

    cells: tuple[str, ...]
    games: tuple[int, ...]
    few: bool = False


class FigureTable(QTableWidget):
    """`games_wanted(ids, title)` comes with a click on a row, or Enter."""

    games_wanted = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[FigureRow] = ()
        self._dim = QColor()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.cellClicked.connect(lambda row, _: self._open(row))
        self.activated.connect(lambda index: self._open(index.row()))

    def set_dim(self, color: str) -> None:
        """The colour of figures of too few."""
        self._dim = QColor(color)

    def fill(self, headings: Sequence[str], rows: Sequence[FigureRow]) -> None:
        """Show these rows, the first column at the left, numbers at the right."""
        self._rows = rows
        self.clear()
        self.setColumnCount(len(headings))
        self.setRowCount(len(rows))
        self.setHorizontalHeaderLabels(list(headings))
        for number, row in enumerate(rows):
            for column, text in enumerate(row.cells):
                item = QTableWidgetItem(text)
                item.setToolTip(tip(text))
                if row.few:
                    item.setForeground(self._dim)
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(number, column, item)
        header = self.horizontalHeader()
        for column in range(len(headings)):
            mode = QHeaderView.ResizeMode.ResizeToContents if column else QHeaderView.ResizeMode.Stretch
            header.setSectionResizeMode(column, mode)
            side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            heading = self.horizontalHeaderItem(column)
            if heading is not None:
                heading.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self.use_text_size()

    def use_text_size(self) -> None:
        """Be as high as the rows are."""
        self.verticalHeader().setDefaultSectionSize(px(_ROW))
        header = max(px(_ROW), self.horizontalHeader().sizeHint().height())
        self.setFixedHeight(header + px(_ROW) * self.rowCount() + 2 * self.frameWidth() + 2)

    def _open(self, row: int) -> None:
        if 0 <= row < len(self._rows) and self._rows[row].games:
            self.games_wanted.emit(self._rows[row].games, self._rows[row].cells[0])
