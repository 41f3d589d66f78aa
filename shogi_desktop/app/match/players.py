"""The players of a match: how each is described, and its place at the board with its process."""

from __future__ import annotations

import random
import threading
import time
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from types import MappingProxyType
from typing import Protocol, Self

from shogi_desktop.app.books.choosing import Choose, PlayedBook
from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.engines.command_line import CommandLineError, read_command
from shogi_desktop.app.engines.handle import (
    EngineFailedError,
    EngineHandle,
    EngineInterruptedError,
    request_for,
)
from shogi_desktop.app.engines.launch import launched
from shogi_desktop.app.engines.required import require_options
from shogi_desktop.app.match.pace import DEFAULT_PACE, LONGEST_SEARCH_MS, Pace
from shogi_desktop.app.players.levels import choose, level_at, value_of
from shogi_desktop.app.players.opening_play import OpeningPlay
from shogi_desktop.app.players.sight import View
from shogi_desktop.app.players.style_options import style_options
from shogi_desktop.app.settings.game_setup import BookSetup
from shogi_desktop.app.settings.strengths import RUNGS, require_strength
from shogi_desktop.app.system.machine import processors
from shogi_desktop.game import Clock, Record
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.rules import Color, Position, Variant, parse_usi_move
from shogi_desktop.usi.client import Timeouts
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure, FailureKind
from shogi_desktop.usi.messages import Verdict


class PlayerSpecError(ValueError):
    """A player was described by a text that means none; the message says what would."""

    def __init__(self, text: str, why: str) -> None:
        super().__init__(
            f"{text!r} is not a player: {why}. Write level:1 to level:{RUNGS}, or engine:/path/to/program"
        )
        self.text = text


@dataclass(frozen=True, slots=True)
class PlayerSpec:
    """Who plays: the program's own engine (or ``command``) at a strength, or some engine as well as it can.

    ``strength`` is one of `level_at`; what that sets depends on the game. ``pace`` holds for an engine
    without a strength, ``options`` (values as USI text, None for a button) for both. ``name`` stands in the
    records in place of what the engine calls itself. ``style`` is the id of the style that a level plays in,
    as in the window; empty for the mixed one. ``book`` is played from before the engine is asked; None: what
    is usual.
    """

    strength: float | None = None
    command: EngineCommand | None = None
    pace: Pace = DEFAULT_PACE
    options: MappingProxyType[str, object] = field(default_factory=lambda: MappingProxyType({}))
    name: str = ""
    style: str = ""
    book: BookSetup | None = None

    @classmethod
    def parse(cls, text: str) -> Self:
        """``level:3``, ``engine:/path/to/program`` or, with arguments, ``engine:node yane.js --quiet``.

        :raises PlayerSpecError: when it is neither.
        """
        kind, _, value = text.partition(":")
        if kind == "level":
            try:
                return cls(strength=require_strength(float(value)))
            except ValueError as error:
                raise PlayerSpecError(text, f"there is no level {value!r}") from error
        if kind == "engine" and value:
            return cls(command=_command(text, value))
        raise PlayerSpecError(text, "it names neither a level nor an engine")

    @property
    def label(self) -> str:
        """What to call the player where no engine has said its name."""
        if self.name:
            return self.name
        if self.strength is not None:
            return f"Level {self.strength:g}"
        return Path(self.command.program).stem if self.command is not None else "Engine"


def _command(text: str, value: str) -> EngineCommand:
    try:
        return launched(read_command(value))
    except CommandLineError as error:
        raise PlayerSpecError(text, str(error)) from error


class Fault(Enum):
    """What an engine did wrong to lose a game."""

    ILLEGAL_MOVE = "illegal move"
    CRASH = "crash"
    HANG = "hang"
    TIME = "time"


def fault_of(failure: EngineFailure) -> Fault:
    """The fault that a failure in mid-game is."""
    match failure.kind:
        case FailureKind.ILLEGAL_MOVE | FailureKind.ANSWERED_TWICE:
            return Fault.ILLEGAL_MOVE
        case FailureKind.TIMED_OUT | FailureKind.TIMED_OUT_PREPARING:
            return Fault.HANG
        case _:
            return Fault.CRASH


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player answers: a legal move where the verdict is MOVE, and what its search said of it.

    ``score`` in centipawns from its own side; ``spent_ms`` as measured here.
    """

    verdict: Verdict
    move: str
    spent_ms: int
    score: float | None = None
    depth: int | None = None
    nodes: int | None = None
    line: tuple[str, ...] = ()
    """The moves that its search expects, this one first."""


class Board(Protocol):
    """A game at somebody's turn: a `Session`, or what a server tells of one."""

    @property
    def record(self) -> Record: ...
    @property
    def path(self) -> RecordPath: ...
    @property
    def position(self) -> Position: ...
    @property
    def turn(self) -> Color: ...
    @property
    def clock(self) -> Clock | None: ...


