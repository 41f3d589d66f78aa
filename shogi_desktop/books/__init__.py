"""Opening books in other programs' formats: YaneuraOu's ``.db`` and Apery's ``.bin``.

The package reads streams of bytes that somebody else has opened, and never a whole file: a book of half a
gigabyte is sought in where it lies. It knows positions and moves, but no records, files or Qt.
"""

from __future__ import annotations

from shogi_desktop.books.apery import AperyBook, apery_bytes
from shogi_desktop.books.book import Book, Splice, spliced
from shogi_desktop.books.errors import BookError, BookFormatError, Problem, UnfitForBookError
from shogi_desktop.books.values import BookMove, BookPosition, board_of
from shogi_desktop.books.yaneuraou import DbBook, db_bytes
from shogi_desktop.books.zobrist import book_key

__all__ = [
    "AperyBook",
    "Book",
    "BookError",
    "BookFormatError",
    "BookMove",
    "BookPosition",
    "DbBook",
    "Problem",
    "Splice",
    "UnfitForBookError",
    "apery_bytes",
    "board_of",
    "book_key",
    "db_bytes",
    "spliced",
]
