"""Movement diagrams show what the rules generate, for every kind of both games."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.movement import REACH, Corner, Going, goings, paint_corner, paint_movement
from shogi_desktop.paint.theme import THEMES
from shogi_desktop.rules import (
    VARIANTS,
    Color,
    PieceKind,
    Position,
    Square,
    Variant,
    file_of,
    parse_square,
    rank_of,
    square,
)

KINDS = [(variant, kind) for variant in VARIANTS for kind in variant.kinds]
each_kind = pytest.mark.parametrize(
    ("variant", "kind"), KINDS, ids=[f"{variant.id}-{kind.id}" for variant, kind in KINDS]
)


def reached(position: Position, origin: Square) -> set[tuple[int, int]]:
    """The vectors of the legal moves from `origin`, as Black sees them."""
    return {
        (file_of(origin) - file_of(move.target), rank_of(origin) - rank_of(move.target))
        for move in position.legal_moves_from(origin)
    }


@each_kind
def test_a_diagram_shows_the_squares_that_the_rules_generate(variant: Variant, kind: PieceKind) -> None:
    position, middle = Position(variant), square(5, 5)
    position.put(variant.piece(kind, Color.BLACK), middle)
    near = {vector for vector in reached(position, middle) if max(map(abs, vector)) <= REACH}
    assert set(goings(kind)) == near


@each_kind
def test_a_line_means_that_a_piece_stops_the_way_and_a_ring_that_it_does_not(
    variant: Variant, kind: PieceKind
) -> None:
    position, middle = Position(variant), square(5, 5)
    position.put(variant.piece(kind, Color.BLACK), middle)
    blocker = variant.piece(variant.kind("gold"), Color.BLACK)
    for right in (-1, 0, 1):
        for forward in (-1, 0, 1):
            if (right, forward) != (0, 0):
                position.put(blocker, square(5 - right, 5 - forward))
    left = reached(position, middle)
    assert left == {vector for vector, going in goings(kind).items() if going is Going.LEAP}


@each_kind
def test_a_line_goes_to_the_edge(variant: Variant, kind: PieceKind) -> None:
    position, middle = Position(variant), square(5, 5)
    position.put(variant.piece(kind, Color.BLACK), middle)
    everywhere = reached(position, middle)
    for right, forward in kind.movement.slides:
        assert goings(kind)[right, forward] is Going.SLIDE
        edge = min(
            length
            for length in range(1, 10)
            if not (1 <= 5 - right * (length + 1) <= variant.files)
            or not (1 <= 5 - forward * (length + 1) <= variant.ranks)
        )
        assert (right * edge, forward * edge) in everywhere


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.id)
def test_every_diagram_is_painted_in_every_theme(qtbot: QtBot, theme: object) -> None:
    pieces = PieceSet.load("one_kanji")
    for variant, kind in KINDS:
        image = QImage(99, 108, QImage.Format.Format_RGB32)
        image.fill(0xFF00FF)
        painter = QPainter(image)
        paint_movement(painter, QRectF(0, 0, 110, 120), kind, variant, theme, pieces)  # type: ignore[arg-type]
        painter.end()
        colors = {image.pixel(x, 60) for x in range(99)} | {image.pixel(55, y) for y in range(108)}
        assert len(colors) > 5


def test_a_corner_shows_its_pieces_marks_and_nothing_else(qtbot: QtBot) -> None:
    """The gold on 5b is veiled, 4a has a dot, the pawn on 9i is far away."""
    position = Position.from_sfen("9/4G4/9/9/9/9/9/9/P8 b - 1", VARIANTS[0])
    pieces, theme = PieceSet.load("one_kanji"), THEMES[0]

    def picture(corner: Corner, shown: Position = position) -> QImage:
        image = QImage(99, 108, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        paint_corner(painter, QRectF(0, 0, 99, 108), shown, corner, theme, pieces)
        painter.end()
        return image

    def differs(first: QImage, second: QImage) -> set[tuple[int, int]]:
        """The cells that differ, by column and row."""
        return {
            (x // 33, y // 36)
            for x in range(99)
            for y in range(108)
            if first.pixel(x, y) != second.pixel(x, y)
        }

    at = parse_square("6a")
    plain, bare = (
        picture(Corner(at)),
        picture(Corner(at), Position.from_sfen(f"9/{'9/' * 7}9 b - 1", VARIANTS[0])),
    )
    assert differs(plain, bare) == {(1, 1)}
    assert differs(plain, picture(Corner(at, veiled=(parse_square("5b"),)))) == {(1, 1)}
    assert differs(plain, picture(Corner(at, dots=(parse_square("4a"),)))) == {(2, 0)}
