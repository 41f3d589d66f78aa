"""Fouls (RULES.md 2.3): which one an attempted move is, and what a game does about it.

Whether the men could be moved so is for `Position.play_unchecked`; who loses by it for `Session`. Perpetual
check is a matter of history and ends a game of itself: see `endings`.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from msgspec import Struct

from shogi_desktop.game.record import Path, Record
from shogi_desktop.rules import Color, Drop, Illegality, Move, Position, Square, file_of


class FoulRule(Enum):
    """What happens when a player makes a foul.

    `PREVENTED`: the board does not let it happen. `WARNED`: it is refused, and named. `STRICT`: it loses at
    once. `CALLED`: it stands, and loses as soon as the opponent says so.
    """

    PREVENTED = "prevented"
    WARNED = "warned"
    STRICT = "strict"
    CALLED = "called"


class Foul(Enum):
    """The fouls of RULES.md 2.3 that a hand can make."""

    NIFU = auto()
    UCHIFUZUME = auto()
    DEAD_END = auto()
    KING_IN_CHECK = auto()
    BAD_MOVEMENT = auto()
    OUT_OF_TURN = auto()
    PROMOTED_DROP = auto()


class Attempt(Struct, frozen=True):
    """What a hand did: `move` by a piece of `color`; `as_promoted` when it was dropped promoted side up."""

    move: Move
    color: Color
    as_promoted: bool = False


_BY_ILLEGALITY: Final = {
    Illegality.NIFU: Foul.NIFU,
    Illegality.UCHIFUZUME: Foul.UCHIFUZUME,
    Illegality.DEAD_END: Foul.DEAD_END,
    Illegality.MUST_PROMOTE: Foul.DEAD_END,
    Illegality.LEAVES_CHECK: Foul.KING_IN_CHECK,
    Illegality.BAD_MOVEMENT: Foul.BAD_MOVEMENT,
    Illegality.CANNOT_PROMOTE: Foul.BAD_MOVEMENT,
}
"""What is not here (an own man on the target, a square off the board) is no move, and no foul."""


def foul_of(position: Position, attempt: Attempt) -> Foul | None:
    """Which foul `attempt` is in `position`; None if it is legal, or no move at all.

    Out of turn comes first: whose turn it is not, may not move whatever the move.
    """
    if attempt.color is not position.turn:
        return Foul.OUT_OF_TURN if _could_be_made(position, attempt) else None
    illegality = position.illegality(attempt.move)
    if attempt.as_promoted:
        on_the_board = {Illegality.OCCUPIED, Illegality.OFF_BOARD, Illegality.NOT_IN_HAND}
        return None if illegality in on_the_board else Foul.PROMOTED_DROP
    return None if illegality is None else _BY_ILLEGALITY.get(illegality)


def foul_at(record: Record, path: Path) -> Foul | None:
    """The foul of the latest move of the line to `path` that is marked illegal; None if none is."""
    for before, node in reversed(list(enumerate(record.node(path).line()))):
        if node.illegal and node.move is not None:
            illegality = record.position(path[:before]).illegality(node.move)
            return None if illegality is None else _BY_ILLEGALITY.get(illegality)
    return None


def squares_of(position: Position, attempt: Attempt, foul: Foul) -> tuple[Square, ...]:
    """The squares that show why `attempt` is that foul, in the position before it; its target first."""
    target = attempt.move.target
    if foul is Foul.NIFU and isinstance(attempt.move, Drop):
        own = position.variant.piece(attempt.move.kind, attempt.color)
        file = file_of(target)
        return (target, *(sq for sq, piece in position.pieces() if piece is own and file_of(sq) == file))
    if foul in {Foul.KING_IN_CHECK, Foul.UCHIFUZUME}:
        side = attempt.color if foul is Foul.KING_IN_CHECK else attempt.color.opponent
        after = position.copy()
        after.play_unchecked(attempt.move)
        king = after.king(side)
        return (target,) if king is None else (target, king)
    return (target,)


def _could_be_made(position: Position, attempt: Attempt) -> bool:
    """Whether the men of the side not to move could be moved so at all."""
    move = attempt.move
    if isinstance(move, Drop):
        return position.piece_at(move.target) is None and position.hand(attempt.color).count(move.kind) > 0
    piece, target = position.piece_at(move.origin), position.piece_at(move.target)
    return (
        piece is not None
        and piece.color is attempt.color
        and (target is None or target.color is not piece.color)
    )
