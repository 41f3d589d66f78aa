"""A desk without a window: what a test plays on, with work done at once and what was told."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from shogi_desktop.app.board.changes import Changes
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.play.game import Game
from shogi_desktop.app.players.player import PlayerMaker
from shogi_desktop.app.records.game_journal import GameJournal
from shogi_desktop.app.system.background import Result


class AtOnce:
    """Does work in the midst of asking for it."""

    def run(
        self,
        work: Callable[[], Result],
        then: Callable[[Result], object] | None = None,
        failed: Callable[[Exception], object] | None = None,
    ) -> None:
        try:
            result = work()
        except Exception as error:
            if failed is None:
                raise
            failed(error)
        else:
            if then is not None:
                then(result)

    def drain(self) -> None:
        """Nothing waits."""


class OnDemand(AtOnce):
    """Does work at once, but tells of it only when that is asked for with `drain`, as a slow disk would."""

    def __init__(self) -> None:
        self._done: list[Callable[[], object]] = []

    def run(
        self,
        work: Callable[[], Result],
        then: Callable[[Result], object] | None = None,
        failed: Callable[[Exception], object] | None = None,
    ) -> None:
        super().run(work, then and (lambda result: self._done.append(lambda: then(result))), failed)

    def drain(self) -> None:
        """Tell of all that is done."""
        while self._done:
            self._done.pop(0)()


def at_once(folder: Path, report: Callable[[OSError, Path], None] = lambda *_: None) -> GameJournal:
    """A journal whose lines are on the disk when they are written."""
    return GameJournal(folder, report, AtOnce())


class Told:
    """A desk, and what it told.

    :ivar events: what happened. :ivar changes: what views heard.
    """

    def __init__(
        self,
        journal: GameJournal,
        players: PlayerMaker,
        now_ms: Callable[[], int],
        today: Callable[[], datetime] = datetime.now,
    ) -> None:
        self.desk = Desk(journal, players, now_ms, today)
        self.board = self.desk.board
        self.events: list[object] = []
        self.changes: list[Changes] = []
        self.board.happened.connect(self.events.append)
        self.board.changed.connect(self.changes.append)

    @property
    def current(self) -> Game:
        """The game on the board, where there must be one."""
        assert self.desk.game is not None
        return self.desk.game
