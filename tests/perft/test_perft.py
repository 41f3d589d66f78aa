"""Node counts that move generators of other people agree on."""

import pytest

from shogi_desktop.rules import OKISAKI, STANDARD, Position, Variant, perft

# The festival position of the shogi programmers' perft pages, and the one with the most legal moves (593).
FESTIVAL = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1"
MOST_MOVES = "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1"


@pytest.mark.parametrize(
    ("variant", "depth", "nodes"),
    [
        (STANDARD, 0, 1),
        (STANDARD, 1, 30),
        (STANDARD, 2, 900),
        (STANDARD, 3, 25_470),
        pytest.param(STANDARD, 4, 719_731, marks=pytest.mark.slow),
        (OKISAKI, 1, 37),
        (OKISAKI, 2, 1_369),
        (OKISAKI, 3, 48_211),
        pytest.param(OKISAKI, 4, 1_697_913, marks=pytest.mark.slow),
    ],
)
def test_perft_from_the_start(variant: Variant, depth: int, nodes: int) -> None:
    position = Position.start(variant)
    assert perft(position, depth) == nodes
    assert position.sfen() == variant.start_sfen


@pytest.mark.parametrize(
    ("sfen", "depth", "nodes"),
    [(FESTIVAL, 1, 207), (FESTIVAL, 2, 28_684), (MOST_MOVES, 1, 593), (MOST_MOVES, 2, 105_677)],
)
def test_perft_of_known_middle_games(sfen: str, depth: int, nodes: int) -> None:
    position = Position.from_sfen(sfen, STANDARD)
    before = position.sfen()
    assert perft(position, depth) == nodes
    assert position.sfen() == before
