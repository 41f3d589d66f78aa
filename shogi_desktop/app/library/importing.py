"""Bringing the index up to date: files that are new or changed are read, by processes or a cluster.

Runs in whatever thread calls it, tells how far it is, and can be stopped between two batches; what was read
by then stays. Where processes cannot be started it reads by itself. Knows no Qt.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TypeVar

from shogi_desktop.analysis.figures import GameFigures
from shogi_desktop.app.jobs import worker
from shogi_desktop.app.jobs.running import in_order, run_jobs
from shogi_desktop.app.jobs.workers import Processes, Workers, WorkersError, WorkersKilledError
from shogi_desktop.app.library.analyses import NAME as ANALYSES_NAME
from shogi_desktop.app.library.analyses import Analyses
from shogi_desktop.app.library.database import Database
from shogi_desktop.app.library.errors import IndexUnusableError
from shogi_desktop.app.library.reading import Batch, Job, Loaded, Trouble, given_up, load, read_batch
from shogi_desktop.app.library.sources import Sources, find_files
from shogi_desktop.app.library.sqlite_files import is_damage

BATCH_FILES = 400
"""Most files that one worker reads at a time: a second or two, and one chunk of the index."""
BATCH_BYTES = 4_000_000
WAIT_S = 0.1
"""How long a wish to cancel may go unnoticed."""
FEW_FILES = 48
"""So few are read sooner than worker processes start."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How many of the files that have to be read are done."""

    done: int
    total: int


@dataclass(frozen=True, slots=True)
class Report:
    """What an import has done.

    :ivar games: games that were read, of `files` files.
    :ivar other_changes: files that have vanished, came back, or belong to the library no more.
    :ivar troubles: each file that is not as it should be, with the reason.
    """

    files: int = 0
    games: int = 0
    other_changes: int = 0
    troubles: tuple[Trouble, ...] = ()
    cancelled: bool = False

    @property
    def changed(self) -> bool:
        """Whether the index is another one than before."""
        return bool(self.files or self.other_changes)


def ignore(_: Progress) -> None:
    """Nobody looks."""


def nobody(_: Batch) -> None:
    """Nobody wants it."""


def never() -> bool:
    """Nobody cancels."""
    return False


def bring_up_to_date(
    database: Database,
    sources: Sources,
    tell: Callable[[Progress], None] = ignore,
    cancelled: Callable[[], bool] = never,
    workers: int | Workers | None = None,
    took: Callable[[Batch], object] = nobody,
) -> Report:
    """Read every file of `sources` that is new or has changed, and note which ones have vanished.

    :param workers: processes to read with, by default one for each core; 0 reads in this thread. Or those
        of a cluster, which are let go of in the end.
    :param took: is given each batch that was taken in.
    :raises sqlite3.Error: the index refused; what was written before stands.
    """
    known = database.known_files()
    jobs: list[tuple[Job, int]] = []
    here: set[str] = set()
    back: list[str] = []
    for file in find_files(sources, cancelled):
        here.add(file.path)
        old = known.get(file.path)
        if old is None or (old.size, old.mtime_ns) != (file.size, file.mtime_ns):
            jobs.append((Job(file.path, None if old is None else old.digest, file.unsure), file.size))
        elif old.vanished:
            back.append(file.path)
    if cancelled():
        return Report(cancelled=True)
    gone = [path for path, file in known.items() if path not in here and not file.vanished]
    strangers = [path for path in known if path not in here and not sources.hold(path)]
    if strangers:
        database.remove_files(strangers)
    # Marked before the new files are read: one of those may be an old one, moved.
    vanished = sorted(set(gone) - set(strangers))
    if vanished or back:
        database.mark_vanished(vanished)
        database.mark_vanished(back, vanished=False)
    report = _read(database, jobs, tell, cancelled, workers, took)
    return replace(report, other_changes=len(vanished) + len(back) + len(strangers))


_ASKED_AGAIN_S: Final = 60
Answer = TypeVar("Answer")


class AnalysesBeside:
    """What was found out about games, beside an index: opened when first wanted, to be closed.

    Where that cannot be, the library is one all the same. Nobody waits until all of it was looked at: that is
    done by `is_damaged`, and where a question has met damage.
    """

    def __init__(self, index: Path, tell: Callable[[Path], object] = lambda _: None) -> None:
        """:param tell: is told where a damaged one was moved to."""
        self._path = index.with_name(ANALYSES_NAME)
        self._tell = tell
        self._analyses: Analyses | None = None
        self._suspected = False
        self._not_before_s = 0.0

    def open(self) -> Analyses | None:
        """The database; None where it cannot be read. One that another program holds is asked for seldom."""
        if self._analyses is None and time.monotonic() >= self._not_before_s:
            try:
                self._analyses = Analyses(self._path, looks_through=self._suspected)
            except IndexUnusableError:
                self._not_before_s = time.monotonic() + _ASKED_AGAIN_S
                return None
            self._suspected = False
            if self._analyses.set_aside is not None:
                self._tell(self._analyses.set_aside)
        return self._analyses

    def ask(self, question: Callable[[Analyses], Answer], nothing: Answer) -> Answer:
        """What the database answers; `nothing` where it cannot be read: the index is not to blame for it."""
        analyses = self.open()
        if analyses is not None:
            try:
                return question(analyses)
            except sqlite3.Error as error:
                # Damage is found, and what is left kept, when it is opened again.
                self.close()
                self._suspected = is_damage(error)
        return nothing

    def is_damaged(self, stopped: Callable[[], bool]) -> bool:
        """Look at all of it until it was `stopped`, which takes seconds where it is large.

        A damaged one is closed and set aside when it is opened again, which no other connection may hinder.
        """
        self.ask(lambda analyses: analyses.check(stopped), None)
        return self._suspected

    def take(self, batch: Batch) -> None:
        """Note where the games of a batch lie, which were or will be analysed."""
        self.ask(lambda analyses: analyses.take(_games_of(batch)), None)

    def close(self) -> None:
        """Give the connection back; who wants it next opens another one."""
        if self._analyses is not None:
            self._analyses.close()
            self._analyses = None


