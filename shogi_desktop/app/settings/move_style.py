"""Which notation moves are written in: the one chosen, else that of the language of the window."""

from __future__ import annotations

from collections.abc import Sequence

from shogi_desktop.app.settings.coordinates import style_id
from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.notation.style import MoveStyle


def move_style(settings: Settings, system: Sequence[str] | None = None) -> MoveStyle:
    """The notation for the list and for print; if none is chosen, Japanese in a Japanese window, else Hodges.

    :param system: the system's languages by preference; None to ask it.
    """
    return MoveStyle(style_id(settings, system))
