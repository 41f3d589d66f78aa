"""A game at a server on the board, move by move as the server tells it; nobody here has a hand in it.

Those that a person plays (`app.online.refereed`) and those that one watches are such games.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer

from shogi_desktop.app.board.activity import Activity
from shogi_desktop.app.board.changes import Change
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.play.events import Moved
from shogi_desktop.app.play.game_clock import TICK_MS
from shogi_desktop.csa.mirror import Mirror
from shogi_desktop.csa.moves import MoveLine
from shogi_desktop.game import ClockReading, ImpasseJudge, Outcome, Path
from shogi_desktop.rules import Color, ImpasseRule


class FollowedGame(Activity):
    """One game at a server, from its agreement to its end.

    :ivar mirror: what the server has told of it.
    """

    def __init__(
        self,
        board: BoardModel,
        mirror: Mirror,
        leave: Callable[[], None],
        now_ms: Callable[[], int],
        *,
        unaided: bool = True,
    ) -> None:
        """:param leave: the board is used for something else. :param now_ms: a monotonic time.

        :param unaided: people play it: nothing helps until it is over.
        """
        super().__init__(board)
        self.mirror = mirror
        self._board, self._leave, self._now = board, leave, now_ms
        self._started, self._unaided = False, unaided
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(lambda: board.news.note(Change.CLOCK))

    # --- what holds -----------------------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        """Whether it goes on."""
        return self._started and self.mirror.outcome is None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.mirror.outcome

    @property
    def turn(self) -> Color | None:
        """Who is to move, while it goes on."""
        return self.mirror.turn if self.running else None

    @property
    def tip(self) -> Path:
        """Where it stands."""
        return self.mirror.path

    @property
    def takes_help(self) -> bool:
        """Whether the program may help: when it is over."""
        return not (self._unaided and self.running)

    @property
    def impasse(self) -> ImpasseJudge | None:
        """What counts an impasse, where the server has a rule for it."""
        if not self.running or not self.mirror.summary.declares:
            return None
        return self.mirror.history.judge(ImpasseRule.DECLARATION_27)

    @property
    def clock_paused(self) -> bool:
        """Whether the clocks stand still: the connection of a player is lost."""
        return self.running and self.mirror.clock.paused

    def reading(self, color: Color) -> ClockReading | None:
        """What the clock of `color` shows now; None where time has no limit."""
        reading = self.mirror.clock.remaining(color, self._now())
        return None if reading.unlimited else reading

    # --- what the server says -------------------------------------------------------------------------------

    def start(self) -> None:
        """The server has started the clock."""
        with self._board.news.together():
            self._started = True
            self.mirror.start(self._now())
            self._timer.start()
            self._heard()
            self._board.news.note(Change.STATE | Change.CLOCK)

    def take(self, line: MoveLine) -> None:
        """A move of either side. :raises LineError: it cannot be made, whatever the rules."""
        with self._board.news.together():
            mirror, before = self.mirror, self.mirror.path
            mirror.take(line, self._now())
            transition = mirror.history.last.transition
            assert transition is not None
            self._board.news.tell(Moved(transition, mirror.position))
            self._board.modified = True
            self._follow(before)
            self._heard()
            self._board.news.note(Change.STATE | Change.CLOCK)

    def _heard(self) -> None:
        """The server has told how it stands: for those who have a hand in it."""

    def _follow(self, before: Path) -> None:
        """Show the move, unless the reader looks elsewhere."""
        cursor = self._board.cursor
        assert cursor is not None
        if cursor.path == before:
            cursor.go_to(self.mirror.path)
        else:
            cursor.refresh()

    def wait_for_other(self, *, absent: bool) -> None:
        """The other side's connection is lost, or there again: meanwhile the clocks stand at the server."""
        clock = self.mirror.clock
        (clock.pause if absent else clock.resume)(self._now())
        self._board.news.note(Change.CLOCK)

    def over(self, finish: Callable[[], Outcome]) -> Outcome:
        """It is over: `finish` tells the mirror so, and how it ended."""
        with self._board.news.together():
            outcome = finish()
            self._timer.stop()
            self._board.modified |= bool(self.mirror.path)
            self._board.news.note(Change.CLOCK | Change.LINE | Change.NOTES | Change.STATE)
        return outcome

    def close(self) -> None:
        """Put it away; one that goes on is given up by that."""
        self._timer.stop()
        self._leave()
