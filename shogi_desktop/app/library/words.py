"""What the library says in words: results, and what is wrong with a file."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.library.reading import Result, Trouble, TroubleKind
from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_RESULTS: Final = {
    Result.BLACK: QT_TRANSLATE_NOOP("Library", "☗ won"),
    Result.WHITE: QT_TRANSLATE_NOOP("Library", "☖ won"),
    Result.DRAW: QT_TRANSLATE_NOOP("Library", "Draw"),
    Result.VOID: QT_TRANSLATE_NOOP("Library", "No result"),
}
_TROUBLES: Final = {
    TroubleKind.UNREADABLE: QT_TRANSLATE_NOOP(
        "Library", "cannot be opened ({reason}). Check that you are allowed to read it."
    ),
    TroubleKind.TOO_LARGE: QT_TRANSLATE_NOOP("Library", "is too large to be a kifu ({reason})."),
    TroubleKind.NO_KIFU: QT_TRANSLATE_NOOP("Library", "cannot be read as a game record ({reason})."),
    TroubleKind.RESERVATIONS: QT_TRANSLATE_NOOP("Library", "was read with problems: {reason}"),
}


def result_name(result: Result) -> str:
    """Who won, short enough for a list; nothing where it is not known."""
    return translate("Library", _RESULTS[result]) if result in _RESULTS else ""


def trouble_text(trouble: Trouble) -> str:
    """What is wrong with the file, as the end of a sentence that begins with its name."""
    return translate("Library", _TROUBLES[trouble.kind]).format(reason=trouble.reason)
