"""Single pieces as pictures, for tests of what is painted."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import LIGHT, Theme
from shogi_desktop.rules import Piece


def piece_picture(piece_set: PieceSet, piece: Piece, *, theme: Theme = LIGHT, height: int = 96) -> QImage:
    """`piece` in a square of that height, on nothing."""
    width = round(height * 11 / 12)
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    piece_set.paint(painter, QRectF(0, 0, width, height), piece, theme=theme)
    painter.end()
    return image
