"""Where everything on a board lies: squares, labels, wooden frame, stands. Pure geometry.

Lengths are scene units, counted from the height of a square; y points down. The layout knows nothing of
painting, nor of what stands on the squares.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF

from shogi_desktop.rules import Color, PieceKind, Square, Variant, file_of, rank_of, square

SQUARE_ASPECT = 11 / 12
"""Width of a square to its height."""

_FRAME_MARGIN = 0.46
_STAND_GAP = 0.20
_STAND_PADDING = 0.16
_SLOT_COLUMNS = 2
_SLOT_WIDTH = 1.24
_SLOT_HEIGHT = 1.04
_COUNT_WIDTH, _COUNT_HEIGHT = 0.37, 0.36
_OUTER_MARGIN = 0.14
_CARD_GAP = 0.20


class BoardLayout:
    """The geometry of one board with its two stands, seen by Black or, `flipped`, by White.

    The near player's stand is at the bottom right of the board, the far player's at the top left; beside each
    is room for the player's card. Labels run along the top and down the right from either side.

    :ivar variant: whose board this is.
    :ivar flipped: whether White sits at the bottom.
    :ivar cell: size of one square.
    :ivar far_stand: whether the far player's stand is there; without it the board has its room.
    """

    def __init__(
        self,
        variant: Variant,
        *,
        flipped: bool = False,
        cell_height: float = 100.0,
        far_stand: bool = True,
    ) -> None:
        self.variant = variant
        self.flipped = flipped
        self.far_stand = far_stand
        self.cell = QSizeF(cell_height * SQUARE_ASPECT, cell_height)
        unit = cell_height
        rows = math.ceil(len(variant.hand_kinds) / _SLOT_COLUMNS)
        stand = QSizeF(
            _SLOT_COLUMNS * _SLOT_WIDTH * self.cell.width() + 2 * _STAND_PADDING * unit,
            rows * _SLOT_HEIGHT * unit + 2 * _STAND_PADDING * unit,
        )
        grid = QSizeF(variant.files * self.cell.width(), variant.ranks * unit)
        margin = _FRAME_MARGIN * unit
        edge = _OUTER_MARGIN * unit
        frame = QRectF(
            edge + (stand.width() + _STAND_GAP * unit if far_stand else 0.0),
            edge,
            grid.width() + 2 * margin,
            grid.height() + 2 * margin,
        )
        self.frame_rect = frame
        """The wooden board with the band that bears the labels."""
        self.board_rect = frame.adjusted(margin, margin, -margin, -margin)
        """The grid: all squares together."""
        self.bounds = QRectF(
            0, 0, frame.right() + _STAND_GAP * unit + stand.width() + edge, frame.height() + 2 * edge
        )
        """Everything, with the room that shadows need."""
        self._near_stand = QRectF(
            QPointF(frame.right() + _STAND_GAP * unit, frame.bottom() - stand.height()), stand
        )
        corner = QPointF(frame.left() - _STAND_GAP * unit - stand.width(), frame.top())
        self._far_stand = QRectF(corner, stand)

    @property
    def near_color(self) -> Color:
        """Who sits at the bottom."""
        return Color.WHITE if self.flipped else Color.BLACK

    @property
    def stands(self) -> tuple[Color, ...]:
        """Whose stands are there."""
        return (self.near_color, self.near_color.opponent) if self.far_stand else (self.near_color,)

    def is_upside_down(self, color: Color) -> bool:
        """Whether pieces of `color` point down: those of the far player do."""
        return color is not self.near_color

    def square_rect(self, sq: Square) -> QRectF:
        """The rectangle of square `sq`."""
        column, row = self.variant.files - file_of(sq), rank_of(sq) - 1
        if self.flipped:
            column, row = self.variant.files - 1 - column, self.variant.ranks - 1 - row
        corner = QPointF(column * self.cell.width(), row * self.cell.height())
        return QRectF(self.board_rect.topLeft() + corner, self.cell)

    def square_at(self, point: QPointF) -> Square | None:
        """The square that `point` lies on, or None beside the grid."""
        offset = point - self.board_rect.topLeft()
        column = math.floor(offset.x() / self.cell.width())
        row = math.floor(offset.y() / self.cell.height())
        if not (0 <= column < self.variant.files and 0 <= row < self.variant.ranks):
            return None
        if self.flipped:
            return square(column + 1, self.variant.ranks - row)
        return square(self.variant.files - column, row + 1)

    def file_label_rect(self, file: int) -> QRectF:
        """Where the numeral of `file` is written: in the band above the grid."""
        column = self.square_rect(square(file, 1))
        return QRectF(
            column.left(),
            self.frame_rect.top(),
            column.width(),
            self.board_rect.top() - self.frame_rect.top(),
        )

    def rank_label_rect(self, rank: int) -> QRectF:
        """Where the numeral of `rank` is written: in the band to the right of the grid."""
        row = self.square_rect(square(1, rank))
        return QRectF(
            self.board_rect.right(),
            row.top(),
            self.frame_rect.right() - self.board_rect.right(),
            row.height(),
        )

    def star_points(self) -> tuple[QPointF, ...]:
        """The four inner corners of the two promotion zones' outer thirds, marked by dots on the board.

        On the lines that bound the zones, and as many files from either side as the zones are deep.
        """
        depth = self.variant.zone_depth
        xs = (depth, self.variant.files - depth)
        ys = (depth, self.variant.ranks - depth)
        corner = self.board_rect.topLeft()
        return tuple(corner + QPointF(x * self.cell.width(), y * self.cell.height()) for x in xs for y in ys)

    def stand_rect(self, color: Color) -> QRectF:
        """The stand that holds the hand of `color`."""
        return QRectF(self._near_stand if color is self.near_color else self._far_stand)

    def stand_slot(self, color: Color, kind: PieceKind) -> QRectF:
        """The place of `kind` on the stand of `color`, with room for a piece and its count.

        Every kind has its own place whatever the hand holds, so that a piece is where the eye expects it. The
        order from the owner's view is that of `Variant.hand_kinds`, in rows of two from the left.

        :raises ValueError: if `kind` can't be in hand.
        """
        row, column = divmod(self.variant.hand_kinds.index(kind), _SLOT_COLUMNS)
        size = QSizeF(_SLOT_WIDTH * self.cell.width(), _SLOT_HEIGHT * self.cell.height())
        padding = _STAND_PADDING * self.cell.height()
        offset = QPointF(padding + column * size.width(), padding + row * size.height())
        stand = self.stand_rect(color)
        if self.is_upside_down(color):
            return QRectF(stand.bottomRight() - offset - QPointF(size.width(), size.height()), size)
        return QRectF(stand.topLeft() + offset, size)

    def stand_piece_rect(self, color: Color, kind: PieceKind) -> QRectF:
        """Where in its slot a piece lies: a rectangle of the size of a square, at its owner's left."""
        slot = self.stand_slot(color, kind)
        rect = QRectF(QPointF(), self.cell)
        rect.moveCenter(slot.center())
        if self.is_upside_down(color):
            rect.moveRight(slot.right())
        else:
            rect.moveLeft(slot.left())
        return rect

    def stand_count_rect(self, color: Color, kind: PieceKind) -> QRectF:
        """Where in its slot the number of pieces is written: beside the shoulder at its owner's right."""
        slot = self.stand_slot(color, kind)
        piece = self.stand_piece_rect(color, kind)
        size = self.count_size
        if self.is_upside_down(color):
            return QRectF(slot.bottomLeft() - QPointF(0, piece.top() - slot.top() + size.height()), size)
        return QRectF(QPointF(slot.right() - size.width(), piece.top()), size)

    @property
    def count_size(self) -> QSizeF:
        """The room for the number beside a piece in hand."""
        return QSizeF(_COUNT_WIDTH * self.cell.height(), _COUNT_HEIGHT * self.cell.height())

    def stand_kind_at(self, color: Color, point: QPointF) -> PieceKind | None:
        """The kind whose place on the stand of `color` holds `point`."""
        for kind in self.variant.hand_kinds:
            if self.stand_slot(color, kind).contains(point):
                return kind
        return None

    def card_rect(self, color: Color) -> QRectF:
        """The free room between the stand of `color` and the board's other end: for the player's card."""
        stand, gap = self.stand_rect(color), _CARD_GAP * self.cell.height()
        if color is self.near_color:
            return QRectF(
                stand.left(), self.frame_rect.top(), stand.width(), stand.top() - gap - self.frame_rect.top()
            )
        top = stand.bottom() + gap
        return QRectF(stand.left(), top, stand.width(), self.frame_rect.bottom() - top)
