"""How fast kifu are read and written, beside tsshogi, python-shogi and cshogi in the same run.

    TSSHOGI_FOLDER=FOLDER python -m tests.bench.bench_notation [GAMES]

Games of random moves, up to 119 plies each, with times. Ours and tsshogi check every move's legality, take
times and build the tree; python-shogi checks nothing in KIF; cshogi has its board in C++. Processor time of
one core, best of twenty, all programs in turn, so that what else the machine does disturbs all alike.
tsshogi runs where FOLDER is one in which ``npm install tsshogi`` was run.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import cshogi
import shogi.CSA
import shogi.KIF
from cshogi import CSA as CSHOGI_CSA
from cshogi import KIF as CSHOGI_KIF

from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import csa, jkf, ki2, kif, psn, usi_text
from shogi_desktop.rules import STANDARD

PLIES = 119


def random_game(seed: int) -> Record:
    rng = random.Random(seed)
    record = Record(STANDARD)
    record.headers.update(black="先手", white="後手")
    position = record.start_position()
    path: tuple[int, ...] = ()
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


TURNS = 20


def best_of_turns(
    works: dict[str, Callable[[], object]], meanwhile: Callable[[], dict[str, float]]
) -> dict[str, float]:
    """The least processor time that each of `works` took, in seconds, and what `meanwhile` says of others."""
    best = dict.fromkeys(works, float("inf"))
    for turn in range(TURNS):
        if turn % 7 == 0:
            for name, seconds in meanwhile().items():
                best[name] = min(best.get(name, seconds), seconds)
        for name, work in works.items():
            began = time.process_time()
            work()
            best[name] = min(best[name], time.process_time() - began)
    return best


def tsshogi_times(texts: dict[str, list[str]]) -> dict[str, float]:
    """The seconds that tsshogi takes to read texts, by their formats; nothing where it is not here."""
    node = shutil.which("node")
    if node is None or "TSSHOGI_FOLDER" not in os.environ:
        return {}
    script = Path(__file__).with_name("tsshogi_speed.mjs")
    done = subprocess.run([node, script], input=json.dumps(texts), capture_output=True, text=True, check=True)
    return {f"{name}, read by tsshogi": ms / 1000 for name, ms in json.loads(done.stdout).items()}


def main() -> None:
    games = [random_game(seed) for seed in range(int(sys.argv[1]) if len(sys.argv) > 1 else 20)]
    plies = sum(len(game.main_line()) for game in games)
    writers: dict[str, Callable[[Record], str]] = {
        "KIF": kif.dumps,
        "CSA": csa.dumps_2,
        "USI": usi_text.dumps,
        "KI2": ki2.dumps,
        "JKF": jkf.dumps,
        "PSN": psn.dumps,
    }
    rows: list[tuple[str, Callable[[str], object]]] = [
        ("KIF, read", kif.loads),
        ("KIF, read by python-shogi (unchecked)", shogi.KIF.Parser.parse_str),
        ("KIF, read by cshogi", CSHOGI_KIF.Parser.parse_str),
        ("CSA, read", csa.loads),
        ("CSA, read by python-shogi", shogi.CSA.Parser.parse_str),
        ("CSA, read by cshogi", CSHOGI_CSA.Parser.parse_str),
        ("USI, read", usi_text.loads),
        ("USI, read by python-shogi", lambda text: push_all(shogi.Board(), text)),
        ("USI, read by cshogi", lambda text: push_all(cshogi.Board(), text)),
        ("KI2, read", ki2.loads),
        ("JKF, read", jkf.loads),
        ("PSN, read", psn.loads),
    ]
    texts = {name: [dumps(game) for game in games] for name, dumps in writers.items()}
    works: dict[str, Callable[[], object]] = {
        name: partial(read_all, read, texts[name[:3]]) for name, read in rows
    }
    works |= {f"{name}, written": partial(write_all, dumps, games) for name, dumps in writers.items()}
    theirs = {name: some for name, some in texts.items() if name != "PSN"}
    times = best_of_turns(works, partial(tsshogi_times, theirs))
    print(f"{len(games)} games, {plies} moves")
    print("| what | moves/s |")
    print("|---|---|")
    for name, seconds in times.items():
        print(f"| {name} | {plies / seconds:,.0f} |")


def read_all(read: Callable[[str], object], texts: list[str]) -> None:
    """Each record is let go before the next, as an import does."""
    for text in texts:
        read(text)


def write_all(dumps: Callable[[Record], str], games: list[Record]) -> None:
    for game in games:
        dumps(game)


def push_all(board: shogi.Board | cshogi.Board, text: str) -> None:
    for word in text.split()[3:]:
        board.push_usi(word)


if __name__ == "__main__":
    main()
