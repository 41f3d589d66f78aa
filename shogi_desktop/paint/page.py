"""Pages: what a sheet is laid out on, and the one way from there to PDF, printers and pictures.

A sheet knows its content and turns the size of a page into `Page`s of placed blocks; everything else about
paper is here. Text remains text. Lengths on a page are tenths of a point: fonts come in whole units.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLineF, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QTextLayout,
    QTextOption,
)

from shogi_desktop.paint.errors import ExportError
from shogi_desktop.paint.text import draw_text, sized_font

UNITS_PER_POINT = 10
"""Layout is done in tenths of a point."""

GAP = 150.0
"""Between columns."""
TEXT = 88
SMALL = 66
_LEADING = 1.2
_LONGEST_LINE = 2_000
_FINE = 10.0
"""How exactly columns are made of one length."""
FOOT = 220.0
"""Room at the bottom of every page for its number."""
BLACK = QColor(0, 0, 0)
GREY = QColor(0x60, 0x60, 0x60)
RULE = QColor(0xA0, 0xA0, 0xA0)
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter

Progress = Callable[[int, int], bool]
"""Told how many of how many pages or pictures are done; answers whether to go on."""


class Paper(Enum):
    """Sizes of paper."""

    A4 = "a4"
    A5 = "a5"
    B5 = "b5"
    LETTER = "letter"

    @property
    def size(self) -> QPageSize:
        """As Qt has it; B5 is that of Japan."""
        return QPageSize(
            {
                Paper.A4: QPageSize.PageSizeId.A4,
                Paper.A5: QPageSize.PageSizeId.A5,
                Paper.B5: QPageSize.PageSizeId.JisB5,
                Paper.LETTER: QPageSize.PageSizeId.Letter,
            }[self]
        )


@dataclass(frozen=True)
class PageSetup:
    """The paper, which way it lies, and its margins in millimetres."""

    paper: Paper = Paper.A4
    landscape: bool = False
    margin_mm: float = 15.0

    def layout(self) -> QPageLayout:
        """As Qt has it."""
        way = QPageLayout.Orientation
        return QPageLayout(
            self.paper.size,
            way.Landscape if self.landscape else way.Portrait,
            QMarginsF(self.margin_mm, self.margin_mm, self.margin_mm, self.margin_mm),
            QPageLayout.Unit.Millimeter,
        )


@dataclass(frozen=True, eq=False)
class Block:
    """A piece of the page that is not broken: its height and how to draw it into a rectangle.

    :ivar keeps_next: whether it may not stand at the foot of a column: a heading, the lines of a group.
    :ivar floats: whether what comes after it may go before it, so that no column ends early: a diagram, which
        says itself what it belongs to.
    """

    height: float
    draw: Callable[[QPainter, QRectF], None]
    keeps_next: bool = False
    floats: bool = False


_Group = list[Block]
"""Blocks that stay together."""


@dataclass(eq=False)
class Page:
    """A page laid out: its size within the margins, and blocks with the place of each.

    :ivar running: at the foot, beside the number.
    """

    width: float
    height: float
    running: str = ""
    placed: list[tuple[QRectF, Block]] = field(default_factory=list)

    def paint(self, painter: QPainter, number: str) -> None:
        """Draw the page and its `number` at the bottom."""
        for rect, block in self.placed:
            painter.save()
            block.draw(painter, rect)
            painter.restore()
        painter.setPen(GREY)
        rect = QRectF(0, self.height - FOOT / 2, self.width, FOOT / 2)
        draw_text(painter, rect, CENTRE, number, sized_font(SMALL))
        if self.running:
            draw_text(
                painter, rect.adjusted(0, 0, -self.width * 0.56, 0), LEFT, self.running, sized_font(SMALL)
            )


class Sheet(Protocol):
    """Something to print."""

    @property
    def title(self) -> str:
        """What the document is called."""

    def pages(self, width: float, height: float) -> list[Page]:
        """The pages, each `width` by `height` tenths of a point; at least one."""


def lay_out(sheet: Sheet, layout: QPageLayout) -> list[Page]:
    """The pages of `sheet` on paper of that layout."""
    area = layout.paintRect(QPageLayout.Unit.Point)
    return sheet.pages(area.width() * UNITS_PER_POINT, area.height() * UNITS_PER_POINT)


def sheet_pdf_bytes(sheet: Sheet, setup: PageSetup | None = None, progress: Progress | None = None) -> bytes:
    """`sheet` as the bytes of a PDF file; none at all if `progress` breaks it off."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(sheet.title)
    writer.setCreator("Shogi Desktop")
    writer.setPageLayout((setup or PageSetup()).layout())
    done = paint_sheet(sheet, writer, progress)
    buffer.close()
    return bytes(data.data()) if done else b""


