"""The dialog that shows the engines that the player owns, tries them out and sets them up."""

from __future__ import annotations

from PySide6.QtCore import Qt

from shogi_desktop.app.engines.trial import Trial
from shogi_desktop.gui.engines.dialog import EnginesDialog
from shogi_desktop.gui.shell.part import Handlers, Part
from shogi_desktop.gui.shell.shell import Shell


class EnginesDialogPart(Part):
    """Shows the engines.

    :ivar dialog: the open dialog, or None.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._trial = Trial(self)
        self.dialog: EnginesDialog | None = None

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {"engines": self.show}

    def show(self) -> None:
        """Show the engines."""
        dialog = EnginesDialog(self._shell.parts.engines.registry, self._trial, self._shell.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._forget)
        self.dialog = dialog
        dialog.open()

    def _forget(self) -> None:
        self.dialog = None

    def close(self) -> None:
        """End what is being tried out."""
        self._trial.close()
