"""Every legal move has one text of its own in every style, and the text reads back to it (both games)."""

import random
from collections import Counter

import pytest

from shogi_desktop.notation.japanese import move_text as japanese_text
from shogi_desktop.notation.japanese import parse_move_text
from shogi_desktop.notation.ki2_moves import ki2_move
from shogi_desktop.notation.style import MoveStyle, move_text, parse_typed_move
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Drop, Position, Square, Variant
from tests.support.extent import extent

VARIANTS = pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda v: v.id)


def crowded_position(variant: Variant, rng: random.Random) -> Position:
    """Few kinds, many pieces of each: what makes move text ambiguous."""
    while True:
        position = Position(variant)
        free = list(variant.squares)
        rng.shuffle(free)
        for color in Color:
            position.put(variant.piece(variant.kind("king"), color), free.pop())
        mover = rng.choice(list(Color))
        kinds = [k for k in variant.kinds if not k.royal]
        few = rng.sample(kinds, 3)
        for _ in range(rng.randint(6, 14)):
            kind = rng.choice(few)
            color = mover if rng.random() < 0.8 else mover.opponent
            sq = free.pop()
            if kind.id != "pawn" and not is_dead_end(variant, kind.id, color, sq):
                position.put(variant.piece(kind, color), sq)
        for kind in rng.sample(variant.hand_kinds, 3):
            position.set_hand(mover, kind, rng.randint(0, 2))
        position.turn = mover
        if not position.is_check(mover.opponent):
            return position


def is_dead_end(variant: Variant, kind_id: str, color: Color, sq: Square) -> bool:
    rank = sq & 15
    depth = rank if color is Color.BLACK else variant.ranks + 1 - rank
    return variant is STANDARD and (
        (kind_id == "lance" and depth == 1) or (kind_id == "knight" and depth <= 2)
    )


def played_position(variant: Variant, rng: random.Random) -> Position:
    position = Position.start(variant, rng.choice(["even", "two", "six", "rook"]))
    for _ in range(rng.randint(0, 150)):
        moves = position.legal_moves()
        if not moves:
            break
        captures = [m for m in moves if position.piece_at(m.target)]
        drops = [m for m in moves if isinstance(m, Drop)]
        position.play(rng.choice(rng.choice([moves, captures or moves, drops or moves])))
    return position


@VARIANTS
@pytest.mark.parametrize("make", [crowded_position, played_position])
def test_every_legal_move_has_its_own_text_in_every_style(variant: Variant, make: object) -> None:
    assert callable(make)
    rng = random.Random(1_976)
    for _ in range(extent(20, 60)):
        position = make(variant, rng)
        for style in MoveStyle:
            texts = Counter(move_text(position, move, style) for move in position.legal_moves())
            assert [text for text, n in texts.items() if n > 1] == [], position.sfen()


@VARIANTS
@pytest.mark.parametrize("make", [crowded_position, played_position])
def test_every_legal_move_reads_back_from_its_text(variant: Variant, make: object) -> None:
    assert callable(make)
    rng = random.Random(81)
    for _ in range(extent(8, 40)):
        position = make(variant, rng)
        moves = position.legal_moves()
        previous = rng.choice(moves).target if moves else None
        for move in moves:
            for style in MoveStyle:
                text = move_text(position, move, style, previous)
                assert parse_typed_move(text, position, previous) == move, (text, position.sfen())
            bare = japanese_text(position, move, previous, mark=False)
            assert parse_move_text(bare, position, previous) == move
            assert ki2_move(f"▲{bare}", position, previous) == move


def test_standard_shogi_never_needs_the_origin() -> None:
    rng = random.Random(7)
    seen = 0
    while seen < extent(30, 60):
        position = crowded_position(STANDARD, rng)
        counts = Counter(STANDARD.unpromoted(piece.kind).id for _, piece in position.pieces())
        if counts["rook"] > 2 or counts["bishop"] > 2:
            continue  # more than there are in a set
        seen += 1
        assert not any("(" in japanese_text(position, move) for move in position.legal_moves())


@pytest.mark.oracle
def test_cshogi_writes_the_same_text_for_every_legal_move() -> None:
    cshogi = pytest.importorskip("cshogi")
    from cshogi import KI2

    names = str.maketrans({"☗": "▲", "☖": "△", "全": "成銀", "圭": "成桂", "杏": "成香", "竜": "龍"})
    rng = random.Random(5)
    compared = 0
    while compared < extent(600, 4_000):
        position = rng.choice([played_position, crowded_position])(STANDARD, rng)
        counts = Counter(STANDARD.unpromoted(piece.kind).id for _, piece in position.pieces())
        if any(
            counts[kind] > most for kind, most in (("rook", 2), ("bishop", 2), ("gold", 4), ("silver", 4))
        ):
            continue  # more than there are in a set: cshogi's words run out
        theirs = cshogi.Board(position.sfen())
        for move in position.legal_moves():
            expected = KI2.move_to_ki2(theirs.move_from_usi(move.usi), theirs)
            ours = japanese_text(position, move)
            assert ours.translate(names) == expected.translate(names), (position.sfen(), move.usi)
            compared += 1
