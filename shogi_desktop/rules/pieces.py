"""Kinds of pieces and the pieces themselves.

A kind belongs to one variant (the knight of Okisaki shogi is not the knight of standard shogi); its `id` is
the same word in every variant. Kinds and pieces are interned by their variant and compared by identity.
"""

from __future__ import annotations

from msgspec import Struct

from shogi_desktop.rules.betza import Movement, parse_betza
from shogi_desktop.rules.color import Color


class PieceKind(Struct, frozen=True, eq=False):
    """One kind of piece of one variant.

    `symbol` is its SFEN letter, with ``+`` before it when promoted; `kanji` the single character of
    RULES.md (the king's is 玉; that White's king shows 王 is the view's affair); `betza` its move; `promoted`
    what it promotes to, if anything; `royal` whether losing it loses the game.

    `written` is what move text calls it where that is not its `kanji` (成銀); `large` whether it counts five
    points at an impasse (2.4); `per_file` how many of one side may stand on a file after a drop, None: any
    number (nifu, 1.6); `mates_by_drop` whether dropping it may give mate at once (uchifuzume, 1.7).
    """

    id: str
    symbol: str
    kanji: str
    betza: str
    promoted: PieceKind | None = None
    royal: bool = False
    written: str = ""
    large: bool = False
    per_file: int | None = None
    mates_by_drop: bool = True

    @property
    def movement(self) -> Movement:
        """Steps and slides seen from the owner."""
        return parse_betza(self.betza)

    @property
    def keeps_moves_promoted(self) -> bool:
        """Whether it promotes, and can then still make each of its moves: a pawn, a bishop or a rook."""
        if self.promoted is None:
            return False
        before, after = self.movement, self.promoted.movement
        return before.slides <= after.slides and before.steps <= after.steps | after.slides

    @property
    def is_promoted(self) -> bool:
        """Whether this is the far side of another kind."""
        return self.symbol.startswith("+")

    @property
    def letter(self) -> str:
        """The SFEN letter without ``+``: shared by both faces of a piece."""
        return self.symbol[-1]

    def __repr__(self) -> str:
        return f"PieceKind({self.id!r})"


class Piece(Struct, frozen=True, eq=False):
    """A piece on the board: a kind and the side it belongs to. Get it from `Variant.piece`."""

    kind: PieceKind
    color: Color

    @property
    def symbol(self) -> str:
        """SFEN text: upper case for Black, lower case for White."""
        return self.kind.symbol if self.color is Color.BLACK else self.kind.symbol.lower()

    def __repr__(self) -> str:
        return f"Piece({self.symbol!r})"
