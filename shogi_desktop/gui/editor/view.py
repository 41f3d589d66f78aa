"""The widget that shows the board of the editor: it keeps all of it in sight and gives keys their meaning."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from shogi_desktop.app.records.position_editor import InHand, OnSquare, Place, box_kinds
from shogi_desktop.gui.board.explored import Explored, Told
from shogi_desktop.gui.board.fitted import ARROWS, CONFIRM, PLAIN, FittedView
from shogi_desktop.gui.editor.scene import EditorScene
from shogi_desktop.gui.editor.words import place_in_words
from shogi_desktop.rules import Color, PieceKind, Square

_REMOVE = frozenset({Qt.Key.Key_Delete, Qt.Key.Key_Backspace})


class EditorView(FittedView):
    """An `EditorScene` in a widget, fitted to any size.

    Keys while it has the focus: arrows move a cursor, Enter picks up and puts down, the letters of SFEN put
    pieces there (capitals Black's), ``+`` promotes, Space turns, Delete removes, Esc lets go. While no cursor
    is shown, they mean the piece picked up, or the place under the mouse.

    :ivar piece_typed: a `PieceKind` and the `Color` of its letter, for the `Place` of the cursor.
    :ivar promotion_typed: the piece at a `Place` is to be turned over.
    """

    piece_typed = Signal(object, object, object)
    promotion_typed = Signal(object)

    _scene: EditorScene

    def __init__(self, scene: EditorScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.explored = Explored(
            self, Told(lambda: scene.layout.board, self._square_in_words, self._hand_in_words)
        )
        self.retranslate()
        scene.layout_changed.connect(self._fit)
        scene.draft_changed.connect(self.explored.renew)
        scene.cursor_changed.connect(self._tell_place)
        scene.held_changed.connect(self._tell_held)
        self._fit()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.setAccessibleName(self.tr("Board for setting up a position"))
        self.explored.retranslate()
        self._scene.retranslate()

    def _square_in_words(self, sq: Square) -> str:
        return place_in_words(OnSquare(sq), self._scene.draft)

    def _hand_in_words(self, color: Color) -> list[str]:
        draft = self._scene.draft
        return [place_in_words(InHand(color, kind), draft) for kind, n in draft.hand(color).items() if n]

    # Fitting

    def _fit(self) -> None:
        super()._fit()
        self.explored.place()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._scene.cancel()

    def _draw_ahead(self) -> None:
        """Draw a piece that is missing in this size; with all there, show them sharply."""
        if not self._scene.draw_ahead(self._device_scale):
            self._scene.set_coarse(False)
            self._drawing.stop()

    # The keyboard

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._scene.dragging:
            self._scene.cancel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        meaning = self._meaning(event)
        if not meaning:
            event.ignore()
        elif meaning == "arrow":
            self._scene.move_cursor(ARROWS[event.key()])
        elif meaning == "confirm":
            self._scene.press_cursor()
        elif meaning == "cancel":
            self._cancel()
        else:
            self._edit(meaning, event.text())

    def _claims(self, event: QKeyEvent) -> bool:
        return bool(self._meaning(event))

    def _meaning(self, event: QKeyEvent) -> str:
        """What a key means on this board; empty where it is not the board's."""
        if event.modifiers() & ~PLAIN:
            return ""
        key, text = event.key(), event.text()
        if key in ARROWS:
            return "arrow"
        if key in CONFIRM:
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
