"""What the panel says of an evaluation."""

import pytest

from shogi_desktop.app.words.evaluations import evaluation_text
from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.rules import Color


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
