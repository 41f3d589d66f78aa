"""What a run over many games has found so far, on the disk: so that a run that was ended goes on.

A line of JSON for each finding, written as it is made. What a kill left of a last line is passed over, and so
is any other that is not understood.
Games are known by a key of all that their findings depend on, so that other games, or another effort,
find nothing of theirs.
"""

from __future__ import annotations

import hashlib
import threading
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Protocol, Self

import msgspec

from shogi_desktop.app.analysis.jobs import GameJob
from shogi_desktop.app.analysis.kept import KeptFinding
from shogi_desktop.app.system.json_text import from_json, to_json
from shogi_desktop.regular_file import left_beside, open_beside


class _Line(msgspec.Struct, frozen=True):
    game: str
    finding: KeptFinding


_BEGINNING: Final = b'{"game":'


def key_of(job: GameJob) -> str:
    """What the findings of a job depend on, as a short text."""
    program = None if job.engine is None else (job.engine.program, job.engine.arguments)
    engine = (program, sorted((k, str(v)) for k, v in job.options.items()))
    plan = job.plan
    what = (
        *(job.variant_id, job.start_sfen, job.moves, repr(job.end), engine, repr(plan.effort)),
        *(plan.first, plan.last, sorted(plan.sides)),
    )
    return hashlib.sha256(repr(what).encode()).hexdigest()[:24]


class Keeps(Protocol):
    """Keeps what was found of games that are not done."""

    def known(self, job: GameJob) -> tuple[KeptFinding, ...]:
        """What was found for this job by a run before."""

    def add(self, job: GameJob, finding: KeptFinding) -> None:
        """Keep a finding. From any thread."""


class PartialFolder:
    """A file for each game that is worked on: so a run over thousands remembers no more than it needs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._open: dict[str, Partial] = {}
        self._lock = threading.Lock()

    def known(self, job: GameJob) -> tuple[KeptFinding, ...]:
        """What was found for this job by a run before."""
        return self._of(job).known(job)

    def add(self, job: GameJob, finding: KeptFinding) -> None:
        """Keep a finding. From any thread."""
        self._of(job).add(job, finding)

    def done(self, job: GameJob) -> None:
        """The game is kept elsewhere."""
        with self._lock:
            partial = self._open.pop(key_of(job), None)
        if partial is not None:
            partial.finished()

    def close(self) -> None:
        """Let go of the files; they stay."""
        with self._lock:
            for partial in self._open.values():
                partial.close()
            self._open.clear()

    def clear(self) -> None:
        """Delete everything. What the disk refuses stays, and is overwritten when its game comes."""
        self.close()
        for path in self._folder.glob("*.partial"):
            with suppress(OSError):
                path.unlink()

    def _of(self, job: GameJob) -> Partial:
        key = key_of(job)
        with self._lock:
            if key not in self._open:
                self._folder.mkdir(parents=True, exist_ok=True)
                partial = Partial(self._folder / f"{key}.partial", goes_on=True)
                self._open[key] = partial.__enter__()
            return self._open[key]


class Partial:
    """The file beside the output. As a context it is open; `finished` takes it away."""

    def __init__(self, path: Path, *, goes_on: bool) -> None:
        """:param goes_on: what the file holds is of use; otherwise it is begun anew.

        :raises OSError: it cannot be read, or is none of ours and stays as it is.
        """
        self.path = path
        self._lock = threading.Lock()
        self._known: dict[str, dict[int, KeptFinding]] = {}
        self._stream: BinaryIO | None = None
        self._end = 0
        data = left_beside(path, _is_partial)
        if goes_on:
            self._read(data)

    def known(self, job: GameJob) -> tuple[KeptFinding, ...]:
        """What an earlier run found for this job; it is let go of here."""
        return tuple(self._known.pop(key_of(job), {}).values())

    def add(self, job: GameJob, finding: KeptFinding) -> None:
        """Keep a finding. From any thread."""
        line = to_json(_Line(key_of(job), finding)) + b"\n"
        with self._lock:
            if self._stream is not None:
                self._stream.write(line)
                self._stream.flush()

    def finished(self) -> None:
        """Everything is in the output: the file is of no use any more."""
        self.close()
        self.path.unlink(missing_ok=True)

    def __enter__(self) -> Self:
        # What a kill left of a line goes, so that the next one begins on its own.
        self._stream = open_beside(self.path, self._end)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file; it stays."""
        with self._lock:
            stream, self._stream = self._stream, None
        if stream is not None:
            stream.close()

    def _read(self, data: bytes) -> None:
        for text in data.splitlines(keepends=True):
            if not text.endswith(b"\n"):
                return
            self._end += len(text)
            # Damage costs its own line: others may be hours of searching.
            with suppress(msgspec.DecodeError):
                line = from_json(text, _Line)
                self._known.setdefault(line.game, {})[line.finding.ply] = line.finding


def _is_partial(data: bytes) -> bool:
    """Whether a run like this has written it; a kill may have left no more than half a line."""
    if _BEGINNING.startswith(data[: len(_BEGINNING)]):
        return True
    for text in data.splitlines():
        with suppress(msgspec.DecodeError):
            from_json(text, _Line)
            return True
    return False
