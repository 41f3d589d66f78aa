"""Which of the characters plays: a face and its name, the next ones by arrows, all of them on their page."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from shogi_desktop.app.players.character_words import line_of, strength_text
from shogi_desktop.app.players.characters import Character, characters
from shogi_desktop.app.words.joined import headed
from shogi_desktop.gui.look.icons import sign
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.play.new_game.form import quiet_button, small_label
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.gui.widgets.portrait import Portrait

_FACE = 72

translate = QCoreApplication.translate


class CharacterPart(QWidget):
    """Asks which character plays. `changed`: another one; `all_wanted`: the player wants to see them all."""

    changed = Signal()
    all_wanted = Signal()

    def __init__(self, character_id: str, strength: float, parent: QWidget | None = None) -> None:
        """:param character_id: who to begin with; where there is none, the one nearest to `strength`."""
        super().__init__(parent)
        self._everyone = characters()
        nearest = min(self._everyone, key=lambda one: abs(one.strength - strength))
        self._index = self._everyone.index(nearest)
        self._index = next((i for i, one in enumerate(self._everyone) if one.id == character_id), self._index)
        self.face = Portrait(self)
        self.name = Label(self)
        self.name.setProperty("role", "strong")
        self._strength, self._line = small_label(self), small_label(self)
        self.weaker = self._arrow("back", translate("NewGameDialog", "A weaker opponent"), -1)
        self.stronger = self._arrow("forward", translate("NewGameDialog", "A stronger opponent"), 1)
        self.all = quiet_button(translate("NewGameDialog", "All opponent&s…"), self.all_wanted.emit, self)
        words = QVBoxLayout()
        words.setSpacing(0)
        for label in (self.name, self._strength, self._line):
            words.addWidget(label)
        words.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.weaker)
        row.addWidget(self.face, 0, Qt.AlignmentFlag.AlignTop)
        row.addSpacing(4)
        row.addLayout(words, 1)
        row.addWidget(self.stronger)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.all, 0, Qt.AlignmentFlag.AlignHCenter)
        self._line.setMinimumHeight(2 * self._line.fontMetrics().lineSpacing())
        self._tell()

    def _arrow(self, icon: str, name: str, step: int) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(sign(icon))
        button.setAccessibleName(name)
        button.setToolTip(tip(name))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda _=False: self._go(step))
        return button

    @property
    def character(self) -> Character:
        """The one chosen."""
        return self._everyone[self._index]

    def _go(self, step: int) -> None:
        self._index = min(max(self._index + step, 0), len(self._everyone) - 1)
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        one = self.character
        self.name.setText(one.name)
        self._strength.setText(strength_text(one))
        self._line.setText(line_of(one))
        self.face.show_face(one.face, _FACE)
        said = headed(one.name, strength_text(one))
        for button, others in (
            (self.weaker, self._index > 0),
            (self.stronger, self._index + 1 < len(self._everyone)),
        ):
            button.setEnabled(others)
            button.setAccessibleDescription(said)
