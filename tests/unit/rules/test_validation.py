"""What is wrong with a position, in words, with its place."""

import pytest

from shogi_desktop.rules import STANDARD, Position, UnplayableError, oddities_for_study


@pytest.mark.parametrize(
    ("sfen", "texts"),
    [
        ("9/9/9/9/9/9/9/9/9 b - 1", ["Black has no king", "White has no king"]),
        ("4k4/9/9/9/4R4/9/9/9/4K4 b - 1", ["the king of White on 5a could be captured at once"]),
    ],
)
def test_a_position_that_nobody_could_play_is_refused_with_the_reasons(sfen: str, texts: list[str]) -> None:
    with pytest.raises(UnplayableError) as caught:
        oddities_for_study(Position.from_sfen(sfen, STANDARD))
    assert [problem.text for problem in caught.value.problems] == texts


def test_oddities_are_told_with_their_places() -> None:
    position = Position.from_sfen("P3k4/P8/9/9/9/9/9/9/4K4 b - 1", STANDARD)
    assert [oddity.text for oddity in oddities_for_study(position)] == [
        "the pawn of Black on 9a could never move",
        "a second pawn of Black stands on the file of 9b (nifu)",
    ]
