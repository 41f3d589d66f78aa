"""Choosing rules and clocks: explained as one chooses, remembered, and in force in the game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from shogi_desktop.app.settings.game_setup import RulesSetup, TimeSetup
from shogi_desktop.app.words.rules import impasse_text
from shogi_desktop.game import FoulRule
from shogi_desktop.gui.play.new_game.dialog import NewGameDialog
from shogi_desktop.gui.play.new_game.rules import GameRulesDialog, RuleChoices
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import OKISAKI, STANDARD, ImpasseRule
from tests.gui.hands import LEFT


@pytest.fixture
def dialog(window: MainWindow) -> Iterator[NewGameDialog]:
    window.settings.update(language="en")
    window.parts.new_games.ask(two_players=True)
    shown = window.parts.new_games.dialog
    assert shown is not None
    yield shown
    if window.parts.new_games.dialog is not None:
        shown.reject()


def rules_dialog(dialog: NewGameDialog, qtbot: QtBot) -> GameRulesDialog:
    dialog.more.setChecked(True)
    qtbot.mouseClick(dialog.rules, LEFT)
    assert dialog.rules_part.dialog is not None
    qtbot.waitUntil(dialog.rules_part.dialog.isVisible)
    return dialog.rules_part.dialog


def choose(field: QComboBox, value: object) -> None:
    field.setCurrentIndex(field.findData(value))
    assert field.currentData() == value


def test_chosen_rules_are_in_force_and_remembered(
    dialog: NewGameDialog, window: MainWindow, qtbot: QtBot
) -> None:
    rules = rules_dialog(dialog, qtbot)
    choose(rules.impasse, ImpasseRule.TRY_RULE)
    choose(rules.fouls, FoulRule.STRICT)
    choose(rules.move_limit, 500)
    rules.draws.click()
    qtbot.mouseClick(rules.ok, LEFT)
    assert not rules.isVisible()
    qtbot.mouseClick(dialog.start, LEFT)
    chosen = RulesSetup("try rule", 500, draw_by_agreement=True, fouls="strict")
    assert window.desk.setup is not None
    assert window.desk.setup.rules == chosen
    assert window.settings.current.new_game.rules == chosen


def test_cancelled_rules_stay_as_they_were(dialog: NewGameDialog, qtbot: QtBot) -> None:
    rules = rules_dialog(dialog, qtbot)
    choose(rules.fouls, FoulRule.STRICT)
    rules.reject()
    assert dialog.setup.rules == RulesSetup()


def test_white_has_a_time_of_its_own(dialog: NewGameDialog, qtbot: QtBot) -> None:
    qtbot.mouseClick(dialog.time_kind.button("byoyomi"), LEFT)
    dialog.main_minutes.setValue(10)
    dialog.move_seconds.setValue(30)
    rules = rules_dialog(dialog, qtbot)
    rules.periods.setValue(3)
    rules.own_white_time.click()
    rules.white_minutes.setValue(1)
    rules.white_seconds.setValue(10)
    qtbot.mouseClick(rules.ok, LEFT)
    assert dialog.setup.time == TimeSetup(600_000, 30_000, periods=3)
    assert dialog.setup.white_time == TimeSetup(60_000, 10_000, periods=3)


def test_a_time_of_another_kind_is_not_taken_over(dialog: NewGameDialog, qtbot: QtBot) -> None:
    qtbot.mouseClick(dialog.time_kind.button("byoyomi"), LEFT)
    rules = rules_dialog(dialog, qtbot)
    rules.own_white_time.click()
    qtbot.mouseClick(rules.ok, LEFT)
    assert dialog.setup.white_time is not None
    qtbot.mouseClick(dialog.time_kind.button("fischer"), LEFT)
    assert dialog.setup.white_time is None
    qtbot.mouseClick(dialog.time_kind.button("unlimited"), LEFT)
    assert dialog.setup.white_time is None


def test_okisaki_keeps_to_its_own_impasse_rules(dialog: NewGameDialog, qtbot: QtBot) -> None:
    rules = rules_dialog(dialog, qtbot)
    choose(rules.impasse, ImpasseRule.DECLARATION_24)
    choose(rules.fouls, FoulRule.STRICT)
    qtbot.mouseClick(rules.ok, LEFT)
    qtbot.mouseClick(dialog.variant.button(OKISAKI.id), LEFT)
    assert dialog.setup.rules == RulesSetup(fouls="strict")


def test_a_foul_is_called_by_people_only(dialog: NewGameDialog, qtbot: QtBot) -> None:
    rules = rules_dialog(dialog, qtbot)
    choose(rules.fouls, FoulRule.CALLED)
    qtbot.mouseClick(rules.ok, LEFT)
    assert dialog.setup.rules.fouls == "called"
    qtbot.mouseClick(dialog.opponent.button(False), LEFT)
    assert dialog.setup.rules.fouls == "prevented"
    against_computer = rules_dialog(dialog, qtbot)
    assert against_computer.fouls.findData(FoulRule.CALLED) < 0
    against_computer.reject()


def test_every_rule_is_explained(qtbot: QtBot) -> None:
    shown = GameRulesDialog(
        STANDARD, RuleChoices(RulesSetup()), TimeSetup(), two_players=True, white_name="White"
    )
    qtbot.addWidget(shown)
    for rule in STANDARD.impasse_rules:
        choose(shown.impasse, rule)
        assert shown._impasse_text.text() == impasse_text(rule)
    assert shown.choices.rules.impasse == STANDARD.impasse_rules[-1].value
