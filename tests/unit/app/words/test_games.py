"""Every ending has its words, in every kind of game, and names the right side."""

from __future__ import annotations

import itertools

import pytest

from shogi_desktop.app.settings.game_setup import (
    EngineSetup,
    GameSetup,
    LevelSetup,
    PersonSetup,
    PlayerSetup,
    RemoteSetup,
    TimeSetup,
)
from shogi_desktop.app.settings.strengths import RUNGS
from shogi_desktop.app.words.games import (
    clock_text,
    grade_text,
    handicap_in_full,
    handicap_name,
    level_name,
    level_text,
    outcome_text,
    player_name,
    replay_text,
    side_name,
    spent_text,
    time_text,
    times_text,
    variant_name,
)
from shogi_desktop.game import ClockState, Outcome, OutcomeError, Reason, Record
from shogi_desktop.game.clock import SideState
from shogi_desktop.rules import OKISAKI, STANDARD, VARIANTS, Color, Handicap

EVEN = Record(STANDARD)
HANDICAP = Record(STANDARD, handicap_id="rook")


def possible_outcomes() -> list[Outcome]:
    found = []
    for reason, winner in itertools.product(Reason, (None, *Color)):
        try:
            found.append(Outcome(reason, winner))
        except OutcomeError:
            continue
    return found


@pytest.mark.parametrize("outcome", possible_outcomes(), ids=lambda o: f"{o.reason.name}-{o.winner}")
def test_every_outcome_is_told_in_whole_sentences(outcome: Outcome) -> None:
    for record, human in itertools.product((EVEN, HANDICAP), (None, *Color)):
        words = outcome_text(outcome, record, human)
        assert words.headline
        assert words.reason.endswith(".")
        assert "{" not in words.headline + words.reason


@pytest.mark.parametrize(
    ("outcome", "headline", "reason"),
    [
        (Outcome(Reason.CHECKMATE, Color.BLACK), "Black wins", "White is checkmated."),
        (Outcome(Reason.NO_MOVE, Color.WHITE), "White wins", "Black has no legal move and loses."),
        (Outcome(Reason.RESIGNATION, Color.WHITE), "White wins", "Black resigned."),
        (
            Outcome(Reason.REPETITION),
            "No result",
            "The same position occurred for the fourth time (sennichite). The game is void.",
        ),
        (
            Outcome(Reason.PERPETUAL_CHECK, Color.WHITE),
            "White wins",
            "The position occurred for the fourth time, and Black, who gave check every time, loses.",
        ),
        (Outcome(Reason.TIMEOUT, Color.BLACK), "Black wins", "White ran out of time."),
        (Outcome(Reason.ILLEGAL_MOVE, Color.BLACK), "Black wins", "White made an illegal move."),
        (Outcome(Reason.BARE_KING, Color.BLACK), "Black wins", "White has only the king left."),
        (Outcome(Reason.MUTUAL_BARING), "Draw", "Both sides have only their kings left."),
        (Outcome(Reason.AGREEMENT), "Draw", "The players agreed on a draw."),
        (Outcome(Reason.MOVE_LIMIT), "Draw", "The move limit was reached."),
        (
            Outcome(Reason.DECLARATION, Color.BLACK),
            "Black wins",
            "Black declared a win with the king in the opposing camp.",
        ),
        (
            Outcome(Reason.FALSE_DECLARATION, Color.WHITE),
            "White wins",
            "Black declared a win, but the conditions were not met.",
        ),
        (Outcome(Reason.INTERRUPTED), "Game over", "The game was broken off."),
        (Outcome(Reason.UNKNOWN, Color.WHITE), "White wins", "The record does not say why."),
    ],
)
def test_an_even_game_between_two_people(outcome: Outcome, headline: str, reason: str) -> None:
    words = outcome_text(outcome, EVEN)
    assert (words.headline, words.reason) == (headline, reason)


def test_in_a_handicap_game_the_sides_are_uwate_and_shitate() -> None:
    words = outcome_text(Outcome(Reason.RESIGNATION, Color.BLACK), HANDICAP)
    assert (words.headline, words.reason) == ("Shitate wins", "Uwate resigned.")
    assert side_name(Color.WHITE, handicap=True) == "Uwate"


@pytest.mark.parametrize(("human", "headline"), [(Color.BLACK, "You win"), (Color.WHITE, "You lose")])
def test_the_only_person_is_spoken_to(human: Color, headline: str) -> None:
    assert outcome_text(Outcome(Reason.CHECKMATE, Color.BLACK), EVEN, human).headline == headline


def test_every_handicap_of_every_game_has_a_name_of_its_own() -> None:
    for variant in VARIANTS:
        names = [handicap_name(handicap) for handicap in variant.handicaps]
        assert len(set(names)) == len(names)
        assert all(handicap.id not in names for handicap in variant.handicaps), "an id is no name"


def test_levels_have_ten_names() -> None:
    names = [level_name(number) for number in range(1, RUNGS + 1)]
    begins = [number for number, name in enumerate(names, 1) if name not in names[: number - 1]]
    assert begins == [1, 6, 9, 13, 17, 22, 26, 31, 36, 40]
    assert len({level_text(number) for number in range(1, RUNGS + 1)}) == 10


