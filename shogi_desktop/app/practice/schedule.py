"""When a position comes back: the algorithm SM-2 (P. A. Woźniak, "Optimization of learning", 1990, chapter
3.2).

Each card has an easiness and an interval. The first success brings it back after a day, the second after six,
each later one after the last interval times the easiness. A failure begins again at a day and leaves the
easiness as it is. Days are calendar days; nothing here asks for the date.
"""

from __future__ import annotations

from datetime import date, timedelta
from enum import Enum
from typing import Annotated, Final

from msgspec import Meta, Struct

FIRST_DAYS: Final = 1
SECOND_DAYS: Final = 6
LONGEST_DAYS: Final = 365
"""A position is seen once a year at least: nobody's play stays the same for longer."""
LEAST_EASE: Final = 1.3
_PASSED: Final = 3


class Grade(Enum):
    """How well a position was known; the value is its name in files."""

    AGAIN = "again"
    """It was shown, or found after wrong tries or a hint."""
    HARD = "hard"
    GOOD = "good"
    EASY = "easy"

    @property
    def quality(self) -> int:
        """The quality of the answer as SM-2 counts it, 0 to 5."""
        return {Grade.AGAIN: 2, Grade.HARD: 3, Grade.GOOD: 4, Grade.EASY: 5}[self]

    @property
    def is_passed(self) -> bool:
        """Whether the position was known."""
        return self.quality >= _PASSED


class Memory(Struct, frozen=True, omit_defaults=True):
    """What is known of how well a card sits.

    :ivar due: the day from which it is to be seen, as ISO text; empty: at once.
    :ivar interval: days from the last time to `due`. :ivar passed: successes since the last failure.
    """

    ease: Annotated[float, Meta(ge=LEAST_EASE, le=10.0)] = 2.5
    interval: Annotated[int, Meta(ge=0, le=LONGEST_DAYS)] = 0
    passed: Annotated[int, Meta(ge=0)] = 0
    failed: Annotated[int, Meta(ge=0)] = 0
    due: Annotated[str, Meta(pattern=r"^(\d{4}-\d\d-\d\d)?$")] = ""

    def is_due(self, today: date) -> bool:
        """Whether it is to be seen on that day."""
        return self.due <= today.isoformat()

    @property
    def is_new(self) -> bool:
        """Whether it was never practised."""
        return not self.due


def after(memory: Memory, grade: Grade, today: date) -> Memory:
    """What is known when the card was seen on that day, with that grade."""
    if not grade.is_passed:
        due = _day(today, FIRST_DAYS)
        return Memory(memory.ease, FIRST_DAYS, 0, memory.failed + 1, due)
    missing = 5 - grade.quality
    ease = max(LEAST_EASE, round(memory.ease + 0.1 - missing * (0.08 + missing * 0.02), 4))
    if memory.passed == 0:
        interval = FIRST_DAYS
    elif memory.passed == 1:
        interval = SECOND_DAYS
    else:
        interval = round(memory.interval * ease)
    interval = max(1, min(LONGEST_DAYS, interval))
    return Memory(min(ease, 10.0), interval, memory.passed + 1, memory.failed, _day(today, interval))


def _day(today: date, days: int) -> str:
    """The day after so many; the last of the calendar for what lies behind it."""
    return (today + timedelta(days=min(days, (date.max - today).days))).isoformat()
