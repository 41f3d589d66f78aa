"""The positions of the games as the index keeps them: which games hold one, and what was played there."""

from __future__ import annotations

import sqlite3
from bisect import bisect_right
from collections.abc import Callable, Container, Iterator, Sequence
from itertools import count
from typing import Final

from shogi_desktop.app.library.chunk_games import ChunkGames
from shogi_desktop.app.library.errors import StaleError
from shogi_desktop.app.library.features import Feature, is_empty
from shogi_desktop.app.library.indexing import first_nodes, unpack_row
from shogi_desktop.app.library.patterns import Pattern, PositionSearch
from shogi_desktop.app.library.postings import BUCKETS, bucket_of, standing

FEATURES: Final = 1 << 15
"""Keys that a chunk has in the table `row`; in `posting` it has `BUCKETS`."""


class Placed:
    """The tables `chunk`, `row` and `posting` of a connection, for who reads them.

    It asks a chunk more than once: what asks it sees to it that all answers are of one moment (`snapshot`).
    `stale` is asked now and then whether the answer is still wanted; `StaleError` says that it is not.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def games_with(self, search: PositionSearch, stale: Callable[[], bool]) -> Iterator[tuple[int, int]]:
        """The games that hold such a position by id, each with the first node that does."""
        return self._exact(search, stale) if search.exact else self._like(search, stale)

    def _exact(self, search: PositionSearch, stale: Callable[[], bool]) -> Iterator[tuple[int, int]]:
        for chunk, found in self.standing(search.hashes(), stale).items():
            base, games, left = self.games_of(chunk)
            firsts = games.firsts
            nodes: dict[int, int] = {}
            # The first place of a game is the last that is put down.
            for place in sorted((place for _, places, _ in found for place in places), reverse=True):
                number = bisect_right(firsts, place) - 1
                nodes[number] = place - firsts[number]
            yield from ((base + number, node) for number, node in nodes.items() if number in left)

    def _like(self, search: PositionSearch, stale: Callable[[], bool]) -> Iterator[tuple[int, int]]:
        together: dict[int, int] = {}
        for pattern in search.patterns():
            for chunk, bits in self._places_of(pattern, stale).items():
                together[chunk] = together.get(chunk, 0) | bits
        variant = search.pattern.variant.id
        for chunk, bits in together.items():
            base, games, left = self.games_of(chunk)
            places = zip(count(), games.firsts, games.nodes, strict=False)
            for number, node in first_nodes(bits, places):
                if games.variants[number] == variant and number in left:
                    yield base + number, node

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

    def games_of(self, chunk: int) -> tuple[int, ChunkGames, Container[int]]:
        """The id of a chunk's first game, its games, and the numbers of those that have not gone."""
        base, number, thinned, games = self._connection.execute(
            "SELECT base, count, thinned, games FROM chunk WHERE id = ?", (chunk,)
        ).fetchone()
        left: Container[int] = range(number)
        if thinned:
            ids = self._connection.execute(
                "SELECT id FROM game WHERE id BETWEEN ? AND ?", (base, base + number - 1)
            )
            left = {game - base for (game,) in ids}
        try:
            return base, ChunkGames.unpack(games), left
        except ValueError as error:
            raise sqlite3.DatabaseError(str(error)) from error

    def _places_of(self, pattern: Pattern, stale: Callable[[], bool]) -> dict[int, int]:
        held, barred = pattern.features()
        if not held:
            return {}
        # What few positions have comes first: pieces before empty squares.
        first, *others = sorted(held, key=lambda feature: (is_empty(feature), feature))
        rows = self._connection.execute(
            "SELECT chunk.id, bits FROM chunk JOIN row ON row.id = chunk.id * ? + ?", (FEATURES, first)
        )
        left = {chunk: unpack_row(bits) for chunk, bits in rows}
        for feature in others:
            if stale():
                raise StaleError
            left = {chunk: both for chunk, bits in left.items() if (both := bits & self._row(chunk, feature))}
        for feature in barred:
            left = {chunk: bits & ~self._row(chunk, feature) for chunk, bits in left.items()}
        return {chunk: bits for chunk, bits in left.items() if bits}

    def _row(self, chunk: int, feature: Feature) -> int:
        """Where in a chunk a feature holds."""
        row = self._connection.execute(
            "SELECT bits FROM row WHERE id = ?", (chunk * FEATURES + feature,)
        ).fetchone()
        return 0 if row is None else unpack_row(row[0])
