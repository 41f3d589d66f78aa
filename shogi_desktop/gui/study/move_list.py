"""The list of moves as a tree: the main line, branches below the moves they replace, folded or not.

It reads as in Kifu for Windows: a ＋ marks a move that others were tried instead of. What a click or a key
asks for goes out as a path; the list changes nothing in the record.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QMenu, QWidget

from shogi_desktop.app.records.cursor import Cursor
from shogi_desktop.app.words.lines import Write
from shogi_desktop.game import Node
from shogi_desktop.gui.study.move_delegate import MoveDelegate, branch_rect, fold_rect, row_height
from shogi_desktop.gui.study.move_rows import MoveRows
from shogi_desktop.gui.study.tree_rows import Row, all_heads, heads_above, visible_rows
from shogi_desktop.gui.widgets.face_list import claims
from shogi_desktop.gui.widgets.move_texts import MoveTexts

_AROUND = 2
"""So many rows on either side of the move looked at are kept in sight, where there is room."""
_OWN_KEYS = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Space})


class RowsView(QListView):
    """A list of moves, of which one is the position looked at.

    :ivar chosen: the path that a click or a key asks for.
    :ivar menu_wanted: the path and the point (global) at which its menu is asked for.
    """

    chosen = Signal(object)
    menu_wanted = Signal(object, QPoint)

    def __init__(self, model: MoveRows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = model
        self.setModel(model)
        self.setItemDelegate(MoveDelegate(self))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A click leaves the keys with the board; Tab leads here.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def moves(self) -> MoveRows:
        """The rows."""
        return self._rows

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show whole rows: what is left of the height stays empty below the last one."""
        super().resizeEvent(event)
        self.verticalScrollBar().setSingleStep(row_height())
        spare = self.contentsRect().height() % row_height()
        if spare != self.viewportMargins().bottom():
            self.setViewportMargins(0, 0, 0, spare)

    def show_node(self, node: Node) -> None:
        """Mark the row of a move and keep it in sight."""
        row = self._rows.row_of(node)
        if row is not None:
            index = self._rows.index(row)
            self.setCurrentIndex(index)
            last = self._rows.rowCount() - 1
            # What stands around it as well: where it comes from, and what is made next.
            for near in (max(0, row - _AROUND), min(last, row + _AROUND), row):
                self.scrollTo(self._rows.index(near), QAbstractItemView.ScrollHint.EnsureVisible)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click of the left button asks for the row; the other one opens its menu and leaves the place."""
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self.press(index, event)
        event.accept()

    def press(self, index: QModelIndex, _event: QMouseEvent) -> None:
        """The left button went down on a row."""
        self.chosen.emit(self._rows.node_at(index.row()).path)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of the row under the mouse, or of the one marked when a key asks for it."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if index.isValid():
            place = (
                self.viewport().mapToGlobal(self.visualRect(index).center()) if by_key else event.globalPos()
            )
            self.menu_wanted.emit(self._rows.node_at(index.row()).path, place)

    def event(self, event: QEvent) -> bool:
        return claims(event, _OWN_KEYS) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down choose the row above or below; all other keys belong to the window."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        row = self.currentIndex().row() + (step or 0)
        if step is None:
            event.ignore()
        elif 0 <= row < self._rows.rowCount():
            self.chosen.emit(self._rows.node_at(row).path)


class MoveListView(RowsView):
    """The tree of the record. Branches are folded until somebody looks at them or opens them."""

    def __init__(self, write: Write, parent: QWidget | None = None) -> None:
        self._cursor: Cursor | None = None
        self._opened: set[Node] = set()
        self._line: frozenset[Node] = frozenset()
        self.texts = MoveTexts(write)
        super().__init__(MoveRows(self.texts, self._opened.__contains__, self._in_line), parent)
        self.moves.setParent(self)
        self.retranslate()

    def _in_line(self, node: Node) -> bool:
        return node.parent is None or node in self._line

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.setAccessibleName(self.tr("Moves"))
        self.viewport().update()

    def sizeHint(self) -> QSize:
        """It asks for little and takes all that others leave."""
        return self.minimumSizeHint()

    # --- following the cursor -----------------------------------------------------------------------------

    def set_cursor(self, cursor: Cursor | None) -> None:
        """Show another record."""
        self._cursor = cursor
        self._opened.clear()
        self._line = frozenset() if cursor is None else frozenset(cursor.line)
        record = None if cursor is None else cursor.record
        self.texts.set_record(record)
        self.moves.set_record(record, self._wanted_rows())
        self.follow()

    def set_writer(self, write: Write) -> None:
        """Write the moves in another notation."""
        self.texts.set_writer(write)
        self.moves.touch()

    def refresh(self) -> None:
        """The tree has other moves, or the line looked at is another one."""
        if self._cursor is not None:
            self._line = frozenset(self._cursor.line)
            self.moves.set_rows(self._wanted_rows())
            self.follow()

    def follow(self) -> None:
        """Mark the row of the position looked at, unfold what hides it and keep it in sight."""
        if self._cursor is None:
            return
        node = self._cursor.node
        hidden = [head for head in heads_above(node) if head is not node and head not in self._opened]
        if hidden:
            self._opened.update(hidden)
            self.moves.set_rows(self._wanted_rows())
        self.show_node(node)

    def _wanted_rows(self) -> list[Row]:
        return [] if self._cursor is None else visible_rows(self._cursor.record.root, self._opened)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The row looked at stays in sight when the list becomes smaller."""
        super().resizeEvent(event)
        if self._cursor is not None:
            self.show_node(self._cursor.node)

    # --- folding ------------------------------------------------------------------------------------------

    def toggle_fold(self, head: Node) -> None:
        """Fold the branch that begins with `head` away, or unfold it."""
        if head not in self._opened:
            self._opened.add(head)
            self.moves.set_rows(self._wanted_rows())
            return
        self._opened.discard(head)
        if self._cursor is not None and head in heads_above(self._cursor.node):
            # What is looked at may not be hidden.
            self.chosen.emit(head.path)
        self.moves.set_rows(self._wanted_rows())

    def unfold_all(self) -> None:
        """Show the moves of every branch."""
        if self._cursor is not None:
            self._opened.update(all_heads(self._cursor.record.root))
            self.refresh()

    def fold_all(self) -> None:
        """Fold every branch away but those that the position looked at is in."""
        self._opened.clear()
        self.refresh()

    # --- mouse and keys -----------------------------------------------------------------------------------

    def press(self, index: QModelIndex, event: QMouseEvent) -> None:
        """A click on the triangle folds, one on the ＋ offers the moves tried here."""
        point = event.position().toPoint()
        face, rect = self.moves.face(index.row()), self.visualRect(index)
        if face.foldable and fold_rect(rect, face).contains(point):
            self.toggle_fold(self.moves.node_at(index.row()))
        elif face.alternatives and branch_rect(rect).contains(point):
            menu = self.branch_menu(index.row())
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(event.globalPosition().toPoint())
        else:
            super().press(index, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """+ unfolds a branch, - folds it, the space bar does either; the rest as in any list of moves."""
        row = self.currentIndex().row()
        fold_keys = {Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Space}
        if event.key() not in fold_keys or row < 0:
            super().keyPressEvent(event)
            return
        head = self.moves.node_at(row)
        opened = head in self._opened
        wanted = event.key() == Qt.Key.Key_Space or (event.key() == Qt.Key.Key_Plus) is not opened
        if self.moves.face(row).foldable and wanted:
            self.toggle_fold(head)

    def branch_menu(self, row: int) -> QMenu:
        """The menu of the moves that were tried at that row."""
        menu = QMenu(self)
        self.add_branches(menu, self.moves.node_at(row))
        return menu

    def add_branches(self, menu: QMenu, node: Node) -> None:
        """Put the moves that were tried where `node` was into `menu`."""
        for sibling in [] if node.parent is None else node.parent.children:
            action = QAction(self.texts.text(sibling), menu)
            action.setCheckable(True)
            action.setChecked(sibling is node)
            path = sibling.path
            action.triggered.connect(lambda _=False, path=path: self.chosen.emit(path))
            menu.addAction(action)


class AlternativesView(RowsView):
    """The moves tried where the move looked at was, that one marked; hidden where there is no choice."""

    MOST = 4
    """So many rows are seen; the others are scrolled to."""

    def __init__(self, texts: MoveTexts, parent: QWidget | None = None) -> None:
        super().__init__(MoveRows(texts, lambda _: True, lambda _: True, marks_choices=False), parent)
        self.moves.setParent(self)
        self._node: Node | None = None
        self.retranslate()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.setAccessibleName(self.tr("Moves tried here"))

    def show_choice(self, node: Node) -> None:
        """List `node` and what was tried instead."""
        siblings = [] if node.parent is None else node.parent.children
        self.moves.set_rows([Row(sibling) for sibling in siblings] if len(siblings) > 1 else [])
        self._node = node
        self.setMinimumHeight(row_height() + 1)
        self.setMaximumHeight(min(len(siblings), self.MOST) * row_height() + 1)
        self.updateGeometry()
        self.setVisible(len(siblings) > 1)
        self.show_node(node)

    def sizeHint(self) -> QSize:
        """All rows; where there is little room fewer are seen, at least one."""
        return QSize(super().sizeHint().width(), self.maximumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the move looked at in sight."""
        super().resizeEvent(event)
        if self._node is not None and not self.isHidden():
            self.show_node(self._node)
