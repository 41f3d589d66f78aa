"""What a second thread is worth: nodes a second and time to depth, geometric means over 20 positions.

python -m tests.bench.smp --variant shogi --depth 16

The positions come from quick games of the engine against itself. Times mean something only on a machine with
as many idle processors as threads. On a busy one look at the figures by nodes: a thread is worth as much more
as it does nodes in a second of processor time, and two threads reach a depth as much faster as half of their
nodes are fewer than those of one thread alone.
"""

from __future__ import annotations

import argparse
import math
import random
import re
import statistics
import time
from pathlib import Path

from tests.bench.arena import ENGINE, UsiPlayer, make_referee


def positions(variant: str, count: int, engine: str) -> list[list[str]]:
    """Lines of 16 to 70 plies: four random ones, then the engine's."""
    rng = random.Random(2)
    player = UsiPlayer([engine], "nodes 2000", variant)
    lines: list[list[str]] = []
    while len(lines) < count:
        referee, moves = make_referee(variant), list[str]()
        wanted = rng.randrange(16, 70)
        while len(moves) < wanted and referee.result() is None:
            move = rng.choice(sorted(referee.legal())) if len(moves) < 4 else player.choose(moves)
            if move not in referee.legal():
                break
            referee.play(move)
            moves.append(move)
        if len(moves) == wanted:
            lines.append(moves)
    player.close()
    return lines


def search(engine: UsiPlayer, line: list[str], depth: int) -> tuple[float, int, float]:
    """Seconds, nodes and processor seconds of a search to `depth` from a clear table."""
    engine.new_game([])
    engine.send("position startpos moves " + " ".join(line))
    started, busy = time.perf_counter(), cpu_seconds(engine)
    engine.send(f"go depth {depth}")
    nodes = 0
    while not (text := engine.read_until("")).startswith("bestmove"):
        if match := re.search(r" nodes (\d+)", text):
            nodes = int(match[1])
    return time.perf_counter() - started, nodes, cpu_seconds(engine) - busy


def cpu_seconds(engine: UsiPlayer) -> float:
    fields = Path(f"/proc/{engine.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", choices=["shogi", "okisakishogi"], default="shogi")
    parser.add_argument("--depth", type=int, default=16)
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--engine", default=str(ENGINE))
    args = parser.parse_args()
    lines = positions(args.variant, args.positions, args.engine)
    pair = [
        UsiPlayer([args.engine], "", args.variant, {"Threads": str(n), "USI_Hash": "128"}) for n in (1, 2)
    ]
    faster, speed, fewer = [], [], []
    work = [[0.0, 0.0], [0.0, 0.0]]
    for line in lines:
        (t1, n1, c1), (t2, n2, c2) = (search(engine, line, args.depth) for engine in pair)
        faster.append(math.log(t1 / t2))
        speed.append(math.log((n2 / t2) / (n1 / t1)))
        fewer.append(math.log(2 * n1 / n2))
        for total, (nodes, seconds) in zip(work, ((n1, c1), (n2, c2)), strict=True):
            total[0] += nodes
            total[1] += seconds
    for engine in pair:
        engine.close()
    rates = [nodes / max(seconds, 0.01) for nodes, seconds in work]
    spread = statistics.stdev(fewer) / math.sqrt(len(fewer)) if len(fewer) > 1 else 0.0
    print(
        f"{args.variant}, depth {args.depth}, {len(lines)} positions, 2 threads against 1: "
        f"time to depth {mean(faster):.2f} times as fast, nodes a second {mean(speed):.2f} times; "
        f"by nodes: to depth {mean(fewer):.2f} times as fast (± {100 * spread:.0f} %), "
        f"nodes a processor second {rates[1] / rates[0]:.2f} times"
    )


def mean(logarithms: list[float]) -> float:
    """Geometric."""
    return math.exp(sum(logarithms) / len(logarithms))


if __name__ == "__main__":
    main()
