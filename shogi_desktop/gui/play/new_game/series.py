"""Whether a new game is one of several: a match of so many games, or a handicap ladder."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.game import LENGTHS, Series
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.play.new_game.form import section_label, small_label
from shogi_desktop.gui.widgets.choice import Choice

SINGLE_GAME, LADDER_MATCH = 1, 0
"""How many games a match has, where it is none, and where it has no end."""

translate = QCoreApplication.translate


class MatchPart(QWidget):
    """Asks for the match and explains it. `changed` says that it is another.

    :ivar choice: the list. :ivar words: what is special about the match chosen.
    """

    changed = Signal()

    def __init__(self, chosen: int, *, ladder: bool, parent: QWidget | None = None) -> None:
        """:param chosen: the games of a match to begin with. :param ladder: whether there may be one."""
        super().__init__(parent)
        self.choice = Choice(self)
        self.choice.setAccessibleName(translate("NewGameDialog", "Match"))
        self.words = small_label(self)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.choice.addItem(translate("NewGameDialog", "Single game"), SINGLE_GAME)
        for games in LENGTHS:
            self.choice.addItem(translate("NewGameDialog", "Best of {games}").format(games=games), games)
        if ladder:
            self.choice.addItem(translate("NewGameDialog", "Handicap ladder"), LADDER_MATCH)
        self.choice.setCurrentIndex(max(0, self.choice.findData(chosen)))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        grid.addWidget(section_label(translate("NewGameDialog", "&Match"), self.choice, self), 0, 0)
        grid.addWidget(self.choice, 0, 1)
        grid.addWidget(self.words, 1, 0, 1, 2)
        self.choice.currentIndexChanged.connect(lambda _: self.changed.emit())

    @property
    def games(self) -> int:
        """How many games the match has: one of the numbers above, too."""
        return int(self.choice.currentData())

    @property
    def is_ladder(self) -> bool:
        """Whether it is a handicap ladder."""
        return self.games == LADDER_MATCH

    def match_of(self, setup: GameSetup) -> Series | None:
        """The match that the game `setup` begins, if it begins one."""
        if self.games == SINGLE_GAME:
            return None
        if self.is_ladder:
            return Series.ladder(setup.handicap)
        return Series.best_of(self.games, handicap=setup.is_handicap)

    def explain(self, *, handicap: bool) -> None:
        """Say how colours and handicaps go on from game to game."""
        if self.games == SINGLE_GAME:
            text = ""
        elif self.is_ladder:
            text = translate(
                "NewGameDialog",
                "Three wins in a row change the handicap by one step. The match has no fixed end.",
            )
        elif handicap:
            text = translate(
                "NewGameDialog", "White gives the handicap in every game. A void game is replayed."
            )
        else:
            text = translate(
                "NewGameDialog", "The players change colours after every game. A void game is replayed."
            )
        self.words.setText(text)
