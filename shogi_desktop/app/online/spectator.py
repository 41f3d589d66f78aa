"""Games at a server that somebody else plays, seen on the board: an engine of ours, or other people."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.online.followed import FollowedGame
from shogi_desktop.app.play.events import Concluded, Ended
from shogi_desktop.app.words.online import event_of, rule_text
from shogi_desktop.csa.mirror import Mirror
from shogi_desktop.csa.moves import MoveLine
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.game import Outcome, Reason


class Spectator(QObject):
    """One game at a time; it is kept up to date whether the board shows it or not.

    ``put_away()``: the board is used for something else.

    :ivar follows: games come onto the board by themselves.
    """

    put_away = Signal()

    def __init__(
        self,
        board: BoardModel,
        now_ms: Callable[[], int],
        make_room: Callable[[], None],
        parent: QObject | None = None,
        *,
        unaided: bool,
        keeps: bool,
    ) -> None:
        """:param make_room: is called before a game comes onto the board.

        :param unaided: people play: nothing helps whoever watches.
        :param keeps: games that end are to be saved like the person's; else somebody else has saved them.
        """
        super().__init__(parent)
        self._board, self._now, self._make_room = board, now_ms, make_room
        self._unaided, self._keeps = unaided, keeps
        self._mirror: Mirror | None = None
        self._game: FollowedGame | None = None
        self._host = ""
        self._started = self._is_exchanging = False
        self.follows = False

    @property
    def summary(self) -> GameSummary | None:
        """The game that there is, or was last."""
        return None if self._mirror is None else self._mirror.summary

    @property
    def is_shown(self) -> bool:
        """Whether the board shows it."""
        return self._board.activity is self._game

    @property
    def running(self) -> bool:
        """Whether a game goes on."""
        return self._started and self._mirror is not None and self._mirror.outcome is None

    def propose(self, summary: GameSummary, host: str) -> None:
        """A game is proposed, or given back by a server that kept it. :raises LineError: it cannot be."""
        self._mirror, self._host, self._started = Mirror(summary), host, False

    def start(self) -> None:
        """Its clock runs."""
        mirror = self._mirror
        if mirror is None:
            return
        self._started = True
        mirror.start(self._now())
        if self.follows:
            self.show()

    def show(self) -> None:
        """Put it on the board, as it stands; the next ones follow."""
        mirror = self._mirror
        if mirror is None or self._shown_game is not None:
            return
        self.follows = True
        record = mirror.record
        record.headers["event"] = event_of(mirror.summary, self._host)
        record.headers["time_limit"] = rule_text(mirror.summary.black_time)
        game = FollowedGame(self._board, mirror, self._on_put_away, self._now, unaided=self._unaided)
        self._is_exchanging = self._game is not None
        with self._board.news.together():
            self._make_room()
            self._board.show(game, record, mirror.path, modified=False)
            self._game, self._is_exchanging = game, False
            if self._started:
                game.start()

    def take(self, line: MoveLine) -> None:
        """A move. :raises LineError: it cannot be made, whatever the rules."""
        if self._mirror is None:
            return
        game = self._shown_game
        if game is not None:
            game.take(line)
        else:
            self._mirror.take(line, self._now())

    def end(self, finish: Callable[[Mirror], Outcome]) -> None:
        """It is over: `finish` says how."""
        mirror, game = self._mirror, self._shown_game
        if mirror is None or mirror.outcome is not None:
            return
        if game is None:
            finish(mirror)
            return
        outcome = game.over(lambda: finish(mirror))
        if self._keeps:
            self._board.news.tell(Concluded(outcome))
        else:
            self._board.modified = False
        if outcome.reason is not Reason.INTERRUPTED:
            self._board.news.tell(Ended(outcome))

    def break_off(self) -> None:
        """Nothing more will be heard of it."""
        self.end(lambda mirror: mirror.finish(Outcome(Reason.INTERRUPTED)))

    @property
    def _shown_game(self) -> FollowedGame | None:
        """The game that is followed now, where the board shows it."""
        game = self._game
        return game if game is not None and self.is_shown and game.mirror is self._mirror else None

    def _on_put_away(self) -> None:
        """The board is used for something else."""
        if not self._is_exchanging:
            self._game, self.follows = None, False
            self.put_away.emit()
