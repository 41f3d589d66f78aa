"""The scale of the computer's strength, and where the ten levels of before stand on it.

Files of games, results and settings from before have a level from 1 to 10. They are read as the strength that
was measured to be nearest to it in standard shogi (docs/levels.md).
"""

from __future__ import annotations

import math
from typing import Final

RUNGS: Final = 40
"""The number of levels. Strength is a number from 1 to it; whole ones are the levels to choose from."""
FIRST_RUNG: Final = 4
"""The level of a new player."""
OF_TEN: Final = (1, 5, 8, 11, 15, 18, 22, 30, 33, 38)
"""The levels that stand for the ten of before."""

NAMED_FROM: Final = (1, 6, 9, 13, 17, 22, 26, 31, 36, RUNGS)
"""The first level of each name that the levels have in words."""
FIRST_DAN: Final = 22
"""The level that is thought to be like a first dan; each level beside it is thought to be a grade.

An estimate by what a player of two plies with mate in one, known from other programs to be some 15 kyū, wins
from (docs/levels.md). No person has been measured.
"""
WEAKEST_KYU: Final = 20
HIGHEST_DAN: Final = 6


def grade_of(rung: int) -> int | None:
    """The grade a level is thought to be like: 3 is third dan, -12 is 12 kyū; None beyond amateurs."""
    above = rung - FIRST_DAN
    if above >= HIGHEST_DAN:
        return None
    return above + 1 if above >= 0 else above


def rung_of_grade(grade: int) -> int:
    """The level that is thought to be like a grade: 3 is third dan, -12 is 12 kyū."""
    return rung_of(FIRST_DAN + (grade - 1 if grade > 0 else grade))


def require_strength(strength: float) -> float:
    """That strength. :raises ValueError: when it is none from 1 to `RUNGS`."""
    if not 1 <= strength <= RUNGS:
        raise ValueError(f"there is no strength {strength}: strengths are 1 to {RUNGS}")
    return strength


def rung_of(strength: float) -> int:
    """The level that is nearest to a strength."""
    return min(max(math.floor(strength + 0.5), 1), RUNGS)


def of_ten(level: object) -> int | None:
    """The level that stands for one of the ten of before; None for what was none of them."""
    if isinstance(level, bool) or not isinstance(level, int) or not 1 <= level <= len(OF_TEN):
        return None
    return OF_TEN[level - 1]
