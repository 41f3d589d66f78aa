from __future__ import annotations

import hashlib
import os
import pickle
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from multiprocessing import Pipe
from pathlib import Path
from types import NoneType
from typing import Any

import pytest
from msgspec.structs import replace

from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.handle import EngineFailedError
from shogi_desktop.app.engines.required import EngineOptionError
from shogi_desktop.app.jobs import worker
from shogi_desktop.app.jobs import workers as workers_module
from shogi_desktop.app.jobs.running import Done, Progress, in_order, run_jobs
from shogi_desktop.app.jobs.worker import JobStoppedError, Shared, Stamp, StampError
from shogi_desktop.app.jobs.workers import Here, Processes, Threads, WorkersError, WorkersKilledError
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure, FailureKind
from tests.unit.app.jobs.jobs import (
    die_once,
    double,
    process_id,
    refuse,
    refuse_three,
    take_a_while,
    wait_until_stopped,
)

STAMP = worker.stamp()
BREAKING = 13


class BreakingPool:
    """A pool whose process ends by one job."""

    broken = 0

    def __init__(self, *_: object) -> None:
        self.is_broken = False

    def submit(self, call: Callable[..., int], *arguments: object) -> Future[int]:
        assert not self.is_broken
        future: Future[int] = Future()
        if arguments[-1] == (BREAKING,):
            self.is_broken = True
            BreakingPool.broken += 1
            future.set_exception(BrokenProcessPool())
        else:
            future.set_result(call(*arguments))
        return future

    def shutdown(self, **_: object) -> None:
        pass


def test_each_job_gives_its_result_here() -> None:
    done = list(run_jobs(Here(), double, [("a", 1), ("b", 2)]))
    assert [(one.key, one.result) for one in done] == [("a", 2), ("b", 4)]


def test_a_job_that_raises_is_told_and_the_others_go_on() -> None:
    first, second = run_jobs(Here(), refuse, [(0, 5), (1, 6)])
    assert isinstance(first.error, ValueError)
    with pytest.raises(ValueError, match="not 6"):
        _ = second.result


def test_jobs_are_asked_for_no_sooner_than_there_is_room() -> None:
    asked: list[int] = []

    def jobs() -> Iterator[tuple[int, int]]:
        for number in range(100):
            asked.append(number)
            yield number, number

    results = run_jobs(Here(), double, jobs())
    next(results)
    assert len(asked) == 1


class Afar(Here):
    """Workers to whom small jobs are sent together, and who end by a job of -1."""

    most_together = 8

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[int] = []

    def submit(self, do: Callable[[Any], Any], job: Any) -> Future[Any]:
        self.sent.append(len(job))
        if -1 in job:
            future: Future[Any] = Future()
            future.set_exception(WorkersKilledError())
            return future
        return super().submit(do, job)


def test_small_jobs_are_sent_together_once_they_are_known_to_be_small() -> None:
    afar = Afar()
    done = list(run_jobs(afar, double, ((number, number) for number in range(20))))
    assert [(one.key, one.result) for one in done] == [(number, 2 * number) for number in range(20)]
    assert afar.sent == [1, 8, 8, 3]


def test_jobs_that_take_their_time_are_sent_one_by_one() -> None:
    afar = Afar()
    list(run_jobs(afar, take_a_while, ((number, number) for number in range(3))))
    assert afar.sent == [1, 1, 1]


def test_a_job_that_fails_among_others_fails_alone() -> None:
    told: list[Progress] = []
    done = list(
        run_jobs(Afar(), refuse_three, ((number, number) for number in range(6)), on_tick=told.append)
    )
    assert [type(one.error) for one in done] == [NoneType] * 3 + [ValueError] + [NoneType] * 2
    assert (told[-1].done, told[-1].failed, sum(told[-1].by_worker.values())) == (5, 1, 5)


def test_what_workers_ended_by_is_found_among_the_jobs_sent_together() -> None:
    afar = Afar()
    done = {one.key: one for one in run_jobs(afar, double, enumerate([0, 1, -1, 3]))}
    assert afar.sent == [1, 3, 1, 1, 1]
    assert isinstance(done[2].error, WorkersKilledError)
    assert [done[key].result for key in (0, 1, 3)] == [0, 2, 6]


