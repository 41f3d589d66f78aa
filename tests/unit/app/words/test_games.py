"""Every ending has its words, in every kind of game, and names the right side."""

from __future__ import annotations

import itertools

import pytest

from shogi_desktop.app.settings.game_setup import TimeSetup
from shogi_desktop.app.words.games import (
    clock_text,
    handicap_name,
    level_name,
    level_text,
    outcome_text,
    side_name,
    spent_text,
    time_text,
)
from shogi_desktop.game import Outcome, OutcomeError, Reason, Record
from shogi_desktop.rules import STANDARD, VARIANTS, Color

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
        (Outcome(Reason.NO_MOVE, Color.WHITE), "White wins", "Black has no legal move left, which loses."),
        (Outcome(Reason.RESIGNATION, Color.WHITE), "White wins", "Black resigned."),
        (
            Outcome(Reason.REPETITION),
            "No result",
            "The same position came up for the fourth time (sennichite). The game does not count.",
        ),
        (
            Outcome(Reason.PERPETUAL_CHECK, Color.WHITE),
            "White wins",
            "The position came up for the fourth time, and Black gave check all the while, which loses.",
        ),
        (Outcome(Reason.TIMEOUT, Color.BLACK), "Black wins", "White ran out of time."),
        (Outcome(Reason.ILLEGAL_MOVE, Color.BLACK), "Black wins", "White made a move that the rules forbid."),
        (Outcome(Reason.BARE_KING, Color.BLACK), "Black wins", "White has nothing left but the king."),
        (Outcome(Reason.MUTUAL_BARING), "Draw", "Both sides have nothing left but their kings."),
        (Outcome(Reason.AGREEMENT), "Draw", "The players agreed on a draw."),
        (Outcome(Reason.MOVE_LIMIT), "Draw", "The move limit was reached."),
        (
            Outcome(Reason.DECLARATION, Color.BLACK),
            "Black wins",
            "Black declared the win with the king in the far camp.",
        ),
        (
            Outcome(Reason.FALSE_DECLARATION, Color.WHITE),
            "White wins",
            "Black declared the win, but the conditions were not met.",
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


def test_every_level_has_words_of_its_own() -> None:
    assert len({level_name(number) for number in range(1, 11)}) == 10
    assert len({level_text(number) for number in range(1, 11)}) == 10


@pytest.mark.parametrize(
    ("time", "text"),
    [
        (TimeSetup(), "No limit"),
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
