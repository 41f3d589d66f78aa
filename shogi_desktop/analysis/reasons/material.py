"""Pieces left to be taken, captures missed, exchanges that lose."""

from __future__ import annotations

from shogi_desktop.analysis.exchange import gain_of
from shogi_desktop.analysis.reasons.evidence import LOSS, PIECE, Evidence
from shogi_desktop.analysis.reasons.reason import Reason, ReasonId
from shogi_desktop.analysis.values import worth
from shogi_desktop.rules import BoardMove


def loses_piece(evidence: Evidence) -> Reason | None:
    """The answer takes a piece, for nothing or for too little: a bad exchange where the fault took there."""
    answer = evidence.answer
    if not isinstance(answer, BoardMove):
        return None
    after = evidence.after(1)
    taken = after.piece_at(answer.target)
    if taken is None or not evidence.is_piece(taken) or gain_of(after.copy(), answer) < LOSS:
        return None
    if evidence.settled_loss(2) < LOSS or not evidence.is_spared_by_best(2):
        return None
    line = evidence.played[:2]
    move = evidence.judged.move
    takes = evidence.before.piece_at(move.target) is not None
    if takes and move.target == answer.target:
        return Reason(ReasonId.BAD_EXCHANGE, line, taken.kind, answer.target)
    by = after.piece_at(answer.origin)
    return Reason(ReasonId.HANGS_PIECE, line, taken.kind, answer.target, None if by is None else by.kind)


def misses_capture(evidence: Evidence) -> Reason | None:
    """The best move takes a piece, and what it wins stays won; after the move played nothing does."""
    best = evidence.judged.best
    if not isinstance(best, BoardMove) or not evidence.best or evidence.answer is None:
        return None
    before = evidence.before
    taken = before.piece_at(best.target)
    if taken is None or taken.kind.royal or worth(taken.kind, evidence.variant) < PIECE:
        return None
    if gain_of(before.copy(), best) < LOSS or evidence.settled_with_best() < LOSS:
        return None
    if (
        gain_of(before.copy(), evidence.judged.move) >= LOSS
        or evidence.settled_with_best() - evidence.best_in_played() < LOSS
    ):
        return None
    by = before.piece_at(best.origin)
    return Reason(
        ReasonId.MISSES_CAPTURE, evidence.best[:3], taken.kind, best.target, None if by is None else by.kind
    )
