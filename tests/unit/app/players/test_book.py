"""The opening book of the styles: legal, and what the style says."""

from __future__ import annotations

import pytest

from shogi_desktop.app.players.book import book, in_book, styles_of
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, Variant
from shogi_desktop.rules.geometry import file_of
from tests.support.extent import extent

STYLES = {"static", "ranging", "attack", "solid"}


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI])
def test_every_move_of_the_book_is_legal_where_it_stands(variant: Variant) -> None:
    entries = book(variant)
    assert {style for style, _ in entries} == STYLES
    for (_, board), moves in list(entries.items())[:: extent(8, 1)]:
        position = Position.from_sfen(f"{board} 1", variant)
        assert set(moves) <= {move.usi for move in position.legal_moves()}, board


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI])
def test_all_styles_are_told_for_a_position(variant: Variant) -> None:
    position = Position.start(variant)
    known = styles_of(position)
    assert {style for _, styles in known for style in styles} == STYLES
    for move, styles in known:
        assert position.is_legal(move)
        board = position.sfen().rsplit(" ", 1)[0]
        assert [s for s in sorted(STYLES) if move.usi in book(variant).get((s, board), ())] == styles
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


def test_the_styles_of_a_position_are_told_the_most_played_move_first() -> None:
    start = Position.start(STANDARD)
    told = styles_of(start)
    assert [(-len(styles), move.usi) for move, styles in told] == sorted(
        (-len(styles), move.usi) for move, styles in told
    )
    here = {
        style: moves for (style, place), moves in book(STANDARD).items() if start.sfen().startswith(place)
    }
    for move, styles in told:
        assert styles == sorted(style for style, moves in here.items() if move.usi in moves)
    assert styles_of(Position.from_sfen("4k4/9/9/9/9/9/9/9/4K4 b G 1", STANDARD)) == []


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI])
def test_a_move_is_in_the_book_where_some_style_plays_it(variant: Variant) -> None:
    start = Position.start(variant)
    board = start.sfen().rsplit(" ", 1)[0]
    played = {text for style in STYLES for text in book(variant).get((style, board), ())}
    assert len(played) > 2
    assert {move.usi for move in start.legal_moves() if in_book(start, move)} == played
    later = Position.from_sfen(start.sfen().rsplit(" ", 1)[0] + " 31", variant)
    assert all(in_book(later, move) for move in later.legal_moves() if move.usi in played)
    bare = Position.from_sfen("4k4/9/9/9/9/9/2P6/9/4K4 b - 1", STANDARD)
    assert not any(in_book(bare, move) for move in bare.legal_moves())
