"""The diagram of a Japanese book: what is written beside the board, and that it is seen."""

import io
from typing import Any

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from shogi_desktop.game import Annotations, Arrow, InHand
from shogi_desktop.paint.book import hand_text, side_text
from shogi_desktop.paint.diagram import Diagram, diagram_image, diagram_pdf, diagram_png, diagram_size
from shogi_desktop.paint.faces import PIECE_SETS, PieceSet
from shogi_desktop.paint.theme import BOOK, LIGHT, THEMES, Coordinates, Theme
from shogi_desktop.paint.vertical import paint_vertical, vertical_length
from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    VARIANTS,
    Color,
    Hand,
    Move,
    Position,
    Variant,
    parse_square,
    parse_usi_move,
)

HANDS = "4k4/9/9/9/9/9/9/9/4K4 b R2G18Pb 1"


@pytest.fixture(scope="module")
def one_kanji() -> PieceSet:
    return PieceSet.load("one_kanji")


def hand(color: Color) -> Hand:
    return Position.from_sfen(HANDS, STANDARD).hand(color)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, "☗　羽生　持駒　飛金二歩十八"),
        ({"japanese": False}, "☗　羽生　飛金二歩十八"),
        ({"letters": True}, "☗　羽生　R　G2　P18"),
        ({"name": ""}, "☗　持駒　飛金二歩十八"),
        ({"hand": None}, "☗　羽生"),
    ],
)
def test_name_and_hand_stand_beside_the_board(changes: dict[str, Any], expected: str) -> None:
    values = {"name": "羽生", "hand": hand(Color.BLACK), "letters": False, **changes}
    assert side_text("☗", **values) == expected


def test_an_empty_hand_is_named() -> None:
    empty = Position.start(STANDARD).hand(Color.BLACK)
    assert side_text("☖", "", empty, letters=False) == "☖　持駒　なし"
    assert side_text("☖", "", empty, letters=True) == "☖"
    assert hand_text(empty) == "–"


def inked(image: QImage) -> tuple[int, int, int, int] | None:
    """The smallest rectangle around what is not white."""
    xs, ys = [], []
    for y in range(image.height()):
        for x in range(image.width()):
            if image.pixelColor(x, y).lightness() < 128:
                xs.append(x)
                ys.append(y)
    return (min(xs), min(ys), max(xs), max(ys)) if xs else None


def written(text: str, size: float = 24.0, **options: Any) -> tuple[int, int, int, int] | None:
    rect = QRectF(20, 10, 30, 260)
    image = QImage(80, 300, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    paint_vertical(painter, rect, text, size, **options)
    painter.end()
    return inked(image)


@pytest.mark.parametrize(
    "text", ["☗　木村義雄　持駒　飛金二歩十八", "☖　Karel Čapek　R　G2　P18", "ー（）", "名" * 60, "x" * 200]
)
def test_vertical_writing_stays_in_its_column(text: str) -> None:
    box = written(text)
    assert box is not None
    left, top, right, bottom = box
    assert left >= 17 and right <= 53
    assert top >= 8 and bottom <= 273


def test_vertical_writing_runs_down_and_can_end_at_the_bottom() -> None:
    top_box, bottom_box = written("木村"), written("木村", bottom=True)
    assert top_box is not None and bottom_box is not None
    assert top_box[1] < 20 and top_box[3] < 70
    assert bottom_box[3] > 250
    assert vertical_length("木村") == pytest.approx(2 * vertical_length("木"))


def test_a_latin_name_lies_on_its_side() -> None:
    box = written("Capek")
    assert box is not None
    left, top, right, bottom = box
    assert bottom - top > 1.5 * (right - left)


def test_a_count_stands_upright() -> None:
    """Two digits take the room of one character; three would have to lie."""
    assert vertical_length("18") == vertical_length("歩")
    assert vertical_length("1800") > 1.5 * vertical_length("歩")


@pytest.mark.parametrize("set_id", PIECE_SETS)
def test_the_piece_that_moved_last_is_bolder(set_id: str) -> None:
    piece_set = PieceSet.load(set_id)
    position = Position.start(STANDARD)
    move = parse_usi_move("7g7f", STANDARD)
    position.play(move)

    def ink(last_move: Move | None) -> int:
        image = diagram_image(Diagram(position, last_move), width=450, theme=BOOK, piece_set=piece_set)
        grey = bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits())
        return 255 * len(grey) - sum(grey)

    assert ink(move) != ink(None)


