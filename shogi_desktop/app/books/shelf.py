"""The books of the player's own: each opened once, asked one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from shogi_desktop.app.books.file import BookFile
from shogi_desktop.app.books.trouble import BookTrouble
from shogi_desktop.books import BookPosition
from shogi_desktop.books.book import StoppedError
from shogi_desktop.rules import Position


class Answer(Struct, frozen=True):
    """What a book says of a position. :ivar trouble: why it says nothing, else None."""

    path: str
    found: BookPosition | None = None
    trouble: BookTrouble | None = None


class Shelf:
    """Keeps books open. Used from one thread at a time, but for `stop`."""

    def __init__(self) -> None:
        self._files: dict[str, BookFile] = {}
        self._stopped = False

    def look_up(self, position: Position, paths: Sequence[str]) -> list[Answer]:
        """What each of the books says of `position`, in their order; others that were open are let go."""
        for path in self._files.keys() - set(paths):
            self._files.pop(path).close()
        return [self._answer(path, position) for path in paths]

    def _answer(self, path: str, position: Position) -> Answer:
        file = self._files.setdefault(path, BookFile(Path(path)))
        try:
            return Answer(path, file.lookup(position, lambda: self._stopped))
        except BookTrouble as trouble:
            return Answer(path, trouble=trouble)
        except StoppedError:
            return Answer(path)

    def save(
        self, path: str, position: Position, before: BookPosition | None, wanted: BookPosition | None
    ) -> None:
        """See `BookFile.save`. :raises BookTrouble: nothing was written."""
        self._files.setdefault(path, BookFile(Path(path))).save(position, before, wanted)

    def stop(self) -> None:
        """Give up what is being looked through: the program ends."""
        self._stopped = True

    def close(self) -> None:
        """Let all files go."""
        for file in self._files.values():
            file.close()
        self._files.clear()
