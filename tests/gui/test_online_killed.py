"""Two windows, two processes, one game by mouse: one is killed with SIGKILL in its midst, and goes on."""

from __future__ import annotations

import os
import queue
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from shogi_desktop.app.online.seats import kept_seat
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.notation import csa
from tests.support.extent import extent, in_the_whole

REPOSITORY = Path(__file__).parents[2]
PATIENCE_S = 240.0
"""Processes of a whole window each: long on a busy machine, seconds on an idle one."""


class Program:
    """A window in a process of its own."""

    def __init__(self, kind: str, folder: Path, port: int, name: str, last: int) -> None:
        self.paths = AppPaths.below(folder)
        command = [sys.executable, "-m", "tests.fakes.online_window", kind, str(folder), str(port), name]
        self.process = subprocess.Popen(
            [*command, str(last)],
            cwd=REPOSITORY,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        )
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.strip())

    def until_it_serves(self) -> None:
        """Wait for the server of a host."""
        while self._lines.get(timeout=PATIENCE_S) != "SERVES":
            pass

    def until(self, plies: int) -> None:
        """Wait for so many plies or more: a game that is taken up again comes with all that it has."""
        told = -1
        while told < plies:
            word, _, number = self._lines.get(timeout=PATIENCE_S).partition(" ")
            told = int(number) if word == "PLIES" else told

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self._thread.join()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def moves(self) -> int:
        """So many moves are in its file of the game."""
        files = list(self.paths.online_dir.iterdir())
        return max(len(csa.load(file.read_bytes()).record.main_line()) for file in files)


@pytest.fixture
def programs() -> Iterator[list[Program]]:
    begun: list[Program] = []
    yield begun
    for program in begun:
        if program.process.poll() is None:
            program.kill()


@in_the_whole
@pytest.mark.parametrize("killed", extent(sample=["host"], whole=["guest", "host"]))
def test_a_window_that_was_killed_goes_on_with_its_game(
    killed: str, tmp_path: Path, programs: list[Program]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as unused:
        port = unused.getsockname()[1]
    host = Program("host", tmp_path / "anna", port, "anna", 12)
    programs.append(host)
    host.until_it_serves()
    guest = Program("guest", tmp_path / "boris", port, "boris", 5)
    programs.append(guest)
    # Where the guest stops moving at five plies, the game does, at five or six.
    victim, other = (guest, host) if killed == "guest" else (host, guest)
    victim.until(5)
    other.until(5)
    victim.kill()
    seat = kept_seat(victim.paths.online_seat_file)
    assert seat is not None and "sesame" not in victim.paths.online_seat_file.read_text()
    assert victim.moves() >= 5
    if killed == "guest":
        again = Program("guest", tmp_path / "boris", port, "boris", 12)
    else:
        again = Program("host", tmp_path / "anna", port, "anna", 12)
    programs.append(again)
    if killed == "guest":
        again.until(12)
        other.until(12)
        assert again.moves() == other.moves() == 12
    else:
        again.until(5)
        assert again.moves() >= 5