def test_a_grade_is_told_as_an_estimate() -> None:
    assert grade_text(1) == "Below the kyū grades." and grade_text(RUNGS) == "Beyond the amateur grades."
    assert grade_text(10) == "About 12 kyū, estimated." and grade_text(23) == "About 2 dan, estimated."


@pytest.mark.parametrize(
    ("time", "text"),
    [
        (TimeSetup(), "No time limit"),
        (TimeSetup(main_ms=600_000, byoyomi_ms=30_000), "10 min, then 30 s a move"),
        (TimeSetup(byoyomi_ms=30_000), "30 s a move"),
        (TimeSetup(main_ms=600_000), "10 min"),
        (TimeSetup(main_ms=600_000, byoyomi_ms=30_000, periods=3), "10 min, then 3 periods of 30 s"),
        (TimeSetup(byoyomi_ms=30_000, periods=5), "5 periods of 30 s"),
        (TimeSetup(main_ms=300_000, increment_ms=5_000), "5 min + 5 s a move (Fischer)"),
    ],
)
def test_time_controls_in_words(time: TimeSetup, text: str) -> None:
    assert time_text(time) == text


def test_a_clock_shows_a_second_begun_as_whole_and_a_kifu_does_not() -> None:
    assert [clock_text(ms) for ms in (0, 1, 1000, 1001, 60_000, 3_661_000)] == [
        "0:00", "0:01", "0:01", "0:02", "1:00", "1:01:01",
    ]  # fmt: skip
    assert spent_text(1999) == "0:01"


@pytest.mark.parametrize(
    ("player", "name"),
    [
        (PersonSetup(), ""),
        (PersonSetup("Aiko"), "Aiko"),
        (LevelSetup(3), "Computer level 3"),
        (LevelSetup(3, name="Rival"), "Rival"),
        (EngineSetup(("/opt/deep.exe", "-q")), "deep"),
        (EngineSetup(("/opt/deep.exe",), name="Deep"), "Deep"),
        (RemoteSetup("example.org"), "example.org"),
    ],
)
def test_a_player_is_called_by_name_else_by_what_plays(player: PlayerSetup, name: str) -> None:
    assert player_name(player) == name


def test_the_time_of_each_side_is_told_where_they_differ() -> None:
    ten, five = TimeSetup(main_ms=600_000), TimeSetup(main_ms=300_000)
    assert times_text(GameSetup(time=ten)) == "10 min"
    assert times_text(GameSetup(time=ten, white_time=ten)) == "10 min"
    assert times_text(GameSetup(time=ten, white_time=five)) == "Black: 10 min; White: 5 min"
    assert times_text(GameSetup(handicap="rook", time=ten, white_time=five)) == (
        "Shitate: 10 min; Uwate: 5 min"
    )


def test_a_replay_tells_the_time_left_to_each_side() -> None:
    assert replay_text(GameSetup()) == ""
    carried = ClockState(SideState(61_000, 1), SideState(5_000, 1))
    assert replay_text(GameSetup(carried=carried)) == (
        "Replay after sennichite; time left: Black 1:01, White 0:05"
    )
    assert "Uwate 0:05" in replay_text(GameSetup(handicap="rook", carried=carried))


def test_a_handicap_is_named_in_both_languages_and_once_where_they_are_the_same() -> None:
    rook = STANDARD.handicap("rook")
    assert handicap_in_full(rook) == "Rook · 飛車落ち"
    assert handicap_in_full(rook, " / ") == "Rook / 飛車落ち"
    assert handicap_in_full(Handicap("own", "私の手合", rook.sfen)) == "own · 私の手合"
    assert handicap_in_full(Handicap("私の手合", "私の手合", rook.sfen)) == "私の手合"


def test_games_have_names() -> None:
    assert [variant_name(variant) for variant in (STANDARD, OKISAKI)] == ["Shogi", "Okisaki shogi"]


@pytest.mark.parametrize(
    ("outcome", "reason"),
    [
        (
            Outcome(Reason.IMPASSE),
            "Both kings are safe in the opposing camps, and both sides have enough points.",
        ),
        (
            Outcome(Reason.IMPASSE, Color.WHITE),
            "Both kings are safe in the opposing camps; White has enough points.",
        ),
        (Outcome(Reason.TRY_RULE, Color.BLACK), "Black's king reached the other king's starting square."),
        (Outcome(Reason.DEFAULT, Color.BLACK), "White did not appear."),
        (Outcome(Reason.NO_MATE), "There is no mate in this problem."),
    ],
)
def test_seldom_ends_have_their_words_too(outcome: Outcome, reason: str) -> None:
    assert outcome_text(outcome, EVEN).reason == reason


def test_a_time_with_seconds_and_periods_is_told_in_its_order() -> None:
    assert time_text(TimeSetup(main_ms=60_000, byoyomi_ms=10_000)) == "1 min, then 10 s a move"
    assert time_text(TimeSetup(main_ms=60_000, increment_ms=10_000)) == "1 min + 10 s a move (Fischer)"
    assert time_text(TimeSetup(main_ms=60_000, byoyomi_ms=10_000, periods=2)) == (
        "1 min, then 2 periods of 10 s"
    )
    assert clock_text(-5) == "0:00"
    assert clock_text(3_600_000) == "1:00:00"
    assert clock_text(3_599_000) == "59:59"
