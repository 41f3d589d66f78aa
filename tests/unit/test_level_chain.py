"""What the chain of matches of the levels makes of results, and which match it plays next."""

import math
from pathlib import Path

import pytest

from tests.bench.chain import SLOPE, Match, Record, fit, next_match, read_record

LEVELS = ["1", "2", "3", "4"]


def played(first: str, second: str, points: float, games: int) -> Match:
    """A match with the result that this difference of ratings makes likeliest."""
    wins = round(games / (1 + math.exp(-SLOPE * points)))
    return Match(first, second, wins, games - wins, seconds=games)


def test_many_games_have_the_last_word_about_a_step() -> None:
    matches = [played("2", "1", 80, 20_000), played("3", "2", 160, 20_000), played("4", "2", 250, 20_000)]
    fitted = fit(LEVELS, matches)
    assert fitted.ratings == pytest.approx([300, 380, 540, 630], abs=5)
    assert fitted.error("2", "1") < 3


def test_where_nothing_was_played_a_step_is_as_expected_and_as_uncertain() -> None:
    fitted = fit(LEVELS, [])
    assert fitted.ratings == pytest.approx([300, 425, 550, 675])
    assert 30 < fitted.error("3", "2") < 60
    assert fitted.error("4", "1") > 2 * fitted.error("3", "2")


def test_a_step_is_thought_to_be_like_those_beside_it() -> None:
    fitted = fit(LEVELS, [played("2", "1", 250, 200)])
    steps = [high - low for low, high in zip(fitted.ratings, fitted.ratings[1:], strict=False)]
    assert steps[0] > steps[1] > steps[2] > 125


def test_a_strength_between_two_levels_is_on_the_line_between_their_ratings() -> None:
    fitted = fit(LEVELS, [played("3.25", "1.5", 220, 20_000), played("2", "1", 80, 20_000)])
    one, two, three, four = fitted.ratings
    assert (three + (four - three) / 4) - (one + two) / 2 == pytest.approx(220, abs=1)
    assert two - one == pytest.approx(80, abs=1)
    assert fit(LEVELS, [played("0.5", "mat2", 300, 100)]).ratings == fit(LEVELS, []).ratings


def test_the_match_played_next_is_where_least_is_known() -> None:
    known = [played("2", "1", 115, 400), played("3", "2", 115, 400), played("3", "1", 230, 400)]
    record = Record("shogi", "", known)
    assert next_match(fit(LEVELS, record.matches), record)[0] == "4"


def test_a_wider_match_is_played_no_oftener_than_that_of_neighbours() -> None:
    record = Record("shogi", "", [played("3", "1", 230, 40), played("4", "2", 230, 40)])
    for _ in range(30):
        first, second = next_match(fit(LEVELS, record.matches), record)
        match = record.match(first, second)
        match.wins, match.losses, match.seconds = match.wins + 1, match.losses + 1, match.seconds + 1
    wide, near = record.match("4", "2"), record.match("4", "3")
    assert near.games and wide.games <= max(40, near.games + 2)


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    record = Record("okisakishogi", "bench 1", [Match("10", "9", 5, 3, 2, 900, 12.0), Match("9", "mat2")])
    record.save(tmp_path / "kept.json")
    assert read_record(tmp_path / "kept.json") == Record("okisakishogi", "bench 1", record.matches[:1])


def test_the_games_of_another_run_are_counted_too() -> None:
    record = Record("shogi", "bench 1", [Match("2", "1", 3, 1, 0, 400, 2.0)])
    more = [Match("2", "1", 1, 2, 1, 300, 1.5), Match("3", "2", 1, 1, 0, 90, 1.0)]
    record.add(Record("shogi", "bench 1", more))
    assert record.match("2", "1") == Match("2", "1", 4, 3, 1, 700, 3.5)
    assert record.match("3", "2").games == 2


@pytest.mark.parametrize("other", [Record("okisakishogi", "bench 1"), Record("shogi", "bench 2")])
def test_games_of_another_variant_or_engine_are_not_counted(other: Record) -> None:
    with pytest.raises(ValueError, match="is no part of shogi by 'bench 1'"):
        Record("shogi", "bench 1").add(other)


def test_players_close_to_two_levels_tell_how_these_score() -> None:
    record = Record(
        "shogi",
        "",
        [
            Match("9", "8", 6, 4),
            Match("9.25", "8.15", 3, 1, 1),
            Match("8.8", "7.9", 2, 2),
            Match("9.26", "8.2", 50, 0),
            Match("9.1", "7.9", 50, 0),
            Match("9", "mat2", 50, 0),
        ],
    )
    near = record.near("9", "8")
    assert (near.first, near.second, near.games) == ("9", "8", 19)
    assert (near.wins, near.losses, near.draws) == (11, 7, 1)
    assert record.match("9", "8").games == 10
