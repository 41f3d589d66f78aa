"""Ratings from matches: Bradley and Terry's model by maximum likelihood, for tests/bench/ladder.py.

The chance that a player of rating r beats one of rating s is 1 / (1 + 10^((s - r) / 400)); a draw is half a
win and half a loss. The ratings are those that make all the results together the likeliest, the beginner's
being `BEGINNER`. So that a match won to the last game puts nobody infinitely far away, each match
has one drawn game added to it; where a match was won so, its step is marked: it is little more than a bound.

The intervals (95 %) are those of the normal distribution that the likelihood has at its top (the inverse of
the observed information): of a rating, its distance from the beginner, in which the doubts of all steps below
add up; of a step, the distance to the player below.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

BEGINNER = 500.0
"""The rating of the simulated beginner, player 0: where the scale hangs."""
ADDED_DRAWS = 1
_LN10_400 = math.log(10) / 400
_Z95 = 1.959964
_ROUNDS = 200
_ENOUGH = 1e-9
Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Score:
    """The result of a match between two players (levels; 0 the beginner), seen from the upper."""

    upper: int
    lower: int
    wins: int
    losses: int
    draws: int

    @property
    def games(self) -> float:
        return self.wins + self.losses + self.draws + ADDED_DRAWS

    @property
    def points(self) -> float:
        return self.wins + (self.draws + ADDED_DRAWS) / 2

    @property
    def one_sided(self) -> bool:
        """Whether one side won every game: a bound is known of it, no distance."""
        return self.wins + self.draws == 0 or self.losses + self.draws == 0


@dataclass(frozen=True, slots=True)
class Rated:
    """A player's rating and its distance from the player below, each with half of its 95 % interval."""

    player: int
    rating: float
    margin: float
    step: float
    step_margin: float
    bound: bool


def rated(scores: Sequence[Score]) -> list[Rated]:
    """The ratings of all players of these matches but the beginner, from below.

    :raises ValueError: when the matches do not hang together with the beginner's.
    """
    players = sorted({player for score in scores for player in (score.upper, score.lower)})
    if players[:1] != [0] or not _connected(scores, players):
        raise ValueError("the matches do not lead from the beginner to every player")
    places = {player: place for place, player in enumerate(players[1:])}
    ratings, covariance = _fit(scores, places)
    found = []
    for player, place in places.items():
        below = players[players.index(player) - 1]
        beneath = places.get(below)
        step = ratings[place] - (ratings[beneath] if beneath is not None else 0.0)
        spread = covariance[place][place]
        if beneath is not None:
            spread += covariance[beneath][beneath] - 2 * covariance[place][beneath]
        direct = [score for score in scores if (score.upper, score.lower) == (player, below)]
        bound = all(score.one_sided for score in direct)
        margins = (_Z95 * math.sqrt(covariance[place][place]), _Z95 * math.sqrt(spread))
        found.append(Rated(player, BEGINNER + ratings[place], margins[0], step, margins[1], bound))
    return found


def _connected(scores: Sequence[Score], players: Sequence[int]) -> bool:
    reached, grew = {0}, True
    while grew:
        more = {
            p for score in scores for p in (score.upper, score.lower) if reached & {score.upper, score.lower}
        }
        grew = not more <= reached
        reached |= more
    return reached >= set(players)


def _fit(scores: Sequence[Score], places: dict[int, int]) -> tuple[list[float], Matrix]:
    """Ratings above the beginner and their covariance, by Newton's method, its steps held to 200 points."""
    size = len(places)
    ratings = [0.0] * size
    information: Matrix = []
    for _ in range(_ROUNDS):
        slope = [0.0] * size
        information = [[0.0] * size for _ in range(size)]
        for score in scores:
            ends = [(places.get(score.upper), 1), (places.get(score.lower), -1)]
            gap = sum(sign * ratings[place] for place, sign in ends if place is not None)
            chance = 1 / (1 + math.exp(-gap * _LN10_400))
            weight = score.games * chance * (1 - chance) * _LN10_400**2
            for place, sign in ends:
                if place is None:
                    continue
                slope[place] += sign * (score.points - score.games * chance) * _LN10_400
                for other, sign_too in ends:
                    if other is not None:
                        information[place][other] += sign * sign_too * weight
        moves = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in _inverse(information)]
        longest = max(map(abs, moves))
        shrink = min(1.0, 200 / longest) if longest else 1.0
        ratings = [value + shrink * move for value, move in zip(ratings, moves, strict=True)]
        if longest < _ENOUGH:
            break
    return ratings, _inverse(information)


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan, with the largest pivot of each column."""
    size = len(matrix)
    rows = [row + [float(i == j) for j in range(size)] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        lead = rows[column][column]
        rows[column] = [value / lead for value in rows[column]]
        for row in range(size):
            if row != column and (factor := rows[row][column]):
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]


def rating_table(variant: str, levels: Sequence[Rated]) -> str:
    """The ratings of one game as a Markdown table, and as the line that app/results/rating.py has of them."""
    rows = [f"| {variant} | rating | ± | above the one below | ± |", "|---|---|---|---|---|"]
    rows += [
        f"| level {one.player} | {round(one.rating, -1):.0f} | {one.margin:.0f} "
        f"| {'over ' if one.bound else ''}{one.step:+.0f} | {one.step_margin:.0f} |".replace("-", "−")
        for one in levels
    ]
    points = ", ".join(f"{round(one.rating, -1):.0f}" for one in levels)
    return "\n".join((*rows, "", f'    "{variant}": ({points}),'))
