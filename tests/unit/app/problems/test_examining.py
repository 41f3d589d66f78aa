"""Who solves a problem as a job: the command it was given, else the program's own engine where it is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from shogi_desktop.app.engines.handle import EngineFailedError
from shogi_desktop.app.engines.mates import Finding, Verdict
from shogi_desktop.app.problems import examining
from shogi_desktop.app.problems.examining import ProblemJob, Solver, examine_problem
from shogi_desktop.app.problems.prover import Prover
from shogi_desktop.rules import Position
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure, FailureKind
from tests.unit.app.problems.plain import PlainProver


def test_a_solver_asks_its_command_and_without_one_the_engine_that_is_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[object, ...]] = []
    own, given = EngineCommand("/here/engine"), EngineCommand("/opt/solver")
    monkeypatch.setattr(examining, "EngineProver", lambda *how: asked.append(how))
    monkeypatch.setattr(examining, "bundled_engine", lambda: own)
    Solver().prover()
    Solver(given, {"Threads": "2"}, 700).prover()
    assert asked == [(own, {}, 10_000), (given, {"Threads": "2"}, 700)]


# --- the job ----------------------------------------------------------------------------------------------

MATE = "8b/8k/6G2/7P1/9/9/9/9/9 b - 1"
NO_MATE = "4k4/9/9/9/9/9/9/9/4K4 b G 1"


class Worker:
    """In the place of what does jobs: has one prover, and notes what becomes of it."""

    def __init__(self, prover: Prover) -> None:
        self.prover = prover
        self.noted: list[str] = []

    def tool(self, key: str, make: Callable[[], object]) -> Prover:
        del make
        self.noted.append(f"tool {key}")
        return self.prover

    @contextmanager
    def stopped_by(self, call: Callable[[], None]) -> Iterator[None]:
        call()
        yield
        self.noted.append("done")

    def forget_tool(self, key: str) -> None:
        self.noted.append(f"forget {key}")


class Interruptible(PlainProver):
    """Plain search, or an engine that breaks or cannot say.

    :ivar broken: raised in place of an answer. :ivar patience: so many questions are answered.
    """

    broken: Exception | None = None
    patience = 1_000
    interrupted = 0

    def prove(self, position: Position) -> Finding:
        if self.broken is not None:
            raise self.broken
        if self.asked >= self.patience:
            return Finding(Verdict.UNKNOWN)
        return super().prove(position)

    def interrupt(self) -> None:
        self.interrupted += 1


def job(sfen: str = MATE, *, check: bool = False, tree: bool = False) -> ProblemJob:
    return ProblemJob("shogi", sfen, Solver(EngineCommand("/opt/solver")), check, tree)


@pytest.fixture
def at_work(monkeypatch: pytest.MonkeyPatch) -> Worker:
    made = Worker(Interruptible())
    monkeypatch.setattr(examining, "worker", made)
    return made


@pytest.mark.parametrize(("check", "tree"), [(False, False), (True, False), (False, True), (True, True)])
def test_a_job_finds_what_it_is_asked_for(at_work: Worker, check: bool, tree: bool) -> None:
    done = examine_problem(job(check=check, tree=tree))
    assert [move.usi for move in done.found.line] == ["2d2c+", "1b2a", "3c3b"]
    assert (done.found.proven is not None) is check
    assert (done.tree is not None) is tree
    if done.tree is not None:
        assert done.tree.plies == 3
    key = repr(Solver(EngineCommand("/opt/solver")))
    assert at_work.noted == [f"tool {key}", "done"]
    assert isinstance(at_work.prover, Interruptible) and at_work.prover.interrupted == 1


def test_what_is_no_mate_has_no_tree(at_work: Worker) -> None:
    done = examine_problem(job(NO_MATE, check=True, tree=True))
    assert (done.found.verdict, done.tree) == (Verdict.NO_MATE, None)


def test_a_tree_that_cannot_be_decided_is_left_out(at_work: Worker) -> None:
    prover = at_work.prover
    assert isinstance(prover, Interruptible)
    examine_problem(job())
    prover.patience = 2 * prover.asked + 1
    done = examine_problem(job(tree=True))
    assert (done.found.verdict, done.found.plies, done.tree) == (Verdict.MATE, 3, None)


def test_an_engine_that_broke_is_not_used_again(at_work: Worker) -> None:
    prover = at_work.prover
    assert isinstance(prover, Interruptible)
    prover.broken = EngineFailedError(EngineFailure(FailureKind.DIED_IN_SEARCH, "solver"))
    with pytest.raises(EngineFailedError):
        examine_problem(job())
    key = repr(Solver(EngineCommand("/opt/solver")))
    assert at_work.noted == [f"tool {key}", f"forget {key}"]
