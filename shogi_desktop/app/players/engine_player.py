"""An engine as a player: what it is asked, how its answer becomes a move, what it thinks of its game.

It plays one side of one game, at a level of the program's own engine or as an engine of its own. The process
and its restarts are `app.engines.handle`'s business, which also drops every answer that nobody waits for.
"""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, QTimer

from shogi_desktop.app.books.choosing import Choose, PlayedBook
from shogi_desktop.app.books.trouble import BookTrouble
from shogi_desktop.app.books.words import trouble_text
from shogi_desktop.app.engines.bridge import Bridge
from shogi_desktop.app.engines.check import cause
from shogi_desktop.app.engines.failures import words_for_failure
from shogi_desktop.app.engines.game import EngineGame, rule_options
from shogi_desktop.app.engines.handle import EngineHandle, EngineNews, Restarting, Search, request_for
from shogi_desktop.app.players.engine_kind import EngineKind
from shogi_desktop.app.players.levels import choose, value_of
from shogi_desktop.app.players.opening_play import OpeningPlay
from shogi_desktop.app.players.player import Clocks, Course, Player
from shogi_desktop.app.players.sight import View
from shogi_desktop.app.players.style_options import style_options
from shogi_desktop.app.players.tempo import Turn, pause_ms
from shogi_desktop.app.players.thinking_time import (
    Pace,
    clocks_after,
    hurry_of,
    limits_for,
    longest_reply_ms,
    longest_search_ms,
)
from shogi_desktop.app.players.wishes import Wishes
from shogi_desktop.app.settings.game_setup import BookSetup
from shogi_desktop.app.system.background import Background
from shogi_desktop.app.system.crash_reports import without_personal
from shogi_desktop.app.system.machine import processors
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.game import Event, GameEnded
from shogi_desktop.rules import Position, RulesError, Variant, parse_usi_move
from shogi_desktop.usi.client import Timeouts
from shogi_desktop.usi.errors import EngineFailure
from shogi_desktop.usi.events import EngineReady, Failed, SearchDone, StillWaiting
from shogi_desktop.usi.messages import BestMove, GoLimits, Info, Verdict
from shogi_desktop.usi.search import SearchRequest

_LOG = logging.getLogger(__name__)

TIMEOUTS = Timeouts(overdue_ms=0, stop_ms=2_000)
"""An engine that does not answer to `stop` either, 20 s after it was asked, hangs, and is started again."""


class _Question(Struct, frozen=True):
    """What is being thought about."""

    course: Course
    position: Position
    request: SearchRequest
    asked_ms: int
    min_reply_ms: int
    clocks: Clocks | None
    wishes: Wishes | None = None


