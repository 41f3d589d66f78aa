"""The rules of a game on one page: the start position, the diagram of every piece, and text around them.

All words come in with the options. Whatever the paper and the language, it is one page: the letters shrink
until everything fits.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from shogi_desktop.paint.diagram import Diagram, diagram_size, paint_diagram
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.movement import movement_size, paint_movement
from shogi_desktop.paint.page import CENTRE, FOOT, GAP, GREY, Block, Page, paragraph
from shogi_desktop.paint.sheet import head_block
from shogi_desktop.paint.text import draw_text, fitted_font, sized_font
from shogi_desktop.paint.theme import BOOK, PRINT, Theme
from shogi_desktop.rules import PieceKind, Position, Variant

_LARGEST, _SMALLEST = 108, 30
_BOARD_SHARE = 0.44
"""Of the width of the page, at most; lying paper gives it less."""
_BOARD_HEIGHT = 0.36
_CELL_GAP = 50.0
_NAME = 105.0
_LEGEND = 130.0
_BELOW = 80.0

_Blocks = Callable[[float, int], Iterator[list[Block]]]


@dataclass(frozen=True)
class RulesOptions:
    """What stands on the page.

    :ivar title: heading. :ivar parts: headings, each with its paragraphs. :ivar names: of kinds, by id.
    :ivar legend: what the marks of the diagrams mean.
    :ivar theme: how diagrams look, and the coordinates of the board. :ivar pieces: the piece set in them.
    :ivar dark_sides: whether White's pieces are of a darker wood, where they are of wood.
    """

    title: str = ""
    parts: tuple[tuple[str, tuple[str, ...]], ...] = ()
    names: Mapping[str, str] = field(default_factory=dict)
    legend: str = ""
    theme: Theme = BOOK
    pieces: str = "one_kanji"
    dark_sides: bool = False


class RulesSheet:
    """One page with the rules of `variant`."""

    def __init__(self, variant: Variant, options: RulesOptions | None = None) -> None:
        self._variant = variant
        self._options = options or RulesOptions()

    @property
    def title(self) -> str:
        """The heading."""
        return self._options.title

    def pages(self, width: float, height: float) -> list[Page]:
        """The page, `width` by `height` tenths of a point."""
        pieces = PieceSet.load(self._options.pieces, dark_sides=self._options.dark_sides)
        page = Page(width, height)
        head = head_block(self._options.title, (), (), width)
        page.placed.append((QRectF(0, 0, width, head.height), head))
        board = self._board(QSizeF(width, height), head.height, pieces)
        page.placed.append(board)
        moves = self._moves(width, height, board[0].bottom() + _BELOW, pieces)
        page.placed.append(moves)
        beside = QRectF(
            board[0].right() + GAP, head.height, width - board[0].right() - GAP, board[0].height()
        )
        columns = 2 if width < height else 3
        column = (width - (columns - 1) * GAP) / columns
        top = moves[0].bottom() + _BELOW
        below = [QRectF(i * (column + GAP), top, column, height - FOOT / 2 - top) for i in range(columns)]
        page.placed += self._text([beside, *below])
        return [page]

    def _board(self, page: QSizeF, top: float, pieces: PieceSet) -> tuple[QRectF, Block]:
        diagram, theme = self._diagram(), self._options.theme
        size = diagram_size(diagram, theme)
        size.scale(
            page.width() * _BOARD_SHARE, page.height() * _BOARD_HEIGHT, Qt.AspectRatioMode.KeepAspectRatio
        )

        def draw(painter: QPainter, rect: QRectF) -> None:
            paint_diagram(painter, rect, diagram, theme, pieces)

        return QRectF(0, top, size.width(), size.height()), Block(size.height(), draw)

    def _diagram(self) -> Diagram:
        return Diagram(Position.start(self._variant), coordinates=self._options.theme.coordinates, hands=())

    def _moves(self, width: float, height: float, top: float, pieces: PieceSet) -> tuple[QRectF, Block]:
        """Every kind in a row, the promoted ones below their near sides."""
        near = [kind for kind in self._variant.kinds if not kind.is_promoted]
        gaps = (len(near) - 1) * _CELL_GAP
        cell = movement_size(min((width - gaps) / len(near) * 12 / 11, height * 0.085))
        step = (width - cell.width()) / (len(near) - 1)
        row = cell.height() + _NAME + 30

        def draw(painter: QPainter, rect: QRectF) -> None:
            for place, kind in enumerate(near):
                corner = QRectF(rect.left() + place * step, rect.top(), cell.width(), cell.height())
                self._move(painter, corner, kind, pieces, step)
                if kind.promoted is not None:
                    self._move(painter, corner.translated(0, row), kind.promoted, pieces, step)
            painter.setPen(GREY)
            legend = QRectF(rect.left(), rect.bottom() - _LEGEND, rect.width(), _LEGEND)
            draw_text(painter, legend, CENTRE, self._options.legend, sized_font(72))

        block = Block(2 * row + _LEGEND, draw)
        return QRectF(0, top, width, block.height), block

    def _move(self, painter: QPainter, rect: QRectF, kind: PieceKind, pieces: PieceSet, step: float) -> None:
        # A bare character would be lost among the marks: a diagram of moves has outlined pieces always.
        paint_movement(painter, rect, kind, self._variant, PRINT, pieces)
        name = self._options.names.get(kind.id, kind.kanji)
        painter.setPen(Qt.GlobalColor.black)
        row = QRectF(rect.center().x() - step / 2 + 10, rect.bottom() + 10, step - 20, _NAME)
        draw_text(painter, row, CENTRE, name, fitted_font(name, row.width(), 64))

    # --- text ---------------------------------------------------------------------------------------------

    def _text(self, columns: list[QRectF]) -> list[tuple[QRectF, Block]]:
        """The parts in the columns, in letters as large as lets everything in."""
        best: list[tuple[QRectF, Block]] = []
        too_large, fits = _LARGEST + 1, _SMALLEST - 1
        while too_large - fits > 1:
            size = (too_large + fits) // 2
            placed = _fill(columns, self._blocks, size)
            if placed is None:
                too_large = size
            else:
                best, fits = placed, size
        return best

    def _blocks(self, width: float, size: int) -> Iterator[list[Block]]:
        """Groups of blocks that stay together."""
        for title, lines in self._options.parts:
            heading = list(paragraph(title, width, sized_font(size * 1.12, bold=True), space=size * 0.12))
            first = True
            for line in lines:
                blocks = list(paragraph(line, width, sized_font(size), space=size * 0.10))
                yield [*heading, *blocks] if first else blocks
                first = False
            yield [Block(size * 0.42, lambda _painter, _rect: None)]


def _fill(columns: list[QRectF], blocks: _Blocks, size: int) -> list[tuple[QRectF, Block]] | None:
    """Everything placed, or None if it does not fit."""
    groups = {column.width(): list(blocks(column.width(), size)) for column in columns}
    placed: list[tuple[QRectF, Block]] = []
    index, number, y = 0, 0, columns[0].top()
    while number < len(groups[columns[0].width()]):
        column = columns[index]
        group = groups[column.width()][number]
        if y + math.fsum(block.height for block in group) > column.bottom():
            index += 1
            if index == len(columns):
                return None
            y = columns[index].top()
            continue
        for block in group:
            placed.append((QRectF(column.left(), y, column.width(), block.height), block))
            y += block.height
        number += 1
    return placed
