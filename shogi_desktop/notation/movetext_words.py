"""The words of western text and of PSN: headers, handicaps, and sentences for how a game ended.

Source: the PSN page of Patrick Davin's shogi board (shogi-l, 1998), PGN for comments, variations and results.
"""

from __future__ import annotations

import re
from contextlib import suppress

from shogi_desktop.game import Outcome, OutcomeError, Reason
from shogi_desktop.rules import Color

TAGS_OF_KEYS = {
    "event": "Event",
    "site": "Site",
    "date": "Date",
    "end_date": "EndDate",
    "time_limit": "TimeControl",
    "opening": "Opening",
    "black": "Sente",
    "white": "Gote",
}
"""Names of headers in PSN; western text says Black and White."""

KEYS_OF_TAGS = {tag.lower(): key for key, tag in TAGS_OF_KEYS.items()} | {
    "black": "black",
    "white": "white",
    "shitate": "black",
    "uwate": "white",
}
SET_UP_TAGS = frozenset({"handicap", "sfen", "position", "variant", "game", "result"})
"""Headers that say what the record itself says."""

OTHER_TAG = "header"
"""A header whose own name cannot stand as one: ``[Header "name: value"]``."""
TAG_NAME = re.compile(r"[^\s\"\[\]%]+")
FIELD_NAME = re.compile(r"[^\W\d](?:[^:\n{}();\[\]]{0,39}[^:\s{}();\[\]])?")

HANDICAP_NAMES = {
    "even": "Even",
    "lance": "Lance",
    "right_lance": "Right lance",
    "bishop": "Bishop",
    "rook": "Rook",
    "rook_lance": "Rook and lance",
    "two": "2 piece",
    "three": "3 piece",
    "four": "4 piece",
    "five": "5 piece",
    "five_left": "Left 5 piece",
    "six": "6 piece",
    "seven_left": "Left 7 piece",
    "seven_right": "Right 7 piece",
    "eight": "8 piece",
    "nine": "9 piece",
    "ten": "10 piece",
    "naked_king": "Naked king",
    "three_pawns": "Three pawns",
    "dragonfly": "Dragonfly",
}
_HANDICAPS = {name.lower(): handicap for handicap, name in HANDICAP_NAMES.items()} | {
    "rook lance": "rook_lance",
    "7 piece": "seven_left",
    "none": "even",
}
_COUNT_WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def handicap_named(name: str) -> str | None:
    """The id of the handicap that PSN calls `name`, in any customary spelling; None if there is none."""
    plain = re.sub(r"[^a-z0-9]+", " ", name.lower()).strip().removesuffix(" handicap")
    plain = re.sub(r"\b(piece)s\b", r"\1", plain)
    for number, word in enumerate(_COUNT_WORDS, start=2):
        plain = plain.replace(f"{word} piece", f"{number} piece")
    return _HANDICAPS.get(plain)


# Ends

_SENTENCES = {
    Reason.CHECKMATE: "{loser} is checkmated",
    Reason.NO_MOVE: "{loser} has no move left",
    Reason.RESIGNATION: "{loser} resigns",
    Reason.REPETITION: "Sennichite",
    Reason.PERPETUAL_CHECK: "{loser} gave perpetual check",
    Reason.ILLEGAL_MOVE: "{loser} made an illegal move",
    Reason.IMPASSE: "{winner} wins the impasse",
    Reason.DECLARATION: "{winner} wins by declaration",
    Reason.FALSE_DECLARATION: "{loser} declared wrongly",
    Reason.TRY_RULE: "{winner} wins by the try rule",
    Reason.MOVE_LIMIT: "Move limit",
    Reason.TIMEOUT: "{loser} loses on time",
    Reason.AGREEMENT: "Draw by agreement",
    Reason.BARE_KING: "{loser} has a bare king",
    Reason.MUTUAL_BARING: "Both kings are bare",
    Reason.DEFAULT: "{loser} did not appear",
    Reason.INTERRUPTED: "Interrupted",
    Reason.NO_MATE: "No mate",
    Reason.UNKNOWN: "{winner} wins",
}
_DRAWN_SENTENCES = {Reason.IMPASSE: "Jishogi", Reason.UNKNOWN: "The end"}


