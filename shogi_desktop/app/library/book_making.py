"""Making a book of games: the moves of their main lines counted, as far as they fit what is asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from itertools import takewhile

from msgspec import Struct

from shogi_desktop.app.library.ratings import ratings_of
from shogi_desktop.app.library.reading import fold, year_of
from shogi_desktop.books import BookMove, BookPosition, board_of
from shogi_desktop.game import Record
from shogi_desktop.rules import Color, Position

DEFAULT_PLIES = 40


class Wanted(Enum):
    """Whose moves count, by how the game ended for them."""

    ANY = "any"
    NOT_LOST = "not-lost"
    WON = "won"


class BookFilter(Struct, frozen=True):
    """What of the games goes into a book.

    :ivar player: only the moves of players whose name holds this; "" for everybody's.
    :ivar result: only moves of who ended so. :ivar years: first and last, None for none; games without a date
        are in no span of years. :ivar rating: only moves of players rated at least so; None for all.
    :ivar least: moves played fewer times are left out. :ivar plies: so many moves of each game, and
        `first` the number of the first that counts.
    """

    player: str = ""
    result: Wanted = Wanted.ANY
    years: tuple[int | None, int | None] = (None, None)
    rating: int | None = None
    least: int = 1
    plies: int = DEFAULT_PLIES
    first: int = 1


class _Move:
    """A move while it is counted: how often, and what was answered."""

    __slots__ = ("count", "replies")

    def __init__(self) -> None:
        self.count = 0
        self.replies: Counter[str] = Counter()


class BookMaker:
    """Counts moves. :ivar games: how many gave any."""

    def __init__(self, wanted: BookFilter) -> None:
        self._wanted = wanted
        self._positions: dict[str, dict[str, _Move]] = {}
        self._plies: dict[str, int] = {}
        self.games = 0

    def add(self, record: Record) -> bool:
        """Count the moves of a game; whether any of them were wanted."""
        colors = self._colors(record)
        if not colors:
            return False
        position, counted = record.start_position(), False
        line = takewhile(lambda node: not node.illegal, record.main_line())
        moves = [node.move for node in line if node.move is not None]
        for number, move in enumerate(moves[: self._wanted.plies]):
            if not position.is_legal(move):
                break
            if position.turn in colors and number + 1 >= self._wanted.first:
                reply = moves[number + 1].usi if number + 1 < len(moves) else ""
                self._count(position, move.usi, reply)
                counted = True
            position.perform_trusted(move)
        self.games += counted
        return counted

    def _colors(self, record: Record) -> list[Color]:
        """The sides whose moves are wanted."""
        year = year_of(record.headers.get("date", ""))
        names = {
            Color.BLACK: record.headers.get("black", ""),
            Color.WHITE: record.headers.get("white", ""),
        }
        ratings = dict(zip(Color, ratings_of(record), strict=True))
        return [color for color in Color if self._is_of(year) and self._wants(color, names, ratings, record)]

    def _is_of(self, year: int | None) -> bool:
        first, last = self._wanted.years
        if year is None:
            return first is None and last is None
        return (first or year) <= year <= (last or year)

    def _wants(
        self, color: Color, names: dict[Color, str], ratings: dict[Color, int | None], record: Record
    ) -> bool:
        wanted, outcome = self._wanted, record.outcome
        if wanted.player and fold(wanted.player) not in fold(names[color]):
            return False
        if wanted.rating is not None and (ratings[color] or 0) < wanted.rating:
            return False
        winner = None if outcome is None else outcome.winner
        if wanted.result is Wanted.WON:
            return winner is color
        return wanted.result is Wanted.ANY or (outcome is not None and winner is not color.opponent)

    def _count(self, position: Position, move: str, reply: str) -> None:
        board = board_of(position)
        found = self._positions.setdefault(board, {}).setdefault(move, _Move())
        found.count += 1
        if reply:
            found.replies[reply] += 1
        self._plies.setdefault(board, position.ply)

    def finish(self) -> Iterator[BookPosition]:
        """The book: positions in no order, in each the most frequent move first."""
        for board, moves in self._positions.items():
            kept = [
                BookMove(move, _most(counted.replies), count=counted.count)
                for move, counted in moves.items()
                if counted.count >= self._wanted.least
            ]
            if kept:
                kept.sort(key=lambda each: (-each.weight, each.move))
                yield BookPosition(board, tuple(kept), ply=self._plies[board])


def _most(replies: Counter[str]) -> str:
    return max(sorted(replies), key=replies.__getitem__) if replies else ""
