"""Menus that stay open when a screen reader hands a key on late.

Over AT-SPI Qt asks the screen reader about each key before a widget gets it, and goes on with the next
meanwhile. Alt with a letter opens its menu by the letter at once; the Alt, handed on a moment later, then
reaches the menu that has opened, and Alt closes a menu. What is handed on so is no event of the window
system's (it is not `spontaneous`): such an Alt is kept from menus. Where nobody reads the screen, Alt closes
an open menu as ever.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu


class LateAlt(QObject):
    """Keeps a late Alt from the menus that it `guards`."""

    def guard(self, menu: QMenu) -> QMenu:
        """Keep it from `menu`; gives the menu back."""
        menu.installEventFilter(self)
        return menu

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """True, which ends it, for a late Alt."""
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Alt
            and not event.spontaneous()
        ):
            return True
        return super().eventFilter(watched, event)
