"""What holds in a position, as numbers: a piece on a square, an empty square, so many in hand, the turn.

A feature is a small integer that means the same in every process, on every machine and in both games. The
hash of a position is made of its features, so that one walk through a game serves both kinds of search.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b

from shogi_desktop.rules import Color, Piece, PieceKind, Position, Square, Variant

Feature = int

_CODES = 128
_EMPTY = 127
_HANDS = 192 * _CODES
"""Beyond every square's features."""
_COUNTS = 64
MOST_IN_HAND = _COUNTS - 1
"""More pieces of a kind than these are not told apart: no game has as many."""
WHITE_TO_MOVE: Feature = _HANDS + 2 * 26 * _COUNTS


def piece_feature(sq: Square, piece: Piece | None) -> Feature:
    """`piece` stands on `sq`; None: the square is empty."""
    if piece is None:
        return sq * _CODES + _EMPTY
    kind = piece.kind
    code = (ord(kind.letter) - ord("A")) * 4 + 2 * kind.is_promoted + piece.color
    return sq * _CODES + code


def is_empty(feature: Feature) -> bool:
    """Whether the feature is that of an empty square."""
    return feature % _CODES == _EMPTY and feature < _HANDS


def hand_feature(color: Color, kind: PieceKind, count: int) -> Feature:
    """`color` has at least `count` (from 1 to `MOST_IN_HAND`) pieces of `kind` in hand."""
    letter = ord(kind.letter) - ord("A")
    return _HANDS + (color * 26 + letter) * _COUNTS + count


@cache
def key_of(feature: Feature) -> int:
    """The 64 bits that a feature puts into a position's hash; fixed for ever by the function used."""
    return int.from_bytes(blake2b(feature.to_bytes(4, "little"), digest_size=8).digest(), "little")


@cache
def game_key(variant: Variant) -> int:
    """The 64 bits that keep apart equal positions of different games."""
    return int.from_bytes(blake2b(variant.id.encode(), digest_size=8).digest(), "little")


def features(position: Position) -> Iterator[Feature]:
    """Everything that holds in `position`."""
    for sq in position.variant.squares:
        yield piece_feature(sq, position.piece_at(sq))
    for color in Color:
        for kind, count in position.hand(color).items():
            for number in range(1, min(count, MOST_IN_HAND) + 1):
                yield hand_feature(color, kind, number)
    if position.turn is Color.WHITE:
        yield WHITE_TO_MOVE


def position_hash(position: Position) -> int:
    """64 bits for game, board, hands and side to move; the same on every machine and in every version."""
    value = game_key(position.variant)
    for feature in features(position):
        if not is_empty(feature):
            value ^= key_of(feature)
    return value
