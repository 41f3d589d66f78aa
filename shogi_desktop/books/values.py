"""What a book says of a position, whatever its format."""

from __future__ import annotations

from msgspec import Struct

from shogi_desktop.rules import Position


class BookMove(Struct, frozen=True):
    """A move of a book.

    :ivar move: USI text. :ivar reply: the answer expected, "" for none.
    :ivar score: centipawns for whoever makes it, `depth`: plies searched, `count`: how often it was chosen,
        which is its weight; None where the book does not say. :ivar comment: may have several lines.
    """

    move: str
    reply: str = ""
    score: int | None = None
    depth: int | None = None
    count: int | None = None
    comment: str = ""

    @property
    def weight(self) -> int:
        """How much it is chosen: a move whose count is not told once."""
        return 1 if self.count is None else self.count


class BookPosition(Struct, frozen=True):
    """The moves of a position.

    :ivar board: the position as SFEN without the number of the move; "" where the format keeps only a hash.
    :ivar ply: the number that the book wrote behind it, 0 for none.
    """

    board: str
    moves: tuple[BookMove, ...] = ()
    comment: str = ""
    ply: int = 0


def board_of(position: Position) -> str:
    """What `position` is called in a book: its SFEN without the number of the move."""
    return position.sfen().rsplit(" ", 1)[0]
