"""The levels' data, and the choice among an engine's lines."""

import itertools
import random
import re
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from shogi_desktop.app.players.levels import LEVELS, Level, choose, level, value_of
from shogi_desktop.usi.messages import Bound, Centipawns, Info, Mate, Score

LEGAL = ("1g1f", "2g2f", "7g7f", "9g9f")


def line(move: str, score: Score, depth: int = 5, multipv: int = 1) -> Info:
    return Info(depth=depth, multipv=multipv, score=score, pv=(move, "3c3d"))


def draws(chosen: Level, lines: tuple[Info, ...], *, ply: int = 100, best: str = "7g7f") -> Counter[str]:
    rng = random.Random(1)
    return Counter(choose(chosen, ply, best, lines, LEGAL, rng) for _ in range(2_000))


def test_the_levels_are_numbered_and_search_ever_more() -> None:
    assert [level.number for level in LEVELS] == list(range(1, 11))
    assert level(3) is LEVELS[2]
    for weaker, stronger in itertools.pairwise(LEVELS):
        assert weaker.nodes <= stronger.nodes
        assert weaker.temperature >= stronger.temperature
        assert weaker.blunder >= stronger.blunder


@pytest.mark.parametrize("number", [0, 11, -1])
def test_there_is_no_other_level(number: int) -> None:
    with pytest.raises(ValueError, match=f"no level {number}"):
        level(number)


def test_every_level_searches_alike_on_every_machine() -> None:
    for one in LEVELS:
        assert one.engine_options()["Threads"] == 1
        assert one.limits().nodes == one.nodes
        assert one.limits().movetime_ms is None


def test_without_temperature_the_best_move_is_played() -> None:
    lines = (line("7g7f", Centipawns(10)), line("2g2f", Centipawns(10), multipv=2))

    assert draws(Level(9, 1000), lines) == {"7g7f": 2_000}


def test_a_line_one_temperature_worse_is_played_e_times_less_often() -> None:
    lines = (line("7g7f", Centipawns(60)), line("2g2f", Centipawns(-40), multipv=2))

    drawn = draws(Level(3, 1000, multipv=2, temperature=100.0), lines)

    assert drawn["7g7f"] / drawn["2g2f"] == pytest.approx(2.718, rel=0.1)


def test_a_mate_is_hardly_ever_missed_by_a_mild_temperature() -> None:
    lines = (line("7g7f", Mate(winning=True, plies=3)), line("2g2f", Centipawns(3000), multipv=2))

    assert draws(Level(3, 1000, multipv=2, temperature=400.0), lines) == {"7g7f": 2_000}


def test_of_two_lines_with_the_same_move_the_deeper_one_counts() -> None:
    lines = (
        line("7g7f", Centipawns(-900), depth=5),
        line("7g7f", Centipawns(500), depth=4, multipv=2),
        line("2g2f", Centipawns(0), depth=4, multipv=3),
    )

    mild = Level(3, 1000, multipv=3, temperature=10.0)
    assert draws(mild, lines) == draws(mild, lines[::-1]) == {"2g2f": 2_000}


def test_a_bound_is_no_value_to_weigh_moves_by() -> None:
    bound = replace(line("7g7f", Centipawns(-3000), depth=6), bound=Bound.UPPER)

    assert draws(
        Level(3, 1000, multipv=2, temperature=100.0), (bound, line("2g2f", Centipawns(0), multipv=2))
    ) == {"7g7f": 2_000}


def test_an_illegal_line_is_never_chosen() -> None:
    lines = (line("7g7f", Centipawns(0)), line("5e5d", Centipawns(5000), multipv=2))

    assert draws(Level(3, 1000, multipv=2, temperature=100.0), lines) == {"7g7f": 2_000}


def test_without_lines_the_engines_move_is_played() -> None:
    assert draws(Level(3, 1000, multipv=2, temperature=100.0), ()) == {"7g7f": 2_000}


