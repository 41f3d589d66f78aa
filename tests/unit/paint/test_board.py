"""The board's picture: lines on whole pixels, labels where they belong, both boards in every theme."""

import itertools

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QTransform

from shogi_desktop.paint.board import board_parts, paint_board, paint_hand, paint_marks
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.surfaces import paint_parts
from shogi_desktop.paint.theme import DARK, LIGHT, PAPER, PRINT, THEMES, Coordinates, Theme, theme_by_id
from shogi_desktop.paint.wedge import body_rect
from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    VARIANTS,
    Color,
    Position,
    Variant,
    parse_square,
    parse_usi_move,
)
from tests.support.contrast import contrast


def board_image(layout: BoardLayout, theme: Theme, scale: float = 1.0) -> tuple[QImage, QPainter]:
    size = layout.bounds.size() * scale
    image = QImage(round(size.width()), round(size.height()), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(theme.window)
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint_board(painter, layout, theme)
    return image, painter


@pytest.mark.parametrize("theme", [LIGHT, PAPER, PRINT], ids=lambda theme: theme.id)
def test_parts_painted_by_painters_of_their_own_make_the_same_board(theme: Theme) -> None:
    layout = BoardLayout(STANDARD)
    whole, painter = board_image(layout, theme, 0.4)
    painter.end()
    image = QImage(whole.size(), whole.format())
    image.fill(theme.window)
    for part in board_parts(layout, theme, 0.4):
        inner = QPainter(image)
        inner.scale(0.4, 0.4)
        paint_parts(inner, iter((part,)))
        inner.end()
    assert image == whole


@pytest.mark.parametrize("scale", [0.31, 0.5, 0.777, 1.0, 1.618])
@pytest.mark.parametrize("variant", VARIANTS)
def test_grid_lines_cover_whole_pixels(variant: Variant, scale: float) -> None:
    """Across a rank, every pixel is either ink or paper: no line is smeared over two."""
    layout = BoardLayout(variant)
    image, painter = board_image(layout, PRINT, scale)
    painter.end()
    row = round((layout.board_rect.top() + 0.5 * layout.cell.height()) * scale)
    left, right = round(layout.board_rect.left() * scale), round(layout.board_rect.right() * scale)
    grey = [image.pixelColor(x, row).lightness() for x in range(left - 6, right + 4)]
    assert set(grey) <= {0, 255}
    runs = sum(a == 255 and b == 0 for a, b in itertools.pairwise(grey))
    assert runs == variant.files + 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_lines_run_where_the_squares_meet(variant: Variant) -> None:
    layout = BoardLayout(variant)
    image, painter = board_image(layout, PRINT)
    painter.end()
    for sq in variant.squares:
        rect = layout.square_rect(sq)
        assert image.pixelColor(rect.center().toPoint()).lightness() == 255
        around = [image.pixelColor(round(rect.left()) + d, round(rect.center().y())) for d in (-2, -1, 0, 1)]
        assert min(color.lightness() for color in around) == 0


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.id)
def test_wood_has_grain_and_stands_are_of_another_wood(theme: Theme) -> None:
    layout = BoardLayout(STANDARD)
    image, painter = board_image(layout, theme)
    painter.end()
    square = layout.square_rect(parse_square("5e")).adjusted(4, 4, -4, -4).toRect()
    assert len({image.pixel(x, square.center().y()) for x in range(square.left(), square.right())}) > 5
    stand = image.pixelColor(layout.stand_rect(Color.BLACK).center().toPoint())
    assert abs(stand.lightness() - image.pixelColor(square.center()).lightness()) > 15


@pytest.mark.parametrize("variant", VARIANTS)
def test_labels_move_with_the_board(variant: Variant) -> None:
    """Flipped, the numeral above the leftmost file is that of file 1."""
    layout, flipped = BoardLayout(variant), BoardLayout(variant, flipped=True)
    normal_image, painter = board_image(layout, PRINT)
    painter.end()
    flipped_image, painter = board_image(flipped, PRINT)
    painter.end()
    for file in (1, 4):
        one = normal_image.copy(layout.file_label_rect(file).toRect().adjusted(4, 2, -4, -6))
        other = flipped_image.copy(flipped.file_label_rect(file).toRect().adjusted(4, 2, -4, -6))
        assert dark_share(one) > 0.01
        assert dark_share(one) == pytest.approx(dark_share(other), abs=0.01)
    assert normal_image != flipped_image


