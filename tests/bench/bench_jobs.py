"""What a job costs beside its work, and what a second worker is worth, here and in a cluster on this machine.

    python -m tests.bench.bench_jobs [--jobs 1000] [--games 8] [--nodes 20000] [--rounds 3]
    python -m tests.bench.bench_jobs --many 100000

The first figures are of small jobs: what is left is the seam's own cost, by the clock and in processor time
of all processes that take part. Then games are analysed at fixed nodes, by one worker and by two, in turns,
each with its cluster begun before the clock starts. With other work about two workers cannot do twice as
much: beside each stand the processor time that was used and the share of the machine that others had.
`--many` has so many small jobs done in a cluster of two, and tells on the way the memory of this process,
which holds scheduler and client, and of the workers.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
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
from tests.bench.processes import machine_seconds, processor_seconds, resident_mib

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
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--many", type=int)
    options = parser.parse_args()
    if options.many is not None:
        _have_many_done(options.many)
        return 0
    kinds: dict[str, Callable[[int], Workers]] = {
        "processes": Processes,
        "cluster": lambda places: workers_for("local", places),
    }
    games = [game_of(number, options.nodes) for number in range(options.games)]
    for name, make in kinds.items():
        _measure_cost(name, make, options.jobs)
        if games:
            _measure_gain(name, make, games, options.rounds)
    return 0


def _measure_cost(name: str, make: Callable[[int], Workers], jobs: int) -> None:
    with make(1) as one:
        list(run_jobs(one, nothing, enumerate(range(4))))
        before = processor_seconds()
        alone = _seconds(one, nothing, range(jobs))
        used = processor_seconds() - before
        print(
            f"{name}: {1000 * alone / jobs:.2f} ms a job without work, one worker; "
            f"{1000 * used / jobs:.2f} ms of processor time",
            flush=True,
        )


def _measure_gain(name: str, make: Callable[[int], Workers], games: Sequence[GameJob], rounds: int) -> None:
    with make(1) as one, make(2) as two:
        for workers in (one, two):
            list(run_jobs(workers, analyse_game, enumerate(games[:4])))  # engines and modules are there
        ratios, rates = [], []
        for _ in range(rounds):
            slow, quick = _timed(one, games), _timed(two, games)
            ratios.append(slow.seconds / quick.seconds)
            rates.append(slow.used / quick.used)
            print(
                f"{name}: {slow} by one, {quick} by two: {ratios[-1]:.2f} by the clock, "
                f"{2 * rates[-1]:.2f} by processor time",
                flush=True,
            )
        print(
            f"{name}: two workers do {median(ratios):.2f} times as much by the clock, "
            f"{2 * median(rates):.2f} times with two processors of their own (medians)",
            flush=True,
        )


@dataclass(frozen=True)
class _Timed:
    """How long it took, processor time of ours, and the share of the machine that others had."""

    seconds: float
    used: float
    others: float

    def __str__(self) -> str:
        return f"{self.seconds:.1f} s ({self.used:.1f} s of processor, others {100 * self.others:.0f} %)"


def _timed(workers: Workers, games: Sequence[GameJob]) -> _Timed:
    ours, all_busy = processor_seconds(), machine_seconds()
    seconds = _seconds(workers, analyse_game, games)
    ours, all_busy = processor_seconds() - ours, machine_seconds() - all_busy
    return _Timed(seconds, ours, max(0.0, all_busy - ours) / (seconds * (os.cpu_count() or 1)))


def _have_many_done(jobs: int) -> None:
    with workers_for("local", 2) as workers:
        began = time.monotonic()
        for done, _ in enumerate(run_jobs(workers, nothing, enumerate(range(jobs)), total=jobs), 1):
            if done % max(1, jobs // 20) == 0:
                told = ", ".join(map(str, resident_mib()))
                each = 1000 * (time.monotonic() - began) / done
                print(f"{done} jobs: {told} MiB, {each:.2f} ms a job", flush=True)


def _seconds(workers: Workers, do: Callable[[Job], object], jobs: Sequence[Job]) -> float:
    began = time.monotonic()
    for done in run_jobs(workers, do, enumerate(jobs)):
        _ = done.result
    return time.monotonic() - began


def game_of(number: int, nodes: int) -> GameJob:
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
