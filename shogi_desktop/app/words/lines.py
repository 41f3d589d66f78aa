"""A line of moves as it is told: by a hint, or by an engine's evaluation in a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from shogi_desktop.rules import Color, Move, Position, Square

LONGEST_LINE: Final = 7
"""Plies that are told: more nobody follows on the board."""
_SYMBOLS = {Color.BLACK: "☗", Color.WHITE: "☖"}
Write = Callable[[Position, Move, Square | None], str]
"""Writes a move made in a position; the square is where the move before went to."""


def line_text(line: Sequence[Move], position: Position, before: Square | None, write: Write) -> str:
    """The moves of `line` from `position` on, as far as they can be made, each with the sign of its side.

    :param before: where the move before them went. :param write: writes a move in a notation.
    """
    position, texts = position.copy(), []
    for move in line[:LONGEST_LINE]:
        if not position.is_legal(move):
            break
        text, symbol = write(position, move, before), _SYMBOLS[position.turn]
        texts.append(text if text.startswith(symbol) else f"{symbol}{text}")
        position.play(move)
        before = move.target
    return "  ".join(texts)
