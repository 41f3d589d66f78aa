"""Real processes in a thread of their own."""

import os
import time
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.usi.client import SearchRequest, Timeouts
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure, FailureKind
from shogi_desktop.usi.events import Event, Failed, Identified, SearchDone
from shogi_desktop.usi.worker import EngineWorker

Fake = Callable[..., EngineCommand]
SFEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"

posix = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


class Witness:
    """A worker and all that it reported."""

    def __init__(self, worker: EngineWorker) -> None:
        self.worker = worker
        self.events: list[Event] = []
        self.ends = 0
        worker.reported.connect(self.events.append)
        worker.ended.connect(self._count_end)
        worker.start("shogi", {})

    def _count_end(self) -> None:
        self.ends += 1

    def answers(self) -> list[tuple[int, str | None]]:
        return [(event.search_id, event.best.move) for event in self.events if isinstance(event, SearchDone)]

    def failure(self) -> EngineFailure | None:
        failures = [event.failure for event in self.events if isinstance(event, Failed)]
        assert len(failures) <= 1
        return failures[0] if failures else None


@pytest.fixture
def witness(qtbot: QtBot) -> Iterator[Callable[..., Witness]]:
    witnesses: list[Witness] = []

    def employ(command: EngineCommand, timeouts: Timeouts | None = None) -> Witness:
        witnesses.append(Witness(EngineWorker(command, timeouts)))
        return witnesses[-1]

    yield employ
    for one in witnesses:
        one.worker.shut_down()
        assert one.worker.wait()


def test_a_search_asked_for_at_once_is_answered(
    qtbot: QtBot, fake: Fake, witness: Callable[..., Witness]
) -> None:
    one = witness(fake("book", "7g7f", "2g2f"))
    one.worker.search(SearchRequest(1, SFEN))
    qtbot.waitUntil(lambda: one.answers() == [(1, "7g7f")])
    one.worker.search(SearchRequest(2, SFEN))
    qtbot.waitUntil(lambda: one.answers() == [(1, "7g7f"), (2, "2g2f")])

    assert isinstance(one.events[0], Identified)
    one.worker.shut_down()
    qtbot.waitUntil(lambda: one.ends == 1)
    assert one.failure() is None


def test_move_now_and_cancel_reach_a_searching_engine(
    qtbot: QtBot, fake: Fake, witness: Callable[..., Witness]
) -> None:
    one = witness(fake("waits_for_stop"))
    one.worker.search(SearchRequest(1, SFEN))
    one.worker.cancel()
    one.worker.search(SearchRequest(2, SFEN))
    one.worker.stop()
    one.worker.search(SearchRequest(3, SFEN))
    qtbot.waitUntil(lambda: len(one.events) >= 2)
    qtbot.waitUntil(lambda: one.worker.stop() or bool(one.answers()))

    assert one.answers() == [(3, "7g7f")]


@pytest.mark.parametrize(
    ("mode", "kind", "exit_code"),
    [
        ("dies_at_start", FailureKind.DIED_AT_START, 3),
        ("not_usi", FailureKind.NOT_USI, 0),
        pytest.param("dies_in_search", FailureKind.DIED_IN_SEARCH, -9, marks=posix),
    ],
)
def test_a_death_is_told_and_the_thread_ends(
    qtbot: QtBot, fake: Fake, witness: Callable[..., Witness], mode: str, kind: FailureKind, exit_code: int
) -> None:
    one = witness(fake(mode))
    one.worker.search(SearchRequest(1, SFEN))
    qtbot.waitUntil(lambda: one.ends == 1)

    failure = one.failure()
    assert failure is not None
    assert (failure.kind, failure.exit_code) == (kind, exit_code)
    assert failure.last_lines or mode == "not_usi"


def test_a_missing_program_is_told_and_the_thread_ends(qtbot: QtBot, witness: Callable[..., Witness]) -> None:
    one = witness(EngineCommand("/nowhere/engine"))
    qtbot.waitUntil(lambda: one.ends == 1)

    failure = one.failure()
    assert failure is not None
    assert (failure.kind, failure.program) == (FailureKind.MISSING_FILE, "/nowhere/engine")


def test_a_silent_program_is_given_up_and_killed(
    qtbot: QtBot, fake: Fake, witness: Callable[..., Witness]
) -> None:
    one = witness(fake("silent"), Timeouts(handshake_ms=100))
    qtbot.waitUntil(lambda: one.ends == 1)

    failure = one.failure()
    assert failure is not None
    assert failure.kind is FailureKind.NOT_USI


def test_a_flood_reaches_the_window_thinned_out(
    qtbot: QtBot, fake: Fake, witness: Callable[..., Witness]
) -> None:
    one = witness(fake("floods"))
    one.worker.search(SearchRequest(1, SFEN))
    qtbot.waitUntil(lambda: bool(one.answers()))

    assert len(one.events) < 1_000


@posix
def test_a_deaf_engine_is_killed_and_the_window_never_waits(
    qtbot: QtBot, fake: Fake, witness: Callable[..., Witness]
) -> None:
    one = witness(fake("deaf_in_search"))
    one.worker.search(SearchRequest(1, SFEN))
    qtbot.waitUntil(lambda: len(one.events) >= 3)

    before = time.monotonic()
    one.worker.shut_down()
    assert time.monotonic() - before < 0.05
    qtbot.waitUntil(lambda: one.ends == 1, timeout=5_000)
    assert one.failure() is None


def test_the_programs_exit_waits_for_the_engine_without_an_event_loop(
    qtbot: QtBot, fake: Fake, witness: Callable[..., Witness]
) -> None:
    one = witness(fake("waits_for_stop"))
    one.worker.shut_down()

    assert one.worker.wait()
    assert not one.worker.is_running()
