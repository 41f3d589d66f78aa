"""Writes a move for the list, in the notation of the settings, whatever the record holds."""

from __future__ import annotations

from shogi_desktop.app.settings import MoveTextStyle
from shogi_desktop.gui.panels.move_list import MoveWriter
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.style import MoveStyle, move_text
from shogi_desktop.rules import Move, Position, RulesError, Square


def move_writer(setting: MoveTextStyle) -> MoveWriter:
    """The writer for that setting; a foul that no notation can tell apart is written in USI."""
    style = MoveStyle(setting)

    def write(position: Position, move: Move, previous_target: Square | None) -> str:
        try:
            return move_text(position, move, style, previous_target)
        except (NotationError, RulesError):
            return move.usi

    return write
