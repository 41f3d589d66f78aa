"""The journal of a running game: a line of JSON for each thing that happened, on disk before play goes on.

A game whose journal has no line that ends it was cut off: the next start offers to resume it. A take-back
after the end makes it go on. A torn last line, as a power cut leaves it, costs that line only. The journal
knows nothing of rules; whoever resumes plays the moves again.

A line is synced by the caller's thread before the call returns, so that the other clock starts only then.
That costs 4.0 ms at the median and 4.0 ms at 95 % on a virtual disk of 2026, 0.007 ms without the sync
(tests/bench/bench_journal.py): a frame is not missed by it, and no thread has to be waited for.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import IO, NoReturn

import msgspec
from PySide6.QtCore import QLockFile

from shogi_desktop.app.setup import GameSetup, PlayerSetup
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
    """The last `plies` moves were taken back; both clocks as they stood then: time used may stay used."""

    plies: int
    clock: ClockState | None = None


class NoteLine(msgspec.Struct, frozen=True, tag="note", tag_field="kind"):
    """What was noted on the position after `ply` moves of the record: the latest line on a ply holds."""

    ply: int
    comment: str = ""
    bookmark: str | None = None


class PlayersLine(msgspec.Struct, frozen=True, tag="players", tag_field="kind"):
    """Who plays on from here: the sides were switched, or, with the same players, the computer took over."""

    black: PlayerSetup
    white: PlayerSetup


class EndLine(msgspec.Struct, frozen=True, tag="end", tag_field="kind"):
    """The game is over, or was put away by the player. `reason` is the name of a `Reason`."""

    reason: str


Line = GameLine | MoveLine | TakeBackLine | NoteLine | PlayersLine | EndLine
_KINDS = frozenset(
    kind.__struct_config__.tag for kind in (GameLine, MoveLine, TakeBackLine, NoteLine, PlayersLine, EndLine)
)


class _Kind(msgspec.Struct, frozen=True):
    """What a line of any version says of itself."""

    kind: str


SUFFIX = ".jsonl"
KEPT_JOURNALS = 20
_PROBE = b"x" * 64
_BINARY = getattr(os, "O_BINARY", 0)


class GameElsewhereError(Exception):
    """The game of the journal at `path` is played, or was played on, by another window of the program."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"another window of the program plays the game in {path}")
        self.path = path


@dataclass(frozen=True, slots=True)
class UnfinishedGame:
    """A game that was cut off: its set-up and the moves that stand, with how the clocks stood after each.

    `clock` is how the clocks stood last, which after a take-back is not as they stood after the last move.
    `notes` are the comments and bookmarks that stand, one a ply. `assisted`: the players changed, or the
    computer moved for a person; `setup` has them as they were last.
    """

    path: Path
    setup: GameSetup
    started: datetime
    moves: tuple[MoveLine, ...]
    notes: tuple[NoteLine, ...] = ()
    clock: ClockState | None = None
    assisted: bool = False


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
    _ended: Path | None = None
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

    @property
    def writing(self) -> bool:
        """Whether what happens in the game is kept on disk."""
        return self._stream is not None

    def resume(self, game: UnfinishedGame) -> None:
        """Go on with the journal of a game that was cut off, its torn tail removed.

        :raises GameElsewhereError: another window plays it, or has played it on since it was read; nothing
            has changed then.
        """
        lock = _lock_of(game.path)
        held = lock.tryLock(0)
        if not held and lock.error() is QLockFile.LockError.LockFailedError:
            raise GameElsewhereError(game.path)
        if read_journal(game.path) != game:
            lock.unlock()
            raise GameElsewhereError(game.path)
        self.close()
        try:
            if not held:
                _find_why_unwritable(game.path)
            self._lock, self._path = lock, game.path
            _drop_torn_tail(game.path)
            self._open_end(game.path)
        except OSError as error:
            self._give_up(error)

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

    def unfinished(self) -> UnfinishedGame | None:
        """The latest game that was cut off and that no other window of the program is playing."""
        return next(self._unfinished_games(), None)

    def discard(self, game: UnfinishedGame) -> None:
        """Stop offering that game: its journal gets an end, unless another window plays it."""
        try:
            self.resume(game)
        except GameElsewhereError:
            return
        self.ended("INTERRUPTED")

    def _unfinished_games(self) -> Iterator[UnfinishedGame]:
        for path in self._journals():
            if path == self._path or _held_elsewhere(path):
                continue
            game = read_journal(path)
            if game is not None and (game.moves or game.notes):
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
            _find_why_unwritable(path)
        self._path = path

    def _open_end(self, path: Path) -> None:
        """Write at the end of a journal that is there; a new one is never made."""
        self._stream = os.fdopen(os.open(path, os.O_WRONLY | os.O_APPEND | _BINARY), "ab", buffering=0)
        self._ended = None

    def _write(self, line: Line) -> None:
        if self._stream is None:
            return
        try:
            rest = memoryview(self._encoder.encode(line) + b"\n")
            while rest:
                # A disk that is nearly full takes a part; the next call then says what is wrong.
                rest = rest[self._stream.write(rest) :]
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
            if not _is_of_later(path) and read_journal(path) is None and not _held_elsewhere(path):
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
    if _is_of_later_version(data):
        return None
    lines = _whole_lines(data)
    first = next(lines, None)
    if not isinstance(first, GameLine):
        return None
    moves: list[MoveLine] = []
    notes: dict[int, NoteLine] = {}
    clock: ClockState | None = None
    setup, assisted, over = first.setup, False, False
    for line in lines:
        over = isinstance(line, EndLine)
        if isinstance(line, MoveLine):
            moves.append(line)
            clock = line.clock
        elif isinstance(line, TakeBackLine):
            del moves[max(0, len(moves) - line.plies) :]
            clock = line.clock or (moves[-1].clock if moves else None)
            plies = len(first.setup.moves) + len(moves)
            notes = {ply: note for ply, note in notes.items() if ply <= plies}
        elif isinstance(line, NoteLine):
            notes[line.ply] = line
        elif isinstance(line, PlayersLine):
            setup, assisted = msgspec.structs.replace(setup, black=line.black, white=line.white), True
    if over:
        return None
    try:
        started = datetime.fromisoformat(first.started)
    except ValueError:
        return None
    return UnfinishedGame(path, setup, started, tuple(moves), tuple(notes.values()), clock, assisted)


def _is_of_later(path: Path) -> bool:
    try:
        return _is_of_later_version(path.read_bytes())
    except OSError:
        return False


def _is_of_later_version(data: bytes) -> bool:
    """Whether a line is whole and of a kind not known here: only that version may go on with the game."""
    for text in data.split(b"\n")[:-1]:
        try:
            kind = msgspec.json.decode(text, type=_Kind).kind
        except (msgspec.DecodeError, UnicodeDecodeError):
            return False
        if kind not in _KINDS:
            return True
    return False


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
