"""The menu of piece sets. What is chosen there is a setting; the window follows the settings."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QActionGroup, QDesktopServices
from PySide6.QtWidgets import QMenu, QWidget

from shogi_desktop.app.piece_sets import offered_sets
from shogi_desktop.app.settings import SettingsStore
from shogi_desktop.gui.widgets.plain import add_entry
from shogi_desktop.paint.faces import PIECE_SETS


class PieceMenu(QMenu):
    """Lists the sets as they are when it opens, the player's own after a line."""

    def __init__(self, settings: SettingsStore, folder: Path, parent: QWidget | None = None) -> None:
        """:param folder: where the player's own sets are."""
        super().__init__(parent)
        self._settings = settings
        self._folder = folder
        self.setToolTipsVisible(True)
        self.retranslate()
        self.aboutToShow.connect(self.refresh)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.setTitle(self.tr("&Pieces"))
        self.refresh()

    def refresh(self) -> None:
        """List what there is now."""
        self.clear()
        current = self._settings.current
        group = QActionGroup(self)
        for one in offered_sets(self._folder):
            about = "" if one.id in PIECE_SETS else one.problem or one.id
            action = add_entry(self, one.name, about)
            action.setCheckable(True)
            action.setData(one.id)
            action.setEnabled(not one.problem)
            action.setChecked(one.id == current.piece_set)
            action.triggered.connect(lambda _=False, set_id=one.id: self._settings.update(piece_set=set_id))
            group.addAction(action)
        self.addSeparator()
        dark = self.addAction(self.tr("&White's pieces of dark wood"))
        dark.setCheckable(True)
        dark.setChecked(current.dark_sides)
        dark.triggered.connect(lambda on: self._settings.update(dark_sides=on))
        self.addSeparator()
        self.addAction(self.tr("&Folder of own pieces…"), lambda: open_own_sets(self._folder))


def open_own_sets(folder: Path) -> bool:
    """Show the folder of the player's own sets in the system's file manager; whether that could be done."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
