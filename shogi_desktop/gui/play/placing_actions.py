"""Asks how well the player plays, at the first start and whenever it is wanted, and takes the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt

from shogi_desktop.app.settings.strengths import FIRST_RUNG
from shogi_desktop.gui.play.placing import PlacingDialog
from shogi_desktop.gui.shell.shell import Shell


class PlacingActions(QObject):
    """:ivar dialog: the question that is being asked, or None."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self.dialog: PlacingDialog | None = None

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """What the commands of this part do, by id."""
        return {"placing": self.ask}

    def ask(self) -> None:
        """Ask the question."""
        dialog = PlacingDialog(coach=self._shell.settings.current.coach, parent=self._shell.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._take(dialog))
        dialog.finished.connect(self._forget)
        self.dialog = dialog
        dialog.open()

    def _take(self, dialog: PlacingDialog) -> None:
        """From now on the computer adapts, beginning with what was said; and the next game is asked for."""
        settings, rung = self._shell.settings, dialog.rung
        choices = replace(
            settings.current.new_game, rung=rung or FIRST_RUNG, adaptive=True, two_players=False, engine=""
        )
        settings.update(new_game=choices, own_level=rung or 0, coach=dialog.wants_coach)
        self._shell.do("new_game")

    def _forget(self) -> None:
        self.dialog = None
