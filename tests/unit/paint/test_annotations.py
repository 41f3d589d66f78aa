"""Arrows and circles lie over the pieces where they belong, from either side, on every board and medium."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from PySide6.QtCore import QLineF, QPointF

from shogi_desktop.game import Annotations, Arrow, Circle, InHand, MarkColor
from shogi_desktop.paint.annotations import arrow_line, arrow_shape
from shogi_desktop.paint.diagram import Diagram, diagram_png, diagram_svg
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.theme import THEMES, Theme
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, parse_square
from tests.support.extent import extent

FROM, TO = parse_square("7g"), parse_square("3c")
DRAWN = Annotations(
    None, (Arrow(FROM, TO, MarkColor.RED), Arrow(InHand(Color.WHITE, "G"), TO), Circle(TO, MarkColor.BLUE))
)
HANDS = "4k4/9/9/9/9/9/9/9/4K4 b R2Pgp 1"


@pytest.mark.parametrize("flipped", [False, True])
def test_an_arrow_leads_from_the_middle_of_a_square_to_another(flipped: bool) -> None:
    layout = BoardLayout(STANDARD, flipped=flipped)
    line = arrow_line(layout, Arrow(FROM, TO))
    assert line is not None
    assert (layout.square_at(line.p1()), layout.square_at(line.p2())) == (FROM, TO)


@pytest.mark.parametrize("color", Color)
def test_an_arrow_from_the_hand_begins_at_the_piece_on_its_stand(color: Color) -> None:
    layout = BoardLayout(OKISAKI)
    line = arrow_line(layout, Arrow(InHand(color, "Q"), TO))
    assert line is not None
    assert layout.stand_kind_at(color, line.p1()) is OKISAKI.kind_for_symbol("Q")


def test_a_mark_that_belongs_to_the_other_game_is_left_out() -> None:
    layout = BoardLayout(STANDARD)
    far = parse_square("10j")
    assert arrow_line(layout, Arrow(far, TO)) is None
    assert arrow_line(layout, Arrow(TO, far)) is None
    assert arrow_line(layout, Arrow(InHand(Color.BLACK, "Q"), TO)) is None


def test_the_tip_of_an_arrow_is_in_the_middle_of_its_target() -> None:
    shape = arrow_shape(QLineF(0, 0, 300, 400), 100)
    assert shape.contains(QPointF(150, 200))
    assert shape.contains(QPointF(299, 398.7))
    assert not shape.contains(QPointF(302, 402))
    assert arrow_shape(QLineF(5, 5, 5, 5), 100).isEmpty()


def test_the_colours_of_arrows_are_told_without_hue() -> None:
    line = QLineF(0, 0, 500, 0)
    along = [QPointF(x, 0) for x in range(20, 460)]
    seen = {
        color: "".join(".#"[arrow_shape(line, 100, color).contains(point)] for point in along)
        for color in MarkColor
    }
    dashes = {color: len([dash for dash in shaft.split(".") if dash]) for color, shaft in seen.items()}
    assert dashes == {MarkColor.GREEN: 1, MarkColor.RED: 10, MarkColor.BLUE: 17, MarkColor.YELLOW: 32}
    for color in MarkColor:
        assert arrow_shape(line, 100, color).contains(QPointF(498, 0))


WRITERS = (diagram_png, diagram_svg)


@pytest.mark.parametrize(
    ("theme", "write"),
    extent(
        [*((theme, diagram_png) for theme in THEMES[::2]), (THEMES[0], diagram_svg)],
        list(itertools.product(THEMES, WRITERS)),
    ),
)
def test_a_diagram_carries_its_annotations(write: Callable[..., bytes], theme: Theme) -> None:
    pieces = PieceSet.load("one_kanji")
    position = Position.from_sfen(HANDS, STANDARD)
    plain = write(Diagram(position), width=300, theme=theme, piece_set=pieces)
    drawn = write(Diagram(position, annotations=DRAWN), width=300, theme=theme, piece_set=pieces)
    foreign = Annotations(None, (Circle(parse_square("10j")),))
    assert drawn != plain
    assert write(Diagram(position, annotations=foreign), width=300, theme=theme, piece_set=pieces) == plain


@pytest.mark.parametrize("color", MarkColor)
def test_an_arrow_to_the_next_square_has_no_dashes(color: MarkColor) -> None:
    shape = arrow_shape(QLineF(0, 0, 0, 100), 100, color)
    assert all(shape.contains(QPointF(0, at)) for at in range(20, 99))
