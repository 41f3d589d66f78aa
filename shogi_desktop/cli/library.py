"""``shogi-desktop library``: kifu taken into the library, and its index brought up to date, also by many.

The same as the window does by itself when its library is opened; for an archive that takes one machine long.
"""

from __future__ import annotations

import argparse
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from shogi_desktop.app.jobs.workers import Workers
from shogi_desktop.app.library.database import Database
from shogi_desktop.app.library.errors import IndexUnusableError
from shogi_desktop.app.library.importing import AnalysesBeside, Progress, Report, bring_up_to_date
from shogi_desktop.app.library.service import INDEX_NAME, SOURCES_NAME
from shogi_desktop.app.library.sources import Sources, SourcesFile
from shogi_desktop.app.system.kept_file import Hitch, KeptFileTrouble
from shogi_desktop.app.system.paths import AppPaths, name_application
from shogi_desktop.cli.common import CommandError, complain, counted
from shogi_desktop.cli.workers import TerminalLine, add_workers_arguments, workers_of
from shogi_desktop.system_check import Machine
from shogi_desktop.usi.lines import printable

COMMAND: Final = "library"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``library`` understands."""
    parser.add_argument("paths", nargs="*", metavar="PATH", help="folders and files to add")
    parser.add_argument(
        "--folder",
        metavar="DIR",
        help="the folder with index and list (default: that of the window's library)",
    )
    add_workers_arguments(parser, "batches of files")


def run(options: argparse.Namespace, _machine: Machine) -> int:
    """Bring it up to date; 0 if every file could be read, else 1."""
    name_application()
    paths = AppPaths.of_start()
    folder = paths.data_dir if options.folder is None else Path(options.folder)
    file = SourcesFile(folder / SOURCES_NAME, _first(options, paths))
    if file.trouble is not None:
        complain(COMMAND, printable(_trouble_text(file.trouble)))
    for name in options.paths:
        if not Path(name).exists():
            raise CommandError(f"{name} is not there")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.change(file.current.with_added(map(Path, options.paths)))
    except OSError as error:
        where = error.filename or folder / SOURCES_NAME
        raise CommandError(f"{where} cannot be written: {error.strerror or error}") from error
    workers = workers_of(options) if options.cluster or options.jobs else None
    try:
        with closing(Database(folder / INDEX_NAME)) as database:
            report = _import(database, file.current, workers)
    except (sqlite3.Error, IndexUnusableError) as error:
        raise CommandError(f"{folder / INDEX_NAME} cannot be used: {error}") from error
    for trouble in report.troubles:
        complain(COMMAND, printable(f"{trouble.path}: {trouble.reason}"))
    read = f"{counted(report.files, 'file')} read, {counted(report.games, 'game')}"
    print(f"{read}; other changes: {report.other_changes}")
    return 1 if report.troubles else 0


def _trouble_text(trouble: KeptFileTrouble) -> str:
    if trouble.hitch is Hitch.SET_ASIDE:
        return f"the list of folders was damaged; it was moved to {trouble.file}: name the folders again"
    return f"the list of folders in {trouble.file} cannot be read ({trouble.reason})"


def _first(options: argparse.Namespace, paths: AppPaths) -> Sources:
    """What belongs to a library that nothing was chosen for."""
    return Sources() if options.folder is not None else Sources(folders=(str(paths.games_dir),))


def _import(database: Database, sources: Sources, workers: Workers | None) -> Report:
    line = TerminalLine()

    def tell(progress: Progress) -> None:
        line.put(f"{progress.done} of {counted(progress.total, 'file')} read")

    try:
        with closing(AnalysesBeside(database.path)) as beside:
            return bring_up_to_date(database, sources, tell, workers=workers, took=beside.take)
    finally:
        line.clear()
