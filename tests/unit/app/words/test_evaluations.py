"""What the panel says of an evaluation."""

import pytest

from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.app.settings.settings import ScoreView
from shogi_desktop.app.words.evaluations import evaluation_text, percent, short_score, spoken_score, view_name
from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.rules import STANDARD, Color


@pytest.mark.parametrize(
    ("evaluation", "text"),
    [
        (Evaluation(123), "☗ +123"),
        (Evaluation(-7, depth=12, engine="Engine"), "☖ +7  ·  depth 12  ·  Engine"),
        (Evaluation(0), "0"),
        (Evaluation(ForcedMate(Color.WHITE, 5)), "☖ has a mate in 5"),
        (Evaluation(ForcedMate(Color.BLACK)), "☗ has a mate"),
    ],
)
def test_a_score_is_said_with_the_side_it_is_good_for(evaluation: Evaluation, text: str) -> None:
    assert evaluation_text(evaluation) == text


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (0.0, "1%"),
        (0.004, "1%"),
        (0.254, "25%"),
        (0.5, "50%"),
        (0.994, "99%"),
        (0.996, "99%"),
        (1.0, "99%"),
    ],
)
def test_no_chance_is_sure_as_long_as_no_mate_is_seen(share: float, text: str) -> None:
    assert percent(share) == text


@pytest.mark.parametrize(
    ("score", "view", "turn", "text"),
    [
        (123, "black", Color.BLACK, "+123"),
        (123, "black", Color.WHITE, "+123"),
        (-7, "black", Color.BLACK, "−7"),
        (123, "mover", Color.BLACK, "+123"),
        (123, "mover", Color.WHITE, "−123"),
        (0, "mover", Color.WHITE, "0"),
        (0, "chance", Color.BLACK, "50%"),
        (ForcedMate(Color.BLACK, 7), "mover", Color.WHITE, "☗ mate 7"),
        (ForcedMate(Color.WHITE), "chance", Color.BLACK, "☖ mate"),
    ],
)
def test_a_column_shows_a_score_from_blacks_side_or_the_movers(
    score: int | ForcedMate, view: ScoreView, turn: Color, text: str
) -> None:
    assert short_score(score, view, turn, STANDARD) == text


def test_a_chance_is_told_from_blacks_side_or_the_movers() -> None:
    black = percent(chance(600, STANDARD))
    white = percent(1 - chance(600, STANDARD))
    assert black != white
    assert short_score(600, "chance", Color.WHITE, STANDARD) == black
    assert short_score(600, "mover_chance", Color.BLACK, STANDARD) == black
    assert short_score(600, "mover_chance", Color.WHITE, STANDARD) == white
    assert evaluation_text(Evaluation(600), "chance") == f"☗ {black}"
    assert evaluation_text(Evaluation(600, depth=3), "mover_chance") == f"☗ {black}  ·  depth 3"


def test_every_way_to_see_a_score_has_a_name() -> None:
    views: tuple[ScoreView, ...] = ("black", "mover", "chance", "mover_chance")
    assert [view_name(view) for view in views] == [
        "Points (Black)", "Points (side to move)", "Win % (Black)", "Win % (side to move)",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("score", "view", "spoken"),
    [
        (123, "black", "Black +123"),
        (-7, "mover", "White +7"),
        (0, "black", "Even"),
        (0, "chance", "Even"),
        (600, "chance", f"Black {percent(chance(600, STANDARD))}"),
        (-600, "mover_chance", f"Black {percent(chance(-600, STANDARD))}"),
        (ForcedMate(Color.WHITE, 5), "black", "White has a mate in 5"),
        (ForcedMate(Color.BLACK), "chance", "Black has a mate"),
    ],
)
def test_a_score_is_spoken_with_the_name_of_the_side_it_is_good_for(
    score: int | ForcedMate, view: ScoreView, spoken: str
) -> None:
    assert spoken_score(score, view, STANDARD) == spoken
