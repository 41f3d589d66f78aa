"""Who plays at a server while the window goes on: told in the window's thread, ended when it is asked."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.match.players import PlayerSpec
from shogi_desktop.app.online import engine_run
from shogi_desktop.app.online.engine_run import EngineRun
from shogi_desktop.app.online.runner import OnlineGame, OnlinePlan, TalkError
from shogi_desktop.csa.carrier import Address
from shogi_desktop.csa.client import Account
from shogi_desktop.csa.errors import FailureKind, TalkFailure
from shogi_desktop.csa.events import Event, LoggedIn
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.rules import STANDARD, Color
from shogi_desktop.usi.command import EngineCommand

PLAN = OnlinePlan(Address("shogi.example", 4081), Account("aiko", "secret"))
PROGRAM = EngineCommand("/opt/engine")
GAME = OnlineGame("g-1", Record(STANDARD), Outcome(Reason.INTERRUPTED), Color.BLACK, 0)
FULL = OSError(28, "No space left on device")


class Runner:
    """In the place of `OnlineRunner`: plays one game, then ends as the test wants."""

    error: BaseException | None = None
    waits = False
    made: Runner

    def __init__(
        self,
        plan: OnlinePlan,
        spec: PlayerSpec,
        on_event: Callable[[Event], None],
        on_game: Callable[[OnlineGame], None],
        on_unsaved: Callable[[OSError, Path], None],
    ) -> None:
        Runner.made = self
        self.plan, self.spec = plan, spec
        self.on_event, self.on_game, self.on_unsaved = on_event, on_game, on_unsaved
        self.stops: list[bool] = []
        self.ends = threading.Event()

    def stop(self, *, after_game: bool) -> None:
        self.stops.append(after_game)
        self.ends.set()

    def run(self) -> None:
        assert threading.current_thread() is not threading.main_thread()
        self.on_event(LoggedIn("aiko"))
        self.on_game(GAME)
        self.on_unsaved(FULL, Path("/games"))
        if self.waits:
            self.ends.wait(20)
        if self.error is not None:
            raise self.error


class Heard:
    """A run and what it has told, each in the thread of the window."""

    def __init__(self) -> None:
        self.run = EngineRun(built_in=lambda: PROGRAM)
        self.told: list[tuple[object, ...]] = []
        for name in ("heard", "played", "finished", "unsaved"):
            getattr(self.run, name).connect(lambda *said, name=name: self._note(name, *said))

    def _note(self, *told: object) -> None:
        assert threading.current_thread() is threading.main_thread()
        self.told.append(told)

    def finished(self) -> list[str]:
        """What the words of its ends come to."""
        words = [one[1] for one in self.told if one[0] == "finished"]
        return [str(one() if callable(one) else one) for one in words]


@pytest.fixture
def heard(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Heard:
    assert qapp is not None
    monkeypatch.setattr(engine_run, "OnlineRunner", Runner)
    monkeypatch.setattr(Runner, "error", None)
    monkeypatch.setattr(Runner, "waits", False)
    return Heard()


def test_what_happens_is_told_in_the_window_s_thread_in_its_order(heard: Heard, qtbot: QtBot) -> None:
    assert (heard.run.is_running, heard.run.games) == (False, [])
    heard.run.start(PLAN, PlayerSpec())
    assert heard.run.is_running
    qtbot.waitUntil(lambda: bool(heard.finished()))
    assert heard.told == [
        ("heard", LoggedIn("aiko")),
        ("played", GAME),
        ("unsaved", FULL, Path("/games")),
        ("finished", None),
    ]
    assert (heard.run.is_running, heard.run.games) == (False, [GAME])
    assert heard.run.close()
    heard.run.start(PLAN, PlayerSpec())
    assert heard.run.games == [], "another run begins at none"
    assert heard.run.close()


def test_the_program_s_own_engine_plays_where_no_other_is_named_and_politely(
    heard: Heard, qtbot: QtBot
) -> None:
    for spec, program in ((PlayerSpec(), PROGRAM), (PlayerSpec(command=EngineCommand("/opt/other")), None)):
        heard.told.clear()
        heard.run.start(PLAN, spec)
        qtbot.waitUntil(lambda: bool(heard.finished()))
        command = Runner.made.spec.command
        assert command is not None
        assert command.program == ("/opt/other" if program is None else program.program)
        assert command != (spec.command or PROGRAM), "it has a lower priority"
        assert Runner.made.plan is PLAN


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (TalkError(TalkFailure(FailureKind.SERVER_GONE)), "shogi.example"),
        (EngineMissingError((Path("/opt/engine"),)), "engine"),
        (OSError("no such folder"), "no such folder"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_was_in_the_way_is_a_sentence_at_the_end(
    heard: Heard, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, error: Exception, said: str
) -> None:
    monkeypatch.setattr(Runner, "error", error)
    heard.run.start(PLAN, PlayerSpec())
    qtbot.waitUntil(lambda: bool(heard.finished()))
    (sentence,) = heard.finished()
    assert said in sentence
    assert not heard.run.is_running


def test_who_stops_is_told_when_it_has_ended_and_whether_the_game_is_played(
    heard: Heard, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard.run.stop(after_game=True)  # nobody plays
    monkeypatch.setattr(Runner, "waits", True)
    heard.run.start(PLAN, PlayerSpec())
    heard.run.stop(after_game=True)
    qtbot.waitUntil(lambda: bool(heard.finished()))
    assert Runner.made.stops == [True]


def test_closed_it_ends_at_once_and_tells_nothing_more(
    heard: Heard, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert heard.run.close(), "nothing runs"
    monkeypatch.setattr(Runner, "waits", True)
    heard.run.start(PLAN, PlayerSpec())
    assert heard.run.close()
    assert Runner.made.stops == [False]
    assert not heard.run.is_running
    qtbot.wait(1)
    assert heard.told == []
    monkeypatch.setattr(Runner, "stop", lambda _, *, after_game: None)
    heard.run.start(PLAN, PlayerSpec())
    thread = heard.run._thread
    assert not heard.run.close(0.01), "it has not ended in time"
    Runner.made.ends.set()
    assert thread is not None
    thread.join()


def test_an_engine_is_waited_for_fifteen_seconds_at_most(heard: Heard) -> None:
    waited: list[float] = []

    class Stuck(threading.Thread):
        def join(self, timeout: float | None = None) -> None:
            waited.append(timeout or 0.0)

        def is_alive(self) -> bool:
            return True

    heard.run._thread = Stuck()
    assert not heard.run.close()
    assert waited == [15.0]
