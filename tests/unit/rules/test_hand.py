"""A hand as a value: what is in it, of each kind and in all."""

import pytest

from shogi_desktop.rules import OKISAKI, STANDARD, Color, PieceKind, Position


def test_a_hand_counts_each_kind_and_all_of_them() -> None:
    hand = Position.from_sfen("4k4/9/9/9/9/9/9/9/4K4 b R3P 1", STANDARD).hand(Color.BLACK)

    assert hand.count(STANDARD.kind("pawn")) == 3
    assert hand.count(STANDARD.kind("rook")) == 1
    assert hand.count(STANDARD.kind("gold")) == 0
    assert [(kind.id, count) for kind, count in hand.items()] == [("rook", 1), ("pawn", 3)]
    assert hand.total == 4
    assert hand


def test_an_empty_hand_is_false() -> None:
    hand = Position.start(STANDARD).hand(Color.WHITE)

    assert not hand
    assert (hand.total, hand.items()) == (0, [])


@pytest.mark.parametrize(
    "kind", [STANDARD.kind("king"), OKISAKI.kind("queen")], ids=["a king", "another game's"]
)
def test_of_what_cannot_be_in_hand_there_is_none(kind: PieceKind) -> None:
    hand = Position.from_sfen("4k4/9/9/9/9/9/9/9/4K4 b R3P 1", STANDARD).hand(Color.BLACK)

    assert hand.count(kind) == 0
