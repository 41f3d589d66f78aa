"""What an engine says of a mate (``go mate``), held to the rules; and asking one while the window goes on.

What an engine claims is walked through before it is believed: a mate whose line is illegal, leaves a check
out or does not end in mate is no answer. Who waits in a thread asks by `app.problems.prover`.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.engines.bridge import Bridge
from shogi_desktop.app.engines.failures import happened
from shogi_desktop.app.engines.handle import EngineHandle, EngineNews, Search, request_for
from shogi_desktop.game.mating import is_mated
from shogi_desktop.rules import Move, MoveTextError, Position, parse_usi_move
from shogi_desktop.usi.client import Timeouts
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.events import Failed
from shogi_desktop.usi.messages import Checkmate, CheckmateResult, GoLimits


class Verdict(Enum):
    """Whether the side to move mates by checks alone; the value stands in JSON."""

    MATE = "mate"
    NO_MATE = "no mate"
    UNKNOWN = "unknown"


class Finding(Struct, frozen=True):
    """What a prover says of a position with the attacker to move; `line` goes from there to mate."""

    verdict: Verdict
    line: tuple[Move, ...] = ()

    @property
    def plies(self) -> int:
        """The length of the mate."""
        return len(self.line)


UNKNOWN: Final = Finding(Verdict.UNKNOWN)
NO_MATE: Final = Finding(Verdict.NO_MATE)
_OVERDUE_MS: Final = 2_000


def read_finding(position: Position, said: Checkmate) -> Finding:
    """What an engine has said of `position`, held to the rules: a wrong mate is no answer."""
    match said.result:
        case CheckmateResult.MATE:
            line = _checked_line(position, said.moves)
            return UNKNOWN if line is None else Finding(Verdict.MATE, line)
        case CheckmateResult.NO_MATE:
            return NO_MATE
        case _:
            return UNKNOWN


def _checked_line(position: Position, texts: tuple[str, ...]) -> tuple[Move, ...] | None:
    """The moves from `position` to mate; None where they are not that."""
    work = position.copy()
    line: list[Move] = []
    try:
        for text in texts:
            move = parse_usi_move(text, position.variant)
            if not work.is_legal(move):
                return None
            work.perform_trusted(move)
            if len(line) % 2 == 0 and not work.is_check():
                return None
            line.append(move)
    except MoveTextError:
        return None
    return tuple(line) if len(line) % 2 == 1 and is_mated(work) else None


class MateSearch(QObject):
    """Asks one engine at a time whether the side to move mates, without waiting.

    :ivar progressed: `Info`, what the engine says while it looks. :ivar found: a `Finding`. :ivar failed: a
        sentence: the engine broke; nothing more will come of what was asked.
    """

    progressed = Signal(object)
    found = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._deliver = Bridge()
        self._engine: EngineHandle | None = None
        self._options: Mapping[str, object] = {}
        self._variant_id: str | None = None
        self._search: Search | None = None

    @property
    def is_running(self) -> bool:
        """Whether an answer is to come."""
        return self._search is not None

    def start(
        self, command: EngineCommand, options: Mapping[str, object], position: Position, limit_ms: int
    ) -> None:
        """Look for a mate of the side to move in `position`; what was asked before is given up."""
        self.cancel()
        asked = position.copy()
        engine = self._ready(command, options, asked.variant.id)
        request = request_for(asked.sfen(), (), asked, GoLimits(mate_ms=limit_ms), limit_ms)
        self._search = engine.search(
            request, self.progressed.emit, on_mate_answer=lambda said: self._answer(asked, said)
        )

    def cancel(self) -> None:
        """Give up what is asked; nothing is heard of it."""
        search, self._search = self._search, None
        if search is not None:
            search.cancel()

    def close(self, limit_ms: int = 4_000) -> bool:
        """Let the engine go and wait for its end. False: the limit passed."""
        engine = self._let_go()
        return engine is None or engine.wait(limit_ms / 1000)

    def _let_go(self) -> EngineHandle | None:
        self.cancel()
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()
        return engine

    def _ready(self, command: EngineCommand, options: Mapping[str, object], variant_id: str) -> EngineHandle:
        engine = self._engine
        other = engine is not None and (engine.command != command or dict(self._options) != dict(options))
        if engine is None or other:
            self._let_go()
            timeouts = Timeouts(overdue_ms=_OVERDUE_MS)
            engine = self._engine = EngineHandle(command, self._hear, self._deliver, timeouts=timeouts)
            self._options, self._variant_id = dict(options), None
        if engine.has_failed or self._variant_id != variant_id:
            engine.prepare(variant_id, self._options)
            self._variant_id = variant_id
        return engine

    def _answer(self, position: Position, said: Checkmate) -> None:
        self._search = None
        self.found.emit(read_finding(position, said))

    def _hear(self, news: EngineNews) -> None:
        if isinstance(news, Failed) and self._search is not None:
            self._search = None
            self.failed.emit(happened(news.failure))
