"""How large a window may be that opens by itself."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

_SHARE: Final = 0.92


def room_on_screen(widget: QWidget) -> QSize:
    """The part of the screen that a window takes at most: its frame, and a little around it, stay free."""
    return widget.screen().availableSize() * _SHARE
