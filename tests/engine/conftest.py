"""The engine's program as the tests drive it: over its standard input and output, as a GUI would."""

from __future__ import annotations

import queue
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

from shogi_desktop.app.engines.bundled import bundled_engine

PATIENCE_S = 30.0


class Talker:
    """A conversation with one engine process. Lines are read in the background, so that a silent engine
    fails a test by its time and not by hanging it.
    """

    def __init__(self, program: Path) -> None:
        self._process = subprocess.Popen(
            [str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._stdin: IO[bytes] = self._process.stdin
        self._lines: queue.Queue[tuple[float, str]] = queue.Queue()
        self._reader = threading.Thread(target=self._read, args=(self._process.stdout,))
        self._reader.start()
        self.seen: list[str] = []
        """Every line since the test began."""

    def _read(self, stream: IO[bytes]) -> None:
        for line in stream:
            self._lines.put((time.monotonic(), line.decode("utf-8", "replace").rstrip()))

    def send(self, *commands: str) -> float:
        """Send the commands; returns the time when the last had gone."""
        self.send_raw("".join(f"{command}\n" for command in commands).encode())
        return time.monotonic()

    def send_raw(self, data: bytes) -> None:
        self._stdin.write(data)
        self._stdin.flush()

    def until(self, start: str, patience_s: float = PATIENCE_S) -> str:
        return self.timed_until(start, patience_s)[1]

    def timed_until(self, start: str, patience_s: float = PATIENCE_S) -> tuple[float, str]:
        """The next line that starts so, with the time it came."""
        deadline = time.monotonic() + patience_s
        while True:
            try:
                when, line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"no {start!r} within {patience_s} s; seen: {self.seen[-5:]}") from None
            self.seen.append(line)
            if line.startswith(start):
                return when, line

    def ask(self, command: str, start: str) -> str:
        self.send(command)
        return self.until(start)

    def legal_moves(self, position: str) -> set[str]:
        self.send(f"position {position}")
        return set(self.ask("legalmoves", "legalmoves").split()[1:])

    def set_option(self, name: str, value: object) -> None:
        self.send(f"setoption name {name} value {value}")

    def begin(self) -> None:
        """Be as after the start, whatever was said before: for the next test."""
        self.send("stop", "usi")
        self.until("usiok")
        options = [line.split() for line in self.seen if line.startswith("option name")]
        for words in options:
            value = words[words.index("default") + 1]
            if value != "<empty>":
                self.set_option(words[2], 8 if words[2] == "USI_Hash" else value)
        self.send("position startpos", "usinewgame")
        self.ask("isready", "readyok")
        self.seen.clear()

    @property
    def process_id(self) -> int:
        return self._process.pid

    def is_alive(self) -> bool:
        return self._process.poll() is None

    def close(self) -> int:
        """Ask it to quit; its exit status."""
        if self.is_alive():
            self.send("quit")
        status = self._process.wait(PATIENCE_S)
        self._reader.join()
        self._stdin.close()
        assert self._process.stdout is not None
        self._process.stdout.close()
        return status


@pytest.fixture(scope="session")
def engine_program() -> Path:
    command = bundled_engine()
    return Path(command.program)


@pytest.fixture(scope="session")
def running(engine_program: Path) -> Iterator[Talker]:
    """One process for all tests: reading the networks at its start costs more than most of them."""
    talker = Talker(engine_program)
    yield talker
    assert talker.close() == 0, "the engine must end in peace"


@pytest.fixture
def engine(running: Talker) -> Iterator[Talker]:
    running.begin()
    yield running
    assert running.is_alive()


@pytest.fixture
def fresh_engine(engine_program: Path) -> Iterator[Talker]:
    """A process of its own, for what earlier searches would blur."""
    talker = Talker(engine_program)
    yield talker
    assert talker.close() == 0, "the engine must end in peace"
