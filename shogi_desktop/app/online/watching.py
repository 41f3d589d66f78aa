"""Somebody who watches at a server of ours: logs in without asking for a game, and sees what others play."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.app.online.company import Company
from shogi_desktop.app.online.connection import Connection
from shogi_desktop.app.online.seats import Place
from shogi_desktop.app.online.spectator import Spectator
from shogi_desktop.app.words.online import not_watched_sentence, talk_sentence
from shogi_desktop.csa.client import Account
from shogi_desktop.csa.errors import FailureKind, LineError, TalkFailure
from shogi_desktop.csa.events import Event, LoggedIn, TalkClosed, TalkFailed, Told
from shogi_desktop.csa.moves import MoveLine
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.csa.watching import WATCH, Seen, Watching
from shogi_desktop.game import Outcome

ANSWER_MS: Final = 5_000
"""A server of ours says within so long that it is one."""


class WatchStage(Enum):
    """Where somebody who watches stands."""

    AWAY = auto()
    CONNECTING = auto()
    WAITING = auto()
    WATCHING = auto()


class WatchTable(QObject):
    """Watches at one server at a time. Nothing in it waits, but `wait`.

    Signals:
        ``moved_on(WatchStage)``. ``failed(words)``: it has ended as it should not, and what writes why.

    :ivar company: what is said there: those who watch hear one another, and the players them after a game.
    """

    moved_on = Signal(object)
    failed = Signal(object)

    def __init__(self, spectator: Spectator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._spectator = spectator
        self._line = Connection(self)
        self._line.heard.connect(self._hear)
        self.company = Company(self._line.house, self)
        self._watching = Watching()
        self._place = Place("")
        self._stage = WatchStage.AWAY
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(ANSWER_MS)
        self._patience.timeout.connect(lambda: self._fail(partial(not_watched_sentence, self._place.host)))

    @property
    def stage(self) -> WatchStage:
        """Where we stand."""
        return self._stage

    @property
    def place(self) -> Place:
        """Where we are, or were last."""
        return self._place

    def log_in(self, place: Place, password: str) -> None:
        """Watch what is played there. :raises LineError: no server takes that name or password."""
        account = Account(place.user, place.account(password).password, is_house=True, is_extended=True)
        self.leave()
        self._place, self._watching = place, Watching()
        self._go(WatchStage.CONNECTING)
        self._line.open(place.address, account)

    def leave(self) -> None:
        """Watch no more; what was seen stays on the board."""
        self._patience.stop()
        self._spectator.break_off()
        self._line.leave()
        self.company.clear()
        self._go(WatchStage.AWAY)

    def wait(self, limit_s: float = 4.0) -> bool:
        """Block until no connection is left, after `leave`. False: the limit passed."""
        return self._line.wait(limit_s)

    def _go(self, stage: WatchStage) -> None:
        if stage is not self._stage:
            self._stage = stage
            self.moved_on.emit(stage)

    def _fail(self, words: Callable[[], str]) -> None:
        self.leave()
        self.failed.emit(words)

    def _hear(self, event: Event) -> None:
        match event:
            case LoggedIn():
                self._patience.start()
            case Told("DESKTOP", _):
                self._patience.stop()
                self.company.watch()
                self._line.house(WATCH)
            case Told(tag, text) if tag == WATCH:
                try:
                    self._see(text)
                except LineError as error:
                    self._fail_by(TalkFailure(FailureKind.BAD_LINE, str(error)))
            case Told("ERROR", _) if self._stage is WatchStage.CONNECTING:
                self._fail_by(TalkFailure(FailureKind.SERVER_FULL))
            case Told(tag, text):
                self.company.take(tag, text)
            case TalkFailed(failure):
                self._fail_by(failure)
            case TalkClosed():
                self._fail_by(TalkFailure(FailureKind.SERVER_GONE))
            case _:
                pass

    def _fail_by(self, failure: TalkFailure) -> None:
        self._fail(partial(talk_sentence, failure, self._place.host, self._place.port))

    def _see(self, text: str) -> None:
        """:raises LineError: it makes no sense."""
        spectator = self._spectator
        match self._watching.feed(text):
            case GameSummary() as summary:
                spectator.propose(summary, self._place.host)
            case Seen.STARTED:
                spectator.start()
                self._go(WatchStage.WATCHING)
            case MoveLine() as line:
                spectator.take(line)
            case Outcome() as outcome:
                spectator.end(lambda mirror: mirror.finish(outcome))
            case Seen.WAITING | Seen.REJECTED:
                self._go(WatchStage.WAITING)
            case _:
                pass
