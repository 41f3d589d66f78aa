"""Openings told from the moves: lines of any primer, and what is no opening."""

from __future__ import annotations

from itertools import cycle

import pytest

from shogi_desktop.analysis.castles import Castle, castle_of, forms_of, stands
from shogi_desktop.analysis.openings import SETTLED_PLY, Opening, Strategy, classify
from shogi_desktop.game import Record
from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    Color,
    Position,
    Variant,
    parse_square,
    parse_usi_move,
    parse_usi_moves,
)
from tests.support.games import random_record
from tests.support.minishogi import MINISHOGI
from tests.support.sides import line_of_other, position_of_other

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


OKISAKI_LINES = {
    Strategy.ROOK_PAWN: "2h2g 9c9d 2g2f",
    Strategy.CENTRAL_KNIGHTS: "2j4i 9c9d 4i5g 9d9e 9j7i 3a3b 7i6g",
    Strategy.EDGE_BISHOP: "10h10g 3a3b 9i10h",
    Strategy.SWINGING_ROOK: "8h8g 9c9d 2i8i",
}


def game(moves: str, plies: int = 36, variant: Variant = STANDARD) -> Record:
    """The game of those moves; after them the kings walk about until so many plies are made."""
    record, position = Record(variant), Position.start(variant)
    path: tuple[int, ...] = ()
    for usi in moves.split():
        move = parse_usi_move(usi, variant)
        path = record.append(path, move)
        position.play(move)
    while len(path) < plies:
        king = position.king(position.turn)
        assert king is not None
        walk = min((m for m in position.legal_moves_from(king) if not position.piece_at(m.target)), key=str)
        path = record.append(path, walk)
        position.play(walk)
    return record


def by_white(moves: str, variant: Variant = STANDARD) -> str:
    """The same moves with the sides exchanged: Black begins with a lance, and White plays what Black did."""
    lance = {STANDARD: "1i1h", OKISAKI: "1j1i"}[variant]
    line = line_of_other(parse_usi_moves(moves.split(), variant), variant)
    return " ".join((lance, *(move.usi for move in line)))


def strategy_of(moves: str, plies: int = 36, variant: Variant = STANDARD) -> Strategy | None:
    return classify(game(moves, plies, variant)).strategy


def against_a_gold(black: list[str]) -> str:
    """Those moves of Black's, while a gold of White's goes and comes back."""
    return " ".join(f"{move} {gold}" for move, gold in zip(black, cycle(("4a4b", "4b4a"))))


WAIT = " 4i4h 4a4b 4h4i 4b4a"
"""Four moves after which everything is as before: a gold of either side goes and comes back."""


@pytest.mark.parametrize("strategy", LINES, ids=lambda one: one.code)
def test_the_opening_is_told_from_its_first_moves_whoever_plays_them(strategy: Strategy) -> None:
    assert strategy_of(LINES[strategy]) is strategy
    assert strategy_of(by_white(LINES[strategy])) is strategy


@pytest.mark.parametrize(("plies", "is_told"), [(SETTLED_PLY - 1, True), (SETTLED_PLY, False)])
def test_a_rook_that_moves_late_makes_no_opening(plies: int, is_told: bool) -> None:
    moves, rook = ("2g2f 8c8d 7g7f 7a6b 6g6f", "2h6h") if plies % 2 == 0 else ("6g6f", "8b4b")
    record = game(moves, plies)
    path = record.append(record.end_path(), parse_usi_move(rook, STANDARD))
    assert record.position(path).piece_at(parse_square(rook[2:]))
    assert classify(record).strategy is (Strategy.FOURTH_FILE_ROOK if is_told else Strategy.STATIC_ROOKS)


def test_a_rook_that_comes_back_ranges_no_more_and_one_that_goes_on_counts_where_it_settles() -> None:
    assert strategy_of("7g7f 8c8d 6g6f 3c3d 2h6h 7a6b 6h2h") is Strategy.STATIC_ROOKS
    assert strategy_of("7g7f 8c8d 6g6f 3c3d 2h6h 7a6b 6h5h") is Strategy.CENTRAL_ROOK


@pytest.mark.parametrize(
    "moves",
    [
        "7g7f 8c8d 2g2f 8d8e 8h7g 4a3b 2f2e 7a6b 2e2d 2c2d 2h2d P*2c 2d6d",
        "7g7f 8c8d 2g2f 3c3d 3g3f 7a6b 2h2g 5a4b 2g3g",
    ],
    ids=["in front of White", "in front of its pawns"],
)
def test_a_rook_that_leaves_the_two_back_ranks_settles_on_no_other_file(moves: str) -> None:
    assert strategy_of(moves) is Strategy.STATIC_ROOKS


