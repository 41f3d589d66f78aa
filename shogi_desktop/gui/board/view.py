"""The widget that shows the board: it keeps all of it in sight and gives keys and the wheel their meaning."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget

from shogi_desktop.gui.board.bubble import Bubble
from shogi_desktop.gui.board.explored import Explored, Told
from shogi_desktop.gui.board.fitted import ARROWS, CONFIRM, PLAIN, FittedView
from shogi_desktop.gui.board.scene import BoardScene
from shogi_desktop.gui.board.speech import about_kind, kind_at, spot_in_words
from shogi_desktop.gui.board.spots import OnBoard, OnStand, Spot
from shogi_desktop.gui.board.typed_move import TypedMove
from shogi_desktop.gui.board.wheel import WheelSteps
from shogi_desktop.gui.widgets.plain import show_tip
from shogi_desktop.rules import Color, Square

_SPARE_MS = 20
"""The pause between drawings that are not needed yet."""


_STEPS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right})
"""The arrows that step through the moves of a game while no cursor is on the board."""


class BoardView(FittedView):
    """A `BoardScene` in a widget, fitted to any size.

    Keys while it has the focus: arrows move a cursor, Enter picks up and puts down, Esc cancels; letters and
    digits collect the text of a move; Ctrl+Enter begins an arrow at the cursor and ends it. Once the cursor
    is to be seen, arrows are the board's even where the window has shortcuts on them; Esc or the mouse hides
    it and gives them back.

    The frame round the squares is a handle: dragged, it takes the diagram to another program; with Ctrl held
    the whole board does.

    :ivar piece_tips: whether a piece tells its name and how it moves when the mouse rests on it.
    :ivar steps: whether Left and Right step through moves: then they do not call the cursor where there is no
        further move, which would take all arrows from the moves.
    :ivar bubble: a sentence at a place of the board.
    :ivar wheel_stepped: steps through the record, positive onward.
    :ivar text_typed: the text of a move as typed so far, after every change; empty when it is given up.
    :ivar text_entered: that text, when Enter says it is complete. The next position shown takes it away; if
        none is shown at once, it stays, marked as refused, to be corrected.
    """

    wheel_stepped = Signal(int)
    text_typed = Signal(str)
    text_entered = Signal(str)
    drag_out_wanted = Signal()
    """The diagram is to be carried out of the window: by its frame, or from anywhere with Ctrl."""

    _scene: BoardScene

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._wheel = WheelSteps()
        self._typed = TypedMove()
        self.piece_tips = True
        self.steps = False
        self.bubble = Bubble(self.viewport())
        scene.position_changed.connect(self.bubble.clear)
        self._drag_out_from: QPointF | None = None
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        # What is dropped here is for the window.
        self.setAcceptDrops(False)
        self.explored = Explored(self, Told(lambda: scene.layout, self._square_in_words, self._hand_in_words))
        scene.position_changed.connect(self.explored.renew)
        self._name()
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

    def clear_typed(self) -> None:
        """Forget the move being typed: it has been played, or something else has happened."""
        if self._typed.clear():
            self._typed_changed()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self.bubble.clear()
        super().changeEvent(event)

    def _name(self) -> None:
        """Take the names of the language in use."""
        self.setAccessibleName(self.tr("Board"))
        self.explored.retranslate()

    def _square_in_words(self, sq: Square) -> str:
        position = self._scene.position
        return "" if position is None else spot_in_words(OnBoard(sq), position)

    def _hand_in_words(self, color: Color) -> list[str]:
        position = self._scene.position
        if position is None:
            return []
        return [spot_in_words(OnStand(color, kind), position) for kind, _ in position.hand(color).items()]

    def say_at(self, text: str, spot: Spot) -> None:
        """Say something at a place of the board until it was read, to screen readers too."""
        self.bubble.fades = not self._scene.reduced_motion
        self.bubble.tell(text, QRectF(self.mapFromScene(self._scene.place(spot)).boundingRect()))
        self.announce(text)

    # Fitting

    def _fit(self) -> None:
        super()._fit()
        self.bubble.clear()
        self.explored.place()

    def _draw_ahead(self) -> None:
        """Draw a piece; with all there, show them sharply; then, less hastily, those of the turned board."""
        scale = self._device_scale
        if self._scene.draw_ahead(scale, turned=False):
            return
        self._scene.set_coarse(False)
        self._drawing.setInterval(_SPARE_MS)
        if not self._scene.draw_ahead(scale, turned=True):
            self._drawing.stop()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.clear_typed()
        self.bubble.clear()
        if self._takes_out(event):
            self._drag_out_from = event.position()
            event.accept()
            return
        super().mousePressEvent(event)

    def _takes_out(self, event: QMouseEvent) -> bool:
        """Whether a press may begin to drag the diagram out: on the frame round the squares, or with Ctrl."""
        if event.button() != Qt.MouseButton.LeftButton or self._scene.held is not None:
            return False
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return True
        return self._on_frame(self.mapToScene(event.position().toPoint()))

    def _on_frame(self, point: QPointF) -> bool:
        layout = self._scene.layout
        inside = layout.frame_rect.contains(point) and not layout.board_rect.contains(point)
        return inside and self._scene.chooser is None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        start = self._drag_out_from
        if start is None:
            super().mouseMoveEvent(event)
        elif (event.position() - start).manhattanLength() >= QApplication.startDragDistance():
            self._drag_out_from = None
            self.drag_out_wanted.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._drag_out_from is None:
            super().mouseReleaseEvent(event)
        else:
            self._drag_out_from = None
            self._scene.hide_cursor()

    def viewportEvent(self, event: QEvent) -> bool:
        """The mouse rests: a piece below it tells what it is."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            self._tell_piece(event)
            return True
        return super().viewportEvent(event)

    def _tell_piece(self, event: QHelpEvent) -> None:
        spot = self._scene.spot_at(self.mapToScene(event.pos()))
        position = self._scene.position
        kind = None if spot is None or position is None else kind_at(spot, position)
        idle = self._scene.held is None and self._scene.chooser is None
        place = QRect() if spot is None else self.mapFromScene(self._scene.place(spot)).boundingRect()
        told = self.piece_tips and idle
        text = about_kind(kind) if told and kind is not None else ""
        show_tip(text, event.globalPos(), self.viewport(), place)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & ~PLAIN:
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

    # Keyboard

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
        if event.modifiers() & ~PLAIN:
            return False
        key = event.key()
        if self._scene.chooser is not None:
            return (
                key in CONFIRM or key in ARROWS or key == Qt.Key.Key_Escape or event.text() in {"+", "-", "="}
            )
        if key in ARROWS or key in CONFIRM:
            return self._scene.cursor is not None or bool(self._typed.text)
        if key == Qt.Key.Key_Escape:
            return bool(self._typed.text) or self._scene.held is not None or self._scene.cursor is not None
        return self._scene.playable and self._typed.takes(event.text())

    def _handle_key(self, event: QKeyEvent) -> bool:
        if _marks(event):
            self._scene.mark_cursor(event.modifiers())
            return True
        if event.modifiers() & ~PLAIN:
            return False
        key = event.key()
        if self._scene.chooser is not None:
            return self._choose_by_key(key, event.text())
        if key in ARROWS:
            if not self.steps or key not in _STEPS or self._scene.cursor is not None:
                self._scene.move_cursor(ARROWS[key])
        elif event.text() == "+" and not self._typed.text and self._scene.turn_held():
            pass
        elif key in CONFIRM:
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
        elif key in CONFIRM:
            scene.choose_promotion(promote=chooser.aimed)
        elif key == Qt.Key.Key_Escape:
            scene.cancel_selection()
        elif key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            chooser.aim(promoted=key == Qt.Key.Key_Left)
            self._tell_choosing(choosing=True)
        else:
            return key in ARROWS
        return True

    def _confirm(self) -> None:
        text = self._typed.text
        if text:
            self.text_entered.emit(text)
            self._typed.refused = bool(self._typed.text)  # a position shown in answer has cleared it
            self.viewport().update()
        else:
            self.bubble.clear()
            self._scene.press_cursor()

    def _cancel(self) -> bool:
        """Esc gives up one thing at a time: the typed text, the piece held, the cursor."""
        if self._typed.text:
            self.clear_typed()
        elif self._scene.cancel_selection() or self._scene.drawing.stop():
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
            self.announce(spot_in_words(spot, position))

    def _tell_held(self, spot: Spot | None) -> None:
        position = self._scene.position
        if spot is None or position is None:
            return
        self.announce(self.tr("Picked up: %1").replace("%1", spot_in_words(spot, position)))

    def _tell_choosing(self, choosing: bool) -> None:
        chooser = self._scene.chooser
        if not choosing or chooser is None:
            return
        if chooser.aimed:
            self.announce(self.tr("Promote? Enter promotes, minus does not, Escape cancels."))
        else:
            self.announce(self.tr("Do not promote"))


def _marks(event: QKeyEvent) -> bool:
    """Whether a key begins or ends an arrow: Ctrl+Enter, whatever chooses the colour beside it."""
    return event.key() in CONFIRM and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
