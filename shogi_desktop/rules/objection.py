"""What stands against a move, told so that a player can see it: the reason and the squares that show it.

`Position.illegality` is the one judge of moves; here its verdict is only explained. `objection` is None for a
move exactly when the move is legal.
"""

from __future__ import annotations

from collections import Counter
from enum import Enum, auto

from msgspec import Struct

from shogi_desktop.rules.geometry import Square, file_of
from shogi_desktop.rules.legality import Illegality
from shogi_desktop.rules.move import BoardMove, Drop, Move
from shogi_desktop.rules.pieces import PieceKind
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.tables import tables_of


class Circumstance(Enum):
    """What more there is to say of some reasons."""

    IN_THE_WAY = auto()
    """The piece moves that way, but another stands between (`Illegality.BAD_MOVEMENT`)."""
    PINNED = auto()
    """The king, which is safe, would be attacked over the square that the piece leaves (`LEAVES_CHECK`)."""
    STILL_IN_CHECK = auto()
    """The king is in check, and the move does not answer it (`LEAVES_CHECK`)."""
    INTO_CHECK = auto()
    """The king itself would go to where it can be taken (`LEAVES_CHECK`)."""


class Objection(Struct, frozen=True):
    """Why a move is illegal.

    :ivar illegality: the reason of `Position.illegality`. :ivar circumstance: what more there is to it.
    :ivar squares: where that can be seen: the piece in the way, the pawn on the file, who gives the check.
    """

    illegality: Illegality
    circumstance: Circumstance | None = None
    squares: tuple[Square, ...] = ()


def objection(position: Position, move: Move) -> Objection | None:
    """Why `move` may not be played now; None if it may. `position` is left as it was."""
    illegality = position.illegality(move)
    if illegality is None:
        return None
    if illegality in {Illegality.OWN_PIECE_ON_TARGET, Illegality.OCCUPIED}:
        return Objection(illegality, squares=(move.target,))
    if illegality is Illegality.BAD_MOVEMENT and isinstance(move, BoardMove):
        return _about_movement(position, move)
    if illegality is Illegality.NIFU and isinstance(move, Drop):
        return Objection(illegality, squares=_same_on_file(position, move.kind, file_of(move.target)))
    if illegality is Illegality.LEAVES_CHECK:
        return _about_check(position, move)
    if illegality is Illegality.UCHIFUZUME:
        king = position.king(position.turn.opponent)
        return Objection(illegality, squares=() if king is None else (king,))
    return Objection(illegality)


def objection_by_hand(position: Position, move: Move) -> Objection | None:
    """Why the pieces may not go as `move` says, whether they promote or not; None if they may."""
    against = objection(position, move)
    if isinstance(move, BoardMove) and against is not None and against.illegality is Illegality.MUST_PROMOTE:
        return objection(position, BoardMove(move.origin, move.target, promote=True))
    return against


def objection_to_all(position: Position, held: Square | PieceKind) -> Objection | None:
    """Why the mover's piece on a square, or one of a kind in hand, can go nowhere; None if it can.

    Asked are the squares that it could reach on an empty board, or those that are empty. Of several reasons
    the one that bars the most of them counts, of those the first of `Illegality`.
    """
    moves = _drops(position, held) if isinstance(held, PieceKind) else _ways(position, held)
    found = []
    for move in moves:
        against = objection(position, move)
        if against is None:
            return None
        found.append(against)
    if not found:
        return None
    counted = Counter((one.illegality, one.circumstance) for one in found)
    order = list(Illegality)
    reason = min(counted, key=lambda each: (-counted[each], order.index(each[0])))
    first = [one for one in found if (one.illegality, one.circumstance) == reason]
    return Objection(*reason, tuple(dict.fromkeys(sq for one in first for sq in one.squares)))


def _drops(position: Position, kind: PieceKind) -> list[Move]:
    return [Drop(kind, sq) for sq in position.variant.squares if position.piece_at(sq) is None]


def _ways(position: Position, origin: Square) -> list[Move]:
    """The moves of the piece on `origin`, one for each square that it reaches on an empty board."""
    piece = position.piece_at(origin)
    if piece is None:
        return []
    reach = tables_of(position.variant).reach[piece][origin]
    goals = (*reach.steps, *(goal for ray in reach.rays for goal in ray))
    return [moves[0] for _, moves in goals]


def _about_movement(position: Position, move: BoardMove) -> Objection:
    piece = position.piece_at(move.origin)
    passages = {} if piece is None else tables_of(position.variant).passages[piece][move.origin]
    passage = passages.get(move.target)
    if passage is None:
        return Objection(Illegality.BAD_MOVEMENT)
    between = next(sq for sq in passage.between if position.piece_at(sq) is not None)
    return Objection(Illegality.BAD_MOVEMENT, Circumstance.IN_THE_WAY, (between,))


def _same_on_file(position: Position, kind: PieceKind, file: int) -> tuple[Square, ...]:
    own = position.variant.piece(kind, position.turn)
    return tuple(sq for sq, piece in position.pieces() if piece is own and file_of(sq) == file)


def _about_check(position: Position, move: Move) -> Objection:
    """Who could take the king after `move`, and whether that one attacks it now already."""
    mover, before = position.turn, position.checkers()
    after = position.copy()
    after.play_unchecked(move)
    king = after.king(mover)
    attackers = [] if king is None else after.attackers(king, mover.opponent)
    if king == move.target:
        return Objection(Illegality.LEAVES_CHECK, Circumstance.INTO_CHECK, tuple(attackers))
    staying = tuple(sq for sq in attackers if sq in before)
    if staying:
        return Objection(Illegality.LEAVES_CHECK, Circumstance.STILL_IN_CHECK, staying)
    return Objection(Illegality.LEAVES_CHECK, Circumstance.PINNED, tuple(attackers))
