"""A game analysed while the window goes on, and single moves tried: the same walk, asked through Qt's events.

One engine, started when it is first needed, left to the machine's leisure. What is asked anew replaces
what was asked before; what was found until then is not lost to whoever listened.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.judgement import loss_of
from shogi_desktop.app.analysis.engines import politely, share_of_machine
from shogi_desktop.app.analysis.game_analysis import (
    Effort,
    Finding,
    GameWalk,
    NoScoreError,
    Pace,
    Plan,
    Question,
)
from shogi_desktop.app.engines.bridge import Bridge
from shogi_desktop.app.engines.bundled import EngineMissingError, bundled_engine
from shogi_desktop.app.engines.failures import happened, missing_engine_text
from shogi_desktop.app.engines.handle import EngineHandle, EngineNews, Search
from shogi_desktop.game import ForcedMate, Path, Record
from shogi_desktop.rules import Move
from shogi_desktop.usi.client import Timeouts
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.events import Failed, SearchDone

_OVERDUE_MS: Final = 10_000
"""A search on a busy machine may be late by so much."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A move that was tried instead of a fault: what it costs, 0 … 1, and the line that answers it."""

    judged: JudgedMove
    move: Move
    loss: float
    reply: tuple[Move, ...] = ()


class GameAnalysis(QObject):
    """Analyses one game at a time.

    :ivar progressed: `Progress`, after each position. :ivar found_one: a `Finding`, as it is made.
    :ivar finished: all findings, by ply.
    :ivar tried: a `Tried`. :ivar failed: a sentence; nothing more will come of what was asked.
    """

    progressed = Signal(object)
    found_one = Signal(object)
    finished = Signal(object)
    tried = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        command: EngineCommand | None = None,
        parent: QObject | None = None,
        now_s: Callable[[], float] = time.monotonic,
        *,
        options: Mapping[str, object] | None = None,
        engines: int = 1,
    ) -> None:
        """:param command: another engine than the program's own. :param options: what it is given.
        :param engines: so many share the machine.
        """
        super().__init__(parent)
        self._command = command
        self._options = share_of_machine(engines) | dict(options or {})
        self._now_s = now_s
        self._engine: EngineHandle | None = None
        self._leaving: EngineHandle | None = None
        self._variant_id: str | None = None
        self._walk: GameWalk | None = None
        self._search: Search | None = None

    @property
    def is_running(self) -> bool:
        """Whether something is being looked for."""
        return self._walk is not None

    def start(self, record: Record, plan: Plan, known: Iterable[Finding] = (), path: Path = ()) -> None:
        """Analyse the line of `record` through `path`, by default the main one. The record may change
        meanwhile: it is copied.
        """
        walk = GameWalk(record, plan, path=path, known=known)
        pace = Pace(walk, self._now_s())

        def told(finding: Finding | None) -> None:
            if finding is not None:
                self.found_one.emit(finding)
            self.progressed.emit(pace.progress(self._now_s()))

        self._run(walk, told, lambda: self.finished.emit(dict(walk.findings)))

    def try_move(self, record: Record, judged: JudgedMove, move: Move, effort: Effort) -> None:
        """See what `move` is worth in place of the fault: searched as the game was."""
        if move == judged.best:
            self.cancel()
            self.tried.emit(Tried(judged, move, 0.0, judged.before.line[1:]))
            return
        line = Record(record.variant, record.start_sfen)
        node = line.root
        for before in judged.node.line()[:-1]:
            assert before.move is not None
            node = node.add(before.move)
        ply = node.add(move).ply
        known = Finding(ply - 1, judged.before)
        walk = GameWalk(line, Plan(effort, first=ply, last=ply), known=(known,))
        self._run(walk, lambda _: None, lambda: self._tell_tried(walk, judged, move, ply))

    @property
    def found(self) -> dict[int, Finding]:
        """What has been found so far of the game that is analysed, by ply."""
        return {} if self._walk is None else dict(self._walk.findings)

    def cancel(self) -> dict[int, Finding]:
        """Stop; what was found so far."""
        found = self.found
        self._walk = None
        search, self._search = self._search, None
        if search is not None:
            search.cancel()
        return found

    def let_go(self) -> None:
        """Let the engine go; nobody waits for its end."""
        self.cancel()
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()
            self._leaving = engine

    def wait(self, limit_ms: int) -> bool:
        """Wait for the end of an engine that was let go. False: the limit passed."""
        return self._leaving is None or self._leaving.wait(limit_ms / 1000)

    def close(self, limit_ms: int = 4_000) -> bool:
        """Let the engine go and wait for its end, at the program's exit. False: the limit passed."""
        self.let_go()
        return self.wait(limit_ms)

    def _run(self, walk: GameWalk, told: Callable[[Finding | None], None], done: Callable[[], None]) -> None:
        self.cancel()
        self._walk = walk
        question = walk.next()
        if question is None:
            self._walk = None
            done()
            return
        engine = self._ready_for(walk.record.variant.id)
        if engine is None:
            self._walk = None
            return
        told(None)
        self._ask(engine, walk, question, told, done)

    def _ask(
        self,
        engine: EngineHandle,
        walk: GameWalk,
        question: Question,
        told: Callable[[Finding | None], None],
        done: Callable[[], None],
    ) -> None:
        def answered(answer: SearchDone) -> None:
            if walk is not self._walk:
                return
            try:
                findings = walk.take(question, answer, engine.name)
            except NoScoreError as error:
                self._walk = None
                self.failed.emit(partial(_no_scores, error.engine))
                return
            following = walk.next()
            for finding in findings:
                told(finding)
            if not findings and question.nodes is not None:
                told(None)
            if following is not None:
                self._ask(engine, walk, following, told, done)
            else:
                self._walk = self._search = None
                done()

        self._search = engine.search(walk.request(question), on_answer=answered)

    def _tell_tried(self, walk: GameWalk, judged: JudgedMove, move: Move, ply: int) -> None:
        position = judged.position
        if ply in walk.findings:
            found = walk.findings[ply].evaluation
            loss = loss_of(judged.before.score, found.score, position.turn, position.variant)
            self.tried.emit(Tried(judged, move, loss, found.line))
        else:  # it ends the game: the other side has no move
            end = ForcedMate(position.turn)
            loss = loss_of(judged.before.score, end, position.turn, position.variant)
            self.tried.emit(Tried(judged, move, loss))

    def _ready_for(self, variant_id: str) -> EngineHandle | None:
        """The engine, prepared for the game; None where there is none, which has been told."""
        if self._engine is None:
            try:
                command = self._command or bundled_engine()
            except EngineMissingError:
                self.failed.emit(missing_engine_text)
                return None
            self._engine = EngineHandle(
                politely(command),
                self._on_news,
                Bridge(),
                timeouts=Timeouts(overdue_ms=_OVERDUE_MS),
                restarts=True,
            )
            self._variant_id = None
        if self._engine.has_failed or self._variant_id != variant_id:
            self._engine.prepare(variant_id, self._options)
            self._variant_id = variant_id
        return self._engine

    def _on_news(self, news: EngineNews) -> None:
        if isinstance(news, Failed) and self._walk is not None:
            self._walk = self._search = None
            self.failed.emit(happened(news.failure))


def _no_scores(engine: str) -> str:
    text = QCoreApplication.translate(
        "Engines", "The engine {engine} gives no scores. Choose another engine."
    )
    return text.format(engine=engine)
