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

    @property
    def text(self) -> str:
        """Why the move is illegal, as a clause for people; a window translates it."""
        return _TEXTS[self]


_TEXTS = {
    Illegality.OFF_BOARD: "the square is not on the board",
    Illegality.NO_PIECE: "there is no piece on its starting square",
    Illegality.OPPONENTS_PIECE: "the piece is the opponent's",
    Illegality.OWN_PIECE_ON_TARGET: "a piece of the same side is on its target",
    Illegality.BAD_MOVEMENT: "the piece does not move that way",
    Illegality.CANNOT_PROMOTE: "the piece cannot promote there",
    Illegality.MUST_PROMOTE: "the piece must promote, as it could never move again",
    Illegality.NOT_IN_HAND: "the piece is not in hand",
    Illegality.OCCUPIED: "there is already a piece on the square",
    Illegality.DEAD_END: "the dropped piece could never move again",
    Illegality.NIFU: "there is a pawn on that file already (nifu)",
    Illegality.LEAVES_CHECK: "the king could be captured",
    Illegality.UCHIFUZUME: "a dropped pawn may not mate (uchifuzume)",
}


class IllegalMoveError(RulesError):
    """`move` may not be played, for the reason `illegality`, in the position `sfen`."""

    def __init__(self, move: Move, illegality: Illegality, sfen: str) -> None:
        super().__init__(f"{move.usi} is illegal: {illegality.text} (in {sfen})")
        self.move = move
        self.illegality = illegality
        self.sfen = sfen
