"""How strong a player is, estimated from games against levels of known strength.

The model is that of Elo and of Bradley and Terry: a player of rating r scores against an opponent of rating s
with chance 1 / (1 + 10^((s - r) / 400)). A handicap moves the opponent's rating by the points of that
handicap towards whom it favours. A draw counts as half a win and half a loss. Before the first game the
player's rating is taken to be normally distributed around `PRIOR_MEAN` with deviation `PRIOR_DEVIATION`; the
estimate is the mean of the distribution after the games (Bayes), the interval its middle 95 %. Only the last
`WINDOW` games are looked at, for players change; within them the rating is taken as constant. The computation
is exact but for a grid of `STEP` points.

The scale is this program's own: 500 points are the simulated beginner of docs/levels.md, and the ratings of
the levels are those of the table there (`tests/bench/chain.py --table`; a test ties the two). Where one
side won every game its distance is little more than a bound: high levels may in truth be further apart than
they are here. Points for handicaps are those of grades (one grade is about one lance), at 100 a grade; on the
scale of the levels a handicap was measured to be worth less than that (`handicap_share`).
"""

from __future__ import annotations

import itertools
import math
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from shogi_desktop.rules import unnamed_variant

LEVEL_POINTS: dict[str, tuple[int, ...]] = {
    "shogi": (
        300, 425, 563, 700, 823, 951, 1078, 1205, 1340, 1456, 1587, 1720,
        1859, 1993, 2115, 2238, 2375, 2491, 2633, 2752, 2886, 3024, 3168, 3307,
        3449, 3590, 3730, 3870, 4007, 4143, 4282, 4422, 4559, 4702, 4847, 4990,
        5128, 5261, 5392, 5521,
    ),
    "okisakishogi": (
        300, 434, 578, 720, 859, 996, 1136, 1276, 1420, 1558, 1695, 1824,
        1964, 2099, 2226, 2374, 2500, 2647, 2772, 2903, 3041, 3177, 3303, 3443,
        3586, 3728, 3874, 4014, 4155, 4296, 4432, 4572, 4710, 4848, 4989, 5127,
        5260, 5390, 5518, 5646,
    ),
}  # fmt: skip
"""Rating of each level of a variant, the weakest first; docs/levels.md says what of it was measured."""


def points_of_levels(variant_id: str) -> tuple[int, ...]:
    """The rating of each level; where a game was not measured, those of standard shogi, as the best guess."""
    return LEVEL_POINTS.get(variant_id, LEVEL_POINTS[unnamed_variant().id])


HANDICAP_POINTS: dict[str, int] = {
    "even": 0,
    "lance": 100,
    "right_lance": 100,
    "bishop": 200,
    "rook": 300,
    "rook_lance": 400,
    "two": 550,
    "three": 650,
    "four": 800,
    "five": 900,
    "five_left": 900,
    "six": 1000,
    "seven_left": 1100,
    "seven_right": 1100,
    "eight": 1200,
    "nine": 1350,
    "ten": 1500,
}
"""By how much a handicap makes its giver weaker, by grades; what is not here is not rated."""
_WEAK_LEVEL, _STRONG_LEVEL = 7.0, 28.0
_WEAK_SHARE, _STRONG_SHARE = 0.33, 0.95
"""What a point by grades is worth against levels up to the first of these, and from the second on; between
them it grows evenly (`tests/bench/handicaps.py`, docs/levels.md)."""

PRIOR_MEAN = 1300.0
PRIOR_DEVIATION = 1000.0
"""Most people are somewhere between the beginner and level 7; nobody is ruled out."""
WINDOW = 60
LEAST_GAMES = 5
WIDEST_TOLD = 1000
"""A rating is told as a number from so many games on, if its interval is not wider than two levels or so."""
LEAST_TOLD = 100
"""What lies below is not told apart: a beginner is no negative number."""
STEP = 25
_GRID = tuple(range(-2_700, 7_001, STEP))
_SHARE = 0.025
_LN10_400 = math.log(10) / 400
Logs = tuple[float, ...]
"""A logarithm of a likelihood at each rating of the grid."""


class RatedGame(Struct, frozen=True):
    """A game as the estimate sees it: the opponent's rating, handicap included, and the score: 1, ½ or 0.

    `weight`: how much of a game it counts as.
    """

    opponent: int
    score: float
    weight: float = 1.0


class Prior(Struct, frozen=True):
    """What is thought of a player before the first game: a normal distribution."""

    mean: float
    deviation: float


USUAL_PRIOR = Prior(PRIOR_MEAN, PRIOR_DEVIATION)


