"""What can go wrong with a player's book, in the player's language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.books.trouble import BookTrouble, BookTroubleKind
from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.app.system.short_text import in_one_line

_SENTENCES: Final = {
    BookTroubleKind.UNREADABLE: QT_TRANSLATE_NOOP(
        "Books",
        "{file} cannot be opened ({reason}). Check that it exists and that you are allowed to read it.",
    ),
    BookTroubleKind.NO_BOOK: QT_TRANSLATE_NOOP(
        "Books", "{file} cannot be read as an opening book ({reason}). Choose another file."
    ),
    BookTroubleKind.CHANGED: QT_TRANSLATE_NOOP(
        "Books",
        "Another program has changed {file} since you looked at this position. Nothing was saved. "
        "Check the moves and try again.",
    ),
    BookTroubleKind.UNWRITABLE: QT_TRANSLATE_NOOP(
        "Books",
        "{file} cannot be written ({reason}). It is unchanged. Free some space or allow writing "
        "there, then try again.",
    ),
    BookTroubleKind.UNFIT: QT_TRANSLATE_NOOP("Books", "{file} cannot store these moves: {reason}."),
}


def trouble_text(trouble: BookTrouble) -> str:
    """What happened to which book, and what to do."""
    sentence = QCoreApplication.translate("Books", _SENTENCES[trouble.kind])
    return sentence.format(file=in_one_line(trouble.file), reason=in_one_line(trouble.reason))
