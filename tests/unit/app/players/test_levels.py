"""The settings at each strength, and the choice among an engine's lines."""

import itertools
import random
from collections import Counter

import pytest

from shogi_desktop.app.players import levels
from shogi_desktop.app.players.levels import Level, choose, level_at, value_of
from shogi_desktop.app.players.sight import Eyes, Line, View, impressions
from shogi_desktop.app.players.wishes import Allowance, Wishes
from shogi_desktop.app.settings.strengths import OF_TEN, RUNGS, grade_of, of_ten, rung_of
from shogi_desktop.rules import OKISAKI, STANDARD, VARIANTS, Position, Variant
from shogi_desktop.usi.messages import Bound, Centipawns, Info, Mate, Score

LEGAL = ("1g1f", "2g2f", "7g7f", "9g9f")
START = View(Position.start(STANDARD))


def level(strength: float) -> Level:
    return level_at(strength, STANDARD.id)


def line(move: str, score: Score, depth: int = 5, multipv: int = 1) -> Info:
    return Info(depth=depth, multipv=multipv, score=score, pv=(move, "3c3d"))


def draws(chosen: Level, lines: tuple[Info, ...], *, ply: int = 100, best: str = "7g7f") -> Counter[str]:
    rng = random.Random(1)
    return Counter(choose(chosen, ply, best, lines, LEGAL, rng, START) for _ in range(500))


def test_each_level_sees_more_than_the_one_below_and_looks_no_less_far() -> None:
    levels = [level(number) for number in range(1, RUNGS)]
    assert [one.number for one in levels] == list(range(1, RUNGS))
    for weaker, stronger in itertools.pairwise(levels):
        assert weaker.sight <= stronger.sight and weaker.noise >= stronger.noise
        assert weaker.nodes is not None and stronger.nodes is not None
        assert weaker.nodes <= stronger.nodes and weaker.multipv >= stronger.multipv
        assert (weaker.sight, weaker.noise, weaker.nodes) != (stronger.sight, stronger.noise, stronger.nodes)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_the_levels_of_every_game_go_from_one_end_of_the_settings_to_the_other(variant: Variant) -> None:
    own = [level_at(number, variant.id) for number in range(1, RUNGS + 1)]
    assert [one.strength for one in own] == list(range(1, RUNGS + 1))
    for end in (0, -1):
        assert own[end] == level(own[end].strength)
    for weaker, stronger in itertools.pairwise(own[:-1]):
        assert weaker.sight <= stronger.sight and weaker.noise > stronger.noise
        assert weaker.nodes is not None and stronger.nodes is not None and weaker.nodes <= stronger.nodes


def test_a_game_that_nobody_has_measured_is_spaced_as_standard_shogi() -> None:
    assert all(level_at(number, "minishogi") == level(number) for number in range(1, RUNGS + 1))
    assert any(level_at(number, OKISAKI.id) != level(number) for number in range(1, RUNGS + 1))


def test_between_two_levels_lies_every_strength() -> None:
    low, between, high = level(12), level(12.4), level(13)
    assert low.sight < between.sight < high.sight
    assert low.noise > between.noise > high.noise
    assert between.number == 12 and level(12.6).number == 13


@pytest.mark.parametrize("strength", [-1.0, 0.9, RUNGS + 0.1, float("nan"), float("inf")])
def test_there_is_no_other_strength(strength: float) -> None:
    with pytest.raises(ValueError, match="no strength"):
        level(strength)


def test_every_level_but_the_last_searches_alike_on_every_machine() -> None:
    for one in (level(number) for number in range(1, RUNGS)):
        assert one.engine_options(1) == one.engine_options(8)
        assert one.limits().nodes == one.nodes
        assert one.limits().movetime_ms is None


def test_the_lines_of_a_plan_get_more_nodes() -> None:
    wished = Wishes(Allowance(100.0, 100.0, 50.0), {"7g7f": 0}, lines=50)
    idle = Wishes(Allowance(100.0, 100.0, 50.0), {}, frozenset({"2g2f"}), lines=50)
    for number in range(1, RUNGS):
        one = level(number)
        assert one.nodes is not None
        planned = one.limits(wished).nodes
        assert planned is not None
        if 21 <= number <= 24:
            assert planned == 4 * one.nodes
        if 28 <= number <= 32:
            assert planned == 8 * one.nodes
        assert one.nodes <= planned <= max(one.nodes, 1_500_000)
        assert one.limits(idle).nodes == one.limits(None).nodes == one.nodes
    low, few = level(18), Wishes(wished.allowance, wished.places, lines=24)
    assert low.nodes is not None
    assert low.limits(few).nodes == round(low.nodes * 24 / low.multipv) < 4 * low.nodes
    assert level(1).limits(wished).nodes == 1, "the first iteration has all lines"
    assert level(RUNGS).limits(wished).nodes is None


