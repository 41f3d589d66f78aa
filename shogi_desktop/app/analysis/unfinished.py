"""Analyses of single games that were begun and not ended: kept on the disk, so that they outlive the program.

For each game a file says what was wished, and for each engine one has what it has found, line by line
(`partial`). Who opens the game again can go on: what is known is not searched again. A wish whose engines or
options have changed since is none any more. Everything here waits for the disk; it belongs into a thread.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from shogi_desktop.app.analysis.game_analysis import Effort, Finding, Plan, Progress
from shogi_desktop.app.analysis.jobs import GameJob, walk_of
from shogi_desktop.app.analysis.kept import kept_of
from shogi_desktop.app.analysis.partial import PartialFolder, key_of
from shogi_desktop.app.system.atomic import write_atomically
from shogi_desktop.app.system.json_text import from_json, to_json
from shogi_desktop.game import MOST_OPINIONS
from shogi_desktop.regular_file import read_whole
from shogi_desktop.rules import Color

MOST_GAMES: Final = 30
"""Of more than so many games the ones begun first are forgotten."""


class KeptWish(Struct, frozen=True):
    """How a game was to be analysed: ids of engines, the one that judges first, the moves and the effort.

    :ivar keys: of what the findings of each engine depend on (`partial.key_of`).
    """

    engines: Annotated[tuple[str, ...], Meta(min_length=1, max_length=MOST_OPINIONS)]
    keys: tuple[Annotated[str, Meta(pattern="^[0-9a-f]{24}$")], ...]
    first: Annotated[int, Meta(ge=1)]
    last: Annotated[int, Meta(ge=1)] | None
    black: bool
    white: bool
    nodes: Annotated[int, Meta(ge=1)] | None = None
    movetime_ms: Annotated[int, Meta(ge=1)] | None = None

    @classmethod
    def of(cls, engines: Sequence[str], jobs: Sequence[GameJob]) -> KeptWish:
        """The wish that these jobs, one for each engine, do."""
        plan = jobs[0].plan
        sides = Color.BLACK in plan.sides, Color.WHITE in plan.sides
        effort = plan.effort
        keys = tuple(map(key_of, jobs))
        return cls(tuple(engines), keys, plan.first, plan.last, *sides, effort.nodes, effort.movetime_ms)

    @property
    def plan(self) -> Plan:
        """As an analysis is told."""
        wanted = ((Color.BLACK, self.black), (Color.WHITE, self.white))
        sides = frozenset(color for color, is_wanted in wanted if is_wanted)
        return Plan(Effort(self.nodes, self.movetime_ms), self.first, self.last, sides)


@dataclass(frozen=True, slots=True)
class Left:
    """What an analysis had come to: the findings of each engine by ply, and how far all together were."""

    known: list[dict[int, Finding]]
    progress: Progress


class UnfinishedAnalyses:
    """The folder of them. All raise OSError where the disk refuses."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._partial = PartialFolder(folder)

    def begin(self, engines: Sequence[str], jobs: Sequence[GameJob]) -> None:
        """An analysis of a game begins anew, by the engines of these ids, a job for each."""
        self.end(jobs)
        write_atomically(self._wish_path(jobs[0]), to_json(KeptWish.of(engines, jobs)))
        paths = [(path.stat().st_mtime_ns, path) for path in self._folder.glob("*.json")]
        for _, path in sorted(paths)[:-MOST_GAMES]:
            self._forget(path)

    def add(self, job: GameJob, finding: Finding) -> None:
        """Keep what the engine of a job has found."""
        self._partial.add(job, kept_of(finding))

    def end(self, jobs: Sequence[GameJob]) -> None:
        """The analysis is done, or not wished any more."""
        for job in jobs:
            self._partial.done(job)
        self._forget(self._wish_path(jobs[0]))

    def wish(self, job: GameJob) -> KeptWish | None:
        """What was wished for the game of `job`, whatever its plan and engine; None: nothing that is left."""
        try:
            return from_json(read_whole(self._wish_path(job)), KeptWish)
        except (OSError, msgspec.DecodeError):
            return None

    def left(self, jobs: Sequence[GameJob]) -> Left | None:
        """What there is to go on from; None where these are not the jobs that were begun."""
        wish = self.wish(jobs[0])
        if wish is None or wish.keys != tuple(map(key_of, jobs)):
            return None
        walks = [walk_of(job, self._partial.known(job)) for job in jobs]
        self._partial.close()  # at the next time they are read anew
        progress = Progress(sum(each.done for each in walks), sum(each.total for each in walks))
        return Left([dict(each.findings) for each in walks], progress)

    def close(self) -> None:
        """Let go of the files; they stay."""
        self._partial.close()

    def _wish_path(self, job: GameJob) -> Path:
        """By the game alone, so that it is found before anybody knows how it was to be analysed."""
        what = (job.variant_id, job.start_sfen, job.moves)
        return self._folder / f"{hashlib.sha256(repr(what).encode()).hexdigest()[:24]}.json"

    def _forget(self, path: Path) -> None:
        with suppress(OSError, msgspec.DecodeError):
            for key in from_json(read_whole(path), KeptWish).keys:
                (self._folder / f"{key}.partial").unlink(missing_ok=True)
        path.unlink(missing_ok=True)
