"""Writes a move for the list, in the notation asked for, whatever the record holds."""

from __future__ import annotations

from shogi_desktop.app.words.lines import Write
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.style import MoveStyle, move_text
from shogi_desktop.rules import Move, Position, RulesError, Square


def move_writer(style: MoveStyle) -> Write:
    """The writer for that notation; a foul that it cannot tell apart is written in USI."""

    def write(position: Position, move: Move, previous_target: Square | None) -> str:
        try:
            return move_text(position, move, style, previous_target)
        except (NotationError, RulesError):
            return move.usi

    return write
