"""Looking through the game on the board: to and fro, from the other side, with the panel or without."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.gui.play.page import PlayPage
from shogi_desktop.gui.shell.part import Handlers
from shogi_desktop.gui.shell.shell import Shell

_PAGE: Final = 10


class ViewActions(QObject):
    """Changes what is seen of `board` on `page`; nothing of the game."""

    def __init__(self, shell: Shell, board: BoardModel, page: PlayPage) -> None:
        super().__init__(shell.window)
        self._shell, self._board, self._page = shell, board, page
        self.use_settings(shell.settings.current)

    def handlers(self) -> Handlers:
        """What the commands of this part do, by id."""
        board = self._board
        return {
            "first": lambda: board.go_to_index(0),
            "back_ten": lambda: board.step(-_PAGE),
            "back": lambda: board.step(-1),
            "forward": lambda: board.step(1),
            "forward_ten": lambda: board.step(_PAGE),
            "last": self._go_to_last,
            "flip": self._page.flip,
            "panel": self._toggle_panel,
        }

    def _go_to_last(self) -> None:
        if self._board.running:
            self._board.go_to_tip()
        elif self._board.cursor is not None:
            self._board.go_to_index(len(self._board.cursor.line))

    def _toggle_panel(self) -> None:
        settings = self._shell.settings
        settings.update(panel_shown=not settings.current.panel_shown)

    def use_settings(self, settings: Settings) -> None:
        """Take what the settings say of the board and the panel."""
        self._page.use_settings(settings)
        self._shell.actions["panel"].setChecked(settings.panel_shown)
