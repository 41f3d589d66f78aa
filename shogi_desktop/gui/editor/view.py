"""The widget that shows the board of the editor: it keeps all of it in sight and gives keys their meaning."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from shogi_desktop.app.position_editor import Place, box_kinds
from shogi_desktop.gui.board.device import DeviceScale
from shogi_desktop.gui.board.spots import Direction
from shogi_desktop.gui.editor.scene import EditorScene
from shogi_desktop.gui.editor.words import place_in_words
from shogi_desktop.rules import Color, PieceKind

_ARROWS: dict[int, Direction] = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}
_CONFIRM = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select})
_REMOVE = frozenset({Qt.Key.Key_Delete, Qt.Key.Key_Backspace})
_BY_KEYBOARD = frozenset(
    {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
)
_PLAIN = (
    Qt.KeyboardModifier.NoModifier | Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
)
_SETTLED_MS = 100
"""A size that lasts so long is no longer one of those that a dragged window edge passes through."""


class EditorView(QGraphicsView):
    """An `EditorScene` in a widget, fitted to any size.

    Keys while it has the focus: arrows move a cursor, Enter picks up and puts down, the letters of SFEN put
    pieces there (capitals Black's), ``+`` promotes, Space turns, Delete removes, Esc lets go. While no cursor
    is shown, they mean the piece picked up, or the place under the mouse.

    :ivar piece_typed: a `PieceKind` and the `Color` of its letter, for the `Place` of the cursor.
    :ivar promotion_typed: the piece at a `Place` is to be turned over.
    """

    piece_typed = Signal(object, object, object)
    promotion_typed = Signal(object)

    def __init__(self, scene: EditorScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self._painted = False
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(_SETTLED_MS)
        self._drawing = QTimer(self)
        self._settling.timeout.connect(lambda: self._drawing.start(0))
        self._drawing.timeout.connect(self._draw_ahead)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setMouseTracking(True)
        self.setMinimumSize(160, 120)
        self.retranslate()
        scene.layout_changed.connect(self._fit)
        scene.cursor_changed.connect(self._tell_place)
        scene.held_changed.connect(self._tell_held)
        self._fit()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.setAccessibleName(self.tr("Board to set up"))
        self._scene.retranslate()

    def sizeHint(self) -> QSize:
        bounds = self._scene.layout.board.bounds
        return QSize(round(640 * bounds.width() / bounds.height()), 640)

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
        self._scene.cancel()
        super().hideEvent(event)

    def _draw_ahead(self) -> None:
        """Draw a piece that is missing in this size; with all there, show them sharply."""
        scale = DeviceScale(self.transform().m11(), self.viewport().devicePixelRatioF())
        if not self._scene.draw_ahead(scale):
            self._scene.set_coarse(False)
            self._drawing.stop()

    def _fit(self) -> None:
        """Show all of the board, as large as it goes, centred."""
        bounds, room = self._scene.layout.board.bounds, self.viewport().size()
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
        layout, at = self._scene.layout, self.mapToScene(point.toPoint())
        place = layout.place_at(at)
        shape = Qt.CursorShape.ArrowCursor
        if self._scene.dragging:
            shape = Qt.CursorShape.ClosedHandCursor
        elif layout.plate_at(at) is not None or (
            place is not None and (self._scene.held is not None or self._scene.draft.count(place))
        ):
            shape = Qt.CursorShape.PointingHandCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    # The keyboard

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._meaning(event)
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
        if self._scene.dragging:
            self._scene.cancel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        meaning = self._meaning(event)
        if not meaning:
            event.ignore()
        elif meaning == "arrow":
            self._scene.move_cursor(_ARROWS[event.key()])
        elif meaning == "confirm":
            self._scene.press_cursor()
        elif meaning == "cancel":
            self._cancel()
        else:
            self._edit(meaning, event.text())

    def _meaning(self, event: QKeyEvent) -> str:
        """What a key means on this board; empty where it is not the board's."""
        if event.modifiers() & ~_PLAIN:
            return ""
        key, text = event.key(), event.text()
        if key in _ARROWS:
            return "arrow"
        if key in _CONFIRM:
            return "confirm"
        if key == Qt.Key.Key_Escape:
            return "cancel" if self._scene.held is not None or self._scene.cursor is not None else ""
        if key in _REMOVE:
            return "remove"
        if key == Qt.Key.Key_Space:
            return "turn"
        if text == "+":
            return "promote"
        return "piece" if self._kind_of(text) is not None else ""

    def _kind_of(self, letter: str) -> PieceKind | None:
        kinds = box_kinds(self._scene.draft.variant)
        return next((kind for kind in kinds if letter and kind.symbol == letter.upper()), None)

    def _cancel(self) -> None:
        if not self._scene.cancel():
            self._scene.hide_cursor()

    def _edit(self, meaning: str, text: str) -> None:
        """Change what is at the cursor, or at the piece picked up, or under the mouse."""
        scene = self._scene
        place = scene.cursor or scene.held or scene.pointed_at
        if place is None:
            scene.show_cursor()
            return
        if meaning == "piece":
            kind = self._kind_of(text)
            self.piece_typed.emit(kind, Color.BLACK if text.isupper() else Color.WHITE, place)
        elif not scene.draft.count(place):
            return
        elif meaning == "remove":
            scene.remove_wanted.emit(place)
        elif meaning == "turn":
            scene.turn(place)
        else:
            self.promotion_typed.emit(place)
        self._tell_place(scene.cursor)

    # Screen readers

    def _tell_place(self, place: Place | None) -> None:
        if place is not None:
            self.announce(place_in_words(place, self._scene.draft))

    def _tell_held(self, place: Place | None) -> None:
        if place is not None:
            words = place_in_words(place, self._scene.draft)
            self.announce(self.tr("Picked up: %1").replace("%1", words))

    def announce(self, words: str) -> None:
        """Describe the widget by `words` and have a screen reader say them now."""
        self.setAccessibleDescription(words)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
