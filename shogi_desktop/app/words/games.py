"""What the program says about a game in words: sides, endings, levels, handicaps, times.

One place for each sentence, so that the window, the printed page and a screen reader say the same.
"""

from __future__ import annotations

from bisect import bisect_right
from pathlib import Path
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.settings.game_setup import (
    EngineSetup,
    GameSetup,
    LevelSetup,
    PersonSetup,
    PlayerSetup,
    RemoteSetup,
    TimeSetup,
)
from shogi_desktop.app.settings.strengths import NAMED_FROM, WEAKEST_KYU, grade_of
from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.app.words.joined import listed
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.rules import Color, Handicap, Variant

translate = QCoreApplication.translate


class OutcomeWords(Struct, frozen=True):
    """The end of a game in words: who won, and why."""

    headline: str
    reason: str


_REASONS: Final = {
    Reason.CHECKMATE: QT_TRANSLATE_NOOP("Words", "{loser} is checkmated."),
    Reason.NO_MOVE: QT_TRANSLATE_NOOP("Words", "{loser} has no legal move and loses."),
    Reason.RESIGNATION: QT_TRANSLATE_NOOP("Words", "{loser} resigned."),
    Reason.REPETITION: QT_TRANSLATE_NOOP(
        "Words", "The same position occurred for the fourth time (sennichite). The game is void."
    ),
    Reason.PERPETUAL_CHECK: QT_TRANSLATE_NOOP(
        "Words",
        "The position occurred for the fourth time, and {loser}, who gave check every time, loses.",
    ),
    Reason.ILLEGAL_MOVE: QT_TRANSLATE_NOOP("Words", "{loser} made an illegal move."),
    Reason.DECLARATION: QT_TRANSLATE_NOOP(
        "Words", "{winner} declared a win with the king in the opposing camp."
    ),
    Reason.FALSE_DECLARATION: QT_TRANSLATE_NOOP(
        "Words", "{loser} declared a win, but the conditions were not met."
    ),
    Reason.TRY_RULE: QT_TRANSLATE_NOOP("Words", "{winner}'s king reached the other king's starting square."),
    Reason.MOVE_LIMIT: QT_TRANSLATE_NOOP("Words", "The move limit was reached."),
    Reason.TIMEOUT: QT_TRANSLATE_NOOP("Words", "{loser} ran out of time."),
    Reason.AGREEMENT: QT_TRANSLATE_NOOP("Words", "The players agreed on a draw."),
    Reason.BARE_KING: QT_TRANSLATE_NOOP("Words", "{loser} has only the king left."),
    Reason.MUTUAL_BARING: QT_TRANSLATE_NOOP("Words", "Both sides have only their kings left."),
    Reason.DEFAULT: QT_TRANSLATE_NOOP("Words", "{loser} did not appear."),
    Reason.INTERRUPTED: QT_TRANSLATE_NOOP("Words", "The game was broken off."),
    Reason.NO_MATE: QT_TRANSLATE_NOOP("Words", "There is no mate in this problem."),
}
_IMPASSE_WON: Final = QT_TRANSLATE_NOOP(
    "Words", "Both kings are safe in the opposing camps; {winner} has enough points."
)
_IMPASSE_DRAWN: Final = QT_TRANSLATE_NOOP(
    "Words", "Both kings are safe in the opposing camps, and both sides have enough points."
)
_UNKNOWN: Final = QT_TRANSLATE_NOOP("Words", "The record does not say why.")


def side_name(color: Color, *, handicap: bool) -> str:
    """What a side is called: Black and White, in a handicap game Shitate and Uwate (RULES.md 3)."""
    if handicap:
        return translate("Words", "Shitate") if color is Color.BLACK else translate("Words", "Uwate")
    return translate("Words", "Black") if color is Color.BLACK else translate("Words", "White")


def outcome_text(outcome: Outcome, record: Record, human: Color | None = None) -> OutcomeWords:
    """How the game of `record` ended, in words.

    :param human: the only person at the board, who is then spoken to; None where there are two or none.
    """
    handicap = record.is_handicap
    winner, loser = outcome.winner, outcome.loser
    reason = translate("Words", _reason_source(outcome)).format(
        winner=None if winner is None else side_name(winner, handicap=handicap),
        loser=None if loser is None else side_name(loser, handicap=handicap),
    )
    return OutcomeWords(_headline(outcome, handicap, human), reason)


def _reason_source(outcome: Outcome) -> str:
    if outcome.reason is Reason.IMPASSE:
        return _IMPASSE_DRAWN if outcome.winner is None else _IMPASSE_WON
    return _REASONS.get(outcome.reason, _UNKNOWN)


