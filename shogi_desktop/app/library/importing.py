"""Bringing the index up to date: files that are new or changed are read, by processes on all cores.

Runs in whatever thread calls it, tells how far it is, and can be stopped between two batches; what was read
by then stays. Where processes cannot be started it reads by itself. Knows no Qt.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from multiprocessing.synchronize import Event

from shogi_desktop.app.library.database import Database
from shogi_desktop.app.library.reading import Batch, Job, Trouble, read_batch
from shogi_desktop.app.library.sources import Sources, find_files

BATCH_FILES = 128
"""Files that one worker reads at a time: some tenths of a second, and one chunk of the index."""
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
    workers: int | None = None,
    took: Callable[[Batch], object] = nobody,
) -> Report:
    """Read every file of `sources` that is new or has changed, and note which ones have vanished.

    :param workers: processes to read with, by default one for each core; 0 reads in this thread.
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


def _read(
    database: Database,
    jobs: list[tuple[Job, int]],
    tell: Callable[[Progress], None],
    cancelled: Callable[[], bool],
    workers: int | None,
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
    batch: list[Job] = []
    size = 0
    for job, length in jobs:
        if batch and (len(batch) == BATCH_FILES or size + length > BATCH_BYTES):
            yield batch
            batch, size = [], 0
        batch.append(job)
        size += length
    if batch:
        yield batch


def _batches_read(
    batches: list[list[Job]], workers: int | None, cancelled: Callable[[], bool]
) -> Iterator[Batch]:
    """What is in the files, batch by batch, in no promised order; ends early when cancelled."""
    if workers is None:
        workers = min(os.cpu_count() or 1, len(batches))
        if sum(map(len, batches)) <= FEW_FILES:
            workers = 0
    left = deque(batches)
    if workers:
        yield from _read_by_workers(left, workers, cancelled)
    while left and not cancelled():
        yield read_batch(left.popleft(), cancelled)


def _read_by_workers(left: deque[list[Job]], workers: int, cancelled: Callable[[], bool]) -> Iterator[Batch]:
    """Read what is in `left` with processes; what they could not read, because they died, stays in it."""
    running: dict[Future[Batch], list[Job]] = {}
    try:
        # Processes are started afresh: a copy of one with threads and a window may hang.
        context = multiprocessing.get_context("spawn")
        stop = context.Event()
        pool = ProcessPoolExecutor(workers, context, _begin_worker, (stop,))
    except (OSError, ImportError, NotImplementedError):
        return
    try:
        while (left or running) and not cancelled():
            while left and len(running) < 2 * workers:
                jobs = left.popleft()
                running[pool.submit(_read_in_worker, jobs)] = jobs
            finished, _ = wait(running, timeout=WAIT_S, return_when=FIRST_COMPLETED)
            for future in finished:
                batch = future.result()
                del running[future]
                yield batch
    except (BrokenProcessPool, OSError):
        # The system ended a worker, or allows none: this process does the rest.
        left.extendleft(running.values())
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


_stopped: Callable[[], bool] = never
"""In a worker: whether the program has no use for its answer any more."""


def _begin_worker(stop: Event) -> None:
    """In a worker: leave Ctrl+C to the program, and the processor to its window."""
    global _stopped  # noqa: PLW0603 - a worker process has no other place
    _stopped = stop.is_set
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)


def _read_in_worker(jobs: list[Job]) -> Batch:
    return read_batch(jobs, _stopped)
