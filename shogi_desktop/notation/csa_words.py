"""The words of CSA, which JKF shares: codes of pieces, end marks and what they say, names of headers.

Source: the CSA standard for game records, 2.2 and 3.0. The queen of Okisaki shogi, which JKF files of ours
need, has the house's own code.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum
from functools import cache

from shogi_desktop.game import Outcome, Reason
from shogi_desktop.rules import Color, PieceKind, Variant


class CsaVersion(Enum):
    """A version of the standard: 3.0 knows milliseconds and says its encoding."""

    V2 = "V2.2"
    V3 = "V3.0"


_CODES = {
    "king": "OU",
    "queen": "QU",
    "rook": "HI",
    "bishop": "KA",
    "gold": "KI",
    "silver": "GI",
    "knight": "KE",
    "lance": "KY",
    "pawn": "FU",
    "dragon": "RY",
    "horse": "UM",
    "promoted_silver": "NG",
    "promoted_knight": "NK",
    "promoted_lance": "NY",
    "tokin": "TO",
}
SIGNS = {Color.BLACK: "+", Color.WHITE: "-"}
COLORS = {"+": Color.BLACK, "-": Color.WHITE}

KEYS_OF_WORDS = {
    "EVENT": "event",
    "SITE": "site",
    "START_TIME": "date",
    "END_TIME": "end_date",
    "TIME_LIMIT": "time_limit",
    "OPENING": "opening",
}
WORDS_OF_KEYS = {key: word for word, key in KEYS_OF_WORDS.items()}


ESCAPED_STAR = re.compile(r"\\+\*")
ESCAPED_REMARK = re.compile(r"\\+(?:[*&$#]|CSA encoding=)")
"""How a remark begins that would be something else without the first backslash. The other is of comments:
older versions wrote one before a star."""


def code_of(kind: PieceKind) -> str:
    """The two letters of `kind`: FU, TO."""
    return _CODES[kind.id]


def has_codes(variant: Variant) -> bool:
    """Whether there are two letters for every kind of `variant`."""
    return all(kind.id in _CODES for kind in variant.kinds)


@cache
def kinds_by_code(variant: Variant) -> dict[str, PieceKind]:
    """The kinds of `variant` by their two letters."""
    return {_CODES[kind.id]: kind for kind in variant.kinds if kind.id in _CODES}


# End marks, without the per cent sign

_Maker = Callable[[Color], Outcome]

_ENDS: dict[str, _Maker] = {
    "TORYO": lambda turn: Outcome(Reason.RESIGNATION, turn.opponent),
    "CHUDAN": lambda _: Outcome(Reason.INTERRUPTED),
    "MATTA": lambda _: Outcome(Reason.INTERRUPTED),
    "ERROR": lambda _: Outcome(Reason.INTERRUPTED),
    "SENNICHITE": lambda _: Outcome(Reason.REPETITION),
    "TIME_UP": lambda turn: Outcome(Reason.TIMEOUT, turn.opponent),
    "ILLEGAL_MOVE": lambda turn: Outcome(Reason.ILLEGAL_MOVE, turn.opponent),
    "+ILLEGAL_ACTION": lambda _: Outcome(Reason.ILLEGAL_MOVE, Color.WHITE),
    "-ILLEGAL_ACTION": lambda _: Outcome(Reason.ILLEGAL_MOVE, Color.BLACK),
    "JISHOGI": lambda _: Outcome(Reason.IMPASSE),
    "KACHI": lambda turn: Outcome(Reason.DECLARATION, turn),
    "HIKIWAKE": lambda _: Outcome(Reason.AGREEMENT),
    "MAX_MOVES": lambda _: Outcome(Reason.MOVE_LIMIT),
    "TSUMI": lambda turn: Outcome(Reason.CHECKMATE, turn.opponent),
    "FUZUMI": lambda _: Outcome(Reason.NO_MATE),
}
VAGUE_MARKS = frozenset({"MATTA", "ERROR"})
"""Marks that say more than the outcome they are read as."""

_DRAWN = {
    Reason.REPETITION: "SENNICHITE",
    Reason.IMPASSE: "JISHOGI",
    Reason.MOVE_LIMIT: "MAX_MOVES",
    Reason.NO_MATE: "FUZUMI",
    Reason.INTERRUPTED: "CHUDAN",
    Reason.UNKNOWN: "CHUDAN",
}
_LOST = {
    Reason.CHECKMATE: "TSUMI",
    Reason.NO_MOVE: "TSUMI",
    Reason.BARE_KING: "TSUMI",
    Reason.TIMEOUT: "TIME_UP",
    Reason.ILLEGAL_MOVE: "ILLEGAL_MOVE",
    Reason.PERPETUAL_CHECK: "ILLEGAL_MOVE",
    Reason.FALSE_DECLARATION: "ILLEGAL_MOVE",
}


def outcome_of_mark(mark: str, turn: Color) -> Outcome | None:
    """What the end mark says (``TORYO``, without ``%``) when `turn` is to move; None for an unknown one."""
    maker = _ENDS.get(mark)
    return None if maker is None else maker(turn)


def mark_of(outcome: Outcome, turn: Color) -> str:
    """The mark nearest to `outcome`, its winner always right."""
    if outcome.winner is None:
        return _DRAWN.get(outcome.reason, "HIKIWAKE")
    if outcome.winner is not turn:
        return _LOST.get(outcome.reason, "TORYO")
    if outcome.reason in {Reason.DECLARATION, Reason.IMPASSE, Reason.TRY_RULE}:
        return "KACHI"
    return f"{SIGNS[turn.opponent]}ILLEGAL_ACTION"


def needs_exact_word(outcome: Outcome, turn: Color, *, is_foul: bool) -> bool:
    """Whether the mark alone would be read as another end; `is_foul`: the last move is against the rules."""
    if outcome.reason is Reason.ILLEGAL_MOVE and not is_foul:
        return True  # a reader asks the position what lies behind it
    return outcome_of_mark(mark_of(outcome, turn), turn) != outcome
