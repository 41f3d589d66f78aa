"""What the board says of an end that a file names too vaguely."""

from __future__ import annotations

import pytest

from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation.outcome_reading import exact_foul, reason_found
from shogi_desktop.notation.walker import Walker
from shogi_desktop.rules import STANDARD, Color, parse_usi_move

BLACK, WHITE = Color.BLACK, Color.WHITE
MATED = "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1"
FREE = "4k4/9/4P4/9/9/9/9/9/4K4 w - 1"


@pytest.mark.parametrize(
    ("sfen", "said", "found"),
    [
        (MATED, Outcome(Reason.UNKNOWN, BLACK), Outcome(Reason.CHECKMATE, BLACK)),
        (MATED, Outcome(Reason.UNKNOWN, WHITE), Outcome(Reason.UNKNOWN, WHITE)),
        (MATED, Outcome(Reason.UNKNOWN), Outcome(Reason.UNKNOWN)),
        (MATED, Outcome(Reason.RESIGNATION, BLACK), Outcome(Reason.RESIGNATION, BLACK)),
        (FREE, Outcome(Reason.UNKNOWN, BLACK), Outcome(Reason.UNKNOWN, BLACK)),
    ],
)
def test_only_an_unknown_reason_of_a_win_is_looked_for_on_the_board(
    sfen: str, said: Outcome, found: Outcome
) -> None:
    assert reason_found(Walker(Record(STANDARD, sfen)), said) == found


def test_a_win_after_a_move_that_was_none_is_won_by_that_foul() -> None:
    record = Record(STANDARD)
    walker = Walker(record)
    walker.node.illegal = True
    assert reason_found(walker, Outcome(Reason.UNKNOWN, WHITE)) == Outcome(Reason.ILLEGAL_MOVE, WHITE)


def test_a_foul_stays_one_where_the_board_says_mate() -> None:
    record = Record(STANDARD, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1")
    path = record.append((), parse_usi_move("G*5b", STANDARD))
    for said in (Outcome(Reason.ILLEGAL_MOVE, BLACK), Outcome(Reason.TIMEOUT, BLACK)):
        assert exact_foul(record, record.node(path), said) == said


def test_a_foul_of_perpetual_check_is_called_so_and_only_where_the_same_side_wins() -> None:
    record = Record(STANDARD, "8k/9/R8/9/9/9/9/4K4/9 b - 1")
    for usi in ("9c9a 1a1b 9a9b 1b1a " + "9b9a 1a1b 9a9b 1b1a " * 3).split():
        record.append(record.end_path(), parse_usi_move(usi, STANDARD))
    node = record.node(record.end_path())
    perpetual = Outcome(Reason.PERPETUAL_CHECK, WHITE)
    assert exact_foul(record, node, Outcome(Reason.ILLEGAL_MOVE, WHITE)) == perpetual
    assert exact_foul(record, node, Outcome(Reason.ILLEGAL_MOVE, BLACK)).reason is Reason.ILLEGAL_MOVE
    late = Outcome(Reason.TIMEOUT, WHITE)
    assert exact_foul(record, node, late) == late
    node.illegal = True
    assert exact_foul(record, node, Outcome(Reason.ILLEGAL_MOVE, WHITE)).reason is Reason.ILLEGAL_MOVE
