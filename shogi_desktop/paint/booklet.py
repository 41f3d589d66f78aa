"""A sheet as a booklet: two of its pages on each side of the paper, in the order for folding in the middle.

Printed on both sides, turned on the short edge, folded and stapled, the pages follow one another. They are
laid out as on the whole paper and drawn smaller.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from shogi_desktop.paint.page import Block, Page, Sheet, page_number

_SHRUNK: Final = 2**-0.5
"""Half of a paper of the A series is the whole of the next, this much smaller."""
_FOLD: Final = 560.0
"""Room at the fold, in tenths of a point: the inner margins of two pages."""


def folding_order(count: int) -> list[tuple[int | None, int | None]]:
    """Which pages, from 0, stand left and right on each side of the paper; None is an empty one."""
    full = -(-count // 4) * 4
    pages: list[int | None] = [number if number < count else None for number in range(full)]
    sides: list[tuple[int | None, int | None]] = []
    for leaf in range(full // 4):
        sides.append((pages[full - 1 - 2 * leaf], pages[2 * leaf]))
        sides.append((pages[2 * leaf + 1], pages[full - 2 - 2 * leaf]))
    return sides


@dataclass(frozen=True)
class Booklet:
    """The sheet to print instead of `inner`; the paper is to lie on its long side."""

    inner: Sheet

    @property
    def title(self) -> str:
        """What the document is called."""
        return self.inner.title

    def pages(self, width: float, height: float) -> list[Page]:
        """The sides of the paper, each with two pages."""
        half = (width - _FOLD) / 2
        inner = self.inner.pages(half / _SHRUNK, height / _SHRUNK)
        sides: list[Page] = []
        for left, right in folding_order(len(inner)):
            side = _Side(width, height)
            for number, at in ((left, 0.0), (right, half + _FOLD)):
                if number is not None:
                    block = _shrunk(inner[number], page_number(number + 1, len(inner)), height)
                    side.placed.append((QRectF(at, 0, half, height), block))
            sides.append(side)
        return sides


@dataclass(eq=False)
class _Side(Page):
    """A side of the paper: it has no number, its pages have theirs."""

    placed: list[tuple[QRectF, Block]] = field(default_factory=list)

    def paint(self, painter: QPainter, number: str) -> None:
        """Draw both pages."""
        del number
        for rect, block in self.placed:
            painter.save()
            block.draw(painter, rect)
            painter.restore()


def _shrunk(page: Page, number: str, height: float) -> Block:
    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.translate(rect.topLeft())
        painter.scale(_SHRUNK, _SHRUNK)
        page.paint(painter, number)

    return Block(height, draw)
