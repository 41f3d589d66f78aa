"""The list of moves: number, move in the chosen notation, time, and marks for branches and comments."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QColor, QMouseEvent, QPainter, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from shogi_desktop.app.cursor import Cursor
from shogi_desktop.app.words import spent_text
from shogi_desktop.game import Node, play_node
from shogi_desktop.gui.tokens import GRID, SMALL_PX
from shogi_desktop.rules import Move, Position, Square

Index = QModelIndex | QPersistentModelIndex
MoveWriter = Callable[[Position, Move, Square | None], str]
"""Writes a move made in a position; the square is where the move before went to."""

ROW_HEIGHT = 4 * GRID
_NUMBER_WIDTH = 44
_TIME_WIDTH = 56
_MARK_WIDTH = 24


class Role(IntEnum):
    """What a row tells beside its text."""

    NUMBER = Qt.ItemDataRole.UserRole + 1
    TIME = Qt.ItemDataRole.UserRole + 2
    BRANCHES = Qt.ItemDataRole.UserRole + 3
    HAS_COMMENT = Qt.ItemDataRole.UserRole + 4
    BOOKMARKED = Qt.ItemDataRole.UserRole + 5


class MoveListModel(QAbstractListModel):
    """The moves of the line looked at; row 0 is the start position.

    Texts are written when first asked for, from the top down, so that opening a long record costs nothing.
    """

    def __init__(self, write: MoveWriter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.write = write
        self._cursor: Cursor | None = None
        self._line: list[Node] = []
        self._texts: list[str] = []
        self._position: Position | None = None

    def set_cursor(self, cursor: Cursor | None) -> None:
        """List the moves of another record."""
        self.beginResetModel()
        self._cursor = cursor
        self._line = []
        self._take_line()
        self.endResetModel()

    def set_writer(self, write: MoveWriter) -> None:
        """Write the moves in another notation."""
        self.beginResetModel()
        self.write = write
        self._forget_texts()
        self.endResetModel()

    def refresh(self) -> None:
        """The line has changed; rows that stay the same are kept."""
        if self._cursor is None:
            return
        line = list(self._cursor.line)
        common = 0
        while common < min(len(line), len(self._line)) and line[common] is self._line[common]:
            common += 1
        if common < len(self._line):
            self.beginRemoveRows(QModelIndex(), common + 1, len(self._line))
            del self._line[common:]
            self._forget_texts(common)
            self.endRemoveRows()
        if common < len(line):
            self.beginInsertRows(QModelIndex(), common + 1, len(line))
            self._line = line
            self.endInsertRows()
        self.touch()

    def touch(self) -> None:
        """Marks or comments have changed."""
        self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        """The start position and every move."""
        if self._cursor is None or (parent is not None and parent.isValid()):
            return 0
        return 1 + len(self._line)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text, or what :class:`Role` names."""
        if self._cursor is None or not index.isValid():
            return None
        row = index.row()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{row}. {self.text(row)}" if row else self.text(row)
        node = self._line[row - 1] if row else self._cursor.record.root
        if role == Role.NUMBER:
            return str(row) if row else ""
        if role == Role.TIME:
            return "" if node.time_ms is None else spent_text(node.time_ms)
        if role == Role.BRANCHES:
            return 0 if node.parent is None else len(node.parent.children) - 1
        if role == Role.HAS_COMMENT:
            return bool(node.comment)
        if role == Role.BOOKMARKED:
            return node.bookmark is not None
        return None

    def text(self, row: int) -> str:
        """The move of a row in words of the chosen notation."""
        if row == 0:
            return self.tr("Start position")
        while len(self._texts) < row:
            self._write_next()
        return self._texts[row - 1]

    def _write_next(self) -> None:
        if self._cursor is None:
            return
        index = len(self._texts)
        if self._position is None:
            self._position = self._cursor.record.start_position()
            for node in self._line[:index]:
                play_node(self._position, node)
        node = self._line[index]
        before = self._line[index - 1].move if index else None
        if node.move is None:
            self._texts.append("")
            return
        self._texts.append(self.write(self._position, node.move, None if before is None else before.target))
        play_node(self._position, node)

    def _take_line(self) -> None:
        self._line = [] if self._cursor is None else list(self._cursor.line)
        self._forget_texts()

    def _forget_texts(self, keep: int = 0) -> None:
        del self._texts[keep:]
        self._position = None


