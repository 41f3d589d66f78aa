"""Jobs taken from a list as there is room for them, results as they come."""

from __future__ import annotations

import queue
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Final, Generic, TypeVar

from msgspec import Struct

from shogi_desktop.app.jobs.worker import Did, JobStoppedError, Several, do_each
from shogi_desktop.app.jobs.workers import Workers

Key = TypeVar("Key")
Job = TypeVar("Job")
Result = TypeVar("Result")

TICK_S: Final = 0.5
_AHEAD: Final = 2
_AND: Final = 4
"""Handed over for each place, and a few more: while one is done the next is there already."""
_TOGETHER_S: Final = 0.1
"""Of work: jobs that take less are sent together, where sending one costs some milliseconds."""
_FASTER: Final = 0.3
"""How much a lot that took less than those before counts; one that took more counts at once."""
_SEVERAL: Final = 2
_FEW: Final = 4
"""Workers of a machine that are told one by one."""


class Progress(Struct, frozen=True):
    """How far a run is.

    :ivar running: being done now, as far as is known. :ivar total: of all jobs, None while their number is
        not known. :ivar seconds: since the beginning. :ivar by_worker: jobs done, by the worker's name
        (``machine/process``).
    """

    done: int
    failed: int
    running: int
    total: int | None
    seconds: float
    by_worker: Mapping[str, int] = {}

    @property
    def seconds_left(self) -> float | None:
        """If the rest takes as long a job as the jobs so far; None while nothing can be said."""
        ended = self.done + self.failed
        if self.total is None or not ended:
            return None
        return self.seconds / ended * (self.total - ended)

    @property
    def words(self) -> str:
        """For a terminal: ``12 of 100 done, 4 running, 1 failed, 2:05 left; study 5 + 7``."""
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
        told = ", ".join(parts)
        return told if len(self.by_worker) < _SEVERAL else f"{told}; {self._workers}"

    @property
    def _workers(self) -> str:
        """Jobs by machine, each of its workers apart where they are few."""
        machines: dict[str, list[int]] = {}
        for name, count in sorted(self.by_worker.items()):
            machines.setdefault(name.partition("/")[0], []).append(count)
        return ", ".join(
            f"{name} {' + '.join(map(str, counts))}"
            if len(counts) <= _FEW
            else f"{name} {sum(counts)} by {len(counts)} workers"
            for name, counts in machines.items()
        )


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


def run_jobs(
    workers: Workers,
    do: Callable[[Job], Result],
    jobs: Iterable[tuple[Key, Job]],
    *,
    total: int | None = None,
    on_tick: Callable[[Progress], None] | None = None,
    tick_s: float = TICK_S,
) -> Iterator[Done[Key, Result]]:
    """Have each job done; each result as it comes, in no promised order.

    `jobs` is asked for the next one when there is room, in this thread; so is `on_tick` called, each `tick_s`
    seconds. When the workers are stopped, what was stopped is left out. Whoever ends early stops the workers.

    :raises WorkersError: the workers have gone, and did not come back.
    """
    return _Run(workers, do, iter(jobs), total, on_tick, tick_s).results()


class _Run(Generic[Key, Job, Result]):
    """A run of `run_jobs`, in the thread that asks for its results."""

    def __init__(
        self,
        workers: Workers,
        do: Callable[[Job], Result],
        left: Iterator[tuple[Key, Job]],
        total: int | None,
        on_tick: Callable[[Progress], None] | None,
        tick_s: float,
    ) -> None:
        self._workers = workers
        self._do = do
        self._left = left
        self._total = total
        self._on_tick = on_tick
        self._tick_s = tick_s
        self._began = self._told = time.monotonic()
        self._ended: queue.SimpleQueue[tuple[tuple[tuple[Key, Job], ...], Future[Did[Several[Result]]]]] = (
            queue.SimpleQueue()
        )
        self._do_each = partial(do_each, do)
        self._apart: deque[tuple[Key, Job]] = deque()
        self._seconds_each: float | None = None
        self._lots = self._handed = self._done = self._failed = 0
        self._by_worker: dict[str, int] = {}
        self._stopped = False

    def results(self) -> Iterator[Done[Key, Result]]:
        """See `run_jobs`."""
        while True:
            self._hand_over()
            if not self._handed:
                self._tell(now=True)
                return
            try:
                jobs, over = self._ended.get(timeout=self._tick_s)
            except queue.Empty:
                _ = self._workers.places  # raises where they are gone
                self._tell()
                continue
            self._lots -= 1
            self._handed -= len(jobs)
            for done in self._outcome(jobs, over):
                self._tell()
                yield done

    def _hand_over(self) -> None:
        """Give the workers as much as there is room for."""
        while self._lots < _AHEAD * max(1, self._workers.places) + _AND:
            jobs = self._next()
            if not jobs:
                return
            self._lots += 1
            self._handed += len(jobs)
            several = self._workers.submit(self._do_each, tuple(job for _, job in jobs))
            several.add_done_callback(lambda over, jobs=jobs: self._ended.put((jobs, over)))  # type: ignore[misc]
            if several.done():
                return  # done in this thread: told before the next one is begun

    def _next(self) -> tuple[tuple[Key, Job], ...]:
        """What is handed over together, alone what came to nothing beside others; none at the end."""
        if self._apart:
            return (self._apart.popleft(),)
        if self._stopped:
            return ()
        size = 1
        if self._seconds_each is not None:
            size = max(1, min(self._workers.most_together, int(_TOGETHER_S / max(self._seconds_each, 1e-6))))
        return tuple(islice(self._left, size))

    def _outcome(
        self, jobs: tuple[tuple[Key, Job], ...], over: Future[Did[Several[Result]]]
    ) -> Iterator[Done[Key, Result]]:
        """What the jobs came to; none where they were stopped, or have to be done once more."""
        error = JobStoppedError() if over.cancelled() else over.exception()
        if isinstance(error, JobStoppedError):
            self._stopped = True
            self._apart.clear()
        elif error is None:
            did = over.result()
            self._learn(did.result.seconds / len(jobs))
            for (key, _), (result, failure) in zip(jobs, did.result.given, strict=True):
                if failure is None:
                    self._done += 1
                    self._by_worker[did.worker] = self._by_worker.get(did.worker, 0) + 1
                else:
                    self._failed += 1
                yield Done(key, result, failure)
        elif not isinstance(error, Exception):
            raise error
        elif len(jobs) > 1:
            self._apart.extend(jobs)  # one of them is at fault: which is to be seen
        else:
            self._failed += 1
            yield Done(jobs[0][0], error=error)

    def _learn(self, seconds: float) -> None:
        """So long the jobs of a lot took, each."""
        before = self._seconds_each
        if before is not None and seconds < before:
            seconds = before + _FASTER * (seconds - before)
        self._seconds_each = seconds

    def _tell(self, *, now: bool = False) -> None:
        if self._on_tick is None or not (now or time.monotonic() - self._told >= self._tick_s):
            return
        self._told = time.monotonic()
        running = min(self._handed, max(1, self._workers.places)) if self._handed else 0
        seconds = self._told - self._began
        self._on_tick(
            Progress(self._done, self._failed, running, self._total, seconds, dict(self._by_worker))
        )


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
