"""Workers of a Dask cluster. Imported when one is named: Dask is an extra."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import signal
import time
import uuid
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import dask
from distributed import Client, KilledWorker, LocalCluster, Worker, WorkerPlugin
from distributed.client import FutureCancelledError

from shogi_desktop.app.jobs import worker
from shogi_desktop.app.jobs.worker import Did, JobStoppedError, Shared, StampError, drop_file, keep_file
from shogi_desktop.app.jobs.workers import MOST_KILLED, WorkersError, WorkersKilledError

Job = TypeVar("Job")
Result = TypeVar("Result")

LOCAL: Final = "local"
"""Names a cluster of processes on this machine, begun for the run and ended with it."""
_LOCAL_SETTINGS: Final = {
    # The scheduler of a cluster that is somebody else's keeps its own word on this.
    "distributed.scheduler.allowed-failures": MOST_KILLED - 1,
    # Whoever is missing at one look, 15 seconds after a worker ended, would be let go for good.
    "distributed.deploy.lost-worker-timeout": "1 day",
    # What Dask notes for its pages, which nobody opens here, costs memory and time.
    "distributed.admin.system-monitor.log-length": 60,
    "distributed.worker.profile.enabled": False,
}
_PATIENCE_S: Final = 10
"""For a scheduler to answer, and for its first worker to be there."""
_GOODBYE_S: Final = 1
_LOST_S: Final = 60
"""Without any worker: a run gives up then."""
_LOOK_AGAIN_S: Final = 1.0
"""Workers come and go: how often they are counted."""


class Cluster:
    """The workers of a scheduler. As a context: leaving it stops the run's jobs and says goodbye."""

    is_here = False
    most_together = 25

    def __init__(self, address: str, places: int | None = None) -> None:
        """:param address: `LOCAL`, a scheduler's address (``tcp://host:8786``) or its file.
        :param places: processes of a local cluster, by default one for each processor.

        :raises WorkersError: nobody answers there, it has no workers, or they cannot do our jobs.
        """
        self.name = address
        self._run_id = uuid.uuid4().hex
        self._counted = 0.0
        self._seen = time.monotonic()
        self._places = 1
        self._shared: list[str] = []
        with contextlib.ExitStack() as stack:
            self._client = self._connect(address, places, stack)
            self._require_fit()
            self._executor = self._client.get_executor(pure=False)
            self._open = stack.pop_all()

    @property
    def places(self) -> int:
        """Jobs that its workers do at a time, counted anew from time to time.

        :raises WorkersError: for some time there has been none.
        """
        now = time.monotonic()
        if now - self._counted > _LOOK_AGAIN_S:
            self._counted = now
            try:
                self._places = sum(self._client.nthreads().values())
            except OSError:  # the scheduler is gone; it may come back
                self._places = 0
            if self._places:
                self._seen = now
        if now - self._seen > _LOST_S:
            raise WorkersError(f"the workers of {self.name} are gone; start some with: dask worker")
        return max(1, self._places)

    def submit(self, do: Callable[[Job], Result], job: Job) -> Future[Did[Result]]:
        """Have a job done by some worker."""
        inner: Future[Any] = self._executor.submit(worker.do_job, worker.stamp(), self._run_id, do, job)
        outer: Future[Any] = Future()
        outer.set_running_or_notify_cancel()
        inner.add_done_callback(lambda done: _hand_over(done, outer))
        return outer

    def share(self, path: Path) -> Shared:
        """Send a file to every worker, those too that come later."""
        data = path.read_bytes()
        shared = Shared(f"{self._run_id}-{hashlib.sha256(data).hexdigest()[:16]}-{path.name}")
        if shared.key not in self._shared:
            self._client.register_plugin(_SharedFile(shared.key, path.name, data))
            self._shared.append(shared.key)
        return shared

    def stop(self) -> None:
        """Stop the run's jobs on every worker."""
        with contextlib.suppress(OSError, RuntimeError):
            self._client.run(_stop_run, self._run_id, wait=False, on_error="ignore")
            self._executor.shutdown(wait=False)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._open, contextlib.suppress(OSError, RuntimeError):
            self._executor.shutdown(wait=False)
            self._client.run(_stop_run, self._run_id, on_error="ignore")
            for key in self._shared:
                self._client.unregister_worker_plugin(key)

    def _connect(self, address: str, places: int | None, stack: contextlib.ExitStack) -> Any:
        try:
            if address == LOCAL:
                stack.enter_context(dask.config.set(_LOCAL_SETTINGS))
                cluster = LocalCluster(
                    n_workers=places,
                    threads_per_worker=1,
                    dashboard_address="127.0.0.1:0",
                    silence_logs=logging.CRITICAL,
                )
                stack.callback(cluster.close)
                client = _Client(cluster, None)
                client.register_plugin(_LeavesInterruptsToUs())
            elif Path(address).is_file():
                client = _Client(None, address)
            else:
                client = _Client(address, None)
        except (OSError, ValueError, TypeError, MemoryError) as error:  # it takes another's words for sizes
            raise WorkersError(
                f"no Dask scheduler answers at {address}; start one there with: dask scheduler"
            ) from error
        stack.callback(client.close)
        try:
            client.wait_for_workers(1, timeout=_PATIENCE_S)
        except TimeoutError as error:
            raise WorkersError(
                f"the scheduler at {address} has no workers; start some with: dask worker {address}"
            ) from error
        return client

    def _require_fit(self) -> None:
        """See that every worker has this program. :raises WorkersError: names the first that has not."""
        wanted = worker.stamp()
        for name, found in sorted(self._client.run(worker.stamp, on_error="return").items()):
            if isinstance(found, ImportError):
                raise WorkersError(
                    f"the worker {name} has no Shogi Desktop; install version {wanted.version} there"
                )
            if isinstance(found, Exception):
                raise WorkersError(f"the worker {name} cannot do our work: {found}")
            if found != wanted:
                raise WorkersError(f"the worker {name} is of no use: {StampError(wanted, found)}")


