"""A cluster on this machine whose workers are killed one after the other: nothing is lost or done twice.

    python -m tests.bench.bench_killed [--seconds 600] [--every 20] [--workers 3]

Games are analysed at fixed nodes for so long; every so many seconds a worker, chosen by chance, is killed
(SIGKILL) in the middle of a game. In the end each game has come back once and with the findings that this
process finds, and no process is left: no worker, and none of their engines, whose parents are gone.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from shogi_desktop.app.analysis.jobs import GameJob, analyse_game
from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.jobs.choosing import workers_for
from shogi_desktop.app.jobs.running import Progress, run_jobs
from tests.bench.bench_jobs import game_of
from tests.bench.processes import family

_GAMES = 12
_NODES = 2_000


def main() -> int:
    """Run, print, and fail by the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--every", type=float, default=20.0)
    parser.add_argument("--workers", type=int, default=3)
    options = parser.parse_args()
    games = [game_of(number, _NODES) for number in range(_GAMES)]
    right = [analyse_game(game) for game in games]
    came: Counter[int] = Counter()
    wrong: list[str] = []
    last = Progress(0, 0, 0, None, 0.0)

    def tell(progress: Progress) -> None:
        nonlocal last
        last = progress

    with workers_for("local", options.workers) as workers:
        run_jobs_of = _jobs(games, time.monotonic() + options.seconds)
        over = threading.Event()
        killed: list[int] = []
        killer = threading.Thread(target=_kill, args=(options.every, over, killed))
        killer.start()
        for done in run_jobs(workers, analyse_game, run_jobs_of, on_tick=tell):
            came[done.key] += 1
            if done.error is not None:
                wrong.append(f"{done.key}: {done.error!r}")
            elif done.result != right[done.key % _GAMES]:
                wrong.append(f"{done.key}: other findings")
        over.set()
        killer.join()
    missing = set(range(max(came, default=-1) + 1)) - set(came)
    doubled = [key for key, count in came.items() if count > 1]
    left = _left()
    print(
        f"{len(came)} games in {last.seconds:.0f} s by {len(last.by_worker)} workers, {len(killed)} killed: "
        f"{len(missing)} lost, {len(doubled)} twice, {len(wrong)} wrong, {left} processes left"
    )
    print(*wrong[:5], sep="\n", end="")
    return 1 if missing or doubled or wrong or left else 0


def _jobs(games: list[GameJob], until: float) -> Iterator[tuple[int, GameJob]]:
    number = 0
    while time.monotonic() < until:
        yield number, games[number % len(games)]
        number += 1


def _kill(every: float, over: threading.Event, killed: list[int]) -> None:
    """Kill a worker, the parent of an engine, now and then."""
    chance = random.Random(1)
    while not over.wait(every):
        everyone = family()
        engines = [pid for pid in everyone if "shogi-desktop-engine" in _command(pid)]
        workers = sorted({int(everyone[pid][1]) for pid in engines} - {os.getpid()})
        if workers:
            killed.append(chance.choice(workers))
            os.kill(killed[-1], signal.SIGKILL)


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def _left() -> int:
    """Workers and engines that have not ended within ten seconds, whoever is their parent now."""
    deadline = time.monotonic() + 10
    program = bundled_engine().program
    while True:
        mine = [pid for pid in family() if "spawn_main" in _command(pid)]
        every = (int(place.name) for place in Path("/proc").glob("[0-9]*"))
        found = [*mine, *(pid for pid in every if _command(pid).startswith(program))]
        if not found or time.monotonic() > deadline:
            return len(found)
        time.sleep(0.1)


if __name__ == "__main__":
    sys.exit(main())
