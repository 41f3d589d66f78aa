"""The bookmarks of a record: where they are, what they are called, and the way there."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.records.cursor import Cursor
from shogi_desktop.app.words.joined import listed
from shogi_desktop.game import EditKind, Node, SetBookmark
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.fitted_dialog import FittedDialog
from shogi_desktop.gui.widgets.move_texts import MoveTexts
from shogi_desktop.gui.widgets.plain import Label

_NODE = Qt.ItemDataRole.UserRole
_PLACE = Qt.ItemDataRole.UserRole + 1


class _Row(QStyledItemDelegate):
    """Shows the move beside the name; the name alone is edited."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        name = index.data(Qt.ItemDataRole.DisplayRole)
        place, ply = index.data(_PLACE), str(index.data(_NODE).ply)
        option.text = place if name == ply else f"{place}    {name}"


class _List(QListWidget):
    """Del removes what is chosen."""

    delete_pressed = Signal()

    def edit_text(self, item: QListWidgetItem) -> None:
        """Let the text of an item be edited, if it is not already: Qt complains of a second time."""
        if self.state() is not QAbstractItemView.State.EditingState:
            self.editItem(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.delete_pressed.emit()
        else:
            super().keyPressEvent(event)


class BookmarksDialog(FittedDialog):
    """Lists the bookmarks in the order of the record; a name is edited where it stands.

    The window beside it stays in use. Every change can be undone like any other of the record.

    :ivar chosen: the path to look at.
    """

    chosen = Signal(object)

    def __init__(self, cursor: Cursor, texts: MoveTexts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cursor, self._texts = cursor, texts
        self._filling = False
        self.setWindowTitle(self.tr("Bookmarks"))
        self.setMinimumSize(QSize(px(420), px(320)))
        self.list = _List(self)
        self.list.setAccessibleName(self.tr("Bookmarks"))
        self.list.setItemDelegate(_Row(self.list))
        self.list.setEditTriggers(
            QAbstractItemView.EditTrigger.EditKeyPressed | QAbstractItemView.EditTrigger.SelectedClicked
        )
        self._empty = Label(self.tr("This record has no bookmarks yet. Press Ctrl+B to add one."), self)
        self._empty.setWordWrap(True)
        self._empty.setProperty("role", "dim")
        self.go = QPushButton(self.tr("Go there"), self)
        self.go.setProperty("kind", "primary")
        self.rename = QPushButton(self.tr("Rename"), self)
        self.remove = QPushButton(self.tr("Remove"), self)
        close = QPushButton(self.tr("Close"), self)
        self._lay_out(close)
        self.list.itemActivated.connect(self._go_to)
        self.list.itemDoubleClicked.connect(self._go_to)
        self.list.itemChanged.connect(self._take_name)
        self.list.currentItemChanged.connect(self._refresh_buttons)
        self.go.clicked.connect(lambda: self._go_to(self.list.currentItem()))
        self.rename.clicked.connect(lambda: self.list.edit_text(self.list.currentItem()))
        self.remove.clicked.connect(self._remove)
        close.clicked.connect(self.reject)
        self.list.delete_pressed.connect(self._remove)
        cursor.edited.connect(self.fill)
        cursor.tree_changed.connect(self.fill)
        cursor.line_changed.connect(self.fill)  # a move taken back takes its bookmark along
        self.fill()
        self.list.setFocus()

    def _lay_out(self, close: QPushButton) -> None:
        frame = QFrame(self)
        frame.setProperty("panel", "surface")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(4, 4, 4, 4)
        inside.addWidget(self.list)
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        for button in (self.go, self.rename, self.remove, close):
            button.setAutoDefault(False)  # Enter is the list's
            button.setProperty("tight", "yes")
        for button in (self.rename, self.remove):
            buttons.addWidget(button)
        buttons.addStretch(1)
        for button in (close, self.go):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(2 * GRID)
        column.addWidget(self._empty)
        column.addWidget(frame, 1)
        column.addLayout(buttons)

    def fill(self) -> None:
        """Take the bookmarks that there are now."""
        marked = [node for node in self._cursor.record.walk() if node.bookmark is not None]
        nodes = [self.list.item(row).data(_NODE) for row in range(self.list.count())]
        self._filling = True
        if nodes == marked:
            for row, node in enumerate(marked):
                self._name(self.list.item(row), node)
        else:
            row = self.list.currentRow()
            self.list.clear()
            for node in marked:
                self._add(node)
            self.list.setCurrentRow(max(0, min(row, len(marked) - 1)))
        self._filling = False
        self._empty.setVisible(not marked)
        self._refresh_buttons()

    def let_go(self) -> None:
        """Close: another record is on the board. A name being typed is given up, its node is not there."""
        self._filling = True
        self.reject()

    def ask_name(self, node: Node) -> None:
        """Let the name of the bookmark at `node` be typed."""
        for row in range(self.list.count()):
            item = self.list.item(row)
            if item.data(_NODE) is node:
                self.list.setCurrentItem(item)
                self.list.edit_text(item)

    def _add(self, node: Node) -> None:
        item = QListWidgetItem()
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        item.setData(_NODE, node)
        self._name(item, node)
        self.list.addItem(item)

    def _name(self, item: QListWidgetItem, node: Node) -> None:
        place = f"{node.ply}  {self._texts.text(node)}" if node.ply else self.tr("Start position")
        item.setData(_PLACE, place)
        item.setText(node.bookmark or "")
        item.setData(Qt.ItemDataRole.AccessibleTextRole, listed((place, node.bookmark or "")))

    def _refresh_buttons(self) -> None:
        for button in (self.go, self.rename, self.remove):
            button.setEnabled(self.list.currentItem() is not None)

    def _go_to(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            node: Node = item.data(_NODE)
            self.chosen.emit(node.path)

    def _take_name(self, item: QListWidgetItem) -> None:
        node: Node = item.data(_NODE)
        name = " ".join(item.text().split())
        if not self._filling and name != node.bookmark:
            self._change(node, name or str(node.ply))

    def _remove(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self._change(item.data(_NODE), None)

    def _change(self, node: Node, name: str | None) -> None:
        # The journal of a running game notes what is changed where one looks.
        self.chosen.emit(node.path)
        self._cursor.edit(EditKind.BOOKMARK, SetBookmark(node.path, name))
