"""Fonts: the bundled families, the same in the window, on the board and on paper.

The Latin family has letters with European accents and figures of one width; the Japanese one every character
of CP932 and the marks ☗☖▲△, so that a kifu never shows boxes. Both come in regular and bold;
docs/decisions/0005-fonts-and-faces.md says where they come from.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from shogi_desktop.paint.errors import FontError
from shogi_desktop.resources_path import resource_path

BUNDLED_FAMILIES: Final = ("Shogi Desktop Sans", "Shogi Desktop Gothic")
"""The fonts that come with the program (see resources/fonts); letters are looked for in this order."""

BUNDLED_FILES: Final = tuple(
    f"{family.replace(' ', '')}-{weight}.ttf" for family in BUNDLED_FAMILIES for weight in ("Regular", "Bold")
)


def load_fonts() -> None:
    """Make the bundled fonts known to Qt, once the application object exists; a second call does nothing.

    :raises FontError: if a file is missing or Qt refuses it.
    """
    if set(BUNDLED_FAMILIES) <= set(QFontDatabase.families()):
        return
    for name in BUNDLED_FILES:
        path = resource_path(f"fonts/{name}")
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise FontError(path)


def ui_font() -> QFont:
    """The window's font: the bundled families in the size of the system's.

    They come before those Qt would look for by itself, which may be Chinese, or none.
    """
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    font.setFamilies(list(BUNDLED_FAMILIES))
    return font


def print_font() -> QFont:
    """The bundled fonts: the same letters on every screen, in every document."""
    font = QFont()
    font.setFamilies(list(BUNDLED_FAMILIES))
    return font
