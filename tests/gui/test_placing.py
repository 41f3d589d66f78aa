"""One question that finds the right opponent: at the first start, and whenever it is wanted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from shogi_desktop.app.settings.game_setup import LevelSetup
from shogi_desktop.app.settings.strengths import FIRST_RUNG
from shogi_desktop.gui.play.placing import Knows, PlacingDialog
from shogi_desktop.gui.window.main_window import MainWindow
from tests.gui.hands import LEFT
from tests.support.screens import settle


def asked(window: MainWindow) -> PlacingDialog:
    window.settings.update(language="en")
    window.do("placing")
    dialog = window.parts.play.placing.dialog
    assert dialog is not None
    return dialog


def test_the_first_start_asks_it_and_it_can_be_passed_over(window: MainWindow, qtbot: QtBot) -> None:
    window.greet()
    dialog = window.parts.play.placing.dialog
    assert dialog is not None
    before = window.settings.current
    qtbot.mouseClick(dialog.later, LEFT)
    assert window.parts.play.placing.dialog is None
    assert window.settings.current == before


def test_it_is_answered_by_keys_alone(window: MainWindow, qtbot: QtBot) -> None:
    dialog = asked(window)
    qtbot.keyClick(dialog.knows.button(Knows.CHESS), Qt.Key.Key_Space)
    assert dialog.knows.value is Knows.CHESS
    qtbot.keyClick(dialog.knows.button(Knows.CHESS), Qt.Key.Key_Return)
    assert window.parts.play.placing.dialog is None
    assert window.parts.new_games.dialog is not None


def test_a_later_start_does_not_nor_one_that_goes_on_with_something(window: MainWindow) -> None:
    window.do("library")
    window.greet()
    window.show_start_page()
    window.settings.first_start = False
    window.greet()
    assert not window.parts.has("play") or window.parts.play.placing.dialog is None


@pytest.mark.parametrize(
    ("knows", "grade", "rung"),
    [(Knows.NOTHING, None, 1), (Knows.CHESS, None, FIRST_RUNG), (Knows.GRADE, -5, 17), (Knows.GRADE, 2, 23)],
)
def test_the_answer_sets_the_opponent_that_adapts_from_there(
    window: MainWindow, qtbot: QtBot, knows: Knows, grade: int | None, rung: int
) -> None:
    dialog = asked(window)
    dialog.knows.set_value(knows)
    dialog.knows.chosen.emit(knows)
    assert dialog.grade.isHidden() == (grade is None)
    if grade is not None:
        dialog.grade.setCurrentIndex(dialog.grade.findData(grade))
    qtbot.mouseClick(dialog.play, LEFT)
    new_game = window.parts.new_games.dialog
    assert new_game is not None
    assert new_game.level.value() == rung
    player = new_game.setup.white
    assert isinstance(player, LevelSetup)
    assert (player.level, player.adaptive) == (rung, True)
    new_game.reject()


def test_by_keys_and_with_a_coach(window: MainWindow, qtbot: QtBot) -> None:
    dialog = asked(window)
    qtbot.keyClick(dialog.coach, Qt.Key.Key_Space)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert window.settings.current.coach
    assert window.settings.current.own_level == 1
    new_game = window.parts.new_games.dialog
    assert new_game is not None
    new_game.reject()


def test_who_does_not_know_lets_the_first_games_find_out(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.update(own_level=9)
    dialog = asked(window)
    dialog.knows.set_value(Knows.UNSURE)
    dialog.knows.chosen.emit(Knows.UNSURE)
    qtbot.mouseClick(dialog.play, LEFT)
    assert window.settings.current.own_level == 0
    new_game = window.parts.new_games.dialog
    assert new_game is not None
    assert new_game.level.value() == FIRST_RUNG
    new_game.reject()


@pytest.mark.usefixtures("own_letters")
@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("percent", [100, 150])
def test_it_is_as_high_as_what_it_asks(window: MainWindow, language: str, percent: int) -> None:
    """Its height was that of answers below each other, with gaps between all that it asks."""
    window.settings.update(language=language, text_percent=percent)
    dialog = PlacingDialog(coach=False, parent=window)
    dialog.show()
    settle()
    layout = dialog.layout()
    assert layout is not None
    over = dialog.height() - layout.totalHeightForWidth(dialog.width())
    dialog.close()
    window.settings.update(language="en", text_percent=100)
    assert 0 <= over <= 8