def paint_sheet(sheet: Sheet, device: QPagedPaintDevice, progress: Progress | None = None) -> int:
    """Print `sheet` on `device`, within its margins; returns the number of pages, 0 if it was broken off.

    :raises ExportError: if the device can't be painted on.
    """
    pages = lay_out(sheet, device.pageLayout())
    painter = QPainter()
    if not painter.begin(device):
        raise ExportError("the printer or file can't be opened")
    try:
        for number, page in enumerate(pages, 1):
            if number > 1:
                device.newPage()
            painter.save()
            scale = device.logicalDpiX() / 72 / UNITS_PER_POINT
            painter.scale(scale, scale)
            page.paint(painter, page_number(number, len(pages)))
            painter.restore()
            if progress is not None and not progress(number, len(pages)):
                return 0
    finally:
        painter.end()
    return len(pages)


def page_number(number: int, count: int) -> str:
    """What stands at the foot of a page."""
    return f"{number} / {count}"


def page_image(page: Page, layout: QPageLayout, number: str, width: int) -> QImage:
    """The whole page, margins and all, as a picture `width` pixels wide."""
    full = layout.fullRect(QPageLayout.Unit.Point)
    scale = width / full.width()
    image = QImage(width, max(1, round(full.height() * scale)), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    area = layout.paintRect(QPageLayout.Unit.Point)
    painter.scale(scale, scale)
    painter.translate(area.topLeft())
    painter.scale(1 / UNITS_PER_POINT, 1 / UNITS_PER_POINT)
    try:
        page.paint(painter, number)
    finally:
        painter.end()
    return image


# --- what sheets are made of --------------------------------------------------------------------------------


class Flow:
    """Puts blocks into the columns of page after page; the first page may have a head above its columns.

    The columns of the last page are of one length, as far as blocks can be parted.
    """

    def __init__(self, size: QSizeF, columns: int, head: Block | None = None, running: str = "") -> None:
        self._size = size
        self._columns = columns
        self._running = running
        self._head = head
        self.column_width = (size.width() - (columns - 1) * GAP) / columns
        self._groups: list[_Group] = []
        self._held: list[Block] = []

    def add(self, block: Block) -> None:
        """Put `block` where the last one ended, or at the top of the next column."""
        self._held.append(block)
        if block.keeps_next and _height(self._held) < self._size.height() / 3:
            return
        self._groups.append(self._held)
        self._held = []

    def finish(self) -> list[Page]:
        """The pages, with all that was held back on them."""
        groups = [*self._groups, self._held] if self._held else self._groups
        page = Page(self._size.width(), self._size.height())
        pages, top = [page], 0.0
        if self._head is not None:
            top = self._head.height
            page.placed.append((QRectF(0, 0, self._size.width(), top), self._head))
        lowest = self._size.height() - FOOT
        while groups:
            placed, after = self._fill(groups, top, lowest)
            if not after:
                placed = self._balanced(groups, top, lowest)
            page.placed += placed
            groups, top = after, 0.0
            if groups:
                page = Page(self._size.width(), self._size.height(), self._running)
                pages.append(page)
        return pages

    def _fill(
        self, groups: list[_Group], top: float, bottom: float
    ) -> tuple[list[tuple[QRectF, Block]], list[_Group]]:
        """As many groups as have room between `top` and `bottom`, and what is left of them.

        What floats and finds no room in a column is at the top of the next one; what comes after it takes
        its place. A group that is higher than a page of its own is put there all the same.
        """
        placed: list[tuple[QRectF, Block]] = []
        rest, floating = deque(groups), deque[_Group]()
        whole = top <= 0 and bottom >= self._size.height() - FOOT
        column, y = 0, top
        while rest or floating:
            source = floating if floating and (y == top or not rest) else rest
            group = source.popleft()
            # No text goes before two diagrams: it would be far from them.
            waits = bool(floating) and source is rest and group[0].floats
            if not waits and (y + _height(group) <= bottom or (whole and y == top)):
                for block in group:
                    x = column * (self.column_width + GAP)
                    placed.append((QRectF(x, y, self.column_width, block.height), block))
                    y += block.height
            elif group[0].floats and rest and y > top and not floating:
                floating.append(group)
            else:
                source.appendleft(group)
                column, y = column + 1, top
                if column == self._columns:
                    return placed, [*floating, *rest]
        return placed, []

    def _balanced(self, groups: list[_Group], top: float, lowest: float) -> list[tuple[QRectF, Block]]:
        """The groups, which have room above `lowest`, in columns as short as can be."""
        best, _ = self._fill(groups, top, lowest)
        short, long = top, lowest
        while long - short > _FINE:
            middle = (short + long) / 2
            placed, after = self._fill(groups, top, middle)
            if after:
                short = middle
            else:
                best, long = placed, middle
        return best


def _height(blocks: list[Block]) -> float:
    return math.fsum(block.height for block in blocks)


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """How wide `text` is in the plain or the bold font."""
    return QFontMetricsF(sized_font(size, bold=bold)).horizontalAdvance(text)


def paragraph(
    text: str,
    width: float,
    font: QFont,
    *,
    space: float,
    indent: float = 0,
    ruled: bool = False,
    whole_words: bool = False,
    ink: QColor = BLACK,
) -> Iterator[Block]:
    """Lines of text broken to fit; each is a block, so that a long one may run on in the next column.

    :param whole_words: break at blanks only, so that no Japanese move is broken.
    """
    height = QFontMetricsF(font).height() * _LEADING
    broken = _broken_at_blanks if whole_words else _broken
    lines = [line for part in text.splitlines() for line in broken(part, width - indent, font)]

    def drawing(line: str, top: float) -> Callable[[QPainter, QRectF], None]:
        def draw(painter: QPainter, rect: QRectF) -> None:
            row = QRectF(rect.left() + indent, rect.top() + top, rect.width() - indent, height)
            painter.setPen(ink)
            draw_text(painter, row, LEFT, line, font)
            if ruled:
                painter.setPen(QPen(RULE, 8))
                x = rect.left() + indent / 2
                painter.drawLine(QLineF(x, row.top(), x, row.bottom()))

        return draw

    for i, line in enumerate(lines):
        before, after = space if i == 0 else 0.0, space if i == len(lines) - 1 else 0.0
        # Neither the first line of several stays behind alone, nor does the last go on alone.
        keeps_next = i < len(lines) - 1 and i in {0, len(lines) - 2}
        yield Block(before + height + after, drawing(line, before), keeps_next=keeps_next)


def _broken_at_blanks(text: str, width: float, font: QFont) -> Iterator[str]:
    metrics = QFontMetricsF(font)
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and metrics.horizontalAdvance(longer) > width:
            yield line
            longer = word
        *full, line = _broken(longer, width, font) if metrics.horizontalAdvance(longer) > width else (longer,)
        yield from full
    if line:
        yield line


def _broken(text: str, width: float, font: QFont) -> Iterator[str]:
    units = text.encode("utf-16-le", "surrogatepass")  # Qt counts these
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(
        # Qt looks for a blank in all that is left of a line, again for each that it breaks.
        QTextOption.WrapMode.WrapAnywhere
        if len(text) > _LONGEST_LINE
        else QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
    )
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    while line.isValid():
        line.setLineWidth(width)
        part = units[2 * line.textStart() : 2 * (line.textStart() + line.textLength())]
        yield part.decode("utf-16-le", "replace").rstrip()
        line = layout.createLine()
    layout.endLayout()
