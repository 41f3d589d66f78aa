"""A book made of games of the library, in a thread: they are read, counted, written. It can be stopped."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.books.file import write_book
from shogi_desktop.app.books.trouble import BookTrouble
from shogi_desktop.app.library.book_making import BookFilter, BookMaker
from shogi_desktop.app.system.background import Background
from shogi_desktop.notation import detect
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.regular_file import read_file
from shogi_desktop.rules import RulesError

GamePlace = tuple[str, int]
"""A file, and which game of it, from 0."""
_TOLD_EVERY_S: Final = 0.1


class BookReport(Struct, frozen=True):
    """What came of it.

    :ivar games: how many gave moves, `of` how many. :ivar positions: in the book; 0: none was written.
    :ivar failed: the files that could not be read. :ivar trouble: why the book was not written.
    """

    target: Path
    games: int
    of: int
    positions: int = 0
    moves: int = 0
    failed: tuple[str, ...] = ()
    stopped: bool = False
    trouble: BookTrouble | None = None


def make_book(
    games: Sequence[GamePlace],
    wanted: BookFilter,
    target: Path,
    tell: Callable[[int, int], object],
    stopped: Callable[[], bool],
) -> BookReport:
    """Count the moves of `games`, and write them to `target` unless there are none.

    :param tell: told now and then how many games were read, of how many.
    :param stopped: asked before each file whether to give up.
    """
    maker, done, told_s = BookMaker(wanted), 0, 0.0
    failed: list[str] = []
    for path, members in groupby(sorted(games), itemgetter(0)):
        if stopped():
            return BookReport(target, maker.games, len(games), stopped=True)
        numbers = [number for _, number in members]
        try:
            _count(maker, path, numbers)
        except (OSError, NotationError, RulesError):
            failed.append(path)
        done += len(numbers)
        if time.monotonic() - told_s > _TOLD_EVERY_S:
            told_s = time.monotonic()
            tell(done, len(games))
    positions = list(maker.finish())
    if not positions:
        return BookReport(target, 0, len(games), failed=tuple(failed))
    try:
        write_book(target, positions)
    except BookTrouble as trouble:
        return BookReport(target, maker.games, len(games), failed=tuple(failed), trouble=trouble)
    moves = sum(len(position.moves) for position in positions)
    return BookReport(target, maker.games, len(games), len(positions), moves, tuple(failed))


def _count(maker: BookMaker, path: str, numbers: Iterable[int]) -> None:
    results = detect.read_all(read_file(Path(path)))
    for number in numbers:
        if number < len(results):
            maker.add(results[number].record)


class BookRun(QObject):
    """One book at a time. `progressed(done, total)` counts games; `ended(BookReport)` comes once a run."""

    progressed = Signal(int, int)
    ended = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = Background("book of games", self)
        self._stop = threading.Event()

    @property
    def running(self) -> bool:
        """Whether a book is being made."""
        return self._thread.busy

    def start(self, games: Sequence[GamePlace], wanted: BookFilter, target: Path) -> None:
        """Make a book, unless one is being made."""
        if self.running:
            return
        self._stop.clear()
        self.progressed.emit(0, len(games))
        self._thread.run(
            lambda: make_book(games, wanted, target, self.progressed.emit, self._stop.is_set),
            self.ended.emit,
        )

    def stop(self) -> None:
        """Make no book after all."""
        self._stop.set()

    def close(self) -> None:
        """Stop, and end the thread."""
        self.stop()
        self._thread.close()