def test_a_stop_among_jobs_sent_together_ends_them_all() -> None:
    afar = Afar()
    done = []
    for one in run_jobs(afar, double, ((number, number) for number in range(100))):
        done.append(one.key)
        afar.stop()
    assert done == [0]


def test_progress_says_how_much_is_left() -> None:
    assert Progress(10, 0, 4, 100, 20.0).words == "10 of 100 done, 4 running, 3:00 left"
    assert Progress(0, 0, 4, 100, 20.0).words == "0 of 100 done, 4 running"
    assert Progress(1, 1, 2, None, 20.0).words == "1 done, 2 running, 1 failed"
    assert Progress(3, 0, 1, None, 1.0, {"study/1": 3}).words == "3 done, 1 running"
    assert Progress(3, 0, 1, None, 1.0, {"study/1": 2, "study/2": 1}).words.endswith("; study 2 + 1")
    assert Progress(1, 0, 1, 722, 10.0).words == "1 of 722 done, 1 running, 2:00:10 left"


def test_progress_is_told_at_the_end() -> None:
    told: list[Progress] = []
    list(run_jobs(Here(), double, [(0, 1), (1, 2)], total=2, on_tick=told.append))
    assert (told[-1].done, told[-1].running, told[-1].total) == (2, 0, 2)


def test_results_in_order_come_as_soon_as_all_before_them() -> None:
    seen: list[int] = []

    def results() -> Iterator[Done[int, str]]:
        for key in (1, 0, 3, 2, 5):
            seen.append(key)
            yield Done(key, "x")

    ordered = in_order(results())
    assert [next(ordered).key, len(seen)] == [0, 2]
    assert [next(ordered).key, len(seen)] == [1, 2]
    assert [one.key for one in ordered] == [2, 3, 5]


def test_a_worker_of_another_version_refuses_the_job() -> None:
    with pytest.raises(StampError, match=r"it has Shogi Desktop .* and not 9\.9"):
        worker.do_job(Stamp("9.9", ""), "run", double, 1)
    with pytest.raises(StampError, match="other networks"):
        worker.do_job(Stamp(STAMP.version, "another"), "run", double, 1)


def test_a_stopped_run_ends_what_waits_and_refuses_what_comes_later() -> None:
    ended = threading.Event()
    begun = threading.Event()

    def job(_: int) -> None:
        with worker.stopped_by(ended.set):
            begun.set()
            assert ended.wait(10)
            raise ValueError("the engine is gone")

    raised: list[Exception] = []

    def work() -> None:
        try:
            worker.do_job(STAMP, "stopped run", job, 1)
        except JobStoppedError as error:
            raised.append(error)

    thread = threading.Thread(target=work)
    thread.start()
    assert begun.wait(10)
    worker.stop_run("another run")
    assert not ended.is_set()
    worker.stop_run("stopped run")
    thread.join()
    assert len(raised) == 1
    with pytest.raises(JobStoppedError):
        worker.do_job(STAMP, "stopped run", double, 1)


def test_many_runs_leave_nothing_behind() -> None:
    for number in range(200):
        worker.do_job(STAMP, f"run {number}", double, 1)
    assert len(worker._runs) <= worker._KEPT_RUNS + 1


def test_processes_do_jobs_and_what_ends_one_is_done_again_by_another(tmp_path: Path) -> None:
    with Processes(1) as workers:
        done = list(run_jobs(workers, process_id, [(number, number) for number in range(20)]))
        assert len({one.result for one in done} | {os.getpid()}) == 2
        refused = workers.submit(refuse, 3).exception(60)
        assert refused is not None
        assert refused.args == ("not 3",)
        jobs = [(0, str(tmp_path / "once")), (1, "plain")]
        ended = {one.key: one.result for one in run_jobs(workers, die_once, jobs)}
    assert ended == {0: str(tmp_path / "once"), 1: "plain"}


def test_a_job_that_ends_each_process_is_set_aside_and_the_others_are_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers_module, "ProcessPoolExecutor", BreakingPool)
    with Processes(2) as workers:
        done = {one.key: one for one in run_jobs(workers, double, [(0, 1), (1, BREAKING), (2, 3)])}
    assert isinstance(done[1].error, WorkersKilledError)
    assert str(done[1].error) == "3 workers ended while they did it"
    assert (done[0].result, done[2].result) == (2, 6)
    assert BreakingPool.broken == 3


