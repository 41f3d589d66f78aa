"""The engines that the player owns: the list, for whoever uses one, and the dialog that shows it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.engines.registry import Registry
from shogi_desktop.gui.shell.part import Handlers, Part
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.usi.command import EngineCommand

if TYPE_CHECKING:
    from shogi_desktop.app.engines.trial import Trial
    from shogi_desktop.gui.engines.dialog import EnginesDialog


class EnginesPart(Part):
    """Knows the player's engines, and shows them.

    :ivar dialog: the open dialog, or None.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._trial: Trial | None = None
        self.dialog: EnginesDialog | None = None

    @cached_property
    def registry(self) -> Registry:
        """The list of engines."""
        return Registry(
            self._shell.paths.engines_file,
            lambda text: self._shell.say(text, topic="engines"),
            built_in=self._built_in,
            parent=self,
        )

    def _built_in(self) -> EngineCommand:
        return self._shell.outside.engine or bundled_engine()

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {"engines": self.show}

    def show(self, engine_id: str = "") -> None:
        """Show the engines. :param engine_id: the one to turn to, if any."""
        # Whoever plays wants the list alone, and at once.
        from shogi_desktop.app.engines.trial import Trial  # noqa: PLC0415
        from shogi_desktop.gui.engines.dialog import EnginesDialog  # noqa: PLC0415

        self._trial = self._trial or Trial(self)
        dialog = EnginesDialog(self.registry, self._trial, self._shell.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if engine_id:
            dialog.show_engine(engine_id)
        dialog.finished.connect(self._forget)
        self.dialog = dialog
        dialog.open()

    def _forget(self) -> None:
        self.dialog = None

    def close(self) -> None:
        """End what is being tried out."""
        if self._trial is not None:
            self._trial.close()
