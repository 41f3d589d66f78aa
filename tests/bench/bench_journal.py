"""What a move's line in the journal costs the window's thread, with the sync to disk and without.

    python -m tests.bench.bench_journal [FOLDER]

Lines are written as in a game with clocks, in FOLDER (by default one for temporary files, on whose disk the
figures depend).
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from unittest import mock

from shogi_desktop.app.records.journal import Journal
from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.game import ClockState, SideState

MOVES = 1000


def fail(error: OSError, folder: Path) -> None:
    raise SystemExit(f"{folder}: {error}")


def timed_moves(folder: Path) -> list[float]:
    """Milliseconds of each move's write, sorted."""
    journal = Journal(folder, fail)
    journal.begin(GameSetup())
    taken = []
    for number in range(MOVES):
        clocks = ClockState(SideState(600_000 - number, 1, number), SideState(600_000, 1, 0))
        began = time.perf_counter()
        journal.moved("7g7f", 1000 + number, clocks)
        taken.append((time.perf_counter() - began) * 1000)
    journal.ended("RESIGNATION")
    return sorted(taken)


def main() -> None:
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as name:
        folder = Path(name)
        print("| write | median ms | 95 % ms | longest ms |")
        print("|---|---|---|---|")
        for label in ("synced", "not synced"):
            if label == "synced":
                taken = timed_moves(folder)
            else:
                with mock.patch.object(os, "fsync"):
                    taken = timed_moves(folder)
            share = taken[int(len(taken) * 0.95)]
            print(f"| {label} | {statistics.median(taken):.3f} | {share:.3f} | {taken[-1]:.3f} |")


if __name__ == "__main__":
    main()