def _headline(outcome: Outcome, handicap: bool, human: Color | None) -> str:
    if outcome.winner is not None:
        if human is None:
            return translate("Words", "{side} wins").format(side=side_name(outcome.winner, handicap=handicap))
        return translate("Words", "You win") if outcome.winner is human else translate("Words", "You lose")
    if outcome.reason is Reason.REPETITION:
        return translate("Words", "No result")
    if outcome.is_draw:
        return translate("Words", "Draw")
    return translate("Words", "Game over")


_LEVELS: Final = (
    (
        QT_TRANSLATE_NOOP("Words", "First steps"),
        QT_TRANSLATE_NOOP("Words", "Overlooks a lot. For your first game."),
    ),
    (
        QT_TRANSLATE_NOOP("Words", "Beginner"),
        QT_TRANSLATE_NOOP("Words", "Knows the moves, but gives pieces away."),
    ),
    (
        QT_TRANSLATE_NOOP("Words", "Learner"),
        QT_TRANSLATE_NOOP("Words", "Sees simple captures, misses plans."),
    ),
    (QT_TRANSLATE_NOOP("Words", "Casual"), QT_TRANSLATE_NOOP("Words", "A casual evening game, with slips.")),
    (QT_TRANSLATE_NOOP("Words", "Steady"), QT_TRANSLATE_NOOP("Words", "Punishes big mistakes.")),
    (QT_TRANSLATE_NOOP("Words", "Club player"), QT_TRANSLATE_NOOP("Words", "Attacks where you are weak.")),
    (QT_TRANSLATE_NOOP("Words", "Strong"), QT_TRANSLATE_NOOP("Words", "Slips rarely, finds short mates.")),
    (QT_TRANSLATE_NOOP("Words", "Very strong"), QT_TRANSLATE_NOOP("Words", "Reads far ahead in a fight.")),
    (QT_TRANSLATE_NOOP("Words", "Expert"), QT_TRANSLATE_NOOP("Words", "Rarely lets you off.")),
    (
        QT_TRANSLATE_NOOP("Words", "Full strength"),
        QT_TRANSLATE_NOOP("Words", "Everything the engine can do."),
    ),
)


def level_name(number: int) -> str:
    """The name of a level, 1 the weakest; neighbours share one."""
    return translate("Words", _words_of(number)[0])


def level_text(number: int) -> str:
    """What to expect of a level, in a sentence."""
    return translate("Words", _words_of(number)[1])


def _words_of(number: int) -> tuple[str, str]:
    return _LEVELS[bisect_right(NAMED_FROM, number) - 1]


def grade_text(number: int) -> str:
    """What grade of people a level is thought to be like: an estimate, and says so."""
    grade = grade_of(number)
    if grade is None:
        return translate("Words", "Beyond the amateur grades.")
    if grade > 0:
        return translate("Words", "About {number} dan, estimated.").format(number=grade)
    if grade < -WEAKEST_KYU:
        return translate("Words", "Below the kyū grades.")
    return translate("Words", "About {number} kyū, estimated.").format(number=-grade)


def computer_name(number: int) -> str:
    """What the computer is called in the record, and so in the names of files."""
    return translate("Words", "Computer level {number}").format(number=number)


def player_name(player: PlayerSetup) -> str:
    """What a player is called in a record; empty for a person without a name."""
    if player.name:
        return player.name
    match player:
        case LevelSetup():
            return computer_name(player.rung)
        case EngineSetup(command):
            return Path(command[0]).stem
        case RemoteSetup(address):
            return address
        case PersonSetup():
            return ""


_VARIANTS: Final = {
    "shogi": QT_TRANSLATE_NOOP("Words", "Shogi"),
    "okisakishogi": QT_TRANSLATE_NOOP("Words", "Okisaki shogi"),
}


def variant_name(variant: Variant) -> str:
    """The game's name."""
    return translate("Words", _VARIANTS.get(variant.id, variant.id))


