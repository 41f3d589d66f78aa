"""A position as a picture: the board of the window, or the diagram of a book when the theme is for paper.

One painter serves PNG, SVG and PDF; `book` draws the diagram of a Japanese book. Text above `paint` stays out
of here: captions come in finished.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QImageWriter, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from shogi_desktop.game import NO_ANNOTATIONS, Annotations
from shogi_desktop.paint.annotations import paint_annotations
from shogi_desktop.paint.board import paint_board, paint_grid, paint_hand, paint_marks
from shogi_desktop.paint.book import SIDE_LETTER, BookLayout, hand_text, paint_border, side_text
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.text import draw_text, fitted_font, sized_font
from shogi_desktop.paint.theme import Coordinates, PieceStyle, Theme
from shogi_desktop.paint.upright import (
    HandWords,
    UprightLayout,
    hand_words_place,
    paint_hand_words,
    paint_name,
)
from shogi_desktop.paint.vertical import paint_vertical, vertical_place
from shogi_desktop.rules import Color, Hand, Move, PieceKind, Position

MARKS = {Color.BLACK: "☗", Color.WHITE: "☖"}
"""The signs for the players on screen and on paper."""

_UNIT = 100.0
_SVG_RESOLUTION = 96
"""Units to the inch, as browsers have them: Qt notes the size in millimetres."""
_ROW = 0.62 * _UNIT
_HAND_SIZE = 0.42 * _UNIT
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, eq=False)
class Diagram:
    """What a diagram shows.

    :ivar position: the position; the diagram's own, nobody plays on it.
    :ivar last_move: the move that led to it, marked.
    :ivar flipped: whether White sits at the bottom.
    :ivar black: Black's name.
    :ivar white: White's name.
    :ivar caption: a line below the board.
    :ivar coordinates: what is written along the board.
    :ivar hands: whose pieces in hand are shown; a mating problem shows the attacker's only.
    :ivar annotations: the arrows and circles drawn over it.
    :ivar hand_words: how hands are written on paper, the players then above and below the board; None for
        Japanese, beside it.
    """

    position: Position
    last_move: Move | None = None
    flipped: bool = False
    black: str = ""
    white: str = ""
    caption: str = ""
    coordinates: Coordinates = Coordinates.JAPANESE
    hands: tuple[Color, ...] = (Color.BLACK, Color.WHITE)
    annotations: Annotations = NO_ANNOTATIONS
    hand_words: HandWords | None = None

    def name(self, color: Color) -> str:
        """The name of the player of `color`."""
        return self.black if color is Color.BLACK else self.white

    @property
    def layout(self) -> BoardLayout:
        """The geometry of its board, in the units that `diagram_size` is given in."""
        return BoardLayout(self.position.variant, flipped=self.flipped, cell_height=_UNIT)


def diagram_size(diagram: Diagram, theme: Theme) -> QSizeF:
    """The size that `diagram` has in `theme`; only the proportion matters."""
    layout = diagram.layout
    caption = _ROW if diagram.caption else 0.0
    if not theme.is_diagram:
        return QSizeF(layout.bounds.width(), layout.bounds.height() + caption)
    if diagram.hand_words is not None:
        upright = _upright(diagram)
        return QSizeF(upright.size.width(), upright.size.height() + caption)
    if theme.piece_style is PieceStyle.BARE:
        book = _book(diagram)
        return QSizeF(book.size.width(), book.size.height() + caption)
    return QSizeF(layout.frame_rect.width(), layout.frame_rect.height() + 2 * _ROW + caption)


def board_middle(diagram: Diagram, theme: Theme) -> float:
    """Where the middle of the board lies in the diagram's width, as a share of that."""
    if theme.is_diagram and diagram.hand_words is not None:
        upright = _upright(diagram)
        return upright.board.center().x() / upright.size.width()
    if theme.piece_style is PieceStyle.BARE:
        book = _book(diagram)
        return book.board.center().x() / book.size.width()
    return 0.5


