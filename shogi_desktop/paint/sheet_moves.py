"""The moves of a printed kifu in rows: two to a row, with numbers and times; more where a column is wide."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from shogi_desktop.game import Node
from shogi_desktop.paint.diagram import MARKS
from shogi_desktop.paint.page import GREY, LEFT, RIGHT, RULE, SMALL, TEXT, Block, width_of
from shogi_desktop.paint.text import draw_text, fitted_font, sized_font
from shogi_desktop.rules import Color

_ROW = 127.0
_GROUP = 20
"""Moves between two lines."""
_GROUP_GAP = 40.0
_NUMBER, _NUMBER_GAP = 175.0, 60.0
_CELL_GAP = 100.0
_LEAST_PAIR = 1750.0
"""Some 62 mm: two moves with their times."""
_LEAST_TWO = 1600.0


@dataclass(frozen=True)
class Type:
    """How large the letters are, and with them the rows, compared with the usual ones."""

    scale: float = 1.0

    @property
    def text(self) -> float:
        """Moves."""
        return TEXT * self.scale

    @property
    def remark(self) -> float:
        """Comments and variations."""
        return (TEXT - 10) * self.scale

    @property
    def small(self) -> float:
        """Times."""
        return SMALL * self.scale

    @property
    def row(self) -> float:
        """The height of a row of moves."""
        return _ROW * self.scale


PLAIN = Type()
"""The usual letters."""


class MoveRows:
    """Gathers moves into rows. Every move has its number, or every pair where they are numbered in pairs."""

    def __init__(self, width: float, type_: Type, *, paired: bool, times: bool) -> None:
        self._type = type_
        self._paired = paired
        self._times = times
        pairs = max(1, int(width / (_LEAST_PAIR * type_.scale)))
        narrow = not paired and width < _LEAST_TWO * type_.scale
        self._plies = 1 if narrow else 2 * pairs
        self._cells: dict[int, tuple[int, str, str]] = {}

    def label(self, ply: int, text: str, bookmark: str | None) -> str:
        """The caption of the position after move number `ply`."""
        number = f"{(ply + 1) // 2}{'.' if ply % 2 else '…'}" if self._paired else f"{ply}"
        return f"{number}  {text}" + (f"  {bookmark}" if bookmark else "")

    def head(self, order: tuple[Color, Color]) -> Block:
        """The row above paired moves: whose column is which."""
        cells = {place: (0, MARKS[order[place % 2]], "") for place in range(self._plies)}
        height = self._type.row
        return Block(height, lambda painter, rect: self._draw(painter, rect, cells), keeps_next=True)

    def add(self, node: Node, text: str) -> Iterator[Block]:
        """Add a move; yields a row once it is full."""
        time = "" if node.time_ms is None or not self._times else _minutes(node.time_ms)
        place = max(self._cells, default=-1) + 1
        if not self._cells and self._paired and node.ply % 2 == 0:
            self._cells[0] = (node.ply - 1, "…", "")
            place = 1
        self._cells[place] = (node.ply, text, time)
        if place == self._plies - 1:
            yield from self.flush()

    def flush(self) -> Iterator[Block]:
        """The row begun, if there is one."""
        if not self._cells:
            return
        cells = self._cells
        self._cells = {}
        line = any(ply and ply % _GROUP == 0 for ply, _, _ in cells.values())
        height = self._type.row + (_GROUP_GAP if line else 0.0)
        yield Block(height, lambda painter, rect: self._draw(painter, rect, cells, line=line))

    def _draw(
        self, painter: QPainter, rect: QRectF, cells: dict[int, tuple[int, str, str]], *, line: bool = False
    ) -> None:
        each = 2 if self._paired else 1  # moves to a number
        blocks = self._plies // each
        gap = _CELL_GAP
        width = (rect.width() - (blocks - 1) * gap) / blocks
        for place, (ply, text, time) in cells.items():
            block, part = divmod(place, each)
            row = QRectF(rect.left() + block * (width + gap), rect.top(), width, self._type.row)
            number_width = _NUMBER * self._type.scale
            if part == 0:
                painter.setPen(GREY)
                number = "" if not ply else str((ply + 1) // 2 if self._paired else ply)
                corner = QRectF(row.left(), row.top(), number_width, row.height())
                draw_text(painter, corner, RIGHT, number, sized_font(self._type.small + 8))
            left = row.left() + number_width + _NUMBER_GAP
            cell_width = (row.right() - left - (each - 1) * gap) / each
            cell = QRectF(left + part * (cell_width + gap), row.top(), cell_width, row.height())
            self._draw_move(painter, cell, text, time)
        if line:
            y = rect.top() + self._type.row + _GROUP_GAP / 2
            painter.setPen(QPen(RULE, 4))
            painter.drawLine(QLineF(rect.left(), y, rect.right(), y))

    def _draw_move(self, painter: QPainter, cell: QRectF, text: str, time: str) -> None:
        small = self._type.small
        time_width = width_of(time, small) + 25 if time else 0.0
        painter.setPen(Qt.GlobalColor.black)
        room = cell.adjusted(0, 0, -time_width, 0)
        draw_text(painter, room, LEFT, text, fitted_font(text, room.width(), self._type.text))
        painter.setPen(GREY)
        draw_text(painter, cell, RIGHT, time, sized_font(small))


def _minutes(ms: int) -> str:
    minutes, seconds = divmod(ms // 1000, 60)
    return f"{minutes}:{seconds:02}"
