"""What is found without listing all moves or looking at all lines is what the long way finds."""

from __future__ import annotations

import itertools
import random

import pytest

from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    VARIANTS,
    BoardMove,
    Color,
    IllegalMoveError,
    Move,
    Position,
    Transition,
    Variant,
    parse_square,
    parse_usi_move,
)
from tests.support.extent import extent
from tests.support.playouts import playouts


def afresh(position: Position) -> Position:
    """The same position, with nothing known of the moves that led to it."""
    return Position.from_sfen(position.sfen(), position.variant)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.id)
def test_the_legal_moves_to_a_square_are_those_of_all_that_go_there(variant: Variant) -> None:
    for position in itertools.islice(playouts(variant, extent(1, 3), 60), 0, None, extent(4, 1)):
        listed = [m for m in position.legal_moves() if isinstance(m, BoardMove)]
        found = [
            move
            for kind in variant.kinds
            for target in variant.squares
            for move in position.legal_moves_to(target, kind)
        ]
        assert sorted(found, key=str) == sorted(listed, key=str), position.sfen()
        for promote in (True, False):
            wanted = [move for move in found if move.promote is promote]
            some = [
                move
                for kind in variant.kinds
                for target in variant.squares
                for move in position.legal_moves_to(target, kind, promote=promote)
            ]
            assert some == wanted, position.sfen()


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.id)
def test_the_legal_moves_without_drops_are_all_the_others(variant: Variant) -> None:
    for position in playouts(variant, 2, 80, seed=20):
        listed = [m for m in position.legal_moves() if isinstance(m, BoardMove)]
        assert sorted(position.legal_moves(drops=False), key=str) == sorted(listed, key=str), position.sfen()


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.id)
def test_the_origins_of_a_kind_are_the_attackers_of_that_kind(variant: Variant) -> None:
    for position in itertools.islice(playouts(variant, 2, 40, seed=40), 0, None, extent(8, 1)):
        for target in variant.squares:
            attackers = {sq: position.piece_at(sq) for sq in position.attackers(target, position.turn)}
            for kind in variant.kinds:
                piece = variant.piece(kind, position.turn)
                expected = sorted(sq for sq, there in attackers.items() if there is piece)
                assert sorted(position.origins(target, kind)) == expected


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.id)
def test_what_is_known_of_a_check_from_the_move_before_is_true(variant: Variant) -> None:
    rng = random.Random(7)
    for position in playouts(variant, extent(1, 4), 120, seed=80):
        assert position.is_check() == afresh(position).is_check(), position.sfen()
        squares = rng.sample(variant.squares, 12)
        for origin, target in itertools.pairwise(squares):
            move = BoardMove(origin, target)
            assert position.illegality(move) is afresh(position).illegality(move), (position.sfen(), move)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.id)
def test_it_is_true_after_fouls_and_taking_back_and_when_a_side_moves_twice(variant: Variant) -> None:
    rng = random.Random(3)
    position = Position.start(variant)
    made: list[Transition] = []
    checks = 0
    for _ in range(extent(400, 1_200)):
        choice = rng.random()
        if choice < 0.15 and made:
            position.undo(made.pop())
        elif choice < 0.2:
            position.turn = position.turn.opponent
            made.clear()
        elif choice < 0.3:
            pairs = [rng.sample(variant.squares, 2) for _ in range(40)]
            moves: list[Move] = [BoardMove(origin, target) for origin, target in pairs]
            for move in moves:
                taken = position.piece_at(move.target)
                if taken is not None and taken.kind.royal:
                    continue
                try:
                    made.append(position.play_unchecked(move))
                except IllegalMoveError:
                    continue
                break
        elif position.has_legal_move() and position.king(position.turn.opponent) is not None:
            moves = sorted(position.legal_moves(), key=str)
            quiet = [m for m in moves if (p := position.piece_at(m.target)) is None or not p.kind.royal]
            if quiet:
                made.append(position.play(rng.choice(quiet)))
        for color in Color:
            checks += position.is_check(color)
            assert position.is_check(color) == afresh(position).is_check(color), position.sfen()
    assert checks > 20


def test_a_man_that_opens_a_line_to_its_king_is_pinned_and_along_the_line_it_may_go() -> None:
    position = Position.from_sfen("4k4/9/9/9/4r4/9/4G4/9/4K4 w - 1", STANDARD)
    position.play(parse_usi_move("5a4a", STANDARD))  # what follows is known from this move
    gold = STANDARD.kind("gold")
    assert position.legal_moves_to(parse_square("5f"), gold) == [parse_usi_move("5g5f", STANDARD)]
    assert position.legal_moves_to(parse_square("4g"), gold) == []
    assert position.origins(parse_square("4g"), gold) == [parse_square("5g")]


def test_a_check_along_a_line_just_opened_is_seen() -> None:
    position = Position.from_sfen("4k5/10/10/4B5/10/10/4R5/10/10/4K5 w - 1", OKISAKI)
    position.play(parse_usi_move("6a5a", OKISAKI))
    position.play(parse_usi_move("6j5j", OKISAKI))
    position.play(parse_usi_move("5a6a", OKISAKI))
    position.play(parse_usi_move("6d9g", OKISAKI))
    assert position.is_check()
