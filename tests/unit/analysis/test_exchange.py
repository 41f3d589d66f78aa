"""What pieces are worth, and what a capture wins when both sides go on taking."""

from __future__ import annotations

import pytest
from msgspec import structs

from shogi_desktop.analysis.exchange import best_capture, captures, gain_of
from shogi_desktop.analysis.values import balance, promotion_gain, worth
from shogi_desktop.rules import OKISAKI, STANDARD, VARIANTS, Color, Position, Variant, parse_usi_move
from tests.support.games import random_record
from tests.support.minishogi import MINISHOGI
from tests.support.sides import position_of_other

BOTH = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)


def value(kind: str) -> int:
    return worth(STANDARD.kind(kind), STANDARD)


def position(board: str, hand: str = "-") -> Position:
    return Position.from_sfen(f"{board} b {hand} 1", STANDARD)


def gain(board: str, move: str, hand: str = "-") -> int:
    return gain_of(position(board, hand), parse_usi_move(move, STANDARD))


# Exchanges


def test_an_exchange_counts_what_is_taken_back() -> None:
    assert gain("4k4/9/9/9/4s4/4P4/9/9/4K4", "5f5e") == value("silver")
    assert gain("4k4/9/9/4g4/4s4/4P4/9/9/4K4", "5f5e") == value("silver") - value("pawn")


def test_nobody_takes_back_what_costs_more_than_it_wins() -> None:
    """The gold would take a pawn and be taken by the rook."""
    assert gain("4k4/9/9/4g4/4s4/4P4/9/4R4/4K4", "5f5e") == value("silver")


def test_the_least_piece_takes_back() -> None:
    """White's pawn: were it the gold, the lance behind the silver would win it."""
    board = "4k4/9/9/3gp4/4n4/4S4/9/4L4/4K4"
    assert gain(board, "5f5e") == value("knight") - value("silver")
    without_pawn = board.replace("3gp4", "3g5")
    assert gain(without_pawn, "5f5e") == value("knight")


def test_an_exchange_goes_on_as_long_as_it_pays() -> None:
    """Silver takes knight, gold takes silver, lance takes gold, lance takes lance."""
    won = value("knight") - value("silver") + value("gold") - value("lance")
    assert gain("4k4/9/4l4/4g4/4n4/4S4/4L4/9/4K4", "5f5e") == won


def test_a_guard_that_is_pinned_guards_nothing() -> None:
    pinned = position("4k4/9/4g4/3s5/3P5/9/9/4R4/4K4")
    assert best_capture(pinned) == (value("silver"), parse_usi_move("6e6d", STANDARD))


def test_promotion_by_capture_counts() -> None:
    board = "4k4/9/s8/P8/9/9/9/9/4K4"
    won = value("silver") + promotion_gain(STANDARD.kind("pawn"), STANDARD)
    assert gain(board, "9d9c+") == won
    assert gain(board, "9d9c") == value("silver")
    assert best_capture(position(board)) == (won, parse_usi_move("9d9c+", STANDARD))


def test_what_takes_nothing_wins_nothing() -> None:
    board = "4k4/9/9/9/4s4/9/4P4/9/4K4"
    assert gain(board, "5g5f") == gain(board, "S*5d", "S") == 0
    assert best_capture(position(board)) is None


def test_a_capture_that_loses_more_is_none_and_of_several_the_one_that_wins_most_is_best() -> None:
    guarded = "4k4/9/9/9/3pp4/4p4/9/4R4/4K4"
    assert gain(guarded, "5h5f") < 0
    assert best_capture(position(guarded)) is None
    two = position("4k4/9/9/9/1n2g2s1/1P2P2P1/9/9/4K4")
    assert best_capture(two) == (value("gold"), parse_usi_move("5f5e", STANDARD))


def test_an_even_exchange_wins_nothing() -> None:
    even = "4k4/9/9/4p4/4s4/4S4/9/9/4K4"
    assert gain(even, "5f5e") == 0
    assert best_capture(position(even)) is None


