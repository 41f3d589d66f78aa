"""A match: its games played on one table or several at a time, until all are played or enough is known.

Each table has its own engine processes and a thread that plays on it; whoever runs the match is told of each
game in his own thread. Synchronous and without an event loop.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

from shogi_desktop.app.engines.handle import EngineInterruptedError
from shogi_desktop.app.match.game import GameResult, MatchSpec, Table
from shogi_desktop.rules import variant_by_id
from shogi_desktop.usi.client import Timeouts

_TICK_S = 0.5


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The games that were played, in the order in which they ended."""

    spec: MatchSpec
    games: tuple[GameResult, ...]

    @property
    def wins(self) -> int:
        """Games that ``first`` won."""
        return sum(game.first_score == 1.0 for game in self.games)

    @property
    def losses(self) -> int:
        """Games that ``first`` lost."""
        return sum(game.first_score == 0.0 for game in self.games)

    @property
    def undecided(self) -> int:
        """Games without a winner: drawn, void or broken off."""
        return len(self.games) - self.wins - self.losses


@dataclass(frozen=True, slots=True)
class Running:
    """A game that is being played."""

    number: int
    plies: int


def run_match(
    spec: MatchSpec,
    on_game: Callable[[GameResult], None] | None = None,
    timeouts: Timeouts | None = None,
) -> MatchResult:
    """Play the match, one game at a time, and return its games; ``on_game`` is called after each.

    :raises: as `play_games`.
    """
    games: list[GameResult] = []

    def over(game: GameResult) -> None:
        games.append(game)
        if on_game is not None:
            on_game(game)

    play_games(spec, over, timeouts)
    return MatchResult(spec, tuple(games))


def play_games(
    spec: MatchSpec,
    on_game: Callable[[GameResult], None],
    timeouts: Timeouts | None = None,
    *,
    concurrency: int = 1,
    skip: Collection[int] = (),
    enough: Callable[[], bool] = lambda: False,
    on_tick: Callable[[Sequence[Running]], None] | None = None,
) -> None:
    """Play the games of the match that are not in ``skip``, ``concurrency`` at a time.

    ``on_game`` is told each game as it ends; after each ``enough`` is asked whether to leave the rest, and
    then games still in progress are given up. ``on_tick`` is told, some times a second, which games are
    being played. All three are called in this thread; what they raise, ``KeyboardInterrupt`` too, ends the
    match once the engines have ended. An engine that breaks in mid-game loses it and is started again for
    the next one.

    :raises EngineMissingError: when a level is to play and the program's own engine is nowhere.
    :raises EngineFailedError: when an engine cannot be started for its first game.
    :raises EngineOptionError: when an engine does not take an option.
    :raises RulesError: when there is no such variant or handicap.
    """
    variant = variant_by_id(spec.variant)
    variant.handicap(spec.handicap)
    numbers: queue.SimpleQueue[int] = queue.SimpleQueue()
    for number in range(1, spec.games + 1):
        if number not in skip:
            numbers.put(number)
    if enough() or numbers.empty():
        return
    tables = [Table(spec, variant, timeouts) for _ in range(min(concurrency, numbers.qsize()))]
    try:
        tables[0].open()
    except BaseException:
        tables[0].close()
        raise
    with _Crew(tables, numbers) as crew:
        for game in crew.results(on_tick):
            on_game(game)
            if enough():
                return


class _Crew:
    """The threads that play at the tables. Leaving the context gives up what they play and ends them."""

    def __init__(self, tables: Sequence[Table], numbers: queue.SimpleQueue[int]) -> None:
        self._tables = tables
        self._numbers = numbers
        self._results: queue.SimpleQueue[GameResult | BaseException | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=self._work, args=(table,), name=f"match-{index}", daemon=True)
            for index, table in enumerate(tables)
        ]

    def __enter__(self) -> _Crew:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        for table in self._tables:
            table.interrupt()
        for thread in self._threads:
            thread.join()

    def results(self, on_tick: Callable[[Sequence[Running]], None] | None) -> Iterator[GameResult]:
        """Each game as it ends, until all threads have. What a thread raised is raised here."""
        working = len(self._threads)
        while working:
            try:
                result = self._results.get(timeout=_TICK_S)
            except queue.Empty:
                if on_tick is not None:
                    on_tick([Running(table.number, table.plies) for table in self._tables if table.number])
                continue
            if result is None:
                working -= 1
            elif isinstance(result, BaseException):
                raise result
            else:
                yield result

    def _work(self, table: Table) -> None:
        try:
            while True:
                self._results.put(table.play(self._numbers.get_nowait()))
        except (queue.Empty, EngineInterruptedError):
            pass
        except BaseException as error:  # noqa: BLE001 - raised again in the thread that asked for the match
            self._results.put(error)
        finally:
            table.number = 0
            table.close()
            self._results.put(None)
