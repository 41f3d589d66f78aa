"""Two game clocks as arithmetic on a time that is passed in, in whole milliseconds (RULES.md 2.6).

Main time, then byōyomi in one or more periods, and a Fischer increment after each move; each side has its
own control. Nothing here reads a time or starts a timer: `now_ms` is any monotonic millisecond count.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from shogi_desktop.game.errors import TimeControlError
from shogi_desktop.rules import Color


class TimeControl(Struct, frozen=True):
    """The time one side gets.

    `main_ms` for the whole game; after it `periods` byōyomi periods of `byoyomi_ms` each: a move made within
    a period gives that period back whole, a period sat through is gone. `increment_ms` is added to the main
    time after each move. With no main time the first increment is given beforehand. The first `delay_ms` of
    each move cost nothing. `unlimited` runs up only.

    :raises TimeControlError: for negative times, or no time at all on a limited clock.
    """

    main_ms: int = 0
    byoyomi_ms: int = 0
    periods: int = 1
    increment_ms: int = 0
    unlimited: bool = False
    delay_ms: int = 0

    def __post_init__(self) -> None:
        times = (self.main_ms, self.byoyomi_ms, self.increment_ms, self.delay_ms)
        if min(times) < 0 or self.periods < 1:
            raise TimeControlError(f"a time control cannot be negative: {self}")
        if not self.unlimited and not any(times):
            raise TimeControlError("a limited clock needs main time, byoyomi, an increment or a delay")

    @property
    def first_main_ms(self) -> int:
        """Main time on the clock before the first move."""
        return self.main_ms or self.increment_ms


UNLIMITED = TimeControl(unlimited=True)


class ClockReading(Struct, frozen=True):
    """What one side's clock shows.

    `main_ms` left of the main time; `byoyomi_ms` left of the present period (a full one before byōyomi);
    `periods` left, the present one included, each `period_ms` long; `flagged` when all of it is used up.
    """

    main_ms: int
    byoyomi_ms: int
    periods: int
    in_byoyomi: bool
    flagged: bool
    unlimited: bool = False
    period_ms: int = 0

    @property
    def shown_ms(self) -> int:
        """The time that counts down now: main time, then the present period."""
        return self.byoyomi_ms if self.in_byoyomi else self.main_ms


class SideState(Struct, frozen=True):
    """One side's clock between moves: main time and periods left, and all time used so far."""

    main_ms: int
    periods: int
    used_ms: int = 0


class ClockState(Struct, frozen=True):
    """Both sides between moves: enough to restore a clock for a take-back or a resumed game."""

    black: SideState
    white: SideState

    def side(self, color: Color) -> SideState:
        """The state of `color`."""
        return self.black if color is Color.BLACK else self.white


def carried_over(side: SideState, control: TimeControl) -> SideState:
    """The time a player takes from a void game into its replay: what was left, but enough for a move.

    That is one whole period of byōyomi, or one increment; nothing is used of it yet.
    """
    return SideState(max(side.main_ms, control.increment_ms), max(side.periods, 1))


