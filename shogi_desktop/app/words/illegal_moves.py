"""Why a move is impossible, in a sentence: said in lessons and at the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.rules import Circumstance, Illegality, Objection

translate = QCoreApplication.translate

ILLEGALITY_TEXTS: Final = {
    Illegality.OFF_BOARD: QT_TRANSLATE_NOOP("Learn", "That square is not on the board."),
    Illegality.NO_PIECE: QT_TRANSLATE_NOOP("Learn", "There is no piece to move."),
    Illegality.OPPONENTS_PIECE: QT_TRANSLATE_NOOP("Learn", "That piece is your opponent's."),
    Illegality.OWN_PIECE_ON_TARGET: QT_TRANSLATE_NOOP("Learn", "One of your own pieces is there."),
    Illegality.BAD_MOVEMENT: QT_TRANSLATE_NOOP("Learn", "The piece does not move that way."),
    Illegality.CANNOT_PROMOTE: QT_TRANSLATE_NOOP("Learn", "The piece cannot promote there."),
    Illegality.MUST_PROMOTE: QT_TRANSLATE_NOOP("Learn", "It must promote, as it could never move again."),
    Illegality.NOT_IN_HAND: QT_TRANSLATE_NOOP("Learn", "You do not have that piece in hand."),
    Illegality.OCCUPIED: QT_TRANSLATE_NOOP("Learn", "There is already a piece on that square."),
    Illegality.DEAD_END: QT_TRANSLATE_NOOP("Learn", "Not there: the piece could never move again."),
    Illegality.NIFU: QT_TRANSLATE_NOOP("Learn", "Nifu: you already have a pawn on that file."),
    Illegality.LEAVES_CHECK: QT_TRANSLATE_NOOP("Learn", "Your king could be captured."),
    Illegality.UCHIFUZUME: QT_TRANSLATE_NOOP("Learn", "Uchifuzume: a dropped pawn may not give checkmate."),
}

_CIRCUMSTANCES: Final = {
    Circumstance.IN_THE_WAY: QT_TRANSLATE_NOOP("Learn", "Another piece is in the way."),
    Circumstance.PINNED: QT_TRANSLATE_NOOP(
        "Learn", "The piece is pinned: if it leaves, your king could be captured."
    ),
    Circumstance.STILL_IN_CHECK: QT_TRANSLATE_NOOP(
        "Learn", "Your king is in check: your move must get it out of check."
    ),
    Circumstance.INTO_CHECK: QT_TRANSLATE_NOOP("Learn", "The king could be captured there."),
}

_STUCK: Final = {
    (Illegality.OWN_PIECE_ON_TARGET, None): QT_TRANSLATE_NOOP(
        "Learn", "It cannot move: your own pieces are in its way."
    ),
    (Illegality.BAD_MOVEMENT, Circumstance.IN_THE_WAY): QT_TRANSLATE_NOOP(
        "Learn", "It cannot move: your own pieces are in its way."
    ),
    (Illegality.NIFU, None): QT_TRANSLATE_NOOP(
        "Learn", "Nifu: you already have a pawn on every file where it could go."
    ),
    (Illegality.LEAVES_CHECK, Circumstance.STILL_IN_CHECK): QT_TRANSLATE_NOOP(
        "Learn", "Your king is in check, and this piece cannot help."
    ),
    (Illegality.LEAVES_CHECK, Circumstance.INTO_CHECK): QT_TRANSLATE_NOOP(
        "Learn", "The king has no safe square to go to."
    ),
}
"""Where another sentence is wanted for a piece that can go nowhere at all."""


def illegality_text(illegality: Illegality) -> str:
    """Why the rules refuse a move, in a sentence."""
    return translate("Learn", ILLEGALITY_TEXTS[illegality])


def why_text(objection: Objection) -> str:
    """The same, with what more is known of it."""
    if objection.circumstance is None:
        return illegality_text(objection.illegality)
    return translate("Learn", _CIRCUMSTANCES[objection.circumstance])


def stuck_text(objection: Objection) -> str:
    """Why a piece can go nowhere, for what `objection_to_all` says."""
    text = _STUCK.get((objection.illegality, objection.circumstance))
    return why_text(objection) if text is None else translate("Learn", text)
