"""The moves of KI2: ▲７六歩 △３四歩 …, several or one a line; what they mean is `japanese`'s question.

A foul has no such text, as it is no legal move: it is written with its origin, as in KIF, and one of another
program's is taken for the drop or move that it must be. Cases: KIFU.md 19 to 21.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from shogi_desktop.notation.encoding import BROKEN
from shogi_desktop.notation.errors import MoveReadError
from shogi_desktop.notation.japanese import parse_move_text
from shogi_desktop.notation.kanji import MARK_COLORS
from shogi_desktop.notation.kif_moves import reader_for
from shogi_desktop.rules import BoardMove, Color, Drop, Move, Position, Square

_MARKS = "".join(MARK_COLORS)
_LINE = re.compile(rf"[ 　\t]*[{_MARKS}][ 　]*\S")
_BROKEN_MARK = rf"(?<![^ 　]){BROKEN}+(?=[1-9１-９同])"
"""What a mark with a broken byte leaves."""
_TOKEN = re.compile(rf"(?:[{_MARKS}]|{_BROKEN_MARK})(?:(?!{_BROKEN_MARK})[^{_MARKS}])*")

_WHOLE_TOKEN = re.compile(rf"[{_MARKS}][^{_MARKS}]*")
"""The same where no byte is broken, found faster."""


def is_ki2_line(line: str) -> bool:
    """Whether `line` begins with a move of KI2, or an end mark in its place."""
    return _LINE.match(line) is not None


def is_damaged_ki2_line(line: str) -> bool:
    """Whether `line` begins with a move whose mark has a broken byte: to be asked within KI2 only."""
    return line.startswith(BROKEN) and _TOKEN.match(line) is not None


def ki2_tokens(line: str) -> Iterator[re.Match[str]]:
    """The moves in a line, each from its mark to the next one."""
    return (_TOKEN if BROKEN in line else _WHOLE_TOKEN).finditer(line)


def is_of_other_side(text: str, turn: Color) -> bool:
    """Whether the mark of `text` is not that of the side to move."""
    return MARK_COLORS.get(text[0], turn) is not turn


def ki2_legal_move(text: str, position: Position, previous: Square | None) -> Move | None:
    """The legal move that `text` means, whichever side's mark it has; None if it means none, or several."""
    try:
        return parse_move_text(_body(text), position, previous)
    except MoveReadError:
        return None


def ki2_move(text: str, position: Position, previous: Square | None) -> Move | None:
    """The same, or a move against the rules where no other can be meant; None if it cannot be made out."""
    try:
        return parse_move_text(_body(text), position, previous)
    except MoveReadError as error:
        return None if error.choices else _foul(_body(text), position, previous)


def _body(text: str) -> str:
    body = text[1:].lstrip(BROKEN) if text[0] == BROKEN else text[1:]
    return body.strip(" 　\t")


def _foul(body: str, position: Position, previous: Square | None) -> Move | None:
    """The one move against the rules that `body` can mean."""
    said = reader_for(position.variant).read(body, previous)
    if said is None or said.move is not None:
        return None if said is None else said.move
    origins = position.origins(said.target, said.kind)
    if len(origins) == 1:
        return BoardMove(origins[0], said.target, said.promote)
    if not origins and position.hand(position.turn).count(said.kind):
        return Drop(said.kind, said.target)
    return None
