"""Pictures for documents in the window: movement diagrams, and boards without their stands."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.paint.board import paint_board
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.movement import movement_size, paint_movement
from shogi_desktop.rules import PieceKind, Position, Variant


def movement_image(
    kind: PieceKind, variant: Variant, appearance: Appearance, height: int, ratio: float
) -> QImage:
    """The diagram as a picture `height` logical pixels high, for documents."""
    size = movement_size(height).toSize()
    image = QImage(QSize(size) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_movement(
        painter,
        QRectF(0, 0, size.width(), size.height()),
        kind,
        variant,
        appearance.theme,
        appearance.piece_set,
    )
    painter.end()
    return image


def board_size(variant: Variant, width: int) -> QSize:
    """The size in logical pixels of a board `width` wide."""
    frame = BoardLayout(variant).frame_rect
    return QSize(width, round(width * frame.height() / frame.width()))


def board_image(position: Position, appearance: Appearance, width: int, ratio: float) -> QImage:
    """The board of `position` as a picture `width` logical pixels wide."""
    size = board_size(position.variant, width)
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    layout = BoardLayout(position.variant)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = image.width() / layout.frame_rect.width()
    painter.scale(scale, scale)
    # The stands lie beside the picture.
    painter.translate(-layout.frame_rect.topLeft())
    paint_board(painter, layout, appearance.theme, stands=False)
    for square, piece in position.pieces():
        turned = layout.is_upside_down(piece.color)
        rect = layout.square_rect(square)
        appearance.piece_set.paint(painter, rect, piece, upside_down=turned, theme=appearance.theme)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image
