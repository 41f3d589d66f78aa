"""The list of the engines that the player owns, for whoever uses one. Who shows it: `dialog_part`."""

from __future__ import annotations

from functools import cached_property

from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.engines.registry import Registry
from shogi_desktop.gui.shell.part import Part
from shogi_desktop.usi.command import EngineCommand


class EnginesPart(Part):
    """Knows the player's engines."""

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
