"""Lists whose rows are values that a delegate paints, chosen by mouse and keys: analysis, explorer."""

from __future__ import annotations

from collections.abc import Container, Sequence
from enum import IntEnum
from typing import Any, Final, Generic, Protocol, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

Index = QModelIndex | QPersistentModelIndex
_OWN_KEYS: Final = frozenset(
    {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape}
)


class Role(IntEnum):
    """What the delegate asks a row for."""

    FACE = Qt.ItemDataRole.UserRole


class Spoken(Protocol):
    """A row's value."""

    @property
    def spoken(self) -> str:
        """The row for a screen reader."""


def claims(event: QEvent, keys: Container[int]) -> bool:
    """Whether `event` asks who wants one of `keys`: then it is the list's, not a shortcut's."""
    if (
        event.type() == QEvent.Type.ShortcutOverride
        and isinstance(event, QKeyEvent)
        and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        and event.key() in keys
    ):
        event.accept()
        return True
    return False


F = TypeVar("F", bound=Spoken)


class FacesModel(QAbstractListModel, Generic[F]):
    """The rows."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._faces: list[F] = []
        self._said: object = None
        self._said_at = -1

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt has it
        return 0 if parent.isValid() else len(self._faces)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The face of a row, or its text."""
        if not index.isValid() or index.row() >= len(self._faces):
            return None
        face = self._faces[index.row()]
        if role == Role.FACE:
            return face
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._said if index.row() == self._said_at else None
        texts = {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}
        return face.spoken if role in texts else None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Take the description of one row at a time: what is said there (`gui.widgets.saying`)."""
        if role != Qt.ItemDataRole.AccessibleDescriptionRole:
            return False
        self._said, self._said_at = value, index.row()
        return True

    @property
    def faces(self) -> Sequence[F]:
        """All rows."""
        return self._faces

    def show_faces(self, faces: Sequence[F]) -> None:
        """Show other rows."""
        if list(faces) == self._faces:
            return
        self.beginResetModel()
        self._faces = list(faces)
        self.endResetModel()


class FaceListView(QListView, Generic[F]):
    """The list. A click leaves the keys with the board; Tab leads here, Up and Down choose, Return takes.

    :ivar menu_wanted: what is meant, and where its menu is asked for.
    """

    menu_wanted = Signal(object, QPoint)

    def __init__(self, model: FacesModel[F], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = model
        self.setModel(model)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # The row that the keys chose is the selected one: else a screen reader calls each “not selected”.
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    # --- what a list of this kind decides -----------------------------------------------------------------

    def _may_choose(self, face: F) -> bool:
        """Whether the keys stop at that row."""
        raise NotImplementedError

    def _meant_at(self, point: QPoint | None) -> object:
        """What a menu would be of at `point` of the viewport, or None; no point: at the row chosen."""
        raise NotImplementedError

    def _show_current(self) -> None:
        """The keys have chosen a row: show what it means."""

    def _take_current(self) -> None:
        """Return was pressed at the row chosen."""

    def _point_away(self) -> None:
        """Neither mouse nor keys point at a row any more."""

    # --- mouse and keys -----------------------------------------------------------------------------------

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_away()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second click soon after the first is one more."""
        self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        meant = self._meant_at(None if by_key else event.pos())
        if meant is not None:
            at = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).center())
            self.menu_wanted.emit(meant, at if by_key else event.globalPos())

    def event(self, event: QEvent) -> bool:
        """Up, Down and Return are the list's own while it has the keys."""
        return claims(event, _OWN_KEYS) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self._go(-1 if key == Qt.Key.Key_Up else 1)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._take_current()
        elif key == Qt.Key.Key_Escape:
            self._point_away()
        else:
            event.ignore()

    def _go(self, step: int) -> None:
        """Choose the next row that can be chosen, in that direction."""
        row = self.currentIndex().row() + step
        while 0 <= row < self._faces.rowCount():
            if self._may_choose(self._faces.faces[row]):
                self.setCurrentIndex(self._faces.index(row))
                self._show_current()
                return
            row += step

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point_away()
