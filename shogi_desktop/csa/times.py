"""The time of a game as the protocol says it: in units, rounded, with a least charge a move.

In the protocol an increment is there from the first move on: at the beginning of each turn. `game.Clock` adds
one after each move, so the first is part of its main time.
"""

from __future__ import annotations

import re

from msgspec import Struct

from shogi_desktop.csa.errors import SummaryError
from shogi_desktop.game import UNLIMITED, TimeControl

_UNIT = re.compile(r"([1-9]\d{0,5})(msec|sec|min)")
_UNITS_MS = {"msec": 1, "sec": 1_000, "min": 60_000}
_LONGEST_MS = 1_000 * 3_600_000
"""A thousand hours: more is no time but a mistake."""


class TimeRule(Struct, frozen=True):
    """What one side gets. All in units of `unit_ms`; `total` None: no limit, where nothing else is given.

    :ivar least: what a move costs at least. :ivar rounds_up: parts of a unit count as a whole one.
    """

    unit_ms: int = 1_000
    total: int | None = None
    byoyomi: int = 0
    increment: int = 0
    delay: int = 0
    least: int = 0
    rounds_up: bool = False

    @property
    def is_limited(self) -> bool:
        """Whether time can run out: a server that says 0 for everything lets it run."""
        return bool(self.total or self.byoyomi or self.increment or self.delay)

    @property
    def control(self) -> TimeControl:
        """The same for a `game.Clock`."""
        if not self.is_limited:
            return UNLIMITED
        unit = self.unit_ms
        main = (self.total or 0) + self.increment
        return TimeControl(
            main * unit, self.byoyomi * unit, 1, self.increment * unit, delay_ms=self.delay * unit
        )

    def charged(self, elapsed_ms: int) -> int:
        """The units that a move costs which took so long."""
        units, rest = divmod(max(0, elapsed_ms), self.unit_ms)
        return max(units + bool(rest and self.rounds_up), self.least)

    @property
    def unit_text(self) -> str:
        """``1sec``."""
        name = next(n for n in ("min", "sec", "msec") if not self.unit_ms % _UNITS_MS[n])
        return f"{self.unit_ms // _UNITS_MS[name]}{name}"

    def lines(self) -> list[str]:
        """What stands between BEGIN Time and END Time."""
        said = [f"Time_Unit:{self.unit_text}"]
        if self.total is not None:
            said.append(f"Total_Time:{self.total}")
        said.append(f"Byoyomi:{self.byoyomi}")
        said += [f"{word}:{n}" for word, n in (("Increment", self.increment), ("Delay", self.delay)) if n]
        said.append(f"Least_Time_Per_Move:{self.least}")
        return [*said, "Time_Roundup:YES"] if self.rounds_up else said


_NUMBERS = {
    "Total_Time": "total",
    "Byoyomi": "byoyomi",
    "Increment": "increment",
    "Delay": "delay",
    "Least_Time_Per_Move": "least",
}


def read_rule(said: dict[str, str]) -> TimeRule:
    """What the lines of a block say, by their words; words that are not known are skipped.

    :raises SummaryError: a value makes no sense.
    """
    unit_ms, rounds_up = 1_000, False
    numbers: dict[str, int] = {}
    for word, value in said.items():
        if word == "Time_Unit":
            unit_ms = _unit_ms(value)
        elif word == "Time_Roundup":
            if value not in {"YES", "NO"}:
                raise SummaryError(f"{word}:{value}", "YES or NO is expected")
            rounds_up = value == "YES"
        elif word in _NUMBERS:
            if not (value.isascii() and value.isdecimal() and len(value) <= 10):
                raise SummaryError(f"{word}:{value}", "a number is expected")
            numbers[_NUMBERS[word]] = int(value)
    if any(number * unit_ms > _LONGEST_MS for number in numbers.values()):
        raise SummaryError("BEGIN Time", "more than a thousand hours")
    return TimeRule(unit_ms, rounds_up=rounds_up, **numbers)


def _unit_ms(text: str) -> int:
    match = _UNIT.fullmatch(text)
    if match is None:
        raise SummaryError(f"Time_Unit:{text}", "1sec, 1min or so many msec are expected")
    return int(match[1]) * _UNITS_MS[match[2]]
