"""The positions of the games as the index keeps them: which games hold one, and what was played there."""

from __future__ import annotations

import sqlite3
from array import array
from bisect import bisect_right
from collections.abc import Callable, Collection, Sequence
from typing import Final, Self, TypeVar

from msgspec import Struct

from shogi_desktop.app.library.chunk_games import ChunkGames, Lengths
from shogi_desktop.app.library.errors import StaleError
from shogi_desktop.app.library.features import Feature, features, is_empty
from shogi_desktop.app.library.indexing import first_nodes, unpack_row
from shogi_desktop.app.library.patterns import Pattern, PositionSearch
from shogi_desktop.app.library.postings import BUCKETS, bucket_of, standing
from shogi_desktop.app.library.sqlite_files import moment
from shogi_desktop.rules import Position

FEATURES: Final = 1 << 15
"""Keys that a chunk has in the table `row`; in `posting` it has `BUCKETS`."""


_Games = TypeVar("_Games", bound=Lengths)


class Placed:
    """The tables `chunk`, `row` and `posting` of a connection, for who reads them.

    It asks a chunk more than once: what asks it sees to it that all answers are of one moment (`snapshot`).
    `stale` is asked now and then whether the answer is still wanted; `StaleError` says that it is not.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._axes: dict[int, _Axis] = {}
        self._moment: tuple[int, int] | None = None
        """When they were read."""

    def games_with(self, search: PositionSearch, stale: Callable[[], bool]) -> dict[int, int]:
        """The games that hold such a position by id, each with the first node that does."""
        self._keep_to_the_moment()
        if search.exact:
            return self._exact(search, stale, _left)
        if not search.pattern.is_complete:
            return self._like(search, stale, _left)
        # It is told by the whole position, but for games that may have more pieces.
        named = self._exact(search, stale, lambda axis: axis.named)
        return named | self._like(search, stale, lambda axis: axis.set_up)

    def _exact(self, search: PositionSearch, stale: Callable[[], bool], among: _Among) -> dict[int, int]:
        found: dict[int, int] = {}
        for chunk, stood in self.standing(search.hashes(), stale).items():
            axis = self._axis(chunk)
            firsts = axis.firsts
            nodes: dict[int, int] = {}
            # The first place of a game is the last that is put down.
            for place in sorted((place for _, places, _ in stood for place in places), reverse=True):
                number = bisect_right(firsts, place) - 1
                nodes[number] = place - firsts[number]
            found |= axis.by_id(nodes, among(axis))
        return found

    def _like(self, search: PositionSearch, stale: Callable[[], bool], among: _Among) -> dict[int, int]:
        variant = search.pattern.variant.id
        asked = [_Asked.of(pattern) for pattern in search.patterns()]
        found: dict[int, int] = {}
        for (chunk,) in self._connection.execute("SELECT id FROM chunk").fetchall():
            if stale():
                raise StaleError
            axis = self._axis(chunk)
            wanted = axis.of_variant(variant, among(axis))
            if not wanted:
                continue
            rows = _Rows(self._connection, chunk)
            bits = 0
            for one in asked:
                bits |= one.places(rows)
            found |= axis.by_id(first_nodes(bits, axis.firsts, axis.nodes), wanted)
        return found

    def standing(
        self, hashes: Sequence[int], stale: Callable[[], bool]
    ) -> dict[int, list[tuple[int, list[int], list[int]]]]:
        """By chunks: which of the hashes stand there, at which places, and the codes of the moves made."""
        found: dict[int, list[tuple[int, list[int], list[int]]]] = {}
        for which, wanted in enumerate(hashes):
            rows = self._connection.execute(
                "SELECT chunk.id, length, entries FROM chunk JOIN posting ON posting.id = chunk.id * ? + ?",
                (BUCKETS, bucket_of(wanted)),
            )
            for chunk, length, entries in rows:
                if stale():
                    raise StaleError
                places, moves = standing(entries, wanted, length)
                if places:
                    found.setdefault(chunk, []).append((which, places, moves))
        return found

    def games_of(self, chunk: int) -> tuple[int, ChunkGames, Collection[int]]:
        """The id of a chunk's first game, its games, and the numbers of those that have not gone."""
        return self._kept(chunk, ChunkGames)

    def _kept(self, chunk: int, kind: type[_Games]) -> tuple[int, _Games, Collection[int]]:
        base, number, thinned, games = self._connection.execute(
            "SELECT base, count, thinned, games FROM chunk WHERE id = ?", (chunk,)
        ).fetchone()
        left: Collection[int] = range(number)
        if thinned:
            ids = self._connection.execute(
                "SELECT id FROM game WHERE id BETWEEN ? AND ?", (base, base + number - 1)
            )
            left = {game - base for (game,) in ids}
        try:
            return base, kind.unpack(games), left
        except ValueError as error:
            raise sqlite3.DatabaseError(str(error)) from error

    def _axis(self, chunk: int) -> _Axis:
        axis = self._axes.get(chunk)
        if axis is None:
            axis = self._axes[chunk] = _Axis.of(*self._kept(chunk, Lengths))
        return axis

    def _keep_to_the_moment(self) -> None:
        """Forget what was kept of chunks if something was written since."""
        now = moment(self._connection)
        if now != self._moment:
            self._moment = now
            self._axes.clear()