def _games_of(batch: Batch) -> Iterator[tuple[str, tuple[bytes, int], GameFigures | None]]:
    """The games of a batch: what an analysis belongs to, where they lie, their own figures."""
    for file in batch.files:
        for game in file.games:
            if file.digest is not None:
                yield game.key, (file.digest, game.number), game.figures


def _read(
    database: Database,
    jobs: list[tuple[Job, int]],
    tell: Callable[[Progress], None],
    cancelled: Callable[[], bool],
    workers: int | Workers | None,
    took: Callable[[Batch], object],
) -> Report:
    files = games = done = 0
    troubles: list[Trouble] = []
    total = len(jobs)
    if jobs:
        tell(Progress(0, total))
    for batch in _batches_read(list(_batches(jobs)), workers, cancelled):
        database.add(batch)
        took(batch)
        done += len(batch.files)
        files += sum(not file.unchanged for file in batch.files)
        games += sum(len(file.games) for file in batch.files)
        troubles += [file.trouble for file in batch.files if file.trouble is not None]
        tell(Progress(done, total))
    return Report(files, games, 0, tuple(troubles), cancelled=done < total)


def _batches(jobs: Sequence[tuple[Job, int]]) -> Iterator[list[Job]]:
    # Few files are shared out among the cores, many make chunks as large as may be.
    shared = max(FEW_FILES, -(-len(jobs) // (os.cpu_count() or 1)))
    most = min(BATCH_FILES, shared)
    batch: list[Job] = []
    size = 0
    for job, length in jobs:
        if batch and (len(batch) == most or size + length > BATCH_BYTES):
            yield batch
            batch, size = [], 0
        batch.append(job)
        size += length
    if batch:
        yield batch


def _batches_read(
    batches: list[list[Job]], workers: int | Workers | None, cancelled: Callable[[], bool]
) -> Iterator[Batch]:
    """What is in the files, batch by batch in their order; ends early when cancelled."""
    if workers is None:
        workers = min(os.cpu_count() or 1, len(batches))
        if sum(map(len, batches)) <= FEW_FILES:
            workers = 0
    if isinstance(workers, int):
        # Where there are no processes to be had this one reads.
        with suppress(WorkersError):
            workers = Processes(workers) if workers else 0
    if isinstance(workers, int):
        yield from _read_here(batches, cancelled)
    else:
        with workers:
            yield from _read_by_workers(batches, workers, cancelled)


def _read_here(batches: Iterable[list[Job]], cancelled: Callable[[], bool]) -> Iterator[Batch]:
    for batch in batches:
        if cancelled():
            return
        yield read_batch(batch, cancelled)


def _read_by_workers(
    batches: list[list[Job]], workers: Workers, cancelled: Callable[[], bool]
) -> Iterator[Batch]:
    """Read with workers. Files of a batch in which they ended are read one by one; if none works, here."""
    over: list[list[Job]] = []
    works = False
    for batch, read in _each_read(batches, workers, cancelled):
        if read is None:
            over.append(batch)
        else:
            works = True
            yield read
    if not works:
        yield from _read_here(over, cancelled)
        return
    for batch, read in _each_read([[job] for jobs in over for job in jobs], workers, cancelled):
        yield given_up(batch, str(WorkersKilledError())) if read is None else read


def _each_read(
    batches: list[list[Job]], workers: Workers, cancelled: Callable[[], bool]
) -> Iterator[tuple[list[Job], Batch | None]]:
    """Each batch with what is in it; None where the workers ended that read it."""

    def look(_: object) -> None:
        if cancelled():
            workers.stop()

    def job(batch: list[Job]) -> list[Job | Loaded]:
        return [*batch] if workers.is_here else [load(one) for one in batch]

    jobs = ((place, job(batch)) for place, batch in enumerate(batches))
    for done in in_order(run_jobs(workers, _read_in_worker, jobs, on_tick=look, tick_s=WAIT_S)):
        killed = isinstance(done.error, WorkersKilledError)
        yield batches[done.key], None if killed else done.result
        if cancelled():
            return


def _read_in_worker(jobs: list[Job | Loaded]) -> Batch:
    return read_batch(jobs, worker.stopped)
