"""Who does jobs: this thread, others of this process, processes beside it; `cluster` has those elsewhere."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
import uuid
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Protocol, Self, TypeVar

from shogi_desktop.app.jobs import worker
from shogi_desktop.app.jobs.worker import Did, JobStoppedError, Shared

Job = TypeVar("Job")
Result = TypeVar("Result")

MOST_KILLED: Final = 3
"""A job in which so many workers ended is not done again."""
_GRACE_S: Final = 2.0
"""For a job to end when its run is stopped, or the program gone."""


class WorkersError(Exception):
    """There are no workers to be had as was asked; the message is a sentence that says what to do."""


class WorkersKilledError(Exception):
    """Workers ended each time they did a job: it is set aside."""

    def __str__(self) -> str:
        return f"{MOST_KILLED} workers ended while they did it"


class Workers(Protocol):
    """Who does jobs. As a context: leaving it stops what is being done and lets go of everything.

    :ivar name: for people. :ivar places: jobs that are done at a time, as far as is known now.
    :ivar is_here: they are on this machine, and its files are theirs.
    :ivar most_together: small jobs that are worth sending together; 1 where sending costs next to nothing.
    """

    is_here: bool
    most_together: int

    @property
    def name(self) -> str: ...

    @property
    def places(self) -> int: ...

    def submit(self, do: Callable[[Job], Result], job: Job) -> Future[Did[Result]]:
        """Have a job done. `do` is at the top of a module; it, the job and its result can be pickled.

        The future raises `JobStoppedError` once stopped, unless the job ends first; `WorkersKilledError`,
        `worker.StampError`, or what `do` raises.
        """

    def share(self, path: Path) -> Shared:
        """Have a file that jobs need wherever they are, sent once. :raises OSError: it cannot be read."""

    def stop(self) -> None:
        """Stop what is being done, begin nothing more. From any thread; does not wait."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class _OnThisMachine:
    is_here = True
    most_together = 1

    def share(self, path: Path) -> Shared:
        """Have a file where its path is good. :raises OSError: it cannot be read."""
        path.open("rb").close()
        return Shared(str(path.absolute()), str(path.absolute()))


class Here(_OnThisMachine):
    """This thread: a job is done when it is submitted."""

    name = "this process"
    places = 1

    def __init__(self) -> None:
        self._run_id = uuid.uuid4().hex

    def submit(self, do: Callable[[Job], Result], job: Job) -> Future[Did[Result]]:
        """Do the job, and return it done."""
        future: Future[Did[Result]] = Future()
        try:
            future.set_result(worker.do_job(worker.stamp(), self._run_id, do, job))
        except Exception as error:  # noqa: BLE001 - what the job raises is its answer
            future.set_exception(error)
        return future

    def stop(self) -> None:
        """Stop the job that another thread does here."""
        worker.stop_run(self._run_id)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


class Threads(_OnThisMachine):
    """Threads of this process, for jobs that mostly wait: for an engine or a disk. `do` may be anything."""

    def __init__(self, places: int) -> None:
        self.name = "this process"
        self.places = places
        self._run_id = uuid.uuid4().hex
        self._executor = ThreadPoolExecutor(places, thread_name_prefix="job")

    def submit(self, do: Callable[[Job], Result], job: Job) -> Future[Did[Result]]:
        """Have a job done by the next thread that is free."""
        return self._executor.submit(worker.do_job, worker.stamp(), self._run_id, do, job)

    def stop(self) -> None:
        """Stop what the threads do; what waits for them is refused."""
        worker.stop_run(self._run_id)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        self._executor.shutdown(cancel_futures=True)


class _Attempt:
    """A job on its way."""

    def __init__(self, do: Callable[[Any], Any], job: object) -> None:
        self.do = do
        self.job = job
        self.killed = 0
        self.future: Future[Any] = Future()

    def fail(self, error: BaseException) -> None:
        with contextlib.suppress(InvalidStateError):
            self.future.set_exception(error)


