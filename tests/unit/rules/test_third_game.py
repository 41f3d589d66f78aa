"""Minishogi, one file of data, is a whole game that pyffish plays alike; Betza means what it means there."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from shogi_desktop.game import EndingRules
from shogi_desktop.rules import (
    BetzaError,
    BoardMove,
    Color,
    Drop,
    Illegality,
    ImpasseRule,
    PieceKind,
    Position,
    parse_square,
    parse_usi_move,
    perft,
)
from shogi_desktop.rules.betza import parse_betza
from tests.support.extent import extent
from tests.support.minishogi import MINISHOGI

COUNTS = {1: 14, 2: 181, 3: 2_512, 4: 35_401}
"""Perft of minishogi, as other programs count it."""


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_it_has_as_many_moves_as_other_programs_count(depth: int) -> None:
    assert perft(Position.start(MINISHOGI), depth) == COUNTS[depth]


@pytest.mark.slow
def test_it_has_as_many_moves_four_plies_deep() -> None:
    assert perft(Position.start(MINISHOGI), 4) == COUNTS[4]


@pytest.mark.oracle
def test_it_plays_as_pyffish_does() -> None:
    pyffish = pytest.importorskip("pyffish")
    rng = random.Random(5)
    for _ in range(extent(1, 12)):
        position = Position.start(MINISHOGI)
        start = position.sfen()
        made: list[str] = []
        for _ in range(60):
            ours = {move.usi for move in position.legal_moves()}
            fen = _fen(start)
            theirs = {_usi(move) for move in pyffish.legal_moves("minishogi", fen, made)}
            mating = {usi for usi in theirs - ours if _is_mate_by_drop(position, usi)}
            assert ours == theirs - mating, (position.sfen(), ours ^ theirs)
            if not ours:
                break
            move = rng.choice(sorted(position.legal_moves(), key=str))
            made.append(_uci(move))
            position.play(move)


def _is_mate_by_drop(position: Position, usi: str) -> bool:
    """Such a drop is a move to pyffish, which then tells that it loses."""
    return position.illegality(parse_usi_move(usi, MINISHOGI)) is Illegality.UCHIFUZUME


def _fen(sfen: str) -> str:
    board, turn, hands, _ = sfen.split()
    return f"{board}[{hands}] {'w' if turn == 'b' else 'b'} 0 1"


def _uci(move: BoardMove | Drop) -> str:
    """Files are letters from Black's left and ranks numbers from Black's side there."""

    def square(sq: int) -> str:
        return "abcde"[5 - (sq >> 4)] + str(6 - (sq & 15))

    if isinstance(move, Drop):
        return f"{move.kind.symbol}@{square(move.target)}"
    return square(move.origin) + square(move.target) + ("+" if move.promote else "")


def _usi(uci: str) -> str:
    def square(text: str) -> str:
        return f"{5 - 'abcde'.index(text[0])}{'edcba'[int(text[1]) - 1]}"

    if "@" in uci:
        return f"{uci[0]}*{square(uci[2:])}"
    return square(uci[:2]) + square(uci[2:4]) + ("+" if uci.endswith("+") else "")


def test_its_usual_impasse_is_the_variants_own() -> None:
    assert EndingRules.usual(MINISHOGI).impasse is ImpasseRule.NONE


BETZA = ["rbB", "frF", "flB", "blF", "fB", "lF", "rB", "fsW", "frR", "sR", "vW", "fbF", "lrB", "WfF"]


@pytest.mark.oracle
@pytest.mark.parametrize("text", [*BETZA, "N", "ffN", "fsN", "D", "A", "fA", "frA", "fD"])
def test_a_betza_text_means_what_it_means_to_pyffish(text: str) -> None:
    pyffish = pytest.importorskip("pyffish")
    name = "betza" + "".join(str(ord(letter)) for letter in text)
    pyffish.load_variant_config(
        f"[{name}:minishogi]\ncustomPiece1 = a:{text}\nstartFen = 4k/5/2A2/5/K4[-] w 0 1\n"
        "promotedPieceType = -\npromotionPieceTypes = -\nimmobilityIllegal = false\n"
    )
    theirs = {
        move[2:4] for move in pyffish.legal_moves(name, "4k/5/2A2/5/K4[] w 0 1", []) if move.startswith("c3")
    }
    movement = parse_betza(text)
    ours = set()
    for right, forward in movement.steps | movement.slides:
        for far in range(1, 5 if (right, forward) in movement.slides else 2):
            x, y = 2 + right * far, 2 + forward * far
            if 0 <= x < 5 and 0 <= y < 5:
                ours.add("abcde"[x] + str(y + 1))
    assert ours - {"a1", "e5"} == theirs - {"a1", "e5"}  # where the kings stand


@pytest.mark.parametrize("text", ["frblB", "frlF", "fbrB"])
def test_which_diagonals_more_than_two_letters_mean_is_not_guessed(text: str) -> None:
    with pytest.raises(BetzaError):
        parse_betza(text)


def test_drop_limits_are_data() -> None:
    position = Position.from_sfen("4k/5/5/2P2/K4 b P 1", MINISHOGI)
    pawn = MINISHOGI.kind("pawn")
    assert all(drop.target >> 4 != 3 for drop in position.legal_drops(pawn))
    assert position.turn is Color.BLACK


@pytest.mark.parametrize(
    ("per_file", "mates_by_drop", "usi", "why"),
    [(1, True, "P*3b", Illegality.NIFU), (None, False, "P*1b", Illegality.UCHIFUZUME)],
)
def test_each_limit_of_drops_holds_without_the_other(
    per_file: int | None, mates_by_drop: bool, usi: str, why: Illegality
) -> None:
    plain = MINISHOGI.kind("pawn")
    pawn = replace(plain, per_file=per_file, mates_by_drop=mates_by_drop)
    game = replace(
        MINISHOGI,
        kinds=tuple(pawn if kind is plain else kind for kind in MINISHOGI.kinds),
        hand_kinds=tuple(pawn if kind is plain else kind for kind in MINISHOGI.hand_kinds),
    )
    position = Position.from_sfen("3rk/5/3G1/2P2/K4 b P 1", game)
    made = {move.usi for move in position.legal_moves() if isinstance(move, Drop)}
    assert {"P*3b", "P*1b"} - made == {usi}
    assert position.illegality(parse_usi_move(usi, game)) is why


def test_a_piece_that_slides_to_one_side_only_comes_from_the_other() -> None:
    slanting = PieceKind("slanting", "B", "角", "frB")
    plain = MINISHOGI.kind("bishop")
    game = replace(
        MINISHOGI,
        kinds=tuple(slanting if kind is plain else kind for kind in MINISHOGI.kinds if kind.id != "horse"),
        hand_kinds=tuple(slanting if kind is plain else kind for kind in MINISHOGI.hand_kinds),
    )
    position = Position.from_sfen("4k/5/5/1B1B1/K4 b - 1", game)
    target, origin = parse_square("2b"), parse_square("4d")
    assert [move.usi for move in position.legal_moves_from(origin)] == ["4d3c", "4d2b"]
    assert list(position.origins(target, slanting)) == [origin]
    right, left = (Position.from_sfen(f"5/{row}/5/2B2/K4 w - 1", game) for row in ("4k", "k4"))
    assert (right.is_check(), left.is_check()) == (True, False)
