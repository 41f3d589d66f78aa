"""Which handicap makes a game between two players even: from their grades, or from the levels they play like.

One grade is about one lance, as `rating.HANDICAP_POINTS` has it; levels are put on the scale of grades by
what handicaps were measured to be worth between them. The advice is the step of the ladder whose points come
nearest to the difference, the larger one where two are as near.
"""

from __future__ import annotations

from typing import Final

from shogi_desktop.app.results.rating import HANDICAP_POINTS, handicap_share, points_of_levels
from shogi_desktop.game import LADDER

GRADE_POINTS: Final = 100
"""The points of one grade (kyū or dan)."""
LOWEST_KYU: Final = 15
HIGHEST_DAN: Final = 6
GRADES: Final = (*range(-LOWEST_KYU, 0), *range(1, HIGHEST_DAN + 1))
"""Amateur grades from the weakest: −15 is 15 kyū, −1 first kyū, 1 first dan."""


def recommended(points: int) -> str:
    """The handicap for a giver who is so many points stronger; even for one who is not."""
    return max(LADDER, key=lambda step: (-abs(HANDICAP_POINTS[step] - points), HANDICAP_POINTS[step]))


def grade_points(grade: int) -> int:
    """How strong one of `GRADES` is, first dan being 0."""
    return GRADE_POINTS * (GRADES.index(grade) - LOWEST_KYU)


def level_points(variant_id: str, level: int) -> int:
    """How strong a level of the computer is, in points of grades above the first level."""
    points = points_of_levels(variant_id)
    steps = range(1, level)
    return round(sum((points[lower] - points[lower - 1]) / handicap_share(lower) for lower in steps))


def nearest_level(variant_id: str, points: float) -> int:
    """The level of the computer that is nearest to that strength."""
    levels = points_of_levels(variant_id)
    return 1 + min(range(len(levels)), key=lambda index: abs(levels[index] - points))