class Processes(_OnThisMachine):
    """Processes on this machine, started afresh: a copy of one with threads and a window may hang.

    Each place has a pool of one process of its own, so that a process that ends is known to have ended by
    the job it did. They leave Ctrl+C to the program, and the processor to its window.
    """

    def __init__(self, places: int) -> None:
        """:raises WorkersError: this system has no processes to give."""
        self.places = places
        self._run_id = uuid.uuid4().hex
        self._lock = threading.Lock()
        self._waiting: deque[_Attempt] = deque()
        self._stopped = False
        try:
            self._context = multiprocessing.get_context("spawn")
            # Every process listens at one end and hears when the other closes: by us, or with us.
            self._listened, self._held = self._context.Pipe(duplex=False)
        except (OSError, ImportError, NotImplementedError) as error:
            raise WorkersError(f"this system starts no processes for jobs: {error}") from error
        self._pools: dict[int, ProcessPoolExecutor] = {}
        self._free = list(range(places))

    @property
    def name(self) -> str:
        """For people."""
        return f"{self.places} processes" if self.places > 1 else "a process"

    def submit(self, do: Callable[[Job], Result], job: Job) -> Future[Did[Result]]:
        """Have a job done by the next process that is free."""
        attempt = _Attempt(do, job)
        attempt.future.set_running_or_notify_cancel()
        with self._lock:
            stopped = self._stopped
            if not stopped:
                self._waiting.append(attempt)
        if stopped:
            attempt.fail(JobStoppedError())
        else:
            self._go_on()
        return attempt.future

    def stop(self) -> None:
        """Stop the processes' jobs, and give up what waits."""
        with self._lock:
            self._stopped = True
            waiting, self._waiting = self._waiting, deque()
        self._held.close()
        for attempt in waiting:
            attempt.fail(JobStoppedError())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        with self._lock:
            pools = list(self._pools.values())
        for pool in pools:
            pool.shutdown(wait=True, cancel_futures=True)
        self._listened.close()

    def _go_on(self) -> None:
        """Give what waits to the places that are free."""
        while True:
            with self._lock:
                if self._stopped or not self._waiting or not self._free:
                    return
                attempt, place = self._waiting.popleft(), self._free.pop()
                pool = self._pools.get(place)
                if pool is None:
                    pool = ProcessPoolExecutor(
                        1, self._context, _begin_process, (self._listened, self._run_id)
                    )
                    self._pools[place] = pool
            self._give(attempt, place, pool)

    def _give(self, attempt: _Attempt, place: int, pool: ProcessPoolExecutor) -> None:
        try:
            inner = pool.submit(worker.do_job, worker.stamp(), self._run_id, attempt.do, attempt.job)
        except BrokenProcessPool:
            self._replace(attempt, place)
        except (RuntimeError, OSError) as error:  # shut down meanwhile; the system starts no process
            self._over(attempt, place, JobStoppedError() if self._stopped else error)
        else:
            inner.add_done_callback(lambda done: self._done(attempt, place, done))

    def _done(self, attempt: _Attempt, place: int, done: Future[Any]) -> None:
        error = JobStoppedError() if done.cancelled() else done.exception()
        if isinstance(error, BrokenProcessPool):
            self._replace(attempt, place)
        elif error is not None:
            self._over(attempt, place, error)
        else:
            attempt.future.set_result(done.result())
            self._leave(place)

    def _replace(self, attempt: _Attempt, place: int) -> None:
        """The process has ended in the middle of the job: another does it, unless it was the last straw."""
        attempt.killed += 1
        with self._lock:
            pool = self._pools.pop(place, None)
            again = attempt.killed < MOST_KILLED and not self._stopped
            if again:
                self._waiting.appendleft(attempt)
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
        if again:
            self._leave(place)
        else:
            self._over(attempt, place, JobStoppedError() if self._stopped else WorkersKilledError())

    def _over(self, attempt: _Attempt, place: int, error: BaseException) -> None:
        attempt.fail(error)
        self._leave(place)

    def _leave(self, place: int) -> None:
        with self._lock:
            self._free.append(place)
        self._go_on()


def _begin_process(listened: Connection, run_id: str) -> None:
    """In a process: see that it ends with its run, and with the program even if that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)

    def listen() -> None:
        with contextlib.suppress(EOFError, OSError):
            listened.recv_bytes()
        worker.stop_run(run_id)  # ends the engines
        time.sleep(_GRACE_S)
        os._exit(1)

    threading.Thread(target=listen, name="stop", daemon=True).start()
