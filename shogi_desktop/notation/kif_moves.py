"""The move text of KIF: ７六歩(77), 同　銀成(22), ５五角打; times and everything else on the line apart.

A text means the same wherever it stands, so what it means is remembered per text: a file of a hundred moves
has few that the last one had not.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from shogi_desktop.notation.kanji import (
    FILE_NAMES,
    MARK_COLORS,
    RANK_NAMES,
    WIDE_DIGITS,
    kind_names,
    kind_text,
    square_text,
)
from shogi_desktop.rules import BoardMove, Drop, Move, PieceKind, Square, Variant, file_of, rank_of, square

_REMEMBERED = 50_000


@dataclass(frozen=True, slots=True)
class KifMove:
    """What a move's text says: which kind goes where.

    `move` is None if it does not say from where; then `promote` tells whether it is turned.
    """

    kind: PieceKind
    target: Square
    move: Move | None
    promote: bool = False


class MoveReader:
    """Reads the move texts of one variant."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self._remembered: dict[tuple[str, Square | None], KifMove] = {}

    def read(self, text: str, previous: Square | None) -> KifMove | None:
        """What `text` says when the move before went to `previous`; None if it is no move."""
        key = (text, previous if "同" in text else None)
        said = self._remembered.get(key)
        if said is not None:
            return said
        said = self._read(text, previous)
        if said is None:
            return None
        if len(self._remembered) > _REMEMBERED:
            self._remembered.clear()
        self._remembered[key] = said
        return said

    def _read(self, text: str, previous: Square | None) -> KifMove | None:
        match = _pattern(self.variant).fullmatch(text)
        if match is None:
            return None
        target = square(_NUMBERS[match["file"]], _NUMBERS[match["rank"]]) if match["file"] else previous
        if target is None or not self.variant.contains(target):
            return None
        kind = kind_names(self.variant)[match["kind"]]
        promote = match["turn"] == "成"
        origin = origin_of(match["origin"])
        if match["drop"] or origin == _NOWHERE:
            # A promoted piece cannot be dropped; that it is written so is for legality to find.
            return KifMove(kind, target, Drop(kind, target))
        if origin is None:
            return KifMove(kind, target, None, promote)
        return KifMove(kind, target, BoardMove(origin, target, promote))


@cache
def reader_for(variant: Variant) -> MoveReader:
    """The reader of `variant`: one for all files, because what a text means does not change."""
    return MoveReader(variant)


_NOWHERE = Square(0)


@cache
def _pattern(variant: Variant) -> re.Pattern[str]:
    files = "|".join((*FILE_NAMES[:0:-1], "10", "十", "[1-9]"))
    ranks = "|".join((*RANK_NAMES[:0:-1], "10", "１０", "[１-９1-9]"))
    return re.compile(
        rf"[{''.join(MARK_COLORS)}]?[ 　]*(?:(?P<file>{files})[ 　]*(?P<rank>{ranks})|同)[ 　]*"
        rf"(?P<kind>{'|'.join(kind_names(variant))})[ 　]*[左直右上行入寄引]*[ 　]*"
        r"(?P<turn>不成|成)?(?P<drop>打?)[ 　]*(?:[(（](?P<origin>[0-9０-９.．]+)[)）])?"
    )


_NUMBERS: dict[str, int] = {
    text: number
    for number in range(11)
    for text in (str(number), "".join(WIDE_DIGITS[int(digit)] for digit in str(number)), RANK_NAMES[number])
    if text
}
"""What may stand for a file or a rank, 0 for a piece from the hand: 7, ７, 七."""


def origin_of(text: str | None) -> Square | None:
    """The square in ``(77)`` or ``(10.10)``, the parentheses left out; `_NOWHERE` for 00.

    None where there are none or they are nonsense.
    """
    if text is None:
        return None
    file, dot, rank = text.replace("．", ".").partition(".")
    if not dot:
        split = -2 if text[-2:] in {"10", "１０"} else -1
        file, rank = text[:split], text[split:]
    f, r = _NUMBERS.get(file), _NUMBERS.get(rank)
    if f == r == 0:
        return _NOWHERE
    return square(f, r) if f and r else None


def kif_text(kind: PieceKind, move: Move, previous: Square | None, variant: Variant) -> str:
    """The text of `move` by a piece of `kind` (as it stood before), after a move to `previous`."""
    where = "同　" if move.target == previous else square_text(move.target)
    name = kind_text(kind)
    if isinstance(move, Drop):
        return f"{where}{name}打"
    file, rank = file_of(move.origin), rank_of(move.origin)
    origin = f"{file}.{rank}" if variant.files > 9 else f"{file}{rank}"
    return f"{where}{name}{'成' if move.promote else ''}({origin})"
