"""Games of the engine against itself for the training of its networks: so many of them are a job.

They are played by ``engine-selfplay``, a program for developers that is built apart (engine/tune/README.md).
What it writes, a shard, comes back as bytes; `Shard` joins what comes back, `GamesIn` reads the games.
"""

from __future__ import annotations

import shutil
import struct
import subprocess
import tempfile
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple, Self, overload

from msgspec import Struct

from shogi_desktop.app.engines.bundled import EngineMissingError, bundled_engine
from shogi_desktop.app.jobs import worker
from shogi_desktop.app.jobs.worker import Shared
from shogi_desktop.rules import BoardMove, Drop, Move, Square, Variant, square

PROGRAM: Final = "engine-selfplay"
_MAGIC: Final = b"SDGAMES1"
"""How a shard begins (engine/tune/games.h)."""
_HEADER: Final = 32
_HEAD: Final = 4
"""Bytes of a game before its plies, whose number comes first."""
_PLY: Final = 4
_SUM: Final = 4
_NAME: Final = slice(8, 24)
"""The variant's id in the header, filled up with zeros."""
_UNSCORED: Final = -32768
_PROMOTE, _DROP = 1 << 14, 1 << 15
_DROPPED: Final = {1: "P", 2: "L", 3: "N", 4: "S", 5: "B", 6: "R", 7: "G", 15: "Q"}
"""Men in hand by the engine's numbers (engine/core/types.h)."""
_LOW_SQUARES: Final = 64
"""The engine numbers a board's squares in two words; the first has as many whole files as go into it."""
_MOST_SAID: Final = 200


class SelfPlayError(Exception):
    """Games cannot be played, or a shard is not as it should be; the message is a sentence."""


class ShardJob(Struct, frozen=True):
    """Games to be played.

    :ivar program: a path or a name on the worker. :ivar nodes: of each move. :ivar seed: of the openings.
    """

    program: str
    variant_id: str
    network: Shared
    games: int
    nodes: int
    seed: int


def play_shard(job: ShardJob) -> bytes:
    """Do the job: the shard.

    :raises SelfPlayError: the program is not there, or fails.
    """
    with tempfile.TemporaryDirectory(prefix="shogi-selfplay-") as folder:
        shard = Path(folder, "games")
        numbers = (str(job.games), str(job.nodes), str(job.seed))
        command = [
            _program(job.program),
            job.variant_id,
            str(worker.path_of(job.network)),
            str(shard),
            *numbers,
        ]
        try:
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
            )
        except OSError as error:
            raise SelfPlayError(f"{command[0]} does not start: {error.strerror or error}") from error
        with process, worker.stopped_by(process.kill):
            said = (process.communicate()[1] or b"").decode(errors="replace").strip()
        if process.returncode != 0:
            raise SelfPlayError(said[-_MOST_SAID:] or f"{PROGRAM} ended with {process.returncode}")
        return shard.read_bytes()


def _program(name: str) -> str:
    """Where the program is on this machine. :raises SelfPlayError: nowhere."""
    found = shutil.which(name)
    if found is None and Path(name).name == name:
        try:
            beside = Path(bundled_engine().program).with_name(name)
        except EngineMissingError:
            beside = Path(name)
        found = shutil.which(beside)
    if found is None:
        raise SelfPlayError(f"there is no program {name} on the worker; build it (engine/tune/README.md)")
    return found


class Shard:
    """A file of games that grows by those of each job. As a context it is open for them.

    What a crash has left of a game at its end is cut off.
    """

    def __init__(self, path: Path) -> None:
        """:raises SelfPlayError: there is a file that is no shard. :raises OSError: it cannot be read."""
        self._path = path
        data = path.read_bytes() if path.exists() else b""
        self.games, length = _whole_games(data) if data else (0, 0)
        self._header = data[:_HEADER]
        self._stream = path.open("ab")
        self._stream.truncate(length)

    def add(self, shard: bytes) -> None:
        """Take the games of another one. :raises SelfPlayError: they were not played alike."""
        games, length = _whole_games(shard)
        header = shard[:_HEADER]
        if self._header and header != self._header:
            raise SelfPlayError(
                f"{self._path} has games of another network, game or number of nodes; name a new file"
            )
        self._stream.write(shard[_HEADER:length] if self._header else shard[:length])
        self._stream.flush()
        self._header = header
        self.games += games

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stream.close()


class PlayedPly(NamedTuple):
    """A move, and its score in centipawns for who made it; None for one made at random."""

    move: Move
    score: int | None


class GamesIn(Sequence[list[PlayedPly]]):
    """The games of a shard, all from the set-up; those before the first damaged one. Each is read when it is
    asked for: a shard may have a hundred thousand.
    """

    def __init__(self, shard: bytes, variant: Variant) -> None:
        """:raises SelfPlayError: it is no shard, or one of another game."""
        self._shard, self._variant = shard, variant
        self._ranges = list(_games(shard))
        if shard[_NAME].rstrip(b"\0") != variant.id.encode():
            raise SelfPlayError(f"this is not a shard of {variant.id}")

    def __len__(self) -> int:
        return len(self._ranges)

    @overload
    def __getitem__(self, index: int) -> list[PlayedPly]: ...

    @overload
    def __getitem__(self, index: slice) -> list[list[PlayedPly]]: ...

    def __getitem__(self, index: int | slice) -> list[PlayedPly] | list[list[PlayedPly]]:
        if isinstance(index, slice):
            return [self._game(*borders) for borders in self._ranges[index]]
        return self._game(*self._ranges[index])

    def _game(self, begin: int, end: int) -> list[PlayedPly]:
        plies = struct.iter_unpack("<Hh", self._shard[begin + _HEAD : end])
        return [
            PlayedPly(_move(raw, self._variant), None if score == _UNSCORED else score)
            for raw, score in plies
        ]


def _move(raw: int, variant: Variant) -> Move:
    target = _square(raw & 127, variant)
    if raw & _DROP:
        return Drop(variant.kind_for_symbol(_DROPPED[raw >> 7 & 15]), target)
    return BoardMove(_square(raw >> 7 & 127, variant), target, promote=bool(raw & _PROMOTE))


def _square(index: int, variant: Variant) -> Square:
    first = 0 if index < _LOW_SQUARES else _LOW_SQUARES // variant.ranks
    file, rank = divmod(index % _LOW_SQUARES, variant.ranks)
    return square(first + file + 1, rank + 1)


def _whole_games(data: bytes) -> tuple[int, int]:
    """How many games a shard has, and where the last whole one ends. :raises SelfPlayError: it is none."""
    ends = [end + _SUM for _, end in _games(data)]
    return len(ends), ends[-1] if ends else _HEADER


def _games(data: bytes) -> Iterator[tuple[int, int]]:
    """Where each whole game begins and where its checksum. :raises SelfPlayError: it is no shard."""
    if not data.startswith(_MAGIC) or len(data) < _HEADER:
        raise SelfPlayError("this is not a shard of games")
    at = _HEADER
    while True:  # the end of the file is where a game is cut off too
        end = at + _HEAD + _PLY * _number(data, at, 2)
        if end + _SUM > len(data) or zlib.crc32(data[at:end]) != _number(data, end, _SUM):
            return
        yield at, end
        at = end + _SUM


def _number(data: bytes, at: int, length: int) -> int:
    return int.from_bytes(data[at : at + length], "little")
