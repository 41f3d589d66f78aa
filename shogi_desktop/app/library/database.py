"""The index in SQLite: its tables, what is written into them, and the searches.

One `Database` is one connection and belongs to the thread that opened it. Writers and readers live in
different connections (WAL), so that a search never waits for an import. What the tables are for and why
positions are kept as they are: docs/decisions/0011-library.md.
"""

from __future__ import annotations

import json
import sqlite3
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import count
from pathlib import Path
from typing import Final

from shogi_desktop.app.library.accuracies import Accuracy, AccuracyWish, Listed, sorted_by_accuracy
from shogi_desktop.app.library.analyses import Place
from shogi_desktop.app.library.chunk_games import ChunkGames
from shogi_desktop.app.library.errors import IndexUnusableError, StaleError
from shogi_desktop.app.library.exploring import Counting, Explored, ways_on
from shogi_desktop.app.library.patterns import PositionSearch
from shogi_desktop.app.library.placed import FEATURES, Placed
from shogi_desktop.app.library.postings import BUCKETS
from shogi_desktop.app.library.reading import Batch, GameEntry, ReadFile, Result, Trouble, TroubleKind, fold
from shogi_desktop.app.library.sqlite_files import (
    check_database,
    is_damage,
    kept_path,
    moment,
    open_database,
    path_of_kept,
    remove_database,
    snapshot,
)
from shogi_desktop.rules import Position

VERSION = 4
_ROWS_AT_ONCE: Final = 500
"""SQLite takes only so many values with a question."""
"""Of the tables and of what the readers make of a file: with a higher one the index is made anew."""

_TABLES = """
CREATE TABLE file (
    id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, size INTEGER NOT NULL, mtime INTEGER NOT NULL,
    digest BLOB, vanished INTEGER NOT NULL DEFAULT 0, trouble TEXT NOT NULL DEFAULT '',
    reason TEXT NOT NULL DEFAULT ''
);
CREATE INDEX file_gone ON file (digest) WHERE vanished;
CREATE TABLE chunk (
    id INTEGER PRIMARY KEY, base INTEGER NOT NULL UNIQUE, count INTEGER NOT NULL, length INTEGER NOT NULL,
    thinned INTEGER NOT NULL DEFAULT 0, games BLOB NOT NULL
);
CREATE TABLE row (id INTEGER PRIMARY KEY, bits BLOB NOT NULL);
CREATE TABLE posting (id INTEGER PRIMARY KEY, entries BLOB NOT NULL);
CREATE TABLE game (
    id INTEGER PRIMARY KEY, file INTEGER NOT NULL REFERENCES file(id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    variant TEXT NOT NULL, black TEXT NOT NULL, white TEXT NOT NULL, event TEXT NOT NULL, date TEXT NOT NULL,
    year INTEGER, day TEXT NOT NULL, handicap TEXT NOT NULL, opening TEXT NOT NULL, strategy TEXT NOT NULL,
    result TEXT NOT NULL, plies INTEGER NOT NULL, words TEXT NOT NULL
);
CREATE INDEX game_of_file ON game (file);
CREATE INDEX game_by_day ON game (day, id, result);
"""
"""The keys of `row` and `posting` are numbers, by chunk first: what an import adds comes behind all that is
there and fills its pages, and a row of up to a page's length lies in one.
"""
_ADD_GAME = "INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_FEW_GAMES = 5_000
"""So few are looked up one by one; of more the whole table is read."""
_NAMES = ("game", "row", "posting", "chunk", "file")


class Column(Enum):
    """What the list can be sorted by; the value is the expression in SQL."""

    DATE = "game.day"
    BLACK = "game.black COLLATE NOCASE"
    WHITE = "game.white COLLATE NOCASE"
    RESULT = "game.result"
    HANDICAP = "game.handicap"
    OPENING = "game.opening || game.strategy"
    PLIES = "game.plies"
    EVENT = "game.event COLLATE NOCASE"
    FILE = "file.path"
    ACCURACY = "''"
    """What the index does not know: analysis does."""


