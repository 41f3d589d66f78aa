"""Positions are found by their hash in the rows of a batch, with their places and the moves made there."""

from __future__ import annotations

import random

import pytest

from shogi_desktop.app.library.postings import (
    BUCKETS,
    FEW_PLACES,
    NO_MOVE,
    bucket_of,
    move_code,
    postings,
    standing,
)
from shogi_desktop.rules import OKISAKI, STANDARD, BoardMove, Drop, Variant, parse_usi_move


@pytest.mark.parametrize("length", [FEW_PLACES, FEW_PLACES + 1])
def test_each_position_is_found_at_all_its_places_and_nowhere_else(length: int) -> None:
    rng = random.Random(1)
    hashes = [rng.getrandbits(64) for _ in range(40)]
    # Of the same bucket as others, and with equal bits beyond those that are kept.
    hashes += [value ^ 1 << 20 for value in hashes[:10]]
    positions = [(rng.choice(hashes), place, rng.randrange(1 << 15)) for place in range(300)]
    positions.append((hashes[0], length - 1, NO_MOVE))
    rows = postings(positions, length)
    for value in hashes:
        expected = [(place, move) for one, place, move in positions if one == value]
        places, moves = standing(rows.get(bucket_of(value), b""), value, length)
        assert list(zip(places, moves, strict=True)) == expected


def test_a_hash_is_found_where_an_entry_begins_and_not_across_two() -> None:
    def value(kept: int) -> int:
        return kept * BUCKETS

    row = postings([(value(0x01010202), 0, 7), (value(0x02020101), 1, 8), (value(0x01010202), 2, 9)], 3)[0]
    assert standing(row, value(0x01010202), 3) == ([0, 2], [7, 9])
    # There as bytes, the end of one and the beginning of the next.
    across = 0x01010101
    assert row[:12].find(across.to_bytes(4, "little")) == 2
    assert standing(row, value(across), 3) == ([], [])
    assert standing(b"", 5, 3) == ([], [])


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda variant: variant.id)
def test_no_two_moves_have_the_same_code(variant: Variant) -> None:
    squares = variant.squares
    moves = [
        BoardMove(origin, target, promote=promote)
        for origin in squares
        for target in squares
        for promote in (False, True)
    ]
    codes = [move_code(move, variant) for move in moves]
    codes += [move_code(Drop(kind, target), variant) for kind in variant.hand_kinds for target in squares]
    assert len(set(codes)) == len(codes)
    assert max(codes) < 1 << 15


def test_the_code_of_a_move_stays_what_libraries_on_disk_have() -> None:
    codes = {text: move_code(parse_usi_move(text, STANDARD), STANDARD) for text in ("7g7f", "8h2b+", "P*5e")}
    assert codes == {"7g7f": 15224, "8h2b+": 2701, "P*5e": 10472}
    assert move_code(parse_usi_move("10j1a+", OKISAKI), OKISAKI) == 199
