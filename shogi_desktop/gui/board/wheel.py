"""Turns of the wheel made into steps, whatever the device's resolution."""

from __future__ import annotations

NOTCH = 120
"""One notch of a classic wheel in `QWheelEvent.angleDelta` units (eighths of a degree)."""


class WheelSteps:
    """Collects the small deltas of trackpads and fine wheels until they make a whole notch.

    A change of direction forgets what was collected: the hand has changed its mind.
    """

    def __init__(self) -> None:
        self._collected = 0

    def turn(self, angle: int) -> int:
        """Take a turn by `angle` (`QWheelEvent.angleDelta().y()`, positive away from the user).

        :returns: steps through the record, positive onward: towards the user goes onward, as a page scrolls.
        """
        if self._collected * angle < 0:
            self._collected = 0
        self._collected += angle
        notches = int(self._collected / NOTCH)
        self._collected -= notches * NOTCH
        return -notches

    def reset(self) -> None:
        """Forget what was collected: a new gesture begins."""
        self._collected = 0
