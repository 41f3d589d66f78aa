"""The castle: generals around the king at home. Broken when the line takes one of them and checks, and fewer
are left around the king; and with the engine's move all would stay.
"""

from __future__ import annotations

from typing import Final

from shogi_desktop.analysis.reasons.evidence import Evidence, Walk
from shogi_desktop.analysis.reasons.reason import Reason, ReasonId
from shogi_desktop.rules import Color, Position, Square, file_of, rank_of

_GUARDS: Final = frozenset({"gold", "silver", "promoted_silver"})
_WALLS: Final = 2
"""So many guards make a castle."""
_SOON: Final = 4
"""Plies of the line, the fault among them, by which a guard falls."""
_CLEAR: Final = 0.235
"""A fault that costs less win chance may have other grounds; above it 12 of 12 were right."""
_PLIES: Final = 6
"""By then the castle has been broken, or it holds."""


def breaks_castle(evidence: Evidence) -> Reason | None:
    """The line takes a guard of the king and checks it; with the engine's move all guards stay."""
    mover, played, best = evidence.mover, evidence.played_walk, evidence.best_walk
    guards = _guards(evidence.after(1), mover)
    few = len(guards) < _WALLS or len(best.moves) < _WALLS
    if few or evidence.judged.loss < _CLEAR or _fallen(best, mover) is not None:
        return None
    fallen = _fallen(played, mover)
    if fallen is None or fallen > _SOON or len(played.moves) <= _PLIES:
        return None
    last = next((ply for ply in range(fallen, _PLIES + 1, 2) if evidence.after(ply).is_check()), None)
    if last is None or len(_beside(evidence.after(_PLIES + 1), mover)) >= len(guards):
        return None
    square = played.moves[fallen - 1].target
    taken = evidence.after(fallen - 1).piece_at(square)
    assert taken is not None
    return Reason(ReasonId.BREAKS_CASTLE, played.moves[: max(last, _SOON)], taken.kind, square)


def _fallen(line: Walk, color: Color) -> int | None:
    """After how many plies a guard that stands beside the king of `color` is taken; None: none is."""
    for ply, move in enumerate(line.moves[:_PLIES], start=1):
        before = line.positions[ply - 1]
        if before.turn is not color and move.target in _beside(before, color):
            return ply
    return None


def _guards(position: Position, color: Color) -> set[Square]:
    """Where generals of `color` stand beside their king; nothing where the king has left its camp."""
    king = position.king(color)
    at_home = king is not None and position.variant.in_zone(color.opponent, king)
    return _beside(position, color) if at_home else set()


def _beside(position: Position, color: Color) -> set[Square]:
    king = position.king(color)
    if king is None:
        return set()
    return {
        square
        for square, piece in position.pieces()
        if piece.color is color
        and piece.kind.id in _GUARDS
        and max(abs(file_of(square) - file_of(king)), abs(rank_of(square) - rank_of(king))) == 1
    }
