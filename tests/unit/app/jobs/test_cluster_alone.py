"""What is asked of Dask, by one that only notes it: no scheduler, no worker, no second of waiting."""

from __future__ import annotations

import asyncio
import importlib
import signal
import threading
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from shogi_desktop.app.jobs import worker
from shogi_desktop.app.jobs.worker import Did, JobStoppedError, Shared
from shogi_desktop.app.jobs.workers import WorkersError, WorkersKilledError
from tests.unit.app.jobs.jobs import double

if TYPE_CHECKING:
    import dask
    from distributed import KilledWorker
    from distributed.client import FutureCancelledError

    from shogi_desktop.app.jobs import cluster
    from shogi_desktop.app.jobs.cluster import LOCAL, Cluster

AWAY = "tcp://host:8786"


class Executor:
    """Takes jobs, which the test ends."""

    def __init__(self) -> None:
        self.jobs: list[tuple[object, ...]] = []
        self.futures: list[Future[Any]] = []
        self.shut: list[dict[str, object]] = []

    def submit(self, *job: object) -> Future[Any]:
        self.jobs.append(job)
        self.futures.append(Future())
        return self.futures[-1]

    def shutdown(self, **how: object) -> None:
        self.shut.append(how)


class Client:
    """In the place of Dask's."""

    made: list[Client]
    refuses: BaseException | None = None
    waits: BaseException | None = None
    fails: BaseException | None = None
    stamps: dict[str, object]

    def __init__(self, address: object, scheduler_file: str | None) -> None:
        Client.made.append(self)
        if self.refuses is not None:
            raise self.refuses
        self.address, self.scheduler_file = address, scheduler_file
        self.executor = Executor()
        self.plugins: dict[str, object] = {}
        self.ran: list[tuple[object, ...]] = []
        self.waited: list[tuple[int, float]] = []
        self.closed = 0
        self.settings = dask.config.get("distributed.scheduler.allowed-failures", None)

    def wait_for_workers(self, count: int, timeout: float) -> None:
        self.waited.append((count, timeout))
        if self.waits is not None:
            raise self.waits

    def get_executor(self, *, pure: bool) -> Executor:
        assert not pure, "a job is done each time it is handed over"
        return self.executor

    def register_plugin(self, plugin: Any) -> None:
        self.plugins[getattr(plugin, "name", type(plugin).__name__)] = plugin

    def unregister_worker_plugin(self, name: str) -> None:
        del self.plugins[name]

    def run(self, call: object, *arguments: object, **how: object) -> dict[str, object]:
        if call is worker.stamp:
            assert (arguments, how) == ((), {"on_error": "return"})
            return self.stamps
        if self.fails is not None:
            raise self.fails
        self.ran.append((call, *arguments, how))
        return {}

    def close(self) -> None:
        self.closed += 1


class Local:
    """In the place of Dask's cluster of processes."""

    made: list[Local]

    def __init__(self, **how: object) -> None:
        self.how, self.closed = how, 0
        Local.made.append(self)

    def close(self) -> None:
        self.closed += 1


@pytest.fixture(scope="module", autouse=True)
def imported() -> None:
    """Dask takes half a second to import: only where it is needed, not in every worker that collects."""
    module = importlib.import_module("shogi_desktop.app.jobs.cluster")
    names = ("dask", "KilledWorker", "FutureCancelledError", "LOCAL", "Cluster")
    globals().update({name: getattr(module, name) for name in names}, cluster=module)


@pytest.fixture(autouse=True)
def noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_Client", Client)
    monkeypatch.setattr(cluster, "LocalCluster", Local)
    Client.made, Local.made = [], []
    monkeypatch.setattr(Client, "refuses", None)
    monkeypatch.setattr(Client, "waits", None)
    monkeypatch.setattr(Client, "fails", None)
    Client.stamps = {"tcp://1": worker.stamp()}


def client() -> Client:
    return Client.made[-1]


