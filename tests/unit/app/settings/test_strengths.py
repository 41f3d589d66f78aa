"""The scale of the computer's strength: grades beside it, the ten levels of before, and its ends."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shogi_desktop.app.settings.strengths import (
    FIRST_DAN,
    HIGHEST_DAN,
    OF_TEN,
    RUNGS,
    grade_of,
    of_ten,
    rung_of,
    rung_of_grade,
)


@pytest.mark.parametrize(
    ("rung", "grade"),
    [
        (1, 1 - FIRST_DAN),
        (FIRST_DAN - 2, -2),
        (FIRST_DAN - 1, -1),
        (FIRST_DAN, 1),
        (FIRST_DAN + 1, 2),
        (FIRST_DAN + HIGHEST_DAN - 1, HIGHEST_DAN),
        (FIRST_DAN + HIGHEST_DAN, None),
        (RUNGS, None),
    ],
)
def test_a_level_is_like_a_grade_of_amateurs_and_none_is_like_no_grade_at_all(
    rung: int, grade: int | None
) -> None:
    assert grade_of(rung) == grade


def test_a_grade_leads_back_to_its_level_and_what_is_beyond_the_scale_to_its_end() -> None:
    for rung in range(1, FIRST_DAN + HIGHEST_DAN):
        grade = grade_of(rung)
        assert grade is not None
        assert rung_of_grade(grade) == rung
    assert (rung_of_grade(-90), rung_of_grade(90)) == (1, RUNGS)


@pytest.mark.parametrize(
    ("strength", "rung"), [(0, 1), (1.49, 1), (1.5, 2), (RUNGS - 0.5, RUNGS), (99, RUNGS)]
)
def test_the_level_is_the_nearest_one(strength: float, rung: int) -> None:
    assert rung_of(strength) == rung


def test_a_level_of_before_is_a_whole_number_from_one_to_ten() -> None:
    assert [of_ten(level) for level in range(1, 11)] == list(OF_TEN)
    for none in (0, 11, True, 2.0, "3", None):
        assert of_ten(none) is None


def test_games_from_before_go_on_at_the_level_that_was_measured_nearest() -> None:
    text = Path(__file__).resolve().parents[4].joinpath("docs", "levels.md").read_text("utf-8")
    (row,) = re.findall(r"^\| earlier level .*\n.*\n\| now \|(.*)\|$", text, re.MULTILINE)
    assert [int(level) for level in row.split("|")] == list(OF_TEN)
