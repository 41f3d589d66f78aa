"""A player's stand: one piece of each kind in hand, with the number of them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from shogi_desktop.gui.board.piece_item import Look
from shogi_desktop.paint.board import paint_count
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.rules import Color, Hand, PieceKind

_NO_HAND = Hand((), ())


class StandItem(QGraphicsItem):
    """The pieces on one stand; the stand's wood is the board's business.

    :ivar color: whose stand it is.
    """

    def __init__(self, color: Color, look: Look, layout: BoardLayout) -> None:
        super().__init__()
        self.color = color
        self._look = look
        self._layout = layout
        self._hand = _NO_HAND
        self._away: PieceKind | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_layout(self, layout: BoardLayout) -> None:
        """Stand where `layout` has the stand of this colour."""
        self.prepareGeometryChange()
        self._layout = layout
        self._hand = _NO_HAND
        self.update()

    def set_hand(self, hand: Hand, *, away: PieceKind | None = None) -> None:
        """Show `hand`, less one piece of the kind `away`, which is in the air: dragged, or on its way."""
        if (hand, away) != (self._hand, self._away):
            self._hand, self._away = hand, away
            self.update()

    def shown(self) -> dict[PieceKind, int]:
        """The kinds to be seen with their numbers."""
        counts = {kind: count - (kind is self._away) for kind, count in self._hand.items()}
        return {kind: count for kind, count in counts.items() if count}

    def boundingRect(self) -> QRectF:
        return self._layout.stand_rect(self.color)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        layout = self._layout
        upside_down = layout.is_upside_down(self.color)
        for kind, count in self.shown().items():
            piece = layout.variant.piece(kind, self.color)
            rect = layout.stand_piece_rect(self.color, kind)
            self._look.draw(painter, rect, piece, upside_down=upside_down)
            if count > 1:
                paint_count(painter, layout.stand_count_rect(self.color, kind), count, self._look.theme)
