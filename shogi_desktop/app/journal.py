"""The journal of a running game: a line of JSON for each thing that happened, on disk before play goes on.

A game whose journal has no line that ends it was cut off: the next start offers to resume it. A torn last
line, as a power cut leaves it, costs that line only. The journal knows nothing of rules; whoever resumes
plays the moves again.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import IO

import msgspec
from PySide6.QtCore import QLockFile

from shogi_desktop.app.setup import GameSetup
from shogi_desktop.game import ClockState


class GameLine(msgspec.Struct, frozen=True, tag="game", tag_field="kind"):
    """The first line: the set-up and when the game began (ISO 8601, local time)."""

    setup: GameSetup
    started: str


class MoveLine(msgspec.Struct, frozen=True, tag="move", tag_field="kind"):
    """An accepted move in USI text, the milliseconds it took, and both clocks as settled by it."""

    usi: str
    spent_ms: int | None = None
    clock: ClockState | None = None


class TakeBackLine(msgspec.Struct, frozen=True, tag="take_back", tag_field="kind"):
    """The last `plies` moves were taken back."""

    plies: int


class EndLine(msgspec.Struct, frozen=True, tag="end", tag_field="kind"):
    """The game is over, or was put away by the player. `reason` is the name of a `Reason`."""

    reason: str


Line = GameLine | MoveLine | TakeBackLine | EndLine
SUFFIX = ".jsonl"
KEPT_JOURNALS = 20


@dataclass(frozen=True, slots=True)
class UnfinishedGame:
    """A game that was cut off: its set-up and the moves that stand, with how the clocks stood after each."""

    path: Path
    setup: GameSetup
    started: datetime
    moves: tuple[MoveLine, ...]


@dataclass(slots=True)
class Journal:
    """Writes the journal of one game at a time below `folder`.

    A folder that cannot be written is reported once, in a sentence; the game goes on without a journal.
    """

    folder: Path
    report: Callable[[OSError, Path], None]
    now: Callable[[], datetime] = datetime.now
    _stream: IO[bytes] | None = None
    _path: Path | None = None
    _lock: QLockFile | None = None
    _encoder: msgspec.json.Encoder = field(default_factory=msgspec.json.Encoder)

    def begin(self, setup: GameSetup) -> None:
        """Start the journal of a new game; the one before, if any, is left as it is."""
        self.close()
        started = self.now()
        name = f"{started:%Y%m%d-%H%M%S-%f}-{os.getpid()}{SUFFIX}"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._hold(self.folder / name)
            self._stream = (self.folder / name).open("xb", buffering=0)
        except OSError as error:
            self._give_up(error)
            return
        self._write(GameLine(setup, started.isoformat(timespec="seconds")))
        self._prune()

    def resume(self, game: UnfinishedGame) -> None:
        """Go on with the journal of a game that was cut off, its torn tail removed."""
        self.close()
        try:
            self._hold(game.path)
            _drop_torn_tail(game.path)
            self._stream = game.path.open("ab", buffering=0)
        except OSError as error:
            self._give_up(error)

    def moved(self, usi: str, spent_ms: int | None = None, clock: ClockState | None = None) -> None:
        """Write an accepted move; returns when it is on the disk."""
        self._write(MoveLine(usi, spent_ms, clock))

    def took_back(self, plies: int) -> None:
        """Write that moves were taken back."""
        self._write(TakeBackLine(plies))

    def ended(self, reason: str) -> None:
        """Write that the game is over, and close its journal."""
        self._write(EndLine(reason))
        self.close()

    def close(self) -> None:
        """Let go of the file; a game without an end in it stays to be resumed."""
        if self._stream is not None:
            self._stream.close()
        self._stream = None
        self._path = None
        if self._lock is not None:
            self._lock.unlock()
        self._lock = None

    def unfinished(self) -> UnfinishedGame | None:
        """The latest game that was cut off and that no other window of the program is playing."""
        return next(self._unfinished_games(), None)

    def discard(self, game: UnfinishedGame) -> None:
        """Stop offering that game: its journal gets an end."""
        self.resume(game)
        self.ended("INTERRUPTED")

    def _unfinished_games(self) -> Iterator[UnfinishedGame]:
        for path in self._journals():
            if path == self._path or _held_elsewhere(path):
                continue
            game = read_journal(path)
            if game is not None and game.moves:
                yield game

    def _journals(self) -> list[Path]:
        """All journals, the newest first."""
        try:
            return sorted(self.folder.glob(f"*{SUFFIX}"), reverse=True)
        except OSError:
            return []

    def _hold(self, path: Path) -> None:
        lock = _lock_of(path)
        if lock.tryLock(0):
            self._lock = lock
        elif lock.error() is QLockFile.LockError.LockFailedError:
            raise BlockingIOError(None, "another window of the program is playing this game", str(path))
        else:
            raise PermissionError(None, "no permission to write there", str(path))
        self._path = path

    def _write(self, line: Line) -> None:
        if self._stream is None:
            return
        try:
            self._stream.write(self._encoder.encode(line) + b"\n")
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
            if read_journal(path) is None and not _held_elsewhere(path):
                try:
                    path.unlink()
                except OSError:
                    return


def read_journal(path: Path) -> UnfinishedGame | None:
    """The game of that journal as far as it can be read, or None where it has ended or never began.

    Reading stops at the first line that is not whole: what follows a torn line cannot be trusted to fit.
    """
    try:
        data = path.read_bytes()
    except OSError:
        return None
    lines = _whole_lines(data)
    first = next(lines, None)
    if not isinstance(first, GameLine):
        return None
    moves: list[MoveLine] = []
    for line in lines:
        if isinstance(line, MoveLine):
            moves.append(line)
        elif isinstance(line, TakeBackLine):
            del moves[max(0, len(moves) - line.plies) :]
        elif isinstance(line, EndLine):
            return None
    try:
        started = datetime.fromisoformat(first.started)
    except ValueError:
        return None
    return UnfinishedGame(path, first.setup, started, tuple(moves))


def _whole_lines(data: bytes) -> Iterator[Line]:
    decoder = msgspec.json.Decoder(Line)
    for text in data.split(b"\n")[:-1]:
        try:
            yield decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return


def _drop_torn_tail(path: Path) -> None:
    """Cut the file after its last line that can be read, so that new lines join on."""
    data = path.read_bytes()
    decoder = msgspec.json.Decoder(Line)
    keep = 0
    for text in data.split(b"\n")[:-1]:
        try:
            decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError):
            break
        keep += len(text) + 1
    if keep < len(data):
        os.truncate(path, keep)


def _lock_of(path: Path) -> QLockFile:
    lock = QLockFile(str(path.with_suffix(".lock")))
    lock.setStaleLockTime(0)
    return lock


def _held_elsewhere(path: Path) -> bool:
    """Whether a living process holds that journal; a lock left by a dead one does not count."""
    lock = _lock_of(path)
    if lock.tryLock(0):
        lock.unlock()
        return False
    return lock.error() is QLockFile.LockError.LockFailedError
