"""The castle: generals around the king at home. Broken when the answer takes one of them with check and
more falls.
"""

from __future__ import annotations

from typing import Final

from shogi_desktop.analysis.reasons.evidence import Evidence
from shogi_desktop.analysis.reasons.reason import Reason, ReasonId
from shogi_desktop.rules import BoardMove, Color, Position, Square, file_of, rank_of

_GUARDS: Final = frozenset({"gold", "silver", "promoted_silver"})
_PLIES: Final = 8
"""Of the line, the fault among them: by then the castle has fallen, or it holds."""


def breaks_castle(evidence: Evidence) -> Reason | None:
    """The answer takes a guard with check, and the line takes another one soon."""
    answer = evidence.answer
    after = evidence.after(1)
    guards = _guards(after, evidence.mover)
    if not isinstance(answer, BoardMove) or answer.target not in guards or len(guards) < 2:
        return None
    if not evidence.after(2).is_check():
        return None
    fallen = _fallen(evidence)
    if fallen is None or _falls_anyway(evidence):
        return None
    taken = after.piece_at(answer.target)
    assert taken is not None
    return Reason(ReasonId.BREAKS_CASTLE, evidence.played[:fallen], taken.kind, answer.target)


def _fallen(evidence: Evidence) -> int | None:
    """After how many plies the second guard has been taken; None: it stands."""
    count = 0
    for ply, move in enumerate(evidence.played[:_PLIES], start=1):
        if ply % 2:
            continue
        taken = evidence.after(ply - 1).piece_at(move.target)
        if taken is not None and taken.color is evidence.mover and taken.kind.id in _GUARDS:
            count += 1
            if count == 2:
                return ply
    return None


def _falls_anyway(evidence: Evidence) -> bool:
    """Whether guards fall after the engine's move too."""
    position = evidence.before.copy()
    for ply, move in enumerate(evidence.best[:_PLIES]):
        taken = position.piece_at(move.target)
        if ply % 2 and taken is not None and taken.kind.id in _GUARDS:
            return True
        position.play(move)
    return False


def _guards(position: Position, color: Color) -> set[Square]:
    """Where generals of `color` stand beside their king; nothing where the king has left its camp."""
    king = position.king(color)
    if king is None or not position.variant.in_zone(color.opponent, king):
        return set()
    return {
        square
        for square, piece in position.pieces()
        if piece.color is color
        and piece.kind.id in _GUARDS
        and max(abs(file_of(square) - file_of(king)), abs(rank_of(square) - rank_of(king))) == 1
    }
