"""The moves played from a position in the games of the library.

With each place of a position on the axis stands the move made there (`postings`): so one look tells what was
played, by whatever order of moves a game has come to the position. Only main lines count: what was only
thought of has no result.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from shogi_desktop.app.library.chunk_games import ChunkGames
from shogi_desktop.app.library.features import position_hash
from shogi_desktop.app.library.patterns import Pattern, PositionSearch, position_of
from shogi_desktop.app.library.postings import move_code
from shogi_desktop.app.library.reading import Result
from shogi_desktop.rules import (
    BoardMove,
    Color,
    Drop,
    Move,
    Position,
    Variant,
)

_BLACK: Final = Result.BLACK.value
_WHITE: Final = Result.WHITE.value
_DRAW: Final = Result.DRAW.value


@dataclass(frozen=True, slots=True)
class Played:
    """A move, and the games in which it was played from the position asked for.

    :ivar games: their number, of which `black` and `white` have won so many and `draws` were drawn; others
        have no result. In games with the colours exchanged all of that is turned round.
    :ivar rating: of the players who made it, on average, of the `rated` who have one; None without any.
    :ivar last: the date of the last of them, as its file writes it; empty where none has one.
    """

    move: Move
    games: int
    black: int
    white: int
    draws: int
    rating: int | None
    rated: int
    last: str


@dataclass(frozen=True, slots=True)
class Explored:
    """What the library knows of a position: the moves played there, the most frequent first.

    :ivar games: in how many games it stood on the board. :ivar total: the games of the library.
    """

    moves: tuple[Played, ...] = ()
    games: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True)
class Way:
    """The position as it is looked for, and the moves from there.

    :ivar moves: as they are made in the position asked for, by the codes of those looked for.
    :ivar exchanged: whether it is that position with the colours exchanged.
    """

    hash: int
    moves: dict[int, Move]
    exchanged: bool


def turned(move: Move, variant: Variant) -> Move:
    """The move as the other player would make it, on the board turned round."""
    over = variant.opposite
    if isinstance(move, Drop):
        return Drop(move.kind, over(move.target))
    return BoardMove(over(move.origin), over(move.target), promote=move.promote)


def ways_on(position: Position, *, exchanged: bool) -> list[Way]:
    """The position itself and, where wanted, its image with the colours exchanged."""
    moves = position.legal_moves()
    variant = position.variant
    codes = {move_code(move, variant): move for move in moves}
    ways = [Way(position_hash(position), codes, exchanged=False)]
    if exchanged:
        search = PositionSearch(Pattern.of_position(position), exact=True)
        image = position_of(search.pattern.with_colours_exchanged())
        codes = {move_code(turned(move, variant), variant): move for move in moves}
        ways.append(Way(position_hash(image), codes, exchanged=True))
    return ways


@dataclass(slots=True)
class _Tally:
    games: int = 0
    black: int = 0
    white: int = 0
    draws: int = 0
    rated: int = 0
    ratings: int = 0
    last: tuple[int, str] = (0, "")

    def add(self, games: ChunkGames, numbers: Iterable[int], mover: Color, *, exchanged: bool) -> None:
        """Count games of a chunk; `mover` made the move in the position asked for."""
        counted = list(numbers)
        results = list(map(games.results.__getitem__, counted))
        self.games += len(counted)
        self.black += results.count(_WHITE if exchanged else _BLACK)
        self.white += results.count(_BLACK if exchanged else _WHITE)
        self.draws += results.count(_DRAW)
        ratings = games.black if (mover is Color.BLACK) is not exchanged else games.white
        known = [rating for rating in map(ratings.__getitem__, counted) if rating is not None]
        self.rated += len(known)
        self.ratings += sum(known)
        self.last = max([self.last, *map(games.dates.__getitem__, counted)])

    def played(self, move: Move) -> Played:
        """What was counted."""
        average = round(self.ratings / self.rated) if self.rated else None
        results = (self.black, self.white, self.draws)
        return Played(move, self.games, *results, average, self.rated, self.last[1])


@dataclass(slots=True)
class Counting:
    """Counts games by the move that was played. :ivar turn: who is to move in the position asked for."""

    turn: Color
    games: int = 0
    _tallies: dict[Move, _Tally] = field(default_factory=dict)

    def take(
        self,
        found: Iterable[tuple[Way, Sequence[int], Sequence[int]]],
        games: ChunkGames,
        left: Container[int],
    ) -> None:
        """Count the games of a chunk, each once for the position and once for a move.

        :param found: ways with the places where they stand and the codes of the moves made there; where a
            game has a move both ways, the first one counts.
        :param left: the numbers of the games that have not gone.
        """
        firsts, lasts = games.firsts, games.lasts
        seen: set[int] = set()
        counted: dict[Move, set[int]] = {}
        for way, places, codes in found:
            made: dict[int, set[int]] = {}
            for place, code in zip(places, codes, strict=True):
                number = bisect_right(firsts, place) - 1
                if place <= lasts[number] and number in left:
                    seen.add(number)
                    made.setdefault(code, set()).add(number)
            for code, numbers in made.items():
                move = way.moves.get(code)
                if move is not None:
                    known = counted.setdefault(move, set())
                    new = numbers - known
                    known |= new
                    tally = self._tallies.setdefault(move, _Tally())
                    tally.add(games, new, self.turn, exchanged=way.exchanged)
        self.games += len(seen)

    def finish(self, total: int) -> Explored:
        """All that was counted, in a library of `total` games."""
        moves = [tally.played(move) for move, tally in self._tallies.items()]
        moves.sort(key=lambda played: (-played.games, played.move.usi))
        return Explored(tuple(moves), self.games, total)
