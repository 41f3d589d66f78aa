"""Fonts: the bundled Japanese gothic, and which font is used where.

The bundled family has every character of CP932, Latin with European accents and the marks ☗☖▲△, in
regular and bold, so that a kifu never shows boxes. docs/decisions/0005-fonts-and-faces.md says where it
comes from.
"""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo

from shogi_desktop.paint.errors import FontError
from shogi_desktop.resources_path import resource_path

BUNDLED_FAMILY = "Shogi Desktop Gothic"
"""Family of the font that comes with the program (see resources/fonts)."""

BUNDLED_FILES = ("ShogiDesktopGothic-Regular.ttf", "ShogiDesktopGothic-Bold.ttf")


def load_fonts() -> None:
    """Make the bundled font known to Qt, once the application object exists; a second call does nothing.

    :raises FontError: if a file is missing or Qt refuses it.
    """
    if BUNDLED_FAMILY in QFontDatabase.families():
        return
    for name in BUNDLED_FILES:
        path = resource_path(f"fonts/{name}")
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise FontError(path)


def ui_font() -> QFont:
    """The system's font for the window, with the bundled one for what it lacks.

    The bundled font comes before those Qt would look for by itself: they may be Chinese, or none.
    """
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    # An alias such as "Sans Serif" is taken for a family that is not there; its real name is needed.
    font.setFamilies([QFontInfo(font).family(), BUNDLED_FAMILY])
    return font


def print_font() -> QFont:
    """The bundled font: the same letters on every screen, in every document."""
    return QFont(BUNDLED_FAMILY)
