"""A player's figures, counted by hand: which games, which side, what is too few."""

from __future__ import annotations

from datetime import date
from statistics import NormalDist

import pytest
from msgspec.structs import replace

from shogi_desktop.analysis.figures import GameFigures, PhaseFigures, SideFigures
from shogi_desktop.app.library.accuracies import AccuracyWish
from shogi_desktop.app.library.database import GameRow
from shogi_desktop.app.library.reading import Result
from shogi_desktop.app.library.statistics import (
    Wanted,
    day_of,
    fold_name,
    games_of,
    players_of,
    smoothed,
    statistics_of,
)
from shogi_desktop.rules import Color

ME = Wanted(frozenset({"aiko"}))


def row(number: int, black: str = "Aiko", white: str = "Ben", **rest: object) -> GameRow:
    fields: dict[str, object] = {
        "variant": "shogi",
        "event": "",
        "date": f"2026/11/{number:02}",
        "handicap": "even",
        "opening": "",
        "strategy": "central",
        "result": Result.BLACK,
        "plies": 100,
    }
    return GameRow(number, f"/{number}.kif", 0, False, black=black, white=white, **fields | rest)  # type: ignore[arg-type]


def side(accuracy: float, blunders: int = 0, reasons: dict[str, int] | None = None) -> SideFigures:
    opening = PhaseFigures(20, 20, 20 * accuracy, 0, 0, 0, 20, 40_000)
    middle = PhaseFigures(30, 30, 30 * accuracy, 1, 2, blunders, 0, 0)
    return SideFigures((opening, middle, PhaseFigures()), reasons or {}, 0, "mino", 2, 30_000)


def figures(black: SideFigures, white: SideFigures, chance: float | None = 0.6) -> GameFigures:
    return GameFigures((black, white), "central", 30, 60, chance, "E")


def test_the_side_of_the_player_is_told_by_the_name_whatever_its_case_and_width() -> None:
    known = [
        (row(1, "Aiko", "Ben"), None),
        (row(2, "Ben", " AIKO "), None),
        (row(3, "Chiyo", "Ben"), None),
        (row(4, "aiko", "Aiko"), None),  # both sides: nobody's game
    ]
    games = games_of(known, ME)
    assert [(game.row.id, game.color) for game in games] == [(1, Color.BLACK), (2, Color.WHITE)]
    assert [game.score for game in games] == [1.0, 0.0]
    assert fold_name("Aiko") == "aiko"


def test_games_are_chosen_by_game_start_and_time_and_stand_in_their_order() -> None:
    known = [
        (row(5, date="2026/11/05"), None),
        (row(1, date="2026-01-09"), None),
        (row(2, variant="okisakishogi"), None),
        (row(3, handicap="rook"), None),
        (row(4, date=""), None),
        (row(6, handicap=""), None),  # from a position: nobody gave anything
    ]
    assert [game.row.id for game in games_of(known, ME)] == [4, 1, 2, 3, 5, 6]
    assert [game.row.id for game in games_of(known, Wanted(ME.names, variant="okisakishogi"))] == [2]
    assert [game.row.id for game in games_of(known, Wanted(ME.names, even=False))] == [3]
    assert [game.row.id for game in games_of(known, Wanted(ME.names, even=True))] == [4, 1, 2, 5, 6]
    spring = Wanted(ME.names, first=date(2026, 4, 1))
    assert [game.row.id for game in games_of(known, spring)] == [2, 3, 5, 6]


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("2026/11/23", date(2026, 11, 23)),
        ("2026-3-4 10:20:30", date(2026, 3, 4)),
        ("令和8年11月21日", date(2026, 11, 21)),
        ("2026", date(2026, 1, 1)),
        ("2026/02/31", date(2026, 1, 1)),
        ("some day", None),
        ("", None),
    ],
)
def test_days_are_read_as_files_write_them(text: str, day: date | None) -> None:
    assert day_of(text) == day


