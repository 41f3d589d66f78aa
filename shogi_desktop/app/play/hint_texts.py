"""A hint in words: how the position stands by the engine's score. Its line is told by `words.lines`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shogi_desktop.usi.messages import Centipawns, Mate, Score

translate = QCoreApplication.translate


def score_words(score: Score, who: str, other: str) -> str:
    """How the position stands for `who` moves next, where `score` is from there; `other` is the opponent."""
    match score:
        case Mate(winning, plies):
            side = who if winning else other
            if plies is None:
                # By a mate of unknown length or by a rule of the game: the engine does not say which.
                return translate("Hints", "There is a forced win for {side}.").format(side=side)
            return translate("Hints", "There is a mate in {plies} for {side}.").format(side=side, plies=plies)
        case Centipawns(value):
            return _standing(abs(value)).format(side=who if value > 0 else other)


def _standing(value: int) -> str:
    """The words for a lead of `value` centipawns."""
    if value < 200:
        return translate("Hints", "The position is even.")
    if value < 400:
        return translate("Hints", "The position is slightly better for {side}.")
    if value < 600:
        return translate("Hints", "The position is better for {side}.")
    if value <= 1500:
        return translate("Hints", "The position is much better for {side}.")
    return translate("Hints", "The position is winning for {side}.")