def test_what_moves_from_where_a_rook_was_taken_is_no_rook() -> None:
    """A gold takes back on 7h, and goes on to where a rook would be in another opening."""
    assert strategy_of("7g7f 3c3d 2h7h 2b8h+ 9i9h 8h7h 6i7h 4a4b 7h6h") is Strategy.THIRD_FILE_ROOK


@pytest.mark.parametrize(("wait", "is_told"), [("", True), (" 4i4h 4a4b", False)])
def test_bishops_that_are_exchanged_late_make_no_opening(wait: str, is_told: bool) -> None:
    moves = "7g7f 3c3d" + 5 * WAIT + wait + " 8h2b+ 3a2b"
    assert len(moves.split()) == (24 if is_told else 26)
    assert strategy_of(moves) is (Strategy.BISHOP_EXCHANGE if is_told else Strategy.STATIC_ROOKS)


def test_a_bishop_that_nobody_takes_back_is_no_exchange() -> None:
    assert strategy_of("7g7f 3c3d 8h2b+ 4a4b") is Strategy.STATIC_ROOKS


def test_wings_that_are_attacked_with_an_open_diagonal_are_no_double_wing() -> None:
    assert strategy_of("2g2f 8c8d 2f2e 8d8e") is Strategy.DOUBLE_WING
    assert strategy_of("2g2f 8c8d 2f2e 3c3d 6i7h 8d8e") is Strategy.STATIC_ROOKS
    assert strategy_of("2g2f 8c8d 2f2e 4a3b") is Strategy.STATIC_ROOKS, "one wing"


def test_a_silver_beside_a_wing_is_no_pawn_that_attacks_it() -> None:
    moves = "2g2f 7c7d 2f2e 7a7b 6i7h 7b7c 7h6h 7c8d 6h7h 8d8e"
    assert strategy_of(moves) is Strategy.CLIMBING_SILVER


def test_a_rook_that_takes_no_pawn_beside_the_diagonal_took_no_side_pawn() -> None:
    moves = "2g2f 8c8d 2f2e 3c3d 2e2d 2c2d 2h2d 3d3e 2d3d"
    assert strategy_of(moves) is Strategy.STATIC_ROOKS
    assert strategy_of(moves.replace("3d3e", "4a3b")) is Strategy.SIDE_PAWN


def test_a_game_of_nineteen_moves_has_not_shown_its_opening() -> None:
    moves = LINES[Strategy.CENTRAL_ROOK]
    assert strategy_of(moves, 19) is None
    assert strategy_of(moves, 20) is Strategy.CENTRAL_ROOK
    assert classify(game(moves, 19), shortest=19).strategy is Strategy.CENTRAL_ROOK


def test_what_follows_a_foul_is_no_opening() -> None:
    record = game("7g7f 3c3d 5g5f 8c8d 2h5h")
    record.main_line()[4].illegal = True
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


@pytest.mark.parametrize(("waits", "castle"), [(29, Castle.MINO), (30, None)])
def test_a_castle_that_is_done_after_move_70_is_no_part_of_the_opening(
    waits: int, castle: Castle | None
) -> None:
    """Black's silver, the last man of its castle, moves after so many moves of its other gold."""
    black = ["2h6h", "5i4h", "4h3h", "3h2h", *(["6i5i", "5i6i"] * 16)[:waits], "3i3h"]
    record = game(against_a_gold(["6g6f", *black]), 0)
    assert classify(record).castles == (castle, None)


def test_a_castle_that_was_left_again_stays_the_castle_of_the_game() -> None:
    moves = "2h6h 4a4b 5i4h 4b4a 4h3h 4a4b 3h2h 4b4a 3i3h"
    assert classify(game(f"6g6f 3c3d {moves} 4a4b 2h1h", 20)).castles == (Castle.MINO, None)


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
        position = position_of_other(position)
    assert castle_of(position, color) is castle


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda variant: variant.id)
@pytest.mark.parametrize("color", Color)
def test_the_castle_is_the_first_of_the_list_that_fits_or_was_there(variant: Variant, color: Color) -> None:
    kinds = {kind.symbol: kind for kind in variant.kinds}
    everything = forms_of(variant)
    for men in (one for _, forms in everything for one in forms):
        position = Position(variant)
        for sq, symbol in men.items():
            position.put(variant.piece(kinds[symbol], color), variant.seen_by(color, sq))
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


