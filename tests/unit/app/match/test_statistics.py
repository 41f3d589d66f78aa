"""The statistics of matches against values worked out by hand and properties that must hold."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.app.match.statistics import (
    Decision,
    Estimate,
    Sample,
    Sprt,
    SprtTextError,
    Standing,
    elo_of,
    expected_score,
    superiority,
)
from tests.support.extent import extent

counts = st.tuples(*[st.integers(0, 200)] * 5).filter(any)
quick = settings(max_examples=extent(8, 25), deadline=None)


def mirrored(sample: Sample) -> Sample:
    return Sample(sample.counts[::-1])


def test_elo_and_score_are_two_scales_of_one_thing() -> None:
    assert expected_score(0) == 0.5
    assert expected_score(400) == pytest.approx(10 / 11)
    assert elo_of(0.75) == pytest.approx(190.85, abs=0.01)
    assert elo_of(expected_score(-123.4)) == pytest.approx(-123.4)
    assert (elo_of(0.0), elo_of(1.0)) == (-math.inf, math.inf)


def test_games_won_and_lost_have_the_likelihood_of_a_coin() -> None:
    """Without draws the greatest likelihood with mean s is s^wins (1-s)^losses."""
    sample = Sample.of_games(60, 0, 40)

    by_hand = 2 * (60 * math.log(0.6 / 0.5) + 40 * math.log(0.4 / 0.5))

    assert sample.deviance(0.5) == pytest.approx(by_hand, abs=1e-3)
    assert superiority(sample) == pytest.approx(0.9776, abs=1e-4)


def test_the_interval_is_that_of_the_likelihood_ratio() -> None:
    """60 to 40: 120 ln(0.6/s) + 80 ln(0.4/(1-s)) is 3.8415 at s = 0.5023 and s = 0.6926 by bisection."""
    estimate = Estimate.of(Sample.of_games(60, 0, 40))

    assert estimate.elo == pytest.approx(elo_of(0.6))
    assert expected_score(estimate.low) == pytest.approx(0.5023, abs=2e-4)
    assert expected_score(estimate.high) == pytest.approx(0.6926, abs=2e-4)


def test_the_interval_nears_the_normal_one_in_a_long_match() -> None:
    sample = Sample((200, 900, 1600, 1000, 300))
    mean = sample.mean
    variance = (
        sum(n * (a - mean) ** 2 for a, n in zip(sample.scores, sample.counts, strict=True)) / sample.size
    )
    error = 1.959964 * math.sqrt(variance / sample.size)

    estimate = Estimate.of(sample)

    assert estimate.low == pytest.approx(elo_of(mean - error), abs=0.2)
    assert estimate.high == pytest.approx(elo_of(mean + error), abs=0.2)


def test_a_match_won_outright_has_a_lower_bound_only() -> None:
    """n wins: s^n = exp(-3.841 / 2) at the bound."""
    estimate = Estimate.of(Sample.of_games(20, 0, 0))

    assert estimate.elo == estimate.high == math.inf
    assert expected_score(estimate.low) == pytest.approx(math.exp(-3.8415 / 2 / 20), abs=1e-3)
    assert str(estimate) == "over +398"
    assert str(Estimate.of(Sample.of_games(0, 0, 20))) == "under -398"


def test_pairs_that_all_score_alike_leave_a_doubt() -> None:
    estimate = Estimate.of(Sample((0, 0, 10, 0, 0)))

    assert estimate.elo == 0
    assert 0 < estimate.half_width < 200
    assert str(estimate).startswith("+0 ± ")


def test_pairs_that_balance_prove_more_than_the_same_games_alone() -> None:
    """Ten pairs of a win and a loss: colour decides, and the players are closer than 10 wins of 20 tell."""
    paired = Estimate.of(Sample((0, 0, 10, 0, 0)))
    alone = Estimate.of(Sample.of_games(10, 0, 10))

    assert paired.half_width < alone.half_width


@quick
@given(counts)
def test_seen_from_the_other_side_everything_is_reversed(numbers: tuple[int, ...]) -> None:
    sample = Sample(numbers)
    estimate, other = Estimate.of(sample), Estimate.of(mirrored(sample))
    test, reversed_test = Sprt(-5, 15), Sprt(-15, 5)

    assert other.elo == pytest.approx(-estimate.elo, abs=1e-6)
    assert other.low == pytest.approx(-estimate.high, abs=1e-3)
    assert superiority(sample) + superiority(mirrored(sample)) == pytest.approx(1, abs=1e-9)
    assert test.ratio(sample) == pytest.approx(-reversed_test.ratio(mirrored(sample)), abs=1e-6)


@quick
@given(counts)
def test_the_estimate_lies_in_its_interval_and_agrees_with_the_superiority(numbers: tuple[int, ...]) -> None:
    sample = Sample(numbers)
    estimate = Estimate.of(sample)

    assert estimate.low <= estimate.elo <= estimate.high
    if estimate.low > 0:
        assert superiority(sample) >= 0.974
    if superiority(sample) < 0.5:
        assert estimate.elo <= 0


@quick
@given(counts)
def test_twice_the_same_games_make_it_surer(numbers: tuple[int, ...]) -> None:
    once, twice = Sample(numbers), Sample(tuple(2 * n for n in numbers))

    narrow, wide = Estimate.of(twice), Estimate.of(once)

    assert narrow.low >= wide.low - 1e-6
    assert narrow.high <= wide.high + 1e-6


def test_the_ratio_without_draws_is_wald_s() -> None:
    test = Sprt(0, 50)
    s0, s1 = 0.5, expected_score(50)

    by_hand = 70 * math.log(s1 / s0) + 30 * math.log((1 - s1) / (1 - s0))

    assert test.ratio(Sample.of_games(70, 0, 30)) == pytest.approx(by_hand, abs=1e-3)


def test_the_ratio_of_a_long_match_is_near_the_normal_approximation() -> None:
    """Van den Bergh: LLR is about n (s1 - s0) (2 mean - s0 - s1) / (2 variance)."""
    sample, test = Sample((200, 900, 1600, 1000, 300)), Sprt(0, 10)
    mean, s0, s1 = sample.mean, 0.5, expected_score(10)
    variance = (
        sum(n * (a - mean) ** 2 for a, n in zip(sample.scores, sample.counts, strict=True)) / sample.size
    )

    about = sample.size * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)

    assert test.ratio(sample) == pytest.approx(about, rel=0.02)


def test_the_bounds_are_wald_s() -> None:
    assert Sprt(alpha=0.05, beta=0.05).bounds == pytest.approx((-2.944, 2.944), abs=1e-3)
    assert Sprt(alpha=0.01, beta=0.1).bounds == pytest.approx((-2.293, 4.500), abs=1e-3)


def test_the_test_goes_on_until_it_knows() -> None:
    test = Sprt(0, 50)

    assert test.decision(Sample((0, 0, 0, 0, 0))) is Decision.GO_ON
    assert test.decision(Sample((1, 2, 5, 3, 1))) is Decision.GO_ON
    assert test.decision(Sample((1, 10, 50, 40, 20))) is Decision.ACCEPT_H1
    assert test.decision(Sample((20, 40, 50, 10, 1))) is Decision.ACCEPT_H0


def test_a_test_is_described_in_a_line() -> None:
    assert Sprt.parse("elo0=-3,elo1=3,alpha=0.1,beta=0.2") == Sprt(-3, 3, 0.1, 0.2)
    assert Sprt.parse("elo1=20") == Sprt(0, 20)


@pytest.mark.parametrize(
    "text", ["elo2=1", "elo1=x", "elo1", "elo0=5,elo1=5", "alpha=0.6", "beta=0", "elo1=nan", "elo1=inf"]
)
def test_what_describes_no_test_is_refused_with_what_would(text: str) -> None:
    with pytest.raises(SprtTextError, match="elo0=0,elo1=10"):
        Sprt.parse(text)


def test_a_standing_counts_games_and_complete_pairs() -> None:
    standing = Standing.of({1: 1.0, 2: 0.5, 3: 0.0, 4: 0.0, 7: 1.0}, paired=True)

    assert (standing.wins, standing.draws, standing.losses) == (2, 1, 2)
    assert standing.points == 2.5
    assert standing.sample == Sample((1, 0, 0, 1, 0))
    assert standing.in_pairs


def test_a_match_without_pairs_or_with_none_complete_counts_games() -> None:
    for standing in (
        Standing.of({1: 1.0, 2: 1.0, 3: 0.5}, paired=False),
        Standing.of({1: 1.0, 3: 1.0, 5: 0.5}, paired=True),
    ):
        assert standing.sample == Sample.of_games(2, 1, 0)
        assert not standing.in_pairs


def test_without_a_game_nothing_speaks_for_either_side() -> None:
    assert Sprt(0, 10).ratio(Sample((0, 0, 0, 0, 0))) == 0.0


def test_a_test_is_of_ratings_within_a_thousand_points_and_of_risks_below_a_half() -> None:
    assert Sprt() == Sprt(0.0, 10.0, 0.05, 0.05) == Sprt.parse("")
    assert Sprt(-1_000, 1_000, 0.49, 0.49).bounds[0] < 0
    for wrong in ((-1_001, 0), (0, 1_001), (5, 5), (6, 5)):
        with pytest.raises(ValueError, match="both within 1000"):
            Sprt(*wrong)
    for alpha, beta in ((0.5, 0.1), (0.1, 0.5), (0.0, 0.1), (0.1, 0.0)):
        with pytest.raises(ValueError, match=r"between 0 and 0\.5"):
            Sprt(0, 10, alpha, beta)


@pytest.mark.parametrize(("games", "mean"), [((0, 0, 20), 0.8), ((0, 7, 0), 0.6), ((3, 0, 0, 0, 2), 0.3)])
def test_a_score_that_never_came_up_counts_as_a_thousandth_of_one(
    games: tuple[int, ...], mean: float
) -> None:
    """The greatest likelihood with that mean, by a search for the multiplier with other steps."""
    counts = [n or 0.001 for n in games]
    away = [index / (len(games) - 1) - mean for index in range(len(games))]
    low, high = -1 / max(away), -1 / min(away)
    for _ in range(200):
        x = low + 0.4 * (high - low)
        slope = sum(n * a / (1 + x * a) for n, a in zip(counts, away, strict=True))
        low, high = (x, high) if slope > 0 else (low, x)
    expected = -sum(n * math.log(1 + low * a) for n, a in zip(counts, away, strict=True))
    assert Sample(games).log_likelihood(mean) == pytest.approx(expected, abs=1e-6)
