"""What the editor says, in the window's language: faults, what a position is good for, refusals, places."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.records.position_editor import (
    Draft,
    EditRefusedError,
    InHand,
    OnSquare,
    Place,
    Refusal,
    Use,
    Verdict,
)
from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.app.words.games import side_name
from shogi_desktop.app.words.spoken import hand_content, kind_in_words, square_content
from shogi_desktop.rules import Color

translate = QCoreApplication.translate

_SYMBOLS: Final = {Color.BLACK: "☗", Color.WHITE: "☖"}

_USES: Final = {
    Use.PLAY: QT_TRANSLATE_NOOP("Editor", "Ready to play or study."),
    Use.STUDY: QT_TRANSLATE_NOOP("Editor", "Can be studied but not played."),
    Use.NOTHING: QT_TRANSLATE_NOOP("Editor", "Cannot be played or studied yet."),
}

_REFUSALS: Final = {
    Refusal.KING_IN_HAND: QT_TRANSLATE_NOOP("Editor", "A king cannot be in hand."),
    Refusal.BOX_EMPTY: QT_TRANSLATE_NOOP(
        "Editor", "No piece of this kind is left in the box: {kind}. Take one off the board first."
    ),
    Refusal.NOTHING_THERE: QT_TRANSLATE_NOOP("Editor", "There is no piece there."),
}


def side_with_symbol(color: Color) -> str:
    """``☗ Black``."""
    return f"{_SYMBOLS[color]} {side_name(color, handicap=False)}"


def use_text(verdict: Verdict) -> str:
    """What the position can be used for."""
    return translate("Editor", _USES[verdict.use])


def over_text(draft: Draft) -> str:
    """That the side to move has no move."""
    return translate("Editor", "{side} is to move and has no legal move: the game would be over.").format(
        side=side_name(draft.turn, handicap=False)
    )


def refusal_text(error: EditRefusedError) -> str:
    """Why an operation was not done."""
    kind = "" if error.kind is None else kind_in_words(error.kind.id)
    return translate("Editor", _REFUSALS[error.refusal]).format(kind=kind)


def place_in_words(place: Place, draft: Draft) -> str:
    """``7f, Black pawn``, ``5e, empty``, ``Black pawn in hand, 3`` or ``pawn in the box, 4``."""
    if isinstance(place, OnSquare):
        return square_content(place.square, draft.men.get(place.square))
    count = draft.count(place)
    if isinstance(place, InHand):
        return hand_content(draft.variant.piece(place.kind, place.color), count)
    words = kind_in_words(place.kind.id)
    return translate("Editor", "%1 in the box, %2").replace("%1", words).replace("%2", str(count))
