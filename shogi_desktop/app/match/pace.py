"""What an engine without a level is given for its moves: nodes, depth, time a move, or a clock."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

from shogi_desktop.game import UNLIMITED, Clock, TimeControl, TimeControlError
from shogi_desktop.rules import Color
from shogi_desktop.usi.messages import GoLimits

DEFAULT_THINKING_MS = 1_000

LONGEST_SEARCH_MS = 120_000
"""The longest that a search to a fixed number of nodes or depth may take."""

_TIME = re.compile(r"(\d{1,9})(ms|s|m|)")
_UNITS_MS = {"": 1, "ms": 1, "s": 1_000, "m": 60_000}
_COUNTS = frozenset({"nodes", "depth", "periods"})
_TIMES = frozenset({"movetime", "thinking", "time", "byoyomi", "inc"})
_MAY_BE_ZERO = frozenset({"time", "byoyomi", "inc"})


class PaceTextError(ValueError):
    """A pace was described by a text that means none; the message says what would."""

    def __init__(self, text: str, why: str) -> None:
        super().__init__(
            f"{text!r} is not a pace: {why}. Write nodes=20000, depth=8, movetime=200, byoyomi=1s, "
            "time=5m,inc=2s or time=10m,byoyomi=30s"
        )
        self.text = text


@dataclass(frozen=True, slots=True)
class Pace:
    """The limits of each search.

    Times in milliseconds. ``control`` is a clock: who oversteps it loses. ``movetime_ms`` is the engine's to
    keep. ``thinking_ms`` is too, told as a byōyomi, since every engine knows that one and some crash on
    ``movetime``. Several limits may hold at once.
    """

    nodes: int | None = None
    depth: int | None = None
    movetime_ms: int | None = None
    thinking_ms: int | None = None
    control: TimeControl = UNLIMITED

    @classmethod
    def parse(cls, text: str) -> Self:
        """``nodes=20000`` or ``time=5m,inc=2s``: see `PaceTextError`. :raises PaceTextError:"""
        values: dict[str, int] = {}
        for part in text.split(","):
            name, _, value = (word.strip() for word in part.partition("="))
            if name in values or name not in _COUNTS | _TIMES:
                raise PaceTextError(
                    text, f"{name!r} comes twice" if name in values else f"no {name!r} is known"
                )
            values[name] = _number(text, name, value)
        if "thinking" in values and len(values) > 1:
            raise PaceTextError(text, "thinking goes with nothing else")
        clock = (values.get("time"), values.get("byoyomi"), values.get("inc"), values.get("periods"))
        return cls(
            values.get("nodes"),
            values.get("depth"),
            values.get("movetime"),
            values.get("thinking"),
            UNLIMITED if clock == (None, None, None, None) else _control(text, *clock),
        )

    @property
    def is_clocked(self) -> bool:
        """Whether a clock runs."""
        return not self.control.unlimited

    def limits(self, clock: Clock, turn: Color, now_ms: int) -> GoLimits:
        """What ``go`` says to the side to move."""
        if self.thinking_ms is not None:
            return GoLimits(black_ms=0, white_ms=0, byoyomi_ms=self.thinking_ms)
        fixed = GoLimits(nodes=self.nodes, depth=self.depth, movetime_ms=self.movetime_ms)
        if not self.is_clocked:
            return fixed
        black, white = (clock.remaining(color, now_ms).main_ms for color in Color)
        black_control, white_control = clock.controls
        fischer = black_control.increment_ms or white_control.increment_ms
        return GoLimits(
            black_ms=black,
            white_ms=white,
            byoyomi_ms=None if fischer else clock.remaining(turn, now_ms).byoyomi_ms,
            black_increment_ms=black_control.increment_ms if fischer else None,
            white_increment_ms=white_control.increment_ms if fischer else None,
            movetime_ms=self.movetime_ms,
            nodes=self.nodes,
            depth=self.depth,
        )

    def longest_ms(self, budget_ms: int | None) -> int:
        """The longest a search may take; ``budget_ms`` is what the clock leaves, None without one."""
        times = [self.movetime_ms, self.thinking_ms, budget_ms]
        return min((time for time in times if time is not None), default=LONGEST_SEARCH_MS)


DEFAULT_PACE = Pace(thinking_ms=DEFAULT_THINKING_MS)


def _number(text: str, name: str, value: str) -> int:
    is_time = name in _TIMES
    match = _TIME.fullmatch(value)
    if match is None or (match[2] and not is_time):
        raise PaceTextError(text, f"{value!r} is not a {'time' if is_time else 'number'}")
    number = int(match[1]) * _UNITS_MS[match[2]]
    if number == 0 and name not in _MAY_BE_ZERO:
        raise PaceTextError(text, "0 is too few")
    return number


def _control(
    text: str, main: int | None, byoyomi: int | None, increment: int | None, periods: int | None
) -> TimeControl:
    if byoyomi and increment:
        raise PaceTextError(text, "byoyomi and inc exclude each other")
    try:
        return TimeControl(main or 0, byoyomi or 0, periods or 1, increment or 0)
    except TimeControlError as error:
        raise PaceTextError(text, str(error)) from error
