"""Going about a record's tree: where the walker is, and what it says of a foul that pieces cannot make."""

from __future__ import annotations

from shogi_desktop.game import Record
from shogi_desktop.notation.walker import Walker
from shogi_desktop.rules import STANDARD, Illegality, parse_usi_move


def test_who_left_a_foul_that_pieces_cannot_make_is_no_longer_stuck() -> None:
    record = Record(STANDARD)
    walker = Walker(record)
    walker.add(parse_usi_move("7g7f", STANDARD))
    before = walker.node
    assert walker.add(parse_usi_move("5e5d", STANDARD)) is Illegality.NO_PIECE
    assert walker.is_stuck
    foul = walker.node

    walker.go_to(before)
    assert not walker.is_stuck
    walker.go_to(record.root)
    assert not walker.is_stuck

    walker.go_to(foul)
    assert walker.is_stuck
    walker.add(parse_usi_move("3c3d", STANDARD))
    walker.go_to(foul)
    assert walker.is_stuck
