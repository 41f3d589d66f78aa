"""A hint in words: how the position stands by the engine's score, and the line it expects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.play.adviser import Advice
from shogi_desktop.rules import Color, Move, Position, Square
from shogi_desktop.usi.messages import Centipawns, Mate, Score

translate = QCoreApplication.translate
LONGEST_LINE: Final = 7
"""Plies of the line that are told: more nobody follows on the board."""
_SYMBOLS = {Color.BLACK: "☗", Color.WHITE: "☖"}
Write = Callable[[Position, Move, Square | None], str]


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
        return translate("Hints", "This is even.")
    if value < 400:
        return translate("Hints", "This is slightly better for {side}.")
    if value < 600:
        return translate("Hints", "This is better for {side}.")
    if value <= 1500:
        return translate("Hints", "This is much better for {side}.")
    return translate("Hints", "This is winning for {side}.")


def line_text(advice: Advice, position: Position, before: Square | None, write: Write) -> str:
    """The line, each move in the notation of `write` with the sign of its side."""
    position, texts = position.copy(), []
    for move in advice.line[:LONGEST_LINE]:
        text, symbol = write(position, move, before), _SYMBOLS[position.turn]
        texts.append(text if text.startswith(symbol) else f"{symbol}{text}")
        position.play(move)
        before = move.target
    return "  ".join(texts)
