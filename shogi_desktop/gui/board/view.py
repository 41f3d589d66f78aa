"""The widget that shows the board: it keeps all of it in sight and gives keys and the wheel their meaning."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from shogi_desktop.gui.board.device import DeviceScale
from shogi_desktop.gui.board.scene import BoardScene
from shogi_desktop.gui.board.speech import spot_in_words
from shogi_desktop.gui.board.spots import Direction, Spot
from shogi_desktop.gui.board.typed_move import TypedMove
from shogi_desktop.gui.board.wheel import WheelSteps

_ARROWS: dict[int, Direction] = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}
_CONFIRM: frozenset[int] = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select})
_BY_KEYBOARD = frozenset(
    {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
)
_PLAIN = (
    Qt.KeyboardModifier.NoModifier | Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
)


_SETTLED_MS = 100
"""A size that lasts so long is no longer one of those that a dragged window edge passes through."""
_SPARE_MS = 20
"""The pause between drawings that are not needed yet."""


class BoardView(QGraphicsView):
    """A `BoardScene` in a widget, fitted to any size.

    Keys while it has the focus: arrows move a cursor, Enter picks up and puts down, Esc cancels; letters and
    digits collect the text of a move; Ctrl+Enter begins an arrow at the cursor and ends it. Once the cursor
    is to be seen, arrows are the board's even where the window has shortcuts on them; Esc or the mouse hides
    it and gives them back.

    :ivar wheel_stepped: steps through the record, positive onward.
    :ivar text_typed: the text of a move as typed so far, after every change; empty when it is given up.
    :ivar text_entered: that text, when Enter says it is complete. The next position shown takes it away; if
        none is shown at once, it stays, marked as refused, to be corrected.
    """

    wheel_stepped = Signal(int)
    text_typed = Signal(str)
    text_entered = Signal(str)

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self._wheel = WheelSteps()
        self._typed = TypedMove()
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
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(160, 120)
        # What is dropped here is for the window.
        self.setAcceptDrops(False)
        self.setAccessibleName(self.tr("Board"))
        scene.sceneRectChanged.connect(self._fit)
        scene.cursor_changed.connect(self._tell_cursor)
        scene.held_changed.connect(self._tell_held)
        scene.choosing_changed.connect(self._tell_choosing)
        scene.position_changed.connect(self.clear_typed)
        self._fit()

    @property
    def board_scene(self) -> BoardScene:
        """The scene shown."""
        return self._scene

    def sizeHint(self) -> QSize:
        bounds = self._scene.layout.bounds
        return QSize(round(640 * bounds.width() / bounds.height()), 640)

    def clear_typed(self) -> None:
        """Forget the move being typed: it has been played, or something else has happened."""
        if self._typed.clear():
            self._typed_changed()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Board"))
        super().changeEvent(event)

    # Fitting

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._settling.isActive() and self._painted:
            self._scene.set_coarse(True)
        self._painted = False
        self._drawing.stop()
        self._settling.start()
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        self._settling.stop()
        self._drawing.stop()
        self._scene.set_coarse(False)
        super().hideEvent(event)

    def _begin_drawing(self) -> None:
        """The window has its size: draw the pieces for it, one at a time."""
        self._drawing.start(0)

    def _draw_ahead(self) -> None:
        """Draw a piece; with all there, show them sharply; then, less hastily, those of the turned board."""
        scale = DeviceScale(self.transform().m11(), self.viewport().devicePixelRatioF())
        if self._scene.draw_ahead(scale, turned=False):
            return
        self._scene.set_coarse(False)
        self._drawing.setInterval(_SPARE_MS)
        if not self._scene.draw_ahead(scale, turned=True):
            self._drawing.stop()

    def _fit(self) -> None:
        """Show all of the scene, as large as it goes, centred."""
        bounds, room = self._scene.layout.bounds, self.viewport().size()
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

    # Mouse

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._show_hand(event.position())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.clear_typed()
        super().mousePressEvent(event)
        self._show_hand(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._show_hand(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        self._scene.leave()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & ~_PLAIN:
            event.ignore()
            return
        if event.phase() == Qt.ScrollPhase.ScrollBegin:
            self._wheel.reset()
        steps = self._wheel.turn(event.angleDelta().y())
        event.accept()
        for _ in range(abs(steps)):
            self.wheel_stepped.emit(1 if steps > 0 else -1)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The right button draws here: no menu of the window may open under it."""
        event.accept()

    def _show_hand(self, point: QPointF) -> None:
        shape = Qt.CursorShape.ArrowCursor
        if self._scene.dragging:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self._scene.chooser is None and self._scene.can_touch(
            self._scene.spot_at(self.mapToScene(point.toPoint()))
        ):
            shape = Qt.CursorShape.PointingHandCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    # Keyboard

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

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.clear_typed()
        if self._scene.dragging:
            self._scene.cancel_selection()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._handle_key(event):
            event.ignore()

    def _claims(self, event: QKeyEvent) -> bool:
        """Whether a key is the board's although the window may have a shortcut on it."""
        if _marks(event):
            return True
        if event.modifiers() & ~_PLAIN:
            return False
        key = event.key()
        if self._scene.chooser is not None:
            return (
                key in _CONFIRM
                or key in _ARROWS
                or key == Qt.Key.Key_Escape
                or event.text() in {"+", "-", "="}
            )
        if key in _ARROWS or key in _CONFIRM:
            return self._scene.cursor is not None or bool(self._typed.text)
        if key == Qt.Key.Key_Escape:
            return bool(self._typed.text) or self._scene.held is not None or self._scene.cursor is not None
        return self._scene.playable and self._typed.takes(event.text())

    def _handle_key(self, event: QKeyEvent) -> bool:
        if _marks(event):
            self._scene.mark_cursor(event.modifiers())
            return True
        if event.modifiers() & ~_PLAIN:
            return False
        key = event.key()
        if self._scene.chooser is not None:
            return self._choose_by_key(key, event.text())
        if key in _ARROWS:
            self._scene.move_cursor(_ARROWS[key])
        elif event.text() == "+" and not self._typed.text and self._scene.turn_held():
            pass
        elif key in _CONFIRM:
            self._confirm()
        elif key == Qt.Key.Key_Escape:
            return self._cancel()
        elif key == Qt.Key.Key_Backspace:
            return self._erase()
        else:
            return self._type(event.text())
        return True

    def _choose_by_key(self, key: int, text: str) -> bool:
        scene, chooser = self._scene, self._scene.chooser
        assert chooser is not None
        if text == "+":
            scene.choose_promotion(promote=True)
        elif text in {"=", "-"}:
            scene.choose_promotion(promote=False)
        elif key in _CONFIRM:
            scene.choose_promotion(promote=chooser.aimed)
        elif key == Qt.Key.Key_Escape:
            scene.cancel_selection()
        elif key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            chooser.aim(promoted=key == Qt.Key.Key_Left)
            self._tell_choosing(choosing=True)
        else:
            return key in _ARROWS
        return True

    def _confirm(self) -> None:
        text = self._typed.text
        if text:
            self.text_entered.emit(text)
            self._typed.refused = bool(self._typed.text)  # a position shown in answer has cleared it
            self.viewport().update()
        else:
            self._scene.press_cursor()

    def _cancel(self) -> bool:
        """Esc gives up one thing at a time: the typed text, the piece held, the cursor."""
        if self._typed.text:
            self.clear_typed()
        elif self._scene.cancel_selection() or self._scene.stop_drawing():
            pass
        elif self._scene.cursor is not None:
            self._scene.hide_cursor()
        else:
            return False
        return True

    def _erase(self) -> bool:
        erased = self._typed.erase()
        if erased:
            self._typed_changed()
        return erased

    def _type(self, text: str) -> bool:
        typed = self._scene.playable and self._typed.type(text)
        if typed:
            self._scene.cancel_selection()
            self._typed_changed()
        return typed

    def _typed_changed(self) -> None:
        self.viewport().update()
        self.text_typed.emit(self._typed.text)

    def drawForeground(self, painter: QPainter, _rect: QRectF | QPointF) -> None:  # type: ignore[override]
        """The text being typed, in a box on the lower edge of the board."""
        if not self._typed.text:
            return
        theme, layout = self._scene.theme, self._scene.layout
        unit = layout.cell.height()
        font = painter.font()
        font.setPixelSize(round(0.28 * unit))
        font.setBold(True)
        painter.setFont(font)
        width = painter.fontMetrics().horizontalAdvance(self._typed.text) + 0.4 * unit
        box = QRectF(0, 0, width, 0.38 * unit)
        edge = (layout.board_rect.bottom() + layout.frame_rect.bottom()) / 2
        box.moveCenter(QPointF(layout.board_rect.center().x(), edge))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.check if self._typed.refused else theme.badge)
        painter.drawRoundedRect(box, 0.1 * unit, 0.1 * unit)
        painter.setPen(QColor(theme.badge_text))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._typed.text)

    # Screen readers

    def _tell_cursor(self, spot: Spot | None) -> None:
        position = self._scene.position
        if spot is not None and position is not None:
            self._announce(spot_in_words(spot, position))

    def _tell_held(self, spot: Spot | None) -> None:
        position = self._scene.position
        if spot is None or position is None:
            return
        self._announce(self.tr("Picked up: %1").replace("%1", spot_in_words(spot, position)))

    def _tell_choosing(self, choosing: bool) -> None:
        chooser = self._scene.chooser
        if not choosing or chooser is None:
            return
        if chooser.aimed:
            self._announce(self.tr("Promote? Enter promotes, minus does not, Escape cancels."))
        else:
            self._announce(self.tr("Do not promote"))

    def _announce(self, words: str) -> None:
        """Describe the widget by `words` and have a screen reader say them now."""
        self.setAccessibleDescription(words)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))


def _marks(event: QKeyEvent) -> bool:
    """Whether a key begins or ends an arrow: Ctrl+Enter, whatever chooses the colour beside it."""
    return event.key() in _CONFIRM and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
