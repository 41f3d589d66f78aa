"""Where the window was and how large: kept as text, and taken up again on whatever screens there are now."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QPoint, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QSplitter, QWidget

_IN_SIGHT = 120
"""So many pixels of the window's upper edge have to be on a screen, or it could not be taken hold of."""


def place_text(window: QWidget) -> str:
    """Place, size and state of the window, to be kept."""
    return _text(window.saveGeometry())


def restore_place(window: QWidget, kept: str) -> None:
    """Take up what :func:`place_text` gave; where that screen is gone or smaller, come onto one there is."""
    if kept and window.restoreGeometry(_bytes(kept)):
        place = fitting(
            window.geometry(), [screen.availableGeometry() for screen in QGuiApplication.screens()]
        )
        if place != window.geometry():
            window.setGeometry(place)


def fitting(place: QRect, screens: list[QRect]) -> QRect:
    """`place`, or the nearest to it that can be seen and moved on one of the `screens`."""
    if not screens:
        return place
    home = max(screens, key=lambda screen: _area(screen.intersected(place)))
    edge = QRect(place.left(), place.top(), place.width(), 1)
    in_sight = any(screen.intersected(edge).width() >= min(_IN_SIGHT, place.width()) for screen in screens)
    fits = any(place.width() <= s.width() and place.height() <= s.height() for s in screens)
    if in_sight and fits:
        return place
    size = place.size().boundedTo(home.size())
    left = min(max(place.left(), home.left()), home.right() + 1 - size.width())
    top = min(max(place.top(), home.top()), home.bottom() + 1 - size.height())
    return QRect(QPoint(left, top), size)


def split_text(splitter: QSplitter) -> str:
    """How a splitter shares its room, to be kept."""
    return _text(splitter.saveState())


def restore_split(splitter: QSplitter, kept: str) -> None:
    """Take up what :func:`split_text` gave; anything else changes nothing."""
    if kept:
        splitter.restoreState(_bytes(kept))


def _area(rect: QRect) -> int:
    return rect.width() * rect.height() if rect.isValid() else 0


def _text(state: QByteArray) -> str:
    return bytes(state.toBase64().data()).decode("ascii")


def _bytes(kept: str) -> QByteArray:
    return QByteArray.fromBase64(QByteArray(kept.encode("ascii", "replace")))
