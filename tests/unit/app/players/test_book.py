"""The opening book of the styles: legal, and what the style says."""

from __future__ import annotations

import pytest

from shogi_desktop.app.players.book import PLIES, book, book_moves, styles_of
from shogi_desktop.app.words.styles import STYLES
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, Variant
from shogi_desktop.rules.geometry import file_of


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI])
def test_every_move_of_the_book_is_legal_where_it_stands(variant: Variant) -> None:
    entries = book(variant)
    assert {style for style, _ in entries} == set(STYLES) - {""}
    for (_, board), moves in entries.items():
        position = Position.from_sfen(f"{board} 1", variant)
        assert set(moves) <= {move.usi for move in position.legal_moves()}, board


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI])
@pytest.mark.parametrize("style", [style for style in STYLES if style])
def test_each_style_knows_the_first_move_of_either_side(variant: Variant, style: str) -> None:
    position = Position.start(variant)
    moves = book_moves(position, 0, style)
    assert moves
    replies = 0
    for move in position.legal_moves():
        after = position.copy()
        after.play(move)
        replies += bool(book_moves(after, 1, style))
    assert replies >= 3


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI])
def test_all_styles_are_told_for_a_position(variant: Variant) -> None:
    position = Position.start(variant)
    known = styles_of(position)
    assert {style for _, styles in known for style in styles} == set(STYLES) - {""}
    for move, styles in known:
        assert position.is_legal(move)
        assert [s for s in sorted(STYLES) if move.usi in book_moves(position, 0, s)] == styles
    assert styles_of(Position.from_sfen("4k4/9/9/9/9/9/9/9/4K4 b - 1", STANDARD)) == []


@pytest.mark.parametrize(("style", "color"), [(s, c) for s in ("ranging", "static") for c in Color])
def test_the_rook_ranges_in_that_style_only(style: str, color: Color) -> None:
    home = rook_file(Position.start(STANDARD), color)
    boards = [Position.from_sfen(f"{board} 1", STANDARD) for known, board in book(STANDARD) if known == style]
    own = [position for position in boards if position.turn is color]
    elsewhere = sum(rook_file(position, color) != home for position in own)
    assert elsewhere > len(own) / 3 if style == "ranging" else elsewhere == 0


def rook_file(position: Position, color: Color) -> int | None:
    rooks = [sq for sq, piece in position.pieces() if piece.color is color and piece.kind.id == "rook"]
    return file_of(rooks[0]) if rooks else None


def test_without_a_style_and_after_the_opening_the_book_is_silent() -> None:
    assert book_moves(Position.start(STANDARD), 0, "") == ()
    assert book_moves(Position.start(STANDARD), PLIES, "static") == ()
