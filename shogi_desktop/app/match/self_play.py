"""Games of the engine against itself for the training of its networks: so many of them are a job.

They are played by ``engine-selfplay``, a program for developers that is built apart (engine/tune/README.md).
What it writes, a shard, comes back as bytes; `Shard` joins what comes back.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import zlib
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from msgspec import Struct

from shogi_desktop.app.engines.bundled import EngineMissingError, bundled_engine
from shogi_desktop.app.jobs import worker
from shogi_desktop.app.jobs.worker import Shared

PROGRAM: Final = "engine-selfplay"
_MAGIC: Final = b"SDGAMES1"
"""How a shard begins (engine/tune/games.h)."""
_HEADER: Final = 32
_HEAD: Final = 4
"""Bytes of a game before its plies, whose number comes first."""
_PLY: Final = 4
_SUM: Final = 4
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


def _whole_games(data: bytes) -> tuple[int, int]:
    """How many games a shard has, and where the last whole one ends. :raises SelfPlayError: it is none."""
    if not data.startswith(_MAGIC) or len(data) < _HEADER:
        raise SelfPlayError("that is no shard of games")
    games, at = 0, _HEADER
    while at + _HEAD <= len(data):
        end = at + _HEAD + _PLY * _number(data, at, 2)
        if end + _SUM > len(data) or zlib.crc32(data[at:end]) != _number(data, end, _SUM):
            break
        games, at = games + 1, end + _SUM
    return games, at


def _number(data: bytes, at: int, length: int) -> int:
    return int.from_bytes(data[at : at + length], "little")