def test_ranks_are_named_as_the_theme_says() -> None:
    layout, seen = BoardLayout(STANDARD), []
    for coordinates in Coordinates:
        image, painter = board_image(layout, replace(PRINT, coordinates=coordinates))
        painter.end()
        rank = layout.rank_label_rect(3).toRect().adjusted(4, 2, -4, -2)
        seen.append(image.copy(rank))
        assert (dark_share(image.copy(rank)) > 0) is (coordinates is not Coordinates.NONE)
    assert all(one != other for one, other in itertools.combinations(seen, 2))


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_coordinates_stop_growing_where_they_can_be_read(scale: float) -> None:
    """On a screen capitals are some twelve logical pixels high at most; in print they grow with the board."""
    heights = {}
    for theme in (LIGHT, PRINT):
        painted = {}
        for name in (Coordinates.NONE, Coordinates.DIGITS):
            painted[name], painter = board_image(
                BoardLayout(STANDARD), replace(theme, coordinates=name), scale
            )
            painter.end()
        plain, lettered = painted.values()
        label = QTransform.fromScale(scale, scale).mapRect(BoardLayout(STANDARD).rank_label_rect(1)).toRect()
        rows = [
            y
            for y in range(label.top(), label.bottom())
            if any(plain.pixel(x, y) != lettered.pixel(x, y) for x in range(label.left(), label.right()))
        ]
        heights[theme.id] = rows[-1] - rows[0] + 1
    assert heights["light"] <= 14
    assert heights["print"] >= 19 * scale


def dark_share(image: QImage) -> float:
    dark = sum(
        image.pixelColor(x, y).lightness() < 128 for x in range(image.width()) for y in range(image.height())
    )
    return dark / (image.width() * image.height())


@pytest.mark.parametrize("theme", [LIGHT, DARK, PRINT], ids=lambda theme: theme.id)
def test_last_move_is_stronger_where_it_went_than_where_it_came_from(theme: Theme) -> None:
    layout = BoardLayout(STANDARD)
    plain, painter = board_image(layout, theme)
    painter.end()
    marked, painter = board_image(layout, theme)
    paint_marks(painter, layout, theme, last_move=parse_usi_move("7g7f", STANDARD))
    painter.end()

    def change(name: str) -> int:
        point = layout.square_rect(parse_square(name)).center().toPoint()
        a, b = plain.pixelColor(point), marked.pixelColor(point)
        return abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue())

    assert change("7f") > change("7g") > 0
    assert change("5e") == 0


def test_a_drop_marks_its_square_only() -> None:
    layout = BoardLayout(STANDARD)
    image = QImage(layout.bounds.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_marks(painter, layout, LIGHT, last_move=parse_usi_move("P*5e", STANDARD))
    painter.end()
    marked = {
        sq
        for sq in STANDARD.squares
        if image.pixelColor(layout.square_rect(sq).center().toPoint()).alpha() > 0
    }
    assert marked == {parse_square("5e")}


def test_check_glows_in_the_kings_square_only() -> None:
    layout = BoardLayout(OKISAKI)
    image = QImage(layout.bounds.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_marks(painter, layout, LIGHT, check=parse_square("6j"))
    painter.end()
    glow = layout.square_rect(parse_square("6j"))
    assert image.pixelColor(glow.center().toPoint()).alpha() > 200
    assert image.pixelColor(round(glow.left()) - 3, round(glow.center().y())).alpha() == 0


def test_a_hand_shows_pieces_and_the_number_of_those_there_are_more_of() -> None:
    layout = BoardLayout(STANDARD)
    position = Position.from_sfen("4k4/9/9/9/9/9/9/9/4K4 b R3P 1", STANDARD)
    before, painter = board_image(layout, LIGHT)
    painter.end()
    after, painter = board_image(layout, LIGHT)
    paint_hand(painter, layout, LIGHT, PieceSet.load("one_kanji"), Color.BLACK, position.hand(Color.BLACK))
    painter.end()

    def differs(rect: QRectF) -> bool:
        return before.copy(rect.toRect()) != after.copy(rect.toRect())

    rook, bishop, pawn = (STANDARD.kind(id_) for id_ in ("rook", "bishop", "pawn"))
    assert differs(layout.stand_piece_rect(Color.BLACK, rook))
    assert differs(layout.stand_piece_rect(Color.BLACK, pawn))
    assert not differs(layout.stand_slot(Color.BLACK, bishop).adjusted(8, 2, -2, -2))
    number = layout.stand_count_rect(Color.BLACK, pawn)
    assert differs(number)
    letters = body_rect(layout.stand_piece_rect(Color.BLACK, pawn), pawn).adjusted(8, 30, -8, 0)
    assert not number.intersects(letters)
    assert not differs(layout.stand_count_rect(Color.BLACK, rook).adjusted(14, 0, 0, 0))


def test_themes_are_known_by_name() -> None:
    assert {theme_by_id(theme.id) for theme in THEMES} == set(THEMES)
    with pytest.raises(KeyError):
        theme_by_id("plaid")


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.id)
def test_lettering_and_labels_stand_out(theme: Theme) -> None:
    """Contrast after WCAG 2: at least 4.5 for what is read, 3 for the grid."""
    assert contrast(theme.ink, theme.piece) >= 7
    assert contrast(theme.ink_promoted, theme.piece) >= 4.5
    assert contrast(theme.labels, theme.board) >= 4.5
    assert contrast(theme.lines, theme.board) >= 3
    assert contrast(theme.badge_text, theme.badge) >= 7
    assert contrast(theme.count, theme.stand) >= 4.5
    assert contrast(theme.window_text, theme.window) >= 7
