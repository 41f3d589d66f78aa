"""The declared win by 27 points, against cshogi and by the conditions one by one."""

import random

import pytest

from shogi_desktop.game import Reason, declaration_holds, declaration_outcome
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position


def position(sfen: str) -> Position:
    return Position.from_sfen(sfen, STANDARD)


@pytest.mark.parametrize(
    ("sfen", "holds"),
    [
        ("4k4/9/9/9/9/9/+p+p+p+p+p+p+p+p+p/1+p+r6/4K4 w rb2p 1", False),  # the king is at home
        ("9/9/9/9/9/4K4/+p+p+p+p+p+p+p+p+p/1+p+r+b5/4k4 w rb 1", True),
        ("9/9/9/9/9/4K4/+p+p+p+p+p+p+p+p+p/9/4k4 w 2r2b 1", False),  # nine in the zone
        ("9/9/9/9/9/4K4/+p+p+p+p+p+p+p+p+p/1+p+r6/4k4 w r 1", False),  # too few points
        ("9/9/9/9/9/4K4/+p+p+p+p+p+p+p+p+p/1+p+r+b5/4k3R w b 1", False),  # in check
    ],
)
def test_each_condition_counts(sfen: str, holds: bool) -> None:
    assert declaration_holds(position(sfen)) is holds


def test_black_needs_a_point_more_than_white() -> None:
    black = "4K4/1+P+R+B5/+P+P+P+P+P+P+P+P+P/9/9/9/9/9/4k4 b {hand} 1"
    assert not declaration_holds(position(black.format(hand="B2P")))
    assert declaration_holds(position(black.format(hand="B3P")))


def test_what_white_gave_counts_for_white() -> None:
    low = position("9/9/9/9/9/4K4/+p+p+p+p+p+p+p+p+p/1+p+r6/4k4 w br 1")
    even, rook = Position.start(STANDARD), Position.start(STANDARD, "rook")
    assert declaration_outcome(low, even).reason is Reason.FALSE_DECLARATION
    won = declaration_outcome(low, rook)
    assert (won.reason, won.winner) == (Reason.DECLARATION, Color.WHITE)


def test_okisaki_shogi_has_no_declared_win() -> None:
    assert not declaration_holds(Position.start(OKISAKI))


@pytest.mark.oracle
def test_cshogi_agrees_on_random_entered_kings() -> None:
    cshogi = pytest.importorskip("cshogi")
    rng = random.Random(7)
    answers = set()
    for _ in range(400):
        sfen = entered(rng)
        ours = declaration_holds(position(sfen))
        assert ours == bool(cshogi.Board(sfen).is_nyugyoku()), sfen
        answers.add(ours)
    assert answers == {True, False}


def entered(rng: random.Random) -> str:
    """A position with Black's king far up, some of its pieces with it, and some in hand."""
    squares = [(file, rank) for rank in range(4) for file in range(9)]
    rng.shuffle(squares)
    board = {squares.pop(): "K"}
    names = ["+P"] * 12 + ["+R", "+B", "G", "+S", "+N", "+L"]
    for name in rng.sample(names, rng.randint(8, 16)):
        board[squares.pop()] = name
    board[(4, 8)] = "k"
    rows = []
    for rank in range(9):
        cells = [board.get((file, rank), "1") for file in range(9)]
        rows.append("".join(cells))
    hand = "".join(f"{count}{kind}" for kind, count in (("R", 1), ("B", 1), ("P", rng.randint(1, 6))))
    return f"{'/'.join(rows)} b {hand} 1"
