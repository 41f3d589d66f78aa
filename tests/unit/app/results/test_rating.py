"""The rating estimate: against cases worked out by hand, and against players whose rating is known."""

from __future__ import annotations

import math
import random
from itertools import accumulate
from pathlib import Path

import pytest

from shogi_desktop.app.results import rating
from shogi_desktop.app.results.handicap_advice import level_points
from shogi_desktop.app.results.rating import (
    HANDICAP_POINTS,
    LEVEL_POINTS,
    PRIOR_DEVIATION,
    PRIOR_MEAN,
    WINDOW,
    RatedGame,
    Rating,
    estimate,
    expected_score,
    handicap_share,
    opponent_points,
    points_at,
    points_of_levels,
    rating_curve,
    strength_at,
)
from shogi_desktop.app.settings.strengths import RUNGS
from shogi_desktop.rules import VARIANTS
from tests.support.extent import in_the_whole


def test_the_chance_follows_elos_curve() -> None:
    assert expected_score(1300, 900) == pytest.approx(10 / 11)
    assert expected_score(900, 900) == 0.5
    assert expected_score(700, 900) == pytest.approx(1 / (1 + 10**0.5))


def test_one_game_gives_what_an_integral_by_hand_gives() -> None:
    """One win against the mean of the prior, N(1300, 1000): mean and quantiles by a sum point by point."""
    weights = {
        r: 2.718281828459045 ** (-((r - 1300) ** 2) / 2_000_000) / (1 + 10 ** ((1300 - r) / 400))
        for r in range(-4500, 8001)
    }
    total = sum(weights.values())
    mean = sum(r * weight for r, weight in weights.items()) / total
    below, low, high = 0.0, None, None
    for r, weight in weights.items():
        below += weight / total
        low = r if low is None and below >= 0.025 else low
        high = r if high is None and below >= 0.975 else high
    found = estimate([RatedGame(1300, 1.0)])
    assert found is not None and low is not None and high is not None
    assert found.mean == pytest.approx(mean, abs=2)
    assert (found.low, found.high) == (pytest.approx(low, abs=4), pytest.approx(high, abs=4))
    assert found.games == 1


def test_a_win_and_a_loss_against_the_same_opponent_lie_even_around_it() -> None:
    found = estimate([RatedGame(1300, 1.0), RatedGame(1300, 0.0)])
    assert found is not None
    assert found.mean == pytest.approx(1300, abs=0.01)
    assert 1300 - found.low == pytest.approx(found.high - 1300, abs=0.01)


def test_two_draws_say_the_same_as_a_win_and_a_loss() -> None:
    drawn = estimate([RatedGame(1300, 0.5)] * 2)
    split = estimate([RatedGame(1300, 1.0), RatedGame(1300, 0.0)])
    assert drawn is not None and split is not None
    assert drawn.mean == pytest.approx(split.mean)


def test_there_is_no_estimate_without_a_game() -> None:
    assert estimate([]) is None
    assert rating_curve([], 10) == []


def test_more_games_narrow_the_interval_and_only_the_last_count() -> None:
    even = [RatedGame(900, float(number % 2)) for number in range(WINDOW)]
    few, many = estimate(even[:10]), estimate(even)
    assert few is not None and many is not None
    assert many.high - many.low < few.high - few.low < 4 * PRIOR_DEVIATION
    old_losses = [RatedGame(300, 0.0)] * 200
    late = estimate(old_losses + even)
    assert late is not None
    assert (late.mean, late.low, late.games) == (pytest.approx(many.mean), pytest.approx(many.low), WINDOW)
    guide = Path(__file__).parents[4] / "docs" / "user-guide.md"
    assert f"your last {WINDOW} games" in guide.read_text(encoding="utf-8")


def test_the_curve_is_the_estimate_after_each_game() -> None:
    chance = random.Random(3)
    games = [RatedGame(chance.choice((600, 900, 1300)), chance.choice((0.0, 0.5, 1.0))) for _ in range(90)]
    curve = rating_curve(games, 40)
    assert len(curve) == 40
    for behind in (0, 17, 39):
        alone = estimate(games[: len(games) - behind])
        assert alone is not None
        assert curve[-1 - behind].mean == pytest.approx(alone.mean)
        assert curve[-1 - behind].high == pytest.approx(alone.high)


