"""What to look for: a whole position, or some squares and pieces in hand while the rest is free."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from shogi_desktop.app.library.features import (
    MOST_IN_HAND,
    WHITE_TO_MOVE,
    Feature,
    hand_feature,
    piece_feature,
    position_hash,
)
from shogi_desktop.rules import (
    Color,
    Piece,
    PieceKind,
    Position,
    Square,
    Variant,
    file_of,
    men_of,
    rank_of,
    square,
)


@dataclass(frozen=True)
class Pattern:
    """Part of a position.

    :ivar squares: the squares that count and what stands there, None for an empty one.
    :ivar hands: least numbers of pieces in hand, from 1; what is not named may be anything.
    :ivar turn: the side to move, None for either.
    """

    variant: Variant
    squares: frozenset[tuple[Square, Piece | None]] = frozenset()
    hands: frozenset[tuple[Color, PieceKind, int]] = frozenset()
    turn: Color | None = None

    @property
    def is_empty(self) -> bool:
        """Whether it leaves everything free, but the side to move."""
        return not self.squares and not self.hands

    def features(self) -> tuple[frozenset[Feature], frozenset[Feature]]:
        """What must hold, and what must not."""
        held = {piece_feature(sq, piece) for sq, piece in self.squares}
        held |= {hand_feature(color, kind, min(count, MOST_IN_HAND)) for color, kind, count in self.hands}
        if self.turn is Color.WHITE:
            held.add(WHITE_TO_MOVE)
        return frozenset(held), frozenset({WHITE_TO_MOVE} if self.turn is Color.BLACK else ())

    @property
    def is_complete(self) -> bool:
        """Whether it names every piece that the game has, so that nothing else is on the board or in hand
        where it holds; in a game that began with more pieces it may be otherwise.
        """
        named = Counter(self.variant.unpromoted(piece.kind) for _, piece in self.squares if piece is not None)
        for _, kind, count in self.hands:
            named[kind] += count
        return named == men_of(Position.start(self.variant))

    def mirrored(self) -> Pattern:
        """The same with left and right exchanged."""
        width = self.variant.files + 1
        squares = ((square(width - file_of(sq), rank_of(sq)), piece) for sq, piece in self.squares)
        return replace(self, squares=frozenset(squares))

    def with_colours_exchanged(self) -> Pattern:
        """The same as the other player would have it: the board turned round, Black's pieces White's."""
        variant = self.variant
        width, height = variant.files + 1, variant.ranks + 1

        def turned(piece: Piece | None) -> Piece | None:
            return None if piece is None else variant.piece(piece.kind, piece.color.opponent)

        return replace(
            self,
            squares=frozenset(
                (square(width - file_of(sq), height - rank_of(sq)), turned(piece))
                for sq, piece in self.squares
            ),
            hands=frozenset((color.opponent, kind, count) for color, kind, count in self.hands),
            turn=None if self.turn is None else self.turn.opponent,
        )

    @classmethod
    def of_position(cls, position: Position) -> Pattern:
        """Every square, every piece in hand and the side to move of `position`."""
        variant = position.variant
        return cls(
            variant,
            frozenset((sq, position.piece_at(sq)) for sq in variant.squares),
            frozenset((color, kind, n) for color in Color for kind, n in position.hand(color).items()),
            position.turn,
        )


@dataclass(frozen=True)
class PositionSearch:
    """A search for positions.

    :ivar pattern: what to look for; for an exact search the whole position.
    :ivar exact: nothing more may be in hand than the pattern says, and every square counts.
    :ivar mirrored: positions with left and right exchanged count too.
    :ivar exchanged: positions with the colours exchanged count too.
    """

    pattern: Pattern
    exact: bool
    mirrored: bool = False
    exchanged: bool = False

    def patterns(self) -> list[Pattern]:
        """The pattern and, where wanted, its images; each once."""
        found = [self.pattern]
        if self.mirrored:
            found.append(self.pattern.mirrored())
        if self.exchanged:
            found += [pattern.with_colours_exchanged() for pattern in found]
        return list(dict.fromkeys(found))

    def hashes(self) -> list[int]:
        """The hashes of all positions that an exact search is for, or one for a complete pattern."""
        return [
            position_hash(position_of(replace(pattern, turn=turn)))
            for pattern in self.patterns()
            for turn in (Color if pattern.turn is None else (pattern.turn,))
        ]


def position_of(pattern: Pattern) -> Position:
    """The position that the pattern of an exact search describes."""
    position = Position(pattern.variant)
    for sq, piece in pattern.squares:
        position.put(piece, sq)
    for color, kind, count in pattern.hands:
        position.set_hand(color, kind, count)
    position.turn = Color.BLACK if pattern.turn is None else pattern.turn
    return position
