"""How a game ended in a word or two, as a row of its moves has it; sentences are `games`' matter."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.game import Reason

_NAMES: Final = {
    Reason.CHECKMATE: QT_TRANSLATE_NOOP("Endings", "checkmate"),
    Reason.NO_MOVE: QT_TRANSLATE_NOOP("Endings", "no legal move"),
    Reason.RESIGNATION: QT_TRANSLATE_NOOP("Endings", "resigns"),
    Reason.REPETITION: QT_TRANSLATE_NOOP("Endings", "repetition"),
    Reason.PERPETUAL_CHECK: QT_TRANSLATE_NOOP("Endings", "perpetual check"),
    Reason.ILLEGAL_MOVE: QT_TRANSLATE_NOOP("Endings", "illegal move"),
    Reason.IMPASSE: QT_TRANSLATE_NOOP("Endings", "impasse"),
    Reason.DECLARATION: QT_TRANSLATE_NOOP("Endings", "declares the win"),
    Reason.FALSE_DECLARATION: QT_TRANSLATE_NOOP("Endings", "false declaration"),
    Reason.TRY_RULE: QT_TRANSLATE_NOOP("Endings", "try"),
    Reason.MOVE_LIMIT: QT_TRANSLATE_NOOP("Endings", "move limit"),
    Reason.TIMEOUT: QT_TRANSLATE_NOOP("Endings", "time is up"),
    Reason.AGREEMENT: QT_TRANSLATE_NOOP("Endings", "draw agreed"),
    Reason.BARE_KING: QT_TRANSLATE_NOOP("Endings", "bare king"),
    Reason.MUTUAL_BARING: QT_TRANSLATE_NOOP("Endings", "both kings bare"),
    Reason.DEFAULT: QT_TRANSLATE_NOOP("Endings", "did not appear"),
    Reason.INTERRUPTED: QT_TRANSLATE_NOOP("Endings", "broken off"),
    Reason.NO_MATE: QT_TRANSLATE_NOOP("Endings", "no mate"),
    Reason.UNKNOWN: QT_TRANSLATE_NOOP("Endings", "end"),
}


def ending_name(reason: Reason) -> str:
    """What ends the line, as a row of the moves says it."""
    return QCoreApplication.translate("Endings", _NAMES[reason])
