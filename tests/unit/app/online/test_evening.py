"""A club's evening: who meets whom, the table, and that both follow from the results alone."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.app.online.evening import (
    Evening,
    EveningKind,
    EveningPlan,
    Score,
    Standing,
    _with_colours,
    round_robin,
    swiss_round,
)
from shogi_desktop.csa.game_names import GameName
from shogi_desktop.csa.pairing import Candidate

GAME = GameName.parse("club-600-10")
NAMES = ("anna", "boris", "chie", "david", "ema", "fumi", "george", "hana")


def plan(kind: EveningKind, players: int, **more: object) -> EveningPlan:
    return EveningPlan(kind, GAME, NAMES[:players], **more)  # type: ignore[arg-type]


def waiting(*names: str) -> list[Candidate]:
    return [Candidate(name, GAME) for name in names]


def play_all(evening: Evening, names: tuple[str, ...], rng: random.Random) -> list[Score]:
    """Everybody waits, and all that may be played is."""
    scores: list[Score] = []
    while not evening.is_over:
        pairs = list(evening.pairs(waiting(*names)))
        assert pairs
        assert len({name for pair in pairs for name in (pair.black, pair.white)}) == 2 * len(pairs)
        for pair in pairs:
            score = Score(pair.black, pair.white, rng.choice([pair.black, pair.white, None]))
            evening.began(pair.black, pair.white)
            evening.add(score)
            scores.append(score)
    return scores


@pytest.mark.parametrize("players", range(2, 9))
def test_in_a_round_robin_everybody_meets_everybody_once_and_colours_are_even(players: int) -> None:
    fixtures = round_robin(plan(EveningKind.ROUND_ROBIN, players))

    assert {frozenset(f) for f in fixtures} == {
        frozenset(f) for f in itertools.combinations(NAMES[:players], 2)
    }
    assert len(fixtures) == players * (players - 1) // 2
    for name in NAMES[:players]:
        blacks = sum(black == name for black, _ in fixtures)
        assert abs(2 * blacks - (players - 1)) <= 2


def test_twice_is_with_both_colours() -> None:
    fixtures = round_robin(plan(EveningKind.ROUND_ROBIN, 4, twice=True))

    assert set(fixtures) == set(itertools.permutations(NAMES[:4], 2))


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 8), st.integers(0, 999))
def test_a_swiss_evening_ends_nobody_meets_twice_and_its_points_add_up(n: int, seed: int) -> None:
    rounds = min(5, n - 1)
    evening = Evening(plan(EveningKind.SWISS, n, rounds=rounds))
    scores = play_all(evening, NAMES[:n], random.Random(seed))
    table = evening.table()

    assert len(scores) == rounds * (n // 2)
    if n >= 2 * rounds:
        assert len({score.names for score in scores}) == len(scores)
    assert sum(standing.points for standing in table) == len(scores) + rounds * (n % 2)
    assert [s.points for s in table] == sorted((s.points for s in table), reverse=True)


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(list(EveningKind)), st.integers(2, 7), st.integers(0, 999), st.integers(0, 20))
def test_after_a_restart_the_evening_is_the_same(kind: EveningKind, n: int, seed: int, cut: int) -> None:
    chosen = plan(kind, n, rounds=min(3, n - 1))
    whole = Evening(chosen)
    scores = play_all(whole, NAMES[:n], random.Random(seed))
    again = Evening(chosen)
    for score in scores[:cut]:
        again.add(score)
    before = [list(again.pairs(waiting(*NAMES[:n]))), again.table()]
    fresh = Evening(chosen)
    for score in scores[:cut]:
        fresh.add(score)

    assert [list(fresh.pairs(waiting(*NAMES[:n]))), fresh.table()] == before
    for score in scores[cut:]:
        fresh.add(score)
    assert fresh.table() == whole.table()


def test_only_those_who_are_there_are_paired_and_nobody_twice_at_a_time() -> None:
    evening = Evening(plan(EveningKind.ROUND_ROBIN, 4))
    assert list(evening.pairs(waiting("anna", "stranger"))) == []
    (pair,) = evening.pairs(waiting("anna", "boris"))
    evening.began(pair.black, pair.white)

    assert list(evening.pairs(waiting("anna", "boris"))) == []
    evening.broken_off(pair.black, pair.white)
    assert list(evening.pairs(waiting("anna", "boris"))) == [pair]


def test_who_has_gone_home_loses_what_is_left() -> None:
    evening = Evening(plan(EveningKind.ROUND_ROBIN, 3, absent=("chie",)))
    (pair,) = evening.pairs(waiting("anna", "boris"))
    evening.add(Score(pair.black, pair.white, None))

    assert evening.is_over
    points = {standing.name: standing.points for standing in evening.table()}
    assert points == {"anna": 1.5, "boris": 1.5, "chie": 0.0}


def test_the_next_round_pairs_those_of_equal_points() -> None:
    chosen = plan(EveningKind.SWISS, 4, rounds=2)
    fixtures, bye = swiss_round(chosen, [])
    assert bye is None
    done = [Score(black, white, black) for black, white in fixtures]
    winners = {black for black, _ in fixtures}

    fixtures, _ = swiss_round(chosen, done)

    assert {frozenset(f) for f in fixtures} == {
        frozenset(winners),
        frozenset(set(NAMES[:4]) - winners),
    }


def test_the_table_counts_wins_draws_losses_and_the_points_of_those_played() -> None:
    evening = Evening(plan(EveningKind.ROUND_ROBIN, 3))
    winners = {frozenset(("anna", "boris")): "anna", frozenset(("boris", "chie")): "chie"}
    while not evening.is_over:
        for pair in evening.pairs(waiting(*NAMES[:3])):
            evening.began(pair.black, pair.white)
            winner = winners.get(frozenset((pair.black, pair.white)))
            evening.add(Score(pair.black, pair.white, winner))
    assert evening.table() == [
        Standing("anna", 1.5, 1, 1, 0, 1.5),
        Standing("chie", 1.5, 1, 1, 0, 1.5),
        Standing("boris", 0.0, 0, 0, 2, 3.0),
    ]


def test_black_goes_to_who_has_had_it_less_often_else_to_the_higher_ranked() -> None:
    met = [Score("anna", "boris", "anna"), Score("chie", "anna", None), Score("david", "", "david")]
    assert _with_colours("anna", "boris", met) == ("boris", "anna")  # one black each way against none
    assert _with_colours("boris", "chie", met) == ("boris", "chie")
    assert _with_colours("chie", "boris", met) == ("boris", "chie")
    assert _with_colours("anna", "david", met) == ("anna", "david"), (
        "a game without an opponent has no colour"
    )
    assert _with_colours("david", "anna", met) == ("david", "anna")


@pytest.mark.parametrize("players", [4, 6, 8])
def test_with_everybody_in_every_round_colours_differ_by_one(players: int) -> None:
    for name in NAMES[:players]:
        fixtures = [
            fixture for fixture in round_robin(plan(EveningKind.ROUND_ROBIN, players)) if name in fixture
        ]
        assert abs(2 * sum(black == name for black, _ in fixtures) - (players - 1)) == 1


@pytest.mark.parametrize("seed", range(8))
def test_of_equal_points_those_of_the_opponents_decide(seed: int) -> None:
    evening = Evening(plan(EveningKind.ROUND_ROBIN, 6))
    play_all(evening, NAMES[:6], random.Random(seed))
    table = evening.table()
    keys = [(-one.points, -one.opponents, NAMES.index(one.name)) for one in table]
    assert keys == sorted(keys)


def won(*pairs: tuple[str, str]) -> list[Score]:
    """The first of each pair had Black and won."""
    return [Score(black, white, black) for black, white in pairs]


def test_the_best_meet_each_other_and_the_last_of_the_table_rests() -> None:
    done = [*won(("anna", "boris"), ("chie", "david")), Score("ema", "", "ema")]
    fixtures, bye = swiss_round(plan(EveningKind.SWISS, 5, rounds=5), done)
    assert bye == "david"
    assert [set(fixture) for fixture in fixtures] == [{"anna", "chie"}, {"ema", "boris"}]


def test_where_everybody_has_rested_the_last_of_the_table_rests_again() -> None:
    done = [*won(("anna", "boris"), ("anna", "chie"), ("boris", "chie"))]
    done += [Score(name, "", name) for name in NAMES[:3]]
    _, bye = swiss_round(plan(EveningKind.SWISS, 3, rounds=9), done)
    assert bye == "chie"


def test_where_all_have_met_neighbours_in_the_table_meet_again() -> None:
    done = won(*itertools.combinations(NAMES[:4], 2))
    fixtures, bye = swiss_round(plan(EveningKind.SWISS, 4, rounds=9), done)
    assert bye is None
    assert [set(fixture) for fixture in fixtures] == [{"anna", "boris"}, {"chie", "david"}]


def test_of_equal_points_the_harder_opponents_come_first_then_the_seed() -> None:
    """Anna and Boris have beaten one each, and Boris the better one."""
    evening = Evening(plan(EveningKind.ROUND_ROBIN, 4))
    for score in (
        Score("anna", "david", "anna"),
        Score("boris", "chie", "boris"),
        Score("chie", "david", "chie"),
    ):
        evening.add(score if (score.black, score.white) in round_robin(evening.plan) else flipped(score))
    assert [(one.name, one.points, one.opponents) for one in evening.table()] == [
        ("boris", 1.0, 1.0),
        ("chie", 1.0, 1.0),
        ("anna", 1.0, 0.0),
        ("david", 0.0, 2.0),
    ]


def flipped(score: Score) -> Score:
    return Score(score.white, score.black, score.winner)


def test_the_first_round_of_a_robin_is_first_against_last_and_colours_change_by_rounds() -> None:
    assert round_robin(plan(EveningKind.ROUND_ROBIN, 4)) == [
        ("anna", "david"), ("chie", "boris"),
        ("chie", "anna"), ("boris", "david"),
        ("anna", "boris"), ("david", "chie"),
    ]  # fmt: skip
    assert round_robin(plan(EveningKind.ROUND_ROBIN, 6))[:6] == [
        ("anna", "fumi"), ("ema", "boris"), ("chie", "david"),
        ("ema", "anna"), ("david", "fumi"), ("boris", "chie"),
    ]  # fmt: skip


def test_who_has_met_the_next_in_the_table_meets_the_one_behind() -> None:
    done = [Score("anna", "boris", None)]
    fixtures, _ = swiss_round(plan(EveningKind.SWISS, 4), done)
    assert [set(fixture) for fixture in fixtures] == [{"anna", "chie"}, {"boris", "david"}]


def test_who_is_ahead_is_paired_first_whatever_the_seed() -> None:
    fixtures, _ = swiss_round(plan(EveningKind.SWISS, 4), won(("chie", "anna"), ("david", "boris")))
    assert [set(fixture) for fixture in fixtures] == [{"chie", "david"}, {"anna", "boris"}]
    assert set(fixtures[0]) == {"chie", "david"}


def test_who_goes_home_loses_what_is_left_of_a_swiss_evening() -> None:
    evening = Evening(plan(EveningKind.SWISS, 2, rounds=2, absent=("boris",)))
    assert evening.is_over
    assert [(one.name, one.points, one.wins, one.losses) for one in evening.table()] == [
        ("anna", 2.0, 2, 0),
        ("boris", 0.0, 0, 2),
    ]


def test_where_both_have_gone_home_nobody_has_won() -> None:
    evening = Evening(plan(EveningKind.ROUND_ROBIN, 2, absent=("anna", "boris")))
    assert [(one.points, one.draws) for one in evening.table()] == [(0.5, 1), (0.5, 1)]


def test_a_swiss_evening_has_five_rounds_and_a_robin_one_game_each_where_nothing_is_said() -> None:
    usual = EveningPlan(EveningKind.SWISS, GAME, NAMES[:2])
    assert (usual.rounds, usual.twice, usual.absent) == (5, False, ())