class _Client(Client):
    """One that could not connect is let go of without a page on stderr, and soon."""

    def __init__(self, address: Any, scheduler_file: str | None) -> None:
        # No other code takes it for its own, and any thread may close it.
        Client.__init__(
            self, address, timeout=_PATIENCE_S, set_as_default=False, scheduler_file=scheduler_file
        )

    def __del__(self) -> None:
        with contextlib.suppress(Exception):
            if self.status != "closed":
                Client.close(self, timeout=_GOODBYE_S)


class _LeavesInterruptsToUs(WorkerPlugin):
    """Ctrl+C at a terminal reaches the workers that we began too: each would end with a page of its own."""

    def setup(self, worker: Worker) -> None:  # noqa: ARG002 - of Dask's
        """Ignore it."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)


class _SharedFile(WorkerPlugin):
    """Keeps a file on a worker from its beginning, and lets go of it with the run."""

    def __init__(self, key: str, name: str, data: bytes) -> None:
        self.name = key
        self._file = (key, name, data)

    def setup(self, worker: Worker) -> None:  # noqa: ARG002 - of Dask's
        """Take it."""
        keep_file(*self._file)

    def teardown(self, worker: Worker) -> None:  # noqa: ARG002 - of Dask's
        """Let go of it."""
        drop_file(self.name)


async def _stop_run(run_id: str) -> None:
    """On a worker: its engines end outside of the loop in which it listens."""
    await asyncio.to_thread(worker.stop_run, run_id)


def _hand_over(done: Future[Any], to: Future[Any]) -> None:
    """What Dask answers, in our words."""
    if done.cancelled():
        to.set_exception(JobStoppedError())
        return
    error = done.exception()
    if isinstance(error, KilledWorker):
        to.set_exception(WorkersKilledError())
    elif isinstance(error, FutureCancelledError):
        to.set_exception(JobStoppedError())
    elif error is not None:
        to.set_exception(error)
    else:
        to.set_result(done.result())
