"""What every part of the window is: its commands, what holds in it, its look, its words, its end.

A part is made when it is first opened (`gui.window.parts`); until then nothing of it is imported. What a part
does not need to do it leaves as it is here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject

from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.app.shell.commands import CommandState
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.shell.shell import Shell

Handlers = Mapping[str, Callable[[], object]]


class Part(QObject):
    """One part of the window. It belongs to the window and goes with it."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell

    def handlers(self) -> Handlers:
        """What its commands do, by id: those that the table of parts names for it, all of them."""
        return {}

    def state(self, state: CommandState) -> CommandState:
        """`state` with what holds in this part at the moment."""
        return state

    def use_settings(self, before: Settings, settings: Settings) -> None:
        """Take up what has changed in the settings, the look apart."""

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours, pieces or text of another size."""

    def retranslate(self) -> None:
        """Take the texts of the language in use."""

    def may_leave(self, *, closing: bool) -> bool:  # noqa: ARG002 - for the parts that ask
        """Whether something else may take the place of what is shown; asks the player where it would be lost.

        :param closing: the window is about to close: then what lies behind another page counts too.
        """
        return True

    def leave(self) -> None:
        """Go back from the part's page, where it has one and shows it."""

    def close(self) -> None:
        """End what is going on: the window closes."""
