"""The level that follows the player's results."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from shogi_desktop.app.results.adaptive import FIRST_LEVEL, adaptive_level
from shogi_desktop.app.results.history import PlayedGame, Result


def game(level: int, result: Result, **changes: object) -> PlayedGame:
    played = PlayedGame("2026-11-21T18:05:07", "shogi", level, "even", "black", result, "checkmate", 87)
    return replace(played, **changes)


def test_without_results_it_begins_low() -> None:
    assert adaptive_level((), "shogi") == FIRST_LEVEL
    assert adaptive_level((game(8, "won"),), "okisakishogi") == FIRST_LEVEL


@pytest.mark.parametrize(("result", "levels"), [("won", {5, 6}), ("lost", {2, 3}), ("drawn", {4})])
def test_a_win_moves_it_up_and_a_loss_down(result: Result, levels: set[int]) -> None:
    assert adaptive_level((game(4, result),), "shogi") in levels


def test_it_stays_among_the_levels_there_are() -> None:
    assert adaptive_level([game(10, "won")] * 5, "shogi") == 10
    assert adaptive_level([game(1, "lost")] * 5, "shogi") == 1


def test_with_handicap_games_alone_it_is_the_level_nearest_to_the_rating() -> None:
    """Nobody is moved up or down by the last game: it was no even one."""
    even = adaptive_level([game(4, "won"), game(4, "lost")], "shogi")
    given = adaptive_level([game(6, "drawn", handicap="two")], "shogi")
    assert 1 < given < 6
    assert even != given
    assert adaptive_level([game(1, "lost", handicap="two")] * 5, "shogi") == 1


def test_wins_against_weak_levels_take_it_up_by_two() -> None:
    strong = [game(level, "won") for level in (6, 7, 8, 8)]
    assert adaptive_level([*strong, game(3, "won")], "shogi") == 5


def test_a_game_with_a_move_taken_back_moves_nothing() -> None:
    before = [game(5, "won")]
    assert adaptive_level([*before, game(5, "lost", taken_back=1)], "shogi") == adaptive_level(
        before, "shogi"
    )
