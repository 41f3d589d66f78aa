"""Rooks and bishops that break through: they turn over in the other side's camp, and stay there.

A dragon or a horse is half the win of many games, and no material changes hands when it is made. So it is
told by itself: the line makes it, nothing takes it back, and with the other move it does not come about.
"""

from __future__ import annotations

from typing import Final

from shogi_desktop.analysis.exchange import captures, gain_of
from shogi_desktop.analysis.reasons.evidence import Evidence, Walk
from shogi_desktop.analysis.reasons.reason import Reason, ReasonId
from shogi_desktop.rules import BoardMove, Color, Move, Piece, Position

_SOON: Final = 4
"""Plies of the line within which it turns over, the fault or the engine's move among them."""
_LATER: Final = 8
"""With the other move it does not within so many plies …"""
_AWAITED: Final = 4
"""… and could not, safely, after any of the first so many."""


def allows_promotion(evidence: Evidence) -> Reason | None:
    """The other side's large piece promotes soon after the fault; after the engine's move it would not."""
    side = evidence.mover.opponent
    return _promotion(evidence, ReasonId.ALLOWS_PROMOTION, side, evidence.played_walk, evidence.best_walk)


def misses_promotion(evidence: Evidence) -> Reason | None:
    """The player's own would have promoted after the engine's move; now it does not.

    What could have promoted at once mostly still can later, and is no reason.
    """
    side = evidence.mover
    return _promotion(evidence, ReasonId.MISSES_PROMOTION, side, evidence.best_walk, evidence.played_walk)


def _promotion(evidence: Evidence, id_: ReasonId, side: Color, line: Walk, other: Walk) -> Reason | None:
    if not evidence.is_costly:
        return None
    if len(other.moves) < _SOON or any(_turning(other, ply, side) for ply in range(1, _LATER + 1)):
        return None
    first = next((ply for ply in range(1, _SOON + 1) if _turning(line, ply, side) is not None), None)
    if first is None or first == 1 or not _stays(line, first) or _can_still(other, side):
        return None
    piece = _turning(line, first, side)
    assert piece is not None
    return Reason(id_, line.moves[:first], piece.kind, line.moves[first - 1].target)


def _turning(line: Walk, ply: int, side: Color) -> Piece | None:
    """The large piece of `side` that the move `ply` of `line`, from 1, promotes."""
    if ply > len(line.moves) or line.positions[ply - 1].turn is not side:
        return None
    return _promoted(line.positions[ply - 1], line.moves[ply - 1])


def _promoted(position: Position, move: Move) -> Piece | None:
    if not isinstance(move, BoardMove) or not move.promote:
        return None
    piece = position.piece_at(move.origin)
    return piece if piece is not None and piece.kind.large else None


def _stays(line: Walk, ply: int) -> bool:
    """Whether the piece that the move `ply` promoted cannot be won at once, and is not taken next."""
    if ply >= len(line.moves) or line.moves[ply].target == line.moves[ply - 1].target:
        return False
    return _is_safe(line.positions[ply - 1], line.moves[ply - 1])


def _is_safe(position: Position, move: Move) -> bool:
    """Whether what moves can be taken only at a loss."""
    after = position.copy()
    after.perform_trusted(move)
    return all(gain_of(after, capture) <= 0 for capture in captures(after, move.target))


def _can_still(line: Walk, side: Color) -> bool:
    """Whether a large piece of `side` could promote, and be safe, at one of its next turns in the line: then
    nothing was prevented, or missed for good.
    """
    return any(
        _promoted(position, move) is not None and _is_safe(position, move)
        for position in line.positions[1 : _AWAITED + 1]
        if position.turn is side
        for move in position.legal_moves()
    )
