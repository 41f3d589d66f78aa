"""*Settings*, and what the program says of itself."""

from __future__ import annotations

from PySide6.QtCore import Qt

from shogi_desktop.gui.settings.about import AboutDialog
from shogi_desktop.gui.settings.dialog import SettingsDialog
from shogi_desktop.gui.shell.part import Handlers, Part
from shogi_desktop.gui.shell.shell import Shell


class SettingsActions(Part):
    """Opens the dialog of the settings.

    :ivar dialog: the open dialog, or None.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.dialog: SettingsDialog | None = None

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {"settings": self.open, "about": self._about}

    def open(self) -> None:
        """Show the settings."""
        shell, sounds = self._shell, self._shell.parts.play.game_sounds
        dialog = SettingsDialog(shell.settings, shell.paths.games_dir, shell.paths.pieces_dir, shell.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.sound_tried.connect(sounds.test)
        dialog.use_voice(sounds.voice)
        dialog.finished.connect(self._forget)
        self.dialog = dialog
        dialog.open()

    def _forget(self) -> None:
        self.dialog = None

    def _about(self) -> None:
        dialog = AboutDialog(self._shell.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
