"""How the computer may like to play: the styles, their names, and what each honestly does, and how long.

A style is a repertoire of opening plans (`app.players.plans`).
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.app.words.openings import castle_name_of, strategy_name

translate = QCoreApplication.translate
ANY: Final = ""
FREE: Final = "free"
_OPENINGS: Final = (
    "yagura",
    "bishop_exchange",
    "side_pawn",
    "climbing_silver",
    "fourth_file",
    "third_file",
    "central",
    "opposing",
)
"""The styles that are named like an opening (`analysis.openings.Strategy`)."""
_CASTLES: Final = ("mino", "silver_crown", "anaguma", "left_mino", "boat")
"""Those named like a castle (`analysis.castles.Castle`)."""
STYLES: Final = (ANY, FREE, "static", "ranging", "attack", "solid", *_OPENINGS, *_CASTLES)
"""The styles by id; the first is a mixture of all."""
_OPENING_TEXT: Final = QT_TRANSLATE_NOOP(
    "Styles", "It plays this opening whenever you allow it, with a castle that suits it."
)
_CASTLE_TEXT: Final = QT_TRANSLATE_NOOP("Styles", "It builds this castle whenever its king can get there.")

_WORDS: Final = {
    ANY: (
        QT_TRANSLATE_NOOP("Styles", "Any opening"),
        QT_TRANSLATE_NOOP("Styles", "A different opening every game, with a castle that suits it."),
    ),
    FREE: (
        QT_TRANSLATE_NOOP("Styles", "No plan"),
        QT_TRANSLATE_NOOP("Styles", "It plays the move it thinks best from the very start."),
    ),
    "static": (
        QT_TRANSLATE_NOOP("Styles", "Static rook"),
        QT_TRANSLATE_NOOP(
            "Styles", "In the opening its rook stays on its file and the pawn in front advances."
        ),
    ),
    "ranging": (
        QT_TRANSLATE_NOOP("Styles", "Ranging rook"),
        QT_TRANSLATE_NOOP(
            "Styles",
            "In the opening its rook swings to the middle or the left, and its king goes to the right.",
        ),
    ),
    "attack": (
        QT_TRANSLATE_NOOP("Styles", "Attacking"),
        QT_TRANSLATE_NOOP(
            "Styles", "A climbing silver or a quick pawn push first, then an eye on your king all game long."
        ),
    ),
    "solid": (
        QT_TRANSLATE_NOOP("Styles", "Solid"),
        QT_TRANSLATE_NOOP("Styles", "A castle first, then an eye on its own king all game long."),
    ),
}


def style_name(style: str) -> str:
    """The name of a style; an unknown one is any."""
    if style in _OPENINGS:
        return strategy_name(style)
    if style in _CASTLES:
        return castle_name_of(style)
    return translate("Styles", _WORDS.get(style, _WORDS[ANY])[0])


def style_text(style: str) -> str:
    """What that style does, in a sentence."""
    if style in _OPENINGS:
        return translate("Styles", _OPENING_TEXT)
    if style in _CASTLES:
        return translate("Styles", _CASTLE_TEXT)
    return translate("Styles", _WORDS.get(style, _WORDS[ANY])[1])
