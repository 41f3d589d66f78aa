"""The empty score sheet: a game is written down on it by hand.

Headers with lines to write on, numbered moves with room for the time used, the result and two signatures at
the end. All words come in with the options.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from shogi_desktop.paint.page import (
    CENTRE,
    FOOT,
    GREY,
    LEFT,
    RIGHT,
    RULE,
    SMALL,
    TEXT,
    Block,
    Page,
    width_of,
)
from shogi_desktop.paint.text import draw_text, fitted_font, sized_font

_ROW = 184.0
"""Some 6.5 mm: what a hand needs."""
_COLUMN_GAP = 110.0
_LEAST_SINGLE = 1060.0
_LEAST_PAIRED = 1500.0
_HEAD_ROW = 250.0
_TITLE = 300.0
_COLUMN_HEAD = 150.0
_END = 420.0
_GROUP = 5
_THIN, _THICK = 4.0, 9.0
_BLACK = QColor(0, 0, 0)


@dataclass(frozen=True)
class ScoreOptions:
    """What stands on an empty score sheet.

    :ivar plies: room for at least so many moves; columns are always full.
    :ivar paired: two moves to a number and line, as western players write; else one, as in Japan.
    :ivar times: whether there is room for the time of each move.
    :ivar title: heading. :ivar fields: what is asked above the moves, two to a line, each with what is known.
    :ivar black: heading of the moves of who moves first. :ivar white: of the other's.
    :ivar move: heading of moves. :ivar time: of times.
    :ivar end: what is asked below the moves: the result, signatures.
    """

    plies: int = 120
    paired: bool = False
    times: bool = True
    title: str = "棋譜用紙"
    fields: tuple[tuple[str, str], ...] = (
        ("☗", ""),
        ("☖", ""),
        ("棋戦", ""),
        ("場所", ""),
        ("開始日時", ""),
        ("持ち時間", ""),
    )
    black: str = "☗"
    white: str = "☖"
    move: str = "指し手"
    time: str = "消費時間"
    end: tuple[str, ...] = ("結果", "☗", "☖")


class ScoreSheet:
    """Numbered empty lines on as many pages as the moves need."""

    def __init__(self, options: ScoreOptions | None = None) -> None:
        self._options = options or ScoreOptions()

    @property
    def title(self) -> str:
        """The heading."""
        return self._options.title

    def pages(self, width: float, height: float) -> list[Page]:
        """The pages, each `width` by `height` tenths of a point; at least one."""
        options = self._options
        least = _LEAST_PAIRED if options.paired else _LEAST_SINGLE
        columns = max(1, int((width + _COLUMN_GAP) / (least + _COLUMN_GAP)))
        needed = math.ceil(options.plies / 2) if options.paired else options.plies
        size = QSizeF(width, height)
        head = self._head(width)
        first = 1
        pages: list[Page] = []
        while not pages or first <= needed:
            page = Page(width, height, options.title if pages else "")
            top = 0.0
            if not pages:
                page.placed.append((QRectF(0, 0, width, head.height), head))
                top = head.height
            first = self._fill(page, size, top, columns, first)
            pages.append(page)
        return pages

    def _fill(self, page: Page, size: QSizeF, top: float, columns: int, first: int) -> int:
        """Put columns and the end on `page`; returns the number that the next page begins with."""
        bottom = size.height() - FOOT - _END
        rows = max(1, int((bottom - top - _COLUMN_HEAD) / _ROW))
        rows -= rows % _GROUP if rows > _GROUP else 0
        row = (bottom - top - _COLUMN_HEAD) / rows
        width = (size.width() - (columns - 1) * _COLUMN_GAP) / columns
        for i in range(columns):
            block = self._column(first + i * rows, rows, row)
            place = QRectF(i * (width + _COLUMN_GAP), top, width, block.height)
            page.placed.append((place, block))
        page.placed.append((QRectF(0, bottom, size.width(), _END), self._end()))
        return first + columns * rows

    def _head(self, width: float) -> Block:
        options = self._options
        rows = math.ceil(len(options.fields) / 2)

        def draw(painter: QPainter, rect: QRectF) -> None:
            painter.setPen(Qt.GlobalColor.black)
            title = QRectF(0, rect.top(), width, _TITLE - 60)
            draw_text(painter, title, LEFT, options.title, fitted_font(options.title, width, 170, bold=True))
            half = (width - _COLUMN_GAP) / 2
            for side in (0, 1):
                entries = options.fields[side::2]
                indent = max((width_of(label, TEXT) for label, _ in entries), default=0) + 70
                for i, (label, value) in enumerate(entries):
                    x, y = side * (half + _COLUMN_GAP), rect.top() + _TITLE - 60 + i * _HEAD_ROW
                    _write_on_line(painter, QRectF(x, y, half, _HEAD_ROW), label, value, indent)

        return Block(_TITLE + rows * _HEAD_ROW, draw)

    def _end(self) -> Block:
        words = self._options.end

        def draw(painter: QPainter, rect: QRectF) -> None:
            width = (rect.width() - (len(words) - 1) * _COLUMN_GAP) / max(1, len(words))
            for i, word in enumerate(words):
                x = rect.left() + i * (width + _COLUMN_GAP)
                row = QRectF(x, rect.top() + 60, width, _HEAD_ROW)
                _write_on_line(painter, row, word, "", width_of(word, TEXT) + 70)

        return Block(_END, draw)

    def _column(self, first: int, rows: int, row: float) -> Block:
        height = _COLUMN_HEAD + rows * row

        def draw(painter: QPainter, rect: QRectF) -> None:
            self._draw_column(painter, rect, first, rows, row)

        return Block(height, draw)

    def _draw_column(self, painter: QPainter, rect: QRectF, first: int, rows: int, row: float) -> None:
        top = rect.top() + _COLUMN_HEAD
        number_width = 215.0
        edges = [rect.left() + number_width]
        for share in self._shares():
            edges.append(edges[-1] + share * (rect.width() - number_width))
        font = sized_font(SMALL)
        painter.setPen(GREY)
        for left, right, word in zip(edges[:-1], edges[1:], self._words(), strict=True):
            cell = QRectF(left + 20, rect.top(), right - left - 40, _COLUMN_HEAD)
            draw_text(painter, cell, CENTRE, word, fitted_font(word, cell.width(), SMALL))
        for i in range(rows):
            cell = QRectF(rect.left(), top + i * row, number_width - 45, row)
            draw_text(painter, cell, RIGHT, str(first + i), font)
        for i in range(1, rows):
            y = top + i * row
            painter.setPen(QPen(_BLACK if i % _GROUP == 0 else RULE, _THIN))
            painter.drawLine(QLineF(rect.left(), y, rect.right(), y))
        painter.setPen(QPen(RULE, _THIN))
        for x in edges[:-1]:
            painter.drawLine(QLineF(x, top, x, top + rows * row))
        painter.setPen(QPen(_BLACK, _THICK))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(rect.left(), top, rect.width(), rows * row))

    def _shares(self) -> tuple[float, ...]:
        """Widths of the fields beside the number."""
        if self._options.paired:
            return (0.31, 0.19, 0.31, 0.19) if self._options.times else (0.5, 0.5)
        return (0.62, 0.38) if self._options.times else (1.0,)

    def _words(self) -> tuple[str, ...]:
        options = self._options
        times = (options.time,) if options.times else ()
        if options.paired:
            return (options.black, *times, options.white, *times)
        return (options.move, *times)


def _write_on_line(painter: QPainter, rect: QRectF, label: str, value: str, indent: float) -> None:
    """A label and, on the line beside it, what is known."""
    painter.setPen(GREY)
    base = rect.adjusted(0, 60, 0, -30)
    draw_text(painter, base, LEFT, label, sized_font(TEXT))
    painter.setPen(Qt.GlobalColor.black)
    room = base.adjusted(indent, 0, 0, 0)
    draw_text(painter, room, LEFT, value, fitted_font(value, room.width(), TEXT + 8))
    painter.setPen(QPen(GREY, _THIN))
    painter.drawLine(QLineF(rect.left() + indent, base.bottom(), rect.right(), base.bottom()))
