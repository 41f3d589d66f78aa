"""Lines about moves: ``+7776FU,T12``, from a client with a comment ``+7776FU,'* 30 -3334FU``."""

from __future__ import annotations

import re

from msgspec import Struct

from shogi_desktop.csa.errors import LineError
from shogi_desktop.notation.csa_moves import meant, said_of, spelt
from shogi_desktop.rules import BoardMove, Color, Move, Position, Variant

__all__ = ["MoveLine", "is_move", "meant", "move_line", "read_move_line", "spelt"]

_LINE = re.compile(r"([+-][0-9A]{2}[1-9A]{2}[A-Z]{2})(?:,T(\d{1,10}))?(?:,'(.*))?")


class MoveLine(Struct, frozen=True):
    """A move as a line says it; `units` of time and `comment` (without its ``'``) where there are any."""

    text: str
    units: int | None = None
    comment: str = ""

    @property
    def color(self) -> Color:
        """Whose move it is."""
        return Color.BLACK if self.text[0] == "+" else Color.WHITE


def is_move(text: str) -> bool:
    """Whether a line begins as a move does."""
    return text[:1] in {"+", "-"} and len(text) > 1


def read_move_line(text: str, variant: Variant) -> MoveLine:
    """The parts of a line. :raises LineError: it is no move."""
    match = _LINE.fullmatch(text)
    if match is None or said_of(match[1], variant) is None:
        raise LineError(text, "it is no move")
    return MoveLine(match[1], None if match[2] is None else int(match[2]), match[3] or "")


def move_line(text: str, units: int) -> str:
    """What a server tells both sides."""
    return f"{text},T{units}"


def playable(text: str, position: Position) -> Move | None:
    """The move that a line's text means, if it can be made at all in `position`, legal or not."""
    move = meant(text, position)
    if isinstance(move, BoardMove) and position.piece_at(move.origin) is None:
        return None
    return move