@in_the_whole
def test_nineteen_true_ratings_of_twenty_lie_inside_the_interval() -> None:
    """Players drawn from the prior choose a level near what they believe they are, as players do."""
    chance = random.Random(11)
    levels = LEVEL_POINTS["shogi"]
    inside, players = 0, 250
    for _ in range(players):
        truth = chance.gauss(PRIOR_MEAN, PRIOR_DEVIATION)
        level, games = 3, []
        for _ in range(30):
            won = chance.random() < expected_score(truth, levels[level])
            games.append(RatedGame(levels[level], float(won)))
            level = max(0, min(len(levels) - 1, level + (1 if won else -1)))
        found = estimate(games)
        assert found is not None
        inside += found.low <= truth <= found.high
    assert 0.915 <= inside / players <= 0.98


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_level_of_every_game_has_a_rating_and_they_rise(variant: object) -> None:
    points = LEVEL_POINTS[variant.id]  # type: ignore[attr-defined]
    assert len(points) == RUNGS
    assert list(points) == sorted(set(points))


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_ratings_are_those_of_the_table_in_the_documents(variant: object) -> None:
    text = Path(__file__).resolve().parents[4].joinpath("docs", "levels.md").read_text("utf-8")
    table = text[text.index("| level | shogi |") :].split("\n\n")[0]
    headings, _, *rows = ([cell.strip() for cell in row.split("|")] for row in table.splitlines())
    column = headings.index(variant.id)  # type: ignore[attr-defined]
    expected = enumerate(LEVEL_POINTS[variant.id], 1)  # type: ignore[attr-defined]
    told = [(row[1], row[column]) for row in rows]
    assert told == [(str(number), str(points)) for number, points in expected]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_weakest_level_loses_to_a_beginner_more_often_than_not(variant: object) -> None:
    """500 points are the beginner who looks one move ahead (docs/levels.md)."""
    assert LEVEL_POINTS[variant.id][0] < 500  # type: ignore[attr-defined]


def test_a_handicap_counts_towards_the_one_it_favours() -> None:
    level_3 = LEVEL_POINTS["shogi"][2]
    assert opponent_points("shogi", 3, "even", computer_gives=True) == level_3
    worth = round(handicap_share(3) * HANDICAP_POINTS["rook"])
    assert opponent_points("shogi", 3, "rook", computer_gives=True) == level_3 - worth
    assert opponent_points("shogi", 3, "rook", computer_gives=False) == level_3 + worth


def test_a_handicap_is_worth_more_to_the_strong() -> None:
    shares = [handicap_share(level) for level in range(1, RUNGS + 1)]
    assert shares == sorted(shares) and 0 < shares[0] < shares[-1] < 1


def test_what_is_not_known_is_not_rated() -> None:
    assert opponent_points("shogi", RUNGS + 1, "even", computer_gives=False) is None
    assert opponent_points("shogi", 3, "naked_king", computer_gives=False) is None
    assert opponent_points("chess", 3, "even", computer_gives=False) is None


def test_extreme_results_stay_on_the_grid() -> None:
    best = estimate([RatedGame(2200, 1.0)] * WINDOW)
    worst = estimate([RatedGame(300, 0.0)] * WINDOW)
    assert best is not None and worst is not None
    assert rating._GRID[0] < worst.low < worst.mean < 300
    assert 2200 < best.mean < best.high < rating._GRID[-1]


def test_a_handicap_is_worth_a_hundred_points_a_grade() -> None:
    grades = {
        "even": 0, "lance": 1, "right_lance": 1, "bishop": 2, "rook": 3, "rook_lance": 4, "two": 5.5,
        "three": 6.5, "four": 8, "five": 9, "five_left": 9, "six": 10, "seven_left": 11, "seven_right": 11,
        "eight": 12, "nine": 13.5, "ten": 15,
    }  # fmt: skip
    assert {name: 100 * count for name, count in grades.items()} == HANDICAP_POINTS