@dataclass(frozen=True, slots=True)
class Usage:
    """What a player's searches of a game used, in all. ``depths`` is the sum over ``with_depth`` moves."""

    moves: int = 0
    time_ms: int = 0
    nodes: int = 0
    depths: int = 0
    with_depth: int = 0

    def __add__(self, other: Usage) -> Usage:
        return Usage(
            self.moves + other.moves,
            self.time_ms + other.time_ms,
            self.nodes + other.nodes,
            self.depths + other.depths,
            self.with_depth + other.with_depth,
        )

    def with_answer(self, answer: Answer) -> Usage:
        """With one more search."""
        known = answer.depth is not None
        return self + Usage(1, answer.spent_ms, answer.nodes or 0, answer.depth or 0, int(known))


class Seat:
    """A player's place at one board: its process, started at need, and its choice among the lines.

    Once ``stop`` is set it starts no more processes.
    """

    def __init__(
        self, spec: PlayerSpec, variant: Variant, timeouts: Timeouts | None, stop: threading.Event
    ) -> None:
        self.spec = spec
        self._variant = variant
        self._level = None if spec.strength is None else level_at(spec.strength, variant.id)
        self._timeouts = timeouts
        self._stop = stop
        self._rng = random.Random()
        self._opening: OpeningPlay | None = None
        self._engine: EngineHandle | None = None
        setup = spec.book
        self._book = None
        if setup is not None and setup.file:
            self._book = PlayedBook(Path(setup.file), Choose.BEST if setup.best else Choose.WEIGHT)

    @property
    def name(self) -> str:
        """What the player is called: by its description, else as its engine says."""
        if self.spec.name or self._level is not None or self._engine is None or not self._engine.name:
            return self.spec.label
        return self._engine.name

    def begin_game(self, seed: str) -> None:
        """Make ready for a game; one that has died since the last game is started again.

        :raises EngineFailedError: when the engine does not start.
        :raises EngineOptionError: when it does not take an option of the player's.
        """
        self._rng = random.Random(seed)
        planned = self._level is not None and self.spec.book is None
        self._opening = OpeningPlay(self._variant, self.spec.style, self._rng) if planned else None
        options = dict(self.spec.options)
        if self._level is not None:
            options = self._level.engine_options(processors()) | style_options(self.spec.style) | options
        if self._engine is not None:
            try:
                self._engine.prepare(self._variant.id, options)
                self._engine.wait_until_ready()
            except EngineFailedError:
                self.close()
            else:
                return
        command = self.spec.command or bundled_engine()
        self._engine = EngineHandle(command, timeouts=self._timeouts)
        if self._stop.is_set():
            self._engine.interrupt()
        self._engine.prepare(self._variant.id, options)
        self._engine.wait_until_ready()
        require_options(Path(command.program).name, self._engine.rejected, self.spec.options)

    def answer(self, session: Board, now_ms: int, budget_ms: int | None) -> Answer:
        """What it answers to the position of the session, its clock showing ``now_ms``.

        :raises EngineFailedError: when the engine breaks or answers with an illegal move.
        :raises EngineInterruptedError: when the match has been stopped.
        """
        assert self._engine is not None
        assert session.clock is not None
        if self._stop.is_set():
            raise EngineInterruptedError(self.name)
        moves = tuple(node.move.usi for node in session.record.node(session.path).line() if node.move)
        level, pace, start = self._level, self.spec.pace, session.record.start_sfen
        wishes = None
        if self._opening is not None:
            wishes = self._opening.wishes(start, moves, session.position, session.position.legal_moves())
        request = request_for(
            start,
            moves,
            session.position,
            pace.limits(session.clock, session.turn, now_ms) if level is None else level.limits(wishes),
            pace.longest_ms(budget_ms) if level is None else LONGEST_SEARCH_MS,
            {} if level is None else level.search_options(len(moves), wishes=wishes),
        )
        legal = request.legal or frozenset()
        text = "" if self._book is None else self._book.move(session.position, self._rng)
        if text:
            return Answer(Verdict.MOVE, text, 0)
        began = time.monotonic_ns()
        done = self._engine.search(request).result()
        spent_ms = (time.monotonic_ns() - began) // 1_000_000
        text = done.best.move or ""
        if done.best.verdict is Verdict.MOVE and level is not None:
            last = parse_usi_move(moves[-1], self._variant) if moves else None
            view = View(session.position, last)
            text = choose(level, len(moves), text, done.lines, legal, self._rng, view, wishes=wishes)
        best = done.lines[0] if done.lines else None
        if best is None or best.score is None:
            return Answer(done.best.verdict, text, spent_ms)
        score = value_of(best.score)
        return Answer(done.best.verdict, text, spent_ms, score, best.depth, best.nodes, best.pv)

    def interrupt(self) -> None:
        """Have the search that runs given up, from another thread; ``stop`` is set."""
        engine = self._engine
        if engine is not None:
            engine.interrupt()

    def close(self) -> None:
        """End the process; the next game starts another."""
        if self._book is not None:
            self._book.close()
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()
            engine.wait()
