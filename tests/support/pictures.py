"""Single pieces as pictures, for tests of what is painted."""

from __future__ import annotations

import functools

from PIL import Image, ImageChops
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


def pillow(image: QImage) -> Image.Image:
    """`image` in Pillow, which counts and compares pixels without a loop over them."""
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    data = bytes(plain.constBits())
    return Image.frombytes("RGBA", (plain.width(), plain.height()), data, "raw", "RGBA", plain.bytesPerLine())


def mask(band: Image.Image, *, least: int = 0, most: int = 255) -> Image.Image:
    """255 where `band` lies between `least` and `most`, both included; 0 elsewhere."""
    return band.point([255 * (least <= value <= most) for value in range(256)])


def in_all(*masks: Image.Image) -> Image.Image:
    """255 where all `masks` are."""
    return functools.reduce(ImageChops.darker, masks)


def count(of: Image.Image) -> int:
    """How many pixels of a mask are 255."""
    return of.histogram()[255]
