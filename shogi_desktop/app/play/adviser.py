"""The engine as an adviser: a second process beside the opponent's, asked for its best line in a position.

It takes nothing from the game: the opponent's process and the clocks are not touched. It is launched when it
is first asked and stays until `close`. An answer carries the id of its question; one to an earlier question
never comes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from shogi_desktop.app.analysis.findings import seen_from_black
from shogi_desktop.app.engines.bridge import Bridge
from shogi_desktop.app.engines.bundled import EngineMissingError, bundled_engine
from shogi_desktop.app.engines.failures import happened, missing_engine_text
from shogi_desktop.app.engines.game import EngineGame, rule_options
from shogi_desktop.app.engines.handle import EngineHandle, EngineNews, request_for
from shogi_desktop.app.engines.launch import Launch
from shogi_desktop.game import Evaluation
from shogi_desktop.rules import Color, Move, Position, RulesError, Variant, parse_usi_move
from shogi_desktop.usi.client import Timeouts
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.events import Failed
from shogi_desktop.usi.messages import BestMove, GoLimits, Info, Score, Verdict

_HASH_MIB: Final = 64
_OVERDUE_MS: Final = 4_000
"""A busy machine may delay the answer: only an engine that hangs is given up."""


@dataclass(frozen=True, slots=True)
class Look:
    """How long the engine may look: whichever of `ms` and `nodes` ends first, and not beyond `depth` plies.

    :ivar lines: how many moves are scored.
    """

    ms: int
    nodes: int
    depth: int | None = None
    lines: int = 1


HINT: Final = Look(1_000, 1_000_000)
"""A hint is wanted soon: the strongest level's search, cut off after so long."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What the engine would play: the line it expects, its own move first, and the score for the mover.

    :ivar second: the score of the next best move; None where it was not asked for, or there is none.
    """

    line: tuple[Move, ...]
    score: Score | None = None
    second: Score | None = None

    def evaluation(self, mover: Color) -> Evaluation | None:
        """What is said of the position, where `mover` is to move; None without a score."""
        return None if self.score is None else Evaluation(seen_from_black(self.score, mover), line=self.line)


class Advises(Protocol):
    """Who is asked for a hint: `advised(id, Advice | None)` answers, None where there is nothing to play;
    `failed(text)` when no answer will come.
    """

    advised: SignalInstance
    failed: SignalInstance

    def ask(self, start: Position, moves: Sequence[Move], game: EngineGame, look: Look = HINT) -> int:
        """Look at the position after `moves` from `start`; the id of the question. One before it is lost."""

    def cancel(self, question: int) -> None:
        """No answer to that question is wanted any more."""

    def close(self, limit_ms: int = 4_000) -> bool:
        """Let the process go and wait for its end, at the program's exit. False: the limit passed."""


class EngineAdviser(QObject):
    """`Advises` by the engine that the player has chosen for it, else by the program's own or `command`."""

    advised = Signal(int, object)
    failed = Signal(object)

    def __init__(
        self,
        command: EngineCommand | None = None,
        parent: QObject | None = None,
        *,
        chosen: Callable[[Variant], Launch | None] = lambda _: None,
    ) -> None:
        """:param chosen: the player's engine for hints in a game; None for the program's own."""
        super().__init__(parent)
        self._command = command
        self._chosen = chosen
        self._launch: Launch | None = None
        self._engine: EngineHandle | None = None
        self._leaving: list[EngineHandle] = []
        self._prepared_for: tuple[Variant, EngineGame] | None = None
        self._last_id = 0

    def ask(self, start: Position, moves: Sequence[Move], game: EngineGame, look: Look = HINT) -> int:
        """Look at the position after `moves` from `start`; the id of the question. One before it is lost.

        :raises RulesError: when the moves cannot be made from the start.
        """
        position = start.copy()
        for move in moves:
            position.play(move)
        self._last_id = question = self._last_id + 1
        engine = self._ready_for(start.variant, game)
        if engine is not None:
            options: dict[str, object] = {}
            if self._launch is None:
                limits = GoLimits(movetime_ms=look.ms, nodes=look.nodes, depth=look.depth)
                options["MultiPV"] = look.lines
            else:  # told as a byōyomi: some engines crash on a time for the move
                limits = GoLimits(black_ms=0, white_ms=0, byoyomi_ms=look.ms)
            texts = tuple(move.usi for move in moves)
            engine.search(
                request_for(start.sfen(), texts, position, limits, look.ms, options),
                on_answer=lambda done: self.advised.emit(question, _advice(position, done.best, done.lines)),
            )
        return question

    def cancel(self, question: int) -> None:
        """No answer to that question is wanted any more."""
        if self._engine is not None and question == self._last_id:
            self._engine.cancel()

    def close(self, limit_ms: int = 4_000) -> bool:
        """Let the process go and wait for its end, at the program's exit. False: the limit passed."""
        self._let_go()
        leaving, self._leaving = self._leaving, []
        return all(engine.wait(limit_ms / 1000) for engine in leaving)

    def _let_go(self) -> None:
        if self._engine is not None:
            self._engine.close()
            self._leaving = [*(one for one in self._leaving if not one.has_ended), self._engine]
            self._engine = None

    def _ready_for(self, variant: Variant, game: EngineGame) -> EngineHandle | None:
        """An engine that knows the game; None where there is none, which has been told."""
        launch = self._chosen(variant)
        if launch != self._launch:
            self._let_go()
            self._launch = launch
        if self._engine is None:
            try:
                command = self._command or bundled_engine() if launch is None else launch.command
            except EngineMissingError:
                self.failed.emit(missing_engine_text)
                return None
            self._engine = EngineHandle(
                command, self._on_news, Bridge(), timeouts=Timeouts(overdue_ms=_OVERDUE_MS)
            )
            self._prepared_for = None
        if self._engine.has_failed or self._prepared_for != (variant, game):
            given = {"USI_Hash": _HASH_MIB, "Threads": 1} if launch is None else launch.options
            self._engine.prepare(variant.id, {**rule_options(game), **given})
        self._prepared_for = (variant, game)
        return self._engine

    def _on_news(self, news: EngineNews) -> None:
        if isinstance(news, Failed):
            self.failed.emit(happened(news.failure))


def _advice(position: Position, best: BestMove, lines: Sequence[Info]) -> Advice | None:
    """The answer in moves of the game; what follows the first impossible move of the line is left out."""
    if best.verdict is not Verdict.MOVE or best.move is None:
        return None
    main = next((line for line in lines if line.multipv == 1 and line.pv[:1] == (best.move,)), None)
    texts = (best.move,) if main is None else main.pv
    position, line = position.copy(), []
    for text in texts:
        try:
            move = parse_usi_move(text, position.variant)
            position.play(move)
        except (RulesError, ValueError):
            break
        line.append(move)
    second = next((line.score for line in lines if line.multipv == 2 and line.pv[:1] != (best.move,)), None)
    return Advice(tuple(line), None if main is None else main.score, second)
