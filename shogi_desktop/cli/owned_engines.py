"""The engines that the player has added in the window, for commands that take one by its name."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.launch import Launch
from shogi_desktop.app.engines.registry import (
    Registry,
    Role,
    UnknownEngineError,
    UnknownProfileError,
)
from shogi_desktop.app.system.paths import AppPaths, name_application
from shogi_desktop.cli.common import CommandError


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
