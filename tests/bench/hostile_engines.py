"""Engines that do everything wrong, each in a match against one that does not: what becomes of the match?

Each case is one game of at most twenty moves by ``shogi-desktop match``. It must end by itself, within the
match's own patience, with a result and a sentence that says what was wrong, and leave no process behind.

    python -m tests.bench.hostile_engines [NAME …]

plays all cases, or those whose names begin so, two at a time, and prints a table; exit status 1 if one fails.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
LIMIT_S = 240.0
"""The longest patience of a match is 180 s, for an engine that gets ready."""


FAKE = ROOT / "tests" / "fakes" / "hostile_engine.py"

PLAYED = frozenset({0})
BROKE = frozenset({1})
EITHER = PLAYED | BROKE
"""Exit statuses of ``match``: played to an end; an engine broke, at its start or in the game."""


@dataclass(frozen=True)
class Case:
    """A way to behave, the exit statuses that the match may have by it, and words that should be printed."""

    mode: str
    statuses: frozenset[int]
    says: str = ""
    shell: bool = False

    @property
    def name(self) -> str:
        """What the table calls it."""
        return f"{self.mode}, in a shell" if self.shell else self.mode


ILLEGAL = "answered with an illegal move"
ENDED = "stopped unexpectedly"
HANGS = "no longer responds"
NOT_USI = "does not respond like a USI engine"

CASES = (
    Case("silent", BROKE, NOT_USI),
    Case("ends_at_once", BROKE, NOT_USI),
    Case("dies_at_usi", BROKE, "stopped while it was starting"),
    Case("garbage_at_usi", BROKE, NOT_USI),
    Case("no_readyok", BROKE, "stopped while it was starting"),
    Case("endless_options", BROKE, NOT_USI),
    Case("many_options", PLAYED),
    Case("long_name", PLAYED),
    Case("odd_name", PLAYED),
    Case("odd_options", PLAYED),
    Case("illegal", BROKE, ILLEGAL),
    Case("empty_move", BROKE, ILLEGAL),
    Case("none", BROKE, ILLEGAL),
    Case("null_bytes", BROKE, ILLEGAL),
    Case("win_at_once", PLAYED),
    Case("resigns_at_once", PLAYED),
    Case("drop_of_nothing", BROKE, ILLEGAL),
    Case("long_move", BROKE, ILLEGAL),
    Case("twice", EITHER),
    Case("twice_late", EITHER),
    Case("three_times", EITHER),
    Case("checkmate", PLAYED),
    Case("hangs", BROKE, HANGS),
    Case("deaf", BROKE, HANGS),
    Case("deaf", BROKE, HANGS, shell=True),
    Case("exits", BROKE, ENDED),
    Case("exits", BROKE, ENDED, shell=True),
    Case("segv", BROKE, ENDED),
    Case("kills_itself", BROKE, ENDED),
    Case("closes_output", BROKE, ENDED),
    Case("binary_flood", BROKE, HANGS),
    Case("line_flood", BROKE, HANGS),
    Case("endless_line", BROKE, HANGS),
    Case("error_flood", PLAYED),
    Case("odd_infos", PLAYED),
    Case("never_quits", PLAYED),
    Case("never_quits", PLAYED, shell=True),
    Case("leaves_a_child", PLAYED),
)


@dataclass(frozen=True)
class Verdict:
    """What became of one match: how long it took, its exit status, what it printed, processes left behind."""

    case: Case
    seconds: float
    status: int | None
    said: str
    left: int

    @property
    def faults(self) -> list[str]:
        """What is not as it should be."""
        faults = []
        if self.status is None:
            faults.append("hangs")
        if self.left:
            faults.append(f"leaves {self.left} processes")
        if "Traceback" in self.said:
            faults.append("traceback")
        if self.status is not None and self.status not in self.case.statuses:
            faults.append(f"exit status {self.status}")
        if "\x1b" in self.said:
            faults.append("writes the engine's control characters")
        if self.case.says not in self.said:
            faults.append(f"does not say {self.case.says!r}")
        return faults


def play(case: Case) -> Verdict:
    """Play one match and look for what it leaves."""
    mark = f"hostile-{case.name.replace(', ', '-').replace(' ', '-')}-{os.getpid()}"
    engine = [sys.executable, str(FAKE), case.mode, mark, *(["--shell"] if case.shell else [])]
    command = [sys.executable, "main.py", "match", "--max-moves", "20", "--movetime", "100"]
    command += ["--black", f"engine:{shlex.join(engine)}", "--white", "level:1"]
    began = time.monotonic()
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as match:
        try:
            said, status = match.communicate(timeout=LIMIT_S)[0], match.returncode
        except subprocess.TimeoutExpired:
            match.kill()
            said, status = match.communicate()[0], None
    seconds = time.monotonic() - began
    return Verdict(case, seconds, status, said, _kill_left(mark))


def _kill_left(mark: str) -> int:
    """End every process that still runs the case, and count them."""
    listed = subprocess.run(["ps", "-eo", "pid=,stat=,args="], capture_output=True, text=True, check=True)
    left = 0
    for line in listed.stdout.splitlines():
        number, state, words = line.split(None, 2)
        if mark in words and "Z" not in state and int(number) != os.getpid():
            left += 1
            os.kill(int(number), signal.SIGKILL)
    return left


def main() -> int:
    """Play the cases asked for and print the table."""
    wanted = tuple(sys.argv[1:])
    cases = [case for case in CASES if not wanted or case.name.startswith(wanted)]
    failed = 0
    print(f"{'engine':24} {'s':>6}  said")
    with ThreadPoolExecutor(2) as pool:
        for verdict in pool.map(play, cases):
            lines = [line for line in verdict.said.splitlines() if line.strip()]
            failed += bool(verdict.faults)
            fault = f"FAULT: {', '.join(verdict.faults)}: " if verdict.faults else ""
            print(
                f"{verdict.case.name:24} {verdict.seconds:6.1f}  {fault}{' / '.join(lines)[:150]}", flush=True
            )
    print(f"{len(cases) - failed} of {len(cases)} ended as they should")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
