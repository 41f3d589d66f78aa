"""What lies under the pieces: the board with its stands, painted once per size, and the marks of the game."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from shogi_desktop.gui.board.device import DeviceScale, draw_fitted, draw_snapped
from shogi_desktop.gui.board.piece_item import Look
from shogi_desktop.gui.board.repaint import repaint
from shogi_desktop.paint.board import board_parts, paint_bare_board, paint_board, paint_marks
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.surfaces import Part, paint_parts
from shogi_desktop.rules import BoardMove, Move, Square

_Wanted = tuple[DeviceScale, int, int]
"""For which scale a drawing is, and how many device pixels wide and high."""


@dataclass
class _Begun:
    """A drawing of which some parts are there."""

    wanted: _Wanted
    pixmap: QPixmap
    parts: Iterator[Part]


class BoardItem(QGraphicsItem):
    """Wood, grid, labels and stands of a layout."""

    def __init__(self, look: Look, layout: BoardLayout) -> None:
        super().__init__()
        self._look = look
        self._layout = layout
        self._painted: QPixmap | None = None
        self._painted_for: _Wanted | None = None
        self._begun: _Begun | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_layout(self, layout: BoardLayout) -> None:
        """Show another board, or the same one from the other side."""
        self.prepareGeometryChange()
        self._layout = layout
        self.repaint()

    def repaint(self) -> None:
        """Paint the board anew: its theme has changed."""
        self._painted = self._begun = None
        self.update()

    def boundingRect(self) -> QRectF:
        return self._layout.bounds

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        if not self._look.coarse:
            draw_snapped(painter, self._layout.bounds.topLeft(), self._pixmap(DeviceScale.of(painter)))
        else:
            draw_fitted(painter, self._layout.bounds, self._painted or self._bare(DeviceScale.of(painter)))

    def is_drawn(self, scale: DeviceScale) -> bool:
        """Whether there is a drawing for that scale."""
        return self._painted is not None and self._painted_for == self._wanted(scale)

    def draw_ahead(self, scale: DeviceScale) -> bool:
        """Go on with the drawing for that scale, some milliseconds; whether it was not finished."""
        if self.is_drawn(scale):
            return False
        wanted = self._wanted(scale)
        if self._begun is None or self._begun.wanted != wanted:
            parts = board_parts(self._layout, self._look.theme, scale.view * scale.ratio)
            self._begun = _Begun(wanted, self._blank(wanted), parts)
        part = next(self._begun.parts, None)
        if part is None:
            self._painted, self._painted_for = self._begun.pixmap, wanted
            self._begun = None
        else:
            with self._painter(self._begun.pixmap, scale) as inner:
                paint_parts(inner, iter((part,)))
        return True

    def _wanted(self, scale: DeviceScale) -> _Wanted:
        bounds, factor = self._layout.bounds, scale.view * scale.ratio
        return (scale, math.ceil(bounds.width() * factor), math.ceil(bounds.height() * factor))

    @staticmethod
    def _blank(wanted: _Wanted) -> QPixmap:
        pixmap = QPixmap(wanted[1], wanted[2])
        pixmap.setDevicePixelRatio(wanted[0].ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap

    @contextmanager
    def _painter(self, pixmap: QPixmap, scale: DeviceScale) -> Iterator[QPainter]:
        inner = QPainter(pixmap)
        try:
            inner.scale(scale.view, scale.view)
            inner.translate(QPointF() - self._layout.bounds.topLeft())
            yield inner
        finally:
            inner.end()

    def _bare(self, scale: DeviceScale) -> QPixmap:
        """The board as it can be shown at once, in place of a drawing."""
        self._painted, self._painted_for = self._blank(self._wanted(scale)), None
        with self._painter(self._painted, scale) as inner:
            paint_bare_board(inner, self._layout, self._look.theme)
        return self._painted

    def _pixmap(self, scale: DeviceScale) -> QPixmap:
        wanted = self._wanted(scale)
        if self._painted is None or self._painted_for != wanted:
            pixmap = self._blank(wanted)
            with self._painter(pixmap, scale) as inner:
                paint_board(inner, self._layout, self._look.theme)
            self._painted, self._painted_for = pixmap, wanted
        return self._painted


class PlayedItem(QGraphicsItem):
    """The marks of the last move and of a king in check, painted as in print.

    :ivar last_move: the move marked, or None.
    :ivar check: the square of the king in check, or None.
    """

    def __init__(self, look: Look, layout: BoardLayout) -> None:
        super().__init__()
        self._look = look
        self._layout = layout
        self.last_move: Move | None = None
        self.check: Square | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_layout(self, layout: BoardLayout) -> None:
        """Mark squares of another board from now on."""
        self.prepareGeometryChange()
        self._layout = layout

    def set_marks(self, last_move: Move | None, check: Square | None) -> None:
        """Mark `last_move` and the king on `check`."""
        stale = self._squares()
        self.last_move, self.check = last_move, check
        repaint(self, *map(self._layout.square_rect, stale | self._squares()))

    def boundingRect(self) -> QRectF:
        return self._layout.board_rect

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        paint_marks(painter, self._layout, self._look.theme, last_move=self.last_move, check=self.check)

    def _squares(self) -> set[Square]:
        squares = set() if self.check is None else {self.check}
        if self.last_move is not None:
            squares.add(self.last_move.target)
            if isinstance(self.last_move, BoardMove):
                squares.add(self.last_move.origin)
        return squares
