"""*Help*, *User guide*: the guide in its window, of which there is one."""

from __future__ import annotations

from PySide6.QtCore import Qt

from shogi_desktop.app.learn.guide import docs_folder
from shogi_desktop.gui.learn.guide_window import GuideWindow
from shogi_desktop.gui.shell.part import Handlers, Part
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.widgets.front import bring_to_front


class GuideActions(Part):
    """Opens the guide and keeps it in the window's language.

    :ivar guide: its window, or None while it is not open.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.guide: GuideWindow | None = None

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {"guide": self.open}

    def _language(self) -> str:
        return self._shell.translations.language.code

    def open(self) -> None:
        """Show the guide, or bring it to the front."""
        if self.guide is None:
            self.guide = GuideWindow(docs_folder(), self._language, self._shell.window)
            self.guide.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.guide.closed.connect(self._forget)
        self.guide.show()
        bring_to_front(self.guide)
        self.guide.contents.setFocus()

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
