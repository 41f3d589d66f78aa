"""The engines that the player has added in the window, for commands that take one by its name."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from shogi_desktop.app.engines.bundled import EngineMissingError, bundled_engine
from shogi_desktop.app.engines.launch import Launch
from shogi_desktop.app.engines.registry import (
    Registry,
    Role,
    UnknownEngineError,
    UnknownProfileError,
)
from shogi_desktop.app.match.players import PlayerSpec, PlayerSpecError
from shogi_desktop.app.system.paths import AppPaths, name_application
from shogi_desktop.cli.common import CommandError
from shogi_desktop.usi.command import EngineCommand


def player_engines() -> Registry:
    """The list, in the player's own folder; what is wrong with its file is told on standard error."""
    name_application()
    return Registry(AppPaths.of_start().engines_file, lambda text: print(text, file=sys.stderr))


def owned_engine(text: str, role: Role) -> Launch | None:
    """The engine of that name, or of ``NAME:PROFILE``; None where `text` names none, but a program perhaps.

    :raises CommandError: the engine has no such profile, or is the built-in one and missing.
    """
    if Path(text).expanduser().exists() or shutil.which(text):
        return None
    registry = player_engines()
    name, colon, profile = text.rpartition(":")
    for wanted, its_profile in ((text, ""), (name, profile)):
        try:
            return registry.launch(wanted, its_profile, role=role)
        except UnknownEngineError:
            if not colon:
                return None
        except (UnknownProfileError, EngineMissingError) as error:
            raise CommandError(str(error)) from error
    return None


def engine_command(text: str | None) -> EngineCommand:
    """The program that `text` starts, or the built-in engine. :raises CommandError: there is none."""
    try:
        command = bundled_engine() if text is None else PlayerSpec.parse(f"engine:{text}").command
    except (EngineMissingError, PlayerSpecError) as error:
        raise CommandError(str(error)) from error
    assert command is not None
    return command
