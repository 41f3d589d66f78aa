"""The computer as a player: an engine process behind ``think`` and a signal with the move.

An ``EngineOpponent`` plays one side of one game at one level. It owns the engine's process, starts it again
when it dies, with the position it was asked about, and drops every answer that nobody waits for any more.
`app.opponents` makes them.
"""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from shogi_desktop.app.book import book_moves
from shogi_desktop.app.crash_reports import without_personal
from shogi_desktop.app.engines.check import cause
from shogi_desktop.app.engines.failures import words_for_failure
from shogi_desktop.app.leaving import Leaving
from shogi_desktop.app.levels import LEVELS, Level, choose
from shogi_desktop.app.opponent_protocol import Clocks, OpponentGame
from shogi_desktop.app.opponents import MIN_REPLY_MS, Pace, rule_options
from shogi_desktop.app.style_options import style_options
from shogi_desktop.game import ClockReading
from shogi_desktop.rules import Color, Move, Position, RulesError, Variant, parse_usi_move
from shogi_desktop.usi.client import SearchRequest, Timeouts
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure, FailureKind
from shogi_desktop.usi.events import EngineReady, Event, Failed, SearchDone, SearchInfo, StillWaiting
from shogi_desktop.usi.messages import BestMove, GoLimits, Verdict
from shogi_desktop.usi.worker import EngineWorker

_LOG = logging.getLogger(__name__)

LEVEL_SEARCH_MS = 18_000
"""The longest a search of a fixed number of nodes may take on a slow machine; then it is told to stop."""

TIMEOUTS = Timeouts(overdue_ms=0, stop_ms=2_000)
"""An engine that does not answer that either, 20 s after it was asked, hangs, and is started again."""

SHORT_TURN_MS = 2_000
SHORT_TURN_MARGIN_MS = 300
"""Of a turn that short the engine is told so much less: the way to it and back, and a busy machine."""

_RESTARTED_AFTER = frozenset({FailureKind.DIED_IDLE, FailureKind.DIED_IN_SEARCH, FailureKind.TIMED_OUT})
"""A process that worked and then broke is started again; one that never worked would break again."""


FULL_STRENGTH = len(LEVELS)
"""The level that may use the clock as it likes, and think while the other side does."""


@dataclass(frozen=True, slots=True)
class _Question:
    """What is being thought about: enough to ask it again."""

    request: SearchRequest
    variant: Variant
    ply: int
    asked_ms: int
    min_reply_ms: int
    clocks: Clocks | None = None


