"""What is asked of a game of two people at one screen: their names, and whether they throw for colours."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from shogi_desktop.app.settings.game_setup import PersonSetup, PlayerSetup
from shogi_desktop.app.words.games import side_name
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.play.new_game.form import name_field, section_label, text_of
from shogi_desktop.gui.widgets.switch import Switch
from shogi_desktop.rules import Color

translate = QCoreApplication.translate


class PeoplePart(QWidget):
    """Asks who the two are.

    :ivar names: the fields. :ivar furigoma: the switch of the throw. :ivar toss_part: that with its name.
    """

    def __init__(self, black: str, white: str, *, furigoma: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names = {Color.BLACK: name_field(black, self), Color.WHITE: name_field(white, self)}
        self.furigoma = Switch(translate("NewGameDialog", "Toss pawns for the colours (furigoma)"), self)
        self.furigoma.setChecked(furigoma)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GRID)
        grid.setVerticalSpacing(4)
        self._labels = {}
        for number, color in enumerate(Color):
            label = section_label("", self.names[color], self)
            self._labels[color] = label
            grid.addWidget(label, 0, number)
            grid.addWidget(self.names[color], 1, number)
        self.toss_part = QWidget(self)
        toss = QHBoxLayout(self.toss_part)
        toss.setContentsMargins(0, 4, 0, 0)
        toss.addWidget(section_label(self.furigoma.accessibleName(), self.furigoma, self), 1)
        toss.addWidget(self.furigoma)
        grid.addWidget(self.toss_part, 2, 0, 1, 2)

    @property
    def players(self) -> tuple[PlayerSetup, PlayerSetup]:
        """Black and White."""
        return PersonSetup(self.name(Color.BLACK)), PersonSetup(self.name(Color.WHITE))

    def name(self, color: Color) -> str:
        """The name given to that side; it may be empty."""
        return text_of(self.names[color])

    def call(self, *, handicap: bool) -> None:
        """Call the two as the game does: in a handicap game they are Shitate and Uwate."""
        for color, label in self._labels.items():
            side = side_name(color, handicap=handicap)
            label.setText(translate("NewGameDialog", "Name of {side}").format(side=side))
            self.names[color].setAccessibleName(label.text())

    def allow_toss(self, *, allowed: bool) -> None:
        """Offer the throw, or not: who gives a handicap is White."""
        self.toss_part.setEnabled(allowed)

    def swap(self) -> None:
        """Let them change sides."""
        first, second = (self.names[color] for color in Color)
        swapped = second.text(), first.text()
        first.setText(swapped[0])
        second.setText(swapped[1])
