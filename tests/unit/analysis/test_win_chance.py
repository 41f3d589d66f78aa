"""What a score is worth."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.win_chance import chance, scale, score_of
from shogi_desktop.game import ForcedMate
from shogi_desktop.rules import Color, Variant
from shogi_desktop.rules.variants import OKISAKI, STANDARD, VARIANTS
from tests.support.minishogi import MINISHOGI


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_an_even_score_is_half_a_point_and_both_sides_share_one(variant: Variant) -> None:
    assert chance(0, variant) == 0.5
    for score in (1, 250, 1260, 9000):
        assert chance(score, variant) + chance(-score, variant) == pytest.approx(1)
        assert chance(score, variant) > 0.5


def test_a_rook_more_is_seven_points_of_ten_in_standard_shogi() -> None:
    assert chance(1000, STANDARD) == pytest.approx(0.74, abs=0.01)
    assert chance(2000, STANDARD) == pytest.approx(0.893, abs=0.01)


def test_the_same_score_is_worth_less_where_games_turn_more_easily() -> None:
    assert chance(1000, OKISAKI) < chance(1000, STANDARD)


def test_a_forced_mate_decides() -> None:
    assert chance(ForcedMate(Color.BLACK, 5), STANDARD) == 1.0
    assert chance(ForcedMate(Color.WHITE), STANDARD) == 0.0


def test_no_score_is_too_large() -> None:
    assert chance(10_000_000, STANDARD) == 1.0
    assert chance(-10_000_000, STANDARD) == 0.0


@pytest.mark.parametrize("score", [-3000, -1, 0, 47, 1260, 2500])
def test_the_score_of_a_chance_is_the_score_it_was_made_of(score: int) -> None:
    assert score_of(chance(score, STANDARD), STANDARD) == score


@pytest.mark.parametrize("points", [0.0, 1.0, -0.1, 1.1])
def test_no_score_is_sure_to_win(points: float) -> None:
    with pytest.raises(ValueError, match=str(points)):
        score_of(points, STANDARD)


def test_a_game_that_nothing_was_fitted_to_takes_the_numbers_of_standard_shogi() -> None:
    assert scale(MINISHOGI) == scale(STANDARD)