_HANDICAPS: Final = {
    "even": QT_TRANSLATE_NOOP("Words", "Even game"),
    "lance": QT_TRANSLATE_NOOP("Words", "Left lance"),
    "right_lance": QT_TRANSLATE_NOOP("Words", "Right lance"),
    "bishop": QT_TRANSLATE_NOOP("Words", "Bishop"),
    "rook": QT_TRANSLATE_NOOP("Words", "Rook"),
    "rook_lance": QT_TRANSLATE_NOOP("Words", "Rook and left lance"),
    "two": QT_TRANSLATE_NOOP("Words", "Two pieces"),
    "three": QT_TRANSLATE_NOOP("Words", "Three pieces"),
    "four": QT_TRANSLATE_NOOP("Words", "Four pieces"),
    "five": QT_TRANSLATE_NOOP("Words", "Five pieces"),
    "five_left": QT_TRANSLATE_NOOP("Words", "Five pieces (left knight)"),
    "six": QT_TRANSLATE_NOOP("Words", "Six pieces"),
    "seven_left": QT_TRANSLATE_NOOP("Words", "Seven pieces (left silver)"),
    "seven_right": QT_TRANSLATE_NOOP("Words", "Seven pieces (right silver)"),
    "eight": QT_TRANSLATE_NOOP("Words", "Eight pieces"),
    "nine": QT_TRANSLATE_NOOP("Words", "Nine pieces"),
    "ten": QT_TRANSLATE_NOOP("Words", "Ten pieces"),
    "naked_king": QT_TRANSLATE_NOOP("Words", "Bare king"),
    "three_pawns": QT_TRANSLATE_NOOP("Words", "Three pawns"),
    "dragonfly": QT_TRANSLATE_NOOP("Words", "Dragonfly"),
}


def handicap_name(handicap: Handicap) -> str:
    """The handicap's name in the language of the window; its Japanese one is `handicap.kanji`."""
    return translate("Words", _HANDICAPS.get(handicap.id, handicap.id))


def handicap_in_full(handicap: Handicap, between: str = " · ") -> str:
    """The handicap's name and its Japanese one, which in Japanese are the same and said once."""
    name = handicap_name(handicap)
    return name if name == handicap.kanji else f"{name}{between}{handicap.kanji}"


def time_text(time: TimeSetup) -> str:
    """A time control in a few words."""
    if time.unlimited:
        return translate("Words", "No time limit")
    minutes, seconds = time.main_ms // 60_000, time.byoyomi_ms // 1000
    if time.increment_ms:
        return translate("Words", "{minutes} min + {seconds} s a move (Fischer)").format(
            minutes=minutes, seconds=time.increment_ms // 1000
        )
    if not time.byoyomi_ms:
        return translate("Words", "{minutes} min").format(minutes=minutes)
    if time.periods > 1:
        return _periods_text(time, minutes, seconds)
    if not minutes:
        return translate("Words", "{seconds} s a move").format(seconds=seconds)
    return translate("Words", "{minutes} min, then {seconds} s a move").format(
        minutes=minutes, seconds=seconds
    )


def _periods_text(time: TimeSetup, minutes: int, seconds: int) -> str:
    number = time.periods
    if not minutes:
        sentence = translate("Words", "%n periods of {seconds} s", "", number)
    else:
        sentence = translate("Words", "{minutes} min, then %n periods of {seconds} s", "", number)
    return sentence.format(minutes=minutes, seconds=seconds)


def times_text(setup: GameSetup) -> str:
    """The time of a game in a few words; each side's where they differ."""
    if setup.white_time is None or setup.white_time == setup.time:
        return time_text(setup.time)
    # A kifu holds this text, and Shift_JIS has no middle dot of half width.
    return "; ".join(
        f"{side_name(color, handicap=setup.is_handicap)}: {time_text(setup.time_of(color))}"
        for color in Color
    )


def replay_text(setup: GameSetup) -> str:
    """That a game is the replay of a void one, and what time was left to each side; for the record."""
    if setup.carried is None:
        return ""
    times = listed(
        f"{side_name(color, handicap=setup.is_handicap)} {clock_text(setup.carried.side(color).main_ms)}"
        for color in Color
    )
    return translate("Words", "Replay after sennichite; time left: {times}").format(times=times)


def repetition_text(ahead: Outcome, *, handicap: bool) -> str:
    """What is said when a position stands for the third time.

    :param ahead: what the fourth time would mean. :param handicap: whether the sides are Shitate and Uwate.
    """
    if ahead.loser is None:
        return translate(
            "Words",
            "This position has occurred three times. At the fourth (sennichite) the game is void "
            "and can be replayed.",
        )
    return translate(
        "Words",
        "This position has occurred three times. At the fourth {loser} loses for giving perpetual check.",
    ).format(loser=side_name(ahead.loser, handicap=handicap))


def clock_text(milliseconds: int) -> str:
    """A clock's face: ``1:02:03`` or ``2:03``; a started second counts as a whole one."""
    seconds = -(-max(0, milliseconds) // 1000)
    hours, rest = divmod(seconds, 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def spent_text(milliseconds: int) -> str:
    """The time used for a move: ``0:07``; seconds begun do not count, as in a kifu."""
    return clock_text(milliseconds // 1000 * 1000)
