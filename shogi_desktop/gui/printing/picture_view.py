"""A picture to look at, in the middle of the room there is; what is clear shows a pattern of squares.

It is as large as other programs show it, a pixel of it being one of the window's units, or as there is room.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from shogi_desktop.gui.look.tokens import GRID

_LEAST = QSize(320, 320)


class PictureView(QWidget):
    """Shows one picture. `resized` asks for another one: `room` has changed."""

    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.image = QImage()
        self._clear = False
        self.setAccessibleName(self.tr("Preview"))
        self.setMinimumSize(_LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def room(self) -> QSize:
        """How many pixels a picture may have."""
        return (self.size() - QSize(2, 2)) * self.devicePixelRatioF()

    def show_image(self, image: QImage, *, clear: bool) -> None:
        """Show `image`, on squares where it is `clear`."""
        self.image, self._clear = image, clear
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the picture with a line around it."""
        if self.image.isNull():
            return
        painter = QPainter(self)
        size, most = self.image.size(), self.size() - QSize(2, 2)
        if size.width() > most.width() or size.height() > most.height():
            size = size.scaled(most, Qt.AspectRatioMode.KeepAspectRatio)
        corner = QPoint((self.width() - size.width()) // 2, (self.height() - size.height()) // 2)
        place = QRect(corner, size)
        if self._clear:
            painter.fillRect(place, Qt.GlobalColor.white)
            for y in range(0, size.height(), GRID):
                for x in range(y // GRID % 2 * GRID, size.width(), 2 * GRID):
                    square = QRect(corner + QPoint(x, y), QSize(GRID, GRID)).intersected(place)
                    painter.fillRect(square, QColor(0xE4, 0xE4, 0xE4))
        painter.drawImage(place, self.image)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.drawRect(place.adjusted(-1, -1, 0, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for a picture that fits."""
        super().resizeEvent(event)
        self.resized.emit()
