"""A person at a server: logs in, waits, agrees, plays one game on the board, and leaves.

The connection is a thread of its own (`csa.carrier`); what it hears is told here in the window's. Each game
is written to its file with each move, in another thread, so that a lost connection or a kill costs nothing of
it. A connection that is lost in a game is made anew, and the game goes on if the server gives it back. The
password is in memory only, as long as the talk lasts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.online.company import Company
from shogi_desktop.app.online.connection import Connection
from shogi_desktop.app.online.files import save_record
from shogi_desktop.app.online.invitation import Invitation
from shogi_desktop.app.online.refereed import RefereedGame
from shogi_desktop.app.online.seats import Place, Seat, forget_seat, keep_seat
from shogi_desktop.app.play.events import Concluded, DrawDeclined, DrawOffered, Ended
from shogi_desktop.app.system.background import Runs
from shogi_desktop.app.words.online import (
    event_of,
    not_kept_sentence,
    rule_text,
    skew_sentence,
    talk_sentence,
)
from shogi_desktop.csa.client import Account, CsaClient
from shogi_desktop.csa.ends import Word
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
    Told,
)
from shogi_desktop.csa.mirror import Mirror
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.game import Outcome, Reason, Record

PAUSES_MS: Final = (500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000)
"""How long is waited before each attempt to get a lost connection back: two minutes in all."""
KEPT_MS: Final = 8_000
"""A server that keeps a game proposes it at once; after so long it has not."""
MOST_FILES: Final = 100
"""So many games stay in the folder of those that are played; finished ones are kept elsewhere besides."""
_PASSING: Final = frozenset(
    {
        FailureKind.SERVER_GONE,
        FailureKind.NO_ANSWER,
        FailureKind.NO_NETWORK,
        FailureKind.NO_SUCH_HOST,
        FailureKind.REFUSED,
        FailureKind.NAME_TAKEN,
    }
)
"""What may pass by itself: a name is in use as long as the server takes the old connection for alive."""

_OFFERS: Final = {"OFFER": DrawOffered, "DECLINED": DrawDeclined}
"""What servers of ours tell of a draw."""


class Stage(Enum):
    """Where a person stands at a server."""

    AWAY = auto()
    CONNECTING = auto()
    WAITING = auto()
    ASKED = auto()
    AGREED = auto()
    PLAYING = auto()
    SEEKING = auto()
    AFTER = auto()


class OnlineTable(QObject):
    """One person's talk with one server at a time. Nothing in it waits, but `wait`.

    :ivar company: what is said beside the game, at servers of ours.

    Signals:
        ``moved_on(Stage)``: the stage is another one. ``proposed(GameSummary)``: `agree` or `reject`.
        ``rejected(name)``: somebody did not want the game; another may be proposed.
        ``over(Outcome)``: the game has ended, or was broken off. ``back()``: a lost connection is back.
        ``failed(words)``: the talk has ended as it should not, and what writes why, in the language in use;
        a game that was on is kept as far as it went.
        ``noticed(words)``: something worth a word, likewise. ``other_left(bool)``: the other side's
        connection is lost, or back, where the server says so. ``unsaved(OSError, Path)``: the disk refused
        the game.
    """

    moved_on = Signal(object)
    proposed = Signal(object)
    rejected = Signal(str)
    over = Signal(object)
    back = Signal()
    failed = Signal(object)
    noticed = Signal(object)
    other_left = Signal(bool)
    unsaved = Signal(object, object)

    def __init__(
        self,
        board: BoardModel,
        folder: Path,
        disk: Runs,
        now_ms: Callable[[], int],
        today: Callable[[], datetime] = datetime.now,
        parent: QObject | None = None,
        *,
        pauses_ms: Sequence[int] = (),
        seat_file: Path | None = None,
        make_room: Callable[[], None] = lambda: None,
    ) -> None:
        """:param folder: where games are written. :param disk: writes them. :param now_ms: monotonic.

        :param pauses_ms: before each attempt to get a lost connection back.
        :param seat_file: says where a game is played, as long as it goes on.
        :param make_room: is called before a game comes onto the board.
        """
        super().__init__(parent)
        self._board, self._folder, self._disk = board, folder, disk
        self._now, self._today = now_ms, today
        self._line = Connection(self)
        self._line.heard.connect(self._hear)
        self.company = Company(self._line.house, self)
        self._place = Place("")
        self._account: Account | None = None
        self._asks_password = False
        self._invitation: Invitation | None = None
        self._is_house = False
        self._pauses_ms, self._attempts, self._seat_file = tuple(pauses_ms), 0, seat_file
        self._make_room = make_room
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self._connect)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(KEPT_MS)
        self._patience.timeout.connect(self._is_not_kept)
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

    @property
    def place(self) -> Place:
        """Where we are, or were last."""
        return self._place

    @property
    def is_house(self) -> bool:
        """Whether the server is one of ours and has said so."""
        return self._is_house

    # --- commands -------------------------------------------------------------------------------------------

    def log_in(self, place: Place, password: str, invitation: Invitation | None = None) -> None:
        """Connect, and wait for a game; a talk that there was is left.

        :param invitation: what is to be served again when the game is gone on with after a kill.
        :raises LineError: no server takes that name or password; nothing has changed then.
        """
        account = place.account(password)
        self.leave()
        self._place, self._account, self._asks_password = place, account, bool(password)
        self._invitation = invitation
        self._go(Stage.CONNECTING)
        self._connect()

    def log_in_again(self) -> bool:
        """Wait for another game at the same place; whether there is one to go back to."""
        account = self._account
        if account is None or self._line.is_open or self._game is not None:
            return False
        self._go(Stage.CONNECTING)
        self._connect()
        return True

    def _connect(self) -> None:
        account = self._account
        assert account is not None
        self._is_house = False
        self._line.open(self._place.address, account)

    def agree(self) -> None:
        """Take the proposed game."""
        if self._stage is Stage.ASKED:
            self._line.give(CsaClient.agree)
            self._go(Stage.AGREED)

    def reject(self) -> None:
        """Do not take it, and wait for another."""
        if self._stage in {Stage.ASKED, Stage.AGREED}:
            self._line.give(CsaClient.reject)

    def leave(self) -> None:
        """Log out; a game that goes on is given up by that, and kept as far as it went."""
        if self._game is not None:
            self._game.resign()
        self._break_off()
        self._part()

    def drop(self) -> None:
        """Close the connection without a word: at the next login a server may give the game back."""
        self._line.drop()
        self._break_off(waits=True)
        self._part()

    def wait(self, limit_s: float = 4.0) -> bool:
        """Block until no connection is left, after `leave` at the program's exit. False: the limit passed."""
        return self._line.wait(limit_s)

    def _part(self) -> None:
        """Let the connection go."""
        self._again.stop()
        self._patience.stop()
        self._attempts = 0
        self._line.leave()
        self._summary = None
        self.company.clear()
        self._go(Stage.AWAY)

    def _go(self, stage: Stage) -> None:
        if stage is not self._stage:
            self._stage = stage
            self.moved_on.emit(stage)

    # --- what the server says -------------------------------------------------------------------------------

    def _hear(self, event: Event) -> None:
        try:
            self._take(event)
        except LineError as error:
            self._fail(TalkFailure(FailureKind.BAD_LINE, str(error)))

    def _take(self, event: Event) -> None:
        """:raises LineError: the server tells a move that cannot be made."""
        game = self._game
        match event:
            case LoggedIn() if game is not None:
                self._patience.start()
            case LoggedIn():
                self._go(Stage.WAITING)
            case Proposed(summary):
                self._propose(summary)
            case GameRejected() if game is not None:
                self._is_not_kept()
            case GameRejected(by=by):
                self._summary = None
                self._go(Stage.WAITING)
                self.rejected.emit(by)
            case GameStarted() if self._summary is not None:
                if game is None:
                    self._begin(Mirror(self._summary))
                else:
                    self._rejoin(game, self._summary)
            case MoveTold(move) if game is not None:
                game.take(move)
                self._save(game)
            case GameOver() if game is not None:
                self._end(game, game.end(event))
                self._stay_or_part()
            case TalkFailed() if self._stage is Stage.AFTER:
                self._part()
            case TalkFailed(failure):
                self._fail(failure)
            case TalkClosed() if game is not None:
                self._fail(TalkFailure(FailureKind.SERVER_GONE))
            case TalkClosed():
                self._part()
            case Told(tag, text):
                self._take_told(tag, text)
            case _:
                pass

    def _take_told(self, tag: str, text: str) -> None:
        """A line beside the protocol."""
        if tag == "DESKTOP":
            self._is_house = True
            if self._game is not None:
                self._game.is_house = True
        elif tag in {"PAUSED", "RESUMED"} and self._game is not None:
            self._game.wait_for_other(absent=tag == "PAUSED")
            self.other_left.emit(tag == "PAUSED")
        elif text == Word.DRAW.value and self._game is not None and tag in _OFFERS:
            self._board.news.tell(_OFFERS[tag]())
        elif self._is_house:
            self.company.take(tag, text)

    def _propose(self, summary: GameSummary) -> None:
        """A game is proposed: the one whose connection was lost goes on without a question."""
        self._patience.stop()
        game = self._game
        if game is not None and summary.game_id == game.mirror.summary.game_id:
            self._summary = summary
            self._line.give(CsaClient.agree)
            return
        if game is not None:
            self._break_off()
            self.noticed.emit(partial(not_kept_sentence, self._place.host))
        self._summary = summary
        self._go(Stage.ASKED)
        if self.company.asked:
            self.company.asked = False
            self.agree()
        else:
            self.proposed.emit(summary)

    def _stay_or_part(self) -> None:
        """After a game a server of ours lets both stay; it closes by itself where one of them cannot."""
        if self._is_house:
            self._summary = None
            self._go(Stage.AFTER)
        else:
            self._part()

    def _is_not_kept(self) -> None:
        """The server is there again, and the game is not."""
        self._break_off()
        self._part()
        self.failed.emit(partial(not_kept_sentence, self._place.host))

    def _fail(self, failure: TalkFailure) -> None:
        if self._game is not None and failure.kind in _PASSING and self._attempts < len(self._pauses_ms):
            self._seek(self._game)
            return
        self._break_off()
        self._part()
        self.failed.emit(partial(talk_sentence, failure, self._place.host, self._place.port))

    # --- a lost connection ----------------------------------------------------------------------------------

    def _seek(self, game: RefereedGame) -> None:
        """Get the connection back, after a while."""
        self._patience.stop()
        self._line.leave()
        self._summary = None
        game.cut()
        self._go(Stage.SEEKING)
        self._again.start(self._pauses_ms[self._attempts])
        self._attempts += 1

    def _rejoin(self, game: RefereedGame, summary: GameSummary) -> None:
        self._attempts = 0
        game.is_house = self._is_house
        game.rejoin(summary)
        self._save(game)
        self._go(Stage.PLAYING)
        self.back.emit()

    # --- the game -------------------------------------------------------------------------------------------

    def _begin(self, mirror: Mirror) -> None:
        """Put the game on the board. Its file has the time in its name: a server may use an id again."""
        began = self._today()
        record = mirror.record
        record.headers["event"] = event_of(mirror.summary, self._place.host)
        record.headers["time_limit"] = rule_text(mirror.summary.time(mirror.ours))
        record.headers["date"] = f"{began:%Y/%m/%d %H:%M:%S}"
        self._name = f"{began:%Y%m%d-%H%M%S}-{mirror.summary.game_id}"
        game = RefereedGame(
            self._board,
            mirror,
            lambda text: self._line.give(lambda client, now: client.move(text, now)),
            lambda word: self._line.give(lambda client, now: client.word(word, now)),
            self._on_put_away,
            self._now,
            lambda: self._line.house("DECLINE"),
        )
        game.is_house = self._is_house
        game.resigned.connect(self._keep_seat)
        with self._board.news.together():
            self._make_room()
            self._board.show(game, mirror.record, mirror.path, modified=False)
            self._game = game
            game.start()
        self._keep_seat()
        self._go(Stage.PLAYING)

    def _on_put_away(self) -> None:
        """The board is used for something else: a game that went on there may wait at the server."""
        if self._game is not None:
            self.drop()
        elif self._stage is Stage.AFTER:
            self._part()

    def _break_off(self, *, waits: bool = False) -> None:
        """Nothing more will be heard of the game. :param waits: it may be gone on with at another start."""
        if self._game is not None:
            self._end(self._game, self._game.break_off(), waits=waits)

    def _end(self, game: RefereedGame, outcome: Outcome, *, waits: bool = False) -> None:
        self._game = None
        self._save(game)
        if not waits:
            self._forget_seat()
        if game.mirror.skew.is_large:
            self.noticed.emit(partial(skew_sentence, game.mirror.skew.ms / 1000))
        if not waits:
            self._board.news.tell(Concluded(outcome))
        if outcome.reason is not Reason.INTERRUPTED:
            self._board.news.tell(Ended(outcome))
        self.over.emit(outcome)

    def _keep_seat(self) -> None:
        game, path = self._game, self._seat_file
        if game is None or path is None:
            return
        mirror = game.mirror
        seat = Seat(
            self._place,
            mirror.summary.game_id,
            mirror.opponent,
            self._name,
            self._asks_password,
            game.resigning,
            self._invitation,
        )
        self._disk.run(lambda: keep_seat(path, seat), failed=lambda error: self._refused(error, path.parent))

    def _forget_seat(self) -> None:
        path = self._seat_file
        if path is not None:
            self._disk.run(lambda: forget_seat(path), failed=lambda error: self._refused(error, path.parent))

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
    path = save_record(folder, name, record)
    for old in sorted(folder.iterdir())[:-MOST_FILES]:
        old.unlink(missing_ok=True)
    return path
