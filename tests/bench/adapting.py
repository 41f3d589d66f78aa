"""How soon *Adapts to you* finds a fair game: simulated people, whose chances follow our own ratings.

    python -m tests.bench.adapting --people 200

Each has a strength drawn evenly from the first level to the last with an amateur grade, and between levels
too. A game is fair where the person's chance is 30 to 70 %, with help where there is some. Printed is the
share of fair games from the seventh on, in all and by thirds of the scale, and how much the level still moves
then.
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

from shogi_desktop.app.results.adaptive import adaptive_level, help_points
from shogi_desktop.app.results.history import PlayedGame, Result
from shogi_desktop.app.results.rating import expected_score, points_at, strength_at
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


@dataclass(frozen=True, slots=True)
class Habits:
    """How people are.

    :ivar told: by how many points, in the standard deviation, they are off when they say how strong they are;
        None: they are not asked. :ivar helped: the share of their games with help. :ivar helps: so many in
        each of these.
    """

    told: float | None = None
    helped: float = 0.0
    helps: int = 3


ALONE = Habits()


def play(
    strength: float, games: int, chance: random.Random, variant: str = "shogi", habits: Habits = ALONE
) -> Course:
    """The games of a person of that strength."""
    rating = points_at(variant, strength)
    told = None
    if habits.told is not None:
        told = strength_at(variant, chance.gauss(rating, habits.told))
    played: list[PlayedGame] = []
    chances: list[float] = []
    for _ in range(games):
        level = adaptive_level(played, variant, told)
        helps = habits.helps if chance.random() < habits.helped else 0
        expected = expected_score(rating + help_points(helps), points_at(variant, level))
        chances.append(expected)
        result: Result = "won" if chance.random() < expected else "lost"
        game = PlayedGame("", variant, "even", "black", result, "checkmate", 90, strength=level)
        played.append(replace(game, taken_back=helps))
    return Course(strength, tuple(chances), tuple(game.strength for game in played))


def simulate(
    people: int, games: int, seed: int, variant: str = "shogi", habits: Habits = ALONE
) -> list[Course]:
    """The courses of so many people."""
    chance = random.Random(seed)
    return [play(chance.uniform(1, LAST_GRADED), games, chance, variant, habits) for _ in range(people)]


def _told(courses: Sequence[Course]) -> str:
    parts = [
        statistics.mean(course.fair for course in courses if low <= course.strength < high)
        for low, high in ((1, 10), (10, 19), (19, LAST_GRADED))
    ]
    later = [course.levels[SETTLED:] for course in courses]
    steps = [abs(b - a) for levels in later for a, b in itertools.pairwise(levels)]
    fair = statistics.mean(course.fair for course in courses)
    thirds = ", ".join(f"{part:.0%}" for part in parts)
    return f"fair {fair:.0%} ({thirds}), moves by {statistics.mean(steps):.2f} levels a game"


PEOPLE = (
    ("not asked", ALONE),
    ("asked, off by 400 points", Habits(told=400.0)),
    ("asked, off by 700 points", Habits(told=700.0)),
    ("asked, three helps in every other game", Habits(told=400.0, helped=0.5)),
    ("asked, three helps in every game", Habits(told=400.0, helped=1.0)),
)


def main(arguments: Sequence[str]) -> int:
    """Print the figures of docs/levels.md."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    for variant in ("shogi", "okisakishogi"):
        for name, habits in PEOPLE:
            courses = simulate(options.people, options.games, options.seed, variant, habits)
            print(f"{variant}, {name}: {_told(courses)}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
