"""What can go wrong with a book: each error is a sentence that names the place."""

from __future__ import annotations

from msgspec import Struct


class BookError(ValueError):
    """Base of every error that this package raises."""


class BookFormatError(BookError):
    """The file is no book of its format; the sentence says where that shows."""


class UnfitForBookError(BookError):
    """Something cannot be kept in a book of this format; the sentence says what, and what would do."""


class Problem(Struct, frozen=True):
    """A place in a book that could not be read. :ivar line: from 1; of a binary book the entry's number."""

    line: int
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}"
