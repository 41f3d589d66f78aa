"""``shogi-desktop selfplay``: games of the engine against itself, for the training of its networks.

For developers of the engine: it needs ``engine-selfplay`` (engine/tune/README.md) wherever games are played.
Jobs are so many games each; they are joined in their order, so that one worker and many write the same shard.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from shogi_desktop.app.jobs.running import Done, in_order, run_jobs
from shogi_desktop.app.jobs.worker import Shared, StampError
from shogi_desktop.app.jobs.workers import WorkersKilledError
from shogi_desktop.app.match.self_play import PROGRAM, SelfPlayError, Shard, ShardJob, play_shard
from shogi_desktop.cli.common import (
    INTERRUPTED,
    CommandError,
    add_variant_argument,
    complain,
    counted,
    require_writable,
)
from shogi_desktop.cli.workers import TerminalLine, add_workers_arguments, workers_of
from shogi_desktop.system_check import Machine

COMMAND: Final = "selfplay"
_SEED_BITS: Final = 32


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``selfplay`` understands."""
    parser.add_argument(
        "network", metavar="NETWORK", help="the network that plays; it is sent to the workers"
    )
    parser.add_argument("shard", metavar="SHARD", help="the file of games; an existing one is extended")
    add_variant_argument(parser)
    parser.add_argument(
        "--games", type=int, required=True, metavar="N", help="games that the shard should have"
    )
    parser.add_argument(
        "--nodes", type=int, default=800, metavar="N", help="nodes for each move (default: %(default)s)"
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="seed of the openings (default: %(default)s)"
    )
    parser.add_argument(
        "--games-a-job",
        type=int,
        default=20,
        metavar="N",
        help="games in each job; keep it the same for one shard (default: %(default)s)",
    )
    parser.add_argument(
        "--program", default=PROGRAM, metavar="PATH", help="the program on the workers (default: %(default)s)"
    )
    add_workers_arguments(parser, "jobs")


def run(options: argparse.Namespace, _machine: Machine) -> int:
    """Play what the shard lacks; 0 if all was played, 1 if some was not."""
    for name in ("games", "nodes", "games_a_job"):
        if getattr(options, name) < 1:
            raise CommandError(f"--{name.replace('_', '-')} must be 1 or more", 2)
    if not 0 <= options.seed < 1 << _SEED_BITS - 1:
        raise CommandError(f"--seed must be from 0 to {(1 << _SEED_BITS - 1) - 1}", 2)
    require_writable(Path(options.shard))
    line = TerminalLine()
    failed = False
    try:
        with workers_of(options) as workers, Shard(Path(options.shard)) as shard:
            numbers = list(_numbers(options, shard.games))
            network = workers.share(Path(options.network))
            jobs = ((place, _job(options, network, number)) for place, number in enumerate(numbers))
            results = run_jobs(workers, play_shard, jobs, total=len(numbers), on_tick=line.tell)
            for done in in_order(results):
                line.clear()
                failed |= not _take(done, shard)
            print(f"{counted(shard.games, 'game')} in {options.shard}")
    except SelfPlayError as error:
        raise CommandError(str(error)) from error
    except KeyboardInterrupt:
        complain(COMMAND, "interrupted; the same command continues")
        return INTERRUPTED
    finally:
        line.clear()
    return 1 if failed else 0


def _numbers(options: argparse.Namespace, there: int) -> Iterator[tuple[int, int]]:
    """The number of each job that is left, and how many games it plays.

    A job of which a part is there already counts as done: its games are not played twice.
    """
    each = options.games_a_job
    number, games = -(-there // each), there
    while games < options.games:
        count = min(each, options.games - games)
        yield number, count
        number, games = number + 1, games + count


def _job(options: argparse.Namespace, network: Shared, number: tuple[int, int]) -> ShardJob:
    seed = (options.seed << _SEED_BITS) + number[0]
    return ShardJob(options.program, options.variant, network, number[1], options.nodes, seed)


def _take(done: Done[int, bytes], shard: Shard) -> bool:
    """Whether the games of a job are in the shard; else it was set aside, which is told."""
    try:
        shard.add(done.result)
    except (WorkersKilledError, StampError) as error:
        complain(COMMAND, f"job {done.key + 1} is left out: {error}")
        return False
    return True