def test_stopping_ends_what_processes_do_and_gives_up_the_rest(tmp_path: Path) -> None:
    told = tmp_path / "told"
    with Processes(1) as workers:
        running = workers.submit(wait_until_stopped, str(told))
        waiting = workers.submit(double, 1)
        deadline = time.monotonic() + 60
        while not told.exists() and time.monotonic() < deadline:
            time.sleep(0.01)
        workers.stop()
        assert isinstance(waiting.exception(60), JobStoppedError)
        running.exception(60)
    assert told.read_text() == "stopped"
    assert list(run_jobs(workers, double, [(0, 1)])) == []


class Tool:
    """What jobs use one after the other."""

    def __init__(self) -> None:
        self.open = False

    def __enter__(self) -> Tool:
        self.open = True
        return self

    def __exit__(self, *_: object) -> None:
        self.open = False


def take_tool(key: str) -> Tool:
    return worker.tool(key, Tool)


def test_jobs_use_a_tool_one_after_the_other_until_their_run_is_stopped() -> None:
    with Here() as workers:
        first, again, other = (one.result for one in run_jobs(workers, take_tool, enumerate(("a", "a", "b"))))
        assert first is again is not other
        assert first.open and other.open
    assert not first.open and not other.open


def test_the_tools_of_a_run_that_nobody_ends_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "_IDLE_S", 0.01)
    used = Here().submit(take_tool, "a").result().result
    deadline = time.monotonic() + 10
    while used.open and time.monotonic() < deadline:
        time.sleep(0.005)
    assert not used.open


def test_a_tool_belongs_to_a_job() -> None:
    with pytest.raises(LookupError):
        take_tool("a")


@pytest.mark.parametrize(
    "error",
    [
        EngineFailedError(EngineFailure(FailureKind.TIMED_OUT, "engine", "detail")),
        EngineMissingError((Path("a"), Path("b"))),
        EngineOptionError("engine", "Threads", 5, "1 to 4"),
        StampError(STAMP, Stamp("9.9", "")),
    ],
    ids=lambda error: type(error).__name__,
)
def test_what_a_job_raises_is_the_same_from_another_process(error: Exception) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), str(copy), vars(copy)) == (type(error), str(error), vars(error))


def read_shared(shared: Shared) -> str:
    return worker.path_of(shared).read_text()


def test_a_shared_file_is_read_where_the_job_is_done(tmp_path: Path) -> None:
    file = tmp_path / "network"
    file.write_text("weights")
    with Here() as workers:
        assert workers.submit(read_shared, workers.share(file)).result().result == "weights"
        with pytest.raises(OSError, match="nowhere"):
            workers.share(tmp_path / "nowhere")


def test_what_was_sent_is_kept_until_it_is_let_go_of() -> None:
    worker.keep_file("key", "a.network", b"weights")
    path = worker.path_of(Shared("key"))
    assert (path.name, path.read_bytes()) == ("a.network", b"weights")
    worker.drop_file("key")
    assert not path.parent.exists()
    with pytest.raises(LookupError, match="not sent to this worker"):
        worker.path_of(Shared("key"))


def forget_and_take(key: str) -> Tool:
    first = take_tool(key)
    worker.forget_tool(key)
    assert not first.open
    return take_tool(key)


def test_a_tool_that_is_of_no_use_is_replaced() -> None:
    with Here() as workers:
        assert workers.submit(forget_and_take, "a").result().result.open
    worker.forget_tool("a")  # outside of a job there is none


@pytest.mark.parametrize(
    ("by_worker", "words"),
    [
        ({"study/1": 7}, "7 done, 2 running"),
        ({"study/1": 3, "attic/5": 1, "study/2": 3}, "7 done, 2 running; attic 1, study 3 + 3"),
        ({f"big/{n}": 2 for n in range(4)}, "7 done, 2 running; big 2 + 2 + 2 + 2"),
        ({f"big/{n}": 2 for n in range(5)}, "7 done, 2 running; big 10 by 5 workers"),
    ],
)
def test_progress_tells_of_each_worker(by_worker: dict[str, int], words: str) -> None:
    assert Progress(7, 0, 2, None, 1.0, by_worker).words == words


