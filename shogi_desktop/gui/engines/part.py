"""The engines that the player owns: the list, for whoever uses one."""

from __future__ import annotations

from functools import cached_property

from shogi_desktop.app.engines.registry import Registry
from shogi_desktop.gui.shell.part import Part


class EnginesPart(Part):
    """Knows the player's engines."""

    @cached_property
    def registry(self) -> Registry:
        """The list of engines."""
        return Registry(
            self._shell.paths.engines_file,
            lambda text: self._shell.say(text, topic="engines"),
            parent=self,
        )
