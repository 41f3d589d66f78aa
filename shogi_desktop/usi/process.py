"""An engine's process, with whatever processes it starts itself, and the pipes to it. No protocol, no Qt.

An engine that is a shell script, or that has helpers, ends with all of them (`process_group`). What it leaves
behind all the same may hold its pipes open for ever: the threads that read them end nevertheless.
"""

from __future__ import annotations

import contextlib
import os
import select
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import IO, Final

from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.lines import LineBuffer
from shogi_desktop.usi.process_group import ProcessGroup

GRACE_S: Final = 1.0
"""How long a group may take to end after ``quit``, and again after being told to terminate."""

_CHUNK_BYTES: Final = 16 * 1024
_LAST_WORDS_S: Final = 0.5
_WRITE_PATIENCE_S: Final = 5.0
_LOWER_BY: Final = 10
_LOWEST: Final = 19
_POLL_S: Final = 0.01


class EngineProcess:
    """A running process.

    `on_output` and `on_error` get each line of its standard output and error, `on_end` is told when it is
    of no more use: it has ended, or closed its output. All three are called from threads of this object; a
    call that blocks holds up the engine's pipe, which is what a flood deserves.
    """

    def __init__(
        self,
        command: EngineCommand,
        on_output: Callable[[bytes], None],
        on_error: Callable[[bytes], None],
        on_end: Callable[[], None],
    ) -> None:
        """Launch it. :raises OSError: the system does not start the program."""
        self._process = subprocess.Popen(
            [command.program, *command.arguments],
            cwd=command.directory,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            creationflags=_creation_flags(command),
            # Ctrl+C in the terminal is for us; the engine is told to quit in good order.
            process_group=None if sys.platform == "win32" else 0,
        )
        self._group = ProcessGroup(self._process)
        if command.low_priority:
            _lower_priority(self._process.pid)
        self._on_end = on_end
        self._exited = threading.Event()
        self._ending = threading.Event()
        self._untold = threading.Lock()
        self._bell = _Bell()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._stdin: IO[bytes] = self._process.stdin
        _never_block(self._stdin)
        self._errors = self._thread("stderr", self._read, self._process.stderr, on_error)
        self._output = self._thread("stdout", self._read_output, self._process.stdout, on_output)
        self._waiter = self._thread("exit", self._wait_for_exit)
        for thread in (self._errors, self._output, self._waiter):
            thread.start()

    @property
    def pid(self) -> int:
        """The system's number of the process that was launched, the group's leader."""
        return self._process.pid

    @property
    def exit_code(self) -> int | None:
        """The leader's exit code, negative for a signal; None while it runs."""
        return self._process.returncode

    def write(self, text: str) -> None:
        """Send lines. What a dead engine, or one that has stopped reading, does not take is lost."""
        data = text.encode()
        with contextlib.suppress(OSError, ValueError):
            while data:
                try:
                    data = data[os.write(self._stdin.fileno(), data) :]
                except BlockingIOError:
                    if not _can_write(self._stdin):
                        return

    def end(self, *, at_once: bool = False) -> None:
        """Close its input and have the whole group end: in good order, then by force; ``at_once`` by force.

        Blocks for some milliseconds with an engine that obeys, for little more than two seconds with any.
        """
        self._ending.set()
        with contextlib.suppress(OSError):
            self._stdin.close()
        if not at_once and not self._gone():
            self._group.terminate()
        if at_once or not self._gone():
            self._group.kill()
        self._group.close()
        self._bell.ring()
        for thread in (self._waiter, self._output, self._errors):
            thread.join(GRACE_S)
        self._bell.close()

    def _gone(self) -> bool:
        """Whether the leader and all that it started have ended, within the time of grace."""
        deadline = time.monotonic() + GRACE_S
        while not (self._exited.is_set() and self._group.is_empty()):
            if time.monotonic() >= deadline:
                return False
            if self._exited.wait(_POLL_S):
                time.sleep(_POLL_S)
        return True

    # --- the threads ----------------------------------------------------------------------------------------

    @staticmethod
    def _thread(name: str, target: Callable[..., None], *args: object) -> threading.Thread:
        return threading.Thread(target=target, args=args, name=f"engine-{name}", daemon=True)

    def _read_output(self, stream: IO[bytes], take: Callable[[bytes], None]) -> None:
        self._read(stream, take)
        if not self._exited.wait(2 * _LAST_WORDS_S):
            self._tell_end()  # alive, but it will never say anything again

    def _read(self, stream: IO[bytes], take: Callable[[bytes], None]) -> None:
        """Pass the stream's lines on until it ends. The reader closes it: nobody else ever touches it."""
        lines = LineBuffer()
        with stream, contextlib.suppress(OSError):
            while self._bell.wait_for(stream) and (chunk := stream.read(_CHUNK_BYTES)):
                for line in lines.feed(chunk):
                    self._pass_on(line, take)
            for line in lines.flush():
                self._pass_on(line, take)

    def _pass_on(self, line: bytes, take: Callable[[bytes], None]) -> None:
        if not self._ending.is_set():
            take(line)

    def _wait_for_exit(self) -> None:
        self._process.wait()
        self._exited.set()
        for reader in (self._output, self._errors):
            reader.join(_LAST_WORDS_S)  # a child that it left behind may hold the pipes open
        self._tell_end()

    def _tell_end(self) -> None:
        if self._untold.acquire(blocking=False) and not self._ending.is_set():
            self._on_end()


class _Bell:
    """Wakes the readers of pipes that may never end. On Windows none is woken: a job leaves nobody behind."""

    def __init__(self) -> None:
        self._ends: tuple[int, ...] = () if sys.platform == "win32" else os.pipe()

    def wait_for(self, stream: IO[bytes]) -> bool:
        """Wait until there is something to read; False when the bell was rung instead."""
        if sys.platform == "win32":
            return True
        else:  # noqa: RET505 - mypy understands only this form
            poll = select.poll()
            bell = self._ends[0]
            for file in (stream.fileno(), bell):
                poll.register(file, select.POLLIN)
            return all(file != bell for file, _ in poll.poll())

    def ring(self) -> None:
        """Have all readers stop."""
        for end in self._ends[1:]:
            os.write(end, b"\0")

    def close(self) -> None:
        """Give the bell back; nobody listens any more."""
        for end in self._ends:
            os.close(end)


if sys.platform == "win32":

    def _creation_flags(command: EngineCommand) -> int:
        priority = subprocess.BELOW_NORMAL_PRIORITY_CLASS if command.low_priority else 0
        return subprocess.CREATE_NO_WINDOW | priority

    def _lower_priority(_group: int) -> None:
        """It was launched so."""

    def _never_block(_stream: IO[bytes]) -> None:
        """A pipe of Windows holds so little that a write has to wait for its reader."""

    def _can_write(_stream: IO[bytes]) -> bool:
        return False

else:

    def _creation_flags(_command: EngineCommand) -> int:
        return 0

    def _lower_priority(group: int) -> None:
        with contextlib.suppress(OSError):
            own = os.getpriority(os.PRIO_PROCESS, 0)
            os.setpriority(os.PRIO_PGRP, group, min(own + _LOWER_BY, _LOWEST))

    def _never_block(stream: IO[bytes]) -> None:
        os.set_blocking(stream.fileno(), False)

    def _can_write(stream: IO[bytes]) -> bool:
        """Whether a full pipe is read from, within the time that an engine is given for it."""
        poll = select.poll()
        poll.register(stream, select.POLLOUT)
        return bool(poll.poll(_WRITE_PATIENCE_S * 1000))
