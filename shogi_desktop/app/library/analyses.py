"""What was found out about games of the library, kept beside their files: figures, and every evaluation.

A database of its own, `analyses.sqlite`: unlike the index it cannot be made anew from the files. An
analysis belongs to the moves of a game (`key_of_game`); where the game lies is noted by its file's digest
and its number there, so that the list finds it without reading the file. One `Analyses` is one connection,
for one thread at a time.
"""

from __future__ import annotations

import hashlib
import sqlite3
import threading
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from shogi_desktop.analysis.figures import GameFigures
from shogi_desktop.app.analysis.kept import KeptFinding
from shogi_desktop.app.library.accuracies import Accuracy
from shogi_desktop.app.library.errors import IndexUnusableError
from shogi_desktop.app.library.sqlite_files import (
    check_database,
    is_damage,
    open_database,
    rows_left,
    set_aside,
)
from shogi_desktop.game import Record

NAME: Final = "analyses.sqlite"
VERSION: Final = 1
_TABLES: Final = """
CREATE TABLE analysis (
    key TEXT PRIMARY KEY, version INTEGER NOT NULL, figures BLOB NOT NULL, findings BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE place (
    digest BLOB NOT NULL, number INTEGER NOT NULL, key TEXT NOT NULL, PRIMARY KEY (digest, number)
) WITHOUT ROWID;
"""
_COLUMNS: Final = {
    "analysis": (("key",), ("version", "figures", "findings")),
    "place": (("digest", "number"), ("key",)),
}
_OPENING: Final = threading.Lock()
"""Two that open it at once must not set aside one after the other."""
Place = tuple[bytes, int]
"""A file's digest, and which game of it."""


class Analysed(Struct, frozen=True):
    """An analysis: figures, and what was found by ply, empty where the game's own file says it."""

    figures: GameFigures
    findings: tuple[KeptFinding, ...] = ()


def key_of_game(record: Record) -> str:
    """What an analysis belongs to: the game, the start and the moves of the main line."""
    moves = " ".join("" if node.move is None else node.move.usi for node in record.main_line())
    text = f"{record.variant.id} {record.start_sfen} {moves}"
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


