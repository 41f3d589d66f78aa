"""Fonts: the bundled Japanese gothic, and which font is used where."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontDatabase

from shogi_desktop.resources_path import resource_path

BUNDLED_FAMILY = "Shogi Desktop Gothic"
"""Family of the font that comes with the program (see resources/fonts)."""

_FILES = ("ShogiDesktopGothic-Regular.ttf", "ShogiDesktopGothic-Bold.ttf")


def load_fonts() -> None:
    """Make the bundled font known to Qt; call once, when the application object exists."""
    for name in _FILES:
        path = resource_path(f"fonts/{name}")
        if path.is_file():
            QFontDatabase.addApplicationFont(str(path))


def ui_font() -> QFont:
    """The system's font, with the bundled one for the characters it lacks."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    font.setFamilies([*font.families(), BUNDLED_FAMILY])
    return font


def print_font() -> QFont:
    """The bundled font: the same letters on every screen, in every document."""
    return QFont(BUNDLED_FAMILY)
