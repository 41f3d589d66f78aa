"""Matches: scores, colours, replays and the handicap ladder, worked out by hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from shogi_desktop.game import LADDER, FoulRule, Outcome, Reason, Series, SeriesKind
from shogi_desktop.rules import Color

VOID, BROKEN_OFF, DRAW = Outcome(Reason.REPETITION), Outcome(Reason.INTERRUPTED), Outcome(Reason.AGREEMENT)


def won(match: Series, who: str) -> Outcome:
    """Home (h) or away (a) wins the game, whichever side it has; d a draw, v void, b broken off."""
    if who in "dvb":
        return {"d": DRAW, "v": VOID, "b": BROKEN_OFF}[who]
    color = match.home_color if who == "h" else match.home_color.opponent
    return Outcome(Reason.RESIGNATION, color)


def played(match: Series, results: Iterable[str]) -> Series:
    for who in results:
        match = match.after(won(match, who))
    return match


def colours(match: Series, results: str) -> str:
    """Home's colour in each game, the one to come included."""
    seen = ""
    for who in [*results, ""]:
        seen += "b" if match.home_color is Color.BLACK else "w"
        if who:
            match = match.after(won(match, who))
    return seen


@pytest.mark.parametrize(
    ("games", "results", "points", "decided"),
    [
        (3, "", (0, 0), False),
        (3, "h", (1, 0), False),
        (3, "hh", (2, 0), True),
        (3, "ha", (1, 1), False),
        (3, "haa", (1, 2), True),
        (3, "hd", (1.5, 0.5), False),
        (3, "hdd", (2, 1), True),
        (3, "ddd", (1.5, 1.5), True),
        (3, "hvh", (2, 0), True),
        (3, "hbb", (1, 0), False),
        (5, "hha", (2, 1), False),
        (5, "hhah", (3, 1), True),
        (7, "aaa", (0, 3), False),
        (7, "aaaa", (0, 4), True),
        (1, "h", (1, 0), True),
    ],
)
def test_the_score_and_when_a_match_is_decided(
    games: int, results: str, points: tuple[float, float], decided: bool
) -> None:
    match = played(Series.best_of(games), results)
    assert (match.points, match.decided) == (points, decided)


def test_colours_alternate_from_game_to_game() -> None:
    assert colours(Series.best_of(5), "hdah") == "bwbwb"


def test_a_void_game_is_replayed_with_the_other_colours_and_counts_for_nothing() -> None:
    match = played(Series.best_of(3), "v")
    assert (match.number, match.replays, match.points) == (1, 1, (0, 0))
    # The games after it have the colours that they would have had.
    assert colours(Series.best_of(5), "vahv") == "bwwbw"
    assert colours(Series.best_of(5), "vvh") == "bwbw"


def test_a_game_broken_off_is_still_to_be_played() -> None:
    match = played(Series.best_of(3), "h")
    assert match.after(BROKEN_OFF) == match


def test_whoever_gives_a_handicap_stays_white() -> None:
    assert colours(Series.best_of(5, handicap=True), "hvad") == "bbbbb"


@pytest.mark.parametrize(
    ("start", "results", "handicap", "home"),
    [
        ("rook", "hh", "rook", "b"),
        ("rook", "hhh", "bishop", "b"),
        ("rook", "hhahh", "rook", "b"),
        ("rook", "hhahhh", "bishop", "b"),
        ("rook", "aaa", "rook_lance", "b"),
        ("rook", "haaa", "rook_lance", "b"),
        ("rook", "haa", "rook", "b"),
        ("rook", "aahhh", "bishop", "b"),
        ("rook", "hhdh", "bishop", "b"),
        ("rook", "hhhh", "bishop", "b"),
        ("lance", "hhh", "even", "w"),
        ("even", "aaa", "lance", "b"),
        ("even", "hhh", "lance", "w"),
        ("even", "hhhhhh", "bishop", "w"),
        ("even", "hhhaaa", "even", "b"),
        ("ten", "aaa", "ten", "b"),
        ("rook", "hhhaa", "bishop", "b"),
        ("rook", "aaahh", "rook_lance", "b"),
    ],
)
def test_three_wins_in_a_row_move_the_ladder(start: str, results: str, handicap: str, home: str) -> None:
    match = played(Series.ladder(start), results)
    assert match.handicap_id == handicap
    assert match.home_color is (Color.BLACK if home == "b" else Color.WHITE)
    assert not match.decided
    assert match.games == 0, "a ladder has no end"


def test_every_step_of_the_ladder_is_a_handicap_of_both_games() -> None:
    from shogi_desktop.rules import VARIANTS

    for variant in VARIANTS:
        assert [variant.handicap(step).id for step in LADDER] == list(LADDER)
    with pytest.raises(ValueError, match="not in tuple"):
        Series.ladder("dragonfly")


@pytest.mark.parametrize(
    ("match", "results", "anew"),
    [
        (Series.best_of(5), "hav", Series.best_of(5)),
        (Series.best_of(3, handicap=True), "h", Series.best_of(3, handicap=True)),
        (Series.ladder("rook"), "hhh", Series.ladder("bishop")),
        (Series.ladder("even"), "hhh", Series.ladder("lance")),
    ],
)
def test_another_match_of_the_kind_begins_at_nothing(match: Series, results: str, anew: Series) -> None:
    again = played(match, results).anew()

    assert again == anew
    assert again.home_color is Color.BLACK


def test_the_words_for_matches_and_fouls_in_files_stay() -> None:
    """Journals and settings of years hold them."""
    assert [kind.value for kind in SeriesKind] == ["best of", "ladder"]
    assert [rule.value for rule in FoulRule] == ["prevented", "warned", "strict", "called"]


def test_a_match_survives_being_written_down() -> None:
    match = played(Series.ladder("rook"), "hhahdh")
    assert msgspec.json.decode(msgspec.json.encode(match), type=Series) == match


@pytest.mark.parametrize(
    "fields",
    [{"games": -1}, {"number": 0}, {"replays": -1}, {"home": -1}, {"away": -1}, {"draws": -1}, {"step": 10},
     {"step": -10}],
)  # fmt: skip
def test_a_match_that_cannot_stand_so_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"cannot count below nothing|has no step"):
        Series(**fields)


def test_a_match_at_its_least_and_a_ladder_at_its_ends_stand() -> None:
    assert Series(games=0, number=1).games == 0
    assert [Series(step=step).step for step in (9, -9)] == [9, -9]
