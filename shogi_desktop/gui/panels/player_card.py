"""A player's card beside the stand: mark of the side, name, level, clock, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from shogi_desktop.app.words import clock_text
from shogi_desktop.game import ClockReading
from shogi_desktop.gui.style import mark
from shogi_desktop.gui.tokens import GRID

WARNING_MS = 10_000
DANGER_MS = 5_000
_WIDE = 128
_SIDE_MARGIN = GRID + 4


@dataclass(frozen=True, slots=True)
class CardFace:
    """What a card says. `note` is a second line: the level, or what the player is doing."""

    side: str
    name: str
    note: str
    reading: ClockReading | None
    to_move: bool
    thinking: bool


class PlayerCard(QFrame):
    """The card of one side. It stretches over the room given; its content keeps to the stand's end of it."""

    def __init__(self, symbol: str, parent: QWidget | None = None) -> None:
        """:param symbol: the mark of the side, ☗ or ☖."""
        super().__init__(parent)
        self.setProperty("panel", "plain")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._face: CardFace | None = None
        self._box = QFrame(self)
        self._box.setProperty("panel", "card")
        self._symbol = QLabel(symbol, self._box)
        self._side = QLabel(self._box)
        self._name = QLabel(self._box)
        self._name.setProperty("role", "strong")
        self._name.setWordWrap(True)
        self._note = QLabel(self._box)
        self._note.setProperty("role", "small")
        self._note.setWordWrap(True)
        self._clock = QLabel(self._box)
        self._clock.setProperty("role", "clock")
        self._clock_note = QLabel(self._box)
        self._clock_note.setProperty("role", "small")
        self._clock_note.setWordWrap(True)
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(GRID)
        head.addWidget(self._symbol)
        head.addWidget(self._side, 1)
        self._side.setProperty("role", "small")
        inside = QVBoxLayout(self._box)
        inside.setContentsMargins(_SIDE_MARGIN, GRID, _SIDE_MARGIN, GRID)
        inside.setSpacing(2)
        inside.addLayout(head)
        inside.addWidget(self._name)
        inside.addWidget(self._note)
        inside.addSpacing(2)
        inside.addWidget(self._clock)
        inside.addWidget(self._clock_note)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addStretch(1)
        self._column.addWidget(self._box)

    def set_near(self, near: bool) -> None:
        """Put the content beside the stand: at the bottom for the near player, at the top for the far one."""
        self._column.removeWidget(self._box)
        self._column.takeAt(0)
        if near:
            self._column.addStretch(1)
            self._column.addWidget(self._box)
        else:
            self._column.addWidget(self._box)
            self._column.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """On a small board the clock's figures become smaller, and long names break."""
        super().resizeEvent(event)
        self._show_name()
        role = "clock" if self.width() >= _WIDE else "heading"
        if self._clock.property("role") != role:
            mark(self._clock, role=role)

    def show_face(self, face: CardFace) -> None:
        """Show what the card says now."""
        if face == self._face:
            return
        self._face = face
        self._side.setText(face.side)
        self._show_name()
        note = self.tr("is thinking…") if face.thinking else face.note
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self._show_clock(face.reading)
        mark(self._box, turn="yes" if face.to_move else "no")
        self.setAccessibleName(f"{face.side} {face.name}")

    def _show_name(self) -> None:
        name = "" if self._face is None else self._face.name
        room = self.width() - 2 * (_SIDE_MARGIN + 2)
        self._name.setText(breakable(name, self._name.fontMetrics().horizontalAdvance, room))
        self._name.setVisible(bool(name))

    @property
    def name_label(self) -> QLabel:
        """The label with the player's name."""
        return self._name

    @property
    def note(self) -> str:
        """The second line: the level, or what the player is doing."""
        return self._note.text()

    def _show_clock(self, reading: ClockReading | None) -> None:
        self._clock.setVisible(reading is not None)
        self._clock_note.setVisible(reading is not None)
        if reading is None:
            return
        left = reading.shown_ms
        self._clock.setText(clock_text(left))
        urgent = reading.in_byoyomi or not reading.byoyomi_ms
        alarm = "none"
        if urgent and left <= WARNING_MS:
            alarm = "danger" if left <= DANGER_MS else "warning"
        if self._clock.property("alarm") != alarm:
            mark(self._clock, alarm=alarm)
        if reading.in_byoyomi:
            note = self.tr("byoyomi")
        elif reading.byoyomi_ms:
            note = self.tr("then {seconds} s a move").format(seconds=reading.byoyomi_ms // 1000)
        else:
            note = ""
        self._clock_note.setText(note)
        self._clock_note.setVisible(bool(note))


def breakable(text: str, width_of: Callable[[str], int], room: int) -> str:
    """`text` with a place to break in every word that is wider than `room`, where it would be cut off."""
    words = []
    for word in text.split(" "):
        parts = [""]
        for character in word:
            if parts[-1] and width_of(parts[-1] + character) > room:
                parts.append("")
            parts[-1] += character
        words.append("\u200b".join(parts))
    return " ".join(words)
