"""Western move text (RULES.md 5): Hodges' ``P-7f``, ``Bx2b+``, ``G6g-5h``, ``P*5e`` and its form in digits.

Digits name a square by file and rank, ``P-76``; on the ten-file board a square that needs a two-digit number
is parted by a full stop, ``R-10.4``. Reading accepts both forms and USI at once.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from shogi_desktop.notation.errors import MoveReadError
from shogi_desktop.rules import (
    BoardMove,
    Drop,
    Move,
    MoveTextError,
    PieceKind,
    Position,
    Square,
    SquareError,
    Variant,
    file_of,
    parse_square,
    parse_usi_move,
    rank_of,
    square,
    square_name,
)

_SQUARE = r"(?:10|[1-9])[a-j]|(?:10|[1-9])[.]?(?:10|[1-9])"
_TYPED = re.compile(
    rf"(?P<piece>\+?[a-z])(?P<origin>{_SQUARE})?(?P<sign>[-x*'])?(?P<target>{_SQUARE})(?P<turn>[+=])?",
    re.IGNORECASE,
)


def hodges_text(position: Position, move: Move) -> str:
    """``P-7f``: the legal `move` in Hodges' form, the origin added only where the move would be ambiguous."""
    return _text(position, move, digits=False)


def digits_text(position: Position, move: Move) -> str:
    """``P-76``: the same in digits."""
    return _text(position, move, digits=True)


def full_text(position: Position, move: Move, *, digits: bool = False) -> str:
    """``P7g-7f``: Hodges' form with the origin, as PSN has it; of an illegal move too.

    Where nothing stands on the origin the pawn is named. A piece with another side that does not promote
    against the rules has ``=``.
    """
    if isinstance(move, Drop):
        return _text(position, move, digits=digits)
    name = _digits if digits else square_name
    piece = position.piece_at(move.origin)
    kind = position.variant.least_kind if piece is None else piece.kind
    sign = "x" if position.piece_at(move.target) else "-"
    turned = BoardMove(move.origin, move.target, promote=True)
    is_declined = kind.promoted is not None and (position.is_legal(turned) or not position.is_legal(move))
    turn = "+" if move.promote else "=" if is_declined else ""
    return f"{kind.symbol}{name(move.origin)}{sign}{name(move.target)}{turn}"


def parse_foul(text: str, variant: Variant) -> Move | None:
    """The move that `full_text` writes as `text`, whether legal or not; None if it is not so written."""
    match = _TYPED.fullmatch(text)
    if match is None:
        return None
    target = _parse_any_square(match["target"])
    if not variant.contains(target):
        return None
    if match["sign"] in {"*", "'"}:
        kinds = [kind for kind in variant.kinds if kind.symbol == match["piece"].upper()]
        return Drop(kinds[0], target) if kinds else None
    origin = _parse_any_square(match["origin"]) if match["origin"] else None
    return None if origin is None else BoardMove(origin, target, match["turn"] == "+")


def _text(position: Position, move: Move, *, digits: bool) -> str:
    name = _digits if digits else square_name
    target = move.target
    if isinstance(move, Drop):
        return f"{move.kind.symbol}*{name(target)}"
    piece = position.piece_at(move.origin)
    if piece is None:
        return f"?{name(move.origin)}-{name(target)}"
    sign = "x" if position.piece_at(target) else "-"
    origin = name(move.origin) if _is_ambiguous(position, piece.kind, move) else ""
    turn = "+" if move.promote else ""
    if not move.promote and position.is_legal(BoardMove(move.origin, target, promote=True)):
        turn = "="
    return f"{piece.kind.symbol}{origin}{sign}{name(target)}{turn}"


def _digits(sq: Square) -> str:
    file, rank = file_of(sq), rank_of(sq)
    return f"{file}.{rank}" if file > 9 or rank > 9 else f"{file}{rank}"


def _is_ambiguous(position: Position, kind: PieceKind, move: BoardMove) -> bool:
    return any(other.origin != move.origin for other in position.legal_moves_to(move.target, kind))


def parse_western(text: str, position: Position) -> Move:
    """The legal move that `text` means: Hodges, digits or USI, in upper or lower case.

    ``-`` and ``x`` may be left out or confused; without ``+`` or ``=`` a piece stays as it is, unless it
    must promote.

    :raises MoveReadError: if it fits no legal move, or several.
    """
    said = _said("".join(text.split()), position.variant)
    if isinstance(said, _Typed):
        return _meant(said, text, position)
    if said is None or not position.is_legal(said):
        raise MoveReadError(text)
    return said


def is_written_as_move(text: str, variant: Variant) -> bool:
    """Whether `text` is in one of the forms that `parse_western` reads, whatever the position."""
    return _said(text, variant) is not None


class _Typed(NamedTuple):
    """What Hodges' text says of a move on the board; `turn` is the sign behind it."""

    kind: PieceKind
    target: Square
    origin: Square | None
    turn: str | None


@lru_cache(maxsize=50_000)
def _said(typed: str, variant: Variant) -> Move | _Typed | None:
    """What a text says by itself, worked out once, as it says the same wherever it stands."""
    piece, star, square_typed = typed.partition("*")
    try:
        return parse_usi_move(f"{piece.upper()}*{square_typed.lower()}" if star else typed.lower(), variant)
    except MoveTextError:
        pass
    match = _TYPED.fullmatch(typed)
    if match is None:
        return None
    target = _parse_any_square(match["target"])
    try:
        kind = variant.kind_for_symbol(match["piece"].upper())
    except KeyError:
        return None
    if match["sign"] in {"*", "'"}:
        return Drop(kind, target)
    origin = _parse_any_square(match["origin"]) if match["origin"] else None
    return _Typed(kind, target, origin, match["turn"])


def _meant(said: _Typed, text: str, position: Position) -> Move:
    if not position.variant.contains(said.target):
        raise MoveReadError(text)
    moves = position.legal_moves_to(said.target, said.kind)
    stays = {move.origin for move in moves if not move.promote}
    found = [
        move
        for move in moves
        if said.origin in {None, move.origin}
        and move.promote is (said.turn == "+" or (said.turn is None and move.origin not in stays))
    ]
    if len(found) != 1:
        raise MoveReadError(text, tuple(hodges_text(position, move) for move in found))
    return found[0]


def _parse_any_square(text: str) -> Square:
    """The square that `_SQUARE` has found."""
    try:
        return parse_square(text.lower())
    except SquareError:
        file, dot, rank = text.partition(".")
        if not dot:
            split = 2 if text.startswith("10") and len(text) > 2 else 1
            file, rank = text[:split], text[split:]
        return square(int(file), int(rank))
