"""Which tones a clock gives while it runs: a machine fed with readings, which tells what should be heard.

A short beep on entering byōyomi (and each further period of it), at 30 and 20 seconds left and at each second
from ten; a continuous tone from five until the move. Seconds are those of the clock's face, where a started
second counts as a whole one: "10" is heard when the face comes to say 0:10. Main time that byōyomi follows is
not counted down, for nothing is lost when it ends. Knows neither Qt nor a time: whoever feeds it says whose
turn a reading belongs to, and gives none where no person is to move.
"""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.game import ClockReading

BEEPS_AT_S = (30, 20, 10, 9, 8, 7, 6)
"""Full seconds left at which a short beep is due."""
CONTINUOUS_FROM_S = 5


@dataclass(frozen=True, slots=True)
class Heard:
    """What should be heard from now on: one short beep at once, and whether the continuous tone sounds."""

    beep: bool = False
    continuous: bool = False


SILENCE = Heard()


def beep_due(before: ClockReading, after: ClockReading) -> bool:
    """Whether a short beep is due between two readings of one turn, `before` the earlier one.

    However many are due at once, because no reading came in between, they are one beep.
    """
    if _entered_period(before, after):
        return True
    if not counted_down(after):
        return False
    return any(after.shown_ms <= second * 1000 < before.shown_ms for second in BEEPS_AT_S)


def continuous_due(reading: ClockReading) -> bool:
    """Whether the continuous tone sounds with that much time left."""
    return counted_down(reading) and not reading.flagged and reading.shown_ms <= CONTINUOUS_FROM_S * 1000


def _entered_period(before: ClockReading, after: ClockReading) -> bool:
    if not after.in_byoyomi or after.flagged:
        return False
    return not before.in_byoyomi or after.periods < before.periods


def counted_down(reading: ClockReading) -> bool:
    """Whether time is lost when what the face shows has run out: a period of byōyomi, or the last main time.

    A reading of main time carries the byōyomi that will follow it.
    """
    return not reading.unlimited and (reading.in_byoyomi or reading.byoyomi_ms == 0)


class ClockTones:
    """Follows the readings of one clock face after the other."""

    def __init__(self) -> None:
        self._turn: object = None
        self._before: ClockReading | None = None

    def follow(self, turn: object, reading: ClockReading | None) -> Heard:
        """What should be heard now.

        :param turn: tells one turn from another (side and number of moves); a new turn beeps for nothing that
            it began with.
        :param reading: the clock of the person to move; None where nobody should hear anything.
        """
        before = self._before if turn == self._turn else None
        self._turn, self._before = turn, reading
        if reading is None:
            return SILENCE
        continuous = continuous_due(reading)
        beep = before is not None and not continuous and not reading.flagged and beep_due(before, reading)
        return Heard(beep, continuous)