def test_progress_counts_the_jobs_of_each_worker() -> None:
    told: list[Progress] = []
    list(run_jobs(Here(), double, enumerate(range(3)), total=3, on_tick=told.append, tick_s=0))
    assert [sum(one.by_worker.values()) for one in told] == [1, 2, 3, 3]
    assert {name.rpartition("/")[2] for one in told for name in one.by_worker} == {str(os.getpid())}
    assert all(one.running <= 1 for one in told)


def test_a_tool_can_be_given_up_in_a_thread_that_never_had_one() -> None:
    with ThreadPoolExecutor(1) as thread:
        thread.submit(worker.forget_tool, "a").result()


# --- what is handed over, and told of it ------------------------------------------------------------------


class Timed(Here):
    """Workers to whom up to a thousand jobs are sent together, each lot of which takes as long as told."""

    most_together = 1_000

    def __init__(self, *seconds: float) -> None:
        super().__init__()
        self._seconds = iter(seconds)
        self.sent: list[int] = []

    def submit(self, do: Callable[[Any], Any], job: Any) -> Future[Any]:
        self.sent.append(len(job))
        did = super().submit(do, job).result()
        future: Future[Any] = Future()
        future.set_result(replace(did, result=replace(did.result, seconds=next(self._seconds))))
        return future


def test_as_many_are_sent_together_as_take_a_tenth_of_a_second() -> None:
    timed = Timed(0.01, 0.1, 0.2, 1.0)
    list(run_jobs(timed, double, enumerate(range(22))))
    assert timed.sent == [1, 10, 10, 1], "by the time that each of the last ones took"


def test_what_was_quicker_than_before_is_believed_by_and_by() -> None:
    timed = Timed(0.05, 0.02, 0.01, 0.0)
    list(run_jobs(timed, double, enumerate(range(6))))
    # Two take 0.01 s each, of which ten would be sent; believed are 0.05 - 0.3 * 0.04.
    assert timed.sent == [1, 2, 2, 1]
    slower = Timed(0.02, 0.25, 0.0, 0.0, 0.0)
    list(run_jobs(slower, double, enumerate(range(8))))
    assert slower.sent[:3] == [1, 5, 2], "what is slower is believed at once"


class Busy(Here):
    """Workers that are never done."""

    def __init__(self, places: int) -> None:
        super().__init__()
        self.places = places
        self.sent = 0

    def submit(self, do: Callable[[Any], Any], job: Any) -> Future[Any]:
        self.sent += 1
        return Future()


@pytest.mark.parametrize(("places", "running", "sent"), [(0, 1, 6), (1, 1, 6), (4, 4, 12)])
def test_two_for_each_place_and_four_more_wait_and_what_runs_is_told(
    places: int, running: int, sent: int
) -> None:
    class EnoughError(Exception):
        pass

    told: list[Progress] = []

    def tick(progress: Progress) -> None:
        told.append(progress)
        raise EnoughError

    busy = Busy(places)
    with pytest.raises(EnoughError):
        list(run_jobs(busy, double, enumerate(range(50)), total=50, on_tick=tick, tick_s=0.001))
    assert busy.sent == sent
    (progress,) = told
    assert (progress.done, progress.failed, progress.running, progress.total) == (0, 0, running, 50)
    assert 0 <= progress.seconds < 60


def test_progress_is_told_no_more_often_than_is_wanted() -> None:
    told: list[Progress] = []
    list(run_jobs(Here(), double, enumerate(range(20)), on_tick=told.append, tick_s=1_000))
    assert [one.done for one in told] == [20]
    assert told[0].seconds < 60


def test_a_job_that_ends_its_workers_has_failed() -> None:
    told: list[Progress] = []
    list(run_jobs(Afar(), double, enumerate([0, 1, -1, 3]), on_tick=told.append))
    assert (told[-1].done, told[-1].failed) == (3, 1)


def test_what_has_failed_is_over_too_where_the_time_left_is_told() -> None:
    assert Progress(2, 2, 1, 8, 20.0).seconds_left == 20.0


