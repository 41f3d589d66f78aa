"""The engine as an adviser: a second process beside the opponent's, asked for its best line in a position.

It takes nothing from the game: the opponent's process and the clocks are not touched. It is launched when it
is first asked and stays until `close`. An answer carries the id of its question; one to an earlier question
never comes. What speaks with the process is loaded with the first question.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Signal, SignalInstance

from shogi_desktop.app.engines import EngineCommand, EngineMissingError, bundled_engine, words_for_failure
from shogi_desktop.app.leaving import Leaving
from shogi_desktop.app.levels import LEVELS
from shogi_desktop.app.opponent_protocol import OpponentGame
from shogi_desktop.app.opponents import rule_options
from shogi_desktop.rules import Move, Position, RulesError, Variant, parse_usi_move

if TYPE_CHECKING:
    from shogi_desktop.usi.events import Event
    from shogi_desktop.usi.messages import BestMove, Info, Score
    from shogi_desktop.usi.worker import EngineWorker

LOOK_MS: Final = 1_000
"""A hint is wanted soon: the strongest level's search, cut off after so long."""
_HASH_MIB: Final = 64


@dataclass(frozen=True, slots=True)
class Advice:
    """What the engine would play: the line it expects, its own move first, and the score for the mover."""

    line: tuple[Move, ...]
    score: Score | None = None


class Advises(Protocol):
    """Who is asked for a hint: `advised(id, Advice | None)` answers, None where there is nothing to play;
    `failed(text)` when no answer will come.
    """

    advised: SignalInstance
    failed: SignalInstance

    def ask(self, start: Position, moves: Sequence[Move], game: OpponentGame) -> int:
        """Look at the position after `moves` from `start`; the id of the question."""

    def cancel(self) -> None:
        """No answer is wanted any more."""

    def close(self, limit_ms: int = 4_000) -> bool:
        """Let the process go and wait for its end, at the program's exit. False: the limit passed."""


class EngineAdviser(QObject):
    """`Advises` by the program's own engine, or by `command`."""

    advised = Signal(int, object)
    failed = Signal(str)

    def __init__(self, command: EngineCommand | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = command
        self._worker: EngineWorker | None = None
        self._leaving = Leaving(self)
        self._prepared_for: tuple[Variant, OpponentGame] | None = None
        self._position: Position | None = None
        self._last_id = 0

    def ask(self, start: Position, moves: Sequence[Move], game: OpponentGame) -> int:
        """Look at the position after `moves` from `start`; the id of the question.

        :raises RulesError: when the moves cannot be made from the start.
        """
        from shogi_desktop.usi.client import SearchRequest  # noqa: PLC0415 - see above
        from shogi_desktop.usi.messages import GoLimits  # noqa: PLC0415

        position = start.copy()
        for move in moves:
            position.play(move)
        self._last_id += 1
        self._position = position
        legal = frozenset(move.usi for move in position.legal_moves())
        request = SearchRequest(
            self._last_id,
            start.sfen(),
            tuple(move.usi for move in moves),
            GoLimits(movetime_ms=LOOK_MS, nodes=LEVELS[-1].nodes),
            legal,
            LOOK_MS,
        )
        if self._ready_for(start.variant, game) and self._worker is not None:
            self._worker.search(request)
        return self._last_id

    def cancel(self) -> None:
        """No answer is wanted any more."""
        self._position = None
        if self._worker is not None:
            self._worker.cancel()

    def close(self, limit_ms: int = 4_000) -> bool:
        """Let the process go and wait for its end, at the program's exit. False: the limit passed."""
        self._dismiss()
        return self._leaving.wait(limit_ms)

    def _ready_for(self, variant: Variant, game: OpponentGame) -> bool:
        """Have an engine that knows the game; whether there is one."""
        from shogi_desktop.usi.client import Timeouts  # noqa: PLC0415 - see above
        from shogi_desktop.usi.worker import EngineWorker  # noqa: PLC0415

        options = {"USI_Hash": _HASH_MIB, "Threads": 1, **rule_options(game)}
        if self._worker is None:
            try:
                command = self._command or bundled_engine()
            except EngineMissingError:
                self.failed.emit(
                    QCoreApplication.translate(
                        "Engines", "The program's engine is missing. Install the program again."
                    )
                )
                return False
            # A busy machine may delay the answer: only an engine that hangs is given up.
            worker = EngineWorker(command, Timeouts(overdue_ms=4_000))
            worker.reported.connect(self._on_event)
            worker.start(variant.id, options)
            self._worker = worker
        elif self._prepared_for != (variant, game):
            self._worker.prepare(variant.id, options)
        self._prepared_for = (variant, game)
        return True

    def _on_event(self, event: Event) -> None:
        from shogi_desktop.usi.events import Failed, SearchDone  # noqa: PLC0415 - see above

        if self.sender() is not self._worker:
            return
        match event:
            case SearchDone(search_id, best, lines):
                if search_id == self._last_id and self._position is not None:
                    self.advised.emit(search_id, _advice(self._position, best, lines))
            case Failed(failure):
                self._dismiss()
                self.failed.emit(words_for_failure(failure).happened)

    def _dismiss(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            self._leaving.see_off(worker, self._on_event)


def _advice(position: Position, best: BestMove, lines: Sequence[Info]) -> Advice | None:
    """The answer in moves of the game; what follows the first impossible move of the line is left out."""
    from shogi_desktop.usi.messages import Verdict  # noqa: PLC0415 - see above

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
    return Advice(tuple(line), None if main is None else main.score)