class Rating(Struct, frozen=True):
    """An estimate from `games` games: mean, and the interval that holds the true rating with 95 %."""

    mean: float
    low: float
    high: float
    games: int

    @property
    def told(self) -> bool:
        """Whether it is worth a number: from games that are enough, and are neither all won nor all lost."""
        return self.games >= LEAST_GAMES and self.high - self.low <= WIDEST_TOLD


def points_at(variant_id: str, strength: float) -> float:
    """The rating of a strength; between two levels that of the line between them."""
    points = points_of_levels(variant_id)
    below = min(max(int(strength), 1), len(points) - 1)
    return points[below - 1] + (strength - below) * (points[below] - points[below - 1])


def strength_at(variant_id: str, rating: float) -> float:
    """The strength whose rating that is; the first or the last where it lies beyond them."""
    points = points_of_levels(variant_id)
    if rating <= points[0]:
        return 1.0
    for number, (low, high) in enumerate(itertools.pairwise(points), 1):
        if rating <= high:
            return number + (rating - low) / (high - low)
    return float(len(points))


def handicap_share(level: float) -> float:
    """What a handicap is worth to a player like that level, as a part of its points by grades."""
    way = (min(max(level, _WEAK_LEVEL), _STRONG_LEVEL) - _WEAK_LEVEL) / (_STRONG_LEVEL - _WEAK_LEVEL)
    return _WEAK_SHARE + (_STRONG_SHARE - _WEAK_SHARE) * way


def opponent_points(variant_id: str, level: float, handicap_id: str, *, computer_gives: bool) -> int | None:
    """The rating of a strength in a game with that handicap; None where nothing is known of it.

    :param computer_gives: the computer is the one that gives the pieces; in an even game it does not matter.
    """
    levels = LEVEL_POINTS.get(variant_id, ())
    offset = HANDICAP_POINTS.get(handicap_id)
    if offset is None or not 1 <= level <= len(levels):
        return None
    share = round(handicap_share(level) * offset)
    points = round(points_at(variant_id, level))
    return points + (-share if computer_gives else share)


def expected_score(rating: float, opponent: float) -> float:
    """The average score of a player of `rating` against `opponent`: 0 to 1."""
    return 1 / (1 + math.exp((opponent - rating) * _LN10_400))


def estimate(games: Sequence[RatedGame], prior: Prior | None = None) -> Rating | None:
    """The rating after these games, the latest last; None without any."""
    curve = rating_curve(games, 1, prior)
    return curve[-1] if curve else None


def rating_curve(games: Sequence[RatedGame], points: int, prior: Prior | None = None) -> list[Rating]:
    """The rating after each of the last `points` games, the latest last; fewer where there are fewer."""
    first = max(0, len(games) - points)
    logs = _prior(prior or USUAL_PRIOR)
    begin = max(0, first - WINDOW + 1)
    found = []
    for index in range(begin, len(games)):
        logs = tuple(map(float.__add__, logs, _log_likelihood(games[index])))
        if index - begin >= WINDOW:
            logs = tuple(map(float.__sub__, logs, _log_likelihood(games[index - WINDOW])))
        if index >= first:
            found.append(_summary(logs, min(WINDOW, index + 1)))
    return found


def _prior(prior: Prior) -> Logs:
    return tuple(-(((rating - prior.mean) / prior.deviation) ** 2) / 2 for rating in _GRID)


@lru_cache(maxsize=128)
def _log_likelihood(game: RatedGame) -> Logs:
    rows = []
    for rating in _GRID:
        slope = (game.opponent - rating) * _LN10_400
        # log(1 + e^x) without overflow: of a win with x, of a loss with -x.
        rest = math.log1p(math.exp(-abs(slope)))
        lost, won = rest + max(0.0, -slope), rest + max(0.0, slope)
        rows.append(-game.weight * (game.score * won + (1 - game.score) * lost))
    return tuple(rows)


def _summary(logs: Logs, games: int) -> Rating:
    top = max(logs)
    weights = [math.exp(value - top) for value in logs]
    total = sum(weights)
    mean = sum(map(float.__mul__, weights, map(float, _GRID))) / total
    return Rating(mean, _quantile(weights, _SHARE * total), _quantile(weights, (1 - _SHARE) * total), games)


def _quantile(weights: Sequence[float], share: float) -> float:
    """The rating below which that much weight lies, each weight spread evenly over its step."""
    reached = list(itertools.accumulate(weights))
    index = bisect_left(reached, share)
    return _GRID[index] + STEP / 2 - STEP * (reached[index] - share) / weights[index]
