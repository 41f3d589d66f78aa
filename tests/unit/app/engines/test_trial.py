"""Trying an engine out beside the window: told in the window's thread, of the latest trial only."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.app.engines import trial
from shogi_desktop.app.engines.handle import EngineInterruptedError
from shogi_desktop.app.engines.probe import Patience
from shogi_desktop.app.engines.trial import Trial
from shogi_desktop.usi.client import Timeouts
from shogi_desktop.usi.command import EngineCommand

TIMEOUTS = Timeouts()


class Tried:
    """A trial, what it told, and engines that answer when they are let."""

    def __init__(self) -> None:
        self.trial = Trial(timeouts=TIMEOUTS)
        self.told: list[object] = []
        self.asked: list[tuple[object, ...]] = []
        self.let_go = threading.Event()
        self.patience: list[Patience] = []
        for signal in (self.trial.waiting, self.trial.found, self.trial.pressed):
            signal.connect(lambda news: self.told.append((news, threading.current_thread().name)))

    def try_engine(
        self, *given: object, patience: Patience, tell: Callable[[object], None], timeouts: Timeouts
    ) -> str:
        self.asked.append((*given, timeouts))
        self.patience.append(patience)
        tell("waiting")
        self.let_go.wait(10)
        return f"found {given[0]}"

    def press(self, *given: object, patience: Patience, timeouts: Timeouts) -> str | None:
        self.asked.append((*given, timeouts))
        if given[2] == "Interrupted":
            raise EngineInterruptedError("x")
        return None


@pytest.fixture
def tried(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Tried]:
    made = Tried()
    monkeypatch.setattr(trial, "try_engine", made.try_engine)
    monkeypatch.setattr(trial, "press", made.press)
    yield made
    made.let_go.set()
    made.trial.close()


HERE = threading.main_thread().name


def test_a_trial_tells_while_it_waits_and_what_was_found_in_the_windows_thread(
    tried: Tried, qtbot: QtBot
) -> None:
    assert not tried.trial.running
    tried.trial.begin(("/e/x",), "/e", {"Threads": 1})
    assert tried.trial.running
    qtbot.waitUntil(lambda: tried.told == [("waiting", HERE)])
    tried.let_go.set()
    qtbot.waitUntil(lambda: not tried.trial.running)
    assert tried.told[1:] == [("found ('/e/x',)", HERE)]
    assert tried.asked == [(("/e/x",), "/e", {"Threads": 1}, TIMEOUTS)]


def test_another_trial_gives_up_the_one_before_which_is_not_heard_any_more(
    tried: Tried, qtbot: QtBot
) -> None:
    tried.trial.begin(("one",))
    qtbot.waitUntil(lambda: len(tried.patience) == 1)
    tried.trial.begin(("two",))
    qtbot.waitUntil(lambda: len(tried.patience) == 2)
    assert tried.patience[0].is_over
    assert not tried.patience[1].is_over
    tried.let_go.set()
    qtbot.waitUntil(lambda: not tried.trial.running)
    assert ("found ('two',)", HERE) in tried.told
    assert ("found ('one',)", HERE) not in tried.told


def test_a_trial_given_up_tells_what_it_found_and_one_forgotten_does_not(tried: Tried, qtbot: QtBot) -> None:
    tried.trial.begin(("one",))
    qtbot.waitUntil(lambda: len(tried.patience) == 1)
    tried.trial.give_up()
    assert tried.patience[0].is_over
    assert tried.trial.running
    tried.trial.forget()
    assert not tried.trial.running
    told = list(tried.told)
    tried.let_go.set()
    tried.trial.close()
    qtbot.wait(20)
    assert [one for one in tried.told if one not in told and "found" in str(one)] == []


def test_a_button_is_pressed_and_an_interruption_tells_nothing(tried: Tried, qtbot: QtBot) -> None:
    command = EngineCommand("/e/x")
    with qtbot.waitSignal(tried.trial.pressed) as pressed:
        tried.trial.press(command, {"Threads": 1}, "Clear")
    assert pressed.args == [None]
    assert tried.asked == [(command, {"Threads": 1}, "Clear", TIMEOUTS)]
    told = len(tried.told)
    tried.trial.press(command, {}, "Interrupted")
    qtbot.waitUntil(lambda: not tried.trial.running)
    assert len(tried.told) == told


def test_one_that_was_forgotten_is_not_heard_as_the_one_that_follows_it(tried: Tried, qtbot: QtBot) -> None:
    tried.trial.begin(("one",))
    qtbot.waitUntil(lambda: len(tried.patience) == 1)
    tried.trial.forget()
    tried.trial.begin(("two",))
    qtbot.waitUntil(lambda: len(tried.patience) == 2)
    tried.let_go.set()
    qtbot.waitUntil(lambda: not tried.trial.running)
    assert [one for one in tried.told if "found" in str(one)] == [("found ('two',)", HERE)]


def test_at_the_end_every_trial_is_waited_for(tried: Tried) -> None:
    tried.trial.begin(("x",))
    threads = list(tried.trial._threads)
    threading.Timer(0.01, tried.let_go.set).start()
    tried.trial.close()
    assert [thread.is_alive() for thread in threads] == [False]
    assert tried.told == []
