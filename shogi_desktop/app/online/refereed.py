"""A game on the board that a server referees: a person plays one side, the server tells all that counts.

A move by hand goes to the server and is on the board when the server tells it, with the time that it cost
there. What the server says of moves, times and the end stands (`csa.mirror`). Nothing is taken back, and
nothing of the record is reshaped, while it goes on. While the connection is lost nobody moves; what was said
and not heard (a move, that we give up) is said again when the server gives the game back.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal

from shogi_desktop.app.board.changes import Change
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.online.followed import FollowedGame
from shogi_desktop.app.online.said import Said
from shogi_desktop.csa.ends import Word
from shogi_desktop.csa.events import GameOver
from shogi_desktop.csa.mirror import Mirror
from shogi_desktop.csa.moves import MoveLine, spelt
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.game import ClockReading, Outcome, Reason
from shogi_desktop.rules import Color, Move


class RefereedGame(FollowedGame):
    """One game at a server, from its agreement to its end.

    `resigned`: we have given up; the server may not have heard it yet.

    :ivar is_house: the server is one of ours: it hears out of turn too that we give up, and carries offers.
    """

    resigned = Signal()

    def __init__(
        self,
        board: BoardModel,
        mirror: Mirror,
        send_move: Callable[[str], None],
        send_word: Callable[[Word], None],
        leave: Callable[[], None],
        now_ms: Callable[[], int],
        declines: Callable[[], None] = lambda: None,
    ) -> None:
        """:param leave: the board is used for something else. :param now_ms: a monotonic time.

        :param declines: says to a server of ours that a draw is not wanted.
        """
        super().__init__(board, mirror, leave, now_ms)
        self._said = Said(send_move, send_word)
        self._send_word = send_word
        self._resigning = self._cut = False
        self._offered_at: int | None = None
        self._declines = declines
        self.is_house = False

    # --- what holds -----------------------------------------------------------------------------------------

    @property
    def human(self) -> Color | None:
        """The side of the person at this screen."""
        return self.mirror.ours

    def movable_colors(self) -> frozenset[Color]:
        """Our side, in the position that the game stands at, until a move is on its way."""
        free = self.running and not (self._cut or self._said or self._resigning) and self._board.at_tip
        return frozenset({self.mirror.ours}) if free else frozenset()

    @property
    def resigning(self) -> bool:
        """Whether we have given up, and the server hears it when it is our turn."""
        return self._resigning and self.running

    @property
    def can_resign(self) -> bool:
        """Whether it goes on and we have not given up yet."""
        return self.running and not self._resigning

    @property
    def can_rematch(self) -> bool:
        """Whether it is over: one may wait for another game at that server."""
        return self.outcome is not None

    @property
    def can_declare(self) -> bool:
        """Whether we are to move and a declaration of ours would win, by the rule that servers have."""
        judge = self.impasse
        if judge is None or not self._is_ours or not self._board.at_tip:
            return False
        return judge.declare(self.mirror.position).winner is self.mirror.ours

    @property
    def hand_reading(self) -> ClockReading | None:
        """What our clock shows while we are to move."""
        return self.reading(self.mirror.ours) if self.turn is self.mirror.ours else None

    @property
    def _is_ours(self) -> bool:
        return self.running and not (self._cut or self._said) and self.mirror.turn is self.mirror.ours

    # --- what we say ----------------------------------------------------------------------------------------

    def play(self, move: Move) -> bool:
        """Send a legal move by hand, for one of `movable_colors`; it is made when the server tells it."""
        self._said.move(spelt(move, self.mirror.position))
        self._board.news.note(Change.STATE)
        return True

    def resign(self) -> None:
        """Give up. Most servers take that from the side to move alone: out of turn it waits for our turn."""
        if self.running and not self._resigning:
            with self._board.news.together():
                self._resigning = True
                self.resigned.emit()
                self._say_that_it_is_lost()
                self._board.news.note(Change.STATE)

    @property
    def can_offer_draw(self) -> bool:
        """Whether the server carries offers, and we have made none since the last move."""
        free = self.running and self.is_house and not (self._cut or self._resigning)
        return free and self._offered_at != self.plies and self._board.at_tip

    def offer_draw(self) -> None:
        """Offer a draw; the offer stands until the next move."""
        if self.can_offer_draw:
            self._offered_at = self.plies
            self._send_word(Word.DRAW)
            self._board.news.note(Change.STATE)

    def answer_draw(self, *, accepted: bool) -> None:
        """Take the draw that the other side offers, or play on."""
        if not self.running:
            return
        if accepted:
            self._send_word(Word.DRAW)
        else:
            self._declines()

    def declare(self) -> None:
        """Declare that our king is home, where that holds."""
        if self.can_declare:
            self._said.word(Word.DECLARE)

    # --- what the server says -------------------------------------------------------------------------------

    def take(self, line: MoveLine) -> None:
        """See `FollowedGame.take`."""
        self._said.heard()
        super().take(line)

    def _heard(self) -> None:
        self._say_that_it_is_lost()

    def _say_that_it_is_lost(self) -> None:
        """Where we have given up; or are mated, which by the protocol the mated side says itself."""
        if self._cut or not self.running or self._said.is_word(Word.RESIGN):
            return
        heard = self.is_house or self._is_ours
        if (self._resigning and heard) or (self._is_ours and self.mirror.is_mated):
            self._said.word(Word.RESIGN)

    def cut(self) -> None:
        """The connection is lost, and sought anew."""
        with self._board.news.together():
            self._cut = True
            self.mirror.pause(self._now())
            self._board.news.note(Change.STATE | Change.CLOCK)

    def rejoin(self, summary: GameSummary) -> None:
        """The server has given the game back. :raises LineError: not this one."""
        with self._board.news.together():
            mirror, before, plies = self.mirror, self.mirror.path, self.plies
            mirror.rejoin(summary, self._now())
            self._cut = False
            if self.plies == plies and not self._resigning:
                self._said.again()
            else:
                self._said.heard()
            if self.plies > plies:
                self._follow(before)
                self._board.news.note(Change.LINE)
            self._say_that_it_is_lost()
            self._board.news.note(Change.STATE | Change.CLOCK)

    def end(self, over: GameOver) -> Outcome:
        """It is over, as the server says."""
        return self.over(lambda: self.mirror.end(over))

    def break_off(self) -> Outcome:
        """Nothing more will be heard of it. If we have given up, that is how it ended, heard or not."""
        outcome = Outcome(Reason.INTERRUPTED)
        if self._resigning:
            outcome = Outcome(Reason.RESIGNATION, self.mirror.ours.opponent)
        return self.over(lambda: self.mirror.finish(outcome))
