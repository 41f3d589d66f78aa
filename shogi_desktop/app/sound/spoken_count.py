"""The clock counted aloud: which number is due while a clock runs, and how a language says it.

At 30 and 20 seconds and at each second from ten: the moments at which `clock_tones` beeps. In Japanese a
period of byōyomi is read as the record keeper of a title match does it: the seconds that have passed
(「二十秒」), and after the last ten of them 「一、二、三…」; all else counts down. Numbers are given as
digits, which every voice knows how to read. Knows no voice: `game_sounds` passes the words on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.sound.clock_tones import counted_down
from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.game import ClockReading

SPOKEN_AT_S: Final = (30, 20, *range(10, 0, -1))
"""Full seconds left at which something is said."""

_LANGUAGE: Final = QT_TRANSLATE_NOOP("SpokenCount", "en")
"""Translated by the ISO 639 code of the translation's own language: the one to speak the other texts in."""
_COUNTS_UP: Final = frozenset({"ja"})


@dataclass(frozen=True, slots=True)
class Call:
    """A moment at which something is said: full seconds left, of a period so long (0: of main time)."""

    left_s: int
    period_s: int = 0


class SpokenCount:
    """Follows the readings of one clock face after the other, as `clock_tones.ClockTones` does."""

    def __init__(self) -> None:
        self._turn: object = None
        self._before: ClockReading | None = None

    def follow(self, turn: object, reading: ClockReading | None) -> Call | None:
        """What is due now; None mostly. Of several that fell between two readings, the last.

        :param turn: tells one turn from another; nothing is said of what a turn began with.
        :param reading: the clock of the person to move; None where nobody should hear anything.
        """
        before = self._before if turn == self._turn else None
        self._turn, self._before = turn, reading
        if reading is None or before is None or reading.flagged or not counted_down(reading):
            return None
        if (before.in_byoyomi, before.periods) != (reading.in_byoyomi, reading.periods):
            return None  # another time begins, which has its own beep
        due = [second for second in SPOKEN_AT_S if reading.shown_ms <= second * 1000 < before.shown_ms]
        return Call(due[-1], reading.period_ms // 1000 if reading.in_byoyomi else 0) if due else None


def spoken_language() -> str:
    """The ISO 639 code of the language that `words_for` answers in: the window's."""
    return QCoreApplication.translate("SpokenCount", _LANGUAGE)


def words_for(call: Call) -> str:
    """What to say, in the language of the window."""
    seconds, translate = call.left_s, QCoreApplication.translate
    if call.period_s and spoken_language() in _COUNTS_UP:
        if call.left_s < 10:
            return str(10 - call.left_s)
        seconds = call.period_s - call.left_s
    elif call.left_s <= 10:
        return str(call.left_s)
    if call.period_s:
        return translate("SpokenCount", "%n seconds", "", seconds)
    return translate("SpokenCount", "%n seconds left", "", seconds)