class EnginePlayer(Player):
    """A player behind an engine's process. Call it from the thread it lives in."""

    def __init__(
        self,
        kind: EngineKind,
        variant: Variant,
        rng: random.Random,
        *,
        game: EngineGame | None = None,
        pace: Callable[[], Pace] = Pace,
        timeouts: Timeouts | None = None,
        parent: QObject | None = None,
    ) -> None:
        """``rng`` draws among the engine's lines; seeded, it makes the play repeatable.

        :param pace: asked before each move.
        """
        super().__init__(kind.name, parent)
        self._kind = kind
        self._variant = variant
        self._rng = rng
        self._pace = pace
        self._game = game or EngineGame()
        self._engine = EngineHandle(
            kind.command, self._on_news, Bridge(), timeouts=timeouts or TIMEOUTS, restarts=True
        )
        self._book = _book_of(kind.book)
        # Who plays from a book of the person's choice, or is to play from none, follows no plan beside it.
        planned = kind.level is not None and kind.book is None
        self._opening = OpeningPlay(variant, self._game.style, rng) if planned else None
        self._reader = Background("book", self)
        self._prepared = False
        self._restarting = False
        self._question: _Question | None = None
        self._search: Search | None = None
        self._hurried = False
        self._ahead: tuple[Course, Search] | None = None
        self._reply: SearchDone | None = None
        self._text = ""
        self.is_ready = False
        self._reply_timer = self._timer(self._deliver)
        self._limit_timer = self._timer(self._end_search)

    def _timer(self, due: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(due)
        return timer

    @property
    def failure(self) -> EngineFailure | None:
        """The last failure, for the details behind a button; None when none has happened."""
        return self._engine.failure

    @property
    def has_ended(self) -> bool:
        """Whether it was closed and has left no process behind."""
        return self._engine.has_ended

    # --- what the game asks ---------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Launch the engine, so that it is ready when it is first asked. ``think`` does it too."""
        if self._prepared:
            return
        self._prepared = True
        level = self._kind.level
        options: dict[str, object] = {} if level is None else level.engine_options(processors())
        options |= {**rule_options(self._game), **style_options(self._game.style)}
        if self._ponders:
            options["USI_Ponder"] = True
        self._engine.prepare(self._variant.id, options | dict(self._kind.options or {}))
        if self._book is not None:
            # A large one takes seconds to be looked through, once.
            self._reader.run(self._book.open, failed=self._warn)

    def think(self, course: Course, clocks: Clocks | None = None) -> None:
        """Think about the position that `course` has reached; what it thought about before is given up.

        A move of the book is played without thought, where it has one.

        :raises RulesError: when the moves cannot be made from the start.
        """
        position = course.position(self._variant)
        ahead, self._ahead = self._ahead, None
        self._forget()
        self.prepare()
        pace = self._pace()
        wishes = self._wishes(course, position)
        limits = limits_for(self._kind.level, clocks, position.turn, pace, self._kind.limits, wishes)
        request = self._request(course, position, limits, wishes)
        min_reply_ms = min(pace.at_least_ms, longest_reply_ms(clocks, position.turn))
        self._question = _Question(course, position, request, _now_ms(), min_reply_ms, clocks, wishes)
        self.is_thinking = True
        if self._book is not None:
            question, book = self._question, self._book
            self._reader.run(
                lambda: book.move(position, self._rng),
                lambda text: self._on_book(question, text, ahead),
            )
            return
        self._on_book(self._question, "", ahead)

    def _on_book(self, question: _Question, text: str, ahead: tuple[Course, Search] | None) -> None:
        """Play the book's move; where it has none, search."""
        if self._book is not None and self._book.trouble is not None:
            self._warn(self._book.trouble)
        if question is not self._question:
            return
        if text:
            self._on_answer(SearchDone(0, BestMove(Verdict.MOVE, text), ()))
            return
        course, request, pace = question.course, question.request, self._pace()
        if ahead is not None and ahead[0] == course and ahead[1].is_running:
            self._search = ahead[1]
            self._search.ponder_hit(request, self._on_info, self._on_answer)
        else:
            self._search = self._engine.search(request, self._on_info, self._on_answer)
        if self._hurried:
            self._search.stop()
        elif pace.at_most_ms is not None:
            self._limit_timer.start(pace.at_most_ms)

    def stop(self) -> None:
        """Move now: answer with the best found so far, and without the minimum thinking time."""
        if self._reply is not None:
            self._reply_timer.start(0)
        elif self._question is not None and self._search is not None:
            self._question = replace(self._question, min_reply_ms=0)
            self._search.stop()
        elif self._question is not None:
            # The book is being asked.
            self._hurried = True

    def cancel(self) -> None:
        """Stop thinking, ahead too; no answer comes any more."""
        self._ahead = None
        self._forget()
        self._engine.cancel()

    def told(self, event: Event) -> None:
        """Rest when the game is over."""
        super().told(event)
        if isinstance(event, GameEnded):
            self.cancel()

    def restart(self) -> None:
        """Start the engine anew, after it failed or at any time; what it thinks about is asked again."""
        self.has_failed = self.is_ready = False
        self._restarting = True
        self._engine.restart()

    def close(self) -> None:
        """Let go of the engine. Returns at once; the process ends by itself."""
        self._ahead = None
        self._forget()
        self.is_ready = False
        self._engine.close()
        if self._book is not None:
            self._reader.run(self._book.close, lambda _: self._reader.close())

    def wait(self, limit_ms: int = 4_000) -> bool:
        """Block until the processes are gone, after `close` at the program's exit. False: limit passed."""
        self._reader.close()
        return self._engine.wait(limit_ms / 1000)

    # --- what the engine says -------------------------------------------------------------------------------

    def _on_info(self, info: Info) -> None:
        if info.multipv == 1 and info.score is not None:
            self.score = round(value_of(info.score))

    def _on_answer(self, done: SearchDone) -> None:
        question = self._question
        if question is None:
            return
        self._limit_timer.stop()
        self._reply = done
        self._text = self._choice(question, done) if done.best.verdict is Verdict.MOVE else ""
        wanted = max(question.min_reply_ms, self._pause(question, done))
        self._reply_timer.start(max(0, wanted - (_now_ms() - question.asked_ms)))

    def _pause(self, question: _Question, done: SearchDone) -> int:
        """How long a person would take for that move; 0 where answers are to come at once."""
        pace = self._pace()
        if not pace.natural or self._kind.level is None or self._hurried or not self._text:
            return 0
        position, course = question.position, question.course
        turn = Turn(
            len(course.moves),
            tuple(value_of(line.score) for line in done.lines if line.score is not None),
            retakes=course.is_retaken_by(parse_usi_move(self._text, self._variant), self._variant),
            is_forced=len(question.request.legal or ()) == 1,
        )
        chance = random.Random(position.sfen()).random()
        pause = pause_ms(turn, question.clocks, position.turn, self._kind.tempo, chance)
        return min(pause, pace.at_most_ms or pause, longest_reply_ms(question.clocks, position.turn))

    def _deliver(self) -> None:
        question, done, text = self._question, self._reply, self._text
        self._forget()
        # What is forgotten has no time to be told.
        assert question is not None
        assert done is not None
        match done.best.verdict:
            case Verdict.RESIGN:
                self.resigned.emit()
            case Verdict.WIN:
                self.declared_win.emit()
            case Verdict.MOVE:
                if text == done.best.move:
                    self._think_ahead(question, text, done.best.ponder)
                self.chose.emit(parse_usi_move(text, self._variant))

    def _choice(self, question: _Question, done: SearchDone) -> str:
        """The move that its level plays where the engine has answered so."""
        best, level = done.best.move or "", self._kind.level
        if level is None:
            return best
        legal = question.request.legal or frozenset()
        view = View(question.position, question.course.moves[-1] if question.course.moves else None)
        hurry = hurry_of(question.clocks, question.position.turn)
        ply, temper, wishes = len(question.course.moves), self._kind.temper, question.wishes
        return choose(level, ply, best, done.lines, legal, self._rng, view, hurry, temper, wishes)

    def _on_news(self, news: EngineNews) -> None:
        match news:
            case EngineReady():
                restarted, self._restarting = self._restarting, False
                self.is_ready, self.is_starting = True, False
                self.name = self.name or self._engine.name
                if restarted:
                    self.restarted.emit()
                self.ready.emit()
            case StillWaiting():
                if not self.is_starting:
                    self.is_starting = True
                    self.delayed.emit()
            case Restarting(failure):
                self.is_ready, self._restarting, self._ahead = False, True, None
                _log(failure)
                self.restarting.emit(partial(_restarting_text, failure))
            case Failed(failure):
                self._ahead = None
                self._forget()
                self.is_ready = self.is_starting = self._restarting = False
                self.has_failed = True
                _log(failure)
                self.failed.emit(lambda: words_for_failure(failure).sentence)

    def _warn(self, error: Exception) -> None:
        """Say what is wrong with the book; the game goes on without it."""
        if not isinstance(error, BookTrouble):
            raise error
        self._book = None
        self.warned.emit(partial(trouble_text, error))

    # --- thinking -------------------------------------------------------------------------------------------

    def _wishes(self, course: Course, position: Position) -> Wishes | None:
        """What its opening plan wishes of the move to make."""
        if self._opening is None:
            return None
        return self._opening.wishes(course.start_sfen, course.texts, position, position.legal_moves())

    def _request(
        self, course: Course, position: Position, limits: GoLimits, wishes: Wishes | None
    ) -> SearchRequest:
        level = self._kind.level
        options = {} if level is None else level.search_options(len(course.moves), self._kind.temper, wishes)
        expected_ms = longest_search_ms(limits, position.turn, level=level is not None)
        return request_for(course.start_sfen, course.texts, position, limits, expected_ms, options)

    def _end_search(self) -> None:
        """It has thought as long as it may: no answer is there yet, else the time had been stopped."""
        if self._search is not None:
            self._search.stop()

    @property
    def _ponders(self) -> bool:
        level = self._kind.level
        if level is None:
            return self._kind.ponders
        return level.is_full_strength and self._pace().ponders

    def _think_ahead(self, asked: _Question, played: str, expected: str | None) -> None:
        """Think on while the other side does, about the position after the move expected from there."""
        if expected is None or not self._ponders:
            return
        try:
            moves = (parse_usi_move(text, self._variant) for text in (played, expected))
            course = replace(asked.course, moves=(*asked.course.moves, *moves))
            position = course.position(self._variant)
        except (RulesError, ValueError):
            return
        if not position.legal_moves():
            return
        clocks = clocks_after(asked.clocks, position.turn, _now_ms() - asked.asked_ms)
        wishes, kind = self._wishes(course, position), self._kind
        limits = limits_for(kind.level, clocks, position.turn, self._pace(), kind.limits, wishes)
        search = self._engine.search(self._request(course, position, replace(limits, ponder=True), wishes))
        self._ahead = course, search

    def _forget(self) -> None:
        self._question = self._search = self._reply = None
        self.is_thinking = self._hurried = False
        self._reply_timer.stop()
        self._limit_timer.stop()


def _book_of(setup: BookSetup | None) -> PlayedBook | None:
    if setup is None or not setup.file:
        return None
    return PlayedBook(Path(setup.file), Choose.BEST if setup.best else Choose.WEIGHT)


def _restarting_text(failure: EngineFailure) -> str:
    return sentences(
        words_for_failure(failure).happened, QCoreApplication.translate("Engines", "It is being restarted.")
    )


def _log(failure: EngineFailure) -> None:
    """Keep the details of a failure in the log."""
    details = words_for_failure(failure).details
    _LOG.warning("%s", without_personal(f"{details}\n{cause(failure)}".rstrip()))


def _now_ms() -> int:
    return time.monotonic_ns() // 1_000_000
