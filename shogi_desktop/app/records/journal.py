"""The journal of a running game: a line of JSON for each thing that happened, on disk before play goes on.

A game whose journal has no line that ends it was cut off: the next start offers to resume it. A take-back
after the end makes it go on. What the lines say, how damage is found in them and what it costs is
`journal_lines`'s. The journal knows nothing of rules; whoever resumes plays the moves again (`resuming`).

A line is synced by the caller's thread before the call returns, so that the other clock starts only then.
That costs 4.0 ms at the median and 4.0 ms at 95 % on a virtual disk of 2026, 0.007 ms without the sync
(tests/bench/bench_journal.py): a frame is not missed by it, and no thread has to be waited for.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import IO, NoReturn
from zlib import crc32

from msgspec import Struct
from PySide6.QtCore import QLockFile

from shogi_desktop.app.records.journal_lines import (
    EndLine,
    GameLine,
    Line,
    MoveLine,
    NoteLine,
    PlayersLine,
    Reading,
    State,
    TakeBackLine,
    UnfinishedGame,
    read_journal,
    read_lines,
    written,
)
from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.app.system.atomic import sync_folder, write_atomically
from shogi_desktop.game import ClockState
from shogi_desktop.regular_file import read_whole

SUFFIX = ".jsonl"
DAMAGED = ".damaged"
"""The end of the name of a damaged journal's copy; the second one has a number behind that."""
KEPT_JOURNALS = 20
_PROBE = b"x" * 64
_BINARY = getattr(os, "O_BINARY", 0)


