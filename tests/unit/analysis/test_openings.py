"""Openings told from the moves: lines of any primer, and what is no opening."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.castles import Castle, castle_of, forms_of, stands, turned
from shogi_desktop.analysis.openings import SETTLED_PLY, Strategy, classify
from shogi_desktop.game import Record
from shogi_desktop.notation import usi_text
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, Variant, parse_square, parse_usi_move
from tests.support.games import random_record

LINES = {
    Strategy.FOURTH_FILE_ROOK: "7g7f 8c8d 6g6f 3c3d 2h6h 7a6b",
    Strategy.THIRD_FILE_ROOK: "7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 3i4h 8b3b",
    Strategy.CENTRAL_ROOK: "7g7f 8c8d 5g5f 3c3d 2h5h 7a6b",
    Strategy.OPPOSING_ROOK: "7g7f 8c8d 8h7g 3c3d 6g6f 7a6b 2h8h 5a4b",
    Strategy.DOUBLE_RANGING: "7g7f 3c3d 6g6f 4c4d 2h6h 8b4b",
    Strategy.RIGHT_FOURTH_FILE: "7g7f 8c8d 2g2f 3c3d 4g4f 3a4b 2h4h 4c4d",
    Strategy.SLEEVE_ROOK: "2g2f 8c8d 3g3f 7a6b 2h3h 3c3d",
    Strategy.BISHOP_EXCHANGE: "7g7f 8c8d 2g2f 3c3d 8h2b+ 3a2b 7i8h 2b3c 8h7g 7a6b",
    Strategy.SIDE_PAWN: ("7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c"),
    Strategy.DOUBLE_WING: "2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c 2d2h 8e8f 8g8f 8b8f P*8g 8f8b",
    Strategy.CLIMBING_SILVER: "7g7f 8c8d 2g2f 8d8e 8h7g 4a3b 2f2e 7a6b 3i3h 5a4b 3h2g 3c3d 2g2f 1c1d",
    Strategy.STATIC_ROOKS: "2g2f 8c8d 7g7f 7a6b",
}


def game(moves: str, plies: int = 36) -> Record:
    """The game of those moves; after them the kings walk about until so many plies are made."""
    result = usi_text.loads(f"startpos moves {moves}")
    assert not result.problems, result.problems
    record = result.record
    path, position = record.end_path(), record.position(record.end_path())
    while len(path) < plies:
        king = position.king(position.turn)
        assert king is not None
        walk = min((m for m in position.legal_moves_from(king) if not position.piece_at(m.target)), key=str)
        path = record.append(path, walk)
        position.play(walk)
    return record


@pytest.mark.parametrize("strategy", LINES, ids=lambda one: one.code)
def test_the_opening_is_told_from_its_first_moves(strategy: Strategy) -> None:
    assert classify(game(LINES[strategy])).strategy is strategy


def test_a_rook_that_moves_late_makes_no_opening() -> None:
    record = game("2g2f 8c8d 7g7f 7a6b 6g6f", SETTLED_PLY)
    path = record.append(record.end_path(), parse_usi_move("2h6h", STANDARD))
    assert record.position(path).piece_at(parse_square("6h"))
    assert classify(record).strategy is Strategy.STATIC_ROOKS


def test_a_yagura_is_told_by_its_castle() -> None:
    moves = (
        "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 2g2f 3a4b 4i5h 4a3b 6i7h 6a5b 5i6i 5a4a 5g5f 5c5d 6g6f 7c7d "
        "8h7i 4b3c 5h6g 4c4d 7i6h 5b4c 6i7i 1c1d 7i8h 9c9d"
    )
    opening = classify(game(moves))
    assert opening.strategy is Strategy.YAGURA
    assert opening.castles[0] is Castle.YAGURA


def test_castles_of_both_sides_are_told() -> None:
    moves = (
        "7g7f 8c8d 6g6f 3c3d 2h6h 7a6b 5i4h 5a4b 4h3h 4b3b 3h2h 5c5d 3i3h 6a5b 9g9f 9c9d 1g1f 1c1d 6i5h 6b5c"
    )
    opening = classify(game(moves, 0))
    assert opening.strategy is Strategy.FOURTH_FILE_ROOK
    assert opening.castles == (Castle.MINO, Castle.BOAT)


def test_an_anaguma_is_told_on_either_side() -> None:
    moves = (
        "7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 3i4h 8b4b 5i6h 5a6b 6h7h 6b7b 5g5f 7b8b 8h7g 9a9b 7h8h 8b9a "
        "9i9h 7a8b 8h9i 4a5a 7i8h 5a6b"
    )
    opening = classify(game(moves, 0))
    assert opening.strategy is Strategy.FOURTH_FILE_ROOK
    assert opening.castles == (Castle.ANAGUMA, Castle.ANAGUMA)


@pytest.mark.parametrize("color", Color)
@pytest.mark.parametrize(
    ("castle", "board"),
    [
        (Castle.SILVER_CROWN, "4k4/9/9/9/9/9/PPPPPPPSP/6GK1/9 b - 1"),
        (Castle.SILVER_CROWN, "4k4/9/9/9/9/9/PSPPPPPPP/1KG6/9 b - 1"),
        (Castle.SNOWROOF, "4k4/9/9/9/9/3PP4/3SS4/2G6/3K5 b - 1"),
        (Castle.GOLD_FORTRESS, "4k4/9/9/9/9/9/9/4GGKS1/9 b - 1"),
        (Castle.CENTRAL_HOUSE, "4k4/9/9/9/9/9/9/2G1K1G2/9 b - 1"),
        (None, "4k4/9/9/9/9/9/9/2G2KG2/9 b - 1"),
    ],
)
def test_a_castle_is_told_from_its_shape_for_either_side(
    castle: Castle | None, board: str, color: Color
) -> None:
    position = Position.from_sfen(board, STANDARD)
    if color is Color.WHITE:
        other = Position(STANDARD)
        for sq, piece in position.pieces():
            other.put(STANDARD.piece(piece.kind, piece.color.opponent), turned(Color.WHITE, sq))
        position = other
    assert castle_of(position, color) is castle


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda variant: variant.id)
@pytest.mark.parametrize("color", Color)
def test_the_castle_is_the_first_of_the_list_that_fits_or_was_there(variant: Variant, color: Color) -> None:
    kinds = {kind.symbol: kind for kind in variant.kinds}
    everything = forms_of(variant)
    for men in (one for _, forms in everything for one in forms):
        position = Position(variant)
        for sq, symbol in men.items():
            position.put(variant.piece(kinds[symbol], color), turned(color, sq, variant))
        for known in (None, *(castle for castle, _ in everything)):
            expected = next(
                castle
                for castle, forms in everything
                if castle is known or any(stands(one, position, color) for one in forms)
            )
            assert castle_of(position, color, known) is expected


@pytest.mark.parametrize(
    "record",
    [game("7g7f 3c3d", 0), Record(OKISAKI), random_record(2, handicap="rook")],
    ids=["too short", "no moves", "handicap"],
)
def test_what_is_no_opening_has_none(record: Record) -> None:
    assert classify(record).strategy is None
    assert classify(record).castles == (None, None)
