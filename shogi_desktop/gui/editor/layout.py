"""Where everything lies on the board of the editor: a board with its stands, the piece box, the side plates.

The box takes the room above the near stand that the player's card has on the play page. Beside each stand a
plate says whose it is and who is to move. Lengths are scene units, as in `paint.layout`.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from shogi_desktop.app.records.position_editor import InBox, InHand, OnSquare, Place, box_kinds
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.rules import Color, PieceKind, Variant

_COLUMNS = 2
_ROW = 1.04
_PADDING = 0.16
_PLATE = 0.5
_PLATE_GAP = 0.13


class EditorLayout:
    """The geometry of the editor's board.

    :ivar board: that of the board and its stands. :ivar box_rect: the piece box.
    """

    def __init__(self, variant: Variant, *, flipped: bool = False) -> None:
        self.board = BoardLayout(variant, flipped=flipped)
        unit = self.board.cell.height()
        stand = self.board.stand_rect(self.board.near_color)
        self._kinds = box_kinds(variant)
        rows = -(-len(self._kinds) // _COLUMNS)
        self._slot = QSizeF((stand.width() - 2 * _PADDING * unit) / _COLUMNS, _ROW * unit)
        height = rows * self._slot.height() + 2 * _PADDING * unit
        self.box_rect = QRectF(stand.left(), self.board.frame_rect.top(), stand.width(), height)

    @property
    def variant(self) -> Variant:
        """Whose board this is."""
        return self.board.variant

    @property
    def unit(self) -> float:
        """Height of a square."""
        return self.board.cell.height()

    def plate_rect(self, color: Color) -> QRectF:
        """The plate of `color`, on the side of its stand that is nearer to the middle."""
        stand, height, gap = self.board.stand_rect(color), _PLATE * self.unit, _PLATE_GAP * self.unit
        near = color is self.board.near_color
        top = stand.top() - gap - height if near else stand.bottom() + gap
        return QRectF(stand.left(), top, stand.width(), height)

    def plate_at(self, point: QPointF) -> Color | None:
        """Whose plate lies at `point`."""
        return next((color for color in Color if self.plate_rect(color).contains(point)), None)

    def slot(self, place: Place) -> QRectF:
        """The rectangle of a place, with room for a count off the board."""
        if isinstance(place, OnSquare):
            return self.board.square_rect(place.square)
        if isinstance(place, InHand):
            return self.board.stand_slot(place.color, place.kind)
        row, column = divmod(self._kinds.index(place.kind), _COLUMNS)
        padding = _PADDING * self.unit
        corner = QPointF(
            padding + column * self._slot.width(),
            padding + row * self._slot.height(),
        )
        return QRectF(self.box_rect.topLeft() + corner, self._slot)

    def piece_rect(self, place: Place) -> QRectF:
        """Where the piece lies in its slot: a rectangle of the size of a square."""
        if isinstance(place, InHand):
            return self.board.stand_piece_rect(place.color, place.kind)
        slot, rect = self.slot(place), QRectF(QPointF(), self.board.cell)
        rect.moveCenter(slot.center())
        if isinstance(place, InBox):
            rect.moveLeft(slot.left())
        return rect

    def count_rect(self, kind: PieceKind) -> QRectF:
        """Where the number of the box's pieces of `kind` is written."""
        slot, size = self.slot(InBox(kind)), self.board.count_size
        return QRectF(QPointF(slot.right() - size.width(), self.piece_rect(InBox(kind)).top()), size)

    def place_at(self, point: QPointF) -> Place | None:
        """The place at `point`; None off the board, the stands and the box."""
        sq = self.board.square_at(point)
        if sq is not None:
            return OnSquare(sq)
        for place in self.loose_places():
            if self.slot(place).contains(point):
                return place
        return None

    def loose_places(self) -> list[Place]:
        """Every place that is not a square."""
        variant = self.variant
        in_hands = [InHand(color, kind) for color in Color for kind in variant.hand_kinds]
        return [*in_hands, *(InBox(kind) for kind in self._kinds)]

    def places(self) -> list[Place]:
        """Every place there is."""
        return [*(OnSquare(sq) for sq in self.variant.squares), *self.loose_places()]

    def tray_at(self, point: QPointF) -> Color | None:
        """Whose stand lies at `point`, slots or not."""
        return next((color for color in Color if self.board.stand_rect(color).contains(point)), None)
