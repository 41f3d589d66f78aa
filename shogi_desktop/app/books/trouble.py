"""What can go wrong with a book's file: a sentence that names it."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from shogi_desktop.app.system.regular_file import UnfitFileError


class BookTroubleKind(Enum):
    """What happened; the value says it in English, with the file and the reason filled in."""

    UNREADABLE = "{file} cannot be opened ({reason}). Check that it is there and may be read."
    NO_BOOK = "{file} is no opening book that can be read: {reason}."
    CHANGED = (
        "{file} says something else of this position than when it was looked at: another program has changed "
        "it. Nothing was written; look at the position again."
    )
    UNWRITABLE = "{file} cannot be written ({reason}). Nothing in it has changed."
    UNFIT = "{file} cannot hold that: {reason}."


class BookTrouble(Exception):  # noqa: N818 - it is a sentence for the player, not a programming error
    """A book could not be used. :ivar file: its name. :ivar reason: the system's words, or the reader's."""

    def __init__(self, kind: BookTroubleKind, path: Path, reason: str = "") -> None:
        super().__init__(kind.value.format(file=path.name, reason=reason))
        self.kind = kind
        self.file = path.name
        self.reason = reason


def unreadable(path: Path, error: OSError) -> BookTrouble:
    """`error`, as a sentence."""
    reason = error.why.value if isinstance(error, UnfitFileError) else error.strerror or str(error)
    return BookTrouble(BookTroubleKind.UNREADABLE, path, reason)
