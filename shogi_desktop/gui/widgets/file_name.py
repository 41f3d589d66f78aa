"""The name of a file to be written, asked for: it ends as its kind does, and nothing is replaced unasked.

The system's dialog asks about a file of the name that was typed. An ending is put behind that afterwards, and
then another file may be meant.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from shogi_desktop.gui.widgets.plain import MessageBox
from shogi_desktop.regular_file import is_there

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class FileKind:
    """What files are called that are of one kind: `label`, in the window's language, and how names end.

    :ivar suffixes: the usual one first, each with its dot and in lower case.
    """

    label: str
    suffixes: tuple[str, ...]

    @property
    def filter(self) -> str:
        """The entry in a dialog."""
        return f"{self.label} ({' '.join(f'*{suffix}' for suffix in self.suffixes)})"


PDF: Final = FileKind("PDF", (".pdf",))


def ask_file_name(
    parent: QWidget | None, title: str, offered: Path | str, kinds: Sequence[FileKind]
) -> Path | None:
    """Ask for the file to write; None where there is none, or one that is to stay as it is.

    :param offered: the name, or the folder, that the dialog begins with; empty for the last folder.
    :returns: the name as it was typed, if it ends as one of the `kinds` does, else with the usual ending of
        the kind that was chosen.
    """
    filters = ";;".join(kind.filter for kind in kinds)
    name, chosen = QFileDialog.getSaveFileName(parent, title, str(offered), filters)
    if not name:
        return None
    if name.lower().endswith(tuple(suffix for kind in kinds for suffix in kind.suffixes)):
        return Path(name)
    kind = next((kind for kind in kinds if kind.filter == chosen), kinds[0])
    path = Path(name + kind.suffixes[0])
    return path if may_be_written(path, title, parent) else None


def may_be_written(path: Path, title: str, parent: QWidget | None) -> bool:
    """Whether there is nothing at `path`, or it may be replaced; asks under `title`."""
    if not is_there(path):
        return True
    text = translate("FileName", "{file} already exists. Replace it?").format(file=path)
    box = MessageBox(MessageBox.Icon.Question, title, text, parent)
    replace = box.addButton(translate("FileName", "Replace"), MessageBox.ButtonRole.DestructiveRole)
    cancel = box.addButton(MessageBox.StandardButton.Cancel)
    box.setDefaultButton(cancel)
    box.exec()
    return box.clickedButton() is replace