class GameElsewhereError(Exception):
    """The game of the journal at `path` is played, or was played on, by another window of the program."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"another window of the program plays the game in {path}")
        self.path = path


class Journal(Struct, eq=False):
    """Writes the journal of one game at a time below `folder`.

    A folder that cannot be written is reported once, in a sentence; the game goes on without a journal.
    """

    folder: Path
    report: Callable[[OSError, Path], None]
    now: Callable[[], datetime] = datetime.now
    _stream: IO[bytes] | None = None
    _path: Path | None = None
    _lock: QLockFile | None = None
    _ended: Path | None = None
    _last: int = 0

    def begin(self, setup: GameSetup) -> None:
        """Start the journal of a new game; the one before, if any, is left as it is."""
        self.close()
        started = self.now()
        name = f"{started:%Y%m%d-%H%M%S-%f}-{os.getpid()}{SUFFIX}"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._hold(self.folder / name)
            self._stream = (self.folder / name).open("xb", buffering=0)
            sync_folder(self.folder)
        except OSError as error:
            self._give_up(error)
            return
        self._last = 0
        self._write(GameLine(setup, started.isoformat(timespec="seconds")))
        self._prune()

    @property
    def writing(self) -> bool:
        """Whether what happens in the game is kept on disk."""
        return self._stream is not None

    def resume(self, game: UnfinishedGame) -> Path | None:
        """Go on with the journal of a game that was cut off, cleared of what cannot be read in it.

        :returns: where the journal was copied to as it stood, if that was damaged.
        :raises GameElsewhereError: another window plays it, or has played it on since it was read; nothing
            has changed then.
        """
        lock = lock_of(game.path)
        held = lock.tryLock(0)
        if not held and lock.error() is QLockFile.LockError.LockFailedError:
            raise GameElsewhereError(game.path)
        data = _content_of(game.path)
        if data is None or crc32(data) != game.stamp:
            lock.unlock()
            raise GameElsewhereError(game.path)
        self.close()
        copy = None
        try:
            if not held:
                _find_why_unwritable(game.path)
            self._lock, self._path = lock, game.path
            reading = read_lines(data, game.path)
            self._last = reading.last
            if game.damaged:
                copy = _copy_aside(game.path, data)
            if game.damaged or not reading.clean:
                self._write_anew(game)
            self._open_end(game.path)
        except OSError as error:
            self._give_up(error)
        return copy

    def _write_anew(self, game: UnfinishedGame) -> None:
        """Put a journal of that game alone in the place of its file."""
        text, self._last = b"", 0
        for line in game.lines():
            more, self._last = written(line, self._last)
            text += more
        write_atomically(game.path, text)

    def moved(self, usi: str, spent_ms: int | None = None, clock: ClockState | None = None) -> None:
        """Write an accepted move; returns when it is on the disk."""
        self._write(MoveLine(usi, spent_ms, clock))

    def took_back(self, plies: int, clock: ClockState | None = None) -> None:
        """Write that moves were taken back; a game that had ended goes on with that."""
        if self._ended is not None:
            try:
                self._hold(self._ended)
                self._open_end(self._ended)
            except OSError as error:
                self._give_up(error)
        self._write(TakeBackLine(plies, clock))

    def noted(self, ply: int, comment: str, bookmark: str | None) -> None:
        """Write the comment and the bookmark of the position after `ply` moves of the record."""
        self._write(NoteLine(ply, comment, bookmark))

    def players_changed(self, setup: GameSetup) -> None:
        """Write who plays on from here."""
        self._write(PlayersLine(setup.black, setup.white))

    def ended(self, reason: str) -> None:
        """Write that the game is over, and close its journal."""
        self._write(EndLine(reason))
        path = self._path
        self.close()
        self._ended = path

    def close(self) -> None:
        """Let go of the file; a game without an end in it stays to be resumed."""
        self._ended = None
        if self._stream is not None:
            self._stream.close()
        self._stream = None
        self._path = None
        if self._lock is not None:
            self._lock.unlock()
        self._lock = None

    def waiting(self) -> Iterator[Reading]:
        """What each journal says that is not over and that no other window is playing, the latest first."""
        for path in self._journals():
            if path == self._path or _held_elsewhere(path):
                continue
            try:
                reading = read_journal(path)
            except OSError:
                continue
            if reading.state is not State.OVER:
                yield reading

    def _journals(self) -> list[Path]:
        """All journals, the newest first."""
        try:
            return sorted(self.folder.glob(f"*{SUFFIX}"), reverse=True)
        except OSError:
            return []

    def _hold(self, path: Path) -> None:
        lock = lock_of(path)
        if lock.tryLock(0):
            self._lock = lock
        elif lock.error() is QLockFile.LockError.LockFailedError:
            raise BlockingIOError(None, "another window of the program is playing this game", str(path))
        else:
            _find_why_unwritable(path)
        self._path = path

    def _open_end(self, path: Path) -> None:
        """Write at the end of a journal that is there; a new one is never made."""
        self._stream = os.fdopen(os.open(path, os.O_WRONLY | os.O_APPEND | _BINARY), "ab", buffering=0)
        self._ended = None

    def _write(self, line: Line) -> None:
        if self._stream is None:
            return
        text, self._last = written(line, self._last)
        try:
            _write_whole(self._stream, text)
            os.fsync(self._stream.fileno())
        except OSError as error:
            self._give_up(error)

    def _give_up(self, error: OSError) -> None:
        try:
            self.close()
        except OSError:
            # Closing may fail on the same full disk; the one report below says all there is to say.
            self._stream = None
        self.report(error, self.folder)

    def _prune(self) -> None:
        """Remove old journals of finished games, so that the folder does not grow for ever."""
        for path in self._journals()[KEPT_JOURNALS:]:
            with suppress(OSError):
                if read_journal(path).state is State.OVER and not _held_elsewhere(path):
                    path.unlink()


def _write_whole(stream: IO[bytes], text: bytes) -> None:
    """Write all of `text`. :raises OSError: the disk refused."""
    rest = memoryview(text)
    while rest:
        # A disk that is nearly full takes a part; the next call then says what is wrong.
        rest = rest[stream.write(rest) :]


def _content_of(path: Path) -> bytes | None:
    try:
        return read_whole(path)
    except OSError:
        return None


def put_aside(path: Path) -> Path | None:
    """Rename what nothing can be done with; where it is now, None if it cannot be renamed."""
    aside = _free_name(path)
    try:
        path.rename(aside)
    except OSError:
        return None
    return aside


def _free_name(path: Path) -> Path:
    """Where a damaged journal can be set aside: one that was set aside before is not written over."""
    name, number = path.with_name(path.name + DAMAGED), 2
    while name.exists():
        name = path.with_name(f"{path.name}{DAMAGED}-{number}")
        number += 1
    return name


def _copy_aside(path: Path, data: bytes) -> Path:
    """Keep `data`, as it stood at `path`, beside it. :raises OSError: the disk refused."""
    copy = _free_name(path)
    write_atomically(copy, data)
    return copy


def _find_why_unwritable(path: Path) -> NoReturn:
    """Say why no lock can be made for `path`: Qt tells only that it cannot, so the disk is asked again.

    :raises OSError: always.
    """
    probe = path.with_suffix(".probe")
    try:
        with probe.open("xb", buffering=0) as stream:
            if stream.write(_PROBE) < len(_PROBE):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(probe))
            os.fsync(stream.fileno())
    finally:
        probe.unlink(missing_ok=True)
    raise OSError(None, "its lock file cannot be made", str(path))


def lock_of(path: Path) -> QLockFile:
    """The lock of a file that one window at a time writes; a window that is dead holds none."""
    lock = QLockFile(str(path.with_suffix(".lock")))
    lock.setStaleLockTime(0)
    return lock


def _held_elsewhere(path: Path) -> bool:
    """Whether a living process holds that journal; a lock left by a dead one does not count."""
    lock = lock_of(path)
    if lock.tryLock(0):
        lock.unlock()
        return False
    return lock.error() is QLockFile.LockError.LockFailedError
