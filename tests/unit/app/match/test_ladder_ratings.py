"""Ratings from the ladder's matches: against closed forms, and the conditions of the greatest likelihood."""

from __future__ import annotations

import json
import math

import pytest

from tests.bench.ladder import matches, ratings, table
from tests.bench.ratings import ADDED_DRAWS, BEGINNER, Score, rated


def elo(points: float, games: float) -> float:
    return 400 * math.log10(points / (games - points))


def test_a_chain_of_matches_adds_up_the_differences_of_each() -> None:
    found = rated([Score(1, 0, 13, 26, 1), Score(2, 1, 31, 8, 1), Score(3, 2, 39, 1, 0)])
    steps = [elo(13.5 + 0.5, 41), elo(31.5 + 0.5, 41), elo(39.5, 41)]
    assert [one.step for one in found] == pytest.approx(steps, abs=1e-6)
    assert found[-1].rating == pytest.approx(BEGINNER + sum(steps))
    # The doubts of independent steps add up as variances do.
    assert found[2].margin == pytest.approx(math.hypot(*(one.step_margin for one in found)))
    # 1.96 / sqrt(information), information = n p (1 - p) (ln 10 / 400)^2
    chance = 14 / 41
    expected = 1.959964 / (math.sqrt(41 * chance * (1 - chance)) * math.log(10) / 400)
    assert found[0].step_margin == pytest.approx(expected, rel=1e-6)


def test_where_matches_contradict_each_other_every_player_scores_what_the_ratings_expect() -> None:
    scores = [Score(1, 0, 20, 20, 0), Score(2, 1, 30, 10, 0), Score(2, 0, 20, 15, 5)]
    place = {0: BEGINNER} | {one.player: one.rating for one in rated(scores)}

    def expected(score: Score) -> float:
        return score.games / (1 + 10 ** ((place[score.lower] - place[score.upper]) / 400))

    for player in (1, 2):
        surplus = 0.0
        for score in scores:
            sign = (score.upper == player) - (score.lower == player)
            surplus += sign * (score.points - expected(score))
        assert surplus == pytest.approx(0, abs=1e-6)


def test_a_match_won_to_the_last_game_is_a_bound() -> None:
    one, two = rated([Score(1, 0, 3, 1, 0), Score(2, 1, 40, 0, 0)])
    assert (one.bound, two.bound) == (False, True)
    assert two.step == pytest.approx(elo(40 + ADDED_DRAWS / 2, 40 + ADDED_DRAWS))


@pytest.mark.parametrize("scores", [[Score(2, 1, 1, 1, 0)], [Score(1, 0, 1, 1, 0), Score(3, 2, 1, 1, 0)]])
def test_ratings_need_matches_that_lead_from_the_beginner_to_everyone(scores: list[Score]) -> None:
    with pytest.raises(ValueError, match="beginner"):
        rated(scores)


def line(upper: int, lower: int, wins: int, losses: int, when: str = "2026-01-01", **more: object) -> str:
    match = {
        "variant": "shogi", "upper": upper, "lower": lower, "games": wins + losses, "wins": wins,
        "losses": losses, "undecided": 0, "plies": 100, "failures": 0, "when": when,
    }  # fmt: skip
    return json.dumps(match | more)


def test_a_match_played_in_parts_is_one_row() -> None:
    lines = [line(1, 0, 3, 1), line(2, 1, 4, 0), line(1, 0, 1, 3, "2026-01-02", plies=50)]
    first, second = matches(lines)
    assert (first["wins"], first["losses"], first["games"], first["plies"]) == (4, 4, 8, 75)
    assert second["games"] == 4
    assert "| shogi | 1 – beginner | 8 | 4 | 4 | 0 | +0 ± " in table(lines)
    assert table(lines).count("\n") == 3


def test_the_ratings_of_a_ladder_are_told_as_a_table_and_as_figures() -> None:
    lines = [line(1, 0, 1, 1)]
    assert "| level 1 | 500 |" in ratings(lines)
    assert '    "shogi": (500),' in ratings(lines)
