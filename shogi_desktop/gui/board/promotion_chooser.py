"""The question "promote?" asked on the board: both faces of the piece, large, over the square it goes to."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from shogi_desktop.gui.board.piece_item import Look
from shogi_desktop.rules import Piece

ENLARGED = 1.5
"""Size of the faces, compared with the pieces on the board."""
MARGIN = 0.12
"""Room around the faces, in heights of a square."""
_SCRIM = QColor(0, 0, 0, 70)


class PromotionChooser(QGraphicsItem):
    """Both faces side by side, the promoted one first. It is shown and asked; its owner acts.

    :ivar aimed: the face under the mouse or chosen by the arrow keys: True is the promoted one.
    """

    def __init__(self, look: Look, faces: tuple[Piece, Piece], *, upside_down: bool) -> None:
        """:param faces: the promoted and the unpromoted piece."""
        super().__init__()
        self._look = look
        self._faces = faces
        self._upside_down = upside_down
        self._shaded = QRectF()
        self._panel = QRectF()
        self.aimed = True
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, over: QRectF, bounds: QRectF, shaded: QRectF) -> None:
        """Stand centred over the square `over`, moved only as far as `bounds` (the scene) asks for.

        :param shaded: what is put in the shade behind it: the board.
        """
        face, margin = self._look.cell * ENLARGED, MARGIN * self._look.cell.height()
        panel = QRectF(QPointF(), QSizeF(2 * face.width() + 3 * margin, face.height() + 2 * margin))
        panel.moveCenter(over.center())
        room = bounds.adjusted(margin, margin, -margin, -margin)
        panel.moveLeft(min(max(panel.left(), room.left()), room.right() - panel.width()))
        panel.moveTop(min(max(panel.top(), room.top()), room.bottom() - panel.height()))
        self.prepareGeometryChange()
        self._panel, self._shaded = panel, shaded

    def face_rect(self, *, promoted: bool) -> QRectF:
        """Where a face is shown, in scene units."""
        face, margin = self._look.cell * ENLARGED, MARGIN * self._look.cell.height()
        column = 0 if promoted else 1
        corner = QPointF(margin + column * (face.width() + margin), margin)
        return QRectF(self._panel.topLeft() + corner, face)

    def face_at(self, point: QPointF) -> bool | None:
        """True over the promoted face, False over the other, None elsewhere."""
        if not self._panel.contains(point):
            return None
        return point.x() < self._panel.center().x()

    def aim(self, *, promoted: bool) -> None:
        """Mark a face as the one to be taken."""
        if promoted != self.aimed:
            self.aimed = promoted
            self.update(self._panel)

    @property
    def panel_rect(self) -> QRectF:
        """The extent of the chooser without the shade over the rest of the board, in scene units."""
        return QRectF(self._panel)

    def boundingRect(self) -> QRectF:
        reach = 0.2 * self._look.cell.height()
        return self._shaded | self._panel.adjusted(-reach, -reach, reach, reach)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        theme = self._look.theme
        unit = self._look.cell.height()
        painter.fillRect(self._shaded, _SCRIM)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for spread in (0.10, 0.06, 0.03):
            painter.setBrush(QColor(0, 0, 0, 28))
            grown = self._panel.adjusted(
                -spread * unit, -spread * unit * 0.5, spread * unit, spread * unit * 1.4
            )
            painter.drawRoundedRect(grown, 0.16 * unit, 0.16 * unit)
        painter.setBrush(theme.window)
        painter.setPen(QPen(theme.piece_edge, 0.015 * unit))
        painter.drawRoundedRect(self._panel, 0.12 * unit, 0.12 * unit)
        self._paint_aim(painter)
        for promoted, piece in zip((True, False), self._faces, strict=True):
            rect = self.face_rect(promoted=promoted)
            self._look.draw(painter, rect, piece, upside_down=self._upside_down, factor=ENLARGED)

    def _paint_aim(self, painter: QPainter) -> None:
        unit = self._look.cell.height()
        grow = MARGIN * unit * 0.4
        rect = self.face_rect(promoted=self.aimed).adjusted(-grow, -grow, grow, grow)
        painter.setPen(QPen(self._look.theme.destination, 0.025 * unit))
        painter.setBrush(self._look.theme.selection)
        painter.drawRoundedRect(rect, 0.09 * unit, 0.09 * unit)
