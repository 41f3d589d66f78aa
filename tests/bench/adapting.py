"""How soon *Adapts to you* finds a fair game: simulated people, whose chances follow our own ratings.

    python -m tests.bench.adapting --people 200

Each has a strength drawn evenly from the first level to the last with an amateur grade, and between levels
too. A game is fair where the person's chance is 30 to 70 %. Printed is the share of fair games from the
seventh on, in all and by thirds of the scale, and how much the level still moves then.
"""

from __future__ import annotations

import argparse
import itertools
import random
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shogi_desktop.app.results.adaptive import adaptive_level
from shogi_desktop.app.results.history import PlayedGame, Result
from shogi_desktop.app.results.rating import expected_score, points_at
from shogi_desktop.app.settings.strengths import FIRST_DAN, HIGHEST_DAN

SETTLED = 6
LAST_GRADED = FIRST_DAN + HIGHEST_DAN - 1


@dataclass(frozen=True, slots=True)
class Course:
    """The games of one person: the chance in each, and the strength played against."""

    strength: float
    chances: tuple[float, ...]
    levels: tuple[float, ...]

    @property
    def fair(self) -> float:
        """The share of fair games once it has settled."""
        later = self.chances[SETTLED:]
        return sum(0.3 <= chance <= 0.7 for chance in later) / len(later)


def play(
    strength: float, games: int, chance: random.Random, variant: str = "shogi", helped: float = 0.0
) -> Course:
    """The games of a person of that strength. :param helped: the share of games with a move taken back."""
    rating = points_at(variant, strength)
    played: list[PlayedGame] = []
    chances: list[float] = []
    for _ in range(games):
        level = adaptive_level(played, variant)
        expected = expected_score(rating, points_at(variant, level))
        chances.append(expected)
        result: Result = "won" if chance.random() < expected else "lost"
        game = PlayedGame("", variant, "even", "black", result, "checkmate", 90, strength=level)
        played.append(replace(game, taken_back=int(chance.random() < helped)))
    return Course(strength, tuple(chances), tuple(game.strength for game in played))


def simulate(people: int, games: int, seed: int, variant: str = "shogi", helped: float = 0.0) -> list[Course]:
    """The courses of so many people."""
    chance = random.Random(seed)
    return [play(chance.uniform(1, LAST_GRADED), games, chance, variant, helped) for _ in range(people)]


def main(arguments: Sequence[str]) -> int:
    """Print the figures of docs/levels.md."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--helped", type=float, default=0.0)
    options = parser.parse_args(arguments)
    for variant in ("shogi", "okisakishogi"):
        courses = simulate(options.people, options.games, options.seed, variant, options.helped)
        parts = [
            statistics.mean(course.fair for course in courses if low <= course.strength < high)
            for low, high in ((1, 10), (10, 19), (19, LAST_GRADED))
        ]
        later = [course.levels[SETTLED:] for course in courses]
        steps = [abs(b - a) for levels in later for a, b in itertools.pairwise(levels)]
        fair = statistics.mean(course.fair for course in courses)
        told = ", ".join(f"{part:.0%}" for part in parts)
        print(f"{variant}: fair {fair:.0%} ({told}), moves by {statistics.mean(steps):.2f} levels a game")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
