"""Why a move is impossible: exactly where it is, with the squares that show it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    BoardMove,
    Circumstance,
    Drop,
    Illegality,
    Move,
    Objection,
    Position,
    Variant,
    objection,
    objection_by_hand,
    objection_to_all,
    parse_square,
    parse_usi_move,
    square_name,
)
from tests.support.extent import extent
from tests.support.playouts import playouts

LEAVES_CHECK = Illegality.LEAVES_CHECK
CHECKED = {Circumstance.STILL_IN_CHECK, Circumstance.PINNED, Circumstance.INTO_CHECK}


def everything(position: Position) -> Iterator[Move]:
    """Every move that can be written for the mover, and some for the other side."""
    squares = position.variant.squares
    for origin, _ in position.pieces():
        for target in squares:
            yield BoardMove(origin, target)
            yield BoardMove(origin, target, promote=True)
    for kind in position.variant.hand_kinds:
        for target in squares:
            yield Drop(kind, target)


@pytest.mark.parametrize(("variant", "seed"), [(STANDARD, 7100), (OKISAKI, 7200)])
def test_there_is_an_objection_exactly_to_what_is_illegal(variant: Variant, seed: int) -> None:
    found: set[Circumstance | None] = set()
    every_position, every_move = extent(sample=(6, 11), whole=(6, 1))
    for number, position in enumerate(playouts(variant, extent(4, 8), 90, seed)):
        if number % every_position:
            continue
        before, legal = position.sfen(), set(position.legal_moves())
        for move in itertools.islice(everything(position), number % every_move, None, every_move):
            against = objection(position, move)
            assert (against is None) == (move in legal), (before, move.usi)
            if against is None:
                continue
            assert against.illegality is position.illegality(move)
            found.add(against.circumstance)
            if against.circumstance in CHECKED:
                attackers = [position.piece_at(sq) for sq in against.squares]
                assert attackers and all(p is not None and p.color is not position.turn for p in attackers)
            if against.circumstance is Circumstance.STILL_IN_CHECK:
                assert set(against.squares) <= set(position.checkers())
            elif against.circumstance is Circumstance.PINNED:
                assert not set(against.squares) & set(position.checkers())
        assert position.sfen() == before
    # Pins are rare where kings are exposed to everything.
    assert found >= {None, *Circumstance} - {Circumstance.PINNED}


@pytest.mark.parametrize(("variant", "seed"), [(STANDARD, 8100), (OKISAKI, 8200)])
def test_a_piece_that_can_go_nowhere_is_told_why_and_no_other(variant: Variant, seed: int) -> None:
    stuck = 0
    for number, position in enumerate(playouts(variant, extent(2, 6), 90, seed)):
        if number % 9:
            continue
        for origin, piece in position.pieces():
            if piece.color is not position.turn:
                continue
            against = objection_to_all(position, origin)
            assert (against is None) == bool(position.legal_moves_from(origin)), position.sfen()
            stuck += against is not None
        for kind, count in position.hand(position.turn).items():
            assert count
            assert (objection_to_all(position, kind) is None) == bool(position.legal_drops(kind))
    assert stuck > extent(20, 50)


def test_nothing_changes_a_position_that_was_only_asked() -> None:
    position = Position.from_sfen("4k4/9/9/9/4r4/9/4P4/9/4K4 b P 1", STANDARD)
    before = position.copy()
    objection(position, parse_usi_move("5g6f", STANDARD))
    objection_to_all(position, STANDARD.kind("pawn"))
    assert position == before and position.ply == before.ply


@pytest.mark.parametrize(
    ("sfen", "move", "illegality", "circumstance", "squares"),
    [
        ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5e", Illegality.NIFU, None, "5g"),
        ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*4a", Illegality.DEAD_END, None, ""),
        ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5g", Illegality.OCCUPIED, None, "5g"),
        ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "5i5g", Illegality.OWN_PIECE_ON_TARGET, None, "5g"),
        ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "5g5e", Illegality.BAD_MOVEMENT, None, ""),
        ("4k4/9/9/9/9/9/4P4/7R1/4K4 b - 1", "2h2i+", Illegality.CANNOT_PROMOTE, None, ""),
        ("4k4/9/9/7p1/9/9/4P4/7R1/4K4 b - 1", "2h2b", Illegality.BAD_MOVEMENT, Circumstance.IN_THE_WAY, "2d"),
        ("4k4/9/9/9/4r4/9/4G4/9/4K4 b - 1", "5g4g", LEAVES_CHECK, Circumstance.PINNED, "5e"),
        (
            "4k4/9/9/9/4r4/9/9/9/3GK4 b - 1",
            "6i6h",
            LEAVES_CHECK,
            Circumstance.STILL_IN_CHECK,
            "5e",
        ),
        (
            "4k4/9/9/9/4r4/9/9/9/3GK4 b P 1",
            "P*1e",
            LEAVES_CHECK,
            Circumstance.STILL_IN_CHECK,
            "5e",
        ),
        ("4k4/9/9/9/3r5/9/9/9/4K4 b - 1", "5i6i", LEAVES_CHECK, Circumstance.INTO_CHECK, "6e"),
        ("7nk/9/7G1/9/9/9/9/9/4K4 b P 1", "P*1b", Illegality.UCHIFUZUME, None, "1a"),
    ],
)
def test_each_reason_shows_where_it_can_be_seen(
    sfen: str, move: str, illegality: Illegality, circumstance: Circumstance | None, squares: str
) -> None:
    position = Position.from_sfen(sfen, STANDARD)
    shown = tuple(parse_square(name) for name in squares.split())
    assert objection(position, parse_usi_move(move, STANDARD)) == Objection(illegality, circumstance, shown)


def test_a_pawn_that_every_file_bars_is_told_of_all_its_pawns() -> None:
    position = Position.from_sfen("4k4/9/9/9/9/9/PPPPPPPPP/9/4K4 b P 1", STANDARD)
    against = objection_to_all(position, STANDARD.kind("pawn"))
    assert against is not None and against.illegality is Illegality.NIFU
    assert {square_name(sq) for sq in against.squares} == {f"{file}g" for file in range(1, 10)}


def test_an_empty_square_holds_nothing_that_could_be_barred() -> None:
    assert objection_to_all(Position.start(STANDARD), parse_square("5e")) is None


def test_by_hand_a_piece_that_must_promote_may_go() -> None:
    position = Position.from_sfen("4k4/P8/9/9/9/9/9/9/4K4 b - 1", STANDARD)
    unturned, turned = parse_usi_move("9b9a", STANDARD), parse_usi_move("9b9a+", STANDARD)

    assert objection_by_hand(position, unturned) is None
    assert objection_by_hand(position, turned) is None
    against = objection(position, unturned)
    assert against is not None
    assert against.illegality is Illegality.MUST_PROMOTE


def test_by_hand_what_is_barred_for_another_reason_stays_barred() -> None:
    pinned = Position.from_sfen("4k4/P3r4/9/9/9/9/9/4G4/4K4 b P 1", STANDARD)

    for usi in ("5h4h", "P*9c", "9b9c"):
        move = parse_usi_move(usi, STANDARD)
        assert objection_by_hand(pinned, move) == objection(pinned, move) is not None


def test_by_hand_a_promotion_that_leaves_the_king_in_check_is_told_as_that() -> None:
    checked = Position.from_sfen("4k4/P3r4/9/9/9/9/9/9/4K4 b - 1", STANDARD)

    against = objection_by_hand(checked, parse_usi_move("9b9a", STANDARD))

    assert against is not None
    assert against.illegality is Illegality.LEAVES_CHECK
