"""Jobs taken from a list as there is room for them, results as they come."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from msgspec import Struct

from shogi_desktop.app.jobs.worker import JobStoppedError
from shogi_desktop.app.jobs.workers import Workers

Key = TypeVar("Key")
Job = TypeVar("Job")
Result = TypeVar("Result")
Place = TypeVar("Place", bound=int)

TICK_S: Final = 0.5
_AHEAD: Final = 2
_AND: Final = 4
"""Jobs handed over for each place, and a few more: while one is done the next is there already."""


class Progress(Struct, frozen=True):
    """How far a run is.

    :ivar total: of all jobs, None while their number is not known. :ivar running: handed to the workers.
    :ivar seconds: since the beginning.
    """

    done: int
    failed: int
    running: int
    total: int | None
    seconds: float

    @property
    def seconds_left(self) -> float | None:
        """If the rest takes as long a job as the jobs so far; None while nothing can be said."""
        ended = self.done + self.failed
        if self.total is None or not ended:
            return None
        return self.seconds / ended * (self.total - ended)

    @property
    def words(self) -> str:
        """For a terminal: ``12 of 100 done, 4 running, 1 failed, 2:05 left``."""
        of = "" if self.total is None else f" of {self.total}"
        parts = [f"{self.done}{of} done", f"{self.running} running"]
        if self.failed:
            parts.append(f"{self.failed} failed")
        left = self.seconds_left
        if left is not None:
            minutes, seconds = divmod(round(left), 60)
            hours, minutes = divmod(minutes, 60)
            clock = f"{hours}:{minutes:02}" if hours else f"{minutes}"
            parts.append(f"{clock}:{seconds:02} left")
        return ", ".join(parts)


@dataclass(frozen=True, slots=True)
class Done(Generic[Key, Result]):
    """A job that is done, or has failed: one of `result` and `error` is what it gave."""

    key: Key
    _result: Result | None = None
    error: Exception | None = None

    @property
    def result(self) -> Result:
        """What it gave. :raises Exception: what it raised."""
        if self.error is not None:
            raise self.error
        return self._result  # type: ignore[return-value]  # None only where that is the result


@dataclass(slots=True)
class _Tally:
    """How far a run is, told some times a second."""

    total: int | None
    on_tick: Callable[[Progress], None] | None
    running: int = 0
    done: int = 0
    failed: int = 0
    began: float = field(default_factory=time.monotonic)
    told: float = field(default_factory=time.monotonic)

    def tell(self, *, now: bool = False) -> None:
        """:param now: however lately it was told."""
        if self.on_tick is None or (time.monotonic() - self.told < TICK_S and not now):
            return
        self.told = time.monotonic()
        self.on_tick(Progress(self.done, self.failed, self.running, self.total, self.told - self.began))


def run_jobs(
    workers: Workers,
    do: Callable[[Job], Result],
    jobs: Iterable[tuple[Key, Job]],
    *,
    total: int | None = None,
    on_tick: Callable[[Progress], None] | None = None,
) -> Iterator[Done[Key, Result]]:
    """Have each job done; each result as it comes, in no promised order.

    `jobs` is asked for the next one when there is room, in this thread; so is `on_tick` called, some times a
    second. When the workers are stopped, what was stopped is left out. Whoever ends early stops the workers.

    :raises WorkersError: the workers have gone, and did not come back.
    """
    ended: queue.SimpleQueue[tuple[Key, Future[Result]]] = queue.SimpleQueue()
    left = iter(jobs)
    tally = _Tally(total, on_tick)
    exhausted = False
    while True:
        while not exhausted and tally.running < _AHEAD * max(1, workers.places) + _AND:
            try:
                key, job = next(left)
            except StopIteration:
                exhausted = True
                break
            tally.running += 1
            future = workers.submit(do, job)
            future.add_done_callback(lambda over, key=key: ended.put((key, over)))  # type: ignore[misc]
            if future.done():
                break  # done in this thread: told before the next one is begun
        if not tally.running:
            tally.tell(now=True)
            return
        try:
            key, over = ended.get(timeout=TICK_S)
        except queue.Empty:
            _ = workers.places  # raises where they are gone
            tally.tell()
            continue
        tally.running -= 1
        error = JobStoppedError() if over.cancelled() else over.exception()
        if isinstance(error, JobStoppedError):
            exhausted = True
        elif error is None:
            tally.done += 1
            tally.tell()
            yield Done(key, over.result())
        elif isinstance(error, Exception):
            tally.failed += 1
            tally.tell()
            yield Done(key, error=error)
        else:
            raise error


def in_order(results: Iterable[Done[int, Result]]) -> Iterator[Done[int, Result]]:
    """The results by their keys 0, 1, 2 …, each as soon as all before it are there.

    What is early waits in memory. Keys that never come (the run was stopped) are passed over in the end.
    """
    early: dict[int, Done[int, Result]] = {}
    wanted = 0
    for result in results:
        early[result.key] = result
        while wanted in early:
            yield early.pop(wanted)
            wanted += 1
    for key in sorted(early):
        yield early[key]