def test_every_opening_and_castle_has_names_of_its_own() -> None:
    for kind in (Strategy, Castle):
        for names in zip(*((one.code, one.kanji, one.english) for one in kind), strict=True):
            assert all(names)
            assert len(set(names)) == len(kind)


# Okisaki shogi


@pytest.mark.parametrize("strategy", OKISAKI_LINES, ids=lambda one: one.code)
def test_an_opening_without_theory_is_told_from_where_its_men_stand(strategy: Strategy) -> None:
    assert strategy_of(OKISAKI_LINES[strategy], variant=OKISAKI) is strategy
    assert strategy_of(by_white(OKISAKI_LINES[strategy], OKISAKI), variant=OKISAKI) is strategy


def test_a_game_in_which_nothing_was_seen_has_no_opening() -> None:
    assert strategy_of("", variant=OKISAKI) is None
    assert strategy_of("2j4i 9c9d 4i5g", variant=OKISAKI) is None, "one knight"


@pytest.mark.parametrize(
    ("moves", "strategy"),
    [
        ("2h2g 9c9d 2g2f 9d9e 2j4i 4a4b 4i5g 4b4a 9j7i 4a4b 7i6g", Strategy.CENTRAL_KNIGHTS),
        ("2h2g 9c9d 2g2f 9d9e 10h10g 3a3b 9i10h", Strategy.EDGE_BISHOP),
        ("10h10g 4a4b 9i10h 4b4a 2j4i 4a4b 4i5g 4b4a 9j7i 4a4b 7i6g", Strategy.CENTRAL_KNIGHTS),
        ("2h2g 9c9d 2g2f 9b3b", Strategy.SWINGING_ROOK),
    ],
    ids=["knights before pawn", "edge before pawn", "knights before edge", "White's rook before all"],
)
def test_of_several_things_seen_the_surest_names_the_opening(moves: str, strategy: Strategy) -> None:
    assert strategy_of(moves, variant=OKISAKI) is strategy


def test_a_rook_swings_to_the_other_half_of_its_camp() -> None:
    for moves, swings in (
        ("2i6i", True),
        ("2i5i", False),
        ("2h2g 9c9d 2g2f 9d9e 2i2g 3a3b 2g8g", False),
    ):
        assert (strategy_of(moves, variant=OKISAKI) is Strategy.SWINGING_ROOK) is swings, moves


@pytest.mark.parametrize(("waits", "strategy"), [(13, Strategy.ROOK_PAWN), (14, None)])
def test_what_is_seen_after_move_30_is_no_opening(waits: int, strategy: Strategy | None) -> None:
    black = ["2h2g", *(["4j4i", "4i4j"] * 8)[:waits], "2g2f"]
    moves = against_a_gold(black)
    assert strategy_of(moves, variant=OKISAKI) is strategy
    assert strategy_of(by_white(moves, OKISAKI), variant=OKISAKI) is strategy, "a move later"


@pytest.mark.parametrize("color", Color)
@pytest.mark.parametrize("after", ["3j4i 4b4a 4i5j", "3j4i 4b4a 4j5j"], ids=["left", "another, later one"])
def test_castles_without_theory_are_told_on_either_side_and_stay(color: Color, after: str) -> None:
    moves = f"3j3i 4a4b 5j4i 4b4a 4i3j 4a4b {after}"
    record = game(moves if color is Color.BLACK else by_white(moves, OKISAKI), 20, OKISAKI)
    castles = classify(record).castles
    assert (castles[color], castles[color.opponent]) == (Castle.RIGHT_HOUSE, None)


def test_a_castle_gives_way_to_one_that_comes_before_it_in_the_list() -> None:
    middle = "3j3i 4a4b 4j5i 4b4a 5j4i 4a4b"
    for moves, castle in ((middle, Castle.MIDDLE_HOUSE), (f"{middle} 4i3j", Castle.RIGHT_HOUSE)):
        assert classify(game(moves, 0, OKISAKI), shortest=0).castles[0] is castle


@pytest.mark.parametrize(
    ("record", "moves"),
    [
        (Record(OKISAKI, handicap_id="lance"), "9c9d 2h2g 9d9e 2g2f"),
        (Record(MINISHOGI), "1e1d 5a5b 1d3d"),
        (Record(STANDARD, "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"), "8b4b"),
    ],
    ids=["handicap", "a game without names", "White begins"],
)
def test_only_the_even_game_has_openings_with_names(record: Record, moves: str) -> None:
    path: tuple[int, ...] = ()
    position = record.start_position()
    for usi in moves.split():
        path = record.append(path, parse_usi_move(usi, record.variant))
        position.play(parse_usi_move(usi, record.variant))
    assert classify(record, shortest=0) == Opening()
