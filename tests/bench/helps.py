"""What help is worth: a level that gets some of its moves from a strong search, against the same level alone.

    python -m tests.bench.helps --levels 8,14 --helps 2,6,12 --games 24

The moves are drawn from the first forty of its own; each is the best of 20 000 nodes, as a hint or a warning
that is heeded would have it at most. Colours alternate, as in `tests.bench.rungs`.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shogi_desktop.app.match.statistics import elo_of
from shogi_desktop.rules import Move, Position, Variant, variant_by_id
from tests.bench.rungs import Asked, Player, play_game

OWN_MOVES = 40
ADVICE = "nodes 20000"


class Helped(Player):
    """A level with so many helps a game."""

    def __init__(self, text: str, variant: Variant, helps: int) -> None:
        super().__init__(text, variant)
        self._helps, self._adviser = helps, Asked(variant.id)
        self._adviser.set({"MultiPV": 1})

    def choose(
        self, start: str, moves: Sequence[str], position: Position, legal: list[Move], rng: random.Random
    ) -> str:
        """Its own move, or the adviser's where it asks for help."""
        own = super().choose(start, moves, position, legal, rng)
        if len(moves) // 2 < OWN_MOVES and rng.random() < self._helps / OWN_MOVES:
            best, _ = self._adviser.lines(start, moves, ADVICE)
            return best if best in {move.usi for move in legal} else own
        return own

    def close(self) -> None:
        """Let both engines go."""
        super().close()
        self._adviser.close()


def score_of(level: str, helps: int, variant_id: str, games: int, seed: int) -> float:
    """The score of the helped one."""
    variant = variant_by_id(variant_id)
    helped, alone = Helped(level, variant, helps), Player(level, variant)
    total = 0.0
    for number in range(games):
        turned = number % 2 == 1
        one, other = (alone, helped) if turned else (helped, alone)
        score, _, _ = play_game(one, other, variant, f"{seed} {number // 2} {turned}")
        total += 1 - score if turned else score
    helped.close()
    alone.close()
    return total / games


def main(arguments: Sequence[str]) -> int:
    """Print what each number of helps is worth at each level."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--levels", default="8,14")
    parser.add_argument("--helps", default="2,6,12")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--variant", default="shogi")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    for level in options.levels.split(","):
        for helps in map(int, options.helps.split(",")):
            score = score_of(level, helps, options.variant, options.games, options.seed)
            kept = min(max(score, 0.5 / options.games), 1 - 0.5 / options.games)
            print(
                f"level {level}, {helps} helps: {score:.1%} of {options.games}, {elo_of(kept):+.0f}",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
