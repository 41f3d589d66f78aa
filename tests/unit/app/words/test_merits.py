"""What a good move is good for, in a sentence."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.reasons import Reason, ReasonId
from shogi_desktop.analysis.waiting import judged_waiting
from shogi_desktop.app.words.merits import merit_text
from shogi_desktop.game import Evaluation
from shogi_desktop.rules import STANDARD, Move, Position, Square, parse_square, parse_usi_move
from tests.unit.analysis.test_waiting import SILVER_IN_DANGER, SILVER_TO_TAKE


def usi(_position: Position, move: Move, _before: Square | None) -> str:
    return move.usi


def said(reason_id: ReasonId, sfen: str, *line: str, plies: int | None = None) -> str:
    """What is said of a reason whose line, after waiting where it does not begin with the merit, is given."""
    position = Position.from_sfen(sfen, STANDARD)
    moves = tuple(parse_usi_move(text, STANDARD) for text in line)
    if reason_id not in {ReasonId.MISSES_CAPTURE, ReasonId.MISSES_MATE, ReasonId.MISSES_WIN}:
        judged = judged_waiting(position, Evaluation(0), Evaluation(0))
        assert judged is not None
        moves = (judged.move, *moves)
    reason = Reason(reason_id, moves, STANDARD.kind("silver"), parse_square("5e"), plies=plies)
    return merit_text(reason, position, usi)


@pytest.mark.parametrize(
    ("sfen", "sentence"),
    [
        (SILVER_TO_TAKE, "It takes the silver on 5e, which is undefended."),
        ("k8/9/9/4p4/4s4/9/9/4R4/4K4 b - 1", "It wins the silver on 5e."),
        ("k3r4/9/9/9/4s4/9/9/4R4/4K4 b - 1", "It wins the silver on 5e."),
    ],
    ids=["undefended", "by a pawn", "by a rook behind it"],
)
def test_what_nothing_defends_is_called_so_and_nothing_else(sfen: str, sentence: str) -> None:
    assert said(ReasonId.MISSES_CAPTURE, sfen, "5h5e") == sentence


def test_what_threatens_is_named_by_the_move_that_would_do_it() -> None:
    assert said(ReasonId.HANGS_PIECE, SILVER_IN_DANGER, "5b5e") == "It saves the silver on 5e from 5b5e."
    fork = said(ReasonId.ALLOWS_FORK, SILVER_IN_DANGER, "5b5e")
    assert fork == "It prevents 5b5e, which attacks two pieces at once and wins the silver on 5e."


def test_a_threat_that_is_made_only_after_a_move_of_ones_own_is_named_as_the_other_side_plays_it() -> None:
    position = Position.from_sfen(SILVER_TO_TAKE, STANDARD)
    line = tuple(parse_usi_move(text, STANDARD) for text in ("5h5e", "4a4b"))
    reason = Reason(ReasonId.MISSES_WIN, line, STANDARD.kind("silver"), parse_square("5e"))

    def never(_position: Position, _move: Move, _before: Square | None) -> str:
        raise AssertionError("the best move itself is not named")

    assert merit_text(reason, position, never) == "It wins the silver on 5e within a few moves."


def test_mates_are_told_with_their_length() -> None:
    assert said(ReasonId.WALKS_INTO_MATE, SILVER_IN_DANGER, "5b5e", plies=3) == "It prevents a mate in 3."
    assert said(ReasonId.MISSES_MATE, SILVER_TO_TAKE, "5h5e", plies=5) == "It leads to mate in 5."


def test_a_reason_that_says_nothing_of_the_other_move_has_no_sentence() -> None:
    assert said(ReasonId.BAD_EXCHANGE, SILVER_IN_DANGER, "5b5e") == ""
