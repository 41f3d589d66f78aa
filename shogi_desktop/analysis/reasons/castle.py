"""Castles that a mistake lets be broken, as decision 201 defines them.

A castle is two guards or more beside a king at home. It is broken where the other side takes one of them with
its next move or the one after, and fewer stand there at every turn of the player from then on, as far as the
line goes. With the engine's move none is taken, and at the end of its line as many stand there as before.

The short lines of a review do not prove it. A `CastleConfirmation` puts the position in which the line ends
as well: most of what the mistake costs must be lost there, and not much more than that.
"""

from __future__ import annotations

from typing import Final

from shogi_desktop.analysis.reasons.confirming import (
    LEAST_CHANCE,
    LEAST_LOSS,
    Asking,
    Confirmation,
    Wanted,
    chance_before,
)
from shogi_desktop.analysis.reasons.evidence import Evidence, Walk
from shogi_desktop.analysis.reasons.reason import Reason, ReasonId
from shogi_desktop.game import Evaluation
from shogi_desktop.rules import Color, Move, Position, Square, file_of, rank_of

_GUARDS: Final = frozenset({"gold", "silver", "promoted_silver", "promoted_knight", "promoted_lance"})
_WALLS: Final = 2
"""So many guards make a castle."""
_SOON: Final = 4
"""Plies of the line, the fault among them, by which a guard falls."""
_SEEN: Final = 10
"""Plies of both lines that are looked at."""
_LONG: Final = 5
"""A line of the engine's that is shorter does not show that the castle stands."""


def lets_castle_be_broken(evidence: Evidence) -> Reason | None:
    """The mistake that a confirmation has shown to let the castle be broken."""
    if not CastleConfirmation.is_done(evidence.judged):
        return None
    line = broken_castle(evidence)
    if not line:
        return None
    guard = evidence.after(len(line) - 1).piece_at(line[-1].target)
    assert guard is not None
    return Reason(ReasonId.LETS_CASTLE_BE_BROKEN, line, guard.kind, line[-1].target)


def broken_castle(evidence: Evidence) -> tuple[Move, ...]:
    """The fault and what takes the guard; nothing where the lines do not show it."""
    if evidence.judged.loss < LEAST_LOSS or len(evidence.best) < _LONG:
        return ()
    mover, line = evidence.mover, evidence.played_walk
    if len(line.moves) < 2 or not _stands(evidence) or chance_before(evidence.judged) < LEAST_CHANCE:
        return ()
    guards = guards_of(evidence.after(1), mover)
    plies = falls(line, mover, _SOON)
    if plies is None or len(guards) < _WALLS:
        return ()
    turns = range(plies + 1, min(len(line.positions), _SEEN + 1), 2)
    if not turns or any(len(beside(evidence.after(ply), mover)) >= len(guards) for ply in turns):
        return ()
    return line.moves[:plies]


def _stands(evidence: Evidence) -> bool:
    """Whether the castle stands with the engine's move."""
    mover, line = evidence.mover, evidence.best_walk
    end = line.positions[min(len(line.moves), _SEEN)]
    as_many = len(beside(end, mover)) >= len(beside(evidence.before, mover))
    return as_many and falls(line, mover, _SEEN - 1) is None


def beside(position: Position, color: Color) -> set[Square]:
    """Where guards of `color` stand beside their king."""
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


def guards_of(position: Position, color: Color) -> set[Square]:
    """The same; nothing where the king has left its camp."""
    king = position.king(color)
    at_home = king is not None and position.variant.in_zone(color.opponent, king)
    return beside(position, color) if at_home else set()


def falls(line: Walk, color: Color, plies: int) -> int | None:
    """After how many plies of the line a guard beside the king of `color` is taken; None: none is so soon."""
    for ply, move in enumerate(line.moves[:plies], start=1):
        before = line.positions[ply - 1]
        if before.turn is not color and move.target in beside(before, color):
            return ply
    return None


END_PART: Final = 2
"""The search where the line ends has this part of the nodes of the last ones."""
_KEPT: Final = 0.7
"""Of the win chance that the fault costs, what must be lost at the end of the line."""
_THROWN: Final = 0.08
"""Win chance that the player may have less at the end of the line than right after the fault."""


class CastleConfirmation(Confirmation):
    """Puts the end of the line, too: most of what the mistake costs must be lost there, and not much more."""

    reason = ReasonId.LETS_CASTLE_BE_BROKEN

    @classmethod
    def shows(cls, evidence: Evidence) -> bool:
        """Whether the lines break a castle."""
        return bool(broken_castle(evidence))

    @staticmethod
    def nodes_after(nodes: int) -> int:
        """Those of the line's end as well."""
        return nodes + nodes // END_PART

    @staticmethod
    def cost_of_proofs(nodes: int) -> int:
        """The end is searched but once."""
        return nodes // END_PART

    def prove(self, nodes: int) -> Asking:
        """In the end, the position after the capture and the answer to it."""
        if nodes < self.nodes:
            return True
        plies = len(broken_castle(Evidence(self.judged)))
        moves = self.judged.reply[:plies]
        return len(moves) == plies and self._is_lost((yield Wanted(True, nodes // END_PART, moves)))

    def _is_lost(self, end: Evaluation) -> bool:
        """Whether at the end of the line so much is lost, and no more than the fault explains."""
        scores = (self.judged.before.score, self.judged.after, end.score)
        before, after, last = map(self.share, scores)
        return before - last >= _KEPT * (before - after) and after - last <= _THROWN
