"""A ``UsiClient`` carried over a subprocess's pipes with blocking calls: for matches and tools without an
event loop.

The process's threads put the engine's lines in a bounded queue (a flooding engine is held up by its own full
pipe); the caller's thread does everything else. No Qt.
"""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from collections.abc import Mapping
from enum import Enum
from types import TracebackType
from typing import Self

from shogi_desktop.usi.client import SearchRequest, State, Step, Timeouts, UsiClient
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure, FailureKind, UsiError
from shogi_desktop.usi.events import (
    EngineReady,
    Event,
    Failed,
    Identified,
    OptionRejected,
    SearchDone,
    SearchInfo,
)
from shogi_desktop.usi.process import EngineProcess

_QUEUE_LINES = 1000
_LONGEST_NAP_S = 60.0
_FULL_QUEUE_S = 0.1


class EngineFailedError(UsiError):
    """The engine can no longer serve; ``failure`` says why."""

    def __init__(self, failure: EngineFailure) -> None:
        super().__init__(f"{failure.program}: {failure.kind.value} {failure.detail}".rstrip())
        self.failure = failure


class EngineInterruptedError(UsiError):
    """Another thread had the waiting given up; only ``close`` is of use now."""


class _Source(Enum):
    """Where a queued line came from. END and OWNER bring none: the process is gone; somebody interrupts."""

    OUTPUT = "stdout"
    ERRORS = "stderr"
    END = "end"
    OWNER = "owner"


def launch_failure(error: OSError) -> tuple[FailureKind, str]:
    """How the system's refusal to launch a program is called here, and its own words."""
    kind = FailureKind.MISSING_FILE if isinstance(error, FileNotFoundError) else FailureKind.NOT_EXECUTABLE
    return kind, error.strerror or str(error)


class PipeEngine:
    """One engine process. Every method blocks until done, at most as long as ``Timeouts`` says.

    Use as a context manager, or call ``close``. After ``EngineFailedError`` only ``close`` is of use.
    """

    def __init__(self, command: EngineCommand, timeouts: Timeouts | None = None) -> None:
        self._command = command
        self._client = UsiClient(command.program, timeouts)
        self._process: EngineProcess | None = None
        self._lines: queue.Queue[tuple[_Source, bytes]] = queue.Queue(_QUEUE_LINES)
        self._name = ""
        self._rejected: dict[str, OptionRejected] = {}
        self._interrupted = threading.Event()
        self._closing = threading.Event()

    @property
    def name(self) -> str:
        """The engine's name as it gave it, empty before ``open``."""
        return self._name

    @property
    def client(self) -> UsiClient:
        return self._client

    @property
    def process_id(self) -> int | None:
        """The system's number of the running process, None before ``open`` and after ``close``."""
        return None if self._process is None else self._process.pid

    @property
    def rejected(self) -> Mapping[str, OptionRejected]:
        """The options that it was to be given and does not have or take, by name."""
        return self._rejected

    def open(self, variant_id: str, options: Mapping[str, object]) -> None:
        """Launch the engine and wait until it is ready.

        :raises EngineFailedError: when it cannot be launched, is no USI engine, lacks the variant, or dies.
        """
        try:
            self._process = EngineProcess(
                self._command,
                lambda line: self._put(_Source.OUTPUT, line),
                lambda line: self._put(_Source.ERRORS, line),
                lambda: self._put(_Source.END, b""),
            )
        except OSError as error:
            self._act(self._client.launch_failed(*launch_failure(error)))
            return
        identified = self._act(self._client.start(_now_ms())) or self._until(Identified)
        if isinstance(identified, Identified):
            self._name = identified.name
        self.prepare(variant_id, options)

    def prepare(self, variant_id: str, options: Mapping[str, object]) -> None:
        """Set variant and options for a new game and wait for ``readyok``. :raises EngineFailedError:"""
        self._act(self._client.prepare(variant_id, options, _now_ms()))
        self._until(EngineReady)

    def new_game(self) -> None:
        """Tell the engine that the next search belongs to another game."""
        self._act(self._client.new_game(_now_ms()))

    def search(self, request: SearchRequest) -> SearchDone:
        """The engine's answer. The request must have an end of its own. :raises EngineFailedError:"""
        self._act(self._client.search(request, _now_ms()))
        done = self._until(SearchDone)
        assert isinstance(done, SearchDone)
        return done

    def interrupt(self) -> None:
        """Have what waits, and every later call, raise ``EngineInterruptedError``. From any thread."""
        self._interrupted.set()
        with contextlib.suppress(queue.Full):  # there is something to read then, and nobody sleeps
            self._lines.put_nowait((_Source.OWNER, b""))

    def close(self) -> None:
        """Have the engine quit, with all the processes it has started; end them if they do not within a
        second. Safe to call twice.
        """
        process, self._process = self._process, None
        if process is None:
            return
        self._write(process, self._client.quit())
        self._closing.set()
        process.end()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # --- the pump -------------------------------------------------------------------------------------------

    def _until(self, wanted: type[Event]) -> Event:
        """Carry lines until the wanted event comes. :raises EngineFailedError:"""
        while True:
            event = self._act(self._carry_one(), wanted)
            if event is not None:
                return event
            assert self._client.state is not State.DEAD

    def _carry_one(self) -> Step:
        """Wait for the next line or the client's next deadline, whichever is first."""
        if self._interrupted.is_set():
            raise EngineInterruptedError(f"{self._command.program}: interrupted")
        due, now = self._client.next_tick_ms(), _now_ms()
        if due is not None and due <= now:  # first of all: a flood of lines must not hold up the deadlines
            return self._client.tick(now)
        nap = _LONGEST_NAP_S if due is None else (due - now) / 1000
        try:
            source, line = self._lines.get(timeout=nap)
        except queue.Empty:
            return self._client.tick(_now_ms())
        match source:
            case _Source.OUTPUT:
                return self._client.receive_line(line, _now_ms())
            case _Source.ERRORS:
                self._client.receive_error_line(line)
            case _Source.END:
                assert self._process is not None
                return self._client.process_ended(self._process.exit_code)
            case _Source.OWNER:
                pass
        return Step()

    def _act(self, step: Step, wanted: type[Event] | None = None) -> Event | None:
        if self._process is not None:
            self._write(self._process, step)
        found: Event | None = None
        for event in step.events:
            if isinstance(event, Failed):
                raise EngineFailedError(event.failure)
            if isinstance(event, OptionRejected):
                self._rejected[event.name] = event
            if wanted is not None and isinstance(event, wanted) and not isinstance(event, SearchInfo):
                found = event
        return found

    @staticmethod
    def _write(process: EngineProcess, step: Step) -> None:
        process.write("".join(line + "\n" for line in step.send))

    def _put(self, source: _Source, line: bytes) -> None:
        """Queue what a thread of the process has read; a full queue holds the engine up."""
        while not self._closing.is_set():
            with contextlib.suppress(queue.Full):
                self._lines.put((source, line), timeout=_FULL_QUEUE_S)
                return


def _now_ms() -> int:
    return time.monotonic_ns() // 1_000_000
