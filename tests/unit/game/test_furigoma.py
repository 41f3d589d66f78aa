"""Furigoma: the odds, pawns on their edge, and who begins (RULES.md 2.8)."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random

import pytest

from shogi_desktop.game import Fall, Furigoma, throw_furigoma

PAWN, TOKIN, STANDING = Fall.PAWN, Fall.TOKIN, Fall.STANDING


@pytest.mark.parametrize("tokin", range(6))
def test_more_tokin_than_pawns_let_the_other_player_begin(tokin: int) -> None:
    thrown = Furigoma(((TOKIN,) * tokin + (PAWN,) * (5 - tokin),))
    assert thrown.tokin == tokin
    assert thrown.thrower_begins is (tokin <= 2)


def test_both_players_begin_alike_often_and_the_tokin_are_spread_as_by_coins() -> None:
    chance = Random(1)
    count, thrown = 20_000, Counter[int]()
    for _ in range(count):
        thrown[throw_furigoma(chance).tokin] += 1
    for tokin, ways in enumerate((1, 5, 10, 10, 5, 1)):
        # Four standard deviations of a binomial count: one run in some ten thousand would leave them.
        share = ways / 32
        assert abs(thrown[tokin] - count * share) < 4 * (count * share * (1 - share)) ** 0.5
    begins = sum(thrown[tokin] for tokin in (0, 1, 2))
    assert abs(begins - count / 2) < 4 * (count / 4) ** 0.5


def test_only_pawns_on_their_edge_are_thrown_again_and_none_stands_in_the_end() -> None:
    chance, again = Random(2), 0
    for _ in range(2_000):
        throws = throw_furigoma(chance).throws
        assert STANDING not in throws[-1]
        for before, after in itertools.pairwise(throws):
            again += 1
            assert STANDING in before
            assert all(a is b for b, a in zip(before, after, strict=True) if b is not STANDING)
    assert 100 < again < 300


def test_the_same_chance_throws_the_same() -> None:
    assert throw_furigoma(Random(7)) == throw_furigoma(Random(7))


class Scripted(Random):
    """Chance that says what it is told to."""

    def __init__(self, *said: float) -> None:
        super().__init__(0)
        self._said = list(said)

    def random(self) -> float:
        return self._said.pop(0)


def test_a_pawn_that_lies_is_not_thrown_again_with_one_that_still_stands() -> None:
    lies, stands = (0.9, 0.9), (0.0,)
    chance = Scripted(*stands, *stands, *lies, *lies, *lies, *lies, *stands, *lies)
    throws = throw_furigoma(chance).throws
    assert [throw.count(STANDING) for throw in throws] == [2, 1, 0]
    assert throws[1][0] is throws[2][0]
