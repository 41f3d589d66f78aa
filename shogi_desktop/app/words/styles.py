"""How the computer may like to play: the styles, their names, and what each honestly does, and how long."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
ANY: Final = ""
STYLES: Final = (ANY, "static", "ranging", "attack", "solid")
"""The styles by id; the first is none."""

_WORDS: Final = {
    ANY: (
        QT_TRANSLATE_NOOP("Styles", "Any opening"),
        QT_TRANSLATE_NOOP("Styles", "It plays what it thinks best from the first move on."),
    ),
    "static": (
        QT_TRANSLATE_NOOP("Styles", "Static rook"),
        QT_TRANSLATE_NOOP(
            "Styles", "In the opening its rook stays on its file, and the pawn before it advances."
        ),
    ),
    "ranging": (
        QT_TRANSLATE_NOOP("Styles", "Ranging rook"),
        QT_TRANSLATE_NOOP(
            "Styles", "In the opening its rook swings to the middle or the left, its king to the right."
        ),
    ),
    "attack": (
        QT_TRANSLATE_NOOP("Styles", "Attacking"),
        QT_TRANSLATE_NOOP(
            "Styles", "A climbing silver or a quick pawn first, and all game long an eye on your king."
        ),
    ),
    "solid": (
        QT_TRANSLATE_NOOP("Styles", "Solid"),
        QT_TRANSLATE_NOOP("Styles", "A castle first, and all game long an eye on its own king."),
    ),
}


def style_name(style: str) -> str:
    """The name of a style; an unknown one is any."""
    return translate("Styles", _WORDS.get(style, _WORDS[ANY])[0])


def style_text(style: str) -> str:
    """What that style does, in a sentence."""
    return translate("Styles", _WORDS.get(style, _WORDS[ANY])[1])
