"""What the player copies: the game in a format, the position, a diagram."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtGui import QGuiApplication

from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.records import files
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.notation.result import FormatId

_FORMATS: Final = (
    FormatId.KI2,
    FormatId.CSA,
    FormatId.JKF,
    FormatId.USI,
    FormatId.PSN,
    FormatId.HODGES,
)


class ClipboardActions:
    """Puts the record of `model` on the clipboard."""

    def __init__(self, shell: Shell, model: BoardModel) -> None:
        self._shell = shell
        self._model = model

    def handlers(self) -> dict[str, Callable[[], object]]:
        """What the commands of this part do, by id."""
        return {
            "copy_game": partial(self.copy_game_as, FormatId.KIF),
            **{f"copy_{entry.value}": partial(self.copy_game_as, entry) for entry in _FORMATS},
            "copy_diagram": self.copy_diagram,
            "copy_position": self.copy_position,
        }

    def copy_game_as(self, format_id: FormatId) -> None:
        """Put the game on the clipboard in that format."""
        if self._model.record is None:
            return
        try:
            QGuiApplication.clipboard().setText(files.game_text(self._model.record, format_id))
        except files.FileTrouble as error:
            trouble = error
            self._shell.say(lambda: str(trouble), topic="file")

    def copy_diagram(self) -> None:
        """Put the position shown on the clipboard as a diagram of characters."""
        cursor = self._model.cursor
        if cursor is not None:
            QGuiApplication.clipboard().setText(files.diagram_text(cursor.record, cursor.path))

    def copy_position(self) -> None:
        """Put the position shown on the clipboard as SFEN."""
        cursor = self._model.cursor
        if cursor is not None:
            QGuiApplication.clipboard().setText(files.position_text(cursor.record, cursor.path))
