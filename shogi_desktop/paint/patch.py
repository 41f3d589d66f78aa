"""What a frame of an animation changes in the picture before it, as the writers of formats take it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter

from shogi_desktop.paint.errors import AnimationError


@dataclass(frozen=True, eq=False)
class Patch:
    """A rectangle of a frame.

    :ivar image: the rectangle, without transparency.
    :ivar mask: 255 where it differs from the picture before, 0 where that shines through; None: all differs.
    :ivar left: its place in the picture. :ivar top: likewise.
    :ivar delay_ms: how long the frame is shown.
    """

    image: QImage
    mask: QImage | None
    left: int
    top: int
    delay_ms: int

    def on_clear(self) -> QImage:
        """The rectangle with nothing where the picture before shines through."""
        image = self.image.convertToFormat(QImage.Format.Format_ARGB32)
        if self.mask is not None:
            image.setAlphaChannel(self.mask)
        # What is clear is black then, and costs next to nothing.
        return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def compressed(image: QImage, file_format: bytes, quality: int = -1) -> bytes:
    """`image` as a file of that format. :raises AnimationError: Qt cannot write it."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(file_format))
    writer.setQuality(quality)
    if not writer.write(image):
        raise AnimationError(f"{file_format.decode()}: {writer.errorString()}")
    buffer.close()
    return bytes(data.data())