def test_a_plan_asks_for_its_lines_while_it_has_moves_to_choose_from() -> None:
    for places, lines in (({"7g7f": 0}, 24), ({}, 6)):
        wished = Wishes(Allowance(100.0, 100.0, 50.0), places, lines=24)
        assert level(24).multipv_at(20, wishes=wished) == lines
        assert level(10).multipv_at(20, wishes=wished) == level(10).multipv


def test_two_threads_share_what_takes_one_about_two_seconds() -> None:
    """One manages some 1.4 million nodes a second (docs/engine.md)."""
    for one in (level(number) for number in range(1, RUNGS)):
        assert one.nodes is not None
        assert one.engine_options()["Threads"] == (2 if one.nodes > 2_500_000 else 1)


def test_from_one_line_on_the_nodes_grow_ever_faster_up_to_what_the_last_level_manages() -> None:
    """13 to 15 million with two threads, which waste one node in six or seven (docs/engine.md)."""
    searched = [level(number) for number in range(33, RUNGS)]
    used = [one.nodes / (1.18 if one.threads == 2 else 1) for one in searched if one.nodes is not None]
    used.append(14_200_000 / 1.18)
    times = [high / low for low, high in itertools.pairwise(used)]
    assert min(times) > 1.4 and max(times) < 2.25
    assert all(high > low - 0.1 for low, high in itertools.pairwise(times))


def test_the_last_level_has_its_time_and_all_processors() -> None:
    last = level(RUNGS)
    assert last.is_full_strength
    assert last.engine_options(8)["Threads"] == 8
    assert last.limits().nodes is None and last.limits().movetime_ms is not None


def test_the_sharpest_eyes_play_the_best_move() -> None:
    lines = (line("7g7f", Centipawns(10)), line("2g2f", Centipawns(10), multipv=2))
    assert draws(level(RUNGS), lines) == {"7g7f": 500}


def test_in_the_opening_near_equal_moves_are_mixed_and_worse_ones_are_not() -> None:
    lines = (
        line("7g7f", Centipawns(10)),
        line("2g2f", Centipawns(8), multipv=2),
        line("1g1f", Centipawns(-90), multipv=3),
    )
    drawn = draws(level(RUNGS), lines, ply=2)
    assert drawn["7g7f"] > 100 and drawn["2g2f"] > 100 and not drawn["1g1f"]


def test_bounds_and_moves_that_are_not_legal_are_passed_over() -> None:
    lines = (
        line("7g7f", Centipawns(0)),
        Info(depth=9, multipv=2, score=Centipawns(900), bound=Bound.LOWER, pv=("2g2f",)),
        line("5i5a", Centipawns(900), multipv=3),
    )
    assert draws(level(1), lines) == {"7g7f": 500}


def test_without_a_line_the_answer_of_the_engine_stands() -> None:
    assert draws(level(1), ()) == {"7g7f": 500}


def test_of_two_lines_with_one_move_the_deeper_counts() -> None:
    lines = (
        line("7g7f", Centipawns(-2_000), depth=3),
        line("7g7f", Centipawns(500), depth=4, multipv=2),
        line("2g2f", Centipawns(300), depth=4, multipv=3),
    )
    assert draws(level(RUNGS - 1), lines) == draws(level(RUNGS - 1), lines[::-1]) == {"7g7f": 500}


def test_one_state_of_chance_gives_one_move() -> None:
    lines = tuple(line(move, Centipawns(10 * n), multipv=n) for n, move in enumerate(LEGAL, 1))
    chosen = {choose(level(3), 40, "7g7f", lines, LEGAL, random.Random(9), START) for _ in range(5)}
    assert len(chosen) == 1


def test_a_quicker_mate_is_worth_more() -> None:
    quick, slow = value_of(Mate(True, 1)), value_of(Mate(True, 9))
    assert quick > slow > value_of(Centipawns(5_000))
    assert value_of(Mate(False, 1)) < value_of(Mate(False, 9)) < value_of(Centipawns(-5_000))


def test_each_of_the_ten_levels_of_before_has_its_place() -> None:
    assert [of_ten(number) for number in range(1, 11)] == list(OF_TEN)
    assert list(OF_TEN) == sorted(set(OF_TEN)) and OF_TEN[0] >= 1 and OF_TEN[-1] <= RUNGS
    assert of_ten(0) is of_ten(11) is of_ten("3") is of_ten(True) is None


def test_grades_rise_with_the_levels_and_leave_out_nothing() -> None:
    grades = [grade_of(number) for number in range(1, RUNGS + 1)]
    known = [grade for grade in grades if grade is not None]
    assert known == sorted(known) and 0 not in known and {-1, 1, 6} <= set(known)
    assert grades[len(known) :] == [None] * (RUNGS - len(known))


def test_a_strength_is_told_as_the_nearest_level() -> None:
    assert [rung_of(strength) for strength in (0.2, 1.4, 1.5, RUNGS - 0.4, 99.0)] == [1, 1, 2, RUNGS, RUNGS]


