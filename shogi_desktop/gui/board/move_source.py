"""Where the board learns which moves it may offer.

The board knows no rules: it asks a `MoveSource`. `PositionMoves` asks a position for its legal
moves; a tutorial or a tsume page may bring another.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import cached_property
from typing import Protocol

from shogi_desktop.rules import BoardMove, Color, Drop, Move, PieceKind, Position, Square


class PromotionChoice(Enum):
    """What the player is asked about promotion when a piece goes from one square to another."""

    NEVER = "never"
    OPTIONAL = "optional"
    FORCED = "forced"


class MoveSource(Protocol):
    """The moves the player may make now.

    Where it `takes_fouls` it offers whatever a hand could do, by either side; where a piece may go is then
    not marked, and a piece from a stand can be turned over.
    """

    @property
    def takes_fouls(self) -> bool:
        """Whether the hand is let make fouls."""

    def offers(self, color: Color) -> bool:
        """Whether pieces of `color` may be picked up, those too that can go nowhere."""

    def destinations(self, origin: Square) -> frozenset[Square]:
        """Squares the piece on `origin` may go to."""

    def drop_destinations(self, kind: PieceKind, color: Color) -> frozenset[Square]:
        """Squares where `color` may drop a piece of `kind` from its hand."""

    def promotion(self, origin: Square, target: Square) -> PromotionChoice:
        """Whether the move from `origin` to `target`, one of its destinations, may or must promote."""


class PositionMoves:
    """The legal moves of a position, offered only while one of `colors` is to move.

    :param position: not changed; it must not change while this object is in use.
    :param colors: the sides played by hand.
    """

    takes_fouls = False

    def __init__(self, position: Position, colors: Iterable[Color] = tuple(Color)) -> None:
        self._position = position
        self._offered = position.turn in frozenset(colors)

    def offers(self, color: Color) -> bool:
        return self._offered and color is self._position.turn

    def destinations(self, origin: Square) -> frozenset[Square]:
        return frozenset(self._board_moves.get(origin, ()))

    def drop_destinations(self, kind: PieceKind, color: Color) -> frozenset[Square]:
        return frozenset(self._drops.get(kind, ())) if color is self._position.turn else frozenset()

    def promotion(self, origin: Square, target: Square) -> PromotionChoice:
        ways = self._board_moves.get(origin, {}).get(target, set())
        if ways == {True, False}:
            return PromotionChoice.OPTIONAL
        return PromotionChoice.FORCED if True in ways else PromotionChoice.NEVER

    @cached_property
    def _moves(self) -> list[Move]:
        """The moves offered; worked out when the first piece is touched, not when the position is shown."""
        return self._position.legal_moves() if self._offered else []

    @cached_property
    def _board_moves(self) -> dict[Square, dict[Square, set[bool]]]:
        """By origin and destination: whether there are moves with and without promotion."""
        found: dict[Square, dict[Square, set[bool]]] = {}
        for move in self._moves:
            if isinstance(move, BoardMove):
                found.setdefault(move.origin, {}).setdefault(move.target, set()).add(move.promote)
        return found

    @cached_property
    def _drops(self) -> dict[PieceKind, set[Square]]:
        found: dict[PieceKind, set[Square]] = {}
        for move in self._moves:
            if isinstance(move, Drop):
                found.setdefault(move.kind, set()).add(move.target)
        return found


class AnyMoves:
    """Whatever a hand could do with the pieces of `colors`, foul or not, whoever is to move.

    Only a square with a piece of the same side is no destination: that would be no move at all.

    :param position: not changed; it must not change while this object is in use.
    :param colors: the sides played by hand.
    """

    takes_fouls = True

    def __init__(self, position: Position, colors: Iterable[Color]) -> None:
        self._position = position
        self._colors = frozenset(colors)

    def offers(self, color: Color) -> bool:
        return color in self._colors

    def destinations(self, origin: Square) -> frozenset[Square]:
        piece = self._position.piece_at(origin)
        if piece is None or piece.color not in self._colors:
            return frozenset()
        own = (sq for sq, other in self._position.pieces() if other.color is piece.color)
        return self._position.variant.square_set.difference(own)

    def drop_destinations(self, kind: PieceKind, color: Color) -> frozenset[Square]:
        if color not in self._colors or not self._position.hand(color).count(kind):
            return frozenset()
        return self._position.variant.square_set.difference(sq for sq, _ in self._position.pieces())

    def promotion(self, origin: Square, target: Square) -> PromotionChoice:
        piece, variant = self._position.piece_at(origin), self._position.variant
        if piece is None or piece.kind.promoted is None:
            return PromotionChoice.NEVER
        inside = variant.in_zone(piece.color, origin) or variant.in_zone(piece.color, target)
        return PromotionChoice.OPTIONAL if inside else PromotionChoice.NEVER
