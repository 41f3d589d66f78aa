"""How KIF says that a game ended: end marks, the closing まで line, and the house's own exact line.

A mark says less than an `Outcome` (perpetual check is 反則 like any foul; KIF has no word for baring), so a
writer adds `exact_line` where the mark alone would be read as something else.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from shogi_desktop.game import Outcome, OutcomeError, Reason
from shogi_desktop.notation.kanji import side_name
from shogi_desktop.rules import Color

_Maker = Callable[[Color], Outcome]


def _won(reason: Reason) -> _Maker:
    return lambda turn: Outcome(reason, turn)


def _lost(reason: Reason) -> _Maker:
    return lambda turn: Outcome(reason, turn.opponent)


def _drawn(reason: Reason) -> _Maker:
    return lambda _turn: Outcome(reason)


_MARKS: dict[str, _Maker] = {
    "中断": _drawn(Reason.INTERRUPTED),
    "投了": _lost(Reason.RESIGNATION),
    "持将棋": _drawn(Reason.IMPASSE),
    "引き分け": _drawn(Reason.AGREEMENT),
    "引分け": _drawn(Reason.AGREEMENT),
    "千日手": _drawn(Reason.REPETITION),
    "詰み": _lost(Reason.CHECKMATE),
    "詰": _lost(Reason.CHECKMATE),
    "切れ負け": _lost(Reason.TIMEOUT),
    "時間切れ": _lost(Reason.TIMEOUT),
    "反則勝ち": _won(Reason.ILLEGAL_MOVE),
    "反則負け": _lost(Reason.ILLEGAL_MOVE),
    "入玉勝ち": _won(Reason.DECLARATION),
    "入玉宣言": _won(Reason.DECLARATION),
    "不詰": _drawn(Reason.NO_MATE),
    "不戦勝": _won(Reason.DEFAULT),
    "不戦敗": _lost(Reason.DEFAULT),
}
SEALED = "封じ手"
"""Stands where a mark does but ends nothing: the next move is sealed."""

_DRAWN_MARKS = {
    Reason.REPETITION: "千日手",
    Reason.INTERRUPTED: "中断",
    Reason.NO_MATE: "不詰",
}
_LOST_MARKS = {
    Reason.RESIGNATION: "投了",
    Reason.CHECKMATE: "詰み",
    Reason.NO_MOVE: "詰み",
    Reason.BARE_KING: "詰み",
    Reason.TIMEOUT: "切れ負け",
    Reason.ILLEGAL_MOVE: "反則負け",
    Reason.PERPETUAL_CHECK: "反則負け",
    Reason.FALSE_DECLARATION: "反則負け",
    Reason.DEFAULT: "不戦敗",
}
_WON_MARKS = {
    Reason.DECLARATION: "入玉勝ち",
    Reason.IMPASSE: "入玉勝ち",
    Reason.DEFAULT: "不戦勝",
}


def outcome_of_mark(word: str, turn: Color) -> Outcome | None:
    """What the mark `word` says when `turn` is to move; None for a word that is no mark."""
    maker = _MARKS.get(word)
    return None if maker is None else maker(turn)


def mark_of(outcome: Outcome, turn: Color) -> str | None:
    """The mark nearest to `outcome`, its winner always right; None for an end that has only まで."""
    if outcome.winner is None:
        return None if outcome.reason is Reason.UNKNOWN else _DRAWN_MARKS.get(outcome.reason, "持将棋")
    if outcome.reason is Reason.UNKNOWN:
        return None
    if outcome.winner is turn:
        return _WON_MARKS.get(outcome.reason, "反則勝ち")
    return _LOST_MARKS.get(outcome.reason, "投了")


# The closing line

_CLOSING = re.compile(
    r"\s*まで、?[ 　]*([0-9０-９一二三四五六七八九十百]*)[ 　]*手?(?:にて|で)?、?[ 　]*(.*)"
)
_SIDES = {"先手": Color.BLACK, "下手": Color.BLACK, "後手": Color.WHITE, "上手": Color.WHITE}


def closing_line(outcome: Outcome, plies: int, turn: Color, *, handicap: bool) -> str | None:
    """まで67手で先手の勝ち: the closing line after `plies` moves, `turn` to move; None: nothing to say."""
    if outcome == Outcome(Reason.UNKNOWN):
        return None
    return f"まで{plies}手で{_closing_words(outcome, turn, handicap=handicap)}"


def only_closing_line(outcome: Outcome, plies: int, turn: Color, *, handicap: bool) -> str | None:
    """The same for KI2, which has no end marks: the reason is told here, a plain 勝ち being resignation."""
    if outcome.winner is not None and outcome.winner is not turn:
        if outcome.reason is Reason.DEFAULT:
            return f"まで{plies}手で不戦敗により{side_name(outcome.winner, handicap=handicap)}の勝ち"
        if outcome.reason in {Reason.CHECKMATE, Reason.NO_MOVE, Reason.BARE_KING}:
            return f"まで{plies}手で詰み"
    return closing_line(outcome, plies, turn, handicap=handicap)


def resigned(outcome: Outcome | None, turn: Color) -> Outcome | None:
    """What a closing line of KI2 means: who wins without a reason, `turn` to move, wins by resignation."""
    if outcome is None or outcome.reason is not Reason.UNKNOWN or outcome.winner is not turn.opponent:
        return outcome
    return Outcome(Reason.RESIGNATION, outcome.winner)


def _closing_words(outcome: Outcome, turn: Color, *, handicap: bool) -> str:
    if outcome.winner is None:
        return _DRAWN_MARKS.get(outcome.reason, "持将棋")
    winner = side_name(outcome.winner, handicap=handicap)
    if outcome.reason is Reason.TIMEOUT:
        return f"時間切れにより{winner}の勝ち"
    if outcome.reason in {Reason.ILLEGAL_MOVE, Reason.PERPETUAL_CHECK, Reason.FALSE_DECLARATION}:
        if outcome.winner is turn:
            return f"{winner}の反則勝ち"
        return f"{side_name(turn, handicap=handicap)}の反則負け"
    if outcome.reason in {Reason.DECLARATION, Reason.IMPASSE} and outcome.winner is turn:
        return f"{winner}の入玉勝ち"
    return f"{winner}の勝ち"


def is_closing(line: str) -> bool:
    """Whether `line` begins as a closing line does."""
    return line.lstrip().startswith("まで")


def outcome_of_closing(line: str, turn: Color | None = None) -> Outcome | None:
    """What a closing line says, `turn` to move; None if it names neither a winner nor a reason."""
    match = _CLOSING.match(line)
    if match is None:
        return None
    words = match[2]
    named = [name for name in _SIDES if name in words]
    if not named:
        for reason, word in ((Reason.IMPASSE, "持将棋"), *((r, w) for r, w in _DRAWN_MARKS.items())):
            if word in words:
                return Outcome(reason)
        if "詰" in words and turn is not None:
            return Outcome(Reason.CHECKMATE, turn.opponent)
        return Outcome(Reason.AGREEMENT) if "引き分け" in words or "引分" in words else None
    loses = words.endswith(("負け", "敗")) or ("負け" in words and "勝ち" not in words)
    side = _SIDES[max(named, key=words.rfind)]
    winner = side.opponent if loses else side
    return Outcome(_closing_reason(words), winner)


def _closing_reason(words: str) -> Reason:
    for reason, signs in (
        (Reason.TIMEOUT, ("時間切れ", "切れ負け")),
        (Reason.ILLEGAL_MOVE, ("反則",)),
        (Reason.DECLARATION, ("宣言", "入玉")),
        (Reason.DEFAULT, ("不戦",)),
        (Reason.CHECKMATE, ("詰",)),
        (Reason.RESIGNATION, ("投了",)),
    ):
        if any(sign in words for sign in signs):
            return reason
    return Reason.UNKNOWN


# The house's own line

_EXACT = re.compile(r"#outcome ([a-z_]+)(?: (black|white))?[ \t]*")


def exact_line(outcome: Outcome) -> str:
    """The remark that says `outcome` exactly; other programs skip it."""
    winner = "" if outcome.winner is None else f" {outcome.winner.name.lower()}"
    return f"#outcome {outcome.reason.value}{winner}"


def parse_exact_line(line: str) -> Outcome | None:
    """The outcome that an `exact_line` says; None for any other line."""
    match = _EXACT.fullmatch(line)
    if match is None:
        return None
    try:
        return Outcome(Reason(match[1]), Color[match[2].upper()] if match[2] else None)
    except (ValueError, OutcomeError):
        return None