def test_blunders_are_drawn_from_all_legal_moves() -> None:
    drawn = draws(Level(1, 10, blunder=0.4), (line("7g7f", Centipawns(0)),))

    assert set(drawn) == set(LEGAL)
    assert 2_000 - drawn["7g7f"] == pytest.approx(2_000 * 0.4 * 3 / 4, rel=0.15)


def test_the_opening_is_varied_and_what_follows_is_not() -> None:
    strong = Level(9, 1000, opening_plies=10, opening_multipv=3, opening_temperature=20.0)
    lines = (line("7g7f", Centipawns(10)), line("2g2f", Centipawns(8), multipv=2))

    assert len(draws(strong, lines, ply=9)) == 2
    assert len(draws(strong, lines, ply=10)) == 1
    assert strong.search_options(9) == {"MultiPV": 3}
    assert strong.search_options(10) == {"MultiPV": 1}


def test_the_same_seed_gives_the_same_move() -> None:
    lines = tuple(line(move, Centipawns(0), multipv=i + 1) for i, move in enumerate(LEGAL))
    weak = replace(LEVELS[0], blunder=0.5)

    first, second = random.Random(7), random.Random(7)
    assert [choose(weak, 0, "7g7f", lines, LEGAL, first) for _ in range(50)] == [
        choose(weak, 0, "7g7f", lines, reversed(LEGAL), second) for _ in range(50)
    ]


def test_scores_stand_on_one_scale() -> None:
    ordered: list[Score] = [
        Mate(winning=False, plies=1),
        Mate(winning=False, plies=9),
        Centipawns(-5000),
        Centipawns(0),
        Centipawns(5000),
        Mate(winning=True, plies=None),
        Mate(winning=True, plies=9),
        Mate(winning=True, plies=1),
    ]

    values = [value_of(score) for score in ordered]
    assert values == sorted(values)
    assert len(set(values)) == len(values)


def test_the_levels_are_those_of_the_table_in_the_documents() -> None:
    text = Path(__file__).resolve().parents[4].joinpath("docs", "levels.md").read_text("utf-8")
    rows = re.findall(
        r"^\| (\d+) \| ([\d\s]+?) \| (\d+) \| (\d+) \| (\d+%|–) \| (–|\d+, of \d+ lines at \d+) \|$",
        text,
        re.MULTILINE,
    )
    shown = []
    for one in LEVELS:
        blunder = f"{one.blunder:.0%}" if one.blunder else "–"
        opening = f"{one.opening_plies}, of {one.opening_multipv} lines at {one.opening_temperature:.0f}"
        lines, temperature = str(one.multipv), f"{one.temperature:.0f}"
        number = str(one.number)
        shown.append(
            (number, str(one.nodes), lines, temperature, blunder, opening if one.opening_plies else "–")
        )
    assert [(number, "".join(nodes.split()), *rest) for number, nodes, *rest in rows] == shown


def test_the_table_of_a_level_grows_with_what_it_searches() -> None:
    assert [one.engine_options()["USI_Hash"] for one in LEVELS] == [16] * 7 + [32, 64, 128]
    assert [one.engine_options()["MultiPV"] for one in LEVELS] == [20, 16, 12, 8, 6, 5, 4, 3, 1, 1]


def test_a_level_asks_for_lines_only_where_their_number_changes() -> None:
    assert [bool(one.search_options(0)) for one in LEVELS] == [False] * 8 + [True] * 2
    assert LEVELS[0].multipv_at(0) == 20
    wide = Level(
        3, 1, multipv=9, temperature=50.0, opening_plies=2, opening_multipv=4, opening_temperature=9.0
    )
    assert (wide.multipv_at(0), wide.temperature_at(0)) == (9, 50.0)


def test_a_mate_counts_less_the_later_it_comes() -> None:
    assert value_of(Mate(winning=True, plies=5)) == 29_995
    assert value_of(Mate(winning=False, plies=5)) == -29_995
    assert value_of(Mate(winning=True, plies=None)) == value_of(Mate(winning=True, plies=300)) == 29_900
    assert value_of(Centipawns(-7)) == -7.0
