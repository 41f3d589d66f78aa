"""What the window exports: written in a thread, and told of."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.records.files import write_bytes
from shogi_desktop.gui.records.folder import KifuFolder
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.tasks.background import Jobs

translate = QCoreApplication.translate


def export(shell: Shell, jobs: Jobs, path: Path, data: Callable[[], bytes]) -> None:
    """Have a file made, and tell where it is, or why it is not.

    :param jobs: those of the part that wants it: they end with it. :param data: is called in the thread.
    """

    def work(_: object) -> None:
        write_bytes(path, data())

    def done(_: object) -> None:
        KifuFolder(shell).remember(path)
        shell.say(lambda: translate("Export", "Saved as {file}.").format(file=path), topic="file")

    jobs.start(work, done, lambda text: shell.say(text, topic="file"))
