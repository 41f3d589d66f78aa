"""The strength that follows the player's results."""

from __future__ import annotations

import statistics

import pytest
from msgspec.structs import replace

from shogi_desktop.app.results.adaptive import LONGEST_STEP, adaptive_level, help_points
from shogi_desktop.app.results.history import PlayedGame, Result
from shogi_desktop.app.results.rating import (
    Prior,
    RatedGame,
    estimate,
    expected_score,
    points_at,
    strength_at,
)
from shogi_desktop.app.settings.strengths import FIRST_RUNG, RUNGS, grade_of, rung_of_grade
from tests.bench.adapting import ALONE, Habits, simulate
from tests.support.extent import extent


def game(strength: float, result: Result, **changes: object) -> PlayedGame:
    played = PlayedGame("2026-11-21T18:05:07", "shogi", "even", "black", result, "checkmate", 87)
    return replace(played, strength=strength, **changes)


def test_without_results_it_begins_low() -> None:
    assert adaptive_level((), "shogi") == FIRST_RUNG
    assert adaptive_level((game(8, "won"),), "okisakishogi") == FIRST_RUNG


def test_a_win_moves_it_up_and_a_loss_down_but_not_by_all_the_scale() -> None:
    assert 8 < adaptive_level((game(8, "won"),), "shogi") <= 8 + LONGEST_STEP
    assert 20 - LONGEST_STEP <= adaptive_level((game(20, "lost"),), "shogi") < 20


def test_it_stays_among_the_levels_there_are() -> None:
    assert adaptive_level([game(RUNGS, "won")] * 9, "shogi") == RUNGS
    assert adaptive_level([game(1, "lost")] * 9, "shogi") == 1


def test_it_settles_where_as_many_games_are_won_as_lost() -> None:
    results: list[Result] = ["won", "lost"]
    even = [game(14.5, result) for result in results * 10]
    assert adaptive_level(even, "shogi") == pytest.approx(14.5, abs=0.3)
    after_one_more = adaptive_level([*even, game(14.5, "won")], "shogi")
    assert 14.5 < after_one_more < 15.2


def test_games_of_the_ten_levels_of_before_still_count() -> None:
    old = [game(0, result, level=5) for result in ("won", "lost")]
    assert adaptive_level(old, "shogi") > FIRST_RUNG


def test_with_help_a_win_says_less_and_a_loss_more() -> None:
    before = [game(10, "won"), game(10, "lost")]

    def after(result: Result, **help_taken: int) -> float:
        return adaptive_level([*before, game(10, result, **help_taken)], "shogi")

    alone = adaptive_level(before, "shogi")
    assert alone < after("won", taken_back=1) == after("won", hints=1) < after("won")
    assert after("won", taken_back=2, hints=1) < after("won", hints=1)
    assert after("lost", taken_back=3) < after("lost") < alone


def test_help_counts_up_to_what_leaves_a_game_fair_with_it_and_without() -> None:
    assert [help_points(helps) for helps in (0, 1, 4, 40)] == [0, 30, 120, 120]
    assert 0.3 <= expected_score(1500, 1500 + help_points(99)) <= 0.7


def test_it_begins_with_what_the_player_said_and_the_results_have_the_last_word() -> None:
    assert adaptive_level((), "shogi", 12) == 12
    one_win = adaptive_level([game(12, "won")], "shogi", 12)
    assert 12 < one_win < adaptive_level([game(12, "won")], "shogi")
    assert adaptive_level([game(12 - n / 2, "lost") for n in range(16)], "shogi", 12) < 6


def test_a_game_from_a_position_moves_nothing() -> None:
    before = [game(9, "won")]
    assert adaptive_level([*before, game(9, "lost", from_position=True)], "shogi") == adaptive_level(
        before, "shogi"
    )


def test_who_always_takes_help_meets_opponents_who_are_fair_with_it() -> None:
    def after(helped: set[int]) -> float:
        games = [game(10, "won" if n % 2 else "lost", taken_back=3 * (n in helped)) for n in range(12)]
        return points_at("shogi", adaptive_level(games, "shogi"))

    alone = after(set())
    always = after(set(range(12)))
    assert abs(always - alone) < 15  # what help takes from the rating it adds to the next opponent's
    assert abs(after({11}) - alone) < 15


