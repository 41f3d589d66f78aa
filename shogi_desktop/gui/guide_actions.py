"""*Help*, *User guide*: the guide in its window, of which there is one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from shogi_desktop.app.guide import docs_folder

if TYPE_CHECKING:
    from shogi_desktop.gui.guide_window import GuideWindow


class GuideActions(QObject):
    """Opens the guide and keeps it in the window's language.

    :ivar guide: its window, or None while it is not open.
    """

    def __init__(self, window: QWidget, language: Callable[[], str]) -> None:
        """:param language: tells the window's language, by its code."""
        super().__init__(window)
        self._window = window
        self._language = language
        self.guide: GuideWindow | None = None

    def open(self) -> None:
        """Show the guide, or bring it to the front."""
        from shogi_desktop.gui.guide_window import GuideWindow  # noqa: PLC0415 - the window is sooner on the screen

        if self.guide is None:
            self.guide = GuideWindow(docs_folder(), self._language, self._window)
            self.guide.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.guide.finished.connect(self._forget)
        self.guide.show()
        self.guide.raise_()
        self.guide.activateWindow()
        self.guide.list.setFocus()

    def retranslate(self) -> None:
        """Take the language in use."""
        if self.guide is not None:
            self.guide.retranslate()

    def close(self) -> None:
        """Close the guide with the window."""
        if self.guide is not None:
            self.guide.close()

    def _forget(self) -> None:
        self.guide = None
