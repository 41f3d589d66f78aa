"""What is written along the board on the screen: what was chosen, else what the moves are written with.

It is known before the notation is: the first page has a board, but no moves.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale

from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.app.system.i18n import language_for
from shogi_desktop.paint.theme import COORDINATES_BESIDE, Coordinates


def style_id(settings: Settings, system: Sequence[str] | None = None) -> str:
    """The id of the notation in force: a `notation.style.MoveStyle`'s value.

    :param system: the system's languages by preference; None to ask it.
    """
    if settings.move_text != "auto":
        return settings.move_text
    known = QLocale.system().uiLanguages() if system is None else system
    return "japanese" if language_for(settings.language, known).code == "ja" else "hodges"


def board_coordinates(settings: Settings, system: Sequence[str] | None = None) -> Coordinates:
    """The coordinates of every board in the window."""
    if settings.coordinates != "auto":
        return Coordinates(settings.coordinates)
    return COORDINATES_BESIDE[style_id(settings, system)]
