"""Step back from models: positions before a move that allows what the model shows, in which one move is best.

    python packaging/tools/step_back.py shogi shogi.models > before.txt
    python packaging/tools/find_moves.py shogi found.jsonl before.txt --only allows_pin lets_castle_be_broken

A model (``write_models.py``, ``engine-sift … BM``) shows a pin that wins, or a castle that falls. Of the
moves by which the other side may have come there, some leave one good move in the position before: that which
does not let it happen. The output is as that of ``engine-sift``, with no last moves.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shogi_desktop.app.problems.finding import Searcher, Sifted, lead, share, sifted, steps_back
from shogi_desktop.rules import Move, Position, variant_by_id

_MOST_TRIED: Final = 30
"""So many moves that may have led to a model are looked at."""
_OF_A_MODEL: Final = 2
_STEPS: Final = ((3_000, 0.1), (15_000, 0.09))
"""Nodes, and the win chance by which the best must be ahead."""
_HOPE: Final = 0.33


def stands_out(searcher: Searcher, position: Position, last: Move) -> bool:
    """Whether one move, other than the one that led to the model, is clearly the best."""
    for nodes, margin in _STEPS:
        lines = searcher.lines(position, nodes, 2)
        if len(lines) < 2 or lines[0].line[0] == last:
            return False
        best, second = (line.score for line in lines)
        if share(best, position) < _HOPE or lead(best, second, position) < margin:
            return False
    return True


def before(searcher: Searcher, model: Sifted, rng: random.Random) -> Iterator[Position]:
    """Positions from which the other side comes to the model, and one move is clearly the best."""
    start = model.before.copy()
    if model.last is not None:
        start.play(model.last)
    ways = list(steps_back(start))
    rng.shuffle(ways)
    found = 0
    for position, last in ways[:_MOST_TRIED]:
        if found < _OF_A_MODEL and stands_out(searcher, position, last):
            found += 1
            yield position


def main() -> int:
    """Write them until the time is up."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("variant")
    parser.add_argument("models", type=Path)
    parser.add_argument("--kinds", default="pb", help="kinds of models (default: %(default)s)")
    parser.add_argument("--seconds", type=int, default=3_600)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    variant = variant_by_id(options.variant)
    rng = random.Random(options.seed)
    until = time.monotonic() + options.seconds
    with Searcher(variant) as searcher:
        for model in sifted(options.models, variant):
            if time.monotonic() > until:
                break
            if model.kind in options.kinds:
                number = model.family.rpartition(".")[2]
                for position in before(searcher, model, rng):
                    print(number, 0, model.kind, position.sfen(), "| - | -", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
