"""What a job costs beside its work, and what a second worker is worth, here and in a cluster on this machine.

    python -m tests.bench.bench_jobs [--jobs 1000] [--games 8] [--nodes 20000]

The first table has small jobs: what is left is the seam's own cost. The second has games analysed at fixed
nodes: by one worker and by two, in turns, each with its cluster begun before the clock starts.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import TypeVar

from shogi_desktop.app.analysis.game_analysis import Effort, Plan
from shogi_desktop.app.analysis.jobs import GameJob, analyse_game, job_of
from shogi_desktop.app.jobs.choosing import workers_for
from shogi_desktop.app.jobs.running import run_jobs
from shogi_desktop.app.jobs.workers import Processes, Workers
from shogi_desktop.game import Record
from shogi_desktop.rules import parse_usi_move, unnamed_variant

_OPENINGS = Path(__file__).resolve().parents[2] / "resources" / "openings" / "shogi.sfens"
_ROUNDS = 3

Job = TypeVar("Job")


def nothing(number: int) -> int:
    """A job without work."""
    return number


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--jobs", type=int, default=1000)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--nodes", type=int, default=20_000)
    options = parser.parse_args()
    kinds: dict[str, Callable[[int], Workers]] = {
        "processes": Processes,
        "cluster": lambda places: workers_for("local", places),
    }
    games = [_game(number, options.nodes) for number in range(options.games)]
    for name, make in kinds.items():
        with make(1) as one, make(2) as two:
            list(run_jobs(one, nothing, enumerate(range(4))))
            list(run_jobs(two, nothing, enumerate(range(4))))
            alone = _seconds(one, nothing, range(options.jobs)) / options.jobs
            print(f"{name}: {1000 * alone:.2f} ms a job without work, one worker", flush=True)
            ratios = []
            for _ in range(_ROUNDS):
                slow, quick = _seconds(one, analyse_game, games), _seconds(two, analyse_game, games)
                ratios.append(slow / quick)
                print(f"{name}: {slow:.1f} s by one, {quick:.1f} s by two: {slow / quick:.2f}", flush=True)
            print(f"{name}: two workers do {median(ratios):.2f} times as much (median)", flush=True)
    return 0


def _seconds(workers: Workers, do: Callable[[Job], object], jobs: Sequence[Job]) -> float:
    began = time.monotonic()
    for done in run_jobs(workers, do, enumerate(jobs)):
        _ = done.result
    return time.monotonic() - began


def _game(number: int, nodes: int) -> GameJob:
    """The start of a game, from the openings of matches."""
    variant = unnamed_variant()
    line = _OPENINGS.read_text(encoding="utf-8").splitlines()[number + 1]
    record = Record(variant)
    node = record.root
    for move in line.partition(" moves ")[2].split():
        node = node.add(parse_usi_move(move, variant))
    return replace(job_of(record, Plan(Effort(nodes=nodes)), None, {}), share={"Threads": 1, "USI_Hash": 16})


if __name__ == "__main__":
    sys.exit(main())
