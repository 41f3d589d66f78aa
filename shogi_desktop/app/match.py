"""Engine against engine without a window: for the command line, the ladder of levels and the self-test.

Synchronous and without an event loop: the engines are carried by ``usi.pipes.PipeEngine``, every move goes
through the same ``game.Session`` as in the window. It never hangs: a search that is overdue is stopped, and
an engine that does not stop, dies or answers with an illegal move ends its game with an outcome that says so.
"""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Self

from shogi_desktop.app.engines import EngineCommand, bundled_engine
from shogi_desktop.app.levels import Level, choose, level
from shogi_desktop.game import (
    UNLIMITED,
    Clock,
    EndingRules,
    GameRules,
    Outcome,
    Reason,
    Record,
    Session,
)
from shogi_desktop.rules import Color, Variant, parse_usi_move, variant_by_id
from shogi_desktop.usi.client import SearchRequest, Timeouts
from shogi_desktop.usi.errors import EngineFailure, FailureKind
from shogi_desktop.usi.messages import GoLimits, Verdict
from shogi_desktop.usi.pipes import EngineFailedError, PipeEngine

LEVEL_SEARCH_MS = 120_000
"""The longest that a search of a fixed number of nodes may take."""

DEFAULT_MOVETIME_MS = 1_000
DEFAULT_MAX_MOVES = 512


class PlayerSpecError(ValueError):
    """A player was described by a text that means none; the message says what would."""

    def __init__(self, text: str, why: str) -> None:
        super().__init__(
            f"{text!r} is no player: {why}. Write level:1 to level:10, or engine:/path/to/program"
        )
        self.text = text


@dataclass(frozen=True, slots=True)
class PlayerSpec:
    """Who plays: a level of the program's own engine (or of ``command``), or some engine at full strength.

    ``movetime_ms`` holds for an engine without a level.
    """

    level: Level | None = None
    command: EngineCommand | None = None
    movetime_ms: int = DEFAULT_MOVETIME_MS
    options: MappingProxyType[str, object] = field(default_factory=lambda: MappingProxyType({}))

    @classmethod
    def parse(cls, text: str) -> Self:
        """``level:3`` or ``engine:/path/to/program``. :raises PlayerSpecError: when it is neither."""
        kind, _, value = text.partition(":")
        if kind == "level":
            try:
                return cls(level=level(int(value)))
            except ValueError as error:
                raise PlayerSpecError(text, f"there is no level {value!r}") from error
        if kind == "engine" and value:
            path = Path(value).expanduser()
            return cls(
                command=EngineCommand(str(path), directory=str(path.parent) if path.parent.is_dir() else None)
            )
        raise PlayerSpecError(text, "it names neither a level nor an engine")

    @property
    def label(self) -> str:
        """What to call the player where no engine has said its name."""
        if self.level is not None:
            return f"Level {self.level.number}"
        return Path(self.command.program).stem if self.command is not None else "Engine"