def test_a_local_cluster_is_begun_for_the_run_and_ended_with_it() -> None:
    before = dask.config.get("distributed.scheduler.allowed-failures", None)
    with Cluster(LOCAL, 3) as one:
        (local,) = Local.made
        assert (local.how["n_workers"], local.how["threads_per_worker"]) == (3, 1)
        assert str(local.how["dashboard_address"]).startswith("127.0.0.1")
        assert (client().address, client().scheduler_file) == (local, None)
        assert client().settings == 2, "what ends three workers is set aside"
        assert [type(plugin).__name__ for plugin in client().plugins.values()] == ["_LeavesInterruptsToUs"]
        assert client().waited == [(1, 10)]
        assert (one.name, one.is_here, one.most_together) == (LOCAL, False, 25)
        assert (local.closed, client().closed) == (0, 0)
    assert (local.closed, client().closed) == (1, 1)
    assert dask.config.get("distributed.scheduler.allowed-failures", None) == before


def test_another_one_is_called_by_its_address_or_by_the_file_of_its_scheduler(tmp_path: Path) -> None:
    with Cluster(AWAY):
        assert (client().address, client().scheduler_file) == (AWAY, None)
        assert client().plugins == {}, "it leaves interrupts as they are"
    file = tmp_path / "scheduler.json"
    file.write_text("{}")
    with Cluster(str(file)):
        assert (client().address, client().scheduler_file) == (None, str(file))
    assert Local.made == []


@pytest.mark.parametrize("error", [OSError("refused"), ValueError("x"), TypeError("x"), MemoryError()])
def test_where_nobody_answers_the_line_to_type_is_told(
    error: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Client, "refuses", error)
    with pytest.raises(WorkersError, match=rf"no Dask scheduler answers at {AWAY}; .*: dask scheduler"):
        Cluster(AWAY)
    with pytest.raises(WorkersError):
        Cluster(LOCAL, 1)
    assert Local.made[0].closed == 1


def test_a_scheduler_without_workers_is_told_and_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Client, "waits", TimeoutError())
    with pytest.raises(WorkersError, match=rf"{AWAY} has no workers; .*: dask worker {AWAY}"):
        Cluster(AWAY)
    assert client().closed == 1


def test_workers_that_are_of_no_use_are_told_and_let_go() -> None:
    Client.stamps = {"tcp://1": worker.stamp(), "tcp://2": ValueError("no")}
    with pytest.raises(WorkersError, match="tcp://2 cannot do our work"):
        Cluster(AWAY)
    assert client().closed == 1


# --- jobs -------------------------------------------------------------------------------------------------


def test_a_job_goes_to_some_worker_and_its_answer_comes_back() -> None:
    with Cluster(AWAY) as one:
        answer = one.submit(double, 4)
        ((call, stamp, run_id, do, job),) = client().executor.jobs
        assert (call, stamp, do, job) == (worker.do_job, worker.stamp(), double, 4)
        assert answer.running() and not answer.done()
        did = Did(8, "there/1")
        client().executor.futures[0].set_result(did)
        assert answer.result(1) == did
        one.submit(double, 5)
        assert client().executor.jobs[1][2] == run_id
    with Cluster(AWAY) as another:
        another.submit(double, 4)
        assert client().executor.jobs[0][2] != run_id


@pytest.mark.parametrize(
    ("error", "ours"),
    [
        (lambda: KilledWorker.__new__(KilledWorker), WorkersKilledError),
        (lambda: FutureCancelledError.__new__(FutureCancelledError), JobStoppedError),
        (lambda: ValueError("no"), ValueError),
    ],
    ids=["killed", "cancelled", "other"],
)
def test_what_went_wrong_there_is_told_in_our_words(
    error: Callable[[], Exception], ours: type[Exception]
) -> None:
    with Cluster(AWAY) as one:
        answer = one.submit(double, 4)
        client().executor.futures[0].set_exception(error())
        assert type(answer.exception(1)) is ours


