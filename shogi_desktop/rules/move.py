"""Moves as values: a board move or a drop. Whether a move is legal is for `Position` to say."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from shogi_desktop.rules.errors import MoveTextError, RulesError
from shogi_desktop.rules.geometry import Square, parse_square, square_name
from shogi_desktop.rules.pieces import PieceKind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from shogi_desktop.rules.variant import Variant


class BoardMove(Struct, frozen=True):
    """A piece goes from `origin` to `target`, turning over there if `promote`."""

    origin: Square
    target: Square
    promote: bool = False

    @property
    def usi(self) -> str:
        """USI text: ``8h2b+``."""
        return square_name(self.origin) + square_name(self.target) + ("+" if self.promote else "")

    def __str__(self) -> str:
        return self.usi


class Drop(Struct, frozen=True):
    """A piece of `kind` goes from its owner's hand to `target`."""

    kind: PieceKind
    target: Square

    @property
    def usi(self) -> str:
        """USI text: ``P*5e``."""
        return f"{self.kind.symbol}*{square_name(self.target)}"

    def __str__(self) -> str:
        return self.usi


Move = BoardMove | Drop

_BOARD_MOVE = re.compile(r"([0-9]+[a-z])([0-9]+[a-z])(\+?)")


@lru_cache(maxsize=20_000)
def parse_usi_move(text: str, variant: Variant) -> Move:
    """The move that `text` means in `variant`; legality is not asked. Worked out once, moves being values.

    :raises MoveTextError: if it is not a USI move, or names a square or kind that the variant lacks.
    """
    try:
        move = _parse_drop(text, variant) if "*" in text else _parse_board_move(text)
    except (RulesError, KeyError):
        raise MoveTextError(text) from None
    squares = (move.target,) if isinstance(move, Drop) else (move.origin, move.target)
    if not all(variant.contains(sq) for sq in squares):
        raise MoveTextError(text)
    return move


def parse_usi_moves(texts: Iterable[str], variant: Variant) -> tuple[Move, ...]:
    """What each of `texts` means, in their order.

    :raises MoveTextError: as `parse_usi_move` does, at the first that is none.
    """
    return tuple(parse_usi_move(text, variant) for text in texts)


def _parse_drop(text: str, variant: Variant) -> Drop:
    symbol, _, target = text.partition("*")
    kind = variant.kind_for_symbol(symbol)
    if kind.is_promoted or kind.royal:
        raise MoveTextError(text)
    return Drop(kind, parse_square(target))


def _parse_board_move(text: str) -> BoardMove:
    match = _BOARD_MOVE.fullmatch(text)
    if match is None:
        raise MoveTextError(text)
    return BoardMove(parse_square(match[1]), parse_square(match[2]), match[3] == "+")
