"""Recommended handicaps: from grades and from levels."""

from __future__ import annotations

import pytest

from shogi_desktop.app.results.handicap_advice import (
    GRADES,
    grade_points,
    level_points,
    nearest_level,
    recommended,
)
from shogi_desktop.app.results.rating import LEVEL_POINTS
from shogi_desktop.app.settings.strengths import RUNGS


@pytest.mark.parametrize(
    ("apart", "handicap"),
    [
        (-2, "even"), (0, "even"), (1, "lance"), (2, "bishop"), (3, "rook"), (4, "rook_lance"), (5, "two"),
        (6, "two"), (7, "four"), (8, "four"), (9, "six"), (10, "six"), (12, "eight"), (15, "ten"),
        (30, "ten"),
    ],
)  # fmt: skip
def test_the_handicap_grows_with_the_grades_apart(apart: int, handicap: str) -> None:
    assert recommended(100 * apart) == handicap


def test_first_dan_follows_first_kyu() -> None:
    assert [grade_points(grade) for grade in (-2, -1, 1, 2)] == [-200, -100, 0, 100]
    points = [grade_points(grade) for grade in GRADES]
    assert points == list(range(-1500, 600, 100))


def test_levels_are_compared_by_what_they_were_measured_at() -> None:
    """By the steps and the worth of handicaps in docs/levels.md."""

    def between(giver: int, receiver: int) -> str:
        return recommended(level_points("shogi", giver) - level_points("shogi", receiver))

    assert between(8, 6) in {"three", "four", "five"}
    assert between(20, 15) in {"five", "six"}
    assert between(18, 15) in {"two", "three"}
    assert recommended(0) == "even"
    for variant, levels in LEVEL_POINTS.items():
        assert [nearest_level(variant, points + 3) for points in levels] == list(range(1, RUNGS + 1))
    assert nearest_level("shogi", -5_000) == 1
    assert nearest_level("shogi", 9_000) == RUNGS