@dataclass(frozen=True)
class Query:
    """What the list is to show. None and "" ask for nothing.

    :ivar text: words that all have to be found.
    :ivar games: the ids of games of which others are left out.
    :ivar years: first and last year; a game without a date is in no span of years.
    """

    text: str = ""
    variant: str | None = None
    result: Result | None = None
    handicap: str | None = None
    years: tuple[int | None, int | None] = (None, None)
    position: PositionSearch | None = None
    games: frozenset[int] | None = None
    accuracy: AccuracyWish | None = None
    order: Column = Column.DATE
    descending: bool = True

    @property
    def is_everything(self) -> bool:
        """Whether nothing is filtered out."""
        return self == Query(order=self.order, descending=self.descending)

    @property
    def needs_accuracies(self) -> bool:
        """Whether it cannot be answered without what analysis has found out."""
        return self.accuracy is not None or self.order is Column.ACCURACY


@dataclass(frozen=True, slots=True)
class Found:
    """The ids of the games found, in order; for each the node that was looked for, None where none was.

    :ivar total: how many games the library has.
    :ivar won: how many of the games found Black has won, and how many White.
    """

    games: tuple[int, ...]
    nodes: tuple[int | None, ...]
    total: int
    won: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game as the list shows it."""

    id: int
    path: str
    number: int
    vanished: bool
    variant: str
    black: str
    white: str
    event: str
    date: str
    handicap: str
    opening: str
    strategy: str
    result: Result
    plies: int
    digest: bytes | None = None
    """Of its file's content."""
    accuracy: Accuracy | None = None
    """None where the game was not analysed."""


@dataclass(frozen=True, slots=True)
class KnownFile:
    """What the index knows of a file on disk."""

    size: int
    mtime_ns: int
    digest: bytes | None
    vanished: bool


def never() -> bool:
    """Nothing asks to stop."""
    return False


def none_known() -> Mapping[Place, Accuracy]:
    """No game was analysed."""
    return {}


