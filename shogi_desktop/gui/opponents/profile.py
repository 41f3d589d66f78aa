"""The one who was chosen: a large face, what is known of it, and the way to a game."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.app.players.character_words import (
    line_of,
    manners_text,
    opening_text,
    strength_text,
    taste_text,
)
from shogi_desktop.app.players.characters import Character
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.gui.widgets.portrait import Portrait
from shogi_desktop.gui.widgets.scrolled import scrolled

_LARGEST, _SMALLEST = 192, 72


class Profile(QFrame):
    """Tells of a character. `play_wanted`: a game with it now; `choices_wanted`: after more was asked."""

    play_wanted = Signal()
    choices_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "surface")
        self._one: Character | None = None
        self.face = Portrait(self)
        self.name, self.badge, self.line, self.strength = (Label(self) for _ in range(4))
        self.habits, self.result = Label(self), Label(self)
        self.name.setProperty("role", "title")
        self.badge.setProperty("role", "next")
        self.strength.setProperty("role", "dim")
        self.habits.setProperty("role", "dim")
        self.result.setProperty("role", "strong")
        self.play, self.choices = QPushButton(self), QPushButton(self)
        self.play.setProperty("kind", "primary")
        self.choices.setProperty("kind", "quiet")
        self.play.clicked.connect(self.play_wanted)
        self.choices.clicked.connect(self.choices_wanted)
        self._lay_out()

    def _lay_out(self) -> None:
        words = QWidget(self)
        words.setProperty("panel", "plain")
        told = QVBoxLayout(words)
        told.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 0)
        told.setSpacing(GRID)
        told.addWidget(self.face, 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (self.badge, self.name):
            told.addWidget(label, 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (self.line, self.strength, self.habits, self.result):
            label.setWordWrap(True)
            label.keep_phrases()  # its lines are in the middle, where a torn phrase is seen
            told.addWidget(label)
        for label in (self.badge, self.name, self.line, self.strength, self.habits, self.result):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        told.addStretch(1)
        self._told = told
        self._scroll = scroll = scrolled(words, self)
        scroll.viewport().setAutoFillBackground(False)
        words.setAutoFillBackground(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(scroll, 1)
        buttons = QVBoxLayout()
        buttons.setContentsMargins(2 * GRID, GRID, 2 * GRID, 2 * GRID)
        buttons.setSpacing(GRID)
        buttons.addWidget(self.play)
        buttons.addWidget(self.choices)
        column.addLayout(buttons)

    def show_one(self, one: Character, variant_id: str, result: str, *, is_next: bool) -> None:
        """Tell of somebody. :param result: the games against it so far, in words."""
        self._one = one
        self.name.setText(one.name)
        self.badge.setText(self.tr("Next to beat"))
        self.badge.setVisible(is_next)
        self.line.setText(line_of(one))
        self.strength.setText(strength_text(one))
        habits = (opening_text(one, variant_id), taste_text(one.temper), manners_text(one))
        self.habits.setText("\n".join(text for text in habits if text))
        self.result.setText(result or self.tr("You have not played each other yet."))
        self.play.setText(self.tr("Play {name}").format(name=one.name))
        self.choices.setText(self.tr("More choices…"))
        self.play.setAccessibleDescription(self.tr("With the time and colour of your last game"))
        self.play.setToolTip(tip(self.play.accessibleDescription()))
        self._show_face()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_face()

    def _show_face(self) -> None:
        """As large as the words leave room for, so that they are all seen where that is possible."""
        if self._one is None:
            return
        place = self._scroll.size()
        words = self._told.totalHeightForWidth(place.width()) - self.face.height()
        size = (place.height() - words) // GRID * GRID
        self.face.show_face(self._one.face, max(_SMALLEST, min(_LARGEST, size)))
