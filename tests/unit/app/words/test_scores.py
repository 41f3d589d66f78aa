"""Scores in the views that a player may choose, and large numbers in few characters."""

from __future__ import annotations

from typing import get_args

import pytest
from PySide6.QtCore import QLocale

from shogi_desktop.app.settings.settings import ScoreView
from shogi_desktop.app.words.evaluations import evaluation_text, percent, short_score, view_name
from shogi_desktop.app.words.locale import large_number
from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.rules import STANDARD, Color

VIEWS: tuple[ScoreView, ...] = get_args(ScoreView)


@pytest.mark.parametrize(
    ("view", "black", "white"),
    [
        ("black", "+300", "+300"),
        ("mover", "+300", "−300"),
        ("chance", "58%", "58%"),
        ("mover_chance", "58%", "42%"),
    ],
)
def test_a_score_is_black_s_or_the_mover_s_in_points_or_as_a_chance(
    view: ScoreView, black: str, white: str
) -> None:
    assert short_score(300, view, Color.BLACK, STANDARD) == black
    assert short_score(300, view, Color.WHITE, STANDARD) == white


@pytest.mark.parametrize("view", VIEWS)
def test_a_mate_says_whose_it_is_in_every_view(view: ScoreView) -> None:
    assert short_score(ForcedMate(Color.WHITE, 7), view, Color.BLACK, STANDARD) == "☖ mate 7"
    assert short_score(ForcedMate(Color.BLACK), view, Color.WHITE, STANDARD) == "☗ mate"


def test_nothing_is_sure_as_long_as_no_mate_is_seen() -> None:
    assert (percent(0.0), percent(0.5), percent(1.0)) == ("1%", "50%", "99%")


def test_every_view_has_a_name_of_its_own() -> None:
    assert len({view_name(view) for view in VIEWS}) == len(VIEWS)


def test_what_a_file_says_is_told_with_its_side() -> None:
    evaluation = Evaluation(-300, depth=8)
    assert evaluation_text(evaluation) == "☖ +300  ·  depth 8"
    assert evaluation_text(evaluation, "chance", STANDARD) == "☗ 42%  ·  depth 8"


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "0"), (999, "999"), (1_000, "1.0 k"), (12_345, "12.3 k"), (612_345, "612 k"), (4_600_000, "4.6 M")],
)
def test_large_numbers_are_short(number: int, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shogi_desktop.app.words.locale.QLocale", lambda: QLocale("en"))
    assert large_number(number) == text