def test_a_job_that_was_taken_back_was_stopped() -> None:
    with Cluster(AWAY) as one:
        answer = one.submit(double, 4)
        client().executor.futures[0].cancel()
        assert isinstance(answer.exception(1), JobStoppedError)
    assert issubclass(CancelledError, BaseException)


def test_a_file_is_sent_once_to_every_worker_and_let_go_with_the_run(tmp_path: Path) -> None:
    first, same, other = (tmp_path / name for name in ("a.network", "b/a.network", "c"))
    same.parent.mkdir()
    for path, content in ((first, b"weights"), (same, b"weights"), (other, b"others")):
        path.write_bytes(content)
    with Cluster(AWAY) as one:
        shared = one.share(first)
        assert one.share(same) == one.share(first) == shared
        assert one.share(other) != shared
        assert len(client().plugins) == 2
        assert (shared.path, shared.key.endswith("-a.network")) == ("", True)
        plugin = client().plugins[shared.key]
        assert isinstance(plugin, cluster._SharedFile)
        plugin.setup(None)  # type: ignore[arg-type]  # it asks nothing of the worker
        assert worker.path_of(Shared(shared.key)).read_bytes() == b"weights"
        assert worker.path_of(Shared(shared.key)).name == "a.network"
        plugin.teardown(None)  # type: ignore[arg-type]
        with pytest.raises(LookupError):
            worker.path_of(Shared(shared.key))
        with pytest.raises(OSError, match="nowhere"):
            one.share(tmp_path / "nowhere")
    assert client().plugins == {}


def test_a_run_is_stopped_at_once_and_waited_for_at_its_end() -> None:
    with Cluster(AWAY) as one:
        one.submit(double, 4)
        run_id = client().executor.jobs[0][2]
        one.stop()
        assert client().ran == [(cluster._stop_run, run_id, {"wait": False, "on_error": "ignore"})]
        assert client().executor.shut == [{"wait": False}]
    assert client().ran[1:] == [(cluster._stop_run, run_id, {"on_error": "ignore"})]
    assert client().executor.shut == [{"wait": False}] * 2
    assert client().closed == 1


@pytest.mark.parametrize("error", [OSError("gone"), RuntimeError("closed")])
def test_a_scheduler_that_has_gone_keeps_nobody_from_leaving(
    error: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Cluster(AWAY) as one:
        monkeypatch.setattr(Client, "fails", error)
        one.stop()
    assert client().closed == 1


# --- on a worker ------------------------------------------------------------------------------------------


def test_a_worker_of_ours_leaves_interrupts_to_us(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[object, ...]] = []
    monkeypatch.setattr(signal, "signal", lambda *what: told.append(what))
    cluster._LeavesInterruptsToUs().setup(None)  # type: ignore[arg-type]
    assert told == [(signal.SIGINT, signal.SIG_IGN)]


def test_a_worker_stops_a_run_beside_the_loop_in_which_it_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    stopped: list[tuple[str, bool]] = []
    here = threading.current_thread()
    monkeypatch.setattr(
        worker, "stop_run", lambda run_id: stopped.append((run_id, threading.current_thread() is here))
    )
    asyncio.run(cluster._stop_run("r"))
    assert stopped == [("r", False)]


def test_our_client_waits_ten_seconds_and_is_nobody_else_s(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    told: list[tuple[object, dict[str, object]]] = []
    closed: list[float] = []

    class Base:
        status = "running"

        def __init__(self, address: object, **how: object) -> None:
            told.append((address, how))

        def close(self, timeout: float) -> None:
            closed.append(timeout)

    monkeypatch.setattr(cluster, "Client", Base)
    own = cluster._Client
    cluster._Client.__init__(Base.__new__(Base), AWAY, None)  # type: ignore[arg-type]
    assert told == [(AWAY, {"timeout": 10, "set_as_default": False, "scheduler_file": None})]
    left = Base(AWAY)
    own.__del__(left)  # type: ignore[arg-type]
    assert closed == [1]
    left.status = "closed"
    own.__del__(left)  # type: ignore[arg-type]
    assert closed == [1]
