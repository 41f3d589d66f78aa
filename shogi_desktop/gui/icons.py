"""Icons: line drawings in SVG, taken from the resources and drawn in the colours of the tokens."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from shogi_desktop.resources_path import resource_path

_DRAWN_IN = "currentColor"
_RATIOS = (1.0, 2.0)


class IconSet:
    """The icons in one colour. A name without a drawing gives an empty icon: the button shows its text."""

    def __init__(self, color: str, disabled: str) -> None:
        """Colours as ``#rrggbb``."""
        self._color = color
        self._disabled = disabled
        self._known: dict[tuple[str, int, str], QIcon] = {}

    def icon(self, name: str, size: int = 20, color: str | None = None) -> QIcon:
        """The icon `name` for a box of `size` pixels, in another `color` if one is given."""
        key = (name, size, color or self._color)
        if key not in self._known:
            icon = QIcon()
            for mode, tone in ((QIcon.Mode.Normal, key[2]), (QIcon.Mode.Disabled, self._disabled)):
                for ratio in _RATIOS:
                    pixmap = self._draw(name, size, tone, ratio)
                    if pixmap is not None:
                        icon.addPixmap(pixmap, mode)
            self._known[key] = icon
        return self._known[key]

    def pixmap(self, name: str, size: int, ratio: float, color: str | None = None) -> QPixmap:
        """The icon as a pixmap of `size` logical pixels; empty where there is no such drawing."""
        return self._draw(name, size, color or self._color, ratio) or QPixmap()

    @staticmethod
    def _draw(name: str, size: int, color: str, ratio: float) -> QPixmap | None:
        image = _drawing(name, round(size * ratio), color)
        if image is None:
            return None
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        return pixmap


@lru_cache(maxsize=512)
def _drawing(name: str, pixels: int, color: str) -> QImage | None:
    """The icon in a square of so many pixels; kept, since a look that comes back asks for the same again.

    An image: unlike a pixmap it may outlive the application object.
    """
    path = resource_path(f"icons/{name}.svg")
    if not path.is_file():
        return None
    drawing = path.read_text(encoding="utf-8").replace(_DRAWN_IN, color)
    renderer = QSvgRenderer(QByteArray(drawing.encode()))
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    return image