@pytest.mark.parametrize(
    ("variant", "strength", "sight", "noise", "nodes", "lines", "hash_mib"),
    [
        (STANDARD, 1, -1.9, 520, 1, 500, 16), (STANDARD, 5, -0.437, 314.24, 1, 500, 16),
        (STANDARD, 9, 0.628, 178.16, 1, 500, 16), (STANDARD, 13, 1.346, 105.47, 1, 500, 16),
        (STANDARD, 16, 2.089, 65.55, 134, 81, 16), (STANDARD, 19, 3.335, 28.65, 3_511, 11, 16),
        (STANDARD, 24, 4.447, 16.06, 13_630, 6, 16), (STANDARD, 28.8, 6.149, 7.92, 51_787, 3, 64),
        (STANDARD, 31.8, 7.0, 3.24, 132_926, 1, 64), (STANDARD, 35, 7.0, 1.93, 477_520, 1, 64),
        (STANDARD, 40, 7.0, 0, None, 1, 128),
        (OKISAKI, 1, -1.9, 520, 1, 500, 16), (OKISAKI, 4, -0.533, 327.44, 1, 500, 16),
        (OKISAKI, 9, 0.71, 169.86, 1, 500, 16), (OKISAKI, 17, 3.023, 36.79, 1_819, 17, 16),
        (OKISAKI, 24, 4.835, 13.96, 18_783, 5, 16), (OKISAKI, 30, 6.721, 5.29, 80_570, 2, 64),
        (OKISAKI, 35, 7.0, 1.91, 483_145, 1, 64), (OKISAKI, 40, 7.0, 0, None, 1, 128),
    ],
)  # fmt: skip
def test_the_settings_are_those_that_the_ratings_were_measured_with(
    variant: Variant,
    strength: float,
    sight: float,
    noise: float,
    nodes: int | None,
    lines: int,
    hash_mib: int,
) -> None:
    """Another setting is another strength: `tests.bench.chain` measures it."""
    at = level_at(strength, variant.id)
    assert at.sight == pytest.approx(sight, abs=0.001) and at.noise == pytest.approx(noise, abs=0.05)
    assert (at.nodes, at.multipv, at.hash_mib) == (nodes, lines, hash_mib)


def test_in_the_opening_even_the_keenest_judge_a_little_roughly() -> None:
    keen = level(RUNGS)
    assert [keen.eyes_at(ply).noise > 0 for ply in (0, 11, 12, 40)] == [True, True, False, False]
    assert level(1).eyes_at(0) == level(1).eyes_at(40)
    assert keen.eyes_at(0).sight == keen.eyes_at(40).sight


def test_scores_stand_on_one_scale_with_mates_at_its_ends() -> None:
    assert value_of(Centipawns(-120)) == -120
    assert value_of(Mate(True, 1)) > value_of(Mate(True, 9)) > value_of(Mate(True, None))
    assert value_of(Mate(False, 1)) == -value_of(Mate(True, 1))
    assert value_of(Mate(True, None)) == value_of(Mate(True, 100)) == value_of(Mate(True, 500)) == 29_900


@pytest.mark.parametrize("sight", [0.5, 6.9, 7.0])
@pytest.mark.parametrize("hurry", [0.0, 0.5, 1.0])
def test_haste_dims_all_eyes_but_the_sharpest(
    monkeypatch: pytest.MonkeyPatch, sight: float, hurry: float
) -> None:
    seen: list[Eyes] = []

    def noting(lines: dict[str, Line], view: View, eyes: Eyes, rng: random.Random) -> dict[str, float]:
        seen.append(eyes)
        return impressions(lines, view, eyes, rng)

    monkeypatch.setattr(levels, "impressions", noting)
    at_level = Level(10, nodes=100, sight=sight, noise=40.0)
    lines = (line("7g7f", Centipawns(10)), line("2g2f", Centipawns(8), multipv=2))
    choose(at_level, 100, "7g7f", lines, LEGAL, random.Random(1), START, hurry)
    rested = at_level.eyes_at(100)
    assert seen == [rested.hurried(hurry) if sight < 7.0 else rested]
    if hurry and sight < 7.0:
        assert seen != [rested]


def test_the_first_twelve_plies_are_the_opening() -> None:
    calm = Level(30, nodes=100)
    assert [calm.eyes_at(ply).noise for ply in (0, 11, 12)] == [8.0, 8.0, 0.0]
    assert [calm.multipv_at(ply) for ply in (0, 11, 12)] == [4, 4, 1]


def test_of_a_line_whose_depth_is_not_told_less_is_thought_than_of_any_other() -> None:
    deep = line("7g7f", Centipawns(400), depth=1, multipv=2)
    unknown = Info(multipv=1, score=Centipawns(-2_000), pv=("7g7f",))
    others = line("2g2f", Centipawns(0), multipv=3)
    assert draws(level(RUNGS - 1), (unknown, deep, others)) == {"7g7f": 500}
