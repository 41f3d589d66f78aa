"""What a good move is good for, in a sentence: the reasons of the review, seen from the other side.

A reason says what was wrong with a fault; here the fault was to do nothing (`analysis.waiting`).
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.analysis.reasons import Reason, ReasonId
from shogi_desktop.analysis.waiting import is_waiting, turned
from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.app.words.lines import Write
from shogi_desktop.app.words.spoken import kind_in_words, square_in_words
from shogi_desktop.rules import Move, Position

translate = QCoreApplication.translate

_SENTENCES: Final = {
    ReasonId.MISSES_MATE: QT_TRANSLATE_NOOP("Merits", "It leads to mate in {plies}."),
    ReasonId.WALKS_INTO_MATE: QT_TRANSLATE_NOOP("Merits", "It prevents a mate in {plies}."),
    ReasonId.HANGS_PIECE: QT_TRANSLATE_NOOP("Merits", "It saves the {piece} on {square} from {move}."),
    ReasonId.MISSES_CAPTURE: QT_TRANSLATE_NOOP("Merits", "It wins the {piece} on {square}."),
    ReasonId.ALLOWS_FORK: QT_TRANSLATE_NOOP(
        "Merits", "It prevents {move}, which attacks two pieces at once and wins the {piece} on {square}."
    ),
    ReasonId.ALLOWS_PIN: QT_TRANSLATE_NOOP(
        "Merits", "It prevents {move}, which pins the {piece} on {square} to the king and wins it."
    ),
    ReasonId.ALLOWS_DISCOVERED_ATTACK: QT_TRANSLATE_NOOP(
        "Merits", "It prevents {move}, which opens a line of attack and wins the {piece} on {square}."
    ),
    ReasonId.LOSES_LATER: QT_TRANSLATE_NOOP(
        "Merits", "It prevents {move}, which wins the {piece} on {square} within a few moves."
    ),
    ReasonId.MISSES_WIN: QT_TRANSLATE_NOOP("Merits", "It wins the {piece} on {square} within a few moves."),
}
_UNDEFENDED: Final = QT_TRANSLATE_NOOP("Merits", "It takes the {piece} on {square}, which is undefended.")


def merit_text(reason: Reason, position: Position, write: Write) -> str:
    """What the best move in `position` is good for; empty for a reason that says nothing of it.

    :param reason: why it would be a fault to do nothing there. :param write: writes a move in a notation.
    """
    source = _SENTENCES.get(reason.id)
    if source is None:
        return ""
    if reason.id is ReasonId.MISSES_CAPTURE and not _is_answered(position, reason.line[0]):
        source = _UNDEFENDED
    threat = next((move for move in reason.line if not is_waiting(move)), None)
    return translate("Merits", source).format(
        plies=reason.plies,
        piece=None if reason.kind is None else kind_in_words(reason.kind.id),
        square=None if reason.square is None else square_in_words(reason.square),
        move="" if threat is None or threat is reason.line[0] else write(turned(position), threat, None),
    )


def _is_answered(position: Position, capture: Move) -> bool:
    """Whether the other side could take back on that square, were it not for pins."""
    after = position.copy()
    after.play(capture)
    return bool(after.attackers(capture.target, after.turn))
