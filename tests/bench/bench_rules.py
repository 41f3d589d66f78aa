"""How fast `rules` is beside python-shogi, the Python library people use: perft in the same run.

    python -m tests.bench.bench_rules [DEPTH]

Both count every leaf by listing the legal moves of its parent; python-shogi's list is a generator that
tries each move out, ours comes from checks and pins found first. Times are the best of three.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial

import shogi

from shogi_desktop.rules import OKISAKI, STANDARD, Position, perft

MIDDLE = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1"


def python_shogi_perft(board: shogi.Board, depth: int) -> int:
    if depth == 1:
        return sum(1 for _ in board.legal_moves)
    total = 0
    for move in board.legal_moves:
        board.push(move)
        total += python_shogi_perft(board, depth - 1)
        board.pop()
    return total


def best_of_three(count: Callable[[], int]) -> tuple[int, float]:
    times = []
    nodes = 0
    for _ in range(3):
        began = time.perf_counter()
        nodes = count()
        times.append(time.perf_counter() - began)
    return nodes, min(times)


def main() -> None:
    depth = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    print("| position | depth | nodes | rules, nodes/s | python-shogi, nodes/s | ratio |")
    print("|---|---|---|---|---|---|")
    for name, sfen, plies in (("start", STANDARD.start_sfen, depth), ("middle game", MIDDLE, depth - 1)):
        nodes, ours = best_of_three(partial(perft, Position.from_sfen(sfen, STANDARD), plies))
        others, theirs = best_of_three(partial(python_shogi_perft, shogi.Board(sfen), plies))
        assert nodes == others
        row = f"| {name} | {plies} | {nodes:,} | {nodes / ours:,.0f} | {nodes / theirs:,.0f} "
        print(f"{row}| {theirs / ours:.1f} |")
    nodes, ours = best_of_three(partial(perft, Position.start(OKISAKI), depth))
    print(f"| Okisaki start | {depth} | {nodes:,} | {nodes / ours:,.0f} | – | – |")


if __name__ == "__main__":
    main()
