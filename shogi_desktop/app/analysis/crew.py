"""Many games analysed at a time, each by an engine of its own: for the command line and for the library. No
Qt.

Games are read no sooner than somebody is free for them, so that thousands take no more memory than a few.
What is found goes to `partial` at once: a run that was ended, even by a kill, goes on where it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from msgspec import structs

from shogi_desktop.app.analysis.game_analysis import GameWalk
from shogi_desktop.app.analysis.jobs import GameJob, KeptFinding, analyse_game
from shogi_desktop.app.analysis.partial import Keeps
from shogi_desktop.app.jobs.running import Done, Progress, run_jobs
from shogi_desktop.app.jobs.workers import Threads, Workers

Game = TypeVar("Game")
"""What a run calls a game."""


class CrewTells(Generic[Game]):
    """What a crew tells whoever runs it; to be overridden. Everything but `searched` in the thread of
    `work`.
    """

    def searched(self, game: Game, done: int, total: int) -> None:
        """So many of a game's positions are known. From any thread."""

    def found(self, game: Game, findings: tuple[KeptFinding, ...]) -> None:
        """A game is done."""

    def failed(self, game: Game, error: Exception) -> None:
        """A game cannot be done; see `jobs.analyse_game` for the errors. The others go on unless this
        raises.
        """

    def tick(self, progress: Progress) -> None:
        """Some tenths of a second have gone by; so far is the run."""


@dataclass(frozen=True, slots=True)
class _OnTheWay(Generic[Game]):
    game: Game
    job: GameJob


class Crew(Generic[Game]):
    """Has games analysed by workers; those of this process tell of each position as it is found."""

    def __init__(self, tells: CrewTells[Game], partial: Keeps | None, workers: Workers) -> None:
        self._tells = tells
        self._partial = partial
        self._workers = workers
        self._stopped = False
        self.total: int | None = None
        """Games in all, where that is known; for the progress."""

    @property
    def stopped(self) -> bool:
        """Whether `stop` was called."""
        return self._stopped

    def work(self, games: Iterable[tuple[Game, GameJob]]) -> None:
        """Analyse every game; returns when all are done or given up, and the workers are let go."""
        wanted = self._with_known(games)
        with self._workers as workers, self._stopped_by_errors():
            if isinstance(workers, Threads):
                here = ((one, one) for one in wanted)
                self._gather(run_jobs(workers, self._do_and_tell, here, on_tick=self._tick))
            else:
                away = ((one, one.job) for one in wanted)
                self._gather(run_jobs(workers, analyse_game, away, on_tick=self._tick), are_told=False)

    def stop(self) -> None:
        """Interrupt what is searched and begin nothing more. From any thread."""
        self._stopped = True
        self._workers.stop()

    @contextmanager
    def _stopped_by_errors(self) -> Iterator[None]:
        try:
            yield
        except BaseException:
            self._stopped = True
            raise

    def _with_known(self, games: Iterable[tuple[Game, GameJob]]) -> Iterator[_OnTheWay[Game]]:
        for game, job in games:
            if self._stopped:
                return
            known = () if self._partial is None else self._partial.known(job)
            yield _OnTheWay(game, replace(job, known=known))

    def _do_and_tell(self, one: _OnTheWay[Game]) -> tuple[KeptFinding, ...]:
        """Do a job, in a thread of this process."""

        def tell(finding: KeptFinding, walk: GameWalk) -> None:
            if self._partial is not None:
                self._partial.add(one.job, finding)
            self._tells.searched(one.game, walk.done, walk.total)

        return analyse_game(one.job, tell)

    def _tick(self, progress: Progress) -> None:
        self._tells.tick(structs.replace(progress, total=self.total))

    def _gather(
        self, results: Iterable[Done[_OnTheWay[Game], tuple[KeptFinding, ...]]], *, are_told: bool = True
    ) -> None:
        """Tell of each game that is done, and where they are not told yet keep its findings."""
        for done in results:
            game, job = done.key.game, done.key.job
            if done.error is not None:
                self._tells.failed(game, done.error)
                continue
            if not are_told and self._partial is not None:
                for finding in done.result:
                    if finding not in job.known:
                        self._partial.add(job, finding)
            self._tells.found(game, done.result)
