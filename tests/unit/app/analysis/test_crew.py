"""Many games analysed at a time: what is told of them, what one that breaks costs, and how it is ended."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from shogi_desktop.app.analysis import crew as module
from shogi_desktop.app.analysis.crew import Crew, CrewTells
from shogi_desktop.app.analysis.game_analysis import Effort, Plan
from shogi_desktop.app.analysis.jobs import GameJob, job_of
from shogi_desktop.app.analysis.kept import KeptEvaluation, KeptFinding
from shogi_desktop.app.engines.handle import EngineInterruptedError
from shogi_desktop.app.jobs import worker
from shogi_desktop.app.jobs.running import Progress, run_jobs
from shogi_desktop.app.jobs.workers import Threads
from shogi_desktop.usi.command import EngineCommand
from tests.support.analysing import record_of_line

JOB = job_of(record_of_line(), Plan(Effort(nodes=100)), EngineCommand("/e/x"), {})
ONE, TWO = (KeptFinding(ply, KeptEvaluation(10 * ply)) for ply in (1, 2))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "run_jobs", partial(run_jobs, tick_s=0.01))


class Walk:
    done, total = 1, 2


class Engine:
    """An engine that only knows whether it was interrupted."""

    def __init__(self) -> None:
        self.interrupted = threading.Event()

    def interrupt(self) -> None:
        self.interrupted.set()


class Told(CrewTells[str]):
    def __init__(self) -> None:
        self.searches: list[tuple[str, int, int]] = []
        self.games: dict[str, tuple[KeptFinding, ...]] = {}
        self.errors: dict[str, Exception] = {}
        self.ticks = 0

    def searched(self, game: str, done: int, total: int) -> None:
        self.searches.append((game, done, total))

    def found(self, game: str, findings: tuple[KeptFinding, ...]) -> None:
        self.games[game] = findings

    def failed(self, game: str, error: Exception) -> None:
        self.errors[game] = error

    def tick(self, progress: Progress) -> None:
        self.ticks += 1


class Memory:
    """What an earlier run has found: `ONE`."""

    def __init__(self) -> None:
        self.added: list[KeptFinding] = []

    def known(self, job: GameJob) -> tuple[KeptFinding, ...]:
        return (ONE,)

    def add(self, job: GameJob, finding: KeptFinding) -> None:
        self.added.append(finding)


Analyse = Callable[[GameJob, Callable[[KeptFinding, Walk], None]], object]


def analysed_by(monkeypatch: pytest.MonkeyPatch, analyse: Analyse) -> None:
    monkeypatch.setattr(module, "analyse_game", analyse)


def games(*names: str) -> Iterator[tuple[str, GameJob]]:
    return ((name, JOB) for name in names)


def test_every_game_is_told_with_what_was_known_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def analyse(job: GameJob, tell: Callable[[KeptFinding, Walk], None]) -> object:
        tell(TWO, Walk())
        return (*job.known, TWO)

    analysed_by(monkeypatch, analyse)
    told, memory = Told(), Memory()
    crew = Crew(told, memory, Threads(2))
    crew.work(games("a", "b", "c"))
    assert told.games == dict.fromkeys("abc", (ONE, TWO))
    assert sorted(told.searches) == [("a", 1, 2), ("b", 1, 2), ("c", 1, 2)]
    assert memory.added == [TWO] * 3
    assert told.ticks >= 1 and not crew.stopped

    alone = Told()
    Crew(alone, None, Threads(1)).work(games("a"))
    assert alone.games == {"a": (TWO,)}


def test_a_game_that_breaks_is_told_and_costs_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def analyse(job: GameJob, tell: object) -> object:
        seen.append(1)
        if len(seen) == 2:
            raise ValueError("broken")
        return (ONE,)

    analysed_by(monkeypatch, analyse)
    told = Told()
    Crew(told, None, Threads(1)).work(games("a", "b", "c"))
    assert told.games == {"a": (ONE,), "c": (ONE,)}
    assert [str(error) for error in told.errors.values()] == ["broken"]
    assert list(told.errors) == ["b"]


def test_games_are_read_no_further_ahead_than_somebody_is_free_for(monkeypatch: pytest.MonkeyPatch) -> None:
    free = threading.Semaphore(0)
    read: list[str] = []
    ahead: list[int] = []

    def analyse(job: GameJob, tell: object) -> object:
        free.acquire()
        return ()

    def named() -> Iterator[tuple[str, GameJob]]:
        for name in "abcdefghijklmnop":
            read.append(name)
            yield name, JOB

    class Lets(Told):
        def tick(self, progress: Progress) -> None:
            ahead.append(len(read) - len(self.games))
            free.release()

    analysed_by(monkeypatch, analyse)
    told = Lets()
    Crew(told, None, Threads(2)).work(named())
    assert len(told.games) == 16
    assert max(ahead) == 8


def test_what_is_stopped_is_interrupted_and_told_of_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    engines = [Engine(), Engine()]
    begun = iter(engines)

    def analyse(job: GameJob, tell: object) -> object:
        engine = next(begun)
        with worker.stopped_by(engine.interrupt):
            assert engine.interrupted.wait(10)
            raise EngineInterruptedError("engine")

    class Stops(Told):
        def tick(self, progress: Progress) -> None:
            super().tick(progress)
            crew.stop()

    analysed_by(monkeypatch, analyse)
    told = Stops()
    crew = Crew(told, None, Threads(1))
    crew.work(games(*"abcdefgh"))
    assert crew.stopped
    assert (told.games, told.errors) == ({}, {})
    assert told.ticks >= 1
    crew.stop()
    crew.work(games("z"))
    assert told.games == {}


def test_an_error_of_whoever_is_told_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    analysed_by(monkeypatch, lambda *_: (ONE,))

    class Breaks(Told):
        def found(self, game: str, findings: tuple[KeptFinding, ...]) -> None:
            raise OSError("the disk is full")

    crew = Crew(Breaks(), None, Threads(1))
    with pytest.raises(OSError, match="full"):
        crew.work(games(*"abcdef"))
    assert crew.stopped
