"""Going about a record's tree: where the walker is, and what it says of a foul that pieces cannot make."""

from __future__ import annotations

import pytest

from shogi_desktop.game import Record
from shogi_desktop.notation import kif
from shogi_desktop.notation.walker import Walker
from shogi_desktop.rules import STANDARD, Illegality, IllegalMoveError, parse_usi_move

KIF = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２六歩(27)\n"


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


def test_a_variation_that_begins_as_the_line_it_varies_parts_from_it_where_it_differs() -> None:
    record = kif.loads(f"{KIF}変化：2手\n   2 ３四歩(33)\n   3 ２二角成(88)\n").record
    assert [node.move.usi for node in record.main_line() if node.move] == ["7g7f", "3c3d", "2g2f"]
    assert len(record.node((0,)).children) == 1
    assert [node.move.usi for node in record.node((0, 0)).children if node.move] == ["2g2f", "8h2b+"]


def test_what_pieces_cannot_make_is_walked_only_where_it_is_marked() -> None:
    record = Record(STANDARD)
    node = record.root.add(parse_usi_move("5e5d", STANDARD))
    with pytest.raises(IllegalMoveError):
        Walker(record).go_to(node)
    node.illegal = True
    walker = Walker(record)
    walker.go_to(node)
    assert walker.is_stuck