def test_only_one_job_that_fails_is_the_lot_s_failure() -> None:
    with pytest.raises(ValueError, match="not 5"):
        worker.do_each(refuse, (5,))
    given = worker.do_each(refuse_three, (3, 4))
    assert [(result, type(error)) for result, error in given.given] == [(None, ValueError), (4, NoneType)]
    assert 0 <= given.seconds < 60


def test_a_run_that_has_had_another_job_keeps_its_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker._Run, "watch_tools", lambda _: None)
    run = worker._Run()
    closed: list[str] = []
    end = ExitStack()
    end.callback(closed.append, "tool")
    run.tools["tool"] = (object(), end)
    with worker._doing(run):
        assert run.active == 1
    seen = run.jobs
    with worker._doing(run):
        worker._close_if_idle(run, run.jobs)
        assert closed == [], "a job may use it"
    assert run.jobs > seen
    worker._close_if_idle(run, seen)
    assert closed == []
    worker._close_if_idle(run, run.jobs)
    assert closed == ["tool"]
    assert run.tools == {} and run.watch is None


def test_what_waits_for_a_thread_is_given_up_when_they_are_let_go() -> None:
    begun, go_on = threading.Event(), threading.Event()

    def wait(_: int) -> None:
        begun.set()
        go_on.wait(10)

    with Threads(1) as threads:
        running, waiting = threads.submit(wait, 1), threads.submit(wait, 2)
        begun.wait(10)
        waiting.add_done_callback(lambda _: go_on.set())
    assert running.done()
    assert waiting.cancelled()


# --- what a run leaves ------------------------------------------------------------------------------------


def test_the_stamp_is_of_the_networks_beside_the_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "bundled_engine", lambda: EngineCommand(str(tmp_path / "engine")))

    def networks(**contents: bytes) -> str:
        for old in tmp_path.iterdir():
            old.unlink()
        for name, data in contents.items():
            (tmp_path / f"{name}.network").write_bytes(data)
        (tmp_path / "readme").write_bytes(b"is none")
        return worker.stamp.__wrapped__().networks

    digest = hashlib.sha256(b"a.network\0" + b"one" + b"b.network\0" + b"two").hexdigest()[:16]
    assert networks(a=b"one", b=b"two") == digest == networks(b=b"two", a=b"one")
    assert len({digest, networks(a=b"two", b=b"one"), networks(a=b"one"), networks(a=b"onetwo")}) == 4

    def missing() -> EngineCommand:
        raise EngineMissingError((tmp_path,))

    monkeypatch.setattr(worker, "bundled_engine", missing)
    assert worker.stamp.__wrapped__() == Stamp(STAMP.version, "")


def test_a_run_with_a_tool_is_remembered_however_many_come_after_it() -> None:
    used = worker.do_job(STAMP, "a run with a tool", take_tool, "a").result
    for number in range(2 * worker._KEPT_RUNS):
        worker.do_job(STAMP, f"later {number}", double, 1)
    assert used.open
    worker.stop_run("a run with a tool")
    assert not used.open
    for number in range(2 * worker._KEPT_RUNS):
        worker.do_job(STAMP, f"last {number}", double, 1)
    assert len(worker._runs) <= worker._KEPT_RUNS


def test_a_run_whose_job_goes_on_is_remembered_however_many_come_after_it() -> None:
    def job(_: int) -> bool:
        for number in range(2 * worker._KEPT_RUNS):
            worker.stop_run(f"other {number}")
        worker.stop_run("a long run")
        return worker.stopped()

    with pytest.raises(JobStoppedError):
        worker.do_job(STAMP, "a long run", refuse_once_stopped(job), 1)


def refuse_once_stopped(job: Callable[[int], bool]) -> Callable[[int], None]:
    def do(number: int) -> None:
        if job(number):
            raise ValueError("stopped in the midst of it")

    return do


