"""Japanese vertical writing, as far as names and pieces in hand need it.

Characters stand below each other; numbers of up to two digits stand upright in the room of one character,
other Latin text is turned to the right, as are dashes and brackets. Full lines only: nothing is broken.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from shogi_desktop.paint.text import draw_text, sized_font

_COUNT = r"[A-Z+]{0,2}\d{1,2}"
_LATIN = r"[\x21-\x7e\u00c0-\u024f][\x20-\x7e\u00c0-\u024f]*"
_RUNS = re.compile(rf"{_COUNT}(?![\d.])|[ 　]|{_LATIN}|.", re.DOTALL)
_TURNED = frozenset("ー―—–〜～…（）()「」『』［］[]〈〉《》【】-=＝")
_STEP = 1.06
_SPACE = 0.5
_CENTRE = Qt.AlignmentFlag.AlignCenter
_SMALLEST = 0.5


@dataclass(frozen=True, slots=True)
class _Cell:
    """A part that is drawn at once: `length` along the line in ems."""

    text: str
    length: float
    turned: bool


def paint_vertical(
    painter: QPainter, rect: QRectF, text: str, size: float, *, bold: bool = False, bottom: bool = False
) -> None:
    """Write `text` down the middle of `rect` from its top, or to its `bottom`, in letters of at most `size`.

    A longer text is set smaller, down to a half; what then still does not fit is cut off.
    """
    ems = vertical_length(text)
    size = _fitted(ems, rect.height(), size)
    font = sized_font(size, bold=bold)
    y = max(rect.top(), rect.bottom() - ems * size) if bottom else rect.top()
    for cell in _cells(text):
        length = cell.length * size
        if y + length > rect.bottom() + size * 0.1:
            if not cell.turned:
                break
            length = rect.bottom() - y  # a long Latin run is shortened with dots
        if cell.text.strip():
            _paint_cell(painter, QRectF(rect.center().x() - size / 2, y, size, length), cell, font)
        y += length


def vertical_place(text: str, index: int, height: float, size: float) -> float:
    """How far down the middle of character `index` of `text` stands, written into a column `height` high."""
    size = _fitted(vertical_length(text), height, size)
    return (vertical_length(text[: max(0, index)]) + _STEP / 2) * size


def _fitted(ems: float, height: float, size: float) -> float:
    return size if ems * size <= height else max(size * _SMALLEST, height / ems)


def vertical_length(text: str) -> float:
    """How long `text` is, in heights of a letter."""
    return sum(cell.length for cell in _cells(text))


def _cells(text: str) -> Iterator[_Cell]:
    for match in _RUNS.finditer(text):
        run = match.group()
        if run.isspace():
            yield _Cell(run, _SPACE, turned=False)
        elif _stands_upright(run):
            yield _Cell(run, _STEP, turned=False)
        else:
            width = QFontMetricsF(sized_font(100)).horizontalAdvance(run) / 100
            yield _Cell(run, width + 0.1, turned=True)


def _stands_upright(run: str) -> bool:
    """A character that is written so, a letter, or a short count as ``18`` and ``P3``."""
    if len(run) == 1:
        return run not in _TURNED and (run.isalnum() or not run.isascii())
    return re.fullmatch(_COUNT, run) is not None


def _paint_cell(painter: QPainter, rect: QRectF, cell: _Cell, font: QFont) -> None:
    if not cell.turned:
        width = QFontMetricsF(font).horizontalAdvance(cell.text)
        painter.save()
        painter.translate(rect.center())
        if width > rect.width() * 1.12:
            painter.scale(rect.width() * 1.12 / width, 1)
        draw_text(
            painter, QRectF(-width, -rect.height() / 2, 2 * width, rect.height()), _CENTRE, cell.text, font
        )
        painter.restore()
        return
    painter.save()
    painter.translate(rect.center())
    painter.rotate(90)
    draw_text(
        painter,
        QRectF(-rect.height() / 2, -rect.width() / 2, rect.height(), rect.width()),
        _CENTRE,
        cell.text,
        font,
    )
    painter.restore()
