"""The moves of KI2: ▲７六歩 △３四歩 …, several or one a line; what they mean is `japanese`'s question.

A foul has no such text, as it is no legal move: it is written with its origin, as in KIF, and one of another
program's is taken for the drop or move that it must be. Cases: KIFU.md 19 to 21.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from shogi_desktop.notation.encoding import BROKEN
from shogi_desktop.notation.errors import MoveReadError
from shogi_desktop.notation.japanese import SaidMove, moves_meant, parse_move_text, said_by
from shogi_desktop.notation.kanji import MARK_COLORS, kind_names
from shogi_desktop.notation.kif_moves import reader_for
from shogi_desktop.rules import VARIANTS, BoardMove, Drop, Move, Position, Square, Variant

_MARKS = "".join(MARK_COLORS)
_LINE = re.compile(rf"[ 　\t]*[{_MARKS}][ 　]*\S")
_KINDS = "|".join(sorted({name for variant in VARIANTS for name in kind_names(variant)}))
_RANK = "10|１０|[1-9１-９一二三四五六七八九十]"
_PLACED = rf"(?:(?:10|１０|[1-9１-９])(?:{_RANK})|同)[ 　]*(?:{_KINDS})"
_ENDS = "".join(sorted({*_KINDS.replace("|", ""), *"成生不打左直右上行入寄引"}))
"""The characters that a move may end in."""
_NO_MARK = rf"(?:{BROKEN}+|[^\s{_MARKS}{_ENDS}])?(?={_PLACED})"
"""What stands before a move in place of its mark: one damaged character, or nothing."""
_LOST_MARK = rf"(?:(?<![^ 　\t])|(?<=[{_ENDS}])){_NO_MARK}"
_BROKEN_MARK = rf"(?<![^ 　]){BROKEN}+(?=[1-9１-９同])"
"""What a mark with a broken byte leaves, also before a move that is damaged itself."""
_BETWEEN = rf"{_BROKEN_MARK}|{_LOST_MARK}"
_TOKEN = re.compile(
    rf"(?:[{_MARKS}][ 　\t]*[^{_MARKS} 　\t]?|(?:{_BETWEEN})[^{_MARKS}])(?:(?!{_BETWEEN})[^{_MARKS}])*"
)
_WITHOUT_MARK = re.compile(_LOST_MARK)
_UNMARKED_LINE = re.compile(
    rf"[ 　\t]*{_NO_MARK}{_PLACED}[左直右上行入寄引]*(?:不成|成|生)?打?[ 　\t]*(?:[{_MARKS}][ 　]*\S|\Z)"
)

_WHOLE_TOKEN = re.compile(rf"[{_MARKS}][^{_MARKS}]*")
"""The same where no byte is broken, found faster."""


def is_ki2_line(line: str) -> bool:
    """Whether `line` begins with a move of KI2, or an end mark in its place."""
    return _LINE.match(line) is not None


def is_damaged_ki2_line(line: str) -> bool:
    """Whether `line` begins with a move whose mark has a broken byte: to be asked within KI2 only."""
    return line.startswith(BROKEN) and _TOKEN.match(line) is not None


def is_unmarked_ki2_line(line: str) -> bool:
    """Whether `line` begins with a move that has lost its mark, or has another character for it.

    It holds nothing else, or another move behind it. To be asked where KI2 is read, or begins.
    """
    return _UNMARKED_LINE.match(line) is not None


def ki2_tokens(line: str, begin: int = 0, *, damaged: bool = False) -> Iterator[re.Match[str]]:
    """The moves in a line from `begin` on, each from its mark to the next one.

    In one that is `damaged` a move begins also where the mark before it is lost.
    """
    return (_TOKEN if damaged or BROKEN in line else _WHOLE_TOKEN).finditer(line, begin)


def has_lost_its_mark(text: str) -> bool:
    """Whether no mark stands before a move, but something else or nothing."""
    return text[0] not in MARK_COLORS


def ki2_legal_move(text: str, position: Position, previous: Square | None) -> Move | None:
    """The legal move that `text` means, whichever side's mark it has; None if it means none, or several."""
    said = _said(text, position.variant)
    moves = () if said is None else moves_meant(said, position, previous)
    return moves[0] if len(moves) == 1 else None


def ki2_move(text: str, position: Position, previous: Square | None) -> Move | None:
    """The same, or a move against the rules where no other can be meant; None if it cannot be made out."""
    try:
        return parse_move_text(_body(text), position, previous)
    except MoveReadError as error:
        return None if error.choices else _foul(_body(text), position, previous)


@lru_cache(maxsize=50_000)
def _said(text: str, variant: Variant) -> SaidMove | None:
    """What `text` says behind its mark, worked out once, as it says the same wherever it stands."""
    return said_by(_body(text), variant)


def _body(text: str) -> str:
    if text[0] in MARK_COLORS:
        body = text[1:]
    else:
        lost = _WITHOUT_MARK.match(text)
        body = text.lstrip(BROKEN) if lost is None else text[lost.end() :]
    return body.strip()


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
