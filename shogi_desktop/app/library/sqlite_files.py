"""Opening and deleting the library's databases: several connections side by side, one of which writes."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

BUSY_MS: Final = 10_000
RETRY_S: Final = 0.02


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
    for suffix in ("", "-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)


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
