"""Asks for what most players leave as it is: rules of endings and fouls, periods, another time for White."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.settings.game_setup import RulesSetup, TimeSetup
from shogi_desktop.app.words.rules import foul_rule_name, foul_rule_text, impasse_name, impasse_text
from shogi_desktop.game import EndingRules, FoulRule
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.button_row import button_row
from shogi_desktop.gui.widgets.choice import Choice
from shogi_desktop.gui.widgets.fitted_dialog import FittedDialog
from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.switch import Switch
from shogi_desktop.rules import Variant

MOVE_LIMITS = (256, 320, 500)
MOST_PERIODS = 10
_FIELD_WIDTH = 320


class RuleChoices(Struct, frozen=True):
    """What this dialog asks for. `white_time` is None where both sides have the same."""

    rules: RulesSetup
    periods: int = 1
    white_time: TimeSetup | None = None


class GameRulesDialog(FittedDialog):
    """The rules of one game. After `exec`, `choices` tells."""

    def __init__(
        self,
        variant: Variant,
        choices: RuleChoices,
        time: TimeSetup,
        *,
        two_players: bool,
        white_name: str,
        parent: QWidget | None = None,
    ) -> None:
        """Begin with `choices`.

        :param time: Black's time, which White's begins with and whose kind it shares.
        :param two_players: a foul can be called only by a person.
        :param white_name: what White is called in this game.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rules and clocks"))
        self._variant = variant
        self._time = time
        self.impasse = Choice(self)
        for rule in variant.impasse_rules:
            self.impasse.addItem(impasse_name(rule), rule)
        self._impasse_text = self._note()
        self.fouls = Choice(self)
        for foul_rule in FoulRule:
            if foul_rule is not FoulRule.CALLED or two_players:
                self.fouls.addItem(foul_rule_name(foul_rule), foul_rule)
        self._fouls_text = self._note()
        self.move_limit = Choice(self)
        self.move_limit.addItem(self.tr("No limit"), None)
        for limit in MOVE_LIMITS:
            self.move_limit.addItem(self.tr("Draw after {moves} moves").format(moves=limit), limit)
        self.draws = Switch(self.tr("The players may agree on a draw"), self)
        self.time_back = Switch(self.tr("Taking back also restores the time"), self)
        self.pauses = Choice(self)
        for text, value in (
            (self.tr("In casual games"), None),
            (self.tr("Always"), True),
            (self.tr("Never"), False),
        ):
            self.pauses.addItem(text, value)
        self._pauses_text = self._note()
        self._pauses_text.setText(
            self.tr("Games against the computer are casual unless an illegal move loses.")
        )
        self.periods = number_field("", 1, MOST_PERIODS, self)
        self.own_white_time = Switch(self.tr("Different time for {side}").format(side=white_name), self)
        self.white_minutes = number_field(self.tr(" min"), 0, 600, self)
        self.white_seconds = number_field(self.tr(" s a move"), 0, 600, self)
        self.ok = QPushButton(self.tr("Use these rules"), self)
        self._lay_out(white_name)
        self._fill(choices)
        self.impasse.currentIndexChanged.connect(self._refresh)
        self.fouls.currentIndexChanged.connect(self._refresh)
        self.own_white_time.toggled.connect(self._refresh)
        for spin in (self.white_minutes, self.white_seconds):
            spin.valueChanged.connect(self._refresh)
        self._refresh()

    @property
    def choices(self) -> RuleChoices:
        """What was chosen; the usual impasse rule is left open, so that it may change with the game."""
        impasse = self.impasse.currentData()
        usual = impasse is EndingRules.usual(self._variant).impasse
        rules = RulesSetup(
            None if usual else impasse.value,
            self.move_limit.currentData(),
            self.draws.isChecked(),
            self.fouls.currentData().value,
            self.time_back.isChecked(),
            self.pauses.currentData(),
        )
        return RuleChoices(rules, self.periods.value(), self._white_time())

    def _white_time(self) -> TimeSetup | None:
        if self._time.unlimited or not self.own_white_time.isChecked():
            return None
        per_move = self.white_seconds.value() * 1000
        if self._time.increment_ms:
            return TimeSetup(self.white_minutes.value() * 60_000, increment_ms=per_move)
        return TimeSetup(
            self.white_minutes.value() * 60_000, byoyomi_ms=per_move, periods=self.periods.value()
        )

    # --- building -------------------------------------------------------------------------------------------

    def _note(self) -> Label:
        label = Label(self)
        label.setProperty("role", "small")
        label.setWordWrap(True)
        label.setMinimumHeight(2 * label.fontMetrics().lineSpacing())
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
        return label

    def _lay_out(self, white_name: str) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * GRID)
        grid.setVerticalSpacing(GRID)
        grid.setColumnMinimumWidth(1, px(_FIELD_WIDTH))
        grid.setColumnStretch(1, 1)
        self._add(grid, self.tr("&Impasse"), self.impasse, self._impasse_text)
        self._add(grid, self.tr("Illegal &moves"), self.fouls, self._fouls_text)
        self._add(grid, self.tr("&Length"), self.move_limit)
        self._add(grid, self.draws.accessibleName(), self.draws)
        self._add(grid, self.time_back.accessibleName(), self.time_back)
        self._pauses_label = self._add(
            grid, self.tr("A &dialog stops the clocks"), self.pauses, self._pauses_text
        )
        self._periods_label = self._add(grid, self.tr("Byōyomi &periods"), self.periods)
        self._white_label = self._add(grid, self.own_white_time.accessibleName(), self.own_white_time)
        self._white_times = QWidget(self)
        times = QHBoxLayout(self._white_times)
        times.setContentsMargins(0, 0, 0, 0)
        times.setSpacing(GRID)
        times.addWidget(self.white_minutes)
        times.addWidget(self.white_seconds)
        self.white_minutes.setAccessibleName(
            self.tr("Main time of {side} in minutes").format(side=white_name)
        )
        self.white_seconds.setAccessibleName(
            self.tr("Seconds for each move of {side}").format(side=white_name)
        )
        grid.addWidget(self._white_times, grid.rowCount(), 1)
        cancel = QPushButton(self.tr("Cancel"), self)
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.ok.setProperty("kind", "primary")
        self.ok.setDefault(True)
        self.ok.clicked.connect(self.accept)
        buttons = button_row(cancel, self.ok)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(3 * GRID)
        column.addLayout(grid)
        column.addStretch(1)
        column.addLayout(buttons)

    def _add(self, grid: QGridLayout, text: str, field: QWidget, note: Label | None = None) -> Label:
        row = grid.rowCount()
        label = Label(text, self)
        label.setBuddy(field)
        if not field.accessibleName():
            field.setAccessibleName(text.replace("&", ""))
        grid.addWidget(label, row, 0)
        right = isinstance(field, Switch)
        grid.addWidget(field, row, 1, Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag(0))
        if note is not None:
            grid.addWidget(note, row + 1, 1)
        return label

    # --- following ------------------------------------------------------------------------------------------

    def _fill(self, choices: RuleChoices) -> None:
        chosen = _usable(choices.rules, self._variant)
        rules = chosen.rules(self._variant)
        self.impasse.setCurrentIndex(max(0, self.impasse.findData(rules.endings.impasse)))
        self.fouls.setCurrentIndex(max(0, self.fouls.findData(rules.fouls)))
        limit = rules.endings.move_limit
        if limit is not None and self.move_limit.findData(limit) < 0:
            self.move_limit.addItem(self.tr("Draw after {moves} moves").format(moves=limit), limit)
        self.move_limit.setCurrentIndex(max(0, self.move_limit.findData(limit)))
        self.draws.setChecked(rules.endings.draw_by_agreement)
        self.time_back.setChecked(rules.give_time_back)
        self.pauses.setCurrentIndex(self.pauses.findData(choices.rules.dialogs_pause))
        self.periods.setValue(choices.periods)
        white = choices.white_time
        self.own_white_time.setChecked(white is not None)
        shown = self._time if white is None else white
        self.white_minutes.setValue(shown.main_ms // 60_000)
        self.white_seconds.setValue(max(shown.byoyomi_ms, shown.increment_ms) // 1000)

    def _refresh(self) -> None:
        """Explain what is chosen, and offer only what has a meaning with it."""
        self._impasse_text.setText(impasse_text(self.impasse.currentData()))
        self._fouls_text.setText(foul_rule_text(self.fouls.currentData()))
        byoyomi = bool(self._time.byoyomi_ms)
        self._periods_label.setVisible(byoyomi)
        self.periods.setVisible(byoyomi)
        for part in (self._pauses_label, self.pauses, self._pauses_text):
            part.setVisible(not self._time.unlimited)
        self._white_label.setVisible(not self._time.unlimited)
        self.own_white_time.setVisible(not self._time.unlimited)
        other = not self._time.unlimited and self.own_white_time.isChecked()
        self._white_times.setVisible(other)
        white = self._white_time()
        self.ok.setEnabled(white is None or not white.unlimited)


def _usable(rules: RulesSetup, variant: Variant) -> RulesSetup:
    """`rules`, without an impasse rule that the game does not have."""
    try:
        rules.rules(variant)
    except ValueError:
        return msgspec.structs.replace(rules, impasse=None, fouls=FoulRule.PREVENTED.value)
    return rules