def test_against_the_levels_a_handicap_was_measured_to_be_worth_less() -> None:
    shares = [handicap_share(level) for level in (1, 7, 17.5, 28, 36)]
    assert shares == pytest.approx([0.33, 0.33, 0.64, 0.95, 0.95])


@pytest.mark.parametrize(("games", "width", "told"), [(5, 1000, True), (4, 10, False), (60, 1001, False)])
def test_a_rating_is_told_from_enough_games_that_say_enough(games: int, width: int, told: bool) -> None:
    assert Rating(1300, 1000, 1000 + width, games).told is told


def test_a_game_that_was_not_measured_is_taken_for_standard_shogi() -> None:
    assert points_of_levels("minishogi") == LEVEL_POINTS["shogi"]
    assert points_of_levels("okisakishogi") == LEVEL_POINTS["okisakishogi"]


def by_hand(games: list[RatedGame]) -> tuple[float, float, float]:
    """Mean and quantiles of the same distribution, by a sum over a finer and wider grid."""
    grid = range(-6_000, 10_000, 4)
    weights = [
        math.prod((s if game.score == 1 else 1 - s if game.score == 0 else math.sqrt(s * (1 - s)))
                  for game in games for s in (1 / (1 + 10 ** ((game.opponent - r) / 400)),))
        * math.exp(-((r - PRIOR_MEAN) ** 2) / (2 * PRIOR_DEVIATION**2))
        for r in grid
    ]  # fmt: skip
    total = sum(weights)
    reached = list(accumulate(weights))
    low, high = (
        next(r for r, n in zip(grid, reached, strict=True) if n >= q * total) for q in (0.025, 0.975)
    )
    return sum(r * weight for r, weight in zip(grid, weights, strict=True)) / total, low, high


@pytest.mark.parametrize(
    "games",
    [
        [RatedGame(1300, 1.0)] * 3,
        [RatedGame(900, 1.0), RatedGame(1310, 0.5), RatedGame(1870, 0.0)],
        [RatedGame(440, 0.0)] * 10,
        [RatedGame(2240, 0.0), *[RatedGame(1870, 1.0)] * 7, RatedGame(2240, 0.5)],
    ],
)
def test_an_estimate_is_the_integral_by_hand(games: list[RatedGame]) -> None:
    found = estimate(games)
    assert found is not None
    assert (found.mean, found.low, found.high) == pytest.approx(by_hand(games), abs=6)


def test_strengths_and_ratings_are_told_by_each_other() -> None:
    for variant, points in LEVEL_POINTS.items():
        for strength in (1, 1.5, 12.25, RUNGS - 0.5, RUNGS):
            assert strength_at(variant, points_at(variant, strength)) == pytest.approx(strength)
        assert points_at(variant, 7) == points[6]
        assert strength_at(variant, -9_000) == 1 and strength_at(variant, 9_000) == RUNGS


def test_half_a_game_says_half_as_much() -> None:
    half, whole = (estimate([RatedGame(1300, 1.0, weight)]) for weight in (0.5, 1.0))
    assert half is not None and whole is not None
    assert 1300 < half.mean < whole.mean


def test_the_first_level_is_where_the_points_of_levels_begin() -> None:
    for variant, levels in LEVEL_POINTS.items():
        assert level_points(variant, 1) == 0
        assert level_points(variant, 2) == round((levels[1] - levels[0]) / handicap_share(1))


def test_hundreds_of_unlikely_results_have_an_estimate() -> None:
    for score in (0.0, 1.0):
        found = estimate([RatedGame(2_500 if score else 300, score)] * WINDOW)
        assert found is not None
        assert found.low <= found.mean <= found.high
    mixed = estimate([RatedGame(2_500, 1.0), RatedGame(300, 0.0)] * (WINDOW // 2))
    assert mixed is not None
    assert mixed.low <= mixed.mean <= mixed.high
