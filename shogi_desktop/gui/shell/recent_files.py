"""The menu of the kifu opened or saved last."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from shogi_desktop.app.settings.settings import SettingsStore
from shogi_desktop.app.system.short_text import middle_left_out
from shogi_desktop.gui.widgets.plain import add_entry

MOST_RECENT: Final = 10
"""So many files are remembered as used last."""
_LONGEST_NAME: Final = 60
"""Characters of a name that the menu shows; the tip has all of it."""


class RecentFilesMenu(QMenu):
    """Lists the files, the last one first. `chosen(Path)` asks for one."""

    chosen = Signal(object)

    def __init__(self, settings: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setToolTipsVisible(True)
        self.retranslate()
        self._refresh()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.setTitle(self.tr("Open &recent"))
        self._refresh()

    def remember(self, path: Path) -> None:
        """A file was opened or saved."""
        name = str(path.absolute())
        others = (one for one in self._settings.current.recent_files if one != name)
        self._keep((name, *others))

    def forget(self, path: Path) -> None:
        """A file is not there any more."""
        name = str(path.absolute())
        self._keep(tuple(one for one in self._settings.current.recent_files if one != name))

    def _keep(self, names: tuple[str, ...]) -> None:
        self._settings.update(recent_files=names[:MOST_RECENT])
        self._refresh()

    def _refresh(self) -> None:
        names = self._settings.current.recent_files
        self.clear()
        for number, name in enumerate(names, start=1):
            path = Path(name)
            key = f"&{number} " if number < 10 else f"{number} "
            action = add_entry(self, middle_left_out(path.name, _LONGEST_NAME), about=name, key=key)
            action.triggered.connect(lambda _=False, path=path: self.chosen.emit(path))
        self.addSeparator()
        self.addAction(self.tr("&Clear the list"), lambda: self._keep(()))
        self.menuAction().setEnabled(bool(names))