class MoveDelegate(QStyledItemDelegate):
    """Draws a row: the number right-aligned, the move, the marks, the time."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Rows of one height."""
        return QSize(160, ROW_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the row."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect: QRect = option.rect
        palette: QPalette = option.palette
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        text = palette.color(QPalette.ColorRole.Text)
        dim = palette.color(QPalette.ColorRole.PlaceholderText)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            ground = QColor(palette.color(QPalette.ColorRole.Link))
            ground.setAlphaF(0.20 if chosen else 0.07)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(rect.adjusted(4, 1, -4, -1), 6, 6)
        font = option.font
        small = type(font)(font)
        small.setPixelSize(SMALL_PX)
        painter.setFont(small)
        painter.setPen(dim)
        middle = Qt.AlignmentFlag.AlignVCenter
        number = QRect(rect.left(), rect.top(), _NUMBER_WIDTH, rect.height())
        painter.drawText(number, Qt.AlignmentFlag.AlignRight | middle, index.data(Role.NUMBER))
        time = QRect(rect.right() - _TIME_WIDTH - 12, rect.top(), _TIME_WIDTH, rect.height())
        painter.drawText(time, Qt.AlignmentFlag.AlignRight | middle, index.data(Role.TIME))
        font.setBold(chosen)
        painter.setFont(font)
        painter.setPen(text)
        left = rect.left() + (_NUMBER_WIDTH + 12 if index.row() else 16)
        move = QRect(left, rect.top(), time.left() - _MARK_WIDTH - left, rect.height())
        painter.drawText(move, Qt.AlignmentFlag.AlignLeft | middle, index.data(Qt.ItemDataRole.DisplayRole))
        self._draw_marks(
            painter, QRect(time.left() - _MARK_WIDTH, rect.top(), _MARK_WIDTH, rect.height()), index
        )
        painter.restore()

    @staticmethod
    def _draw_marks(painter: QPainter, rect: QRect, index: Index) -> None:
        accent = painter.pen().color()
        centre = QPointF(rect.center())
        if index.data(Role.BRANCHES):
            painter.setPen(QPen(accent, 1.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(centre + QPointF(-4, 6), centre + QPointF(-4, -6))
            painter.drawLine(centre + QPointF(-4, 3), centre + QPointF(4, -1))
            painter.drawLine(centre + QPointF(4, -1), centre + QPointF(4, -6))
        if index.data(Role.HAS_COMMENT) or index.data(Role.BOOKMARKED):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(accent)
            painter.drawEllipse(centre + QPointF(9, 0), 2.2, 2.2)


class MoveListView(QListView):
    """The list itself. `chosen(row)` asks for a row, `branch_chosen(row, number)` for another move there."""

    chosen = Signal(int)
    branch_chosen = Signal(int, int)

    def __init__(self, write: MoveWriter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moves = MoveListModel(write, self)
        self._cursor: Cursor | None = None
        self.setModel(self._moves)
        self.setItemDelegate(MoveDelegate(self))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("Moves"))
        self.clicked.connect(lambda index: self.chosen.emit(index.row()))

    @property
    def moves(self) -> MoveListModel:
        """The rows."""
        return self._moves

    def set_cursor(self, cursor: Cursor | None) -> None:
        """Show another record."""
        self._cursor = cursor
        self._moves.set_cursor(cursor)
        self.follow()

    def refresh(self) -> None:
        """The line has changed."""
        self._moves.refresh()
        self.follow()

    def follow(self) -> None:
        """Mark the row of the position looked at and keep it in sight."""
        if self._cursor is not None:
            index = self._moves.index(self._cursor.index)
            self.setCurrentIndex(index)
            self.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The row looked at stays in sight when the list becomes smaller."""
        super().resizeEvent(event)
        self.follow()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the mark of a branch, or with the other button, offers the branches."""
        index = self.indexAt(event.position().toPoint())
        on_mark = event.position().x() >= self.viewport().width() - _TIME_WIDTH - _MARK_WIDTH - 12
        if (
            index.isValid()
            and index.data(Role.BRANCHES)
            and (on_mark or event.button() == Qt.MouseButton.RightButton)
        ):
            menu = self.branch_menu(index.row())
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(event.globalPosition().toPoint())
            return
        super().mousePressEvent(event)

    def branch_menu(self, row: int) -> QMenu:
        """The menu of the moves that were tried at that row."""
        menu = QMenu(self)
        if self._cursor is None:
            return menu
        position = self._cursor.record.position(self._cursor.path_at(row - 1))
        shown = self._cursor.path_at(row)[-1]
        for number, node in enumerate(self._cursor.branches_at(row - 1)):
            if node.move is None:
                continue
            before = None if node.parent is None or node.parent.move is None else node.parent.move.target
            action = QAction(self._moves.write(position, node.move, before), menu)
            action.setCheckable(True)
            action.setChecked(number == shown)
            action.triggered.connect(
                lambda _=False, row=row, number=number: self.branch_chosen.emit(row, number)
            )
            menu.addAction(action)
        return menu