@pytest.mark.parametrize("variant", VARIANTS)
def test_letters_cover_every_piece_of_both_games(variant: Variant) -> None:
    assert PieceSet.load("letters").covers(variant)


def test_letters_tell_the_sides_by_the_shape_around_them() -> None:
    """The letter is upright on both; what points up on Black's points down on White's."""
    pieces = PieceSet.load("letters")
    kind = STANDARD.kind("silver")

    def rows(color: Color) -> list[int]:
        image = QImage(90, 100, QImage.Format.Format_RGB32)
        image.fill(0xFFFFFFFF)
        painter = QPainter(image)
        pieces.paint(
            painter,
            QRectF(0, 0, 90, 100),
            STANDARD.piece(kind, color),
            upside_down=color is Color.WHITE,
            theme=BOOK,
        )
        painter.end()
        widths = []
        for y in range(100):
            dark = [x for x in range(90) if image.pixelColor(x, y).lightness() < 128]
            widths.append(max(dark) - min(dark) if dark else 0)
        return widths

    black, white = rows(Color.BLACK), rows(Color.WHITE)
    assert sum(black[:30]) < sum(black[65:95])
    assert sum(white[:30]) > sum(white[65:95])


def test_coordinates_are_those_of_the_notation(one_kanji: PieceSet) -> None:
    diagram = {name: Diagram(Position.start(OKISAKI), coordinates=name) for name in Coordinates}
    pictures = {
        name: diagram_png(one, width=500, theme=BOOK, piece_set=one_kanji) for name, one in diagram.items()
    }
    assert len(set(pictures.values())) == len(Coordinates)


def test_a_problem_has_no_column_for_the_defender(one_kanji: PieceSet) -> None:
    position = Position.from_sfen(HANDS, STANDARD)
    both, one = Diagram(position), Diagram(position, hands=(Color.BLACK,))
    assert diagram_size(one, BOOK).width() < diagram_size(both, BOOK).width()
    none = Diagram(position, hands=(), coordinates=Coordinates.NONE)
    assert diagram_size(none, BOOK).width() < diagram_size(one, BOOK).width()


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.id)
def test_a_transparent_picture_has_nothing_around_the_board(theme: Theme, one_kanji: PieceSet) -> None:
    diagram = Diagram(Position.start(STANDARD))
    clear = diagram_image(diagram, width=300, theme=theme, piece_set=one_kanji, transparent=True)
    filled = diagram_image(diagram, width=300, theme=theme, piece_set=one_kanji)
    corner = clear.width() - 1, clear.height() - 1
    assert clear.pixelColor(*corner).alpha() == 0
    assert filled.pixelColor(*corner).alpha() == 255


def test_a_png_knows_its_resolution(one_kanji: PieceSet) -> None:
    data = diagram_png(Diagram(Position.start(STANDARD)), width=300, theme=BOOK, piece_set=one_kanji, dpi=600)
    image = QImage.fromData(data)
    assert round(image.dotsPerMeterX() * 0.0254) == 600
    assert image.width() == 300


@pytest.mark.parametrize("theme", [BOOK, LIGHT], ids=lambda theme: theme.id)
def test_a_diagram_in_pdf_is_one_page_of_its_own_size_with_text(theme: Theme, one_kanji: PieceSet) -> None:
    diagram = Diagram(Position.start(STANDARD), black="木村", caption="初手から")
    data = diagram_pdf(diagram, width=200, theme=theme, piece_set=one_kanji)
    (page,) = PdfReader(io.BytesIO(data)).pages
    size = diagram_size(diagram, theme)
    assert float(page.mediabox.width) == pytest.approx(200, abs=1)
    assert float(page.mediabox.height) == pytest.approx(200 * size.height() / size.width(), abs=1)
    text = "".join(page.extract_text().split())
    assert "初手から" in text and "木" in text and "村" in text


def test_an_arrow_from_the_hand_begins_at_the_piece_beside_the_board(one_kanji: PieceSet) -> None:
    position = Position.from_sfen(HANDS, STANDARD)
    starts = []
    for letter in "RGP":
        arrow = Arrow(InHand(Color.BLACK, letter), parse_square("1i"))
        diagram = Diagram(position, annotations=Annotations(None, (arrow,)))
        image = diagram_image(diagram, width=600, theme=BOOK, piece_set=one_kanji)
        coloured = [
            y
            for y in range(image.height())
            if any(image.pixelColor(x, y).saturation() > 60 for x in range(540, 600, 3))
        ]
        starts.append(min(coloured))
    assert starts == sorted(set(starts))