class EngineOpponent(QObject):
    """The computer's player. Call it from the thread it lives in; nothing here waits.

    Signals:
        ``best_move(search_id, Move)``: the legal move it plays.
        ``resigned(search_id)``: it gives the game up.
        ``declared_win(search_id)``: it declares a win by impasse; whether rightly is not its to say.
        ``info(search_id, Info)``: what it says while thinking, at a rate a window can show.
        ``preparing(elapsed_ms)``: the engine is slow to get ready, and still given time.
        ``ready()``: the engine can think, now or after it was started again.
        ``restarting(text)``: the engine broke and is being started again; ``restarted()`` when it is ready.
        ``failed(text)``: the engine is of no use until ``restart``; ``failure`` has the details.
        ``ended()``: after ``quit``, the process is gone.
    """

    best_move = Signal(int, object)
    resigned = Signal(int)
    declared_win = Signal(int)
    info = Signal(int, object)
    preparing = Signal(int)
    ready = Signal()
    restarting = Signal(str)
    restarted = Signal()
    failed = Signal(str)
    ended = Signal()

    def __init__(
        self,
        command: EngineCommand,
        variant: Variant,
        level: Level,
        rng: random.Random,
        *,
        min_reply_ms: int = MIN_REPLY_MS,
        timeouts: Timeouts | None = None,
        game: OpponentGame | None = None,
        pace: Callable[[], Pace] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """``rng`` draws among the engine's lines; seeded, it makes the opponent's play repeatable.

        :param pace: asked before each move; without it no answer comes before `min_reply_ms`.
        """
        super().__init__(parent)
        self._command = command
        self._variant = variant
        self._level = level
        self._rng = rng
        self._pace = pace or (lambda: Pace(min_reply_ms))
        self._pondering: _Question | None = None
        self._timeouts = timeouts or TIMEOUTS
        self._game = game or OpponentGame()
        self._worker: EngineWorker | None = None
        self._leaving = Leaving(self)
        self._leaving.left.connect(self._on_left)
        self._last_id = 0
        self._question: _Question | None = None
        self._restarts = 0
        self._ready = False
        self._restarting = False
        self._quitting = False
        self._failure: EngineFailure | None = None
        self._reply: SearchDone | None = None
        self._reply_timer = QTimer(self)
        self._reply_timer.setSingleShot(True)
        self._reply_timer.timeout.connect(self._deliver)
        self._limit_timer = QTimer(self)
        self._limit_timer.setSingleShot(True)
        self._limit_timer.timeout.connect(self._end_search)

    @property
    def failure(self) -> EngineFailure | None:
        """The last failure, for the details behind a button; None when none has happened."""
        return self._failure

    @property
    def is_ready(self) -> bool:
        """Whether the engine's process is up and would search at once."""
        return self._ready

    @property
    def has_ended(self) -> bool:
        """Whether it has quit and left no process behind."""
        return self._quitting and not self._leaving

    # --- commands -------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Launch the engine, so that it is ready when it is first asked. ``think`` does it too."""
        if self._worker is None and not self._quitting:
            worker = EngineWorker(self._command, self._timeouts)
            worker.reported.connect(self._on_event)
            options = {
                **self._level.engine_options(),
                **rule_options(self._game),
                **style_options(self._game.style),
            }
            if self._ponders:
                options["USI_Ponder"] = True
            worker.start(self._variant.id, options)
            self._worker = worker

    def think(self, start_sfen: str, moves: Sequence[Move], clocks: Clocks | None = None) -> int:
        """Think about the position after ``moves``; what it thought about before is given up.

        In the opening a move of the style is played without thought, where the book has one.

        Returns the id that the answer will carry.

        :raises RulesError: when the moves cannot be made from the start.
        """
        pondering = self._pondering
        self._drop()
        texts = tuple(move.usi for move in moves)
        position = Position.from_sfen(start_sfen, self._variant)
        for move in moves:
            position.play(move)
        pace = self._pace()
        min_reply_ms = min(pace.at_least_ms, longest_reply_ms(clocks, position.turn))
        request = self._request(
            start_sfen, texts, position, limits_for(self._level, clocks, position.turn, pace)
        )
        hit = pondering is not None and (pondering.request.start_sfen, pondering.request.moves) == (
            start_sfen,
            texts,
        )
        if hit and pondering is not None:
            request = replace(request, search_id=pondering.request.search_id)
        else:
            self._last_id += 1
            request = replace(request, search_id=self._last_id)
        self._question = _Question(request, self._variant, len(moves), _now_ms(), min_reply_ms, clocks)
        self.start()
        known = book_moves(position, len(moves), self._game.style)
        if known:
            self._on_answer(
                SearchDone(request.search_id, BestMove(Verdict.MOVE, self._rng.choice(known)), ())
            )
            return request.search_id
        if self._worker is not None:
            if hit:
                self._worker.ponder_hit()
            else:
                self._worker.search(request)
        if pace.at_most_ms is not None:
            self._limit_timer.start(pace.at_most_ms)
        return request.search_id

    def _request(
        self, start_sfen: str, moves: tuple[str, ...], position: Position, limits: GoLimits
    ) -> SearchRequest:
        """The search of `position`, its id still to be given."""
        return SearchRequest(
            self._last_id,
            start_sfen,
            moves,
            limits,
            frozenset(move.usi for move in position.legal_moves()),
            longest_search_ms(limits, position.turn),
            self._level.search_options(len(moves)),
        )

    def _end_search(self) -> None:
        """It has thought as long as it may."""
        if self._reply is None and self._worker is not None and self._question is not None:
            self._worker.stop()

    @property
    def _ponders(self) -> bool:
        return self._level.number == FULL_STRENGTH and self._pace().ponders

    def _ponder(self, asked: _Question, played: str, expected: str | None) -> None:
        """Think on while the person does, about the position after the move expected from there."""
        if expected is None or not self._ponders:
            return
        start_sfen, texts = asked.request.start_sfen, (*asked.request.moves, played, expected)
        position = Position.from_sfen(start_sfen, self._variant)
        try:
            for text in texts:
                position.play(parse_usi_move(text, self._variant))
        except (RulesError, ValueError):
            return
        if self._worker is None or not position.legal_moves():
            return
        clocks = _after_move(asked.clocks, position.turn, _now_ms() - asked.asked_ms)
        limits = limits_for(self._level, clocks, position.turn, self._pace())
        self._last_id += 1
        request = self._request(start_sfen, texts, position, replace(limits, ponder=True))
        self._pondering = replace(asked, request=request)
        self._worker.search(request)

    def stop(self) -> None:
        """Move now: answer with the best found so far, and without the minimum thinking time."""
        if self._reply is not None:
            self._reply_timer.start(0)
        elif self._worker is not None and self._question is not None:
            self._question = replace(self._question, min_reply_ms=0)
            self._worker.stop()

    def cancel(self) -> None:
        """Stop thinking; no answer comes any more."""
        self._drop()
        if self._worker is not None:
            self._worker.cancel()

    def restart(self) -> None:
        """Start the engine anew, after ``failed`` or at any time; what it was asked is asked again."""
        self._restarts = 0
        self._relaunch()

    def quit(self) -> None:
        """Let go of the engine. Returns at once; ``ended`` follows when the process is gone."""
        self._drop()
        self._quitting = True
        self._dismiss()
        if not self._leaving:
            QTimer.singleShot(0, self, self.ended.emit)

    def wait(self, limit_ms: int = 4_000) -> bool:
        """Block until the processes are gone, after ``quit`` at the program's exit. False: limit passed."""
        return self._leaving.wait(limit_ms)

    # --- what the engine says -------------------------------------------------------------------------------

    def _on_event(self, event: Event) -> None:
        if self.sender() is not self._worker:
            return  # on its way here when that process was dismissed
        match event:
            case SearchDone():
                self._on_answer(event)
            case SearchInfo(search_id, info):
                if self._question is not None and search_id == self._question.request.search_id:
                    self.info.emit(search_id, info)
            case EngineReady():
                self._on_ready()
            case StillWaiting():
                self.preparing.emit(event.elapsed_ms)
            case Failed(failure):
                self._on_failure(failure)

    def _on_ready(self) -> None:
        restarted, self._restarting, self._ready = self._restarting, False, True
        if restarted:
            self.restarted.emit()
        self.ready.emit()

    def _on_answer(self, done: SearchDone) -> None:
        question = self._question
        if question is None or done.search_id != question.request.search_id:
            return
        self._restarts = 0
        self._limit_timer.stop()
        self._reply = done
        self._reply_timer.start(max(0, question.min_reply_ms - (_now_ms() - question.asked_ms)))

    def _deliver(self) -> None:
        question, done = self._question, self._reply
        self._question = self._reply = None
        if question is None or done is None:
            return
        search_id = done.search_id
        match done.best.verdict:
            case Verdict.RESIGN:
                self.resigned.emit(search_id)
            case Verdict.WIN:
                self.declared_win.emit(search_id)
            case Verdict.MOVE:
                legal = question.request.legal or frozenset()
                text = choose(self._level, question.ply, done.best.move or "", done.lines, legal, self._rng)
                if text == done.best.move:
                    self._ponder(question, text, done.best.ponder)
                self.best_move.emit(search_id, parse_usi_move(text, question.variant))

    def _on_failure(self, failure: EngineFailure) -> None:
        self._failure = failure
        self._dismiss()
        words = words_for_failure(failure)
        _LOG.warning("%s", without_personal(f"{words.details}\n{cause(failure)}".rstrip()))
        if failure.kind in _RESTARTED_AFTER and self._restarts == 0:
            self._restarts += 1
            text = QCoreApplication.translate("Engines", "It is being started again.")
            self.restarting.emit(f"{words.happened} {text}")
            self._relaunch()
        else:
            self._drop()
            self.failed.emit(words.sentence)

    # --- the process ----------------------------------------------------------------------------------------

    def _relaunch(self) -> None:
        self._dismiss()
        self._restarting = True
        self.start()
        if self._question is not None and self._reply is None and self._worker is not None:
            self._worker.search(self._question.request)

    def _dismiss(self) -> None:
        """Have the present process end, unheard."""
        self._pondering = None
        worker, self._worker = self._worker, None
        self._restarting = self._ready = False
        if worker is not None:
            self._leaving.see_off(worker, self._on_event)

    def _on_left(self) -> None:
        if self.has_ended:
            self.ended.emit()

    def _drop(self) -> None:
        self._question = self._reply = self._pondering = None
        self._reply_timer.stop()
        self._limit_timer.stop()


def limits_for(level: Level, clocks: Clocks | None, turn: Color, pace: Pace | None = None) -> GoLimits:
    """The level's limits; with a clock the engine must also know its time, lest it lose by it.

    At full strength it has no other limit than its time where `pace` says so. USI has one byōyomi for both
    sides: the one of the side to move is sent.
    """
    limits = level.limits()
    if clocks is None:
        return limits
    if pace is not None and pace.uses_clock and level.number == FULL_STRENGTH:
        limits = replace(limits, nodes=None)
    black = turn is Color.BLACK
    mine = clocks.black if black else clocks.white
    increments = [clocks.black_increment_ms, clocks.white_increment_ms]
    fischer = any(increments)
    own = 0 if black else 1
    increments[own] = _with_margin(increments[own])
    mains = [clocks.black.main_ms, clocks.white.main_ms]
    if not mine.byoyomi_ms:
        mains[own] = _with_margin(mains[own])
    return replace(
        limits,
        black_ms=mains[0],
        white_ms=mains[1],
        byoyomi_ms=None if fischer else _with_margin(mine.byoyomi_ms),
        black_increment_ms=increments[0] if fischer else None,
        white_increment_ms=increments[1] if fischer else None,
    )


def longest_search_ms(limits: GoLimits, turn: Color) -> int:
    """How long a search with these limits may last before it is told to stop."""
    if limits.nodes is not None:
        return LEVEL_SEARCH_MS
    main = limits.black_ms if turn is Color.BLACK else limits.white_ms
    increment = limits.black_increment_ms if turn is Color.BLACK else limits.white_increment_ms
    return max(LEVEL_SEARCH_MS, (main or 0) + (limits.byoyomi_ms or 0) + (increment or 0))


def _after_move(clocks: Clocks | None, mover: Color, spent_ms: int) -> Clocks | None:
    """The clocks as they will stand at least when `mover`, who has just spent so much, is to move again."""
    if clocks is None:
        return None
    if mover is Color.BLACK:
        return replace(clocks, black=_less(clocks.black, spent_ms))
    return replace(clocks, white=_less(clocks.white, spent_ms))


def _less(reading: ClockReading, spent_ms: int) -> ClockReading:
    return replace(reading, main_ms=max(0, reading.main_ms - spent_ms))


def longest_reply_ms(clocks: Clocks | None, turn: Color) -> int:
    """How long a move may be held back lest the side to move run short of time by it."""
    if clocks is None:
        return LEVEL_SEARCH_MS
    mine = clocks.black if turn is Color.BLACK else clocks.white
    return (mine.main_ms + mine.byoyomi_ms) // 2


def _with_margin(turn_ms: int) -> int:
    """What the engine is told of a byōyomi, an increment or a last main time of `turn_ms`."""
    return turn_ms - min(SHORT_TURN_MARGIN_MS, turn_ms) if turn_ms <= SHORT_TURN_MS else turn_ms


def _now_ms() -> int:
    return time.monotonic_ns() // 1_000_000