def test_captures_are_of_the_other_side_and_on_one_square_if_it_is_given() -> None:
    board = position("4k4/9/9/9/4s4/4P4/2p6/2G1R4/4K4")
    assert {move.usi for move in captures(board)} == {"5f5e", "7h7g"}
    square = parse_usi_move("5f5e", STANDARD).target
    assert [move.usi for move in captures(board, square)] == ["5f5e"]


@BOTH
def test_to_weigh_captures_leaves_the_position_as_it_was(variant: Variant) -> None:
    record = random_record(3, variant, plies=60)
    board = record.position(record.end_path())
    before = board.sfen()
    for move in captures(board):
        gain_of(board, move)
    best_capture(board)
    assert board.sfen() == before


# Values


@BOTH
def test_both_sides_begin_with_the_same(variant: Variant) -> None:
    assert balance(Position.start(variant), Color.BLACK) == 0


@BOTH
def test_a_capture_changes_the_balance_by_what_is_taken_and_a_promotion_by_what_it_gains(
    variant: Variant,
) -> None:
    seen = 0
    for seed in range(3):
        record = random_record(seed, variant, plies=60)
        board = record.start_position()
        for node in record.main_line():
            assert node.move is not None
            before, mover = balance(board, board.turn), board.turn
            done = board.play(node.move)
            if done.origin is None:
                continue
            won = 0 if done.captured is None else worth(done.captured.kind, variant)
            if done.promoted:
                won += promotion_gain(done.piece.kind, variant)
            seen += won > 0
            assert balance(board, mover) - before == pytest.approx(won, abs=1)
    assert seen > 20


@BOTH
def test_what_one_side_has_more_the_other_has_less(variant: Variant) -> None:
    for seed in range(3):
        record = random_record(seed, variant, plies=60)
        board = record.position(record.end_path())
        assert balance(board, Color.BLACK) == pytest.approx(-balance(board, Color.WHITE), abs=1)
        assert balance(position_of_other(board), Color.WHITE) == balance(board, Color.BLACK)


def test_a_promoted_piece_is_worth_less_to_who_takes_it_than_what_it_moves_like() -> None:
    assert value("pawn") < value("tokin") < value("gold")
    assert value("rook") < value("dragon")


@BOTH
def test_a_king_is_worth_more_than_all_else(variant: Variant) -> None:
    start = Position.start(variant)
    others = sum(worth(piece.kind, variant) for _, piece in start.pieces() if not piece.kind.royal)
    assert worth(variant.kind("king"), variant) > others


def test_what_does_not_promote_gains_nothing_by_it() -> None:
    for kind in STANDARD.kinds:
        assert (promotion_gain(kind, STANDARD) > 0) is (kind.promoted is not None)


def test_the_queen_is_worth_most_in_okisaki_shogi() -> None:
    values = {kind.id: worth(kind, OKISAKI) for kind in OKISAKI.kinds if not kind.royal}
    assert max(values, key=lambda kind: values[kind]) == "queen"


def test_a_game_without_values_takes_those_of_standard_shogi() -> None:
    assert worth(MINISHOGI.kind("gold"), MINISHOGI) == value("gold") != worth(OKISAKI.kind("gold"), OKISAKI)


def test_a_piece_that_has_no_value_counts_for_nothing() -> None:
    turned_over = structs.replace(STANDARD.kind("promoted_lance"), id="unknown too")
    unknown = structs.replace(STANDARD.kind("lance"), id="unknown", promoted=turned_over)
    others = {"lance": unknown, "promoted_lance": turned_over}
    variant = structs.replace(
        STANDARD,
        id="another",
        kinds=tuple(others.get(kind.id, kind) for kind in STANDARD.kinds),
        hand_kinds=tuple(others.get(kind.id, kind) for kind in STANDARD.hand_kinds),
    )
    board = Position.from_sfen("4k4/9/9/9/9/9/9/9/L3K2+LG b 3L 1", variant)
    assert worth(unknown, variant) == promotion_gain(unknown, variant) == 0
    assert balance(board, Color.BLACK) == balance(position("4k4/9/9/9/9/9/9/9/4K3G"), Color.BLACK) > 0
