import pytest

from shogi_desktop.game import (
    GameError,
    GameOverError,
    Outcome,
    OutcomeError,
    PathError,
    Reason,
    TakeBackError,
)
from shogi_desktop.rules import Color


def test_a_decisive_reason_needs_a_winner() -> None:
    with pytest.raises(OutcomeError):
        Outcome(Reason.CHECKMATE)


def test_a_void_reason_admits_no_winner() -> None:
    with pytest.raises(OutcomeError):
        Outcome(Reason.REPETITION, Color.BLACK)


def test_impasse_may_be_won_or_drawn() -> None:
    assert Outcome(Reason.IMPASSE).is_draw
    assert Outcome(Reason.IMPASSE, Color.WHITE).loser is Color.BLACK


@pytest.mark.parametrize(
    ("reason", "draw", "void"),
    [
        (Reason.REPETITION, False, True),
        (Reason.INTERRUPTED, False, True),
        (Reason.AGREEMENT, True, False),
        (Reason.MUTUAL_BARING, True, False),
        (Reason.MOVE_LIMIT, True, False),
        (Reason.UNKNOWN, False, False),
    ],
)
def test_draw_and_void_are_told_apart(reason: Reason, draw: bool, void: bool) -> None:
    outcome = Outcome(reason)
    assert (outcome.is_draw, outcome.is_void) == (draw, void)
    assert outcome.loser is None


def test_the_names_in_files_are_those_of_the_reasons() -> None:
    """Results and journals of years hold them."""
    assert [reason.value for reason in Reason] == [reason.name.lower() for reason in Reason]


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_won_lost_or_neither_as_the_rules_say(reason: Reason) -> None:
    nobody = {
        Reason.REPETITION,
        Reason.MOVE_LIMIT,
        Reason.AGREEMENT,
        Reason.MUTUAL_BARING,
        Reason.INTERRUPTED,
        Reason.NO_MATE,
    }
    either = {Reason.IMPASSE, Reason.UNKNOWN}
    for winner in (Color.BLACK, None):
        fits = reason in either or (winner is None) == (reason in nobody)
        if fits:
            assert Outcome(reason, winner).winner is winner
        else:
            with pytest.raises(OutcomeError, match=reason.value):
                Outcome(reason, winner)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (GameOverError(Outcome(Reason.TIMEOUT, Color.WHITE)), "the game is over (timeout)"),
        (OutcomeError(Reason.TIMEOUT, needs_winner=True), "timeout needs winner"),
        (OutcomeError(Reason.REPETITION, needs_winner=False), "repetition admits no winner"),
        (PathError((0, 7)), "the record has no node at (0, 7)"),
        (TakeBackError(3, 1), "cannot take back 3 moves: 1 were played"),
    ],
)
def test_an_error_says_what_it_is_about(error: GameError, said: str) -> None:
    assert str(error) == said
