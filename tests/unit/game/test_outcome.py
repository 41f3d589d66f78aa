import pytest

from shogi_desktop.game import Outcome, OutcomeError, Reason
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
