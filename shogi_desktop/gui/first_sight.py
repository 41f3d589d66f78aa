"""What the window shows until the program is there: the picture of its first page, kept from the last time.

To paint a board takes most of the program; to show a picture takes almost none of it. So the window closes
with a picture of what it will open with, and opens with it. What it shows is replaced a moment later by what
is really there; clicks and keys in between wait for that. Where there is no picture, or one that would not
fit (another screen, other colours of the system), the window opens complete, a little later.

Nothing but Qt is imported here.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QEventLoop, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

_FORMAT = QImage.Format.Format_RGB32
_BYTES_A_PIXEL = 4
_MOST_PIXELS = 8192 * 8192
_MOST_RATIO = 8
_PATIENCE_MS = 150
"""So long a window system may take to let the window paint; then the program is begun with all the same."""


class Sight:
    """A picture of the window with what it was taken for.

    :ivar place: where the window was (`gui.window_place`).
    """

    def __init__(self, image: QImage, place: str, colours: str) -> None:
        self._image = image
        self.place = place
        self._colours = colours

    @classmethod
    def of(cls, window: QWidget, place: str) -> Sight:
        """What `window` shows now; it may be hidden."""
        return cls(window.grab().toImage().convertToFormat(_FORMAT), place, _system_colours())

    def keep(self, file: Path) -> None:
        """Write the picture, uncompressed: reading it must cost nothing. One that is lost is not missed."""
        image = self._image
        head = {
            "size": [image.width(), image.height()],
            "ratio": image.devicePixelRatio(),
            "place": self.place,
            "colours": self._colours,
        }
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(json.dumps(head).encode("ascii") + b"\n" + bytes(image.constBits()))

    @classmethod
    def kept(cls, file: Path) -> Sight | None:
        """The picture in `file`; None if there is none, or half of one, or the system's colours changed."""
        try:
            head, bits = file.read_bytes().split(b"\n", 1)
            told = json.loads(head)
            (width, height), ratio = told["size"], float(told["ratio"])
            place, colours = str(told["place"]), str(told["colours"])
        except (OSError, ValueError, KeyError, TypeError):
            return None
        whole = isinstance(width, int) and isinstance(height, int) and 0 < width * height <= _MOST_PIXELS
        if not whole or width < 1 or len(bits) != width * height * _BYTES_A_PIXEL:
            return None
        if colours != _system_colours() or not 0 < ratio <= _MOST_RATIO:
            return None
        image = QImage(bits, width, height, width * _BYTES_A_PIXEL, _FORMAT)
        image.setDevicePixelRatio(ratio)
        return cls(image, place, colours)

    def fits(self, window: QWidget) -> bool:
        """Whether `window`, in its place, has the pixels of the picture, and its size as far as is known."""
        image = self._image
        size = image.deviceIndependentSize().toSize()
        to_be_told = window.isMaximized() or window.isFullScreen()  # by the system, once it is shown
        return image.devicePixelRatio() == window.devicePixelRatioF() and (
            to_be_told or size == window.size()
        )

    def show_in(self, window: QMainWindow) -> None:
        """Show `window` with nothing but the picture, and come back when it is painted."""
        page = _Picture(self._image)
        window.setCentralWidget(page)
        window.show()
        events = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents
        waiting = QElapsedTimer()
        waiting.start()
        while not page.painted and waiting.elapsed() < _PATIENCE_MS:
            QApplication.processEvents(events, _PATIENCE_MS)


class _Picture(QWidget):
    """Shows an image at its upper left corner, and beyond it the image's ground."""

    def __init__(self, image: QImage) -> None:
        super().__init__()
        self._image = image
        self.painted = False
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._image.pixelColor(0, self._image.height() - 1))
        painter.drawImage(0, 0, self._image)
        self.painted = True


def _system_colours() -> str:
    hints = QGuiApplication.styleHints()
    return f"{hints.colorScheme().name} {hints.accessibility().contrastPreference().name}"
