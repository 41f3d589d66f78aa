"""What `doctor` looks at that needs QtCore: the engine, and the folders of the program."""

from __future__ import annotations

import os

from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.engines.check import cause
from shogi_desktop.app.engines.handle import EngineFailedError, EngineHandle
from shogi_desktop.app.system.paths import AppPaths, name_application
from shogi_desktop.rules import STANDARD


def engine() -> str:
    """Start the engine and let it say its name."""
    command = bundled_engine()
    try:
        with EngineHandle(command) as engine:
            engine.prepare(STANDARD.id, {})
            engine.wait_until_ready()
            return f"{engine.name} ({command.program})"
    except EngineFailedError as error:
        found = cause(error.failure)
        raise RuntimeError(f"{error}. {found}" if found else str(error)) from error


def folders() -> str:
    """Where the program keeps its files; whether it may write there is tried."""
    name_application()
    paths = AppPaths.of_start()
    for folder in (paths.config_dir, paths.data_dir, paths.log_dir):
        there = next(place for place in (folder, *folder.parents) if place.exists())
        if not os.access(there, os.W_OK):
            raise PermissionError(
                f"{there} cannot be written: settings and games would not be kept. Allow writing to it."
            )
    reports = len(list(paths.log_dir.glob("report-*.txt")))
    return f"{paths.config_dir}, {paths.data_dir}; log in {paths.log_dir}, error reports there: {reports}"