def paint_diagram(
    painter: QPainter, rect: QRectF, diagram: Diagram, theme: Theme, piece_set: PieceSet
) -> None:
    """Draw `diagram` as large as fits into `rect`, centred; the ground around it is left as it is."""
    size = diagram_size(diagram, theme)
    scale = min(rect.width() / size.width(), rect.height() / size.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(
        rect.center().x() - size.width() * scale / 2, rect.center().y() - size.height() * scale / 2
    )
    painter.scale(scale, scale)
    if not theme.is_diagram:
        _paint_on_wood(painter, size, diagram, theme, piece_set)
    elif diagram.hand_words is not None:
        _paint_upright(painter, size, diagram, theme, piece_set, diagram.hand_words)
    elif theme.piece_style is PieceStyle.BARE:
        _paint_in_book(painter, size, diagram, theme, piece_set)
    else:
        _paint_on_paper(painter, size, diagram, theme, piece_set)
    painter.restore()


def diagram_image(
    diagram: Diagram, *, width: int, theme: Theme, piece_set: PieceSet, transparent: bool = False
) -> QImage:
    """`diagram` as a picture `width` pixels wide, on the theme's window colour or on nothing."""
    size = diagram_size(diagram, theme)
    height = max(1, round(width * size.height() / size.width()))
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent if transparent else theme.window)
    painter = QPainter(image)
    try:
        paint_diagram(painter, QRectF(image.rect()), diagram, theme, piece_set)
    finally:
        painter.end()
    return image


def diagram_png(
    diagram: Diagram,
    *,
    width: int,
    theme: Theme,
    piece_set: PieceSet,
    transparent: bool = False,
    dpi: int | None = None,
) -> bytes:
    """`diagram` as a PNG file `width` pixels wide, on the theme's window colour or on nothing.

    :param dpi: pixels to the inch, noted in the file for whoever prints it.
    """
    image = diagram_image(diagram, width=width, theme=theme, piece_set=piece_set, transparent=transparent)
    if dpi is not None:
        image.setDotsPerMeterX(round(dpi / 0.0254))
        image.setDotsPerMeterY(round(dpi / 0.0254))
    return _bytes_of(lambda device: QImageWriter(device, b"png").write(image))


def diagram_svg(
    diagram: Diagram, *, width: int, theme: Theme, piece_set: PieceSet, transparent: bool = False
) -> bytes:
    """`diagram` as an SVG file `width` units wide; all lettering is outlines, to look alike everywhere."""
    size = diagram_size(diagram, theme)
    height = round(width * size.height() / size.width())

    def write(device: QBuffer) -> None:
        generator = QSvgGenerator()
        generator.setOutputDevice(device)
        generator.setResolution(_SVG_RESOLUTION)
        generator.setSize(QSize(width, height))
        generator.setViewBox(QRectF(0, 0, width, height))
        generator.setTitle(diagram.caption or diagram.position.sfen())
        generator.setDescription(diagram.position.sfen())
        painter = QPainter(generator)
        if not transparent:
            painter.fillRect(QRectF(0, 0, width, height), theme.window)
        try:
            paint_diagram(painter, QRectF(0, 0, width, height), diagram, theme, piece_set)
        finally:
            painter.end()

    return _bytes_of(write)


def diagram_pdf(
    diagram: Diagram, *, width: float, theme: Theme, piece_set: PieceSet, transparent: bool = False
) -> bytes:
    """`diagram` as a PDF file of one page just as large, `width` points wide."""
    size = diagram_size(diagram, theme)
    page = QSizeF(width, width * size.height() / size.width())

    def write(device: QBuffer) -> None:
        writer = QPdfWriter(device)
        writer.setTitle(diagram.caption or diagram.position.sfen())
        writer.setCreator("Shogi Desktop")
        exact = QPageSize.SizeMatchPolicy.ExactMatch
        writer.setPageSize(QPageSize(page, QPageSize.Unit.Point, "", exact))
        writer.setPageMargins(QMarginsF(0, 0, 0, 0))
        painter = QPainter(writer)
        scale = writer.logicalDpiX() / 72
        painter.scale(scale, scale)
        if not transparent:
            painter.fillRect(QRectF(0, 0, page.width(), page.height()), theme.window)
        try:
            paint_diagram(painter, QRectF(0, 0, page.width(), page.height()), diagram, theme, piece_set)
        finally:
            painter.end()

    return _bytes_of(write)


def _bytes_of(write: Callable[[QBuffer], object]) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    write(buffer)
    buffer.close()
    return bytes(data.data())


