"""Opening and deleting the library's databases: several connections side by side, one of which writes."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import quote_from_bytes, unquote_to_bytes

BUSY_MS: Final = 10_000
RETRY_S: Final = 0.02
BROKEN: Final = ".broken"
"""The end of the name of a database that was set aside; the second one has a number behind that."""
_BYTES: Final = "bytes:"
"""What a path begins with that is kept as bytes. Paths of the library are absolute: none begins so itself."""
_SUFFIXES: Final = ("", "-wal", "-shm")


def open_database(path: Path) -> sqlite3.Connection:
    """A connection that every thread may use, one at a time. :raises sqlite3.Error: it is no database.

    :raises OSError: its folder cannot be made.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, timeout=BUSY_MS / 1000, isolation_level=None, check_same_thread=False)
    try:
        _use_wal(connection)
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def kept_path(path: str) -> str:
    """An absolute path as SQLite can keep it, which holds text only: a file's name need not be any."""
    try:
        path.encode()
    except UnicodeEncodeError:
        return _BYTES + quote_from_bytes(os.fsencode(path))
    return path


def path_of_kept(kept: str) -> str:
    """The path that was kept so."""
    return os.fsdecode(unquote_to_bytes(kept.removeprefix(_BYTES))) if kept.startswith(_BYTES) else kept


def check_database(
    connection: sqlite3.Connection, stopped: Callable[[], bool] = lambda: False, steps: int = 10_000
) -> None:
    """Look at all of the file, some 250 MB in a second.

    :param steps: so many of SQLite's own are taken between two questions whether it is to stop.
    :raises sqlite3.DatabaseError: something in it is not as SQLite has written it, or it was `stopped`.
    """
    connection.set_progress_handler(stopped, steps)
    try:
        (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if said != "ok":
            raise sqlite3.DatabaseError("the check failed")
    finally:
        connection.set_progress_handler(None, steps)


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the file is to blame, and not a lock, a right or a full disk."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    return code in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR}


@contextmanager
def snapshot(connection: sqlite3.Connection) -> Iterator[None]:
    """Let all that is read within be of one moment, whatever another connection writes meanwhile."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")


def moment(connection: sqlite3.Connection) -> tuple[int, int]:
    """The same as before as long as nothing was written, by this connection or by another one."""
    (version,) = connection.execute("PRAGMA data_version").fetchone()
    return version, connection.total_changes


def remove_database(path: Path) -> None:
    """Delete a database with what SQLite keeps beside it. :raises OSError: the system refused."""
    for suffix in _SUFFIXES:
        _beside(path, suffix).unlink(missing_ok=True)


def set_aside(path: Path) -> Path:
    """Rename a database with what SQLite keeps beside it, which is a part of it, to a name that is free.

    :return: where it is now. :raises OSError: the system refused.
    """
    aside, number = path.with_name(f"{path.name}{BROKEN}"), 1
    while any(_beside(aside, suffix).exists() for suffix in _SUFFIXES):
        number += 1
        aside = path.with_name(f"{path.name}{BROKEN}-{number}")
    for suffix in _SUFFIXES:
        with suppress(FileNotFoundError):
            _beside(path, suffix).rename(_beside(aside, suffix))
    return aside


def rows_left(
    path: Path, table: str, key: Sequence[str], others: Sequence[str]
) -> Iterator[tuple[object, ...]]:
    """The rows of a damaged database that can still be read: from the first on, and from the last back.

    :param key: the columns of the primary key. Rows between two damaged places are not found; one
        may come twice.
    """
    names = ", ".join((*key, *others))
    for order in ("ASC", "DESC"):
        ordered = ", ".join(f"{column} {order}" for column in key)
        with suppress(sqlite3.Error), closing(sqlite3.connect(path, isolation_level=None)) as connection:
            sql = f"SELECT {names} FROM {table} ORDER BY {ordered}"  # noqa: S608 - one of ours
            yield from connection.execute(sql)


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def _use_wal(connection: sqlite3.Connection) -> None:
    """Let readers and a writer work side by side. SQLite waits for no lock here, so it is asked again."""
    deadline = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(RETRY_S)
        else:
            return
