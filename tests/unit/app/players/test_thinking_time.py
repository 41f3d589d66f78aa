"""The times that an engine is given, in the seconds that the guide and the settings speak of."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from shogi_desktop.app.players.levels import FULL_STRENGTH_MS, Level, level_at
from shogi_desktop.app.players.player import Clocks
from shogi_desktop.app.players.thinking_time import (
    Pace,
    clocks_after,
    hurry_of,
    limits_for,
    longest_reply_ms,
    longest_search_ms,
)
from shogi_desktop.app.players.wishes import Allowance, Wishes
from shogi_desktop.app.settings.game_setup import SearchLimits
from shogi_desktop.game import ClockReading
from shogi_desktop.rules import STANDARD, Color
from shogi_desktop.usi.messages import GoLimits

BLACK, WHITE = Color.BLACK, Color.WHITE


def level(strength: float) -> Level:
    return level_at(strength, STANDARD.id)


FULL = level(40)
WEAK = level(5)


def reading(main_ms: int, byoyomi_ms: int = 0) -> ClockReading:
    return ClockReading(main_ms, byoyomi_ms, 1, in_byoyomi=False, flagged=False)


CLOCKS = Clocks(reading(60_000, 10_000), reading(40_000, 5_000))


def test_nobody_answers_within_half_a_second_or_is_cut_short_unless_told_so() -> None:
    assert Pace() == Pace(at_least_ms=500, at_most_ms=None, uses_clock=False, ponders=False)


def test_an_engine_without_a_level_and_a_clock_has_three_seconds() -> None:
    three = GoLimits(black_ms=0, white_ms=0, byoyomi_ms=3_000)
    assert limits_for(None, None, BLACK) == limits_for(None, None, WHITE) == three
    assert limits_for(None, None, BLACK, own=SearchLimits(depth=9)) == GoLimits(depth=9)


def test_without_a_clock_no_level_takes_longer_than_the_last() -> None:
    five = GoLimits(black_ms=0, white_ms=0, byoyomi_ms=FULL_STRENGTH_MS)
    assert limits_for(FULL, None, BLACK) == five
    for number in (5, 39):
        assert limits_for(level(number), None, WHITE) == replace(five, nodes=level(number).nodes)


def test_what_is_told_of_both_clocks_is_each_sides() -> None:
    black = GoLimits(black_ms=60_000, white_ms=40_000, byoyomi_ms=10_000)
    assert limits_for(None, CLOCKS, BLACK) == black
    assert limits_for(None, CLOCKS, WHITE) == replace(black, byoyomi_ms=5_000)
    assert limits_for(WEAK, CLOCKS, WHITE) == replace(black, byoyomi_ms=4_700, nodes=WEAK.nodes)
    assert limits_for(FULL, CLOCKS, WHITE, Pace(uses_clock=True)) == replace(black, byoyomi_ms=4_700)


@pytest.mark.parametrize(("turn_ms", "told_ms"), [(0, 0), (1, 0), (300, 0), (301, 1), (2_000, 1_700)])
def test_of_two_seconds_and_less_a_third_of_a_second_is_kept_back(turn_ms: int, told_ms: int) -> None:
    byoyomi = limits_for(WEAK, Clocks(reading(0, turn_ms), reading(0, turn_ms)), BLACK)
    assert byoyomi.byoyomi_ms == told_ms
    main = limits_for(WEAK, Clocks(reading(turn_ms), reading(turn_ms)), WHITE)
    assert (main.black_ms, main.white_ms) == (turn_ms, told_ms)
    increment = limits_for(WEAK, Clocks(reading(9_000), reading(9_000), turn_ms, 7_000), BLACK)
    assert (increment.black_increment_ms, increment.white_increment_ms) == (told_ms, 7_000)
    timed = limits_for(None, Clocks(reading(turn_ms), reading(0)), BLACK, own=SearchLimits(movetime_ms=5_000))
    assert timed.byoyomi_ms == told_ms


def test_a_level_keeps_that_back_of_longer_turns_too() -> None:
    """On a busy machine the answer of level 35 came a fifth of a second late, and the game was lost by it."""
    ten = Clocks(reading(0, 10_000), reading(0, 10_000))
    assert limits_for(FULL, ten, BLACK, Pace(uses_clock=True)).byoyomi_ms == 9_700
    assert limits_for(WEAK, ten, BLACK).byoyomi_ms == 9_700
    assert limits_for(None, ten, BLACK).byoyomi_ms == 10_000
    five = Clocks(reading(60_000), reading(60_000), 5_000, 7_000)
    limits = limits_for(WEAK, five, BLACK)
    assert (limits.black_ms, limits.black_increment_ms, limits.white_increment_ms) == (59_700, 4_700, 7_000)


def test_a_main_time_with_byoyomi_behind_it_is_told_whole() -> None:
    assert limits_for(WEAK, Clocks(reading(1_000, 10_000), reading(0)), BLACK).black_ms == 1_000


def test_increments_of_one_side_take_the_place_of_byoyomi() -> None:
    limits = limits_for(WEAK, replace(CLOCKS, white_increment_ms=4_000), BLACK)
    assert (limits.black_increment_ms, limits.white_increment_ms, limits.byoyomi_ms) == (0, 4_000, None)


def test_a_time_for_the_move_goes_no_further_than_the_clock_of_who_moves() -> None:
    own = SearchLimits(movetime_ms=50_000)
    assert limits_for(None, CLOCKS, BLACK, own=own).byoyomi_ms == 50_000
    assert limits_for(None, CLOCKS, WHITE, own=own).byoyomi_ms == 45_000
    assert limits_for(None, None, WHITE, own=own).byoyomi_ms == 50_000


def test_a_search_is_told_to_stop_after_its_time_or_eighteen_seconds() -> None:
    assert longest_search_ms(GoLimits(nodes=100), BLACK) == 18_000
    assert longest_search_ms(GoLimits(nodes=100), BLACK, level=False) == 120_000
    assert longest_search_ms(GoLimits(depth=5), WHITE, level=False) == 120_000
    assert longest_search_ms(GoLimits(black_ms=0, white_ms=0, byoyomi_ms=3_000), BLACK) == 18_000
    limits = GoLimits(
        black_ms=20_000, white_ms=30_000, byoyomi_ms=400, black_increment_ms=1_000, white_increment_ms=2_000
    )
    assert longest_search_ms(limits, BLACK, level=False) == 21_400
    assert longest_search_ms(limits, WHITE, level=False) == 32_400
    assert longest_search_ms(GoLimits(white_ms=25_000), WHITE) == 25_000
    assert longest_search_ms(GoLimits(black_ms=0, white_ms=0, byoyomi_ms=25_000), WHITE) == 25_000


def test_a_move_is_held_back_for_half_of_what_is_left_at_most() -> None:
    assert longest_reply_ms(None, BLACK) == 18_000
    assert longest_reply_ms(CLOCKS, BLACK) == 35_000
    assert longest_reply_ms(CLOCKS, WHITE) == 22_500


def test_who_has_ten_seconds_for_a_move_is_in_no_hurry() -> None:
    def hurry(black: ClockReading, increment_ms: int = 0) -> float:
        return hurry_of(Clocks(black, reading(0), increment_ms), BLACK)

    assert hurry_of(None, BLACK) == 0.0
    assert hurry(reading(0)) == 1.0
    assert hurry(reading(40_000)) == hurry(reading(0, 10_000)) == hurry(reading(0), 10_000) == 0.0
    assert hurry(reading(20_000)) == hurry(reading(0, 5_000)) == hurry(reading(0), 5_000) == 0.5
    assert hurry(reading(10_000, 2_500), 2_500) == 0.25
    assert hurry(reading(900_000)) == 0.0
    whites = Clocks(reading(0), reading(0, 5_000), 9_000, 2_500)
    assert (hurry_of(whites, WHITE), hurry_of(whites, BLACK)) == (0.25, pytest.approx(0.1))


def test_what_was_spent_is_taken_from_who_spent_it_and_no_more_than_there_was() -> None:
    assert clocks_after(None, BLACK, 5) is None
    assert clocks_after(CLOCKS, BLACK, 15_000) == replace(CLOCKS, black=reading(45_000, 10_000))
    assert clocks_after(CLOCKS, WHITE, 15_000) == replace(CLOCKS, white=reading(25_000, 5_000))
    assert clocks_after(CLOCKS, WHITE, 50_000) == replace(CLOCKS, white=reading(0, 5_000))


def test_a_level_gets_the_nodes_that_its_plan_needs_with_and_without_a_clock() -> None:
    wished = Wishes(Allowance(100.0, 100.0, 50.0), {"7g7f": 0}, lines=50)
    clocks = Clocks(reading(60_000, 0), reading(60_000, 0))
    for clock in (None, clocks):
        planned = limits_for(level(23), clock, Color.BLACK, wishes=wished)
        assert planned.nodes == level(23).limits(wished).nodes != level(23).nodes
        assert limits_for(level(23), clock, Color.BLACK).nodes == level(23).nodes
