"""The moves of CSA: `+7776FU`, read without a board as far as their text says, and written.

On a board of ten files the tenth file and rank are ``A``, so that a square stays two characters: the house's
own extension, for play over the network (docs/online.md). Files of CSA know standard shogi alone.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from shogi_desktop.notation.csa_words import COLORS, SIGNS, code_of, kinds_by_code
from shogi_desktop.rules import (
    STANDARD,
    BoardMove,
    Color,
    Drop,
    Move,
    PieceKind,
    Position,
    Square,
    Variant,
    file_of,
    rank_of,
    square,
)

MOVE = re.compile(r"([+-])(\d)(\d)([1-9])([1-9])([A-Z]{2})")
"""The text of a move: who, from where (00: from hand), to where, which piece then."""
_WIDE_MOVE = re.compile(r"([+-])([0-9A])([0-9A])([1-9A])([1-9A])([A-Z]{2})")
DIGITS = "0123456789A"
"""How files and ranks are written."""


class Said(NamedTuple):
    """What a move's text says: whose it is, from where to where, and the kind as it stands afterwards."""

    color: Color
    move: Move
    promoting: Move
    kind: PieceKind


@lru_cache(maxsize=50_000)
def said_of(text: str, variant: Variant = STANDARD) -> Said | None:
    """What a move's text says, worked out once, as it means the same wherever it stands; None: no move."""
    match = (MOVE if variant.files < 10 else _WIDE_MOVE).fullmatch(text)
    if match is None:
        return None
    sign, from_file, from_rank, file, rank, code = match.groups()
    kind = kinds_by_code(variant).get(code)
    if kind is None or (from_file == "0") is not (from_rank == "0"):
        return None
    target = square(int(file, 16), int(rank, 16))
    if from_file == "0":
        drop = Drop(kind, target)
        return Said(COLORS[sign], drop, drop, kind)
    origin = square(int(from_file, 16), int(from_rank, 16))
    return Said(COLORS[sign], BoardMove(origin, target), BoardMove(origin, target, promote=True), kind)


def spelt(move: Move, position: Position) -> str:
    """The text of a legal `move`."""
    if isinstance(move, Drop):
        origin, kind = "00", move.kind
    else:
        piece = position.piece_at(move.origin)
        assert piece is not None  # the move is legal
        origin, kind = square_text(move.origin), piece.kind
        kind = kind.promoted if move.promote and kind.promoted is not None else kind
    return f"{SIGNS[position.turn]}{origin}{square_text(move.target)}{code_of(kind)}"


def square_text(sq: Square) -> str:
    """File and rank, a character each."""
    return f"{DIGITS[file_of(sq)]}{DIGITS[rank_of(sq)]}"


def meant(text: str, position: Position, _previous: Square | None = None) -> Move | None:
    """The move that `text` means in `position`, legal or not; None if it is no move of the side to move."""
    said = said_of(text, position.variant)
    if said is None or said.color is not position.turn or isinstance(said.move, Drop):
        return None if said is None or said.color is not position.turn else said.move
    piece = position.piece_at(said.move.origin)
    promotes = piece is not None and piece.kind is not said.kind
    return said.promoting if promotes else said.move