class Analyses:
    """The database. :raises IndexUnusableError: it can neither be opened nor made.

    :ivar set_aside: where a damaged one was moved when this was opened; None where none was. What could
        still be read of it is here too.
    """

    def __init__(self, path: Path, *, looks_through: bool = True) -> None:
        """Open the database at `path`; a damaged one is set aside, and what can be read of it is kept.

        :param looks_through: all of it is looked at for damage, which takes seconds where it is large; else
            only what every question needs, and the rest is left to `check`.
        """
        self.path = path
        self._looks_through = looks_through
        self.set_aside: Path | None = None
        try:
            with _OPENING:
                self._connection = self._open_whole()
        except (sqlite3.Error, OSError) as error:
            raise IndexUnusableError(path, str(error)) from error

    def _open_whole(self) -> sqlite3.Connection:
        try:
            return self._open()
        except sqlite3.Error as error:
            # A lock, a right or a full disk says nothing against what is in the file.
            if not is_damage(error):
                raise
        self.set_aside = set_aside(self.path)
        connection = self._open()
        for table, (key, others) in _COLUMNS.items():
            insert = f"INSERT OR IGNORE INTO {table} VALUES ({', '.join('?' * len(key + others))})"  # noqa: S608 - ours
            connection.execute("BEGIN IMMEDIATE")
            with connection:
                connection.executemany(insert, rows_left(self.set_aside, table, key, others))
        return connection

    def _open(self) -> sqlite3.Connection:
        connection = open_database(self.path)
        try:
            self._refuse_later(_version(connection))
            connection.execute("BEGIN IMMEDIATE")
            with connection:
                if not _version(connection):
                    for statement in _TABLES.split(";"):
                        connection.execute(statement)
                    connection.execute(f"PRAGMA user_version = {VERSION}")
            connection.execute("SELECT 1 FROM analysis, place LIMIT 1")
            if self._looks_through:
                check_database(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _refuse_later(self, version: int) -> None:
        if version > VERSION:
            raise IndexUnusableError(self.path, "it is of a later version of the program")

    def check(self, stopped: Callable[[], bool]) -> None:
        """Look at all of it. :raises sqlite3.DatabaseError: it is damaged, which opening it anew mends.

        Where it was `stopped` it is an error that is none of damage.
        """
        check_database(self._connection, stopped)

    def close(self) -> None:
        """Give the connection back."""
        self._connection.close()

    # --- writing --------------------------------------------------------------------------------------------

    def keep(self, key: str, analysed: Analysed, places: Iterable[Place]) -> None:
        """Keep what was found out about a game, which lies at `places`; what was known of it before goes."""
        findings = zlib.compress(msgspec.msgpack.encode(analysed.findings))
        row = (key, VERSION, msgspec.msgpack.encode(analysed.figures), findings)
        with self._connection:
            self._connection.execute("INSERT OR REPLACE INTO analysis VALUES (?, ?, ?, ?)", row)
            self._note(key, places)

    def take(self, batch: Iterable[tuple[str, Place, GameFigures | None]]) -> None:
        """Note where games lie; figures of their own are kept where nothing is known of the game yet."""
        rows = list(batch)
        own = [
            (key, VERSION, msgspec.msgpack.encode(figures), zlib.compress(msgspec.msgpack.encode(())))
            for key, _, figures in rows
            if figures is not None
        ]
        self._connection.execute("BEGIN IMMEDIATE")
        with self._connection:
            self._connection.executemany("INSERT OR IGNORE INTO analysis VALUES (?, ?, ?, ?)", own)
            for key, place, _ in rows:
                self._note(key, [place])

    def note(self, key: str, places: Iterable[Place]) -> None:
        """A game that is known lies there too."""
        with self._connection:
            self._note(key, places)

    def _note(self, key: str, places: Iterable[Place]) -> None:
        rows = [(digest, number, key) for digest, number in places]
        self._connection.executemany("INSERT OR REPLACE INTO place VALUES (?, ?, ?)", rows)

    # --- asking ---------------------------------------------------------------------------------------------

    def find(self, key: str) -> Analysed | None:
        """What is known of a game; None: nothing that this version understands."""
        row = self._connection.execute(
            "SELECT figures, findings FROM analysis WHERE key = ? AND version = ?", (key, VERSION)
        ).fetchone()
        if row is None:
            return None
        try:
            findings = msgspec.msgpack.decode(zlib.decompress(row[1]), type=tuple[KeptFinding, ...])
            return Analysed(msgspec.msgpack.decode(row[0], type=GameFigures), findings)
        except (msgspec.DecodeError, zlib.error):
            return None

    def figures_at(self, places: Sequence[Place]) -> Mapping[Place, GameFigures]:
        """The figures of those games that are known."""
        wanted = set(places)
        found: dict[Place, GameFigures] = {}
        for digest in {digest for digest, _ in wanted}:
            rows = self._connection.execute(
                "SELECT number, figures FROM place JOIN analysis USING (key) "
                "WHERE digest = ? AND version = ?",
                (digest, VERSION),
            )
            for number, data in rows:
                if (digest, number) in wanted:
                    with suppress(msgspec.DecodeError):
                        found[digest, number] = msgspec.msgpack.decode(data, type=GameFigures)
        return found

    def accuracies(self) -> Mapping[Place, Accuracy]:
        """Those of all games that are known."""
        rows = self._connection.execute(
            "SELECT digest, number, figures FROM place JOIN analysis USING (key) WHERE version = ?",
            (VERSION,),
        )
        found: dict[Place, Accuracy] = {}
        for digest, number, data in rows:
            with suppress(msgspec.DecodeError):
                black, white = msgspec.msgpack.decode(data, type=GameFigures).sides
                found[digest, number] = (black.accuracy, white.accuracy)
        return found


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)
