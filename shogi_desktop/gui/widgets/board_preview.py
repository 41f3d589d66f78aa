"""A board to look at, not to touch, painted by the same painter as the one that is played on."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from shogi_desktop.game import NO_ANNOTATIONS, Annotations
from shogi_desktop.paint.annotations import paint_annotations
from shogi_desktop.paint.board import paint_board, paint_count, paint_marks
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.surfaces import paint_stand
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import Color, Hand, Move, Position

_UNIT = 100.0
_SHADOW = 0.10
_STRIP = 1.10
"""Height of a stand's row with its gap, in heights of a square."""
_HAND_PIECE = 0.84
_HAND_STEP = 1.28
_HAND_GAP, _HAND_EDGE = 0.12, 0.06


class BoardPreview(QWidget):
    """Shows a position as large as the widget allows; pieces in hand, if there are any, in rows."""

    def __init__(
        self,
        piece_set: PieceSet,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        steady: bool = False,
        at_top: bool = False,
    ) -> None:
        """:param steady: show both stands always, so that nothing changes its size through a game.
        :param at_top: where there is more height than needed it stays free below the board, not around it.
        """
        super().__init__(parent)
        self._steady, self._at_top = steady, at_top
        self._piece_set = piece_set
        self._theme = theme
        self._position: Position | None = None
        self._last_move: Move | None = None
        self._annotations = NO_ANNOTATIONS
        self._flipped = False
        self._painted: QPixmap | None = None
        self._bare: tuple[tuple[object, ...], QPixmap] | None = None
        """The board without pieces, painted last, and what it was painted for: it costs the most."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def position(self) -> Position | None:
        """The position shown; not to be changed."""
        return self._position

    @property
    def shows_hands(self) -> bool:
        """Whether there is room above and below the board for pieces in hand."""
        return self._position is not None and any(self._position.hand(color) for color in Color)

    def minimumSizeHint(self) -> QSize:
        """Small, but still a board."""
        return QSize(160, 176)

    def show_position(
        self,
        position: Position,
        *,
        flipped: bool = False,
        last_move: Move | None = None,
        annotations: Annotations = NO_ANNOTATIONS,
    ) -> None:
        """Show that position (a copy of it) with these marks; the move that led to it is marked too."""
        self._position = position.copy()
        self._last_move, self._annotations = last_move, annotations
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

    def _paint_position(self, painter: QPainter, room: QSizeF, position: Position) -> None:
        shown = self._frame(self._layout(position, _UNIT))
        strips = 2 * _STRIP * _UNIT if self._steady or self.shows_hands else 0.0
        scale = min(room.width() / shown.width(), room.height() / (shown.height() + strips))
        # Whole device pixels for each square keep the grid lines even.
        unit = max(1.0, math.floor(scale * _UNIT))
        layout = self._layout(position, unit)
        bounds = self._frame(layout)
        corner = bounds.topLeft()
        board = QPixmap(self._bare_board(layout, bounds))
        inner = QPainter(board)
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner.translate(-corner)
        paint_marks(inner, layout, self._theme, last_move=self._last_move)
        self._paint_pieces(inner, layout, position)
        paint_annotations(inner, layout, self._theme, self._annotations)
        inner.end()
        down = (room.height() - board.height()) / 2
        if self._at_top:
            down = min(down, _STRIP * unit if strips else 0.0)
        place = QPointF(round((room.width() - board.width()) / 2), round(down))
        painter.drawPixmap(place, board)
        if strips:
            painter.translate(place - corner)
            for color in Color:
                self._paint_hand(painter, layout, color, position.hand(color))

    def _bare_board(self, layout: BoardLayout, bounds: QRectF) -> QPixmap:
        """The board of `layout` without pieces, kept for the next position."""
        ground = self.palette().window().color()
        key = (layout.variant.id, layout.flipped, layout.cell.height(), self._theme, ground.rgba())
        if self._bare is None or self._bare[0] != key:
            board = QPixmap(math.ceil(bounds.width()), math.ceil(bounds.height()))
            board.fill(ground)
            # Lengths are device pixels, but the coordinates' size is bounded in logical ones.
            ratio = self.devicePixelRatioF()
            board.setDevicePixelRatio(ratio)
            painter = QPainter(board)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(1 / ratio, 1 / ratio)
            painter.translate(-bounds.topLeft())
            paint_board(painter, layout, self._theme, stands=False)
            painter.end()
            board.setDevicePixelRatio(1.0)
            self._bare = (key, board)
        return self._bare[1]

    def _layout(self, position: Position, unit: float) -> BoardLayout:
        return BoardLayout(position.variant, flipped=self._flipped, cell_height=unit)

    @staticmethod
    def _frame(layout: BoardLayout) -> QRectF:
        """The wooden board with its shadow, short of the stands."""
        margin = _SHADOW * layout.cell.height()
        return layout.frame_rect.adjusted(-margin, -margin, margin, margin)

    def _paint_hand(self, painter: QPainter, layout: BoardLayout, color: Color, hand: Hand) -> None:
        """Lay a hand on a stand in a row: the near one below the board at the right, the far one opposite."""
        items = list(hand.items())
        places = len(layout.variant.hand_kinds) if self._steady else len(items)
        if not places:
            return
        frame, unit, size = layout.frame_rect, layout.cell.height(), layout.cell * _HAND_PIECE
        step, edge = size.width() * _HAND_STEP, _HAND_EDGE * unit
        near = color is layout.near_color
        stand = QRectF(0, 0, places * step + 2 * edge, size.height() + 2 * edge)
        if near:
            stand.moveTopRight(frame.bottomRight() + QPointF(0, _HAND_GAP * unit))
        else:
            stand.moveBottomLeft(frame.topLeft() - QPointF(0, _HAND_GAP * unit))
        paint_stand(painter, stand, _HAND_PIECE * unit, self._theme)
        room = layout.count_size * _HAND_PIECE
        for number, (kind, count) in enumerate(items):
            place = QRectF(stand.left() + edge + number * step, stand.top() + edge, step, size.height())
            corner = place.topLeft()
            if not near:
                place.moveRight(stand.right() - edge - number * step)
                corner = QPointF(place.right() - size.width(), place.top())
            piece = layout.variant.piece(kind, color)
            picture = self._piece_set.pixmap(piece, size, upside_down=not near, theme=self._theme)
            painter.drawPixmap(corner, picture)
            if count > 1:
                at = QPointF(place.right() - room.width(), place.top())
                if not near:
                    at = QPointF(place.left(), place.bottom() - room.height())
                paint_count(painter, QRectF(at, room), count, self._theme)

    def _paint_pieces(self, painter: QPainter, layout: BoardLayout, position: Position) -> None:
        for square, piece in position.pieces():
            rect = layout.square_rect(square)
            turned = layout.is_upside_down(piece.color)
            picture = self._piece_set.pixmap(piece, rect.size(), upside_down=turned, theme=self._theme)
            painter.drawPixmap(rect.topLeft(), picture)
