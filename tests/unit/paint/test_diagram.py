"""Diagrams: valid files of the size asked for, showing what the position is, alike in every format."""

import xml.etree.ElementTree as ET
from typing import Any

import pytest
from PIL import Image
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from shogi_desktop.paint.book import hand_text
from shogi_desktop.paint.diagram import Diagram, diagram_png, diagram_size, diagram_svg
from shogi_desktop.paint.faces import PIECE_SETS, PieceSet
from shogi_desktop.paint.theme import LIGHT, PRINT, THEMES, Theme
from shogi_desktop.rules import OKISAKI, STANDARD, VARIANTS, Color, Position, Variant, parse_usi_move
from tests.support.extent import extent
from tests.support.pictures import count, in_all, mask, pillow

MIDDLE = "ln1g3nl/5kg2/p2pppsp1/2p3p1p/1p5P1/2PP1SP2/PPS1PP2P/2G1K2R1/LN3+r1NL w BG13Pbsp 42"


@pytest.fixture(scope="module")
def one_kanji() -> PieceSet:
    return PieceSet.load("one_kanji")


def middle(**changes: Any) -> Diagram:
    values = {"last_move": parse_usi_move("2h4i+", STANDARD), "black": "羽生", "white": "Čapek"}
    return Diagram(Position.from_sfen(MIDDLE, STANDARD), **{**values, "caption": "42", **changes})


def png_image(diagram: Diagram, width: int, theme: Theme, piece_set: PieceSet) -> QImage:
    return QImage.fromData(diagram_png(diagram, width=width, theme=theme, piece_set=piece_set), "PNG")  # type: ignore[arg-type]


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.id)
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("width", extent([160], [160, 777]))
def test_png_has_the_width_asked_for_and_the_diagrams_proportion(
    variant: Variant, theme: Theme, width: int, one_kanji: PieceSet
) -> None:
    diagram = Diagram(Position.start(variant))
    image = png_image(diagram, width, theme, one_kanji)
    size = diagram_size(diagram, theme)
    assert image.width() == width
    assert image.height() == pytest.approx(width * size.height() / size.width(), abs=1)


LOOKS = [(theme, set_id) for theme in THEMES for set_id in PIECE_SETS]
EACH_ONCE = [*((theme, "one_kanji") for theme in THEMES), *((LIGHT, set_id) for set_id in PIECE_SETS)]


@pytest.mark.parametrize(("theme", "set_id"), extent(EACH_ONCE, LOOKS))
def test_svg_is_well_formed_and_needs_no_font(theme: Theme, set_id: str) -> None:
    data = diagram_svg(middle(), width=200, theme=theme, piece_set=PieceSet.load(set_id))
    root = ET.fromstring(data)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert not root.findall(".//{http://www.w3.org/2000/svg}text")
    description = root.find("{http://www.w3.org/2000/svg}desc")
    assert description is not None and description.text == Position.from_sfen(MIDDLE, STANDARD).sfen()


def test_svg_and_png_show_the_same(one_kanji: PieceSet) -> None:
    width = 400
    png = png_image(middle(), width, PRINT, one_kanji)
    renderer = QSvgRenderer(QByteArray(diagram_svg(middle(), width=width, theme=PRINT, piece_set=one_kanji)))
    assert renderer.isValid()
    svg = QImage(png.size(), QImage.Format.Format_ARGB32_Premultiplied)
    svg.fill(PRINT.window)
    painter = QPainter(svg)
    renderer.render(painter, QRectF(svg.rect()))
    painter.end()
    smooth = [
        image.scaled(20, 25, mode=Qt.TransformationMode.SmoothTransformation).convertToFormat(
            QImage.Format.Format_Grayscale8
        )
        for image in (png, svg)
    ]
    a, b = (bytes(image.constBits()) for image in smooth)
    assert sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a) < 4


def test_every_part_of_the_diagram_makes_a_difference(one_kanji: PieceSet) -> None:
    def png(**changes: Any) -> bytes:
        return diagram_png(middle(**changes), width=300, theme=PRINT, piece_set=one_kanji)

    pictures = [
        png(),
        png(flipped=True),
        png(last_move=None),
        png(black="森内"),
        png(white="森内"),
        png(caption="43"),
        png(caption=""),
    ]
    assert len(set(pictures)) == len(pictures)
    assert png() == png()


def black(image: QImage) -> Image.Image:
    """Where it is wholly black."""
    return in_all(*(mask(band, most=0) for band in pillow(image).convert("RGB").split()))


def test_marks_on_paper_leave_the_lines_whole(one_kanji: PieceSet) -> None:
    diagram = middle(black="", white="", caption="")
    marked = png_image(diagram, 600, PRINT, one_kanji)
    plain = png_image(middle(black="", white="", caption="", last_move=None), 600, PRINT, one_kanji)
    lines, marked_lines = black(plain), black(marked)
    assert count(lines) > 5000
    assert in_all(lines, marked_lines) == lines


def test_both_hands_are_shown(one_kanji: PieceSet) -> None:
    board = "4k4/9/9/9/9/9/9/9/4K4 b {} 1"

    def png(hand: str, theme: Theme) -> bytes:
        position = Position.from_sfen(board.format(hand), STANDARD)
        return diagram_png(Diagram(position), width=200, theme=theme, piece_set=one_kanji)

    for theme in extent([LIGHT], [PRINT, LIGHT]):
        pictures = {png(hand, theme) for hand in ("-", "R", "r", "2R", "2r", "P", "12P")}
        assert len(pictures) == 7


@pytest.mark.parametrize(
    ("variant", "hands", "expected"),
    [
        (STANDARD, "-", "–"),
        (STANDARD, "R2G3P", "飛 金2 歩3"),
        (STANDARD, "18P", "歩18"),
        (OKISAKI, "Q2N", "妃 跳2"),
    ],
)
def test_hands_on_paper(variant: Variant, hands: str, expected: str) -> None:
    empty = "/".join([str(variant.files)] * (variant.ranks - 2))
    rest = variant.files - 5
    sfen = f"4k{rest}/{empty}/4K{rest} b {hands} 1"
    position = Position.from_sfen(sfen, variant)
    assert hand_text(position.hand(Color.BLACK)) == expected


def test_a_very_long_name_stays_inside_the_picture(one_kanji: PieceSet) -> None:
    name = "Wolfeschlegelsteinhausenbergerdorff " * 4
    short = png_image(middle(black="", white=""), 300, PRINT, one_kanji)
    long = png_image(middle(black=name, white=name), 300, PRINT, one_kanji)
    assert short.size() == long.size()
    edge = range(long.height())
    assert all(long.pixelColor(299, y) == short.pixelColor(299, y) for y in edge)
