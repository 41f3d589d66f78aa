"""A match: its games played on one table or several at a time, until all are played or enough is known.

A game is a job (`app.jobs`) of a thread of this process, which has a table with its own engine processes;
whoever runs the match is told of each game in his own thread. Synchronous and without an event loop.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Self

from shogi_desktop.app.engines.handle import EngineInterruptedError
from shogi_desktop.app.jobs import worker
from shogi_desktop.app.jobs.running import run_jobs
from shogi_desktop.app.jobs.workers import Threads
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
        self._calls: list[Callable[[], None]] = []
        self.is_set = False

    def stop(self) -> None:
        """Have the games in progress given up, and no other begun."""
        with self._lock:
            self.is_set = True
            calls = tuple(self._calls)
        for call in calls:
            call()

    @contextmanager
    def by(self, call: Callable[[], None]) -> Iterator[None]:
        """While inside, a stop makes that call."""
        with self._lock:
            self._calls.append(call)
            late = self.is_set
        try:
            if late:
                call()
            yield
        finally:
            with self._lock:
                self._calls.remove(call)


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
    stop = stop or Stop()
    decided = {match for match in range(len(specs)) if enough(match)}
    left = [turn for turn in turns if turn.match not in decided]
    if not left:
        return
    with _Crew(specs, decided, timeouts) as crew:
        try:
            crew.try_engines(left, stop)
        except EngineInterruptedError:
            return
        places = Threads(min(concurrency, len(left)))
        with places, stop.by(places.stop):
            for done in run_jobs(
                places,
                crew.play,
                ((turn, turn) for turn in left if turn.match not in decided),
                on_tick=None if on_tick is None else lambda _: on_tick(crew.running()),
                tick_s=tick_s,
            ):
                match = done.key.match
                if match in decided or isinstance(done.error, EngineInterruptedError):
                    continue
                on_game(match, done.result)
                if enough(match):
                    crew.decide(match)


class _Place:
    """Where one thread plays game after game, at a table for the match that each belongs to; as a context."""

    def __init__(self) -> None:
        self.at: tuple[int, Table] | None = None
        """The match that is played, and its table."""
        self.lock = threading.Lock()

    def sit_down(self, match: int, spec: MatchSpec, timeouts: Timeouts | None) -> Table:
        """The table of that match; one of another match is left."""
        if self.at is not None and self.at[0] == match:
            return self.at[1]
        self.stand_up()
        table = Table(spec, variant_by_id(spec.variant), timeouts)
        with self.lock:
            self.at = match, table
        return table

    def stand_up(self) -> None:
        """Leave the table; its engines end."""
        with self.lock:
            left, self.at = self.at, None
        if left is not None:
            left[1].close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stand_up()


class _Crew:
    """What the threads that play have in common. As a context: leaving it lets go of a table nobody took."""

    def __init__(self, specs: Sequence[MatchSpec], decided: set[int], timeouts: Timeouts | None) -> None:
        self._specs = specs
        self._decided = decided
        self._timeouts = timeouts
        self._ready: deque[_Place] = deque()
        self._places: list[_Place] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for place in self._ready:
            place.stand_up()

    def try_engines(self, turns: Sequence[Turn], stop: Stop) -> None:
        """Start every player once; the table of the first game is kept for it.

        :raises EngineInterruptedError: stopped. :raises: as `play_games`.
        """
        self._ready.append(self._open(turns[0].match, stop))
        first = self._specs[turns[0].match]
        seen = [first.first, first.second]
        for match in dict.fromkeys(turn.match for turn in turns):
            spec = self._specs[match]
            if spec.first in seen and spec.second in seen:
                continue
            seen += [spec.first, spec.second]
            self._open(match, stop).stand_up()

    def play(self, turn: Turn) -> GameResult:
        """Do the job: play that game, in whatever thread.

        :raises EngineInterruptedError: nobody wants it any more. :raises: as `play_games`.
        """
        if turn.match in self._decided:
            raise EngineInterruptedError
        place = worker.tool(self, self._place)
        table = place.sit_down(turn.match, self._specs[turn.match], self._timeouts)
        try:
            with worker.stopped_by(table.interrupt):
                return table.play(turn.number)
        except BaseException:
            place.stand_up()
            raise

    def decide(self, match: int) -> None:
        """Nothing more of that match is to be played: what is in progress is given up."""
        self._decided.add(match)
        for place in tuple(self._places):
            with place.lock:
                if place.at is not None and place.at[0] == match:
                    place.at[1].interrupt()

    def running(self) -> list[Running]:
        """The games that are being played."""
        running = []
        for place in tuple(self._places):
            with place.lock:
                if place.at is None:
                    continue
                match, table = place.at
                if table.number:
                    running.append(Running(table.number, table.plies, match, table.live))
        return running

    def _open(self, match: int, stop: Stop) -> _Place:
        """A table of the match whose engines have started."""
        place = _Place()
        table = place.sit_down(match, self._specs[match], self._timeouts)
        try:
            with stop.by(table.interrupt):
                table.open()
        except BaseException:
            place.stand_up()
            raise
        return place

    def _place(self) -> _Place:
        """For a thread that has none yet."""
        try:
            place = self._ready.popleft()
        except IndexError:
            place = _Place()
        self._places.append(place)
        return place
