"""Where jobs are done on this machine: each place has a process of its own, and one that dies is replaced."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from shogi_desktop.app.jobs import workers
from shogi_desktop.app.jobs.worker import JobStoppedError
from shogi_desktop.app.jobs.workers import Processes, Threads, WorkersKilledError


class Pool:
    """In place of a pool with a process: each answers as `answers` says, or does not."""

    made: list[Pool]
    answers: list[BaseException | str | None]

    def __init__(self, *how: object, **named: object) -> None:
        self.how, self.named = how, named
        self.given: list[object] = []
        self.ended: list[dict[str, bool]] = []
        self.made.append(self)

    def submit(self, *what: object) -> Future[Any]:
        self.given.append(what[-1])
        found: Future[Any] = Future()
        answer = self.answers.pop(0)
        if isinstance(answer, RuntimeError) and not isinstance(answer, BrokenProcessPool):
            raise answer
        if isinstance(answer, BaseException):
            found.set_exception(answer)
        elif answer is not None:
            found.set_result(answer)
        return found

    def shutdown(self, **how: bool) -> None:
        self.ended.append(how)


NOW, THEN = {"wait": False, "cancel_futures": True}, {"wait": True, "cancel_futures": True}
BROKEN = BrokenProcessPool()


@pytest.fixture(autouse=True)
def pools(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Pool]]:
    Pool.made, Pool.answers = [], []
    monkeypatch.setattr(workers, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(workers, "ThreadPoolExecutor", Pool)
    yield Pool.made
    assert Pool.answers == []


def test_a_job_whose_process_dies_is_done_by_another_until_the_third_has_died(pools: list[Pool]) -> None:
    Pool.answers = [BROKEN, BROKEN, "done"]
    with Processes(1) as places:
        assert places.submit(len, "job").result(0) == "done"
        assert [(pool.given, pool.ended) for pool in pools] == [
            (["job"], [NOW]),
            (["job"], [NOW]),
            (["job"], []),
        ]
        Pool.answers = [BROKEN, BROKEN, BROKEN]
        with pytest.raises(WorkersKilledError):
            places.submit(len, "other").result(0)
    assert [pool.ended for pool in pools] == [[NOW]] * 5
    assert all(pool.how[0] == 1 for pool in pools)


def test_a_place_whose_process_died_before_it_was_asked_gets_another(pools: list[Pool]) -> None:
    with Processes(1) as places:
        Pool.answers = ["first"]
        assert places.submit(len, "one").result(0) == "first"
        broken = pools[0]
        broken.submit = lambda *_: (_ for _ in ()).throw(BROKEN)  # type: ignore[method-assign]
        Pool.answers = ["second"]
        assert places.submit(len, "two").result(0) == "second"
        assert (broken.ended, pools[1].given) == ([NOW], ["two"])
    assert [pool.ended for pool in pools] == [[NOW], [THEN]]


def test_as_many_jobs_are_done_as_there_are_places_and_the_others_wait_for_one(pools: list[Pool]) -> None:
    with Processes(2) as places:
        assert (places.name, Processes(1).name) == ("2 processes", "a process")
        Pool.answers = [None, None]
        waiting = [places.submit(abs, number) for number in range(3)]
        assert [pool.given for pool in pools] == [[0], [1]]
    assert [pool.ended for pool in pools] == [[THEN], [THEN]]
    with pytest.raises(JobStoppedError):
        waiting[2].result(0)
    with pytest.raises(JobStoppedError):
        places.submit(len, "too late").result(0)


def test_a_system_that_starts_no_process_is_told_and_the_next_job_tries_again() -> None:
    with Processes(1) as places:
        Pool.answers = [RuntimeError("no"), "done"]
        with pytest.raises(RuntimeError, match="no"):
            places.submit(len, "one").result(0)
        assert places.submit(len, "two").result(0) == "done"


def test_threads_are_as_many_as_asked_for_and_do_nothing_more_at_the_end(pools: list[Pool]) -> None:
    with Threads(3) as places:
        assert (places.places, places.name) == (3, "this process")
        Pool.answers = ["done"]
        assert places.submit(len, "job").result(0) == "done"
    (pool,) = pools
    assert (pool.how, pool.named) == ((3,), {"thread_name_prefix": "job"})
    assert (pool.given, pool.ended) == (["job"], [{"cancel_futures": True}])
