"""Where a job is done: which run it belongs to, whether that was stopped, and whether it belongs here.

The same on a thread of this process, in a process beside it and on another machine. A job asks `stopped`
from time to time, or has what it waits for ended by `stopped_by`.
"""

from __future__ import annotations

import hashlib
import os
import platform
import tempfile
import threading
import time
from collections.abc import Callable, Hashable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Final, Generic, TypeVar

from msgspec import Struct

import shogi_desktop
from shogi_desktop.app.engines.bundled import EngineMissingError, bundled_engine

Job = TypeVar("Job")
Result = TypeVar("Result")
Tool = TypeVar("Tool")

_KEPT_RUNS: Final = 64
"""Runs that are remembered: jobs of one that was stopped may still be on the way."""
_IDLE_S: Final = 30.0


class Did(Struct, Generic[Result], frozen=True):
    """What a job gave, and who did it: ``machine/process``."""

    result: Result
    worker: str


class Several(Struct, Generic[Result], frozen=True):
    """What jobs that were sent together gave, each a result or an error, and how long they took."""

    given: tuple[tuple[Result | None, Exception | None], ...]
    seconds: float


class Shared(Struct, frozen=True):
    """A file that jobs need, wherever they are done; `path_of` finds it there. Made by `Workers.share`.

    :ivar path: of the file itself, on the machine that has it; empty where its content was sent.
    """

    key: str
    path: str = ""


class JobStoppedError(Exception):
    """The run of the job was stopped."""


class StampError(Exception):
    """The worker's program is not the one that the job comes from."""

    def __init__(self, wanted: Stamp, here: Stamp) -> None:
        super().__init__(wanted, here)
        self.wanted = wanted
        self.here = here

    def __str__(self) -> str:
        if self.wanted.version != self.here.version:
            return f"it has Shogi Desktop {self.here.version} and not {self.wanted.version}"
        return "its engine has other networks" if self.here.networks else "its engine is missing"


class Stamp(Struct, frozen=True):
    """What results depend on beside the job.

    :ivar version: of the program. :ivar networks: a digest of the engine's networks, empty without an engine.
    """

    version: str
    networks: str


