"""A ``UsiClient`` carried over a subprocess's pipes with blocking calls: for matches and tools without an
event loop.

Two reader threads put the engine's lines in a bounded queue (a flooding engine is held up by its own full
pipe); the caller's thread does everything else. Works alike on POSIX and Windows. No Qt.
"""

from __future__ import annotations

import contextlib
import os
import queue
import subprocess
import threading
import time
from collections.abc import Mapping
from enum import Enum
from types import TracebackType
from typing import IO, Self

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
from shogi_desktop.usi.lines import LineBuffer

_QUEUE_LINES = 1000
_CHUNK_BYTES = 16 * 1024
_LONGEST_NAP_S = 60.0


class EngineFailedError(UsiError):
    """The engine can no longer serve; ``failure`` says why."""

    def __init__(self, failure: EngineFailure) -> None:
        super().__init__(f"{failure.program}: {failure.kind.value} {failure.detail}".rstrip())
        self.failure = failure


class EngineInterruptedError(UsiError):
    """Another thread had the waiting given up; only ``close`` is of use now."""


class _Source(Enum):
    """Where a queued line came from; None in place of a line tells the stream's end.

    OWNER brings no line: it wakes whoever waits for one.
    """

    OUTPUT = "stdout"
    ERRORS = "stderr"
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
        self._process: subprocess.Popen[bytes] | None = None
        self._threads: list[threading.Thread] = []
        self._lines: queue.Queue[tuple[_Source, bytes | None]] = queue.Queue(_QUEUE_LINES)
        self._name = ""
        self._rejected: dict[str, OptionRejected] = {}
        self._interrupted = threading.Event()

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
            self._process = subprocess.Popen(
                [self._command.program, *self._command.arguments],
                cwd=self._command.directory,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
                # Ctrl+C in the terminal is for us; the engine is told to quit in good order.
                process_group=0 if os.name == "posix" else None,
            )
        except OSError as error:
            self._act(self._client.launch_failed(*launch_failure(error)))
            return
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._read_in_thread(self._process.stdout, _Source.OUTPUT)
        self._read_in_thread(self._process.stderr, _Source.ERRORS)
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
            self._lines.put_nowait((_Source.OWNER, None))

    def close(self) -> None:
        """Have the engine quit; kill it if it does not within a second. Safe to call twice."""
        process, self._process = self._process, None
        if process is None:
            return
        self._write(process, self._client.quit())
        with contextlib.suppress(OSError):
            if process.stdin is not None:
                process.stdin.close()
        for last_resort in (process.terminate, process.kill, None):
            if self._drain_until_end(process) or last_resort is None:
                break
            last_resort()
        process.wait()
        self._drain_threads()
        for stream in (process.stdout, process.stderr):
            if stream is not None:
                stream.close()

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
        if source is _Source.OWNER:
            return Step()
        if source is _Source.ERRORS:
            if line is not None:
                self._client.receive_error_line(line)
            return Step()
        if line is None:
            self._take_last_errors()
            return self._client.process_ended(self._exit_code())
        return self._client.receive_line(line, _now_ms())

    def _take_last_errors(self) -> None:
        """What a dying engine wrote to standard error may come after the end of its output."""
        with contextlib.suppress(queue.Empty):
            while (item := self._lines.get(timeout=0.5))[1] is not None:
                self._client.receive_error_line(item[1])

    def _exit_code(self) -> int | None:
        """The code of an engine that closed its output: it ends, or is of no use any more."""
        assert self._process is not None
        try:
            return self._process.wait(1.0)
        except subprocess.TimeoutExpired:
            return None

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
    def _write(process: subprocess.Popen[bytes], step: Step) -> None:
        if not step.send or process.stdin is None:
            return
        # A broken pipe is an engine that has died; the end of its output tells the same a moment later.
        with contextlib.suppress(OSError, ValueError):
            process.stdin.write("".join(line + "\n" for line in step.send).encode())
            process.stdin.flush()

    # --- the readers ----------------------------------------------------------------------------------------

    def _read_in_thread(self, stream: IO[bytes], source: _Source) -> None:
        name = f"usi-{source.value}"
        thread = threading.Thread(target=self._read, args=(stream, source), name=name, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _read(self, stream: IO[bytes], source: _Source) -> None:
        lines = LineBuffer()
        while chunk := _read_some(stream):
            for line in lines.feed(chunk):
                self._lines.put((source, line))
        for line in lines.flush():
            self._lines.put((source, line))
        self._lines.put((source, None))

    def _drain_until_end(self, process: subprocess.Popen[bytes]) -> bool:
        """Whether the process ended within a second, its output being read away all the while."""
        deadline = time.monotonic() + 1.0
        while process.poll() is None and time.monotonic() < deadline:
            with contextlib.suppress(queue.Empty):
                self._lines.get(timeout=0.02)
        return process.poll() is not None

    def _drain_threads(self) -> None:
        """Let the readers end: a grandchild of the engine may hold the pipe open, so not for ever."""
        deadline = time.monotonic() + 1.0
        while any(thread.is_alive() for thread in self._threads) and time.monotonic() < deadline:
            with contextlib.suppress(queue.Empty):
                self._lines.get(timeout=0.02)


def _read_some(stream: IO[bytes]) -> bytes:
    """What the pipe has, at least one byte; empty at its end or when it was closed under the reader."""
    try:
        read1 = getattr(stream, "read1", stream.read)
        chunk: bytes = read1(_CHUNK_BYTES)
    except (OSError, ValueError):
        return b""
    return chunk


def _now_ms() -> int:
    return time.monotonic_ns() // 1_000_000
