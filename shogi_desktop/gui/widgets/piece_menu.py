"""The menu of piece sets. What is chosen there is a setting; the window follows the settings."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSizeF, QUrl
from PySide6.QtGui import QActionGroup, QDesktopServices, QIcon, QPixmap
from PySide6.QtWidgets import QMenu, QWidget

from shogi_desktop.app.settings.piece_sets import load_or_usual, offered_sets
from shogi_desktop.app.settings.settings import SettingsStore
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.widgets.plain import add_entry
from shogi_desktop.paint.faces import PIECE_SETS
from shogi_desktop.paint.theme import LIGHT
from shogi_desktop.rules import STANDARD, Color

_PICTURE = QSizeF(24, 26)


class PieceMenu(QMenu):
    """Lists the sets as they are when it opens, the player's own after a line."""

    def __init__(self, settings: SettingsStore, folder: Path, parent: QWidget | None = None) -> None:
        """:param folder: where the player's own sets are."""
        super().__init__(parent)
        self._settings = settings
        self._folder = folder
        self.setToolTipsVisible(True)
        self.setProperty("pictures", "yes")
        self.retranslate()
        self.aboutToShow.connect(lambda: self.refresh(pictures=True))

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.setTitle(self.tr("&Pieces"))
        self.refresh()

    def refresh(self, *, pictures: bool = False) -> None:
        """List what there is now. :param pictures: with a piece or two of each, which takes its time."""
        self.clear()
        current = self._settings.current
        group = QActionGroup(self)
        for one in offered_sets(self._folder):
            about = "" if one.id in PIECE_SETS else one.problem or one.id
            action = add_entry(self, one.name, about)
            action.setCheckable(True)
            if pictures and not one.problem:
                action.setIcon(QIcon(self._picture(one.id)))
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
        self.addAction(self.tr("&Folder for your own pieces"), lambda: open_own_sets(self._folder))

    def _picture(self, set_id: str) -> QPixmap:
        """The rook of a set: in each it looks like no other."""
        pieces, _ = load_or_usual(set_id)
        rook = STANDARD.piece(STANDARD.kind("rook"), Color.BLACK)
        size = QSizeF(px(_PICTURE.width()), px(_PICTURE.height()))
        return pieces.pixmap(rook, size, self.devicePixelRatioF(), theme=LIGHT)


def open_own_sets(folder: Path) -> bool:
    """Show the folder of the player's own sets in the system's file manager; whether that could be done."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
