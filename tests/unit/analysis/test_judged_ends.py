"""The score behind a move: an end on the board counts, whatever the record says beside it."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.judged import score_after
from shogi_desktop.game import Evaluation, ForcedMate, Outcome, OutcomeError, Reason, Record
from shogi_desktop.rules import STANDARD, Color, Position, parse_usi_move

MATING = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"


def scored(move: str, answer: str, *, illegal: bool) -> object:
    """The score after `move`, which `answer` follows in the record."""
    record = Record(STANDARD, start_sfen=MATING)
    path = record.append((), parse_usi_move(move, STANDARD))
    node = record.node(path)
    node.evaluation = Evaluation(70)
    follow = record.node(record.append(path, parse_usi_move(answer, STANDARD)))
    follow.illegal = illegal
    return score_after(node, record.position(path))


def test_a_legal_move_that_follows_needs_no_look_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Position] = []
    monkeypatch.setattr(Position, "has_legal_move", looked.append)
    assert scored("G*4b", "5a4b", illegal=False) == 70
    assert not looked


def test_a_foul_after_a_mate_makes_it_no_less_a_mate() -> None:
    assert scored("G*5b", "5a5b", illegal=True) == ForcedMate(Color.BLACK, 0)


DECIDED_BY_THE_BOARD = {
    Reason.CHECKMATE,
    Reason.NO_MOVE,
    Reason.REPETITION,
    Reason.PERPETUAL_CHECK,
    Reason.DECLARATION,
    Reason.TRY_RULE,
    Reason.IMPASSE,
    Reason.BARE_KING,
    Reason.MUTUAL_BARING,
}


def scored_at_the_end(end: Outcome | None, *, aside: bool = False, score: int | None = 70) -> object:
    """The score after a quiet move where the record says that the game ended."""
    record = Record(STANDARD, start_sfen=MATING)
    path = record.append((), parse_usi_move("G*4b", STANDARD))
    node = record.node(path)
    node.evaluation = None if score is None else Evaluation(score)
    node.outcome, node.ends_aside = end, aside
    return score_after(node, record.position(path))


@pytest.mark.parametrize("reason", Reason)
def test_an_end_that_the_board_decides_counts_and_no_other(reason: Reason) -> None:
    by_the_board = reason in DECIDED_BY_THE_BOARD
    for winner in (None, *Color):
        try:
            end = Outcome(reason, winner)
        except OutcomeError:
            continue  # nobody can win so, or somebody must
        worth = 0 if winner is None else ForcedMate(winner, 0)
        assert scored_at_the_end(end) == (worth if by_the_board else 70)
        assert scored_at_the_end(end, score=None) == (worth if by_the_board else None)


def test_an_end_beside_the_line_does_not_count() -> None:
    assert scored_at_the_end(Outcome(Reason.REPETITION), aside=True) == 70
