"""Real processes in a thread of their own."""

import gc
import os
import subprocess
import sys
import time
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.usi.client import SearchRequest, Timeouts
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure, FailureKind
from shogi_desktop.usi.events import Event, Failed, Identified, SearchDone
from shogi_desktop.usi.worker import EngineWorker

Fake = Callable[..., EngineCommand]
ROOT = Path(__file__).parents[3]
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


def test_a_worker_that_nobody_holds_lives_until_its_thread_has_finished(qtbot: QtBot, fake: Fake) -> None:
    """A QThread that is deleted while it runs takes the program down."""
    ends: list[bool] = []
    worker = EngineWorker(fake("waits_for_stop"))
    watch = weakref.ref(worker)
    worker.ended.connect(lambda: ends.append(True))
    worker.start("shogi", {})
    worker.shut_down()
    del worker
    gc.collect()
    assert watch() is not None

    qtbot.waitUntil(lambda: ends == [True])
    qtbot.waitUntil(lambda: gc.collect() >= 0 and watch() is None)


def test_workers_can_be_started_and_ended_in_any_haste(qtbot: QtBot, fake: Fake) -> None:
    workers = [EngineWorker(fake("waits_for_stop")) for _ in range(8)]
    for worker in workers:
        worker.start("shogi", {})
        worker.search(SearchRequest(1, SFEN))
        worker.shut_down()
        worker.shut_down()

    assert all(worker.wait() for worker in workers)


def test_a_program_that_quits_takes_its_engines_along(fake: Fake) -> None:
    """In a process of its own: nobody shuts the worker down, the application only quits."""
    command = fake("waits_for_stop")
    script = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from PySide6.QtCore import QCoreApplication, QTimer
from shogi_desktop.usi.client import SearchRequest
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.worker import EngineWorker
application = QCoreApplication([])
worker = EngineWorker(EngineCommand({command.program!r}, {command.arguments!r}))
worker.reported.connect(lambda event: QTimer.singleShot(0, application.quit))
worker.start("shogi", {{}})
worker.search(SearchRequest(1, {SFEN!r}))
sys.exit(application.exec())
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=30, check=False
    )

    assert (done.returncode, done.stderr) == (0, "")
