"""Which notation moves are written in: the one chosen, else that of the language of the window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale

from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.app.system.i18n import language_for
from shogi_desktop.notation.style import MoveStyle


def move_style(settings: Settings, system: Sequence[str] | None = None) -> MoveStyle:
    """The notation for the list and for print; if none is chosen, Japanese in a Japanese window, else Hodges.

    :param system: the system's languages by preference; None to ask it.
    """
    if settings.move_text != "auto":
        return MoveStyle(settings.move_text)
    known = QLocale.system().uiLanguages() if system is None else system
    return MoveStyle.JAPANESE if language_for(settings.language, known).code == "ja" else MoveStyle.HODGES
