"""Where the dialogs for kifu begin: the folder used last."""

from __future__ import annotations

from pathlib import Path

from shogi_desktop.gui.shell.shell import Shell
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

    def remember(self, file: Path) -> None:
        """`file` was opened or saved."""
        self._shell.settings.update(kifu_folder=str(file.parent))
