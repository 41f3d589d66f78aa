"""Windows that come to the front, where the system lets a program do that.

Wayland does not, and a platform without a screen cannot: Qt would print a line on stderr each time.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

_WITHOUT_ORDER: Final = ("wayland", "offscreen", "minimal")
"""How the names of the platforms begin on which no window can be raised."""


def bring_to_front(window: QWidget) -> None:
    """Let `window`, which is shown, be above the others and have the keyboard, as far as that is possible."""
    if not QGuiApplication.platformName().startswith(_WITHOUT_ORDER):
        window.raise_()
    window.activateWindow()
