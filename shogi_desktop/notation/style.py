"""The ways of writing a move for people, and of reading one that was typed."""

from __future__ import annotations

from enum import Enum

from shogi_desktop.notation.errors import MoveReadError
from shogi_desktop.notation.japanese import move_text as japanese_text
from shogi_desktop.notation.japanese import parse_move_text
from shogi_desktop.notation.western import digits_text, hodges_text, parse_western
from shogi_desktop.rules import Move, Position, Square


class MoveStyle(Enum):
    """How moves are shown; the choice does not depend on the language of the window."""

    JAPANESE = "japanese"  # ☗７六歩
    HODGES = "hodges"  # P-7f
    DIGITS = "digits"  # P-76
    USI = "usi"  # 7g7f


def move_text(position: Position, move: Move, style: MoveStyle, previous_target: Square | None = None) -> str:
    """The legal `move` about to be played in `position`, in `style`.

    `previous_target`, where the move before went, matters to Japanese text only.
    """
    if style is MoveStyle.JAPANESE:
        return japanese_text(position, move, previous_target)
    if style is MoveStyle.HODGES:
        return hodges_text(position, move)
    if style is MoveStyle.DIGITS:
        return digits_text(position, move)
    return move.usi


def parse_typed_move(text: str, position: Position, previous_target: Square | None = None) -> Move:
    """The legal move that somebody typed in any of the styles.

    :raises MoveReadError: if it fits no legal move, or several; then `choices` lists them.
    """
    if text.isascii():
        return parse_western(text, position)
    try:
        return parse_move_text(text, position, previous_target)
    except MoveReadError as error:
        if error.choices:
            raise
        raise MoveReadError(text) from None
