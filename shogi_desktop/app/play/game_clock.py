"""The clocks of a game in real time: when they run, when they stand still, and that they are looked at."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from shogi_desktop.app.players.player import Clocks
from shogi_desktop.game import ClockReading, Session
from shogi_desktop.rules import Color

TICK_MS = 100


class GameClock(QObject):
    """Runs the clock of `session`. `ticked` when it is to be shown anew."""

    ticked = Signal()

    def __init__(
        self,
        session: Session,
        now_ms: Callable[[], int],
        stands: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """:param stands: whether nobody's time passes now: the disk, a dialog or an engine is waited for."""
        super().__init__(parent)
        self._session = session
        self._now = now_ms
        self._stands = stands
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        """Begin the game, or go on with it."""
        self._session.start(self._now())
        self.settle()
        self.watch()

    def watch(self) -> None:
        """See to it from now on that nobody's time runs out unseen."""
        self._timer.start()

    def stop(self) -> None:
        """Look no more: the game is over."""
        self._timer.stop()

    def begin_turn(self) -> None:
        """The turn begins now, whatever time has passed since the move before it."""
        clock = self._session.clock
        if clock is not None and clock.running is not None:
            clock.start(self._session.turn, self._now())
        self.settle()

    def settle(self) -> None:
        """Let time pass, or stand still, as it should now."""
        clock = self._session.clock
        if clock is None or self._session.outcome is not None:
            return
        if self._stands():
            clock.pause(self._now())
        else:
            clock.resume(self._now())

    def begin_turn_standing(self) -> None:
        """The turn begins anew when `settle` finds that time may pass: what was used of it is given back."""
        clock = self._session.clock
        if clock is not None and self._session.outcome is None:
            clock.start(self._session.turn, self._now())
            clock.pause(self._now())

    @property
    def paused(self) -> bool:
        """Whether the time of the side to move stands still."""
        clock = self._session.clock
        return clock is not None and clock.paused

    def reading(self, color: Color) -> ClockReading | None:
        """What the clock of `color` shows now; None where time has no limit."""
        clock = self._session.clock
        if clock is None:
            return None
        reading = clock.remaining(color, self._now())
        return None if reading.unlimited else reading

    @property
    def clocks(self) -> Clocks | None:
        """What a player is told of the time; None where it has no limit."""
        clock, black, white = self._session.clock, self.reading(Color.BLACK), self.reading(Color.WHITE)
        if clock is None or black is None or white is None:
            return None
        return Clocks(
            black, white, clock.control(Color.BLACK).increment_ms, clock.control(Color.WHITE).increment_ms
        )

    def _tick(self) -> None:
        self._session.check_time(self._now())
        self.ticked.emit()
