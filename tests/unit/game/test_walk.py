"""A walk stands where it was told to, whatever way it came, and makes only the moves that differ."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.game import Record, Walk
from shogi_desktop.rules import STANDARD, VARIANTS, BoardMove, Variant, parse_square, parse_usi_move
from tests.support.edits import random_record
from tests.support.extent import extent


@settings(max_examples=extent(10, 30), deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(VARIANTS))
def test_only_what_differs_is_taken_back_and_made(seed: int, variant: Variant) -> None:
    rng = random.Random(seed)
    record = random_record(variant, rng, 20)
    nodes = list(record.walk())
    walk = Walk(record)
    before = record.root
    for node in rng.choices(nodes, k=12):
        common = len(set(before.line()) & set(node.line()))
        done = walk.go_to(node)
        assert len(done) == before.ply + node.ply - 2 * common
        assert walk.position == record.position(node.path)
        before = node


def test_a_foul_that_cannot_be_made_leaves_the_pieces_and_is_walked_back_over() -> None:
    record = Record(STANDARD)
    path = record.append((), parse_usi_move("7g7f", STANDARD))
    foul = record.append(path, BoardMove(parse_square("5e"), parse_square("5d")))
    record.node(foul).illegal = True
    walk = Walk(record)
    assert walk.go_to(record.node(foul))[1] is None
    assert walk.position == record.position(path)
    assert walk.go_to(record.node(path)) == [None]
    assert len(walk.go_to(record.root)) == 1
    assert walk.position == record.start_position()
