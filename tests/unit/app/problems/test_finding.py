"""What the tools that make our problems ask: who would be tempted by what."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from shogi_desktop.app.problems.finding import Searcher, choices
from shogi_desktop.rules import STANDARD, Position, parse_usi_move


@pytest.fixture(scope="module")
def searcher() -> Iterator[Searcher]:
    with Searcher(STANDARD) as found:
        yield found


def test_levels_play_legal_moves_each_as_often_as_asked_and_the_same_again(searcher: Searcher) -> None:
    start = Position.start(STANDARD)
    drawn = choices(searcher, start, (3, 12), 5, Random(1))
    assert drawn.total() == 10
    assert all(start.is_legal(move) for move in drawn)
    assert choices(searcher, start, (3, 12), 5, Random(1)) == drawn


def test_a_strong_level_takes_the_rook_and_a_weak_one_does_not_always(searcher: Searcher) -> None:
    """A rook stands where a knight takes it, with a pawn to be taken back by the king before it."""
    position = Position.from_sfen("4k4/9/9/9/5rp2/9/6N2/9/4K4 b - 1", STANDARD)
    best = parse_usi_move("3g4e", STANDARD)
    assert choices(searcher, position, (24,), 6, Random(1))[best] == 6
    assert choices(searcher, position, (1,), 40, Random(1))[best] < 40
