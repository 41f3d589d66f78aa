"""How fast kifu are read and written, beside python-shogi and cshogi in the same run.

    python -m tests.bench.bench_notation [GAMES]

Games of random moves, up to 119 plies each, with times. Ours checks every move's legality, takes times and
builds the tree; python-shogi checks nothing; cshogi checks legality in C++. Times are the best of three.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

import cshogi
import shogi.KIF
from cshogi import KIF as CSHOGI_KIF

from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import kif, usi_text
from shogi_desktop.rules import STANDARD

PLIES = 119


def random_game(seed: int) -> Record:
    rng = random.Random(seed)
    record = Record(STANDARD)
    record.headers.update(black="先手", white="後手")
    position, path = record.start_position(), ()
    for _ in range(PLIES):
        moves = position.legal_moves()
        if not moves:
            break
        captures = [m for m in moves if position.piece_at(m.target)]
        move = rng.choice(captures if captures and rng.random() < 0.3 else moves)
        path = record.append(path, move, time_ms=rng.randint(0, 90) * 1000)
        position.play(move)
    record.node(path).outcome = Outcome(Reason.RESIGNATION, position.turn.opponent)
    return record


def best_of_three(work: Callable[[], object]) -> float:
    times = []
    for _ in range(3):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return min(times)


def main() -> None:
    games = [random_game(seed) for seed in range(int(sys.argv[1]) if len(sys.argv) > 1 else 100)]
    plies = sum(len(game.main_line()) for game in games)
    kifs = [kif.dumps(game) for game in games]
    usis = [usi_text.dumps(game) for game in games]
    rows: list[tuple[str, Callable[[], object]]] = [
        ("KIF, read", lambda: [kif.loads(text) for text in kifs]),
        ("KIF, read by python-shogi (unchecked)", lambda: [shogi.KIF.Parser.parse_str(t) for t in kifs]),
        ("KIF, read by cshogi", lambda: [CSHOGI_KIF.Parser.parse_str(text) for text in kifs]),
        ("KIF, write", lambda: [kif.dumps(game) for game in games]),
        ("USI, read", lambda: [usi_text.loads(text) for text in usis]),
        ("USI, read by python-shogi", lambda: [push_all(shogi.Board(), text) for text in usis]),
        ("USI, read by cshogi", lambda: [push_all(cshogi.Board(), text) for text in usis]),
    ]
    print(f"{len(games)} games, {plies} moves")
    print("| what | moves/s |")
    print("|---|---|")
    for name, work in rows:
        print(f"| {name} | {plies / best_of_three(work):,.0f} |")


def push_all(board: shogi.Board | cshogi.Board, text: str) -> None:
    for word in text.split()[3:]:
        board.push_usi(word)


if __name__ == "__main__":
    main()
