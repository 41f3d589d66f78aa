"""What is said of a character: how strong, how it opens, what it likes, how its games end."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from shogi_desktop.app.players.characters import Character
from shogi_desktop.app.players.temper import Temper
from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.app.words.games import grade_text
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.app.words.styles import ANY, FREE, style_name

translate = QCoreApplication.translate

_LIKES: Final = {
    "attack": QT_TRANSLATE_NOOP("Characters", "attacking"),
    "defence": QT_TRANSLATE_NOOP("Characters", "a safe king"),
    "greed": QT_TRANSLATE_NOOP("Characters", "capturing pieces"),
    "exchanges": QT_TRANSLATE_NOOP("Characters", "exchanges"),
    "patience": QT_TRANSLATE_NOOP("Characters", "quiet moves"),
}
_RESIGNS: Final = {
    "early": QT_TRANSLATE_NOOP("Characters", "Resigns early."),
    "lost": QT_TRANSLATE_NOOP("Characters", "Resigns when the game is lost."),
    "never": QT_TRANSLATE_NOOP("Characters", "Never resigns."),
}
_DRAWS: Final = {
    "offers": QT_TRANSLATE_NOOP("Characters", "May offer a draw."),
    "refuses": QT_TRANSLATE_NOOP("Characters", "Declines draws."),
}


def line_of(one: Character) -> str:
    """What it is like, in the language of the window."""
    return one.line_in(QLocale().name().split("_", maxsplit=1)[0])


def strength_text(one: Character) -> str:
    """The nearest level and what grade that is thought to be like."""
    sentence = translate("Characters", "Level {number}. {grade}")
    return sentence.format(number=one.rung, grade=grade_text(one.rung))


def opening_text(one: Character, variant_id: str) -> str:
    """How it opens a game of that variant."""
    styles = one.repertoire.get(variant_id, ())
    if not styles or {ANY, FREE} & set(styles):
        return translate("Characters", "Plays any opening.")
    names = QLocale().createSeparatedList([style_name(style) for style in styles])
    return translate("Characters", "Opens with: {styles}.").format(styles=names)


def taste_text(temper: Temper) -> str:
    """What it likes and does not; empty for who likes nothing in particular."""
    liked = [name for name in _LIKES if getattr(temper, name) > 0]
    kept_from = [name for name in _LIKES if getattr(temper, name) < 0]
    said = []
    for names, sentence in (
        (liked, translate("Characters", "Likes: {things}.")),
        (kept_from, translate("Characters", "Dislikes: {things}.")),
    ):
        if names:
            strongest = sorted(names, key=lambda name: -abs(getattr(temper, name)))
            things = QLocale().createSeparatedList(
                [translate("Characters", _LIKES[name]) for name in strongest]
            )
            said.append(sentence.format(things=things))
    return sentences(*said)


def manners_text(one: Character) -> str:
    """How its games end."""
    said = [translate("Characters", _RESIGNS[one.resigns])]
    if one.draws in _DRAWS:
        said.append(translate("Characters", _DRAWS[one.draws]))
    return sentences(*said)


def thanks_text(one: Character, *, won: bool | None) -> str:
    """What it says when a game is over. :param won: whether it won; None for a draw."""
    if won is None:
        words = translate("Characters", "A draw! Thank you for the game.")
    elif won:
        words = translate("Characters", "Thank you for the game. Shall we play again?")
    else:
        words = translate("Characters", "Well played! Thank you for the game.")
    return translate("Characters", "{name}: “{words}”").format(name=one.name, words=words)
