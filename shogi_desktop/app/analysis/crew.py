"""Many games analysed at a time, each by an engine of its own: for the command line and for the library. No
Qt.

Games are read no sooner than somebody is free for them, so that thousands take no more memory than a few.
What is found goes to `partial` at once: a run that was ended, even by a kill, goes on where it was.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from dataclasses import replace
from typing import Final, Generic, TypeVar

from shogi_desktop.app.analysis.jobs import GameJob, KeptFinding, analyse_game
from shogi_desktop.app.analysis.partial import Keeps
from shogi_desktop.app.engines.handle import EngineHandle, EngineInterruptedError

_TICK_S: Final = 0.2

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

    def tick(self) -> None:
        """Some tenths of a second have gone by."""


class Crew(Generic[Game]):
    """Hands games to threads, a few ahead of those that are worked on."""

    def __init__(self, tells: CrewTells[Game], partial: Keeps | None) -> None:
        self._tells = tells
        self._partial = partial
        self._lock = threading.Lock()
        self._engines: list[EngineHandle] = []
        self._stopped = False

    @property
    def stopped(self) -> bool:
        """Whether `stop` was called."""
        return self._stopped

    def work(self, games: Iterable[tuple[Game, GameJob]], jobs: int) -> None:
        """Analyse every game, so many at a time; returns when all are done or given up."""
        waiting: dict[Future[tuple[KeptFinding, ...]], Game] = {}
        with ThreadPoolExecutor(jobs, thread_name_prefix="analysis") as executor:
            try:
                for game, job in games:
                    if self._stopped:
                        break
                    waiting[self._submit(executor, game, job)] = game
                    while len(waiting) > jobs:
                        self._gather(waiting)
                while waiting:
                    self._gather(waiting)
            except BaseException:
                self.stop()
                executor.shutdown(cancel_futures=True)
                raise

    def stop(self) -> None:
        """Interrupt what is searched and begin nothing more. From any thread."""
        with self._lock:
            self._stopped = True
            for engine in self._engines:
                engine.interrupt()

    def _submit(self, executor: Executor, game: Game, job: GameJob) -> Future[tuple[KeptFinding, ...]]:
        if self._partial is not None:
            job = replace(job, known=self._partial.known(job))
        return executor.submit(self._do, game, job)

    def _do(self, game: Game, job: GameJob) -> tuple[KeptFinding, ...]:
        """Do a job, in a thread of the executor."""
        engines: list[EngineHandle] = []

        def watch(engine: EngineHandle) -> None:
            engines.append(engine)
            with self._lock:
                self._engines.append(engine)
                if self._stopped:
                    engine.interrupt()

        def tell(finding: KeptFinding, done: int, total: int) -> None:
            if self._partial is not None:
                self._partial.add(job, finding)
            self._tells.searched(game, done, total)

        try:
            return analyse_game(job, lambda finding, walk: tell(finding, walk.done, walk.total), watch)
        finally:
            with self._lock:
                for engine in engines:
                    self._engines.remove(engine)

    def _gather(self, waiting: dict[Future[tuple[KeptFinding, ...]], Game]) -> None:
        """Wait for some game to be done, and tell of it."""
        done, _ = wait(waiting, timeout=_TICK_S, return_when=FIRST_COMPLETED)
        self._tells.tick()
        for future in done:
            game = waiting.pop(future)
            try:
                findings = future.result()
            except EngineInterruptedError:
                continue
            except Exception as error:  # noqa: BLE001 - told on, whatever a job has raised
                self._tells.failed(game, error)
            else:
                self._tells.found(game, findings)
