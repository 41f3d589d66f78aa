"""One piece on the board or in motion: a cached pixmap that can be lifted, shrunk and turned over."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from shogi_desktop.gui.board.device import DeviceScale, draw_fitted, draw_snapped
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import Piece

LIFT = 1.12
"""Size of a piece in the hand, compared with one on the board."""

_SHADOW_PX = 24
"""So coarse is the picture of a shadow: drawn at the size of a piece it is soft."""
_SHADOW_OFFSET = QPointF(0.07, 0.18)
"""How far from a piece in the hand its shadow is, in widths and heights of a square."""


@dataclass
class Look:
    """What all pieces of a board share; the scene changes it in one place.

    While the window is being resized, or a board is new in it (`coarse`), the drawings there are get
    stretched: making new ones for every size on the way would cost 100 ms each time.

    :ivar cell: size of a square in scene units: the room a piece is painted in.
    :ivar letters_upright: the lettering of the far player's pieces is not upside down.
    """

    piece_set: PieceSet
    theme: Theme
    cell: QSizeF
    coarse: bool = False
    letters_upright: bool = False
    _drawn_for: DeviceScale | None = None
    _shadows: dict[tuple[str, str, str, bool], QPixmap] = field(default_factory=dict)

    def draw_shadow(
        self, painter: QPainter, rect: QRectF, piece: Piece, lift: float, *, upside_down: bool = False
    ) -> None:
        """Draw the shadow of `piece` in `rect` (item units) when it is lifted so far, 1 being in the hand."""
        strength = self.theme.shadow.alphaF() * min(1.0, lift)
        if not strength:
            return
        key = (self.theme.id, self.piece_set.id, piece.kind.id, upside_down)
        if key not in self._shadows:
            size = QSizeF(_SHADOW_PX, _SHADOW_PX * self.cell.height() / self.cell.width())
            shape = self.piece_set.pixmap(piece, size, 1.0, upside_down=upside_down, theme=self.theme)
            shadow = QPixmap(shape.size())
            shadow.fill(Qt.GlobalColor.transparent)
            inner = QPainter(shadow)
            inner.drawPixmap(0, 0, shape)
            inner.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
            inner.fillRect(shadow.rect(), Qt.GlobalColor.black)
            inner.end()
            self._shadows[key] = shadow
        opacity = painter.opacity()
        painter.setOpacity(opacity * strength)
        draw_fitted(painter, rect, self._shadows[key])
        painter.setOpacity(opacity)

    def draw(
        self, painter: QPainter, rect: QRectF, piece: Piece, *, upside_down: bool, factor: float = 1.0
    ) -> None:
        """Draw `piece` at rest in `rect` (item units), a square's size times `factor`: sharp to the pixel."""
        pixmap = self.pixmap(piece, DeviceScale.of(painter), upside_down=upside_down, factor=factor)
        if self.coarse:
            draw_fitted(painter, rect, pixmap)
        else:
            draw_snapped(painter, rect.topLeft(), pixmap)

    def pixmap(self, piece: Piece, scale: DeviceScale, *, upside_down: bool, factor: float = 1.0) -> QPixmap:
        """The piece, `factor` times its size on the board, for a view of `scale`; from the set's cache."""
        options = {"upside_down": upside_down, "letters_upright": self.letters_upright}
        if self.coarse:
            if self._drawn_for is not None:
                scale = self._drawn_for
            size = self.cell * (scale.view * factor)
            if not self.piece_set.keeps(piece, size, scale.ratio, **options, theme=self.theme):
                other = self.piece_set.largest(piece, **options, theme=self.theme)
                if other is not None:
                    return other
        self._drawn_for = scale
        size = self.cell * (scale.view * factor)
        return self.piece_set.pixmap(piece, size, scale.ratio, **options, theme=self.theme)

    def draw_one(self, wanted: Iterable[tuple[Piece, bool]], scale: DeviceScale) -> bool:
        """Make the first drawing of `wanted` (piece, upside down) that is missing; whether one was."""
        size, upright = self.cell * scale.view, self.letters_upright
        for piece, upside_down in wanted:
            options = {"upside_down": upside_down, "letters_upright": upright}
            if not self.piece_set.keeps(piece, size, scale.ratio, **options, theme=self.theme):
                self.piece_set.pixmap(piece, size, scale.ratio, **options, theme=self.theme)
                return True
        return False