def test_tools_in_use_are_not_closed_for_want_of_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The timer of an earlier job runs out after another one was done."""
    timers: list[tuple[Callable[..., None], tuple[object, ...]]] = []

    class Timer:
        daemon = False

        def __init__(self, seconds: float, call: Callable[..., None], arguments: tuple[object, ...]) -> None:
            assert seconds == 30.0
            timers.append((call, arguments))

        def start(self) -> None:
            assert self.daemon

        def cancel(self) -> None:
            pass

    monkeypatch.setattr(threading, "Timer", Timer)
    used = worker.do_job(STAMP, "an idle run", take_tool, "a").result
    worker.do_job(STAMP, "an idle run", take_tool, "a")
    assert len(timers) == 1
    first, its = timers[0]
    first(*its)
    assert used.open, "it has done a job since"
    assert len(timers) == 2
    second, its = timers[1]
    second(*its)
    assert not used.open
    assert len(timers) == 2, "nothing is left to be watched"


@pytest.mark.parametrize(
    ("run", "left"),
    [
        (Progress(10, 0, 4, 100, 20.0), 180.0),
        (Progress(8, 2, 4, 100, 20.0), 180.0),
        (Progress(0, 4, 4, 8, 2.0), 2.0),
        (Progress(0, 0, 4, 100, 20.0), None),
        (Progress(10, 0, 4, None, 20.0), None),
        (Progress(8, 0, 0, 8, 2.0), 0.0),
    ],
)
def test_the_rest_takes_as_long_a_job_as_those_before(run: Progress, left: float | None) -> None:
    assert run.seconds_left == left


def test_gone_workers_end_a_run_that_waits_for_them() -> None:
    class Gone(Here):
        asked = 0

        @property
        def places(self) -> int:  # type: ignore[override]
            self.asked += 1
            if self.asked > 1:
                raise WorkersError("they are gone")
            return 0

        def submit(self, do: Callable[[Any], Any], job: Any) -> Future[Any]:
            return Future()

    with pytest.raises(WorkersError, match="gone"):
        list(run_jobs(Gone(), double, [(0, 1)], tick_s=0.001))


def test_processes_are_called_by_their_number() -> None:
    with Processes(1) as one, Processes(3) as three:
        assert (one.name, three.name) == ("a process", "3 processes")


def test_what_a_process_raises_that_a_system_cannot_start_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Full(BreakingPool):
        def submit(self, call: Callable[..., int], *arguments: object) -> Future[int]:
            raise OSError("no process can be started")

    monkeypatch.setattr(workers_module, "ProcessPoolExecutor", Full)
    with Processes(1) as workers:
        assert isinstance(workers.submit(double, 1).exception(5), OSError)
        assert isinstance(workers.submit(double, 1).exception(5), OSError), "its place is free again"
        workers.stop()
        assert isinstance(workers.submit(double, 1).exception(5), JobStoppedError)


def test_a_process_ends_with_its_run_and_leaves_interrupts_and_the_processor_to_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[tuple[object, ...]] = []
    ended = threading.Event()

    def end(status: int) -> None:
        told.append(("exit", status))
        ended.set()

    monkeypatch.setattr(signal, "signal", lambda *what: told.append(what))
    monkeypatch.setattr(os, "nice", lambda by: told.append(("nice", by)), raising=False)
    monkeypatch.setattr(os, "_exit", end)
    monkeypatch.setattr(time, "sleep", lambda seconds: told.append(("sleep", seconds)))
    monkeypatch.setattr(worker, "stop_run", lambda run_id: told.append(("stop", run_id)))
    listened, held = Pipe(duplex=False)
    workers_module._begin_process(listened, "r")
    assert told == [(signal.SIGINT, signal.SIG_IGN), ("nice", 5)]
    assert not ended.is_set()
    held.close()
    assert ended.wait(20)
    assert told[2:] == [("stop", "r"), ("sleep", 2.0), ("exit", 1)]
    listened.close()


def test_sixty_four_runs_are_remembered() -> None:
    for number in range(200):
        worker.stop_run(f"many {number}")
    kept = [name for name in worker._runs if name.startswith("many ")]
    assert kept == [f"many {number}" for number in range(136, 200)]


def test_a_thread_is_at_work_as_long_as_its_job_lasts() -> None:
    assert not worker.is_at_work()
    assert worker.do_job(STAMP, "at work", lambda _: worker.is_at_work(), 1).result
    assert not worker.is_at_work()
    with pytest.raises(ValueError, match="not 6"):
        worker.do_job(STAMP, "at work", refuse, 6)
    assert not worker.is_at_work()
    worker.stop_run("at work")
    assert not worker.stopped(), "no job of it is done here"
