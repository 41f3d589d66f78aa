"""The names of pieces and, made of their Betza move, how they go, in the language of the window."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.rules import PieceKind

translate = QCoreApplication.translate

_NAMES: Final = {
    "king": QT_TRANSLATE_NOOP("Pieces", "King"),
    "queen": QT_TRANSLATE_NOOP("Pieces", "Queen"),
    "rook": QT_TRANSLATE_NOOP("Pieces", "Rook"),
    "bishop": QT_TRANSLATE_NOOP("Pieces", "Bishop"),
    "gold": QT_TRANSLATE_NOOP("Pieces", "Gold general"),
    "silver": QT_TRANSLATE_NOOP("Pieces", "Silver general"),
    "knight": QT_TRANSLATE_NOOP("Pieces", "Knight"),
    "lance": QT_TRANSLATE_NOOP("Pieces", "Lance"),
    "pawn": QT_TRANSLATE_NOOP("Pieces", "Pawn"),
    "dragon": QT_TRANSLATE_NOOP("Pieces", "Dragon (promoted rook)"),
    "horse": QT_TRANSLATE_NOOP("Pieces", "Horse (promoted bishop)"),
    "promoted_silver": QT_TRANSLATE_NOOP("Pieces", "Promoted silver"),
    "promoted_knight": QT_TRANSLATE_NOOP("Pieces", "Promoted knight"),
    "promoted_lance": QT_TRANSLATE_NOOP("Pieces", "Promoted lance"),
    "tokin": QT_TRANSLATE_NOOP("Pieces", "Tokin (promoted pawn)"),
}

_OWN_NAMES: Final = {
    "跳": QT_TRANSLATE_NOOP("Pieces", "Knight (from chess)"),
    "今": QT_TRANSLATE_NOOP("Pieces", "Promoted knight (from chess)"),
}
"""Kinds that share an id with a kind of the other game and have a name of their own, by their kanji."""

_STRAIGHT: Final = frozenset({(0, 1), (0, -1), (1, 0), (-1, 0)})
_DIAGONAL: Final = frozenset({(1, 1), (1, -1), (-1, 1), (-1, -1)})

_GROUPS: Final = (
    (_STRAIGHT | _DIAGONAL, QT_TRANSLATE_NOOP("Pieces", "in every direction")),
    (_STRAIGHT, QT_TRANSLATE_NOOP("Pieces", "straight in all four directions")),
    (_DIAGONAL, QT_TRANSLATE_NOOP("Pieces", "diagonally in all four directions")),
    (frozenset({(1, 1), (-1, 1)}), QT_TRANSLATE_NOOP("Pieces", "diagonally forward")),
    (frozenset({(0, 1), (0, -1)}), QT_TRANSLATE_NOOP("Pieces", "straight forward and backward")),
    (frozenset({(0, 1)}), QT_TRANSLATE_NOOP("Pieces", "straight forward")),
)
"""Directions that have a common name, the larger groups first."""


def piece_name(kind: PieceKind) -> str:
    """The name of a kind, with an explanation in brackets where that helps."""
    return translate("Pieces", _OWN_NAMES.get(kind.kanji) or _NAMES.get(kind.id, kind.id))


def short_piece_name(kind: PieceKind) -> str:
    """The name without what is in brackets."""
    return re.split(r"\s*[(（]", piece_name(kind))[0]


def movement_text(kind: PieceKind) -> str:
    """How a kind moves, in a sentence or two, read from its Betza move."""
    movement = kind.movement
    near = frozenset(v for v in movement.steps if max(abs(v[0]), abs(v[1])) == 1)
    parts = []
    if movement.slides:
        text = translate("Pieces", "Any number of squares {directions}.")
        parts.append(text.format(directions=_directions(frozenset(movement.slides))))
    if near:
        text = translate("Pieces", "One square {directions}.")
        parts.append(text.format(directions=_directions(near)))
    leaps = movement.steps - near
    if (1, -2) in leaps:
        parts.append(translate("Pieces", "Jumps two squares straight and one to the side, in any direction."))
    elif leaps:
        parts.append(translate("Pieces", "Jumps two squares forward and one to the side."))
    return sentences(*parts)


def _directions(vectors: frozenset[tuple[int, int]]) -> str:
    """The directions in words; what has no word of its own does not occur in either game."""
    named, rest = [], set(vectors)
    for group, text in _GROUPS:
        if group <= rest:
            named.append(translate("Pieces", text))
            rest -= group
    assert not rest
    return translate("Pieces", " and ").join(named)
