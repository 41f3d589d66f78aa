"""The review of a game on one or two pages: its course in words and as a graph, a table, turning points,
and the other faults as a list.

All words come in with the options; what is a turning point is for others to say.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from shogi_desktop.paint.diagram import Diagram
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.graph import PAPER, Graph, GraphLayout, names_height, paint_graph, paint_names
from shogi_desktop.paint.page import (
    FOOT,
    GAP,
    GREY,
    LEFT,
    RIGHT,
    SMALL,
    TEXT,
    Block,
    Flow,
    Page,
    paragraph,
    width_of,
)
from shogi_desktop.paint.sheet import diagram_block, head_block
from shogi_desktop.paint.text import draw_text, sized_font
from shogi_desktop.paint.theme import BOOK, Theme

_GRAPH, _NAMES = 1500.0, 130.0
_ROW = 140.0
_NUMBER = 700.0
"""Width of a column of the table."""
_LABEL_GAP = 200.0
_LINE = 0.55
"""How strong the graph is drawn, of what it is on the screen."""
_COLUMNS = 2
"""Of the list of faults."""
_LARGEST_BOARD = 2300.0
_SPACE = 60.0


@dataclass(frozen=True, eq=False)
class ReviewFault:
    """A fault in words: what was played, why that was wrong, and the moves that prove it."""

    title: str
    text: str = ""
    line: str = ""


@dataclass(frozen=True, eq=False)
class ReviewPoint:
    """A turning point: a fault, and the position before it."""

    diagram: Diagram
    fault: ReviewFault


@dataclass(frozen=True, eq=False)
class ReviewOptions:
    """What stands on the pages.

    :ivar names: of both players. :ivar facts: label and value of each line below them.
    :ivar texts: paragraphs below the head. :ivar graph: None for none.
    :ivar table: rows of three texts, the first row is the heading. :ivar points_title: above the diagrams.
    :ivar faults: what is listed below them. :ivar faults_title: above the list.
    :ivar theme: how diagrams look. :ivar pieces: the piece set in them, one of `PIECE_SETS`, or a folder.
    :ivar dark_sides: whether White's pieces are of a darker wood, where they are of wood.
    """

    title: str
    names: tuple[str, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    texts: tuple[str, ...] = ()
    graph: Graph | None = None
    table: tuple[tuple[str, str, str], ...] = ()
    points_title: str = ""
    points: tuple[ReviewPoint, ...] = field(default=())
    faults_title: str = ""
    faults: tuple[ReviewFault, ...] = field(default=())
    theme: Theme = BOOK
    pieces: str = "one_kanji"
    dark_sides: bool = False


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
        head = head_block(options.title, options.names, options.facts, width)
        flow = Flow(QSizeF(width, height), 1, head, options.title)
        for text in options.texts:
            for block in paragraph(text, width, sized_font(TEXT), space=20):
                flow.add(block)
        if options.graph is not None and options.graph.series:
            flow.add(_graph_block(options.graph, min(_GRAPH, height / 4)))
        if options.table:
            flow.add(_table_block(options.table))
        if options.points:
            _add_heading(flow, options.points_title, width)
            flow.add(self._points_block(width, height))
        if options.faults:
            _add_heading(flow, options.faults_title, width)
            for block in _rows_of_faults(options.faults, width):
                flow.add(block)
        return flow.finish()

    def _points_block(self, width: float, height: float) -> Block:
        """The turning points side by side, each with its words below."""
        options = self._options
        pieces = PieceSet.load(options.pieces, dark_sides=options.dark_sides)
        columns = max(3, len(options.points))
        column = (width - (columns - 1) * GAP) / columns
        stacks: list[list[Block]] = []
        for point in options.points:
            title, words = _words(point.fault, column)
            board = diagram_block(point.diagram, options.theme, pieces, column, height / 3, _LARGEST_BOARD)
            stacks.append([*title, board, *words])
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


def _add_heading(flow: Flow, title: str, width: float) -> None:
    for block in paragraph(title, width, sized_font(TEXT * 1.3, bold=True), space=_SPACE):
        flow.add(Block(block.height, block.draw, keeps_next=True))


def _words(fault: ReviewFault, width: float) -> tuple[list[Block], list[Block]]:
    """The title of a fault, and what stands below it: why it was one, and the moves in grey."""
    size = SMALL * 1.15
    title = list(paragraph(fault.title, width, sized_font(size, bold=True), space=20))
    words = list(paragraph(fault.text, width, sized_font(size), space=10)) if fault.text else []
    if fault.line:
        words += paragraph(fault.line, width, sized_font(SMALL), space=10, whole_words=True, ink=GREY)
    return title, words


def _rows_of_faults(faults: Sequence[ReviewFault], width: float) -> Iterator[Block]:
    """The faults in columns, from left to right: a row of them stays on one page."""
    column = (width - (_COLUMNS - 1) * GAP) / _COLUMNS
    for first in range(0, len(faults), _COLUMNS):
        row = (_words(fault, column) for fault in faults[first : first + _COLUMNS])
        stacks = [[*title, *words] for title, words in row]

        def draw(painter: QPainter, rect: QRectF, stacks: list[list[Block]] = stacks) -> None:
            for place, stack in enumerate(stacks):
                y = rect.top()
                for block in stack:
                    painter.save()
                    x = rect.left() + place * (column + GAP)
                    block.draw(painter, QRectF(x, y, column, block.height))
                    painter.restore()
                    y += block.height

        highest = max(math.fsum(block.height for block in stack) for stack in stacks)
        yield Block(highest + _SPACE, draw)


def _graph_block(graph: Graph, height: float) -> Block:
    """The graph, and below it whose lines they are where two engines have spoken."""
    names = names_height(graph, _NAMES)

    def draw(painter: QPainter, rect: QRectF) -> None:
        inner = rect.adjusted(0, _SPACE, 0, -_SPACE - names)
        paint_graph(painter, GraphLayout(graph, inner, SMALL), PAPER, _LINE)
        paint_names(painter, QRectF(inner.left(), inner.bottom(), inner.width(), names), graph, PAPER)

    return Block(height + names + 2 * _SPACE, draw)


def _table_block(rows: tuple[tuple[str, str, str], ...]) -> Block:
    widest = max(width_of(label, TEXT) for label, _, _ in rows) + _LABEL_GAP

    def draw(painter: QPainter, rect: QRectF) -> None:
        for number, (label, black, white) in enumerate(rows):
            y = rect.top() + number * _ROW
            painter.setPen(Qt.GlobalColor.black if number else GREY)
            width = min(widest, rect.width() - 2 * _NUMBER)
            font = sized_font(TEXT, bold=number == 1)
            draw_text(painter, QRectF(rect.left(), y, width, _ROW), LEFT, label, sized_font(TEXT))
            for place, text in enumerate((black, white)):
                cell = QRectF(rect.left() + width + place * _NUMBER, y, _NUMBER, _ROW)
                draw_text(painter, cell, RIGHT, text, font)

    return Block(len(rows) * _ROW + _SPACE, draw)
