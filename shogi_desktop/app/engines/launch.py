"""How an engine is started: its command, and the folder that it runs in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from shogi_desktop.app.settings.game_setup import OptionValue
from shogi_desktop.usi.command import EngineCommand


class Launch(Struct, frozen=True):
    """All that is needed to start a registered engine: `options` are what its `prepare` is to be given."""

    name: str
    command: EngineCommand
    options: Mapping[str, OptionValue]


def usual_folder(command: Sequence[str]) -> str:
    """The folder that an engine is run in: its own, where its evaluation files mostly are; empty for none."""
    program = Path(command[0])
    return str(program.parent) if program.is_absolute() else ""


def launched(
    command: Sequence[str], folder: str = "", *, low_priority: bool = False, delay_ms: int = 0
) -> EngineCommand:
    """How `command` is launched, in `folder` or, where that is empty, in its usual one."""
    program, *arguments = command
    place = folder or usual_folder(command) or None
    return EngineCommand(program, tuple(arguments), place, low_priority, delay_ms)
