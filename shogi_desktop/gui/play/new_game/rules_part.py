"""The rules and the clocks of the new game in words, and the button that leads to choosing them."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from shogi_desktop.app.play.game_start import rules_of
from shogi_desktop.app.settings.game_setup import GameSetup, RulesSetup, TimeSetup
from shogi_desktop.app.settings.settings import NewGameChoices
from shogi_desktop.app.words.games import side_name, time_text
from shogi_desktop.app.words.rules import rules_text
from shogi_desktop.game import FoulRule
from shogi_desktop.gui.play.new_game.clock import ClockPart
from shogi_desktop.gui.play.new_game.form import quiet_button, small_label
from shogi_desktop.gui.play.new_game.rules import GameRulesDialog, RuleChoices
from shogi_desktop.rules import STANDARD, Color, RulesError, Variant

translate = QCoreApplication.translate


class RulesPart(QObject):
    """What was chosen of the rules, and of the clocks what they say.

    :ivar choices: as they are remembered. :ivar button: asks for them. :ivar words: tells them.
    :ivar dialog: the dialog that asks, or None.
    """

    changed = Signal()

    def __init__(self, choices: NewGameChoices, clock: ClockPart, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._clock = clock
        self._variant = STANDARD
        self._two_players = self._handicap = False
        self.choices = RuleChoices(choices.rules, choices.periods, choices.white_time)
        self.dialog: GameRulesDialog | None = None
        self.button = quiet_button(translate("NewGameDialog", "&Rules and clocks…"), self._ask, parent)
        self.words = small_label(parent)

    @property
    def time(self) -> TimeSetup:
        """Black's time."""
        return self._clock.time(self.choices.periods)

    @property
    def white_time(self) -> TimeSetup | None:
        """White's time, where one was chosen that is of the same kind as Black's."""
        return self._clock.white_time(self.choices.white_time)

    def rules(self, variant: Variant, *, two_players: bool) -> RulesSetup:
        """The rules chosen, as far as that game has them."""
        rules = self.choices.rules
        if rules.fouls == FoulRule.CALLED.value and not two_players:
            rules = msgspec.structs.replace(rules, fouls=FoulRule.PREVENTED.value)
        try:
            rules_of(GameSetup(variant.id, rules=rules))
        except RulesError:
            return msgspec.structs.replace(rules, impasse=None)
        return rules

    def follow(self, variant: Variant, *, two_players: bool, handicap: bool) -> None:
        """Tell the rules of that game. :param handicap: whether the players are Shitate and Uwate."""
        self._variant, self._two_players, self._handicap = variant, two_players, handicap
        parts = [rules_text(self.rules(variant, two_players=two_players), variant)]
        time, white = self.time, self.white_time
        if time.byoyomi_ms and time.periods > 1:
            number = time.periods
            parts.append(translate("NewGameDialog", "%n periods", "", number))
        if white is not None:
            parts.append(f"{side_name(Color.WHITE, handicap=handicap)}: {time_text(white)}")
        self.words.setText(" · ".join(part for part in parts if part))

    def _ask(self) -> None:
        self.dialog = GameRulesDialog(
            self._variant,
            self.choices,
            self.time,
            two_players=self._two_players,
            white_name=side_name(Color.WHITE, handicap=self._handicap),
            parent=self._window,
        )
        self.dialog.accepted.connect(self._take)
        self.dialog.open()

    def _take(self) -> None:
        if self.dialog is not None:
            self.choices = self.dialog.choices
            self.changed.emit()
