"""Icons: line drawings in SVG, taken from the resources and drawn in the colours of the tokens.

An icon is drawn when it is first shown, in the size and for the screen it is shown in: most stand in menus
that nobody has opened yet. How large that is, the widget says that shows it.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QIconEngine, QImage, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from shiboken6 import isValid

from shogi_desktop.gui.look.style import px
from shogi_desktop.resources_path import resource_path

_DRAWN_IN = "currentColor"
_COPIES: list[_Drawing] = []
"""Qt takes hold of a copy without telling Python, which would delete it under Qt's hands. Those that Qt has
deleted leave with the next copy."""


def sign(name: str) -> QIcon:
    """The icon `name` in the colours of the text in force whenever it is drawn: for a button to keep.

    :raises FileNotFoundError: there is no such drawing.
    """
    path = _path(name)
    if not path.is_file():
        raise FileNotFoundError(path)
    return _icon(_Drawing(path))


_ROLES: Final = {
    QIcon.Mode.Disabled: QPalette.ColorRole.Midlight,
    QIcon.Mode.Selected: QPalette.ColorRole.HighlightedText,
}


class IconSet:
    """The icons in one colour. A name without a drawing gives an empty icon: the button shows its text."""

    def __init__(self, color: str, disabled: str) -> None:
        """Colours as ``#rrggbb``."""
        self._color = color
        self._disabled = disabled
        self._known: dict[str, QIcon] = {}

    def icon(self, name: str) -> QIcon:
        """The icon `name`."""
        if name not in self._known:
            path = _path(name)
            self._known[name] = (
                _icon(_Drawing(path, self._color, self._disabled)) if path.is_file() else QIcon()
            )
        return self._known[name]

    def pixmap(self, name: str, size: int, ratio: float, color: str | None = None) -> QPixmap:
        """The icon as a pixmap of `size` logical pixels at 100 %, as large as the text in force asks.

        In another `color` if one is given; empty where there is no such drawing.
        """
        path = _path(name)
        return _draw(path, px(size), color or self._color, ratio) if path.is_file() else QPixmap()


class _Drawing(QIconEngine):
    """What an icon shows, drawn once for each size, colour and kind of screen.

    Without colours of its own it takes those of the palette: of text, and of what cannot be pressed.
    """

    def __init__(self, path: Path, color: str = "", disabled: str = "") -> None:
        super().__init__()
        self._path = path
        self._color, self._disabled = color, disabled
        self._drawn: dict[tuple[int, float, str], QPixmap] = {}

    def actualSize(self, size: QSize, _mode: QIcon.Mode, _state: QIcon.State) -> QSize:
        side = min(size.width(), size.height())
        return QSize(side, side)

    def isNull(self) -> bool:
        return False

    def clone(self) -> QIconEngine:
        """Asked for when a copy of an icon is changed, which nobody here does."""
        copy = _Drawing(self._path, self._color, self._disabled)
        _COPIES[:] = [*filter(isValid, _COPIES), copy]
        return copy

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, _state: QIcon.State, scale: float) -> QPixmap:
        """`size` is in logical pixels (of the screen's, before Qt 6.8: an icon is then at most too fine)."""
        side = min(size.width(), size.height())
        if side <= 0:
            # A button with no room to show anything.
            return QPixmap()
        key = (side, scale, self._ink(mode))
        if key not in self._drawn:
            self._drawn[key] = _draw(self._path, side, key[2], scale)
        return self._drawn[key]

    def _ink(self, mode: QIcon.Mode) -> str:
        own = self._disabled if mode is QIcon.Mode.Disabled else self._color
        return own or QGuiApplication.palette().color(_ROLES.get(mode, QPalette.ColorRole.WindowText)).name()

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        ratio = painter.device().devicePixelRatioF()
        drawn = self.scaledPixmap(rect.size(), mode, state, ratio)
        room = rect.size() - drawn.deviceIndependentSize().toSize()
        painter.drawPixmap(rect.topLeft() + QPoint(room.width(), room.height()) / 2, drawn)


def _icon(drawing: _Drawing) -> QIcon:
    """An icon of `drawing`, which then lives as long as anything of Qt's shows the icon.

    The first QIcon is what Python takes for the drawing's parent: where the two become garbage together, both
    are collected, though a button still shows the icon. It goes at once instead: Qt alone owns the drawing.
    """
    return QIcon(QIcon(drawing))


def _path(name: str) -> Path:
    return resource_path(f"icons/{name}.svg")


def _draw(path: Path, size: int, color: str, ratio: float) -> QPixmap:
    pixmap = QPixmap.fromImage(_image(path, round(size * ratio), color))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


@lru_cache(maxsize=512)
def _image(path: Path, pixels: int, color: str) -> QImage:
    """The drawing in a square of so many pixels; kept, since a look that comes back asks for the same again.

    An image: unlike a pixmap it may outlive the application object.
    """
    drawing = path.read_text(encoding="utf-8").replace(_DRAWN_IN, color)
    renderer = QSvgRenderer(QByteArray(drawing.encode()))
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    return image
