"""A book's file: opened once, asked many times, opened anew when it has changed, and changed itself.

It may be used from several threads; one waits for another. A change is written as kifu are, to a new file
that takes the place of the old one (`system.atomic`): everything but the position changed is copied as it
stands now, so what another program has written elsewhere in the meantime stays. Only where it has changed
the same position, or writes while this is written, nothing is written. Two windows write one after the other.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, Final, Self

from shogi_desktop.app.books.trouble import BookTrouble, BookTroubleKind, unreadable
from shogi_desktop.app.system.atomic import write_pieces_atomically
from shogi_desktop.app.system.file_lock import alone_with
from shogi_desktop.books import (
    AperyBook,
    Book,
    BookError,
    BookFormatError,
    BookPosition,
    DbBook,
    UnfitForBookError,
    apery_bytes,
    db_bytes,
    spliced,
)
from shogi_desktop.books.book import never
from shogi_desktop.regular_file import open_file
from shogi_desktop.rules import Position

ENDINGS: Final = (".db", ".bin")
"""What names of books end in: YaneuraOu's and Apery's."""


def open_book(stream: BinaryIO, name: str, stopped: Callable[[], bool] = never) -> Book:
    """The book in a stream, by the ending of its name. :raises BookFormatError: it is none."""
    if name.lower().endswith(".bin"):
        return AperyBook(stream, stopped)
    return DbBook(stream, stopped)


class BookFile:
    """A book on the disk. Methods raise `BookTrouble`; the file is opened when it is first asked."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = threading.RLock()
        self._stream: BinaryIO | None = None
        self._book: Book | None = None
        self._stamp: tuple[int, int, int] | None = None

    def lookup(self, position: Position, stopped: Callable[[], bool] = never) -> BookPosition | None:
        """What it says of `position`: the moves that are legal there."""
        with self._lock:
            book = self._open(stopped)
            try:
                return book.lookup(position)
            except OSError as error:
                self._close()
                raise unreadable(self.path, error) from error

    def survey(self, stopped: Callable[[], bool] = never) -> Book:
        """The book, looked through: how many positions, whether in order."""
        with self._lock:
            return self._open(stopped)

    def save(self, position: Position, before: BookPosition | None, wanted: BookPosition | None) -> None:
        """Have it say `wanted` of `position`, nothing where that is None.

        :param before: what `lookup` said when the player began.
        :raises BookTrouble: also where it says something else by now.
        """
        with self._lock, alone_with(self.path):
            book, stream = self._open(never), self._stream
            assert stream is not None
            if _content(book.lookup(position)) != _content(before):
                raise BookTrouble(BookTroubleKind.CHANGED, self.path)
            try:
                splices = book.splices(position, wanted)
                write_pieces_atomically(self.path, self._until_closed(spliced(stream, splices)))
            except UnfitForBookError as error:
                raise BookTrouble(BookTroubleKind.UNFIT, self.path, str(error)) from error
            except OSError as error:
                reason = error.strerror or str(error)
                raise BookTrouble(BookTroubleKind.UNWRITABLE, self.path, reason) from error
            finally:
                self._close()

    def close(self) -> None:
        """Let the file go; the next question opens it again."""
        with self._lock:
            self._close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _until_closed(self, pieces: Iterable[bytes]) -> Iterator[bytes]:
        """The pieces; behind the last the old file is closed, for no system lets an open one be replaced."""
        yield from pieces
        # Copying a large book takes seconds, and what was copied may have changed meanwhile.
        if _stamp(self.path.stat()) != self._stamp:
            raise BookTrouble(BookTroubleKind.CHANGED, self.path)
        self._close()

    def _open(self, stopped: Callable[[], bool]) -> Book:
        try:
            stamp = _stamp(self.path.stat())
            if self._book is not None and stamp == self._stamp:
                return self._book
            self._close()
            self._stream = open_file(self.path)
            self._book = open_book(self._stream, self.path.name, stopped)
            self._stamp = stamp
        except (OSError, ValueError) as error:
            self._close()
            if isinstance(error, BookFormatError):
                raise BookTrouble(BookTroubleKind.NO_BOOK, self.path, str(error)) from error
            if isinstance(error, BookError):
                raise
            trouble = error if isinstance(error, OSError) else OSError(str(error))
            raise unreadable(self.path, trouble) from error
        return self._book

    def _close(self) -> None:
        if self._stream is not None:
            self._stream.close()
        self._stream = self._book = None


def _stamp(status: os.stat_result) -> tuple[int, int, int]:
    """Another one, where the file is another one or was written to."""
    return (status.st_mtime_ns, status.st_size, status.st_ino)


def _content(position: BookPosition | None) -> object:
    return None if position is None or not position.moves else (position.moves, position.comment)


def write_book(path: Path, positions: Iterable[BookPosition]) -> None:
    """A whole book, in the format that the name tells. :raises BookTrouble: it cannot be written."""
    pieces = apery_bytes(positions) if path.name.lower().endswith(".bin") else db_bytes(positions)
    try:
        write_pieces_atomically(path, pieces)
    except UnfitForBookError as error:
        raise BookTrouble(BookTroubleKind.UNFIT, path, str(error)) from error
    except OSError as error:
        raise BookTrouble(BookTroubleKind.UNWRITABLE, path, error.strerror or str(error)) from error
