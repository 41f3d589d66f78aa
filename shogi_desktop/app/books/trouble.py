"""What can go wrong with a book's file: a sentence that names it."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from shogi_desktop.regular_file import UnfitFileError


class BookTroubleKind(Enum):
    """What happened; the value says it in English, with the file and the reason filled in."""

    UNREADABLE = (
        "{file} cannot be opened ({reason}). Check that it exists and that you are allowed to read it."
    )
    NO_BOOK = "{file} cannot be read as an opening book ({reason}). Choose another file."
    CHANGED = (
        "Another program has changed {file} since you looked at this position. Nothing was saved. "
        "Check the moves and try again."
    )
    UNWRITABLE = (
        "{file} cannot be written ({reason}). It is unchanged. Free some space or allow writing "
        "there, then try again."
    )
    UNFIT = "{file} cannot store these moves: {reason}."


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
