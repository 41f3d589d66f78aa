"""The board of a lesson: the board of the game, which also lets squares be chosen instead of moves made."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from shogi_desktop.gui.board import BoardScene, BoardView, OnBoard

_CONFIRM = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select, Qt.Key.Key_Space})


class LessonBoard(BoardView):
    """The view; while `choosing` a click or Enter chooses a square.

    :ivar square_chosen: the square.
    :ivar choosing: whether squares are asked for.
    """

    square_chosen = Signal(object)

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.choosing = False
        self._pressed: QPoint | None = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = event.position().toPoint() if left else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, None
        point = event.position().toPoint()
        if not self.choosing or pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if (point - pressed).manhattanLength() < QApplication.startDragDistance():
            self._choose(self.board_scene.spot_at(self.mapToScene(point)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (
            self.choosing
            and event.key() in _CONFIRM
            and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            cursor = self.board_scene.cursor
            if cursor is None:
                self.board_scene.show_cursor()
            else:
                self._choose(cursor)
            return
        super().keyPressEvent(event)

    def _choose(self, spot: object) -> None:
        if isinstance(spot, OnBoard):
            self.square_chosen.emit(spot.square)
