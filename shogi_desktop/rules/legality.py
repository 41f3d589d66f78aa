"""Why a move is illegal, in one word each (RULES.md 1.3–1.8, 2.3)."""

from __future__ import annotations

from enum import Enum, auto

from shogi_desktop.rules.errors import RulesError
from shogi_desktop.rules.move import Move


class Illegality(Enum):
    """The first reason found against a move, in the order listed."""

    OFF_BOARD = auto()
    """A square of the move is not on the board."""
    NO_PIECE = auto()
    """Nothing stands on the origin."""
    OPPONENTS_PIECE = auto()
    """The piece on the origin is not the mover's (moving out of turn)."""
    OWN_PIECE_ON_TARGET = auto()
    """The mover's own piece stands on the target."""
    BAD_MOVEMENT = auto()
    """The piece does not move that way, or something stands between."""
    CANNOT_PROMOTE = auto()
    """Promotion outside the zone, or of a piece that has none (1.2)."""
    MUST_PROMOTE = auto()
    """The piece could never move again without promoting (1.3)."""
    NOT_IN_HAND = auto()
    """The dropped piece is not in the mover's hand, or is no piece that can be."""
    OCCUPIED = auto()
    """A drop onto a piece (1.4)."""
    DEAD_END = auto()
    """The dropped piece could never move again (1.5)."""
    NIFU = auto()
    """A second unpromoted pawn on the file (1.6)."""
    LEAVES_CHECK = auto()
    """The mover's king is, or remains, attacked (1.8)."""
    UCHIFUZUME = auto()
    """A pawn drop that mates (1.7)."""


class IllegalMoveError(RulesError):
    """`move` may not be played, for the reason `illegality`, in the position `sfen`."""

    def __init__(self, move: Move, illegality: Illegality, sfen: str) -> None:
        super().__init__(f"{move.usi} is illegal ({illegality.name}) in {sfen}")
        self.move = move
        self.illegality = illegality
        self.sfen = sfen
