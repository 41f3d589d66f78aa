"""A sheet of many diagrams, numbered: mating problems or chosen positions, their answers on the last page.

What stands in a cell comes in finished; the app says which positions those are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from shogi_desktop.paint.diagram import Diagram, board_middle, diagram_size, paint_diagram
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.page import (
    CENTRE,
    FOOT,
    GAP,
    RULE,
    TEXT,
    Block,
    Flow,
    Page,
    paragraph,
    width_of,
)
from shogi_desktop.paint.sheet import head_block
from shogi_desktop.paint.text import draw_text, fitted_font, sized_font
from shogi_desktop.paint.theme import BOOK, Theme

_CAPTION = 165.0
_CAPTION_TEXT = 100
_LEAST_COMMON = 80
"""Captions are of one size, this one at least: for a few long ones the others do not become small."""
_GUTTER = 160.0
_LEAST_ANSWER_COLUMN, _WIDE_ANSWER_COLUMN = 700.0, 2000.0
"""Answers of a move or two stand in narrow columns, long lines in such as can be read."""


@dataclass(frozen=True, eq=False)
class Item:
    """One diagram of a sheet.

    :ivar diagram: without a caption of its own.
    :ivar caption: above it, after its number.
    :ivar answer: for the last page; empty for none.
    """

    diagram: Diagram
    caption: str = ""
    answer: str = ""


@dataclass(frozen=True)
class DiagramsOptions:
    """How the diagrams of a sheet are arranged.

    :ivar columns: side by side. :ivar rows: below each other.
    :ivar title: heading of the first page; no head where it is empty.
    :ivar answers: whether the answers follow.
    :ivar answers_title: heading of their page.
    :ivar number: how diagram ``{number}`` is called.
    :ivar theme: how diagrams look. :ivar pieces: the piece set in them, one of `PIECE_SETS`, or a folder.
    :ivar dark_sides: whether White's pieces are of a darker wood, where they are of wood.
    """

    columns: int = 2
    rows: int = 3
    title: str = ""
    answers: bool = True
    answers_title: str = "解答"
    number: str = "第{number}問"
    theme: Theme = BOOK
    pieces: str = "one_kanji"
    dark_sides: bool = False


class DiagramsSheet:
    """Diagrams in rows and columns, on as many pages as they need."""

    def __init__(self, items: tuple[Item, ...], options: DiagramsOptions | None = None) -> None:
        self._items = items
        self._options = options or DiagramsOptions()

    @property
    def title(self) -> str:
        """The heading, or the name of the first diagram."""
        return self._options.title or self._label(1)

    def pages(self, width: float, height: float) -> list[Page]:
        """The pages, each `width` by `height` tenths of a point; at least one."""
        piece_set = PieceSet.load(self._options.pieces, dark_sides=self._options.dark_sides)
        pages = list(self._diagram_pages(QSizeF(width, height), piece_set))
        if self._options.answers and any(item.answer for item in self._items):
            pages += self._answer_pages(QSizeF(width, height))
        return pages

    def _diagram_pages(self, size: QSizeF, piece_set: PieceSet) -> Iterator[Page]:
        options = self._options
        each = options.columns * options.rows
        head = head_block(options.title, (), (), size.width()) if options.title else None
        top = 0.0 if head is None else head.height
        text = _CAPTION_TEXT
        for first in range(0, max(1, len(self._items)), each):
            page = Page(size.width(), size.height(), options.title if first else "")
            if head is not None and not first:
                page.placed.append((QRectF(0, 0, size.width(), head.height), head))
            # Cells are of one size on every page: the first one gives the measure.
            cell = QSizeF(
                (size.width() - (options.columns - 1) * _GUTTER) / options.columns,
                (size.height() - FOOT - top - (options.rows - 1) * _GUTTER) / options.rows,
            )
            start = 0.0 if first else top
            if not first:
                text = self._caption_text(cell)
            for place, item in enumerate(self._items[first : first + each]):
                row, column = divmod(place, options.columns)
                corner = QPointF(column * (cell.width() + _GUTTER), start + row * (cell.height() + _GUTTER))
                block = self._cell(first + place + 1, item, cell.height(), piece_set, text)
                page.placed.append((QRectF(corner, cell), block))
            yield page

    def _label(self, number: int) -> str:
        return self._options.number.format(number=number)

    def _caption_text(self, cell: QSizeF) -> int:
        """The size at which all captions have room in such a cell, or all but the longest."""
        inner = QRectF(QPointF(), cell).adjusted(0, _CAPTION, 0, 0)
        fitting = [_CAPTION_TEXT]
        for number, item in enumerate(self._items, 1):
            room = _above_board(QRectF(QPointF(), cell), inner, item.diagram, self._options.theme)
            font = fitted_font(self._words(number, item), room.width(), _CAPTION_TEXT, bold=True)
            fitting.append(font.pixelSize())
        return max(_LEAST_COMMON, min(fitting))

    def _cell(self, number: int, item: Item, height: float, piece_set: PieceSet, text: int) -> Block:
        words = self._words(number, item)

        def draw(painter: QPainter, rect: QRectF) -> None:
            inner = rect.adjusted(0, _CAPTION, 0, 0)
            caption = _above_board(rect, inner, item.diagram, self._options.theme)
            painter.setPen(Qt.GlobalColor.black)
            alone = fitted_font(words, caption.width(), _CAPTION_TEXT, bold=True)
            font = sized_font(min(text, alone.pixelSize()), bold=True)
            draw_text(painter, caption, CENTRE, words, font)
            paint_diagram(painter, inner, item.diagram, self._options.theme, piece_set)

        return Block(height, draw)

    def _answer_pages(self, size: QSizeF) -> list[Page]:
        columns = max(1, int((size.width() + GAP) / (self._answer_width() + GAP)))
        head = head_block(self._options.answers_title, (), (), size.width())
        flow = Flow(size, columns, head, self._options.answers_title)
        for number, item in enumerate(self._items, 1):
            if item.answer:
                for block in self._answer(number, item, flow.column_width):
                    flow.add(block)
        return flow.finish()

    def _answer_width(self) -> float:
        """What the longest answer asks of a column, or as much as a line should be long."""
        answers = [(number, item) for number, item in enumerate(self._items, 1) if item.answer]
        widths = [width_of(item.answer, TEXT) for _, item in answers]
        widths += [width_of(self._words(number, item), TEXT, bold=True) for number, item in answers]
        return min(_WIDE_ANSWER_COLUMN, max(_LEAST_ANSWER_COLUMN, *widths))

    def _words(self, number: int, item: Item) -> str:
        """What a diagram is called, above it and above its answer."""
        return "  ".join(filter(None, (self._label(number), item.caption)))

    def _answer(self, number: int, item: Item, width: float) -> Iterator[Block]:
        for block in paragraph(self._words(number, item), width, sized_font(TEXT, bold=True), space=20):
            yield Block(block.height, block.draw, keeps_next=True)
        *lines, last = paragraph(item.answer, width, sized_font(TEXT), space=10, whole_words=True)
        yield from lines
        yield Block(last.height, last.draw, keeps_next=True)  # no column begins with a line under nothing
        yield Block(90.0, _line)


def _above_board(cell: QRectF, inner: QRectF, diagram: Diagram, theme: Theme) -> QRectF:
    """As much room for a caption as there is in `cell` on either side of the middle of the board."""
    size = diagram_size(diagram, theme)
    width = size.width() * min(inner.width() / size.width(), inner.height() / size.height())
    middle = inner.center().x() + (board_middle(diagram, theme) - 0.5) * width
    half = min(middle - cell.left(), cell.right() - middle)
    return QRectF(middle - half, cell.top(), 2 * half, _CAPTION)


def _line(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(QPen(RULE, 4))
    painter.drawLine(QLineF(rect.left(), rect.center().y(), rect.right(), rect.center().y()))
