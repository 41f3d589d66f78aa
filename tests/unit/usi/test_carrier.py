"""Real processes in a thread of their own."""

import os
import queue
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from shogi_desktop.usi.carrier import Carrier
from shogi_desktop.usi.client import Timeouts, UsiClient
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure, FailureKind
from shogi_desktop.usi.events import EngineReady, Event, Failed, Identified, SearchDone
from shogi_desktop.usi.search import SearchRequest

Fake = Callable[..., EngineCommand]
ROOT = Path(__file__).parents[3]
SFEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
PATIENCE_S = 10.0

posix = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


class Witness:
    """A carrier and all that it reported."""

    def __init__(self, command: EngineCommand, timeouts: Timeouts | None = None) -> None:
        self.events: list[Event] = []
        self._heard: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self.carrier = Carrier(command, self._heard.put, timeouts)
        self.carrier.start()
        self.carrier.give(lambda client, now_ms: client.prepare("shogi", {}, now_ms))

    def search(self, search_id: int) -> None:
        self.carrier.give(lambda client, now_ms: client.search(SearchRequest(search_id, SFEN), now_ms))

    def until(self, what: Callable[[], object]) -> None:
        """Hear events until something holds."""
        while not what():
            self.events.append(self._heard.get(timeout=PATIENCE_S))

    def answers(self) -> list[tuple[int, str | None]]:
        return [(event.search_id, event.best.move) for event in self.events if isinstance(event, SearchDone)]

    def failures(self) -> list[EngineFailure]:
        return [event.failure for event in self.events if isinstance(event, Failed)]


@pytest.fixture
def witness() -> Iterator[Callable[..., Witness]]:
    witnesses: list[Witness] = []

    def employ(command: EngineCommand, timeouts: Timeouts | None = None) -> Witness:
        witnesses.append(Witness(command, timeouts))
        return witnesses[-1]

    yield employ
    for one in witnesses:
        one.carrier.shut_down()
        assert one.carrier.wait()


def test_a_search_asked_for_at_once_is_answered(fake: Fake, witness: Callable[..., Witness]) -> None:
    one = witness(fake("book", "7g7f", "2g2f"))
    one.search(1)
    one.until(lambda: one.answers() == [(1, "7g7f")])
    one.search(2)
    one.until(lambda: one.answers() == [(1, "7g7f"), (2, "2g2f")])

    assert isinstance(one.events[0], Identified)
    one.carrier.shut_down()
    assert one.carrier.wait()
    assert one.failures() == []


def test_move_now_and_cancel_reach_a_searching_engine(fake: Fake, witness: Callable[..., Witness]) -> None:
    one = witness(fake("waits_for_stop"))
    one.search(1)
    one.carrier.give(UsiClient.cancel)
    one.search(2)
    one.carrier.give(UsiClient.stop)
    one.search(3)
    one.until(lambda: EngineReady() in one.events)
    one.carrier.give(UsiClient.stop)
    one.until(one.answers)

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
    fake: Fake, witness: Callable[..., Witness], mode: str, kind: FailureKind, exit_code: int
) -> None:
    one = witness(fake(mode))
    one.search(1)
    one.until(one.failures)

    (failure,) = one.failures()
    assert one.carrier.wait()
    assert (failure.kind, failure.exit_code) == (kind, exit_code)
    assert failure.last_lines or mode == "not_usi"


def test_a_missing_program_is_told_and_the_thread_ends(witness: Callable[..., Witness]) -> None:
    one = witness(EngineCommand("/nowhere/engine"))
    one.until(one.failures)

    (failure,) = one.failures()
    assert one.carrier.wait()
    assert (failure.kind, failure.program) == (FailureKind.MISSING_FILE, "/nowhere/engine")


def test_a_silent_program_is_given_up_and_killed(fake: Fake, witness: Callable[..., Witness]) -> None:
    one = witness(fake("silent"), Timeouts(handshake_ms=100))
    one.until(one.failures)

    (failure,) = one.failures()
    assert one.carrier.wait()
    assert failure.kind is FailureKind.NOT_USI


def test_a_flood_reaches_the_window_thinned_out(fake: Fake, witness: Callable[..., Witness]) -> None:
    one = witness(fake("floods"))
    one.search(1)
    one.until(one.answers)

    assert len(one.events) < 1_000


@posix
def test_a_deaf_engine_is_killed_and_the_window_never_waits(
    fake: Fake, witness: Callable[..., Witness]
) -> None:
    one = witness(fake("deaf_in_search"))
    one.search(1)
    one.until(lambda: len(one.events) >= 3)

    before = time.monotonic()
    one.carrier.shut_down()
    assert time.monotonic() - before < 0.05
    assert one.carrier.wait()
    assert one.failures() == []


def test_carriers_can_be_started_and_ended_in_any_haste(fake: Fake) -> None:
    carriers = [Witness(fake("waits_for_stop")) for _ in range(8)]
    for one in carriers:
        one.search(1)
        one.carrier.shut_down()
        one.carrier.shut_down()

    assert all(one.carrier.wait() for one in carriers)


def test_a_carrier_that_was_never_started_has_nothing_to_end(fake: Fake) -> None:
    carrier = Carrier(fake("silent"), lambda event: None)
    carrier.shut_down()

    assert carrier.wait()
    assert carrier.process_id is None


@posix
def test_an_engine_of_low_priority_leaves_the_processor_to_others(
    fake: Fake, witness: Callable[..., Witness]
) -> None:
    one = witness(replace(fake("waits_for_stop"), low_priority=True))
    one.until(lambda: one.events)

    assert one.carrier.process_id is not None
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, one.carrier.process_id) == min(own + 10, 19)


def test_a_program_that_ends_takes_its_engines_along(fake: Fake) -> None:
    """In a process of its own: nobody shuts the carrier down, the program only ends."""
    command = fake("waits_for_stop")
    script = f"""
import sys, threading
sys.path.insert(0, {str(ROOT)!r})
from shogi_desktop.usi.carrier import Carrier
from shogi_desktop.usi.command import EngineCommand
heard = threading.Event()
carrier = Carrier(EngineCommand({command.program!r}, {command.arguments!r}), lambda event: heard.set())
carrier.start()
heard.wait()
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=30, check=False
    )

    assert (done.returncode, done.stderr) == (0, "")
