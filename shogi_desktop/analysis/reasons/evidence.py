"""What both lines of the engine do to the material: after the move that was played, and after its own.

A loss counts when it is settled: at every turn of the player in the rest of the line, his best capture
taken into account, he has so much less than before his move. Then no detector has to trust a single
picture of the board.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from shogi_desktop.analysis.exchange import best_capture
from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.values import balance, worth
from shogi_desktop.analysis.waiting import is_waiting, turned
from shogi_desktop.rules import Color, Move, Piece, Position

PIECE: Final = 280
"""What a piece is worth that is spoken of: a lance or more, but no pawn."""
LOSS: Final = 200
"""A loss of material that is spoken of: a lance for a pawn is none yet, a silver for a pawn is."""
_FARTHEST: Final = 9
"""Plies of a line that are looked at: what happens later is no reason."""


@dataclass(frozen=True, slots=True)
class Walk:
    """A line as far as it can be played: its moves, and the positions from its beginning to its end."""

    moves: tuple[Move, ...]
    positions: Sequence[Position]


class Evidence:
    """A fault, and the positions of both lines. `played` and `best` begin in the position before the
    fault.
    """

    def __init__(self, judged: JudgedMove) -> None:
        self.judged = judged
        self.mover: Color = judged.mover
        self.before = judged.position
        self.variant = judged.position.variant
        self.played_walk = _walk(self.before, (judged.move, *judged.reply))
        self.best_walk = _walk(self.before, judged.before.line)
        self.played = self.played_walk.moves
        self.best = self.best_walk.moves
        self._weighed: dict[tuple[int, int], int] = {}

    def after(self, plies: int) -> Position:
        """The position after so many plies of the line that was played; 1: after the fault."""
        return self.played_walk.positions[plies]

    @property
    def answer(self) -> Move | None:
        """The move that refutes the fault."""
        return self.played[1] if len(self.played) > 1 else None

    def weighing(self) -> Iterator[None]:
        """Weigh the material of both lines with rests, so that what is asked afterwards is known at once."""
        for walk in (self.played_walk, self.best_walk):
            for ply in self._turns(walk, 2):
                self._standing(walk, ply)
                yield

    @cached_property
    def base(self) -> int:
        """What the mover has more than the other side before the fault."""
        return balance(self.before, self.mover)

    def is_piece(self, piece: Piece | None) -> bool:
        """Whether it is the mover's, and one that is worth a word."""
        return piece is not None and piece.color is self.mover and self.is_worth_a_word(piece)

    def is_worth_a_word(self, piece: Piece) -> bool:
        """Whether it is a lance or more, and no king."""
        return not piece.kind.royal and worth(piece.kind, self.variant) >= PIECE

    def settled_loss(self, plies: int) -> int:
        """How much less the mover has for good, from after so many plies of the played line on.

        The plies are even in number: the mover's turn.
        """
        return self.base - max(self._standings(self.played_walk, plies), default=self.base)

    def is_spared_by_best(self, plies: int) -> bool:
        """Whether the engine's move would have kept most of what is lost from after `plies` plies on.

        Where that move is not known nothing shows it.
        """
        return bool(self.best) and self.settled_with_best() + self.settled_loss(plies) >= LOSS

    def settled_with_best(self) -> int:
        """How much more the mover has, for good, with the engine's move, which is known."""
        standings = self._standings(self.best_walk, 2)
        if standings:
            return min(standings) - self.base
        position = self.best_walk.positions[1].copy()
        threat = best_capture(position)
        return balance(position, self.mover) - (threat[0] if threat else 0) - self.base

    def best_in_played(self) -> int:
        """How much more than before the mover ever has in the line that was played, whose answer is known."""
        return max(self._standings(self.played_walk, 2)) - self.base

    def _standings(self, walk: Walk, first: int) -> list[int]:
        """What the mover has at its turns, its best capture made."""
        return [self._standing(walk, ply) for ply in self._turns(walk, first)]

    @staticmethod
    def _turns(walk: Walk, first: int) -> range:
        """After so many plies of the line it is the mover's turn, as far as is looked."""
        return range(first, min(len(walk.positions), _FARTHEST + 1), 2)

    def _standing(self, walk: Walk, ply: int) -> int:
        """What the mover has after so many plies, its best capture made; reckoned once."""
        key = (id(walk), ply)
        if key not in self._weighed:
            position = walk.positions[ply]
            capture = best_capture(position.copy())
            self._weighed[key] = balance(position, self.mover) + (capture[0] if capture else 0)
        return self._weighed[key]


def _walk(position: Position, line: Sequence[Move]) -> Walk:
    """The line as far as it can be played."""
    positions = [position]
    played: list[Move] = []
    for move in line:
        position = turned(position) if is_waiting(move) else position.copy()
        if not is_waiting(move):
            if not position.is_legal(move):
                break
            position.perform_trusted(move)
        positions.append(position)
        played.append(move)
    return Walk(tuple(played), positions)
