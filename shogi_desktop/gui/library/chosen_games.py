"""What can be done with the games chosen in the library's list: copied, taken out, shown where they lie."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QMenu

from shogi_desktop.app.library.database import GameRow
from shogi_desktop.app.library.service import Library
from shogi_desktop.app.records import files
from shogi_desktop.app.words.joined import listed
from shogi_desktop.gui.library.game_table import GameTable
from shogi_desktop.gui.library.list_model import GameListModel
from shogi_desktop.gui.library.preview import GamePreview
from shogi_desktop.gui.widgets.notice_bar import Say

TOPIC: Final = "library"
"""What the library says is of one topic: the last of it holds."""
_NAMED: Final = 3


class ChosenGames(QObject):
    """The games chosen in `table`, whose current one `preview` shows."""

    def __init__(
        self, library: Library, games: GameListModel, table: GameTable, preview: GamePreview, say: Say
    ) -> None:
        super().__init__(table)
        self._library, self._games, self._table = library, games, table
        self._preview, self._say = preview, say
        table.removal_wanted.connect(self._remove)
        table.copy_wanted.connect(self._copy_game)

    @property
    def current(self) -> GameRow | None:
        """The one that is looked at."""
        return self._games.game(self._table.current_row)

    @property
    def all(self) -> list[GameRow]:
        """All of them, in the order of the list."""
        games = [self._games.game(row) for row in self._table.chosen_rows()]
        return [game for game in games if game is not None]

    def fill(self, menu: QMenu) -> None:
        """Put into `menu` what can be done with them."""
        chosen, shown = self.current is not None, self._preview.place is not None
        for text, handler, enabled in (
            (self.tr("Copy game (KIF)"), self._copy_game, shown),
            (self.tr("Copy position (SFEN)"), self._copy_position, shown),
            (self.tr("Copy the file's name"), self._copy_name, chosen),
            (self.tr("Open its folder"), self._open_folder, chosen),
        ):
            menu.addAction(text, handler).setEnabled(enabled)
        menu.addSeparator()
        several = len(self.all) > 1
        text = self.tr("Remove all from the library") if several else self.tr("Remove from the library")
        menu.addAction(text, self._remove).setEnabled(chosen)

    def _copy_game(self) -> None:
        place = self._preview.place
        if place is not None:
            QGuiApplication.clipboard().setText(files.game_text(place.record))

    def _copy_position(self) -> None:
        place = self._preview.place
        if place is not None:
            QGuiApplication.clipboard().setText(files.position_text(place.record, place.path))

    def _copy_name(self) -> None:
        names = dict.fromkeys(game.path for game in self.all)
        QGuiApplication.clipboard().setText("\n".join(names))

    def _open_folder(self) -> None:
        game = self.current
        if game is not None:
            open_with_system(str(Path(game.path).parent))

    def _remove(self) -> None:
        paths = {game.path for game in self.all}
        if not paths:
            return
        self._library.remove_files(paths)
        names = sorted(Path(path).name for path in paths)
        files = listed(names[:_NAMED]) + (" …" if len(paths) > _NAMED else "")
        self._say(
            lambda: self.tr("Removed from the library: {files}. The files themselves are unchanged.").format(
                files=files
            ),
            action=lambda: self.tr("Put back"),
            handler=lambda: self._library.add(map(Path, sorted(paths))),
            topic=TOPIC,
        )


def open_with_system(folder: str) -> None:
    """Show a folder in the system's file manager."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(folder))
