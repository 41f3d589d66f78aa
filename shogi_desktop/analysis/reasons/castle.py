"""Castles that a mistake lets be broken, as decision 201 defines them.

A castle is two guards or more beside a king at home. It is broken where the other side takes one of them with
its next move or the one after, and fewer stand there at every turn of the player from then on, as far as the
line goes. With the engine's move none is taken, and at the end of its line as many stand there as before.

The short lines of a review do not prove it. The positions after and before the mistake are searched twice
more, the second time four times as deep, and the picture must stand in the lines of all four. Then the
position in which the line ends is searched: most of what the mistake costs must be lost there, and not much
more than that. `Confirmation` says what to search; who asks (`app.analysis.game_analysis`) keeps the two last
evaluations, and how many nodes they say tells that all this was done.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from msgspec import structs

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.judgement import judge
from shogi_desktop.analysis.reasons.evidence import Evidence, Walk
from shogi_desktop.analysis.reasons.reason import Reason, ReasonId
from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.game import Evaluation
from shogi_desktop.rules import Color, Move, Position, Square, file_of, rank_of

CONFIRMED: Final = 400_000
"""With so many nodes, or a multiple, both positions have been searched whose lines are believed."""
LEAST_LOSS: Final = 0.15
"""The win chance that a fault costs which may be laid to the castle."""
LEAST_CHANCE: Final = 0.25
"""The win chance before the fault: where it is less, castles fall whatever is played."""
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
    if not is_confirmed(evidence.judged):
        return None
    line = broken_castle(evidence)
    if not line:
        return None
    guard = evidence.after(len(line) - 1).piece_at(line[-1].target)
    assert guard is not None
    return Reason(ReasonId.LETS_CASTLE_BE_BROKEN, line, guard.kind, line[-1].target)


def is_confirmed(judged: JudgedMove) -> bool:
    """Whether the evaluations on both sides of the move are those of a confirmation.

    It writes as many nodes as it asked for, to the position after the move those of its line's end as well.
    An engine that counts by itself comes to other numbers.
    """
    following = judged.node.evaluation
    before = judged.before.nodes or 0
    return (
        before > 0
        and before % CONFIRMED == 0
        and following is not None
        and following.nodes == _with_end(before)
    )


def _with_end(nodes: int) -> int:
    """The nodes of the position after a fault where those before it are so many."""
    return nodes + nodes // END_PART


def broken_castle(evidence: Evidence) -> tuple[Move, ...]:
    """The fault and what takes the guard; nothing where the lines do not show it."""
    if evidence.judged.loss < LEAST_LOSS or len(evidence.best) < _LONG:
        return ()
    mover, line = evidence.mover, evidence.played_walk
    if len(line.moves) < 2 or not _stands(evidence) or _chance(evidence.judged) < LEAST_CHANCE:
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


def _chance(judged: JudgedMove) -> float:
    """The player's before the fault."""
    black = chance(judged.before.score, judged.position.variant)
    return black if judged.mover is Color.BLACK else 1 - black


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


RUNG_PART: Final = 4
"""The first search of a position has this part of the nodes of the second one."""
END_PART: Final = 2
"""Likewise the search where the line ends."""
_KEPT: Final = 0.7
"""Of the win chance that the fault costs, what must be lost at the end of the line."""
_THROWN: Final = 0.08
"""Win chance that the player may have less at the end of the line than right after the fault."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A position to be searched: the one before the fault, or, `after` it, by so many `moves` more; and how
    deep.
    """

    after: bool
    nodes: int
    moves: tuple[Move, ...] = ()


class Confirmation:
    """The way of one fault through the deeper searches.

    :ivar judged: the fault, as far as it is known by now. :ivar wanted: what to search next; None: nothing.
    :ivar confirmed: all searches agree; the evaluations of `judged` and `following` are those of the last.
    :ivar following: what was found for the position after the fault. :ivar cost: nodes of all searches.
    """

    def __init__(self, judged: JudgedMove, known: int = 0) -> None:
        """:param known: nodes with which one of its positions has been searched: no fewer confirm it."""
        self.judged = judged
        self.following: Evaluation | None = None
        self.confirmed = False
        nodes = CONFIRMED * max(1, -(-known // CONFIRMED))
        rungs = (nodes // RUNG_PART, nodes)
        self.cost = 2 * sum(rungs) + nodes // END_PART
        self._nodes = nodes
        self._left = [Wanted(after, rung) for rung in rungs for after in (True, False)]
        self.wanted: Wanted | None = self._left.pop(0)

    def take(self, found: Evaluation) -> None:
        """What the search of `wanted` has found, as an evaluation of the position named by `wanted.after`,
        or of the one after its moves.
        """
        wanted = self.wanted
        assert wanted is not None
        # An engine tells the nodes of the last line that it said, not those it searched without a new one.
        found = structs.replace(found, nodes=wanted.nodes)
        if wanted.moves:
            assert self.following is not None
            self.wanted, self.confirmed = None, self._is_lost(found)
            self.following = structs.replace(self.following, nodes=_with_end(self._nodes))
            return
        if wanted.after:
            self.following = found
            self._judge(replace(self.judged, after=found.score, reply=found.line))
        else:
            self._judge(replace(self.judged, before=found))
        line = broken_castle(Evidence(self.judged))
        if not line:
            self.wanted = None
        elif self._left:
            self.wanted = self._left.pop(0)
        else:  # after the capture and the answer to it
            plies = len(line)
            moves = self.judged.reply[:plies]
            end = Wanted(True, self._nodes // END_PART, moves)
            self.wanted = end if len(moves) == plies else None

    def give_up(self) -> None:
        """The engine says nothing of the position."""
        self.wanted = None

    def _judge(self, judged: JudgedMove) -> None:
        position = judged.position
        judgement, loss = judge(judged.before, judged.move, judged.after, judged.mover, position.variant)
        self.judged = replace(judged, judgement=judgement, loss=loss)

    def _is_lost(self, end: Evaluation) -> bool:
        """Whether at the end of the line so much is lost, and no more than the fault explains."""
        variant = self.judged.position.variant
        before, after, last = (
            chance(score, variant) if self.judged.mover is Color.BLACK else 1 - chance(score, variant)
            for score in (self.judged.before.score, self.judged.after, end.score)
        )
        return before - last >= _KEPT * (before - after) and after - last <= _THROWN
