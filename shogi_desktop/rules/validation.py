"""What is wrong with a position that somebody set up: for editors and readers, not for play."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum, auto

from shogi_desktop.rules.color import Color
from shogi_desktop.rules.geometry import Square, file_of
from shogi_desktop.rules.pieces import PieceKind
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.tables import tables_of


class Fault(Enum):
    """One way in which a position cannot arise in play."""

    NO_KING = auto()
    NIFU = auto()
    DEAD_PIECE = auto()
    OPPONENT_IN_CHECK = auto()
    TOO_MANY = auto()


@dataclass(frozen=True, slots=True)
class PositionProblem:
    """A fault with its place: whose it is, on which square, of which kind, as far as that has a meaning."""

    fault: Fault
    color: Color | None = None
    square: Square | None = None
    kind: PieceKind | None = None


def problems_of(position: Position) -> list[PositionProblem]:
    """Every fault of `position`; an empty list for one that may be played from."""
    found = [PositionProblem(Fault.NO_KING, color) for color in Color if position.king(color) is None]
    tables = tables_of(position.variant)
    pawn_files: set[tuple[Color, int]] = set()
    for sq, piece in position.pieces():
        if tables.is_dead_end(piece, sq):
            found.append(PositionProblem(Fault.DEAD_PIECE, piece.color, sq, piece.kind))
        if piece.kind is tables.pawn_kind:
            key = (piece.color, file_of(sq))
            if key in pawn_files:
                found.append(PositionProblem(Fault.NIFU, piece.color, sq, piece.kind))
            pawn_files.add(key)
    if position.is_check(position.turn.opponent):
        found.append(PositionProblem(Fault.OPPONENT_IN_CHECK, position.turn.opponent))
    return found + _surplus(position)


def _surplus(position: Position) -> list[PositionProblem]:
    """Kinds of which there are more, on board and in hands together, than the set holds."""
    counts = _count(position)
    counts.subtract(_count(Position.start(position.variant)))
    return [PositionProblem(Fault.TOO_MANY, kind=kind) for kind, n in counts.items() if n > 0]


def _count(position: Position) -> Counter[PieceKind]:
    unpromoted = position.variant.unpromoted
    counts = Counter(unpromoted(piece.kind) for _, piece in position.pieces())
    for color in Color:
        counts.update(dict(position.hand(color).items()))
    return counts