@dataclass(frozen=True, slots=True)
class MatchSpec:
    """A match of ``first`` against ``second``.

    ``first`` has Black in the first game, and in all games unless ``alternate``. ``opening_plies`` random
    legal moves begin each game (with ``alternate``, the same ones for both games of a pair). The same
    ``seed`` gives the same openings and the same draws among an engine's lines. At ``max_moves`` plies a game
    is drawn.
    """

    first: PlayerSpec
    second: PlayerSpec
    variant: str = "shogi"
    handicap: str = "even"
    games: int = 1
    seed: int = 0
    max_moves: int = DEFAULT_MAX_MOVES
    alternate: bool = False
    opening_plies: int = 0


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game: its record, how it ended, who had Black, and what broke where an engine did."""

    record: Record
    outcome: Outcome
    first_is_black: bool
    failure: EngineFailure | None = None

    @property
    def first_score(self) -> float:
        """1 when ``MatchSpec.first`` won, 0 when it lost, else a half."""
        if self.outcome.winner is None:
            return 0.5
        return 1.0 if (self.outcome.winner is Color.BLACK) == self.first_is_black else 0.0


@dataclass(frozen=True, slots=True)
class MatchResult:
    """All games of a match, in order."""

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


def run_match(
    spec: MatchSpec,
    on_game: Callable[[GameResult], None] | None = None,
    timeouts: Timeouts | None = None,
) -> MatchResult:
    """Play the match and return its games; ``on_game`` is called after each.

    An engine that breaks in mid-game is started again for the next one.

    :raises EngineMissingError: when a level is to play and the program's own engine is nowhere.
    :raises EngineFailedError: when an engine cannot be started.
    :raises RulesError: when there is no such variant or handicap.
    """
    variant = variant_by_id(spec.variant)
    games: list[GameResult] = []
    with contextlib.ExitStack() as seats:
        first = seats.enter_context(_Seat(spec.first, variant, spec.seed, timeouts))
        second = seats.enter_context(_Seat(spec.second, variant, spec.seed + 1, timeouts))
        for number in range(spec.games):
            swap = spec.alternate and number % 2 == 1
            black, white = (second, first) if swap else (first, second)
            opening = random.Random(f"{spec.seed} {number // 2 if spec.alternate else number}")
            game = _play_game(spec, variant, (black, white), opening)
            game = replace(game, first_is_black=not swap)
            games.append(game)
            if on_game is not None:
                on_game(game)
    return MatchResult(spec, tuple(games))


class _Seat:
    """A player at the board: its process, started at need, and its choice among the lines."""

    def __init__(self, spec: PlayerSpec, variant: Variant, seed: int, timeouts: Timeouts | None) -> None:
        self._spec = spec
        self._variant = variant
        self._seed = seed
        self._rng = random.Random(seed)
        self._timeouts = timeouts
        self._engine: PipeEngine | None = None
        self._searches = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def name(self) -> str:
        if self._spec.level is not None or self._engine is None or not self._engine.name:
            return self._spec.label
        return self._engine.name

    def begin_game(self) -> None:
        """:raises EngineFailedError: when the engine does not start."""
        options = dict(self._spec.options)
        if self._spec.level is not None:
            options |= self._spec.level.engine_options()
        if self._engine is None:
            self._engine = PipeEngine(self._spec.command or bundled_engine(), self._timeouts)
            self._engine.open(self._variant.id, options)
        else:
            self._engine.prepare(self._variant.id, options)

    def answer(self, session: Session) -> tuple[Verdict, str]:
        """What it answers to the position of the session, a legal move where the verdict is MOVE.

        :raises EngineFailedError: when the engine breaks or answers with an illegal move.
        """
        assert self._engine is not None
        self._searches += 1
        moves = tuple(node.move.usi for node in session.record.node(session.path).line() if node.move)
        legal = frozenset(move.usi for move in session.position.legal_moves())
        level = self._spec.level
        movetime = self._spec.movetime_ms
        request = SearchRequest(
            self._searches,
            session.record.start_sfen,
            moves,
            # Every engine knows byoyomi; some crash on movetime.
            GoLimits(black_ms=0, white_ms=0, byoyomi_ms=movetime) if level is None else level.limits(),
            legal,
            movetime if level is None else LEVEL_SEARCH_MS,
            {} if level is None else level.search_options(len(moves)),
        )
        done = self._engine.search(request)
        text = done.best.move or ""
        if done.best.verdict is Verdict.MOVE and level is not None:
            text = choose(level, len(moves), text, done.lines, legal, self._rng)
        return done.best.verdict, text

    def close(self) -> None:
        """End the process; the next game starts another."""
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()


def _play_game(
    spec: MatchSpec, variant: Variant, seats: tuple[_Seat, _Seat], opening: random.Random
) -> GameResult:
    record = Record(variant, handicap_id=spec.handicap)
    for seat in seats:
        seat.begin_game()
    record.headers["black"], record.headers["white"] = (seat.name for seat in seats)
    rules = GameRules(EndingRules(move_limit=spec.max_moves))
    session = Session(record, Clock(UNLIMITED), rules)
    session.start(_now_ms())
    for _ in range(spec.opening_plies):
        if session.outcome is None:
            moves = sorted(session.position.legal_moves(), key=lambda move: move.usi)
            session.play(opening.choice(moves), _now_ms())
    failure = None
    while session.outcome is None and failure is None:
        failure = _play_move(session, seats[session.turn])
    assert session.outcome is not None
    return GameResult(record, session.outcome, first_is_black=True, failure=failure)


def _play_move(session: Session, seat: _Seat) -> EngineFailure | None:
    """One move of the side to move, or the end of the game by its word or its engine's failure."""
    color = session.turn
    try:
        verdict, text = seat.answer(session)
    except EngineFailedError as error:
        seat.close()
        session.end(_outcome_of_failure(error.failure, color), _now_ms())
        return error.failure
    if verdict is Verdict.RESIGN:
        session.resign(color, _now_ms())
    elif verdict is Verdict.WIN:
        # The engine's word is taken: which impasse rules hold is not decided on this level.
        session.end(Outcome(Reason.DECLARATION, color), _now_ms())
    else:
        session.play(parse_usi_move(text, session.record.variant), _now_ms())
    return None


def _outcome_of_failure(failure: EngineFailure, color: Color) -> Outcome:
    """An illegal move and an exceeded time lose; a broken program breaks the game off."""
    if failure.kind is FailureKind.ILLEGAL_MOVE:
        return Outcome(Reason.ILLEGAL_MOVE, color.opponent)
    if failure.kind is FailureKind.TIMED_OUT:
        return Outcome(Reason.TIMEOUT, color.opponent)
    return Outcome(Reason.INTERRUPTED)


def _now_ms() -> int:
    return time.monotonic_ns() // 1_000_000
