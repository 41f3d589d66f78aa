"""The moves played from a position in the games of the library, by the hashes that the index has anyway.

The hash of a position stands at its place on the axis, and at the next place that of the position after the
move played (`indexing`). So each legal move is known by the hash of the position that it leads to, and one
look at the places of a position tells what was played there, by whatever order of moves a game has come to
it. Only main lines count: what was only thought of has no result.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from shogi_desktop.app.library.features import position_hash
from shogi_desktop.app.library.indexing import HASH_BYTES
from shogi_desktop.app.library.patterns import Pattern, PositionSearch, position_of
from shogi_desktop.app.library.reading import Result
from shogi_desktop.rules import (
    BoardMove,
    Color,
    Drop,
    Move,
    Position,
    Square,
    Variant,
    file_of,
    rank_of,
    square,
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


class PlayedGame(NamedTuple):
    """A game as a row of the index has it: its place on the axis, how it ended, when, who played."""

    first: int
    nodes: int
    plies: int
    result: str
    year: int | None
    date: str
    black_rating: int | None
    white_rating: int | None


@dataclass(frozen=True, slots=True)
class Way:
    """The position as it is looked for, and the moves from there by the hashes they lead to.

    :ivar children: the moves as they are made in the position asked for.
    :ivar exchanged: whether it is that position with the colours exchanged.
    """

    needle: bytes
    children: dict[bytes, Move]
    exchanged: bool


class Hit(NamedTuple):
    """A place on the axis with the position; `move` is what follows there, None where nothing known does."""

    place: int
    move: Move | None
    exchanged: bool


def turned(move: Move, variant: Variant) -> Move:
    """The move as the other player would make it, on the board turned round."""

    def over(sq: Square) -> Square:
        return square(variant.files + 1 - file_of(sq), variant.ranks + 1 - rank_of(sq))

    if isinstance(move, Drop):
        return Drop(move.kind, over(move.target))
    return BoardMove(over(move.origin), over(move.target), promote=move.promote)


def ways_on(position: Position, *, exchanged: bool) -> list[Way]:
    """The position itself and, where wanted, its image with the colours exchanged."""
    moves = position.legal_moves()
    variant = position.variant
    ways = [Way(_bytes(position), _children(position, {move: move for move in moves}), exchanged=False)]
    if exchanged:
        search = PositionSearch(Pattern.of_position(position), exact=True)
        image = position_of(search.pattern.with_colours_exchanged())
        made = {move: turned(move, variant) for move in moves}
        ways.append(Way(_bytes(image), _children(image, made), exchanged=True))
    return ways


def _bytes(position: Position) -> bytes:
    return position_hash(position).to_bytes(HASH_BYTES, "little")


def _children(position: Position, moves: dict[Move, Move]) -> dict[bytes, Move]:
    """The keys of `moves` by the hash that their value leads to."""
    board, children = position.copy(), {}
    for move, made in moves.items():
        transition = board.perform_trusted(made)
        children[_bytes(board)] = move
        board.undo(transition)
    return children


def hits_in(row: bytes, ways: Iterable[Way]) -> list[Hit]:
    """Where the position stands in a chunk's row of hashes, in the order of the axis."""
    hits: list[Hit] = []
    for way in ways:
        at = row.find(way.needle)
        while at >= 0:
            behind = at + HASH_BYTES
            if at % HASH_BYTES == 0:
                move = way.children.get(row[behind : behind + HASH_BYTES])
                hits.append(Hit(at // HASH_BYTES, move, way.exchanged))
                at = row.find(way.needle, behind)
            else:
                at = row.find(way.needle, at + 1)
    hits.sort(key=lambda hit: hit.place)
    return hits


@dataclass(slots=True)
class _Tally:
    games: int = 0
    black: int = 0
    white: int = 0
    draws: int = 0
    rated: int = 0
    ratings: int = 0
    last: tuple[int, str] = (0, "")

    def add(self, game: PlayedGame, mover: Color, *, exchanged: bool) -> None:
        """Count a game; `mover` made the move in the position asked for."""
        self.games += 1
        if game.result == (_WHITE if exchanged else _BLACK):
            self.black += 1
        elif game.result == (_BLACK if exchanged else _WHITE):
            self.white += 1
        elif game.result == _DRAW:
            self.draws += 1
        rating = game.black_rating if (mover is Color.BLACK) is not exchanged else game.white_rating
        if rating is not None:
            self.rated += 1
            self.ratings += rating
        if game.date:
            self.last = max(self.last, (game.year or 0, game.date))

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

    def take(self, hits: Sequence[Hit], games: Iterable[PlayedGame]) -> None:
        """Count the `games` of a chunk, in the order of the axis, at the places hit; each once for a move."""
        known = list(games)
        firsts = [game.first for game in known]
        seen: set[tuple[int, Move | None]] = set()
        for hit in hits:
            number = bisect_right(firsts, hit.place) - 1
            game = known[number] if number >= 0 else None
            if game is None or hit.place - game.first > game.plies:
                # A variation, or a game that has gone.
                continue
            if (number, None) not in seen:
                seen.add((number, None))
                self.games += 1
            move = hit.move if hit.place - game.first < game.plies else None
            if move is not None and (number, move) not in seen:
                seen.add((number, move))
                tally = self._tallies.setdefault(move, _Tally())
                tally.add(game, self.turn, exchanged=hit.exchanged)

    def finish(self, total: int) -> Explored:
        """All that was counted, in a library of `total` games."""
        moves = [tally.played(move) for move, tally in self._tallies.items()]
        moves.sort(key=lambda played: (-played.games, played.move.usi))
        return Explored(tuple(moves), self.games, total)
