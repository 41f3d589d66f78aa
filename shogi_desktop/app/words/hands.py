"""Pieces in hand as they are written beside a diagram on paper, in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from shogi_desktop.app.words.spoken import KINDS_NAMED, kind_in_words
from shogi_desktop.paint.upright import HandWords

translate = QCoreApplication.translate


def hand_words() -> HandWords | None:
    """The words for hands; None in Japanese, where they are written down the side of the board."""
    if QLocale().language() is QLocale.Language.Japanese:
        return None
    return HandWords(
        line=translate("Printing", "In hand: {pieces}"),
        none=translate("Printing", "nothing"),
        names={kind: kind_in_words(kind) for kind in KINDS_NAMED},
    )
