"""What a game is called: players, event, dates and every other header of its file, to be read and edited.

Only what was changed is given back; a value that a field cannot show as it stands (one of several lines,
one of megabytes) stays as it was unless somebody edits it.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QLocale, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QStyledItemDelegate,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.games import side_name
from shogi_desktop.game import Record
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.button_row import button_row
from shogi_desktop.gui.widgets.fitted_dialog import FittedDialog
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.notation.kif_header import HANDICAP_KEY, KEYS_OF_NAMES
from shogi_desktop.rules import Color

NOTES: Final = "備考"
"""The header of notes on the game as a whole, which goes by that name in every format."""
_PAIRS: Final = (("black", "white"), ("event", "site"), ("date", "end_date"), ("time_limit", "opening"))
_NO_LIMIT: Final = 1 << 30
_WIDTH: Final = 620
_Index = QModelIndex | QPersistentModelIndex


def information_of(
    headers: Mapping[str, str], known: Mapping[str, str], others: list[tuple[str, str]]
) -> dict[str, str]:
    """The headers with new values: those in `known` by their keys, and all `others` that there are.

    What is empty goes; what stays keeps its place, so that a file changes only where something was changed.
    """
    listed = dict(others)
    kept = {key: known.get(key, listed.get(key, "")) for key in headers if key in known or key in listed}
    wanted = {**kept, **{key: value for key, value in known.items() if key not in kept}}
    wanted.update({key: value for key, value in listed.items() if key not in wanted})
    return {key: value for key, value in wanted.items() if value}


class GameInformationDialog(FittedDialog):
    """The headers of `record`; `information` has them as they are wanted once the dialog is accepted."""

    def __init__(self, record: Record, parent: QWidget | None = None, *, read_only: bool = False) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Game information"))
        self.setMinimumWidth(px(_WIDTH))
        self._headers = dict(record.headers)
        self._read_only = read_only
        self._names = self._known_names(record)
        self.fields: dict[str, QLineEdit] = {}
        self.notes = QPlainTextEdit(self)
        self.notes.setPlainText(self._headers.get(NOTES, ""))
        self.notes.document().setModified(False)
        self.notes.setReadOnly(read_only)
        self.notes.setTabChangesFocus(True)
        self.others = self._table()
        self.add = QPushButton(self.tr("Add a header"), self)
        self.remove = QPushButton(self.tr("Remove"), self)
        self._fault = Label(self)
        self._fault.setProperty("role", "dim")
        self._fault.setWordWrap(True)
        self.close_button = QPushButton(self.tr("Close") if read_only else self.tr("Cancel"), self)
        self.accept_button = QPushButton(self.tr("Apply"), self)
        self._lay_out()
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)
        self.others.itemSelectionChanged.connect(self._refresh)
        self.close_button.clicked.connect(self.reject)
        self.accept_button.clicked.connect(self._accept)
        self._refresh()
        order = (*self.fields.values(), self.notes, self.others, self.add, self.remove)
        for before, after in pairwise((*order, self.close_button, self.accept_button)):
            self.setTabOrder(before, after)
        self.fields["black"].setFocus()

    def _known_names(self, record: Record) -> dict[str, str]:
        names = {
            "event": self.tr("Event"),
            "site": self.tr("Place"),
            "date": self.tr("Start"),
            "end_date": self.tr("End"),
            "time_limit": self.tr("Time control"),
            "opening": self.tr("Opening"),
        }
        sides = {"black": Color.BLACK, "white": Color.WHITE}
        return {key: side_name(color, handicap=record.is_handicap) for key, color in sides.items()} | names

    # --- building -----------------------------------------------------------------------------------------

    def _table(self) -> QTableWidget:
        table = QTableWidget(0, 2, self)
        table.setHorizontalHeaderLabels([self.tr("Header"), self.tr("Text")])
        table.setAccessibleName(self.tr("Other headers of the file"))
        table.setItemDelegate(_Cells(table))
        table.setShowGrid(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(px(30))
        table.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        table.horizontalHeader().setHighlightSections(False)
        table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        table.setColumnWidth(0, px(150))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setTabKeyNavigation(False)
        for key, value in self._headers.items():
            if key not in self._names and key != NOTES:
                self._append(table, key, value)
        return table

    def _append(self, table: QTableWidget, key: str, value: str) -> None:
        row = table.rowCount()
        table.insertRow(row)
        for column, text in enumerate((key, value)):
            item = QTableWidgetItem(text)
            # The handicap belongs to the position: it is shown, and follows from that.
            if self._read_only or key == HANDICAP_KEY:
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
            table.setItem(row, column, item)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(GRID)
        for row, pair in enumerate(_PAIRS):
            for side, key in enumerate(pair):
                self._put(grid, row, side, key)
        notes = Label(self.tr("Notes"), self)
        notes.setBuddy(self.notes)
        self.notes.setAccessibleName(notes.text())
        self.notes.setFixedHeight(px(60))
        grid.addWidget(notes, len(_PAIRS), 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.notes, len(_PAIRS), 1, 1, 3)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        head = Label(self.tr("Other headers of the file"), self)
        head.setProperty("role", "section")
        self.others.setMinimumHeight(px(96))
        buttons = button_row(self.close_button, self.accept_button, left=[self.add, self.remove])
        for button in (self.add, self.remove, self.close_button):
            button.setAutoDefault(False)
        self.accept_button.setProperty("kind", "primary")
        self.accept_button.setDefault(True)
        for hidden in (self.add, self.remove, self.accept_button) if self._read_only else ():
            hidden.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(GRID)
        column.addLayout(grid)
        column.addSpacing(GRID)
        column.addWidget(head)
        column.addWidget(self.others, 1)
        column.addWidget(self._fault)
        column.addLayout(buttons)

    def _put(self, grid: QGridLayout, row: int, side: int, key: str) -> None:
        label, field = Label(self._names[key], self), QLineEdit(self)
        label.setBuddy(field)
        field.setAccessibleName(label.text())
        field.setMaxLength(_NO_LIMIT)
        field.setText(self._headers.get(key, ""))
        field.setCursorPosition(0)
        field.setReadOnly(self._read_only)
        self.fields[key] = field
        grid.addWidget(label, row, 2 * side)
        grid.addWidget(field, row, 2 * side + 1)

    # --- what is done -------------------------------------------------------------------------------------

    @property
    def information(self) -> dict[str, str]:
        """All headers as they are wanted."""
        known = {
            key: " ".join(field.text().split()) if field.isModified() else self._headers.get(key, "")
            for key, field in self.fields.items()
        }
        notes = self.notes.document()
        known[NOTES] = notes.toPlainText().strip() if notes.isModified() else self._headers.get(NOTES, "")
        return information_of(self._headers, known, self._listed())

    def _listed(self) -> list[tuple[str, str]]:
        rows = range(self.others.rowCount())
        return [(self._cell(row, 0).strip() or self._cell(row, 0), self._cell(row, 1)) for row in rows]

    def _cell(self, row: int, column: int) -> str:
        item = self.others.item(row, column)
        return "" if item is None else item.text()

    def _add(self) -> None:
        self._append(self.others, "", "")
        self.others.setCurrentCell(self.others.rowCount() - 1, 0)
        self.others.edit(self.others.currentIndex())

    def _remove(self) -> None:
        self.others.removeRow(self.others.currentRow())
        self._refresh()

    def _refresh(self) -> None:
        item = self.others.item(self.others.currentRow(), 0) if self.others.selectedItems() else None
        self.remove.setEnabled(item is not None and bool(item.flags() & Qt.ItemFlag.ItemIsEditable))
        self._fault.setVisible(bool(self._fault.text()))

    def _accept(self) -> None:
        for row in range(self.others.rowCount()):
            fault = self._fault_of(row)
            if fault:
                self._fault.setText(fault)
                self.others.setCurrentCell(row, 0)
                self._refresh()
                return
        self.accept()

    def _fault_of(self, row: int) -> str:
        """Why the header of that row cannot be written; what a file brought along is not asked."""
        name, value = self._cell(row, 0), self._cell(row, 1)
        if [self._cell(other, 0) for other in range(self.others.rowCount())].count(name) > 1 and name:
            return self.tr("There are two headers called {name}.").format(name=in_one_line(name))
        if name in self._headers or not (name or value):
            return ""
        if not name.strip() or set(name) & set(":：\r\n") or name.strip()[0] in "*&#":
            return self.tr("A header needs a name without a colon that does not start with *, & or #.")
        if name in KEYS_OF_NAMES or name in self._names or name == NOTES:
            return self.tr("{name} has its own field above.").format(name=name)
        return ""


class _Cells(QStyledItemDelegate):
    """Cells of one line; a text of several, or a long one, is changed only where somebody edits it."""

    def displayText(self, value: object, _locale: QLocale | QLocale.Language) -> str:
        """The beginning of the text."""
        return in_one_line(str(value))

    def createEditor(self, parent: QWidget, option: object, index: _Index) -> QWidget:
        """A field for it."""
        del option, index
        return QLineEdit(parent)

    def setEditorData(self, editor: QWidget, index: _Index) -> None:
        """Take the text as it is."""
        if isinstance(editor, QLineEdit):
            editor.setMaxLength(_NO_LIMIT)
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole) or ""))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: _Index) -> None:
        """Give it back where it was edited."""
        if isinstance(editor, QLineEdit) and editor.isModified():
            model.setData(index, " ".join(editor.text().split()), Qt.ItemDataRole.EditRole)