def _paint_position(
    painter: QPainter, layout: BoardLayout, diagram: Diagram, theme: Theme, piece_set: PieceSet
) -> None:
    paint_board(painter, layout, replace(theme, coordinates=diagram.coordinates))
    position = diagram.position
    paint_marks(
        painter,
        layout,
        theme,
        last_move=diagram.last_move,
        check=position.king(position.turn) if not theme.is_diagram and position.is_check() else None,
    )
    if theme.is_diagram:
        paint_grid(painter, layout, theme)  # paper's marks are opaque: they may not cut the lines
    stressed = (
        diagram.last_move.target if theme.piece_style is PieceStyle.BARE and diagram.last_move else None
    )
    for sq, piece in position.pieces():
        piece_set.paint(
            painter,
            layout.square_rect(sq),
            piece,
            upside_down=layout.is_upside_down(piece.color),
            theme=theme,
            strong=sq == stressed,
        )


def _paint_on_wood(
    painter: QPainter, size: QSizeF, diagram: Diagram, theme: Theme, piece_set: PieceSet
) -> None:
    """Board and stands as in the window, the names by the stands, the caption below."""
    layout = diagram.layout
    _paint_position(painter, layout, diagram, theme, piece_set)
    for color in diagram.hands:
        paint_hand(painter, layout, theme, piece_set, color, diagram.position.hand(color))
    paint_annotations(painter, layout, theme, diagram.annotations)
    for color in Color:
        card = layout.card_rect(color)
        near = color is layout.near_color
        row = QRectF(card.left(), card.bottom() - _ROW if near else card.top(), card.width(), _ROW)
        painter.setPen(theme.window_text)
        name = f"{MARKS[color]} {diagram.name(color)}".strip()
        draw_text(painter, row, _LEFT, name, fitted_font(name, row.width(), 0.36 * _UNIT))
    if diagram.caption:
        row = QRectF(0, size.height() - _ROW, size.width(), _ROW)
        draw_text(painter, row, _CENTRE, diagram.caption, sized_font(0.36 * _UNIT))


def _book(diagram: Diagram) -> BookLayout:
    written = [color for color in Color if color in diagram.hands or diagram.name(color)]
    labels = diagram.coordinates is not Coordinates.NONE
    return BookLayout.of(diagram.layout, written, labels=labels)


def _paint_in_book(
    painter: QPainter, size: QSizeF, diagram: Diagram, theme: Theme, piece_set: PieceSet
) -> None:
    """As in a Japanese book: the hands beside the board in vertical writing, the caption under it."""
    book, layout = _book(diagram), diagram.layout
    offset = book.board.topLeft() - layout.board_rect.topLeft()
    painter.save()
    painter.translate(offset)
    _paint_position(painter, layout, diagram, theme, piece_set)
    paint_border(painter, layout, theme)
    painter.restore()
    painter.setPen(theme.window_text)
    japanese = diagram.coordinates in {Coordinates.JAPANESE, Coordinates.NONE}
    texts: dict[Color, str] = {}
    for color, column in book.columns.items():
        hand = diagram.position.hand(color) if color in diagram.hands else None
        text = side_text(
            MARKS[color], diagram.name(color), hand, letters=piece_set.upright, japanese=japanese
        )
        paint_vertical(painter, column, text, SIDE_LETTER * _UNIT)
        texts[color] = text

    def hand_place(color: Color, kind: PieceKind) -> QPointF:
        column = book.columns.get(color, book.board)
        name = kind.symbol if piece_set.upright else kind.kanji
        at = texts.get(color, "").rfind(name)
        down = vertical_place(texts.get(color, ""), at, column.height(), SIDE_LETTER * _UNIT)
        return QPointF(column.center().x(), column.top() + down) - offset

    painter.save()
    painter.translate(offset)
    paint_annotations(painter, layout, theme, diagram.annotations, hand_place)
    painter.restore()
    if diagram.caption:
        row = QRectF(0, size.height() - 1.05 * _ROW, size.width(), _ROW)
        draw_text(
            painter, row, _CENTRE, diagram.caption, fitted_font(diagram.caption, row.width(), 0.40 * _UNIT)
        )


def _upright(diagram: Diagram) -> UprightLayout:
    named = [color for color in Color if diagram.name(color)]
    labels = diagram.coordinates is not Coordinates.NONE
    return UprightLayout.of(diagram.layout, named, diagram.hands, labels=labels)


