"""Files that the window exports: asked for in the folder used last, written in a thread, and told of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.records.files import write_bytes
from shogi_desktop.gui.records.folder import KifuFolder
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.tasks.background import Jobs
from shogi_desktop.gui.widgets.file_name import FileKind, ask_file_name

translate = QCoreApplication.translate


class Export:
    """Writes what a part of the window exports."""

    def __init__(self, shell: Shell, jobs: Jobs) -> None:
        """:param jobs: the part's: they end with it."""
        self._shell = shell
        self._jobs = jobs

    def ask(self, title: str, offered: str | Path, kinds: Sequence[FileKind]) -> Path | None:
        """Ask under `title` for the file to write; None: none.

        :param offered: the name that the dialog begins with, in the folder used last unless it has another.
        """
        start = KifuFolder(self._shell).path / offered
        return ask_file_name(self._shell.window, title, start, kinds)

    def write(self, path: Path, data: Callable[[], bytes]) -> None:
        """Have the file made in a thread, and tell where it is, or why it is not."""

        def work(_: object) -> None:
            write_bytes(path, data())

        def done(_: object) -> None:
            KifuFolder(self._shell).remember(path)
            self._shell.say(lambda: translate("Export", "Saved as {file}.").format(file=path), topic="file")

        self._jobs.start(work, done, lambda text: self._shell.say(text, topic="file"))