def test_results_accuracies_and_chances_are_those_of_the_players_side() -> None:
    known = [
        (row(1, "Aiko", "Ben", result=Result.BLACK), figures(side(90), side(50))),
        (row(2, "Ben", "Aiko", result=Result.BLACK), figures(side(40), side(80), chance=0.7)),
        (row(3, "Ben", "Aiko", result=Result.DRAW), None),
        (row(4, "Aiko", "Ben", result=Result.UNKNOWN), None),
    ]
    told = statistics_of(known, ME)
    assert told.whole is not None
    assert (told.whole.won, told.whole.drawn, told.whole.lost) == (1, 1, 1)
    assert told.whole.points == 0.5
    assert told.whole.accuracy == pytest.approx(85)
    assert told.whole.chance == pytest.approx((0.6 + 0.3) / 2)
    assert (told.whole.analysed, told.whole.chances, told.analysed) == (2, 2, 2)
    assert [game.id for game in told.missing] == [3, 4]
    black, white = told.colors
    assert (black.key, black.games, white.games) == ("black", (1, 4), (2, 3))
    assert black.few
    assert [point.accuracy for point in told.points] == pytest.approx([90, 80])
    assert told.faults_seconds == pytest.approx(15)


def test_phases_count_the_players_moves_and_lead_to_games_with_mistakes() -> None:
    known = [(row(n), figures(side(80, blunders=n), side(10))) for n in (1, 2, 3)]
    opening, middle, end = statistics_of(known, ME).phases
    assert (opening.figures.moves, middle.figures.moves, end.figures.moves) == (60, 90, 0)
    assert opening.games == ()
    assert middle.games == (1, 2, 3)
    assert middle.figures.blunders == 6
    assert middle.in_hundred(middle.figures.blunders) == pytest.approx(6 / 90 * 100)
    assert opening.seconds == pytest.approx(2)
    assert middle.seconds is None
    assert (middle.few, end.accuracy, end.in_hundred(0)) == (True, None, None)


def test_reasons_are_ordered_by_number_with_those_without_one_last() -> None:
    known = [
        (row(1), figures(side(80, reasons={"hangs_piece": 2, "": 9}), side(10))),
        (row(2), figures(side(80, reasons={"allows_fork": 3}), side(10, reasons={"misses_mate": 50}))),
        (row(3), figures(side(80, reasons={"hangs_piece": 2}), side(10))),
    ]
    reasons = statistics_of(known, ME).reasons
    assert [(one.id, one.count, one.of, one.games) for one in reasons] == [
        ("hangs_piece", 4, 16, (1, 3)),
        ("allows_fork", 3, 16, (2,)),
        ("", 9, 16, (1,)),
    ]
    assert not reasons[0].few


def test_openings_go_by_what_the_file_says_or_the_moves_tell() -> None:
    known = [(row(n, opening="My own" if n == 1 else ""), None) for n in range(1, 8)]
    known.append((row(9, strategy=""), None))
    openings = statistics_of(known, ME).openings
    assert [(one.key, len(one.games), one.few) for one in openings] == [
        ("central", 6, False),
        ("My own", 1, True),
    ]
    assert statistics_of(known, ME).castles == ()


def test_a_player_without_games_has_no_figures() -> None:
    told = statistics_of([(row(1), None)], Wanted(frozenset({"nobody"})))
    assert told.games == ()
    assert told.whole is None
    assert told.phases == ()


def test_the_line_is_a_mean_of_what_is_around() -> None:
    assert smoothed([]) == []
    assert smoothed([70.0]) == [70.0]
    assert smoothed([80.0] * 30) == pytest.approx([80.0] * 30)
    rough = [60.0, 100.0] * 20
    line = smoothed(rough)
    assert all(75 < value < 85 for value in line)
    rising = smoothed([float(n) for n in range(50)])
    assert rising == sorted(rising)


def test_players_are_offered_by_how_often_they_play() -> None:
    rows = [row(1), row(2, "Ben", "Chiyo"), row(3, "", "Ben")]
    assert players_of(rows) == [("Ben", 3), ("Aiko", 1), ("Chiyo", 1)]


def test_castles_and_accuracies_are_those_of_the_games_that_were_analysed() -> None:
    known = [
        (row(1), figures(side(80), side(10))),
        (row(2, "Ben", "Aiko"), figures(side(10), replace(side(60), castle="yagura"))),
        (row(3), None),
    ]
    told = statistics_of(known, ME)
    assert {score.key: score.games for score in told.castles} == {"mino": (1,), "yagura": (2,)}
    opening, middle, _ = told.phases
    assert opening.accuracy == pytest.approx(70)
    assert middle.accuracy == pytest.approx(70)


