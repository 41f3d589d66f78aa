"""A ``UsiClient`` carried by a thread of its own. No Qt, no waiting for whoever gives it commands.

One carrier is one process: after its end a restart takes a new carrier. The process's lines, the owner's
commands and the passing of time come together in one queue, so that the client is only ever touched by one
thread; what the client reports goes out by a call, in that thread.
"""

from __future__ import annotations

import atexit
import queue
import threading
import time
from collections.abc import Callable
from pathlib import Path

from shogi_desktop.usi.client import State, Step, Timeouts, UsiClient
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import FailureKind
from shogi_desktop.usi.events import Event
from shogi_desktop.usi.process import GRACE_S, EngineProcess

Command = Callable[[UsiClient, int], Step]
"""Something to do with the client, at a time in milliseconds."""

_WAITING_LINES = 1_000
"""A flooding engine is held up by its own full pipe when so many of its lines wait."""
_FULL_QUEUE_S = 0.1
EXIT_S = 3 * GRACE_S + 1.0
"""The longest that a carrier takes to end a process that does not want to."""


class Carrier:
    """One engine process and its conversation. All methods but `wait` return at once.

    `on_event` is called in the carrier's thread with everything that the client reports, `Failed` last.
    Commands may be given from the start and are carried out in their order; after the end they are ignored.
    """

    def __init__(
        self, command: EngineCommand, on_event: Callable[[Event], None], timeouts: Timeouts | None = None
    ) -> None:
        self._command = command
        self._client = UsiClient(command.program, timeouts)
        self._on_event = on_event
        self._inbox: queue.SimpleQueue[Callable[[], Step]] = queue.SimpleQueue()
        self._room = threading.Semaphore(_WAITING_LINES)
        self._leaving = threading.Event()
        self._process: EngineProcess | None = None
        self._thread = threading.Thread(target=self._carry, name="engine", daemon=True)

    @property
    def is_running(self) -> bool:
        """Whether the process, or what ends it, is still at work."""
        return self._thread.is_alive()

    @property
    def process_id(self) -> int | None:
        """The system's number of the process, None before it is launched."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Launch the process and begin to talk."""
        atexit.register(self._leave)
        self._thread.start()

    def give(self, command: Command) -> None:
        """Have `command` carried out."""
        self._inbox.put(lambda: command(self._client, _now_ms()))

    def shut_down(self) -> None:
        """Have the process end, with all that it has started; nothing is reported any more."""
        self._leaving.set()
        self._inbox.put(Step)

    def wait(self, limit_s: float = EXIT_S) -> bool:
        """Block until the process is gone, after `shut_down`. False: the limit passed."""
        if self._thread.ident is not None:
            self._thread.join(limit_s)
        return not self._thread.is_alive()

    def _leave(self) -> None:
        """The program ends and nobody has told the engine."""
        self.shut_down()
        self.wait()

    # --- in the thread --------------------------------------------------------------------------------------

    def _carry(self) -> None:
        try:
            self._launch()
            while not self._leaving.is_set() and self._client.state is not State.DEAD:
                self._act(self._next_step())
        finally:
            # One that has failed may be stuck or flooding: no grace for it.
            failed = self._client.state is State.DEAD
            self._leaving.set()
            if self._process is not None:
                self._process.write(_lines(self._client.quit()))
                self._process.end(at_once=failed)
            atexit.unregister(self._leave)

    def _launch(self) -> None:
        try:
            self._process = EngineProcess(self._command, self._take_line, self._take_error, self._take_end)
        except OSError as error:
            missing = isinstance(error, FileNotFoundError) and not Path(self._command.program).is_file()
            kind = FailureKind.MISSING_FILE if missing else FailureKind.NOT_EXECUTABLE
            self._act(self._client.launch_failed(kind, error.strerror or str(error)))
        else:
            self._act(self._client.start(_now_ms()))

    def _next_step(self) -> Step:
        """What follows from the next thing in the queue, or from the client's next deadline if that is first.

        An overdue deadline goes before all: a flood of lines must not hold it up.
        """
        due, now = self._client.next_tick_ms(), _now_ms()
        if due is not None and due <= now:
            return self._client.tick(now)
        try:
            return self._inbox.get(timeout=None if due is None else (due - now) / 1000)()
        except queue.Empty:
            return self._client.tick(_now_ms())

    def _act(self, step: Step) -> None:
        if self._process is not None and step.send:
            self._process.write(_lines(step))
        for event in step.events:
            if not self._leaving.is_set():
                self._on_event(event)

    # --- in the threads of the process ----------------------------------------------------------------------

    def _take_line(self, line: bytes) -> None:
        self._take(lambda: self._client.receive_line(line, _now_ms()))

    def _take_error(self, line: bytes) -> None:
        def remember() -> Step:
            self._client.receive_error_line(line)
            return Step()

        self._take(remember)

    def _take(self, what: Callable[[], Step]) -> None:
        def in_turn() -> Step:
            self._room.release()
            return what()

        while not self._leaving.is_set():
            if self._room.acquire(timeout=_FULL_QUEUE_S):
                self._inbox.put(in_turn)
                return

    def _take_end(self) -> None:
        def end() -> Step:
            return self._client.process_ended(None if self._process is None else self._process.exit_code)

        self._inbox.put(end)


def _lines(step: Step) -> str:
    return "".join(line + "\n" for line in step.send)


def _now_ms() -> int:
    return time.monotonic_ns() // 1_000_000