@pytest.mark.parametrize(
    "habits",
    [ALONE, Habits(told=400.0, helped=0.5), Habits(told=400.0, helped=1.0)],
    ids=["not asked", "helped", "always helped"],
)
def test_people_between_the_levels_get_fair_games(habits: Habits) -> None:
    courses = simulate(extent(4, 100), 16, seed=3, habits=habits)
    assert statistics.mean(course.fair for course in courses) > 0.6
    assert all(1 <= level <= RUNGS for course in courses for level in course.levels)


def test_every_grade_has_the_level_that_is_thought_to_be_like_it() -> None:
    grades = [*range(-20, 0), *range(1, 7)]
    assert [grade_of(rung_of_grade(grade)) for grade in grades] == grades


def test_the_step_is_counted_from_the_last_even_game() -> None:
    far = [game(1, "won"), game(30, "lost", handicap="rook")]
    assert adaptive_level(far, "shogi") <= 1 + LONGEST_STEP
    assert adaptive_level([game(30, "lost"), game(1, "won", handicap="rook")], "shogi") >= 30 - LONGEST_STEP
    free = adaptive_level([game(RUNGS, "won", handicap="rook")], "shogi")
    assert free == adaptive_level([game(RUNGS, "won", handicap="rook")], "shogi", None)


def test_help_makes_a_player_stronger_by_a_few_points_each_and_not_for_ever() -> None:
    assert [help_points(helps) for helps in (0, 1, 4, 5, 100)] == [0, 30, 120, 120, 120]


def test_after_handicap_games_alone_the_strength_is_what_they_say() -> None:
    given = [game(12, result, handicap="lance") for result in ("won", "won", "lost")]
    found = adaptive_level(given, "shogi")
    assert 8 < found < 16


def test_help_in_the_last_games_counts_and_help_of_long_ago_does_not() -> None:
    plain = [game(14.0, result) for result in ("won", "lost")] * 12
    helped_long_ago = [replace(one, hints=5) if number < 4 else one for number, one in enumerate(plain)]
    helped_lately = [replace(one, hints=5) if number >= 20 else one for number, one in enumerate(plain)]
    alone = adaptive_level(plain, "shogi")
    assert adaptive_level(helped_lately, "shogi") != adaptive_level(helped_long_ago, "shogi")
    assert abs(adaptive_level(helped_long_ago, "shogi") - alone) < abs(
        adaptive_level(helped_lately, "shogi") - alone
    )


@pytest.mark.parametrize("told", [None, 12.0])
@pytest.mark.parametrize("result", ["won", "lost"])
def test_the_first_game_is_weighed_against_what_was_known_before(told: float | None, result: Result) -> None:
    prior = Prior(1_500.0, 1_000.0) if told is None else Prior(points_at("shogi", told), 450.0)
    seen = RatedGame(round(points_at("shogi", 14)), float(result == "won"))
    rating = estimate([seen], prior)
    assert rating is not None
    wanted = strength_at("shogi", rating.mean)
    assert 2 < wanted < 26, "it is no step too far"
    assert adaptive_level([game(14, result)], "shogi", told) == pytest.approx(wanted)


def test_from_one_game_to_the_next_it_goes_twelve_levels_at_most() -> None:
    assert adaptive_level([game(30, "lost")] * 3, "shogi", 1) == 18
    assert adaptive_level([game(3, "won")] * 9, "shogi", 36) == 15


def test_the_help_of_the_last_six_games_is_added_on_average() -> None:
    plain = [game(14, "won"), game(14, "lost")] * 5

    def points(*helps: int) -> float:
        """By how many points the next opponent is stronger than the rating."""
        last = [game(14, "won" if number % 2 else "lost", hints=each) for number, each in enumerate(helps)]
        opponent = round(points_at("shogi", 14))
        rated = [
            RatedGame(opponent - help_points(one.hints), float(one.result == "won"))
            for one in [*plain, *last]
        ]
        rating = estimate(rated, Prior(1_500.0, 1_000.0))
        assert rating is not None
        return points_at("shogi", adaptive_level([*plain, *last], "shogi")) - rating.mean

    assert points(0, 0, 0, 0, 0, 0) == pytest.approx(0, abs=0.01)
    assert points(1, 0, 0, 0, 0, 0) == pytest.approx(5, abs=0.01)
    assert points(0, 0, 0, 0, 0, 9) == pytest.approx(20, abs=0.01)
    assert points(9, 0, 0, 0, 0, 0, 0) == pytest.approx(0, abs=0.01), "it was seven games ago"
