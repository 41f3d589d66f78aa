"""What the views of the boards to play on and to set up have in common: the scene is kept whole in sight.

The view fits any size, draws pieces ahead for it, shows a hand where something can be touched, claims its
keys from the window's shortcuts and speaks to a screen reader. What keys and places mean the boards decide.
"""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTransform,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from shogi_desktop.gui.board.device import DeviceScale
from shogi_desktop.gui.board.fitted_scene import FittedScene
from shogi_desktop.gui.board.spots import Direction
from shogi_desktop.gui.widgets.saying import say

ARROWS: Final[dict[int, Direction]] = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}
CONFIRM: Final[frozenset[int]] = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select})
PLAIN: Final = (
    Qt.KeyboardModifier.NoModifier | Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
)
_BY_KEYBOARD: Final = frozenset(
    {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
)
_SETTLED_MS: Final = 100
"""A size that lasts so long is no longer one of those that a dragged window edge passes through."""


class FittedView(QGraphicsView):
    """A `FittedScene` in a widget, all of it in sight in any size."""

    _scene: FittedScene[Any]

    def __init__(self, scene: FittedScene[Any], parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self._painted = False
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(_SETTLED_MS)
        self._settling.timeout.connect(self._begin_drawing)
        self._drawing = QTimer(self)
        self._drawing.timeout.connect(self._draw_ahead)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(160, 120)

    def sizeHint(self) -> QSize:
        bounds = self._scene.bounds
        return QSize(round(640 * bounds.width() / bounds.height()), 640)

    # Fitting

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._painted or self.isVisible():
            self._scene.set_coarse(True)
        self._painted = False
        self._drawing.stop()
        self._settling.start()
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """New in this size: what there is gets shown at once, and is made sharp in the next turns."""
        super().showEvent(event)
        if not self._scene.is_drawn(self._device_scale):
            self._scene.set_coarse(True)
            self._begin_drawing()

    def hideEvent(self, event: QHideEvent) -> None:
        self._settling.stop()
        self._drawing.stop()
        self._scene.set_coarse(False)
        super().hideEvent(event)

    @property
    def is_sharp(self) -> bool:
        """Whether it is shown as it stays."""
        return not self._scene.is_coarse

    def _begin_drawing(self) -> None:
        """The window has its size: draw the pieces for it, one at a time."""
        self._drawing.start(0)

    def _draw_ahead(self) -> None:
        """Draw a piece that is missing in this size, and stop `_drawing` when none is."""
        raise NotImplementedError

    @property
    def _device_scale(self) -> DeviceScale:
        return DeviceScale(self.transform().m11(), self.viewport().devicePixelRatioF())

    def _fit(self) -> None:
        """Show all of the scene, as large as it goes, centred."""
        bounds, room = self._scene.bounds, self.viewport().size()
        scale = min(room.width() / bounds.width(), room.height() / bounds.height())
        if scale <= 0:
            return
        shown = QRectF(0, 0, room.width() / scale, room.height() / scale)
        shown.moveCenter(bounds.center())
        self.setSceneRect(shown)
        self.setTransform(QTransform.fromScale(scale, scale))

    def drawBackground(self, painter: QPainter, rect: QRectF | QPointF) -> None:  # type: ignore[override]
        self._painted = True
        if isinstance(rect, QRectF):
            painter.fillRect(rect, self._scene.theme.window)

    # The mouse

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._show_hand(event.position())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._show_hand(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._show_hand(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        self._scene.leave()
        super().leaveEvent(event)

    def _show_hand(self, point: QPointF) -> None:
        shape = Qt.CursorShape.ArrowCursor
        if self._scene.dragging:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self._scene.touchable_at(self.mapToScene(point.toPoint())):
            shape = Qt.CursorShape.PointingHandCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    # The keyboard

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._claims(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_KEYBOARD:
            self._scene.show_cursor()

    def _claims(self, event: QKeyEvent) -> bool:
        """Whether a key is the board's although the window may have a shortcut on it."""
        raise NotImplementedError

    # Screen readers

    def announce(self, words: str) -> None:
        """Describe the widget by `words` and have a screen reader say them now."""
        say(self, words)
        self.setAccessibleDescription(words)