@cache
def stamp() -> Stamp:
    """The stamp of the program that runs here."""
    digest = hashlib.sha256()
    try:
        for path in sorted(Path(bundled_engine().program).parent.glob("*.network")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    except (EngineMissingError, OSError):
        return Stamp(shogi_desktop.__version__, "")
    return Stamp(shogi_desktop.__version__, digest.hexdigest()[:16])


class _Run:
    """What is known here of a run; under the module's lock, but for `stopped`, which becomes true once."""

    def __init__(self) -> None:
        self.stopped = False
        self.calls: list[Callable[[], None]] = []
        self.active = 0
        self.jobs = 0
        self.tools: dict[Hashable, tuple[object, ExitStack]] = {}
        self.watch: threading.Timer | None = None

    def take_tools(self) -> ExitStack:
        """What closes the tools, which are forgotten; nothing while a job may use them."""
        closing = ExitStack()
        if not self.active:
            for _, its_end in self.tools.values():
                closing.push(its_end)
            self.tools.clear()
            if self.watch is not None:
                self.watch.cancel()
                self.watch = None
        return closing

    def watch_tools(self) -> None:
        """See that they end where whoever asked for the run is gone without a word."""
        if self.tools and self.watch is None:
            self.watch = threading.Timer(_IDLE_S, _close_if_idle, (self, self.jobs))
            self.watch.daemon = True
            self.watch.start()


_lock = threading.Lock()
_runs: dict[str, _Run] = {}
_here = threading.local()
_files: dict[str, tuple[Path, tempfile.TemporaryDirectory[str]]] = {}


def do_job(wanted: Stamp, run_id: str, do: Callable[[Job], Result], job: Job) -> Did[Result]:
    """Do a job of that run.

    :raises StampError: the job comes from another version of the program.
    :raises JobStoppedError: its run was stopped. :raises Exception: whatever the job raises.
    """
    if wanted != stamp():
        raise StampError(wanted, stamp())
    run = _run(run_id)
    if run.stopped:
        raise JobStoppedError
    with _doing(run):
        try:
            return Did(do(job), _name())
        except Exception as error:
            if run.stopped:
                raise JobStoppedError from error
            raise


def do_each(do: Callable[[Job], Result], jobs: tuple[Job, ...]) -> Several[Result]:
    """Do jobs that were sent together, as one job; one that fails keeps no other from being done.

    :raises Exception: what the only one raises; the stop of the run, see `do_job`.
    """
    began = time.monotonic()
    given: list[tuple[Result | None, Exception | None]] = []
    for job in jobs:
        if stopped():
            raise JobStoppedError
        try:
            given.append((do(job), None))
        except Exception as error:
            if len(jobs) == 1 or stopped():
                raise
            given.append((None, error))
    return Several(tuple(given), time.monotonic() - began)


@contextmanager
def _doing(run: _Run) -> Iterator[None]:
    """A job of the run is done in this thread."""
    with _lock:
        run.active += 1
        run.jobs += 1
    _here.run = run
    try:
        yield
    finally:
        _here.run = None
        with _lock:
            run.active -= 1
            closing = run.take_tools() if run.stopped else ExitStack()
            run.watch_tools()
        closing.close()


def _close_if_idle(run: _Run, jobs: int) -> None:
    """Close the tools of a run that has done no job since it had done so many."""
    with _lock:
        run.watch = None
        closing = run.take_tools() if run.jobs == jobs else ExitStack()
        run.watch_tools()
    closing.close()


def tool(key: Hashable, make: Callable[[], AbstractContextManager[Tool]]) -> Tool:
    """What this thread's jobs of the run use one after the other: an engine, made when it is first used.

    It is left, as a context, when the run is stopped or has had no job for some time.
    """
    run: _Run | None = getattr(_here, "run", None)
    if run is None:
        raise LookupError("no job is done in this thread")
    key = (threading.get_ident(), key)
    with _lock:
        found = run.tools.get(key)
    if found is None:
        with ExitStack() as stack:
            found = stack.enter_context(make()), stack.pop_all()
        with _lock:
            run.tools[key] = found
    return found[0]  # type: ignore[return-value]  # made by `make`


def forget_tool(key: Hashable) -> None:
    """End a tool of this thread that is of no more use; the next job makes another."""
    run: _Run | None = getattr(_here, "run", None)
    with _lock:
        found = None if run is None else run.tools.pop((threading.get_ident(), key), None)
    if found is not None:
        found[1].close()


def is_at_work() -> bool:
    """Whether this thread does a job, so that `tool` may be used."""
    return getattr(_here, "run", None) is not None


def keep_file(key: str, name: str, data: bytes) -> None:
    """Keep a file's content here under `key`, for `path_of`, until `drop_file` or the end of the process."""
    folder = tempfile.TemporaryDirectory(prefix="shogi-desktop-", ignore_cleanup_errors=True)
    path = Path(folder.name, name)
    path.write_bytes(data)
    with _lock:
        _files[key] = (path, folder)


def drop_file(key: str) -> None:
    """Let go of a file that was kept."""
    with _lock:
        found = _files.pop(key, None)
    if found is not None:
        found[1].cleanup()


def path_of(shared: Shared) -> Path:
    """Where a shared file is on this machine. :raises LookupError: it was not sent here."""
    if shared.path:
        return Path(shared.path)
    with _lock:
        found = _files.get(shared.key)
    if found is None:
        raise LookupError("a file that the job needs was not sent to this worker")
    return found[0]


@cache
def _name() -> str:
    return f"{platform.node() or 'machine'}/{os.getpid()}"


def stopped() -> bool:
    """Whether nobody wants the result of the job that this thread does any more."""
    run: _Run | None = getattr(_here, "run", None)
    return run is not None and run.stopped


@contextmanager
def stopped_by(call: Callable[[], None]) -> Iterator[None]:
    """While inside, `call` is made from another thread when the run of this thread's job is stopped."""
    run: _Run | None = getattr(_here, "run", None)
    if run is None:
        yield
        return
    with _lock:
        run.calls.append(call)
        late = run.stopped
    try:
        if late:
            call()
        yield
    finally:
        with _lock:
            run.calls.remove(call)


def stop_run(run_id: str) -> None:
    """Stop what is done here for that run, and whatever of it comes later. From any thread."""
    run = _run(run_id)
    with _lock:
        run.stopped = True
        calls = tuple(run.calls)
        closing = run.take_tools()
    for call in calls:
        call()
    closing.close()


def _run(run_id: str) -> _Run:
    with _lock:
        run = _runs.pop(run_id, None) or _Run()
        _runs[run_id] = run
        while len(_runs) > _KEPT_RUNS:
            oldest = next(iter(_runs))
            if _runs[oldest].active or _runs[oldest].tools:
                break
            del _runs[oldest]
        return run
