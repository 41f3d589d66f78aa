"""Mates that were missed, or walked into. Proven by the whole line: it ends in mate."""

from __future__ import annotations

from shogi_desktop.analysis.reasons.evidence import Evidence
from shogi_desktop.analysis.reasons.reason import Reason, ReasonId
from shogi_desktop.game import ForcedMate
from shogi_desktop.rules import Color, Move, Position


def misses_mate(evidence: Evidence) -> Reason | None:
    """The mover had a mate and let it go."""
    score, mover = evidence.judged.before.score, evidence.mover
    if _mates(evidence.judged.after, mover) or not _mates(score, mover):
        return None
    if not _ends_in_mate(evidence.before, evidence.best, mover):
        return None
    return Reason(ReasonId.MISSES_MATE, evidence.best, plies=len(evidence.best))


def walks_into_mate(evidence: Evidence) -> Reason | None:
    """The other side mates now, and did not before."""
    enemy = evidence.mover.opponent
    if _mates(evidence.judged.before.score, enemy) or not _mates(evidence.judged.after, enemy):
        return None
    end = evidence.after(len(evidence.played))
    if len(evidence.played) < 2 or end.turn is not evidence.mover or not end.is_checkmate():
        return None
    return Reason(ReasonId.WALKS_INTO_MATE, evidence.played, plies=len(evidence.played) - 1)


def _mates(score: int | ForcedMate, color: Color) -> bool:
    return isinstance(score, ForcedMate) and score.winner is color


def _ends_in_mate(position: Position, line: tuple[Move, ...], winner: Color) -> bool:
    position = position.copy()
    for move in line:
        position.play(move)
    return position.turn is winner.opponent and position.is_checkmate()