class Database:
    """A connection to the index, for one thread at a time.

    :raises IndexUnusableError: it can neither be opened nor made anew.
    """

    def __init__(self, path: Path, *, check: bool = False) -> None:
        """Open the index at `path`; one that is lost or of another version is made anew, empty.

        :param check: look whether the file is damaged too; takes some hundredths of a second.
        """
        self.path = path
        self._listed: tuple[array[int], list[str]] = array("q"), []
        self._listed_by: object = None
        """All games in the order that was asked for last; and that order, at what moment."""
        self.rebuilt = False
        """Whether the index had to be made anew, so that the files have to be read again."""
        self._connection = self._open(check)
        self._placed = Placed(self._connection)

    def _open(self, check: bool) -> sqlite3.Connection:
        try:
            return self._connect(check)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise IndexUnusableError(self.path, str(error)) from error
        except OSError as error:
            raise IndexUnusableError(self.path, error.strerror or str(error)) from error
        try:
            remove_database(self.path)
            return self._connect(check)
        except (sqlite3.Error, OSError) as error:
            raise IndexUnusableError(self.path, str(error)) from error

    def _connect(self, check: bool) -> sqlite3.Connection:
        connection = open_database(self.path)
        try:
            connection.execute("PRAGMA cache_size = -32000")
            if check:
                check_database(connection)
            self._make_tables(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _make_tables(self, connection: sqlite3.Connection) -> None:
        if _version_of(connection) == VERSION:
            connection.execute("SELECT 1 FROM game LIMIT 1")
            return
        connection.execute("BEGIN IMMEDIATE")
        with connection:
            if _version_of(connection) == VERSION:
                return
            for name in _NAMES:
                connection.execute(f"DROP TABLE IF EXISTS {name}")
            for statement in _TABLES.split(";"):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {VERSION}")
        self.rebuilt = True

    def check(self) -> None:
        """Look at every page of the file. :raises sqlite3.DatabaseError: one is damaged."""
        check_database(self._connection)

    def close(self) -> None:
        """Give the connection back."""
        self._connection.close()

    # --- writing --------------------------------------------------------------------------------------------

    def known_files(self) -> dict[str, KnownFile]:
        """Every file of the index by its path."""
        rows = self._connection.execute("SELECT path, size, mtime, digest, vanished FROM file")
        return {
            path_of_kept(path): KnownFile(size, mtime, digest, bool(gone))
            for path, size, mtime, digest, gone in rows
        }

    def add(self, batch: Batch) -> None:
        """Take in what was read, in one transaction; what was known of the same files goes.

        A new file with the content of one that has vanished is that one, moved.
        """
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        with connection:
            ids = count(self._add_chunk(batch))
            for file in batch.files:
                if file.unchanged:
                    connection.execute(
                        "UPDATE file SET size = ?, mtime = ?, vanished = 0 WHERE path = ?",
                        (file.size, file.mtime_ns, kept_path(file.path)),
                    )
                    continue
                number = self._add_file(file)
                rows = [_game_values(next(ids), number, game) for game in file.games]
                connection.executemany(_ADD_GAME, rows)

    def _add_chunk(self, batch: Batch) -> int:
        """Take in the positions. Their games have ids one after the other; the first is returned."""
        connection = self._connection
        (base,) = connection.execute("SELECT coalesce(max(base + count), 1) FROM chunk").fetchone()
        number = len(batch.chunk.places)
        if number:
            games = ChunkGames.of(
                [game for file in batch.files for game in file.games],
                [nodes for _, nodes in batch.chunk.places],
            )
            chunk = connection.execute(
                "INSERT INTO chunk (base, count, length, games) VALUES (?, ?, ?, ?)",
                (base, number, batch.chunk.length, games.pack()),
            ).lastrowid
            assert chunk is not None
            rows = ((chunk * FEATURES + feature, row) for feature, row in sorted(batch.chunk.rows.items()))
            connection.executemany("INSERT INTO row VALUES (?, ?)", rows)
            rows = ((chunk * BUCKETS + bucket, row) for bucket, row in sorted(batch.chunk.postings.items()))
            connection.executemany("INSERT INTO posting VALUES (?, ?)", rows)
        return int(base)

    def _add_file(self, file: ReadFile) -> int:
        self._delete_files("path = ?", kept_path(file.path))
        if file.digest is not None:
            self._delete_files("vanished AND digest = ?", file.digest)
        trouble = file.trouble
        number = self._connection.execute(
            "INSERT INTO file (path, size, mtime, digest, trouble, reason) VALUES (?, ?, ?, ?, ?, ?)",
            (
                kept_path(file.path),
                file.size,
                file.mtime_ns,
                file.digest,
                "" if trouble is None else trouble.kind.value,
                "" if trouble is None else trouble.reason,
            ),
        ).lastrowid
        assert number is not None
        return number

    def mark_vanished(self, paths: Iterable[str], *, vanished: bool = True) -> None:
        """Note that those files are not there any more, or are there again.

        Vanished ones without games are forgotten.
        """
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        with connection:
            connection.executemany(
                "UPDATE file SET vanished = ? WHERE path = ?",
                ((int(vanished), kept_path(path)) for path in paths),
            )
            connection.execute(
                "DELETE FROM file WHERE vanished AND NOT EXISTS (SELECT 1 FROM game WHERE file = file.id)"
            )

    def remove_files(self, paths: Iterable[str]) -> None:
        """Take those files and their games out of the index; the files themselves stay."""
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        with connection:
            for path in paths:
                self._delete_files("path = ?", kept_path(path))

    def _delete_files(self, condition: str, value: object) -> None:
        """Delete files and their games, and the chunks that have no game any more."""
        execute = self._connection.execute
        games = "SELECT game.id FROM game JOIN file ON file.id = game.file WHERE "
        gone = [number for (number,) in execute(games + condition, (value,))]
        execute(f"DELETE FROM file WHERE {condition}", (value,))  # noqa: S608 - one of ours
        chunks = {
            chunk
            for number in gone
            for chunk in execute("SELECT id FROM chunk WHERE base <= ? ORDER BY base DESC LIMIT 1", (number,))
        }
        for (chunk,) in chunks:
            execute("UPDATE chunk SET thinned = 1 WHERE id = ?", (chunk,))
            emptied = execute(
                "DELETE FROM chunk WHERE id = ? AND NOT EXISTS "
                "(SELECT 1 FROM game WHERE game.id BETWEEN base AND base + count - 1)",
                (chunk,),
            )
            if emptied.rowcount:
                for table, keys in (("row", FEATURES), ("posting", BUCKETS)):
                    sql = f"DELETE FROM {table} WHERE id BETWEEN ? AND ?"  # noqa: S608 - one of ours
                    execute(sql, (chunk * keys, chunk * keys + keys - 1))

    # --- searching ------------------------------------------------------------------------------------------

    def find(
        self,
        query: Query,
        stale: Callable[[], bool] = never,
        accuracies: Callable[[], Mapping[Place, Accuracy]] = none_known,
    ) -> Found:
        """The games that fit, in the order asked for.

        :param stale: asked now and then whether the answer is still wanted.
        :param accuracies: those of all games analysed, asked for where the query needs them.
        :raises StaleError: it is not.
        """
        with snapshot(self._connection):
            (total,) = self._connection.execute("SELECT count(*) FROM game").fetchone()
            nodes = None if query.position is None else self.positions(query.position, stale)
            games: Iterable[Listed] = self._select(query, nodes)
            for wanted in (nodes, query.games):
                if wanted is not None and len(wanted) < total:
                    games = [game for game in games if game[0] in wanted]
            games = list(games)
        if query.needs_accuracies:
            games = self._by_accuracy(games, query, accuracies())
        if stale():
            raise StaleError
        ids = tuple(number for number, _ in games)
        results = [result for _, result in games]
        won = (results.count(Result.BLACK.value), results.count(Result.WHITE.value))
        places = (None,) * len(ids) if nodes is None else tuple(map(nodes.__getitem__, ids))
        return Found(ids, places, total, won)

    def _by_accuracy(
        self, games: Sequence[Listed], query: Query, known: Mapping[Place, Accuracy]
    ) -> Sequence[Listed]:
        """Those of the games whose accuracy is wanted, in the order asked for."""
        rows = self._connection.execute(
            "SELECT game.id, file.digest, game.number FROM game JOIN file ON file.id = game.file"
        )
        accuracies = {
            game: known[digest, number] for game, digest, number in rows if (digest, number) in known
        }
        if query.accuracy is not None:
            games = [game for game in games if query.accuracy.fits(accuracies.get(game[0]))]
        if query.order is Column.ACCURACY:
            games = sorted_by_accuracy(games, accuracies, descending=query.descending)
        return games

    def _select(self, query: Query, nodes: Mapping[int, int] | None) -> Iterable[Listed]:
        """In the order asked for what the tables can tell. :param nodes: of the games with the position."""
        wanted: list[tuple[str, object]] = [
            ("instr(game.words, ?)", word) for word in fold(query.text).split()
        ]
        if nodes is not None and len(nodes) <= _FEW_GAMES:
            wanted.insert(0, ("game.id IN (SELECT value FROM json_each(?))", json.dumps(list(nodes))))
        first, last = query.years
        wanted += [
            (condition, value)
            for condition, value in (
                ("game.variant = ?", query.variant),
                ("game.result = ?", None if query.result is None else query.result.value),
                ("game.handicap = ?", query.handicap),
                ("game.year >= ?", first),
                ("game.year <= ?", last),
            )
            if value is not None
        ]
        where = " AND ".join(condition for condition, _ in wanted)
        column, direction = query.order.value, "DESC" if query.descending else "ASC"
        table = "game JOIN file ON file.id = game.file" if query.order is Column.FILE else "game"
        # What is not known stands last, whichever way it goes; downward it does so by itself.
        unknown = "" if query.descending else f"({column}) = '', "
        order = f"{unknown}{column} {direction}, game.id {direction}"
        if not where:
            return self._all_games(f"SELECT game.id, game.result FROM {table} ORDER BY {order}")  # noqa: S608 - ours
        sql = f"SELECT game.id, game.result FROM {table} WHERE {where} ORDER BY {order}"  # noqa: S608 - ours
        return self._connection.execute(sql, [value for _, value in wanted])

    def _all_games(self, sql: str) -> Iterable[Listed]:
        """Every game in that order; kept until something changes, as a search begins with it again."""
        key = (sql, moment(self._connection))
        if key != self._listed_by:
            one = {result.value: result.value for result in Result}
            rows = self._connection.execute(sql).fetchall()
            self._listed = (
                array("q", (game for game, _ in rows)),
                [one.get(result, result) for _, result in rows],
            )
            self._listed_by = key
        return zip(*self._listed, strict=True)

    def positions(self, search: PositionSearch, stale: Callable[[], bool] = never) -> dict[int, int]:
        """The games that hold such a position, and in each the first node that does."""
        return self._placed.games_with(search, stale)

    def explore(
        self, position: Position, *, exchanged: bool = True, stale: Callable[[], bool] = never
    ) -> Explored:
        """What was played from `position` in the main lines of all games.

        :param exchanged: the position with the colours exchanged counts too, turned round.
        :param stale: asked now and then whether the answer is still wanted.
        :raises StaleError: it is not.
        """
        if stale():
            raise StaleError
        ways = ways_on(position, exchanged=exchanged)
        counting = Counting(position.turn)
        with snapshot(self._connection):
            for chunk, found in self._placed.standing([way.hash for way in ways], stale).items():
                _, games, left = self._placed.games_of(chunk)
                counting.take(((ways[which], places, moves) for which, places, moves in found), games, left)
            (total,) = self._connection.execute("SELECT count(*) FROM game").fetchone()
        return counting.finish(total)

    def rows(self, games: Sequence[int]) -> list[GameRow]:
        """Those games as the list shows them, in the order given; one that has gone is left out."""
        columns = "variant, black, white, event, date, handicap, opening, strategy, result, plies"
        found = {}
        for some in _batched(games, _ROWS_AT_ONCE):
            marks = ", ".join("?" * len(some))
            sql = (
                f"SELECT game.id, path, number, vanished, digest, {columns} FROM game "  # noqa: S608 - marks only
                f"JOIN file ON file.id = game.file WHERE game.id IN ({marks})"
            )
            for row in self._connection.execute(sql, some):
                number, path, place, gone, digest, *texts, result, plies = row
                game, black, white, event, date, handicap, opening, strategy = texts
                found[number] = GameRow(
                    id=number,
                    path=path_of_kept(path),
                    number=place,
                    vanished=bool(gone),
                    variant=game,
                    black=black,
                    white=white,
                    event=event,
                    date=date,
                    handicap=handicap,
                    opening=opening,
                    strategy=strategy,
                    result=Result(result),
                    plies=plies,
                    digest=digest,
                )
        return [found[number] for number in games if number in found]

    def troubles(self) -> list[Trouble]:
        """The files that are not as they should be, by name."""
        rows = self._connection.execute(
            "SELECT path, trouble, reason FROM file WHERE trouble != '' AND NOT vanished ORDER BY path"
        )
        return [Trouble(path_of_kept(path), TroubleKind(kind), reason) for path, kind, reason in rows]


def _version_of(connection: sqlite3.Connection) -> object:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return version


def _batched(values: Sequence[int], size: int) -> Iterator[Sequence[int]]:
    return (values[start : start + size] for start in range(0, len(values), size))


def _game_values(number: int, file: int, game: GameEntry) -> tuple[object, ...]:
    return (
        number,
        file,
        game.number,
        game.variant,
        game.black,
        game.white,
        game.event,
        game.date,
        game.year,
        game.date if game.year is None else f"{game.year:04}{game.date}",
        game.handicap,
        game.opening,
        game.strategy,
        game.result.value,
        game.plies,
        game.words,
    )
