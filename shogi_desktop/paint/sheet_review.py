"""The review of a game on one or two pages: its course in words and as a graph, a table, turning points.

All words come in with the options; what is a turning point is for others to say.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from shogi_desktop.paint.diagram import Diagram
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.graph import PAPER, Graph, GraphLayout, paint_graph
from shogi_desktop.paint.page import FOOT, GAP, GREY, LEFT, RIGHT, SMALL, TEXT, Block, Flow, Page, paragraph
from shogi_desktop.paint.sheet import diagram_block, head_block
from shogi_desktop.paint.text import draw_text, sized_font
from shogi_desktop.paint.theme import BOOK, Theme

_GRAPH = 1500.0
_ROW = 140.0
_NUMBER = 700.0
"""Width of a column of the table."""
_LARGEST_BOARD = 2300.0
_SPACE = 60.0


@dataclass(frozen=True, eq=False)
class ReviewPoint:
    """A turning point: the position before it, what was played, and why that was wrong."""

    diagram: Diagram
    title: str
    text: str = ""


@dataclass(frozen=True, eq=False)
class ReviewOptions:
    """What stands on the pages.

    :ivar names: of both players. :ivar texts: paragraphs below the head. :ivar graph: None for none.
    :ivar table: rows of three texts, the first row is the heading. :ivar points_title: above the diagrams.
    :ivar theme: how diagrams look. :ivar pieces: the piece set in them, one of `PIECE_SETS`, or a folder.
    """

    title: str
    names: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()
    graph: Graph | None = None
    table: tuple[tuple[str, str, str], ...] = ()
    points_title: str = ""
    points: tuple[ReviewPoint, ...] = field(default=())
    theme: Theme = BOOK
    pieces: str = "one_kanji"


class ReviewSheet:
    """The review on paper."""

    def __init__(self, options: ReviewOptions) -> None:
        self._options = options

    @property
    def title(self) -> str:
        """The heading."""
        return self._options.title

    def pages(self, width: float, height: float) -> list[Page]:
        """The pages, each `width` by `height` tenths of a point."""
        options = self._options
        head = head_block(options.title, options.names, (), width)
        flow = Flow(QSizeF(width, height), 1, head, options.title)
        for text in options.texts:
            for block in paragraph(text, width, sized_font(TEXT), space=20):
                flow.add(block)
        if options.graph is not None and options.graph.series:
            flow.add(_graph_block(options.graph, min(_GRAPH, height / 4)))
        if options.table:
            flow.add(_table_block(options.table))
        if options.points:
            for block in paragraph(
                options.points_title, width, sized_font(TEXT * 1.3, bold=True), space=_SPACE
            ):
                flow.add(Block(block.height, block.draw, keeps_next=True))
            flow.add(self._points_block(width, height))
        return flow.finish()

    def _points_block(self, width: float, height: float) -> Block:
        """The turning points side by side, each with its words below."""
        options = self._options
        pieces = PieceSet.load(options.pieces)
        columns = max(3, len(options.points))
        column = (width - (columns - 1) * GAP) / columns
        stacks: list[list[Block]] = []
        for point in options.points:
            stack = list(paragraph(point.title, column, sized_font(SMALL * 1.15, bold=True), space=20))
            room = height / 3
            stack.append(diagram_block(point.diagram, options.theme, pieces, column, room, _LARGEST_BOARD))
            stack += paragraph(point.text, column, sized_font(SMALL * 1.15), space=10) if point.text else []
            stacks.append(stack)
        heading = max(sum(block.height for block in stack[: _titles(stack)]) for stack in stacks)
        most = max(heading + sum(block.height for block in stack[_titles(stack) :]) for stack in stacks)

        def draw(painter: QPainter, rect: QRectF) -> None:
            for place, stack in enumerate(stacks):
                x, y = rect.left() + place * (column + GAP), rect.top()
                for number, block in enumerate(stack):
                    if number == _titles(stack):
                        y = rect.top() + heading  # boards stand in a row
                    painter.save()
                    block.draw(painter, QRectF(x, y, column, block.height))
                    painter.restore()
                    y += block.height

        return Block(min(most, height - FOOT), draw)


def _titles(stack: list[Block]) -> int:
    """How many blocks of a stack stand above its board, which is the highest of them."""
    return max(range(len(stack)), key=lambda number: stack[number].height)


def _graph_block(graph: Graph, height: float) -> Block:
    def draw(painter: QPainter, rect: QRectF) -> None:
        inner = rect.adjusted(0, _SPACE, 0, -_SPACE)
        paint_graph(painter, GraphLayout(graph, inner, SMALL), PAPER)

    return Block(height + 2 * _SPACE, draw)


def _table_block(rows: tuple[tuple[str, str, str], ...]) -> Block:
    def draw(painter: QPainter, rect: QRectF) -> None:
        for number, (label, black, white) in enumerate(rows):
            y = rect.top() + number * _ROW
            painter.setPen(Qt.GlobalColor.black if number else GREY)
            font = sized_font(TEXT, bold=number == 1)
            label_width = rect.width() - 2 * _NUMBER
            width = min(label_width, 2600.0)
            draw_text(painter, QRectF(rect.left(), y, width, _ROW), LEFT, label, sized_font(TEXT))
            for place, text in enumerate((black, white)):
                cell = QRectF(rect.left() + width + place * _NUMBER, y, _NUMBER, _ROW)
                draw_text(painter, cell, RIGHT, text, font)

    return Block(len(rows) * _ROW + _SPACE, draw)
