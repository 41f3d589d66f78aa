"""Finished games are saved without asking, each in a file of its own: no game is ever lost."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.records.files import UTF_8, FileTrouble, suggested_path
from shogi_desktop.app.system.atomic import write_atomically
from shogi_desktop.game import Record
from shogi_desktop.notation import kif


def keep_game(record: Record, folder: Path, when: datetime) -> Path:
    """Save the game as KIF in UTF-8 under a new name in `folder`, which is made if need be; the file.

    No file that is there is touched, even where two windows of the program save at the same moment.

    :raises FileTrouble: the folder or the disk refused; nothing was left there.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = _reserve(record, folder, when)
        try:
            write_atomically(path, kif.dump(record, UTF_8))
        except BaseException:
            path.unlink(missing_ok=True)
            raise
    except OSError as error:
        reason = error.strerror or error
        raise FileTrouble(
            lambda: QCoreApplication.translate(
                "Files",
                "The finished game could not be saved in {folder} ({reason}). Save it in another folder.",
            ).format(folder=folder, reason=reason)
        ) from error
    return path


def _reserve(record: Record, folder: Path, when: datetime) -> Path:
    """An empty file under the name suggested, which nobody else has."""
    while True:
        path = suggested_path(folder, record, when, ".kifu")
        try:
            path.open("xb").close()
        except FileExistsError:
            continue
        return path
