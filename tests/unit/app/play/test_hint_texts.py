"""What a hint says of a position: the words of the score."""

from __future__ import annotations

import pytest

from shogi_desktop.app.play.hint_texts import score_words
from shogi_desktop.usi.messages import Centipawns, Mate, Score


@pytest.mark.parametrize(
    ("score", "words"),
    [
        (Centipawns(0), "The position is even."),
        (Centipawns(-199), "The position is even."),
        (Centipawns(200), "The position is slightly better for you."),
        (Centipawns(-399), "The position is slightly better for White."),
        (Centipawns(400), "The position is better for you."),
        (Centipawns(600), "The position is much better for you."),
        (Centipawns(1500), "The position is much better for you."),
        (Centipawns(-1501), "The position is winning for White."),
        (Mate(True, 5), "There is a mate in 5 for you."),
        (Mate(False, 8), "There is a mate in 8 for White."),
        (Mate(True, None), "There is a forced win for you."),
        (Mate(False, None), "There is a forced win for White."),
    ],
)
def test_the_words_follow_the_score(score: Score, words: str) -> None:
    assert score_words(score, "you", "White") == words
