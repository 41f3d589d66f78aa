"""A board to look at, not to touch, painted by the same painter as the one that is played on."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from shogi_desktop.paint.board import paint_board
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import Position

_UNIT = 100.0
_SHADOW = 0.10


class BoardPreview(QWidget):
    """Shows a position as large as the widget allows. `with_stands` leaves room for the pieces in hand."""

    def __init__(
        self, piece_set: PieceSet, theme: Theme, *, with_stands: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._piece_set = piece_set
        self._theme = theme
        self._with_stands = with_stands
        self._position: Position | None = None
        self._flipped = False
        self._painted: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def position(self) -> Position | None:
        """The position shown; not to be changed."""
        return self._position

    def minimumSizeHint(self) -> QSize:
        """Small, but still a board."""
        return QSize(160, 176)

    def show_position(self, position: Position, *, flipped: bool = False) -> None:
        """Show that position (a copy of it)."""
        self._position = position.copy()
        self._flipped = flipped
        self._painted = None
        self.update()

    def use_look(self, piece_set: PieceSet, theme: Theme) -> None:
        """Paint with other pieces or colours."""
        self._piece_set, self._theme = piece_set, theme
        self._painted = None
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the picture of the position, made once for each size."""
        ratio = self.devicePixelRatioF()
        size = self.size() * ratio
        if self._painted is None or self._painted.size() != size:
            self._painted = self._paint(size, ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._painted)

    def _paint(self, size: QSize, ratio: float) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(self.palette().window().color())
        if self._position is not None:
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_position(painter, QSizeF(size), self._position)
            painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    @staticmethod
    def _frame(layout: BoardLayout, unit: float) -> QRectF:
        """The wooden board with its shadow, short of the stands."""
        margin = _SHADOW * unit
        return layout.frame_rect.adjusted(-margin, -margin, margin, margin)

    def _paint_position(self, painter: QPainter, room: QSizeF, position: Position) -> None:
        layout = BoardLayout(position.variant, flipped=self._flipped, cell_height=_UNIT)
        shown = layout.bounds if self._with_stands else self._frame(layout, _UNIT)
        scale = min(room.width() / shown.width(), room.height() / shown.height())
        # Whole device pixels for each square keep the grid lines even.
        scale = max(1.0, math.floor(scale * _UNIT)) / _UNIT
        layout = BoardLayout(position.variant, flipped=self._flipped, cell_height=_UNIT * scale)
        bounds = layout.bounds if self._with_stands else self._frame(layout, _UNIT * scale)
        corner = bounds.topLeft()
        # The painter draws stands too, and clips as it likes: only a picture of its own keeps them out.
        board = QPixmap(math.ceil(bounds.width()), math.ceil(bounds.height()))
        board.fill(self.palette().window().color())
        inner = QPainter(board)
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner.translate(-corner)
        paint_board(inner, layout, self._theme)
        self._paint_pieces(inner, layout, position)
        inner.end()
        painter.drawPixmap(
            round((room.width() - board.width()) / 2), round((room.height() - board.height()) / 2), board
        )

    def _paint_pieces(self, painter: QPainter, layout: BoardLayout, position: Position) -> None:
        for square, piece in position.pieces():
            rect = layout.square_rect(square)
            turned = layout.is_upside_down(piece.color)
            picture = self._piece_set.pixmap(piece, rect.size(), upside_down=turned, theme=self._theme)
            painter.drawPixmap(rect.topLeft(), picture)
