"""What holds in a position, in numbers: an index made by one version is understood by every other."""

from __future__ import annotations

import random
from itertools import chain

import pytest

from shogi_desktop.app.library.features import (
    MOST_IN_HAND,
    WHITE_TO_MOVE,
    features,
    game_key,
    hand_feature,
    is_empty,
    key_of,
    piece_feature,
    position_hash,
)
from shogi_desktop.rules import OKISAKI, STANDARD, VARIANTS, Color, Position, Variant, parse_usi_move

MIDDLE = "ln1gk2nl/3s2g2/p1pppsppp/1p4+R2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w Bb2p 20"


@pytest.mark.parametrize(
    ("variant", "sfen", "value"),
    [
        (STANDARD, STANDARD.start_sfen, 0xFEBBB87C15880B66),
        (OKISAKI, OKISAKI.start_sfen, 0xD49C23887874B364),
        (STANDARD, MIDDLE, 0xA9A9F47A1207B892),
    ],
)
def test_the_hash_of_a_position_is_fixed_for_ever(variant: Variant, sfen: str, value: int) -> None:
    assert position_hash(Position.from_sfen(sfen, variant)) == value


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_no_two_things_that_can_hold_have_the_same_number(variant: Variant) -> None:
    pieces = [None, *(variant.piece(kind, color) for kind in variant.kinds for color in Color)]
    on_board = [piece_feature(sq, piece) for sq in variant.squares for piece in pieces]
    in_hand = [
        hand_feature(color, kind, count)
        for color in Color
        for kind in variant.hand_kinds
        for count in range(1, MOST_IN_HAND + 1)
    ]
    numbers = [*on_board, *in_hand, WHITE_TO_MOVE]
    assert len(set(numbers)) == len(numbers)
    assert [number for number in numbers if is_empty(number)] == on_board[:: len(pieces)]


def test_a_position_is_told_by_squares_hands_and_turn() -> None:
    position = Position.from_sfen(MIDDLE, STANDARD)
    found = set(features(position))
    assert len(found) == len(STANDARD.squares) + 4 + 1
    pawn = STANDARD.kind("pawn")
    assert {hand_feature(Color.WHITE, pawn, 1), hand_feature(Color.WHITE, pawn, 2), WHITE_TO_MOVE} <= found
    assert hand_feature(Color.BLACK, pawn, 1) not in found


def test_more_in_hand_than_any_game_has_are_not_told_apart() -> None:
    position = Position.start(STANDARD)
    position.set_hand(Color.BLACK, STANDARD.kind("pawn"), MOST_IN_HAND)
    most = set(features(position))
    position.set_hand(Color.BLACK, STANDARD.kind("pawn"), MOST_IN_HAND + 5)
    assert set(features(position)) == most


def test_the_hash_goes_by_the_position_not_by_the_way_to_it() -> None:
    one, other = Position.start(STANDARD), Position.start(STANDARD)
    for usi in ("7g7f", "3c3d", "2g2f"):
        one.play(parse_usi_move(usi, STANDARD))
    for usi in ("2g2f", "3c3d", "7g7f"):
        other.play(parse_usi_move(usi, STANDARD))
    assert position_hash(one) == position_hash(other)


def test_positions_of_random_games_have_hashes_of_their_own() -> None:
    rng = random.Random(3)
    seen: dict[int, str] = {}
    for position in chain.from_iterable(_game(rng) for _ in range(3)):
        board = position.sfen().rsplit(" ", 1)[0]
        assert seen.setdefault(position_hash(position), board) == board


def _game(rng: random.Random) -> list[Position]:
    positions = [Position.start(STANDARD)]
    for _ in range(40):
        following = positions[-1].copy()
        following.play(rng.choice(following.legal_moves()))
        positions.append(following)
    return positions


def test_what_keeps_two_games_apart_fits_into_64_bits() -> None:
    keys = [game_key(variant) for variant in VARIANTS]
    assert len(set(keys)) == len(VARIANTS)
    assert all(0 < key < 1 << 64 for key in keys)


def test_the_hashes_of_an_index_are_the_same_for_ever() -> None:
    keys = [11387576302567392334, 9743897172465110599, 4062912910404586326]
    assert [key_of(feature) for feature in (0, 1, 70_000)] == keys
    assert [game_key(variant) for variant in VARIANTS] == [2080023583404628943, 7473533334850185011]