class Clock:
    """A double clock. At most one side runs; a paused clock keeps what the running side has used.

    The time used for a move is settled when the move is made (`press`) or the clock is stopped (`stop`).
    """

    def __init__(self, control_black: TimeControl, control_white: TimeControl | None = None) -> None:
        """`control_white` is the same as Black's where it is left out."""
        self.controls = (control_black, control_black if control_white is None else control_white)
        self._sides = [SideState(c.first_main_ms, c.periods) for c in self.controls]
        self._running: Color | None = None
        self._spent_ms = 0
        self._since_ms: int | None = None

    @property
    def running(self) -> Color | None:
        """The side to move whose clock is on (even while paused); None when stopped."""
        return self._running

    @property
    def paused(self) -> bool:
        """Whether a side's turn is on but its time stands still."""
        return self._running is not None and self._since_ms is None

    def control(self, color: Color) -> TimeControl:
        """The time control of `color`."""
        return self.controls[color]

    def start(self, color: Color, now_ms: int) -> None:
        """Begin a turn of `color`; what the other side has not settled is dropped."""
        self._running, self._spent_ms, self._since_ms = color, 0, now_ms

    def pause(self, now_ms: int) -> None:
        """Let time stand still; harmless when stopped or paused."""
        if self._since_ms is not None:
            self._spent_ms, self._since_ms = self.elapsed(now_ms), None

    def resume(self, now_ms: int) -> None:
        """Let time run again after `pause`."""
        if self.paused:
            self._since_ms = now_ms

    def elapsed(self, now_ms: int) -> int:
        """Milliseconds used for the turn so far; a time that runs backward counts as standing still."""
        if self._since_ms is None:
            return self._spent_ms
        return self._spent_ms + max(0, now_ms - self._since_ms)

    def charge(self, spent_ms: int) -> None:
        """A referee has measured the running side's turn so far: it counts, and stands still from here."""
        if self._running is not None:
            self._spent_ms, self._since_ms = spent_ms, None

    def press(self, now_ms: int) -> int:
        """The running side has moved: settle its time, add its increment, start the other side's turn.

        Returns the milliseconds used for the move. If they were more than the side had, its clock shows
        flagged from now on and nobody runs. On a stopped clock nothing happens and 0 is returned.
        """
        color = self._running
        if color is None:
            return 0
        spent = self.stop(now_ms)
        if not self.remaining(color, now_ms).flagged:
            side = self._sides[color]
            self._sides[color] = replace(side, main_ms=side.main_ms + self.controls[color].increment_ms)
            self.start(color.opponent, now_ms)
        return spent

    def stop(self, now_ms: int) -> int:
        """End the turn without a move: its time is charged, no increment given. Returns the time used."""
        color = self._running
        if color is None:
            return 0
        spent = self.elapsed(now_ms)
        reading = self.remaining(color, now_ms)
        self._sides[color] = SideState(
            reading.main_ms, 0 if reading.flagged else reading.periods, self._sides[color].used_ms + spent
        )
        self._running, self._spent_ms, self._since_ms = None, 0, None
        return spent

    def remaining(self, color: Color, now_ms: int) -> ClockReading:
        """What the clock of `color` shows at `now_ms`. Time is up once nothing is left (not one ms later)."""
        control, side = self.controls[color], self._sides[color]
        spent = self.elapsed(now_ms) if color is self._running else 0
        if control.unlimited:
            return ClockReading(0, 0, 1, in_byoyomi=False, flagged=False, unlimited=True)
        period = control.byoyomi_ms
        main_left = side.main_ms - max(0, spent - control.delay_ms)
        if main_left > 0:
            return ClockReading(
                main_left, period, side.periods, in_byoyomi=False, flagged=False, period_ms=period
            )
        if not period:
            is_delayed = color is self._running and spent < control.delay_ms
            return ClockReading(0, 0, 0, in_byoyomi=False, flagged=not is_delayed)
        used_periods, in_period = divmod(-main_left, period)
        periods = side.periods - used_periods
        if periods <= 0:
            return ClockReading(0, 0, 0, in_byoyomi=True, flagged=True, period_ms=period)
        left = period - in_period
        return ClockReading(0, left, periods, in_byoyomi=True, flagged=False, period_ms=period)

    def flag_at(self) -> int | None:
        """The `now_ms` at which the running side's time will be up; None if it never will as things stand."""
        color = self._running
        if color is None or self._since_ms is None or self.controls[color].unlimited:
            return None
        side, control = self._sides[color], self.controls[color]
        budget = side.main_ms + side.periods * control.byoyomi_ms
        return self._since_ms + budget + control.delay_ms - self._spent_ms

    def used_ms(self, color: Color) -> int:
        """All time `color` has used in settled turns."""
        return self._sides[color].used_ms

    def state(self) -> ClockState:
        """Both sides as last settled."""
        return ClockState(*self._sides)

    def restore(self, state: ClockState) -> None:
        """Set both sides to `state`, with nobody running."""
        self._sides = [state.black, state.white]
        self._running, self._spent_ms, self._since_ms = None, 0, None
