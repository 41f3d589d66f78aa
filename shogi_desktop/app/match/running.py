"""A match played while the window goes on: in a thread of its own, which writes its files too."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.analysis.engines import politely
from shogi_desktop.app.engines.bridge import Bridge
from shogi_desktop.app.engines.bundled import EngineMissingError, bundled_engine
from shogi_desktop.app.engines.failures import missing_engine_text, words_for_failure
from shogi_desktop.app.engines.handle import EngineFailedError
from shogi_desktop.app.match.game import GameResult, MatchSpec
from shogi_desktop.app.match.players import PlayerSpec
from shogi_desktop.app.match.refusal_words import refusal_text
from shogi_desktop.app.match.refusals import REFUSED
from shogi_desktop.app.match.runner import Running, Stop, play_schedule
from shogi_desktop.app.match.standings import Standings
from shogi_desktop.app.match.tournament import Tournament
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.usi.command import EngineCommand

TICK_S: Final = 0.2


class MatchRun(QObject):
    """Plays one match at a time. Its owner is told in the thread that this was made in.

    :ivar progressed: `Standings`, after each game. :ivar ticked: the games in progress (`Running`), five
        times a second. :ivar faulted: a sentence: an engine broke, and has lost its game by it.
    :ivar finished: a sentence if something was in the way, else empty; the engines have ended.
    """

    progressed = Signal(object)
    ticked = Signal(object)
    faulted = Signal(object)
    finished = Signal(object)

    def __init__(
        self, parent: QObject | None = None, *, built_in: Callable[[], EngineCommand] = bundled_engine
    ) -> None:
        super().__init__(parent)
        self._built_in = built_in
        self._deliver = Bridge()
        self._stop: Stop | None = None
        self._thread: threading.Thread | None = None

    @property
    def is_running(self) -> bool:
        """Whether a match is played, or still about to end."""
        return self._stop is not None

    @property
    def is_stopping(self) -> bool:
        """Whether it is about to end."""
        return self._stop is not None and self._stop.is_set

    def start(self, tournament: Tournament, concurrency: int = 1) -> None:
        """Play what is missing of `tournament`, so many games at a time; until it ends leave it alone."""
        assert not self.is_running
        stop = self._stop = Stop()
        self._thread = threading.Thread(
            target=self._play, args=(tournament, concurrency, stop), name="engine-match"
        )
        self._thread.start()

    def stop(self) -> None:
        """Give up the games in progress; `finished` comes soon."""
        if self._stop is not None:
            self._stop.stop()

    def close(self, limit_s: float = 15.0) -> bool:
        """Stop, and wait until the engines have ended. False: the limit passed."""
        self.stop()
        thread, self._stop = self._thread, None
        if thread is not None:
            thread.join(limit_s)
        return thread is None or not thread.is_alive()

    # --- in the thread of the match -------------------------------------------------------------------------

    def _play(self, tournament: Tournament, concurrency: int, stop: Stop) -> None:
        told = time.monotonic()
        trouble: Sentence | None = None

        def over(match: int, game: GameResult) -> None:
            nonlocal told
            now = time.monotonic()
            seconds, told = now - told, now
            tournament.add(match, game, datetime.now().astimezone(), seconds)
            standings = Standings.of(tournament)
            self._tell(stop, lambda: self.progressed.emit(standings))
            if game.failure_words:
                self._tell(stop, lambda: self.faulted.emit(lambda: game.failure_words))

        def tick(running: Sequence[Running]) -> None:
            self._tell(stop, lambda: self.ticked.emit(tuple(running)))

        try:
            tournament.begin()
            play_schedule(
                [self._polite(spec) for spec in tournament.specs()],
                tournament.turns(),
                over,
                concurrency=concurrency,
                enough=tournament.enough,
                on_tick=tick,
                tick_s=TICK_S,
                stop=stop,
            )
        except EngineMissingError:
            trouble = missing_engine_text
        except EngineFailedError as error:
            failure = error.failure
            trouble = lambda: words_for_failure(failure).sentence  # noqa: E731 - its place is beside its like
        except REFUSED as error:
            trouble = partial(refusal_text, error)
        finally:
            self._tell(stop, lambda: self._finish(trouble))

    def _polite(self, spec: MatchSpec) -> MatchSpec:
        return replace(spec, first=self._politely(spec.first), second=self._politely(spec.second))

    def _politely(self, player: PlayerSpec) -> PlayerSpec:
        """The player with an engine of lower priority."""
        return replace(player, command=politely(player.command or self._built_in()))

    def _tell(self, stop: Stop, call: Callable[[], None]) -> None:
        """Have `call` called in the owner's thread, unless the match is not his any more by then."""

        def tell() -> None:
            if self._stop is stop:
                call()

        self._deliver(tell)

    def _finish(self, trouble: Sentence | None) -> None:
        self._stop = None
        self.finished.emit(trouble)
