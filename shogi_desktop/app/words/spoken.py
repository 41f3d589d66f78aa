"""Squares, moves and the clock as they are spoken: what a screen reader says, in the window's language.

A translation may have a square in kanji, as ``{kanji}``: ７六 where English has 7f, or in a sentence
seven six.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.app.words.games import side_name
from shogi_desktop.notation.kanji import FILE_NAMES, RANK_NAMES
from shogi_desktop.rules import (
    Color,
    Piece,
    Position,
    Square,
    Transition,
    file_of,
    rank_of,
    square_name,
)

translate = QCoreApplication.translate

_KINDS: Final = {
    "king": QT_TRANSLATE_NOOP("Board", "king"),
    "queen": QT_TRANSLATE_NOOP("Board", "queen"),
    "rook": QT_TRANSLATE_NOOP("Board", "rook"),
    "bishop": QT_TRANSLATE_NOOP("Board", "bishop"),
    "gold": QT_TRANSLATE_NOOP("Board", "gold"),
    "silver": QT_TRANSLATE_NOOP("Board", "silver"),
    "knight": QT_TRANSLATE_NOOP("Board", "knight"),
    "lance": QT_TRANSLATE_NOOP("Board", "lance"),
    "pawn": QT_TRANSLATE_NOOP("Board", "pawn"),
    "dragon": QT_TRANSLATE_NOOP("Board", "dragon"),
    "horse": QT_TRANSLATE_NOOP("Board", "horse"),
    "promoted_silver": QT_TRANSLATE_NOOP("Board", "promoted silver"),
    "promoted_knight": QT_TRANSLATE_NOOP("Board", "promoted knight"),
    "promoted_lance": QT_TRANSLATE_NOOP("Board", "promoted lance"),
    "tokin": QT_TRANSLATE_NOOP("Board", "promoted pawn"),
}


KINDS_NAMED: Final = tuple(_KINDS)
"""The ids of the kinds that have a name."""


def kind_in_words(kind_id: str) -> str:
    """The name of a kind of piece; what has no name keeps its id."""
    source = _KINDS.get(kind_id)
    return kind_id if source is None else translate("Board", source)


def piece_in_words(piece: Piece) -> str:
    """``Black promoted silver``."""
    black = piece.color is Color.BLACK
    text = translate("Board", "Black %1") if black else translate("Board", "White %1")
    return text.replace("%1", kind_in_words(piece.kind.id))


def square_in_words(sq: Square) -> str:
    """``7f``; ７六 in Japanese."""
    return translate("Spoken", "{square}").format(square=square_name(sq), kanji=_kanji(sq))


def square_content(sq: Square, piece: Piece | None) -> str:
    """``7f, Black pawn`` or ``5e, empty``."""
    what = translate("Board", "empty") if piece is None else piece_in_words(piece)
    return translate("Spoken", "{square}, {what}").format(square=square_name(sq), kanji=_kanji(sq), what=what)


def hand_content(piece: Piece, count: int) -> str:
    """``Black pawn in hand, 3``."""
    text = translate("Board", "%1 in hand, %2")
    return text.replace("%1", piece_in_words(piece)).replace("%2", str(count))


def move_in_words(transition: Transition, after: Position, *, handicap: bool) -> str:
    """``Black: silver to seven six``, with what it takes, promotion, check and mate.

    :param after: the position after the move; it is left as it is.
    """
    words = _plain_move(transition, after, handicap)
    parts = []
    if transition.promoted:
        parts.append(translate("Spoken", "promotes"))
    elif _declined(transition, after):
        parts.append(translate("Spoken", "does not promote"))
    if after.is_check():
        mate = not after.has_legal_move()
        parts.append(translate("Spoken", "mate") if mate else translate("Spoken", "check"))
    for more in parts:
        words = translate("Spoken", "{what}, {more}").format(what=words, more=more)
    return words


def _plain_move(transition: Transition, after: Position, handicap: bool) -> str:
    origin, captured = transition.origin, transition.captured
    if origin is None:
        text = translate("Spoken", "{side}: {piece} dropped on {square}")
    elif captured is not None:
        text = translate("Spoken", "{side}: {piece} takes {captured} on {square}")
    else:
        text = translate("Spoken", "{side}: {piece} to {square}")
    piece = kind_in_words(transition.piece.kind.id)
    if origin is not None and _others_could(transition, after):
        piece = translate("Spoken", "{piece} from {square}").format(
            piece=piece, square=_spoken(origin), kanji=_kanji(origin)
        )
    return text.format(
        side=side_name(transition.color, handicap=handicap),
        piece=piece,
        captured=None if captured is None else kind_in_words(captured.kind.id),
        square=_spoken(transition.target),
        kanji=_kanji(transition.target),
    )


def _others_could(transition: Transition, after: Position) -> bool:
    """Whether another piece of that kind could have gone there too, so that the origin has to be said."""
    before = after.copy()
    before.undo(transition)
    return any(
        sq != transition.origin and before.piece_at(sq) == transition.piece
        for sq in before.attackers(transition.target, transition.color)
    )


def _declined(transition: Transition, after: Position) -> bool:
    """Whether the piece could have been promoted by this move, and was not."""
    origin, kind = transition.origin, transition.piece.kind
    if origin is None or kind.promoted is None:
        return False
    variant, color = after.variant, transition.color
    return variant.in_zone(color, origin) or variant.in_zone(color, transition.target)


def seconds_left(seconds: int) -> str:
    """``10 seconds left``."""
    return translate("Spoken", "%n seconds left", "", seconds)


def byoyomi_begins(seconds: int) -> str:
    """The main time is used up; `seconds` are left for each move."""
    return translate("Spoken", "Byōyomi: %n seconds a move", "", seconds)


def place_in_words(plies: int) -> str:
    """``Move 12``, or the position that the game starts from: where one is after a step back or a jump."""
    if not plies:
        return translate("Spoken", "Start position")
    return translate("Spoken", "Move {number}").format(number=plies)


def taken_back(plies: int) -> str:
    """How many moves were taken back."""
    return translate("Spoken", "%n moves taken back", "", plies)


def _spoken(sq: Square) -> str:
    """``seven six``."""
    numbers = translate("Spoken", "one two three four five six seven eight nine ten").split()
    return f"{numbers[file_of(sq) - 1]} {numbers[rank_of(sq) - 1]}"


def _kanji(sq: Square) -> str:
    return FILE_NAMES[file_of(sq)] + RANK_NAMES[rank_of(sq)]
