"""A person at a server: logs in, waits, agrees, plays one game on the board, and leaves.

The connection is a thread of its own (`csa.carrier`); what it hears is told here in the window's. Each game
is written to its file with each move, in another thread, so that a lost connection or a kill costs nothing of
it. The password is handed to the talk and kept nowhere.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from enum import Enum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.engines.bridge import Bridge
from shogi_desktop.app.online.files import save_record
from shogi_desktop.app.online.refereed import RefereedGame
from shogi_desktop.app.play.events import Ended
from shogi_desktop.app.system.background import Runs
from shogi_desktop.app.words.online import skew_sentence, talk_sentence
from shogi_desktop.csa.carrier import Address, Carrier, Command
from shogi_desktop.csa.client import Account, CsaClient
from shogi_desktop.csa.errors import FailureKind, LineError, TalkFailure
from shogi_desktop.csa.events import (
    Event,
    GameOver,
    GameRejected,
    GameStarted,
    LoggedIn,
    MoveTold,
    Proposed,
    TalkClosed,
    TalkFailed,
)
from shogi_desktop.csa.mirror import Mirror
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.game import Outcome, Reason, Record


class Stage(Enum):
    """Where a person stands at a server."""

    AWAY = "away"
    CONNECTING = "connecting"
    WAITING = "waiting for a game"
    ASKED = "asked to agree"
    AGREED = "waiting for the other side"
    PLAYING = "playing"


class OnlineTable(QObject):
    """One person's talk with one server at a time. Nothing in it waits, but `wait`.

    Signals:
        ``moved_on(Stage)``: the stage is another one. ``proposed(GameSummary)``: `agree` or `reject`.
        ``rejected(name)``: somebody did not want the game; another may be proposed.
        ``over(Outcome)``: the game has ended, or was broken off.
        ``failed(text)``: the talk has ended as it should not; a game that was on is kept as far as it went.
        ``noticed(text)``: something worth a word. ``unsaved(OSError, Path)``: the disk refused the game.
    """

    moved_on = Signal(object)
    proposed = Signal(object)
    rejected = Signal(str)
    over = Signal(object)
    failed = Signal(str)
    noticed = Signal(str)
    unsaved = Signal(object, object)

    def __init__(
        self,
        board: BoardModel,
        folder: Path,
        disk: Runs,
        now_ms: Callable[[], int],
        today: Callable[[], datetime] = datetime.now,
        parent: QObject | None = None,
    ) -> None:
        """:param folder: where games are written. :param disk: writes them. :param now_ms: monotonic."""
        super().__init__(parent)
        self._board, self._folder, self._disk = board, folder, disk
        self._now, self._today = now_ms, today
        self._bridge = Bridge()
        self._carrier: Carrier | None = None
        self._leaving: list[Carrier] = []
        self._address = Address("")
        self._stage = Stage.AWAY
        self._summary: GameSummary | None = None
        self._game: RefereedGame | None = None
        self._name = ""

    @property
    def stage(self) -> Stage:
        """Where we stand."""
        return self._stage

    @property
    def game(self) -> RefereedGame | None:
        """The game that is played."""
        return self._game

    # --- commands -------------------------------------------------------------------------------------------

    def log_in(self, address: Address, account: Account) -> None:
        """Connect, and wait for a game; a talk that there was is left."""
        self.leave()
        self._address = address
        # The carrier is known to its own events, so that none of an earlier one is taken for a later one's.
        carrier = Carrier(address, CsaClient(account), lambda event: self._bridge(lambda: heard(event)))
        heard = partial(self._hear, carrier)
        self._carrier = carrier
        self._go(Stage.CONNECTING)
        carrier.start()

    def agree(self) -> None:
        """Take the proposed game."""
        if self._stage is Stage.ASKED:
            self._give(CsaClient.agree)
            self._go(Stage.AGREED)

    def reject(self) -> None:
        """Do not take it, and wait for another."""
        if self._stage in {Stage.ASKED, Stage.AGREED}:
            self._give(CsaClient.reject)

    def leave(self) -> None:
        """Log out; a game that goes on is given up, and kept as far as it went."""
        self._break_off()
        self._part()

    def wait(self, limit_s: float = 4.0) -> bool:
        """Block until no connection is left, after `leave` at the program's exit. False: the limit passed."""
        return all(carrier.wait(limit_s) for carrier in self._leaving)

    def _give(self, command: Command) -> None:
        if self._carrier is not None:
            self._carrier.give(command)

    def _part(self) -> None:
        """Let the connection go."""
        carrier, self._carrier, self._summary = self._carrier, None, None
        if carrier is not None:
            carrier.leave()
            self._leaving = [*(one for one in self._leaving if one.is_running), carrier]
        self._go(Stage.AWAY)

    def _go(self, stage: Stage) -> None:
        if stage is not self._stage:
            self._stage = stage
            self.moved_on.emit(stage)

    # --- what the server says -------------------------------------------------------------------------------

    def _hear(self, carrier: Carrier, event: Event) -> None:
        if carrier is not self._carrier:
            return
        try:
            self._take(event)
        except LineError as error:
            self._fail(TalkFailure(FailureKind.BAD_LINE, str(error)))

    def _take(self, event: Event) -> None:
        """:raises LineError: the server tells a move that cannot be made."""
        game = self._game
        match event:
            case LoggedIn():
                self._go(Stage.WAITING)
            case Proposed(summary):
                self._summary = summary
                self._go(Stage.ASKED)
                self.proposed.emit(summary)
            case GameRejected(by=by):
                self._summary = None
                self._go(Stage.WAITING)
                self.rejected.emit(by)
            case GameStarted() if self._summary is not None:
                self._begin(Mirror(self._summary))
            case MoveTold(move) if game is not None:
                game.take(move)
                self._save(game)
            case GameOver() if game is not None:
                self._end(game, game.end(event))
                self._part()
            case TalkFailed(failure):
                self._fail(failure)
            case TalkClosed():
                self._break_off()
                self._part()
            case _:
                pass  # lines beside the protocol are not for a person yet

    def _fail(self, failure: TalkFailure) -> None:
        self._break_off()
        self._part()
        self.failed.emit(talk_sentence(failure, self._address.host, self._address.port))

    # --- the game -------------------------------------------------------------------------------------------

    def _begin(self, mirror: Mirror) -> None:
        """Put the game on the board. Its file has the time in its name: a server may use an id again."""
        began = self._today()
        mirror.record.headers["date"] = f"{began:%Y/%m/%d %H:%M:%S}"
        self._name = f"{began:%Y%m%d-%H%M%S}-{mirror.summary.game_id}"
        game = RefereedGame(
            self._board,
            mirror,
            lambda text: self._give(lambda client, now: client.move(text, now)),
            lambda word: self._give(lambda client, now: client.word(word, now)),
            self._on_put_away,
            self._now,
        )
        with self._board.news.together():
            self._board.show(game, mirror.record, mirror.path, modified=False)
            self._game = game
            game.start()
        self._go(Stage.PLAYING)

    def _on_put_away(self) -> None:
        """The board is used for something else: a game that went on there is given up."""
        if self._game is not None:
            self.leave()

    def _break_off(self) -> None:
        """Nothing more will be heard of the game."""
        if self._game is not None:
            self._end(self._game, self._game.break_off())

    def _end(self, game: RefereedGame, outcome: Outcome) -> None:
        self._game = None
        self._save(game)
        if game.mirror.skew.is_large:
            self.noticed.emit(skew_sentence(game.mirror.skew.ms / 1000))
        if outcome.reason is not Reason.INTERRUPTED:
            self._board.news.tell(Ended(outcome))
        self.over.emit(outcome)

    def _save(self, game: RefereedGame) -> None:
        """Write the game as it stands: a copy, for it goes on while that is written."""
        record, name, folder = game.mirror.record.copy(), self._name, self._folder
        self._disk.run(
            lambda: _write(folder, name, record),
            failed=lambda error: self._refused(error, folder),
        )

    def _refused(self, error: Exception, folder: Path) -> None:
        if not isinstance(error, OSError):
            raise error
        self.unsaved.emit(error, folder)


def _write(folder: Path, name: str, record: Record) -> Path:
    """:raises OSError: the disk refused."""
    folder.mkdir(parents=True, exist_ok=True)
    return save_record(folder, name, record)