class PieceItem(QGraphicsItem):
    """A piece; its position is the centre of the piece.

    :ivar piece: what it is (or will be, once it has turned over).
    :ivar upside_down: whether it belongs to the far player.
    """

    def __init__(self, piece: Piece, look: Look, *, upside_down: bool) -> None:
        super().__init__()
        self.piece = piece
        self.upside_down = upside_down
        self._look = look
        self._shown = (piece, upside_down)
        self._progress = 1.0
        self._size_factor = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def lift(self) -> float:
        """How far it is above the board: 0 on it, 1 in the hand."""
        return max(0.0, (self._size_factor - 1.0) / (LIFT - 1.0))

    @property
    def size_factor(self) -> float:
        """How large it is shown, 1 being its size on the board."""
        return self._size_factor

    @size_factor.setter
    def size_factor(self, factor: float) -> None:
        if factor != self._size_factor:
            self.prepareGeometryChange()
            self._size_factor = factor

    def become(self, piece: Piece, *, upside_down: bool) -> None:
        """Be `piece` at once, without turning over visibly."""
        if (piece, upside_down) != self._shown or self._progress != 1.0:
            self.piece, self.upside_down = piece, upside_down
            self._shown = (piece, upside_down)
            self.turn(1.0)

    def turn(self, progress: float) -> None:
        """Turn from the side shown to `piece` and `upside_down`, done at 1.

        A new face comes by turning over, edge-on half-way; the same face for the other player by turning
        round.
        """
        self.prepareGeometryChange()
        self._progress = progress
        turns_over = self._shown[0].kind is not self.piece.kind
        if progress >= 1.0 or (turns_over and progress >= 0.5):
            self._shown = (self.piece, self.upside_down)
        self.update()

    def boundingRect(self) -> QRectF:
        rect = self._rect()
        if self._progress < 1.0:
            side = math.hypot(rect.width(), rect.height())
            square = QRectF(-side / 2, -side / 2, side, side)
            return square.united(square.translated(self._shadow_rect().center()))
        return rect.united(self._shadow_rect())

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        piece, upside_down = self._shown
        rect = self._rect()
        if self.lift:
            painter.save()
            painter.translate(self._shadow_rect().center())
            self._turn_painter(painter)
            self._look.draw_shadow(painter, rect, piece, self.lift, upside_down=upside_down)
            painter.restore()
        if self._progress >= 1.0 and self._size_factor in {1.0, LIFT}:
            self._look.draw(painter, rect, piece, upside_down=upside_down, factor=self._size_factor)
            return
        pixmap = self._look.pixmap(piece, DeviceScale.of(painter), upside_down=upside_down)
        self._turn_painter(painter)
        draw_fitted(painter, rect, pixmap)

    def _turn_painter(self, painter: QPainter) -> None:
        """Have `painter` draw as far round, or over, as the piece has turned."""
        piece, upside_down = self._shown
        if piece.kind is self.piece.kind and upside_down != self.upside_down:
            painter.rotate(180 * self._progress)
        elif self._progress < 1.0:
            painter.scale(max(0.02, abs(1 - 2 * self._progress)), 1)

    def _shadow_rect(self) -> QRectF:
        """Where its shadow falls: the higher it is, the farther away."""
        cell, lift = self._look.cell, self.lift
        return self._rect().translated(
            _SHADOW_OFFSET.x() * cell.width() * lift, _SHADOW_OFFSET.y() * cell.height() * lift
        )

    def _rect(self) -> QRectF:
        size = self._look.cell * self._size_factor
        return QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())


def lift(item: PieceItem, at: QPointF) -> None:
    """Show `item` as held in the hand at `at` (scene units)."""
    item.setPos(at)
    item.size_factor = LIFT