class _Axis(Struct, frozen=True):
    """Which games lie on the axis of a chunk, and where: kept between searches, as small as can be.

    :ivar base: the id of the first. :ivar firsts: their first places. :ivar nodes: their numbers of nodes.
    :ivar variants: their games by id, one alone where all are alike.
    :ivar left: the numbers of those that have not gone: those that began in a start position with a name, or
        elsewhere.
    """

    base: int
    firsts: array[int]
    nodes: array[int]
    variants: tuple[str, ...]
    left: Collection[int]
    named: Collection[int]
    set_up: Collection[int]

    @classmethod
    def of(cls, base: int, games: Lengths, left: Collection[int]) -> Self:
        """What is kept of the games of a chunk."""
        variants = tuple(games.variants)
        set_up = frozenset(number for number in games.set_up if number in left)
        return cls(
            base,
            array("I", games.firsts),
            array("I", games.nodes),
            variants[:1] if len(set(variants)) == 1 else variants,
            left,
            left if not set_up else frozenset(left) - set_up,
            set_up,
        )

    def of_variant(self, variant: str, among: Collection[int]) -> Collection[int]:
        """Those of the games that are of the variant of that id."""
        if len(self.variants) == 1:
            return among if self.variants[0] == variant else ()
        return {number for number in among if self.variants[number] == variant}

    def by_id(self, nodes: dict[int, int], wanted: Collection[int]) -> dict[int, int]:
        """The nodes of the games that are wanted, by their ids instead of their numbers."""
        base = self.base
        if len(wanted) < len(self.firsts):
            nodes = {number: node for number, node in nodes.items() if number in wanted}
        return dict(zip(map(base.__add__, nodes), nodes.values(), strict=True))


_Among = Callable[[_Axis], Collection[int]]
"""The games of a chunk that are looked for, by their numbers."""


def _left(axis: _Axis) -> Collection[int]:
    return axis.left


class _Rows:
    """The rows of a chunk, each unpacked once. Missing ones hold nowhere."""

    def __init__(self, connection: sqlite3.Connection, chunk: int) -> None:
        self._connection, self._first = connection, chunk * FEATURES
        self._known: dict[Feature, int] = {}

    def __getitem__(self, feature: Feature) -> int:
        bits = self._known.get(feature)
        if bits is None:
            row = self._connection.execute(
                "SELECT bits FROM row WHERE id = ?", (self._first + feature,)
            ).fetchone()
            bits = self._known[feature] = 0 if row is None else unpack_row(row[0])
        return bits


class _Asked(Struct, frozen=True):
    """The features of a pattern: those that hold, what few positions have first, and those that do not."""

    held: tuple[Feature, ...]
    barred: tuple[Feature, ...]

    @classmethod
    def of(cls, pattern: Pattern) -> Self:
        """In the order in which they are asked: pieces that have moved, those at home, empty squares."""
        held, barred = pattern.features()
        home = frozenset(features(Position.start(pattern.variant)))
        order = sorted(held, key=lambda feature: (is_empty(feature), feature in home, feature))
        return cls(tuple(order), tuple(barred))

    def places(self, rows: _Rows) -> int:
        """Where in a chunk the pattern holds; nowhere for one that asks for nothing."""
        if not self.held:
            return 0
        bits = -1
        for feature in self.held:
            bits &= rows[feature]
            if not bits:
                return 0
        for feature in self.barred:
            bits &= ~rows[feature]
        return bits
