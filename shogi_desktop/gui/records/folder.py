"""Where the dialogs for kifu and for what is exported begin: the folder used last."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.widgets.file_name import FileKind, ask_file_name
from shogi_desktop.regular_file import is_folder


class KifuFolder:
    """The folder that kifu were opened from or saved in last; the documents before the first."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    @property
    def path(self) -> Path:
        """Where a dialog begins."""
        kept = self._shell.settings.current.kifu_folder
        return Path(kept) if kept and is_folder(Path(kept)) else self._shell.paths.documents_dir

    def ask(self, title: str, offered: str | Path, kinds: Sequence[FileKind]) -> Path | None:
        """Ask under `title` for a file to write; None: none.

        :param offered: the name that the dialog begins with, in this folder unless it has another.
        """
        return ask_file_name(self._shell.window, title, self.path / offered, kinds)

    def remember(self, file: Path) -> None:
        """`file` was opened or saved."""
        self._shell.settings.update(kifu_folder=str(file.parent))
