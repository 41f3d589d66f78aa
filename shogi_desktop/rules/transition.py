"""What a move did to a position. Views apply it; they never decide."""

from __future__ import annotations

from msgspec import Struct

from shogi_desktop.rules.color import Color
from shogi_desktop.rules.geometry import Square
from shogi_desktop.rules.move import Move
from shogi_desktop.rules.pieces import Piece


class Transition(Struct, frozen=True):
    """One move as it happened: enough to show it, and to take it back.

    `piece` is what moved as it stood before, `placed` as it stands after (they differ by promotion);
    `captured` what it took, as it stood; `origin` is None for a drop.
    """

    move: Move
    color: Color
    piece: Piece
    placed: Piece
    captured: Piece | None
    origin: Square | None
    target: Square

    @property
    def promoted(self) -> bool:
        """Whether the piece turned over."""
        return self.piece is not self.placed
