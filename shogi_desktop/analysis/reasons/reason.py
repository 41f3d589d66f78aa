"""A reason why a move was a fault, as a value; what it is called is for `app.words.reasons`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from shogi_desktop.rules import Move, PieceKind, Square


class ReasonId(Enum):
    """What went wrong; the value is its name in files."""

    MISSES_MATE = "misses_mate"
    """The mover had a mate in `plies` and let it go."""
    WALKS_INTO_MATE = "walks_into_mate"
    """The other side mates in `plies` now, and could not before."""
    HANGS_PIECE = "hangs_piece"
    """The piece that moved, or one that the move left alone, can be taken for nothing, or for too little."""
    MISSES_CAPTURE = "misses_capture"
    """A piece could have been won at once."""
    ALLOWS_FORK = "allows_fork"
    """The answer attacks two pieces (or king and piece) at once, and one of them is lost."""
    ALLOWS_PIN = "allows_pin"
    """The answer attacks a piece that cannot leave, because the king stands behind it, and it is lost."""
    ALLOWS_DISCOVERED_ATTACK = "allows_discovered_attack"
    """The answer opens a line of another piece, which takes something then."""
    BAD_EXCHANGE = "bad_exchange"
    """The move takes or offers, and what is taken back is worth more."""
    MISSES_WIN = "misses_win"
    """A piece could have been won within a few moves."""
    LOSES_LATER = "loses_later"
    """A piece is lost within a few moves, by whatever means."""
    LETS_CASTLE_BE_BROKEN = "lets_castle_be_broken"
    """A guard beside the king is taken within two moves of the other side, and its place stays empty."""
    DROPS_INITIATIVE = "drops_initiative"
    """The engine's move must be answered and this one need not; its answer must be answered."""


CONFIRMED_REASONS: Final = frozenset({ReasonId.LETS_CASTLE_BE_BROKEN, ReasonId.DROPS_INITIATIVE})
"""Those that two lines do not prove: deeper searches have confirmed them (`analysis.reasons.confirming`)."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason and its proof.

    :ivar line: moves from the position before the fault on: what was missed, or the fault and its refutation.
        At its end stands what the reason says: the mate, the piece won, the guard taken, the answer to a
        threat.
    :ivar kind: the piece that is lost or could have been won, as it stood on `square`.
    :ivar by: the piece that does it. :ivar plies: of a mate, counted from the position before the fault.
    """

    id: ReasonId
    line: tuple[Move, ...]
    kind: PieceKind | None = None
    square: Square | None = None
    by: PieceKind | None = None
    plies: int | None = None