def _paint_upright(
    painter: QPainter,
    size: QSizeF,
    diagram: Diagram,
    theme: Theme,
    piece_set: PieceSet,
    words: HandWords,
) -> None:
    """As in a western book: the players above and below the board, hands in words, the caption under it."""
    upright, layout = _upright(diagram), diagram.layout
    offset = upright.board.topLeft() - layout.board_rect.topLeft()
    painter.save()
    painter.translate(offset)
    _paint_position(painter, layout, diagram, theme, piece_set)
    if theme.piece_style is PieceStyle.BARE:
        paint_border(painter, layout, theme)
    painter.restore()
    painter.setPen(theme.window_text)
    for color, row in upright.names.items():
        paint_name(painter, row, MARKS[color], diagram.name(color), _UNIT)
    signs = {color: "" if color in upright.names else f"{MARKS[color]} " for color in Color}
    for color, row in upright.hands.items():
        text = signs[color] + words.text(diagram.position.hand(color))
        paint_hand_words(painter, row, text, _UNIT)

    def hand_place(color: Color, kind: PieceKind) -> QPointF:
        row = upright.hands.get(color, upright.board)
        hand = diagram.position.hand(color)
        before, piece = words.before(hand, kind)
        text = signs[color] + words.text(hand)
        return hand_words_place(row, text, signs[color] + before, piece, _UNIT) - offset

    painter.save()
    painter.translate(offset)
    paint_annotations(painter, layout, theme, diagram.annotations, hand_place)
    painter.restore()
    if diagram.caption:
        row = QRectF(upright.board.left(), size.height() - 1.05 * _ROW, size.width(), _ROW)
        row.setRight(size.width())
        font = fitted_font(diagram.caption, row.width(), 0.38 * _UNIT)
        draw_text(painter, row, _LEFT, diagram.caption, font)


def _paint_on_paper(
    painter: QPainter, size: QSizeF, diagram: Diagram, theme: Theme, piece_set: PieceSet
) -> None:
    """As in a book: the players with their hands above and below the board, the caption under it."""
    layout = diagram.layout
    frame = layout.frame_rect
    painter.save()
    painter.translate(-frame.left(), _ROW - frame.top())
    _paint_position(painter, layout, diagram, theme, piece_set)
    painter.restore()
    painter.setPen(theme.window_text)
    inset = layout.board_rect.left() - frame.left()
    far = QRectF(inset, 0.16 * _UNIT, layout.board_rect.width(), _ROW)
    below = _ROW + frame.height() - 0.30 * _UNIT
    rows: dict[Color, QRectF] = {}
    for color in Color:
        row = QRectF(far.left(), below, far.width(), _ROW) if color is layout.near_color else far
        _paint_player(painter, row, diagram, color, letters=piece_set.upright)
        rows[color] = row
    painter.save()
    painter.translate(-frame.left(), _ROW - frame.top())

    def hand_place(color: Color, kind: PieceKind) -> QPointF:
        place = _hand_place(rows[color], diagram.position.hand(color), kind, letters=piece_set.upright)
        return place + QPointF(frame.left(), frame.top() - _ROW)

    paint_annotations(painter, layout, theme, diagram.annotations, hand_place)
    painter.restore()
    if diagram.caption:
        row = QRectF(0, size.height() - 1.25 * _ROW, size.width(), _ROW)
        draw_text(painter, row, _CENTRE, diagram.caption, sized_font(0.36 * _UNIT))


def _paint_player(painter: QPainter, row: QRectF, diagram: Diagram, color: Color, *, letters: bool) -> None:
    """One line: mark and name on the left, what is in hand on the right."""
    hand = hand_text(diagram.position.hand(color), letters=letters) if color in diagram.hands else ""
    hand_font = sized_font(_HAND_SIZE)
    hand_width = QFontMetricsF(hand_font).horizontalAdvance(hand)
    draw_text(painter, row, _RIGHT, hand, hand_font)
    name = f"{MARKS[color]} {diagram.name(color)}".strip()
    room = row.adjusted(0, 0, -hand_width - 0.3 * _UNIT, 0)
    draw_text(painter, room, _LEFT, name, sized_font(0.38 * _UNIT, bold=True))


def _hand_place(row: QRectF, hand: Hand, kind: PieceKind, *, letters: bool) -> QPointF:
    """The middle of `kind` in the text of a hand at the right of `row`; its end if it is not in hand."""
    metrics = QFontMetricsF(sized_font(_HAND_SIZE))
    text = hand_text(hand, letters=letters)
    name = kind.symbol if letters else kind.kanji
    at = text.find(name)
    if at < 0:
        return QPointF(row.right(), row.center().y())
    left = row.right() - metrics.horizontalAdvance(text[at:])
    return QPointF(left + metrics.horizontalAdvance(name) / 2, row.center().y())
