"""A match: its games played on one table or several at a time, until all are played or enough is known.

Each table has its own engine processes and a thread that plays on it; whoever runs the match is told of each
game in his own thread. Synchronous and without an event loop.
"""

from __future__ import annotations

import queue
import threading
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from shogi_desktop.app.engines.handle import EngineInterruptedError
from shogi_desktop.app.match.game import GameResult, Live, MatchSpec, Table
from shogi_desktop.rules import variant_by_id
from shogi_desktop.usi.client import Timeouts

TICK_S = 0.5


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
    """A game that is being played: of which match, by its place in the schedule, and how it stands."""

    number: int
    plies: int
    match: int = 0
    live: Live | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Turn:
    """A game to be played: of the match at that place of the schedule, the game of that number."""

    match: int
    number: int


class Stop:
    """Breaks off what is being played, from any thread; what waits for an engine waits no more."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._tables: list[Table] = []
        self.is_set = False

    def stop(self) -> None:
        """Have the games in progress given up, and no other begun."""
        with self._lock:
            self.is_set = True
            tables = tuple(self._tables)
        for table in tables:
            table.interrupt()

    def seat(self, table: Table) -> None:
        """From now on `table` is stopped too."""
        with self._lock:
            self._tables.append(table)
            late = self.is_set
        if late:
            table.interrupt()

    def leave(self, table: Table) -> None:
        """`table` is closed."""
        with self._lock:
            self._tables.remove(table)


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

    def over(_: int, game: GameResult) -> None:
        on_game(game)

    play_schedule(
        (spec,),
        [Turn(0, number) for number in range(1, spec.games + 1) if number not in skip],
        over,
        timeouts,
        concurrency=concurrency,
        enough=lambda _: enough(),
        on_tick=on_tick,
    )


def play_schedule(
    specs: Sequence[MatchSpec],
    turns: Iterable[Turn],
    on_game: Callable[[int, GameResult], None],
    timeouts: Timeouts | None = None,
    *,
    concurrency: int = 1,
    enough: Callable[[int], bool] = lambda _: False,
    on_tick: Callable[[Sequence[Running]], None] | None = None,
    tick_s: float = TICK_S,
    stop: Stop | None = None,
) -> None:
    """Play games of several matches in the order of ``turns``; all else as in `play_games`.

    ``on_game`` and ``enough`` are told which match they are asked about. Every engine is started once before
    the first game. ``stop`` ends it from another thread; then this returns once the engines have ended.

    :raises: as `play_games`.
    """
    for spec in specs:
        variant_by_id(spec.variant).handicap(spec.handicap)
    decided = {match for match in range(len(specs)) if enough(match)}
    left = deque(turn for turn in turns if turn.match not in decided)
    if not left:
        return
    crew = _Crew(specs, left, timeouts, stop or Stop())
    try:
        crew.try_engines()
    except EngineInterruptedError:
        crew.dismiss()
        return
    except BaseException:
        crew.dismiss()
        raise
    with crew.working(min(concurrency, len(left))):
        for match, game in crew.results(on_tick, tick_s):
            on_game(match, game)
            if enough(match):
                crew.decide(match)


@dataclass(eq=False, slots=True)
class _Place:
    """Where games are played one after the other, at a table for the match that each belongs to."""

    table: Table | None = None
    match: int = -1
    lock: threading.Lock = field(default_factory=threading.Lock)


class _Crew:
    """The threads that play. Leaving `working` gives up what they play and ends them."""

    def __init__(
        self, specs: Sequence[MatchSpec], turns: deque[Turn], timeouts: Timeouts | None, stop: Stop
    ) -> None:
        self._specs = specs
        self._turns = turns
        self._timeouts = timeouts
        self._stop = stop
        self._decided: set[int] = set()
        self._first = _Place()
        self._places: list[_Place] = []
        self._results: queue.SimpleQueue[tuple[int, GameResult] | BaseException | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []

    def try_engines(self) -> None:
        """Start every player once; the table of the first game stays. :raises: as `play_games`."""
        first = self._turns[0].match
        self._sit_down(self._first, first).open()
        seen = [self._specs[first].first, self._specs[first].second]
        for match in dict.fromkeys(turn.match for turn in self._turns):
            spec = self._specs[match]
            if spec.first in seen and spec.second in seen:
                continue
            seen += [spec.first, spec.second]
            trial = _Place()
            try:
                self._sit_down(trial, match).open()
            finally:
                self._stand_up(trial)

    def dismiss(self) -> None:
        """Let go of the first table: nothing is played."""
        self._stand_up(self._first)

    def working(self, places: int) -> _Crew:
        """Have so many threads, as a context."""
        self._places = [self._first, *(_Place() for _ in range(places - 1))]
        self._threads = [
            threading.Thread(target=self._work, args=(place,), name=f"match-{index}", daemon=True)
            for index, place in enumerate(self._places)
        ]
        return self

    def __enter__(self) -> None:
        for thread in self._threads:
            thread.start()

    def __exit__(self, *_: object) -> None:
        self._stop.stop()
        for thread in self._threads:
            thread.join()

    def decide(self, match: int) -> None:
        """Nothing more of that match is to be played: what is in progress is given up."""
        self._decided.add(match)
        for place in self._places:
            with place.lock:
                if place.table is not None and place.match == match:
                    place.table.interrupt()

    def results(
        self, on_tick: Callable[[Sequence[Running]], None] | None, tick_s: float
    ) -> Iterator[tuple[int, GameResult]]:
        """Each game as it ends, until all threads have. What a thread raised is raised here."""
        working = len(self._threads)
        while working:
            try:
                result = self._results.get(timeout=tick_s)
            except queue.Empty:
                if on_tick is not None:
                    on_tick(self._running())
                continue
            if result is None:
                working -= 1
            elif isinstance(result, BaseException):
                raise result
            elif result[0] not in self._decided:
                yield result

    def _running(self) -> list[Running]:
        running = []
        for place in self._places:
            with place.lock:
                table = place.table
                if table is not None and table.number:
                    running.append(Running(table.number, table.plies, place.match, table.live))
        return running

    def _work(self, place: _Place) -> None:
        try:
            while (turn := self._next()) is not None:
                try:
                    game = self._sit_down(place, turn.match).play(turn.number)
                except EngineInterruptedError:
                    self._stand_up(place)  # the match is decided, or all is stopped
                else:
                    self._results.put((turn.match, game))
        except BaseException as error:  # noqa: BLE001 - raised again in the thread that asked for the match
            self._results.put(error)
        finally:
            self._stand_up(place)
            self._results.put(None)

    def _next(self) -> Turn | None:
        while not self._stop.is_set:
            try:
                turn = self._turns.popleft()
            except IndexError:
                return None
            if turn.match not in self._decided:
                return turn
        return None

    def _sit_down(self, place: _Place, match: int) -> Table:
        """The table of that match, at which `place` may be already."""
        if place.table is not None and place.match == match:
            return place.table
        self._stand_up(place)
        spec = self._specs[match]
        table = Table(spec, variant_by_id(spec.variant), self._timeouts)
        with place.lock:
            place.table, place.match = table, match
        self._stop.seat(table)
        return table

    def _stand_up(self, place: _Place) -> None:
        with place.lock:
            table, place.table, place.match = place.table, None, -1
        if table is not None:
            table.close()
            self._stop.leave(table)
