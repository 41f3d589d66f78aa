"""Sennichite against python-shogi's own count, on games that wander back and forth."""

import random

import pytest

from shogi_desktop.game import History, Reason, ending_after
from shogi_desktop.rules import STANDARD, Position

shogi = pytest.importorskip("shogi")
pytestmark = pytest.mark.oracle


@pytest.mark.parametrize("seed", range(6))
def test_repetition_is_seen_exactly_when_python_shogi_sees_it(seed: int) -> None:
    rng = random.Random(seed)
    position = Position.from_sfen("4k4/9/9/9/9/9/9/9/R3K4 b - 1", STANDARD)
    board = shogi.Board(position.sfen())
    history = History(position)
    for _ in range(400):
        moves = [m for m in position.legal_moves() if not m.usi.endswith("+")]
        rook_file = [m for m in moves if m.target >> 4 in {9, 5} and m.target & 15 in {1, 2, 8, 9}]
        move = rng.choice(rook_file or moves)
        history.push(position.play(move))
        board.push_usi(move.usi)
        outcome = ending_after(history)
        repeated = outcome is not None and outcome.reason in {Reason.REPETITION, Reason.PERPETUAL_CHECK}
        assert repeated == board.is_fourfold_repetition()
        if outcome is not None:
            break
    else:
        pytest.fail("the wandering never came to a repetition: the test shows nothing")