def test_a_long_line_is_smoothed_over_more_games_than_a_short_one() -> None:
    def reach(games: int) -> int:
        """How many games beside it a single one is felt at."""
        line = smoothed([0.0] * (games // 2) + [100.0] + [0.0] * (games // 2))
        return sum(value > 0 for value in line[: games // 2])

    assert [reach(games) for games in (20, 40, 100, 200, 400, 1_000)] == [8, 15, 37, 73, 90, 90]


def test_a_day_that_is_not_told_or_does_not_exist_is_the_first_of_its_year() -> None:
    assert (day_of("2026/11"), day_of("1998年")) == (date(2026, 1, 1), date(1998, 1, 1))
    assert day_of("2026/02/31") == date(2026, 1, 1), "no day of the calendar"


def test_the_weights_of_the_line_are_those_of_a_normal_curve() -> None:
    curve = NormalDist(0, 2)
    weights = [[curve.pdf(other - at) for other in range(7)] for at in range(7)]
    single = [0.0, 0.0, 100.0, 0.0, 0.0, 0.0, 0.0]
    assert smoothed(single) == pytest.approx([100 * row[2] / sum(row) for row in weights])


@pytest.mark.parametrize(
    ("mistakes", "blunders", "leads"), [(0, 0, False), (1, 0, True), (0, 1, True), (2, 3, True)]
)
def test_a_mistake_or_a_blunder_makes_a_game_worth_a_look(mistakes: int, blunders: int, leads: bool) -> None:
    phase = PhaseFigures(10, 10, 800.0, 5, mistakes, blunders, 0, 0)
    one = SideFigures((PhaseFigures(), PhaseFigures(), phase), {}, 0, "", 0, 0)
    (_, _, end) = statistics_of([(row(7), figures(one, side(50)))], ME).phases
    assert end.games == ((7,) if leads else ())


@pytest.mark.parametrize(("count", "few"), [(4, True), (5, False)])
def test_a_figure_of_fewer_than_five_games_is_of_too_few(count: int, few: bool) -> None:
    (black,) = statistics_of([(row(number), None) for number in range(1, count + 1)], ME).colors
    assert (len(black.games), black.few) == (count, few)


@pytest.mark.parametrize(("moves", "few"), [(99, True), (100, False)])
def test_a_figure_of_fewer_than_a_hundred_moves_is_of_too_few(moves: int, few: bool) -> None:
    phases = (PhaseFigures(moves, 1, 80.0), PhaseFigures(), PhaseFigures())
    one = SideFigures(phases, {}, 0, "", 0, 0)
    assert statistics_of([(row(1), figures(one, side(50)))], ME).phases[0].few is few


@pytest.mark.parametrize(("faults", "few"), [(9, True), (10, False)])
def test_reasons_of_fewer_than_ten_faults_are_of_too_few(faults: int, few: bool) -> None:
    reasons = {"hangs_piece": faults - 1, "": 1}
    told = statistics_of([(row(1), figures(side(80, reasons=reasons), side(10)))], ME).reasons
    assert [one.few for one in told] == [few, few]


@pytest.mark.parametrize(("time_ms", "seconds"), [(2_999, None), (3_000, 0.3), (40_000, 4.0)])
def test_moves_that_take_next_to_no_time_have_none(time_ms: int, seconds: float | None) -> None:
    phases = (PhaseFigures(10, 10, 800.0, 0, 0, 0, 10, time_ms), PhaseFigures(), PhaseFigures())
    one = SideFigures(phases, {}, 0, "", 10, time_ms)
    told = statistics_of([(row(1), figures(one, side(50)))], ME)
    assert told.phases[0].seconds == seconds == told.faults_seconds


@pytest.mark.parametrize(
    ("accuracy", "wishes"),
    [
        (None, {AccuracyWish.UNKNOWN}),
        ((None, None), {AccuracyWish.UNKNOWN}),
        ((90.0, 90.0), {AccuracyWish.KNOWN, AccuracyWish.GOOD}),
        ((90.0, 89.9), {AccuracyWish.KNOWN}),
        ((90.0, None), {AccuracyWish.KNOWN}),
        ((70.0, 95.0), {AccuracyWish.KNOWN}),
        ((95.0, 69.9), {AccuracyWish.KNOWN, AccuracyWish.POOR}),
        ((None, 69.9), {AccuracyWish.KNOWN, AccuracyWish.POOR}),
    ],
)
def test_a_game_is_good_where_both_sides_are_and_poor_where_one_is(
    accuracy: tuple[float | None, float | None] | None, wishes: set[AccuracyWish]
) -> None:
    assert {wish for wish in AccuracyWish if wish.fits(accuracy)} == wishes
