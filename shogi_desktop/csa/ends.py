"""How a game ends on the wire: a mark that says why (``#TIME_UP``) and one that says who won (``#WIN``).

Beside the protocol's own words: ``#BARE_KING`` for Okisaki shogi (RULES.md 4.8), and ``%HIKIWAKE``, the file
format's word, for a draw that two players of ours agreed upon.
"""

from __future__ import annotations

from enum import Enum

from shogi_desktop.game import Outcome, Reason
from shogi_desktop.rules import Color


class EndMark(Enum):
    """Why."""

    RESIGN = "#RESIGN"
    TIME_UP = "#TIME_UP"
    ILLEGAL_MOVE = "#ILLEGAL_MOVE"
    ILLEGAL_ACTION = "#ILLEGAL_ACTION"
    SENNICHITE = "#SENNICHITE"
    OUTE_SENNICHITE = "#OUTE_SENNICHITE"
    JISHOGI = "#JISHOGI"
    MAX_MOVES = "#MAX_MOVES"
    CHUDAN = "#CHUDAN"
    BARE_KING = "#BARE_KING"


class EndResult(Enum):
    """Who won, seen by whoever is told."""

    WIN = "#WIN"
    LOSE = "#LOSE"
    DRAW = "#DRAW"
    CENSORED = "#CENSORED"


class Word(Enum):
    """What a player says instead of a move."""

    RESIGN = "%TORYO"
    DECLARE = "%KACHI"
    INTERRUPT = "%CHUDAN"
    DRAW = "%HIKIWAKE"


MARKS = {mark.value: mark for mark in EndMark}
RESULTS = {result.value: result for result in EndResult}
WORDS = {word.value: word for word in Word}

_WON = {
    None: Reason.UNKNOWN,
    EndMark.RESIGN: Reason.RESIGNATION,
    EndMark.TIME_UP: Reason.TIMEOUT,
    EndMark.ILLEGAL_MOVE: Reason.ILLEGAL_MOVE,
    EndMark.ILLEGAL_ACTION: Reason.ILLEGAL_MOVE,
    EndMark.OUTE_SENNICHITE: Reason.PERPETUAL_CHECK,
    EndMark.JISHOGI: Reason.DECLARATION,
    EndMark.BARE_KING: Reason.BARE_KING,
}
_DRAWN = {
    EndMark.SENNICHITE: Reason.REPETITION,
    EndMark.JISHOGI: Reason.IMPASSE,
    EndMark.MAX_MOVES: Reason.MOVE_LIMIT,
    EndMark.BARE_KING: Reason.MUTUAL_BARING,
}


def outcome_told(mark: EndMark | None, result: EndResult | None, word: Word | None, ours: Color) -> Outcome:
    """What a server's marks say to the side `ours`; `word` is what a player said just before."""
    if mark is EndMark.CHUDAN or (result is None and mark is None):
        return Outcome(Reason.INTERRUPTED)
    if result in {EndResult.WIN, EndResult.LOSE}:
        winner = ours if result is EndResult.WIN else ours.opponent
        if mark is EndMark.ILLEGAL_MOVE and word is Word.DECLARE:
            return Outcome(Reason.FALSE_DECLARATION, winner)
        return Outcome(_WON.get(mark, Reason.UNKNOWN), winner)
    if word is Word.DRAW:
        return Outcome(Reason.AGREEMENT)
    return Outcome(Reason.UNKNOWN if mark is None else _DRAWN.get(mark, Reason.UNKNOWN))


_MARK_OF = {
    Reason.CHECKMATE: EndMark.RESIGN,
    Reason.NO_MOVE: EndMark.RESIGN,
    Reason.RESIGNATION: EndMark.RESIGN,
    Reason.DEFAULT: EndMark.RESIGN,
    Reason.TIMEOUT: EndMark.TIME_UP,
    Reason.ILLEGAL_MOVE: EndMark.ILLEGAL_MOVE,
    Reason.FALSE_DECLARATION: EndMark.ILLEGAL_MOVE,
    Reason.REPETITION: EndMark.SENNICHITE,
    Reason.PERPETUAL_CHECK: EndMark.OUTE_SENNICHITE,
    Reason.DECLARATION: EndMark.JISHOGI,
    Reason.IMPASSE: EndMark.JISHOGI,
    Reason.MOVE_LIMIT: EndMark.MAX_MOVES,
    Reason.INTERRUPTED: EndMark.CHUDAN,
    Reason.BARE_KING: EndMark.BARE_KING,
    Reason.MUTUAL_BARING: EndMark.BARE_KING,
}
_SAID = {
    Reason.CHECKMATE: Word.RESIGN,
    Reason.NO_MOVE: Word.RESIGN,
    Reason.RESIGNATION: Word.RESIGN,
    Reason.DEFAULT: Word.RESIGN,
    Reason.DECLARATION: Word.DECLARE,
    Reason.FALSE_DECLARATION: Word.DECLARE,
    Reason.AGREEMENT: Word.DRAW,
}


def end_lines(outcome: Outcome, side: Color) -> list[str]:
    """What a server tells `side` at the end of a game."""
    word, mark = _SAID.get(outcome.reason), _MARK_OF.get(outcome.reason)
    lines = [] if word is None else [word.value]
    if mark is not None:
        lines.append(mark.value)
    if outcome.reason is Reason.INTERRUPTED:
        return lines
    if outcome.reason is Reason.MOVE_LIMIT:
        return [*lines, EndResult.CENSORED.value]
    if outcome.winner is None:
        return [*lines, EndResult.DRAW.value]
    return [*lines, (EndResult.WIN if outcome.winner is side else EndResult.LOSE).value]
