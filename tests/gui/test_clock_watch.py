"""Clocks and the world around them: open dialogs, and a laptop that is closed and opened again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.play.events import Ended
from shogi_desktop.app.settings.game_setup import GameSetup, PersonSetup, RulesSetup, TimeSetup
from shogi_desktop.app.system.game_time import GameTime
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import Color
from tests.gui.conftest import MakeWindow
from tests.gui.hands import notice, play, playing

TIME = TimeSetup(main_ms=600_000, byoyomi_ms=30_000, periods=3)


class Laptop:
    """Its two clocks, moved on by the test."""

    def __init__(self) -> None:
        self.counting_sleep = self.awake = 0

    def pass_time(self, awake_ms: int, asleep_ms: int = 0) -> None:
        self.awake += awake_ms
        self.counting_sleep += awake_ms + asleep_ms


def of_clock(changes: Changes) -> bool:
    return Change.CLOCK in changes


def is_end(event: object) -> bool:
    return isinstance(event, Ended)


@pytest.fixture
def laptop() -> Laptop:
    return Laptop()


@pytest.fixture
def window(make_window: MakeWindow, laptop: Laptop) -> MainWindow:
    window = make_window(time=GameTime(lambda: laptop.counting_sleep, lambda: laptop.awake))
    window.settings.update(language="en")
    return window


def begin(window: MainWindow, rules: RulesSetup, time: TimeSetup = TIME) -> None:
    window.parts.play.games.new_game(
        GameSetup(black=PersonSetup("Aiko"), white=PersonSetup("Ben"), time=time, rules=rules)
    )


def left(window: MainWindow) -> int:
    reading = playing(window).clock.reading(Color.BLACK)
    assert reading is not None
    return reading.main_ms


def test_a_sleeping_laptop_eats_no_time_and_the_game_says_so(
    window: MainWindow, laptop: Laptop, qtbot: QtBot
) -> None:
    begin(window, RulesSetup())
    laptop.pass_time(4_000, asleep_ms=3_723_000)
    qtbot.waitUntil(window.notices.isVisible)
    assert "slept for 1:02:03" in notice(window)
    assert window.board.running
    assert left(window) == 596_000


def test_without_a_limit_nobody_is_told_of_a_sleep(window: MainWindow, laptop: Laptop, qtbot: QtBot) -> None:
    begin(window, RulesSetup(), TimeSetup())
    laptop.pass_time(0, asleep_ms=60_000)
    with qtbot.waitSignal(window.board.changed, check_params_cb=of_clock):
        pass
    assert window.notices.current is None


@pytest.mark.parametrize("pauses", [True, False])
def test_the_clock_stops_for_a_dialog_where_the_rules_say_so(
    window: MainWindow, laptop: Laptop, qtbot: QtBot, pauses: bool
) -> None:
    begin(window, RulesSetup(dialogs_pause=pauses))
    card = window.play_page.cards[Color.BLACK]
    assert card.clock_note == "then 3 × 0:30"
    window.do("settings")
    dialog = window.parts.settings.dialog
    assert dialog is not None
    with qtbot.waitSignal(window.board.changed, check_params_cb=of_clock):
        pass
    assert (card.clock_note == "paused") is pauses
    laptop.pass_time(5_000)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not playing(window).clock_paused)
    with qtbot.waitSignal(window.board.changed, check_params_cb=of_clock):
        pass
    assert card.clock_note == "then 3 × 0:30"
    laptop.pass_time(1_000)
    assert left(window) == (599_000 if pauses else 594_000)


@pytest.mark.parametrize("turn", [Color.BLACK, Color.WHITE])
def test_time_that_is_up_ends_the_game_on_the_screen(
    window: MainWindow, laptop: Laptop, qtbot: QtBot, turn: Color
) -> None:
    begin(window, RulesSetup(), TimeSetup(main_ms=10_000, byoyomi_ms=5_000, periods=2))
    if turn is Color.WHITE:
        play(window, "7g7f")
    laptop.pass_time(19_999)
    with qtbot.waitSignal(window.board.changed, check_params_cb=of_clock):
        pass
    assert window.board.running
    with qtbot.waitSignal(window.board.happened, check_params_cb=is_end):
        laptop.pass_time(1)
    assert window.board.outcome == Outcome(Reason.TIMEOUT, turn.opponent)
    assert window.play_page.panel.end_card.isVisible()
    assert "time" in window.play_page.panel.end_card.words.reason
