"""What lies under the pieces: the board with its stands, painted once per size, and the marks of the game."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from shogi_desktop.gui.board.device import DeviceScale, draw_fitted, draw_snapped
from shogi_desktop.gui.board.piece_item import Look
from shogi_desktop.paint.board import paint_board, paint_marks
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.rules import BoardMove, Move, Square


class BoardItem(QGraphicsItem):
    """Wood, grid, labels and stands of a layout."""

    def __init__(self, look: Look, layout: BoardLayout) -> None:
        super().__init__()
        self._look = look
        self._layout = layout
        self._painted: QPixmap | None = None
        self._painted_for: tuple[DeviceScale, int, int] | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_layout(self, layout: BoardLayout) -> None:
        """Show another board, or the same one from the other side."""
        self.prepareGeometryChange()
        self._layout = layout
        self.repaint()

    def repaint(self) -> None:
        """Paint the board anew: its theme has changed."""
        self._painted = None
        self.update()

    def boundingRect(self) -> QRectF:
        return self._layout.bounds

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        if self._look.coarse and self._painted is not None:
            draw_fitted(painter, self._layout.bounds, self._painted)
        else:
            draw_snapped(painter, self._layout.bounds.topLeft(), self._pixmap(DeviceScale.of(painter)))

    def draw_ahead(self, scale: DeviceScale) -> bool:
        """Make the drawing for that scale in place of one that has been seen; whether it was another."""
        before = self._painted
        return before is not None and self._pixmap(scale) is not before

    def _pixmap(self, scale: DeviceScale) -> QPixmap:
        bounds = self._layout.bounds
        factor = scale.view * scale.ratio
        wanted = (scale, math.ceil(bounds.width() * factor), math.ceil(bounds.height() * factor))
        if self._painted is None or self._painted_for != wanted:
            pixmap = QPixmap(wanted[1], wanted[2])
            pixmap.setDevicePixelRatio(scale.ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            inner = QPainter(pixmap)
            try:
                inner.scale(scale.view, scale.view)
                inner.translate(QPointF() - bounds.topLeft())
                paint_board(inner, self._layout, self._look.theme)
            finally:
                inner.end()
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
        for sq in stale | self._squares():
            self.update(self._layout.square_rect(sq))

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