def sentence_of(outcome: Outcome) -> str:
    """How the game ended, as the comment before the result says it: White resigns."""
    if outcome.winner is None:
        return _DRAWN_SENTENCES.get(outcome.reason, _SENTENCES[outcome.reason])
    names = {"winner": _name(outcome.winner), "loser": _name(outcome.winner.opponent)}
    return _SENTENCES[outcome.reason].format(**names)


def _name(color: Color) -> str:
    return color.name.capitalize()


def _every_outcome() -> list[Outcome]:
    found: list[Outcome] = []
    for reason in Reason:
        for winner in (None, *Color):
            with suppress(OutcomeError):
                found.append(Outcome(reason, winner))
    return found


_OUTCOMES = {sentence_of(outcome).lower(): outcome for outcome in _every_outcome()}


def outcome_of_sentence(sentence: str) -> Outcome | None:
    """The outcome that such a sentence says, whoever it calls Sente or Gote; None if it is none."""
    plain = " ".join(sentence.lower().split()).rstrip(".!")
    for other, ours in (("sente", "black"), ("shitate", "black"), ("gote", "white"), ("uwate", "white")):
        plain = plain.replace(other, ours)
    return _OUTCOMES.get(plain)


END_WORDS = re.compile(
    r"(?:(?P<side>black|white|sente|gote|shitate|uwate)\s+)?"
    r"(?P<verb>resign(?:s|ed)|wins|won|loses(?:\s+on\s+time)?|lost(?:\s+on\s+time)?)\b"
    r"|(?P<mate>checkmate|mate)\b|(?P<draw>sennichite|repetition|jishogi|impasse|draw|adjourned|interrupted)\b",
    re.IGNORECASE,
)
"""Words at the end of a game in place of a result, as clubs and ShogiDokoro write them."""
_BLACK_NAMES = {"black", "sente", "shitate"}
_DRAWS = {
    "sennichite": Reason.REPETITION,
    "repetition": Reason.REPETITION,
    "jishogi": Reason.IMPASSE,
    "impasse": Reason.IMPASSE,
    "draw": Reason.AGREEMENT,
    "adjourned": Reason.INTERRUPTED,
    "interrupted": Reason.INTERRUPTED,
}


def outcome_of_words(match: re.Match[str], turn: Color) -> Outcome:
    """What such words say when `turn` is to move; without a side it is the one to move that has lost."""
    if match["draw"]:
        return Outcome(_DRAWS[match["draw"].lower()])
    if match["mate"]:
        return Outcome(Reason.CHECKMATE, turn.opponent)
    side = turn
    if match["side"]:
        side = Color.BLACK if match["side"].lower() in _BLACK_NAMES else Color.WHITE
    verb = match["verb"].lower()
    if verb in {"wins", "won"}:
        return Outcome(Reason.UNKNOWN, side if match["side"] else turn.opponent)
    if "time" in verb:
        return Outcome(Reason.TIMEOUT, side.opponent)
    return Outcome(Reason.RESIGNATION if verb.startswith("resign") else Reason.UNKNOWN, side.opponent)


RESULTS = {"1-0": Color.BLACK, "0-1": Color.WHITE}
DRAW, OPEN = "1/2-1/2", "*"


def result_of(outcome: Outcome | None) -> str:
    """The result in PGN's way, 1-0 meaning that Black (sente) won."""
    if outcome is None or outcome.winner is None:
        return DRAW if outcome is not None and outcome.is_draw else OPEN
    return "1-0" if outcome.winner is Color.BLACK else "0-1"
