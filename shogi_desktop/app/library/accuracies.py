"""Games of the list filtered and sorted by accuracy: what analysis has found out, which the index lacks.

What an accuracy is: docs/analysis.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from typing import Final

Accuracy = tuple[float | None, float | None]
"""Black's and White's, 0 … 100; None for a side of which no move was judged."""
GOOD: Final = 90
POOR: Final = 70
Listed = tuple[int, str]
"""A game's id, and its result."""


class AccuracyWish(Enum):
    """Which games are wanted. `GOOD`: both sides at 90 or more; `POOR`: a side under 70."""

    KNOWN = auto()
    UNKNOWN = auto()
    GOOD = auto()
    POOR = auto()

    def fits(self, accuracy: Accuracy | None) -> bool:
        """Whether a game of that accuracy is wanted; None: it was not analysed."""
        sides = [one for one in accuracy or () if one is not None]
        match self:
            case AccuracyWish.KNOWN:
                return bool(sides)
            case AccuracyWish.UNKNOWN:
                return not sides
            case AccuracyWish.GOOD:
                return len(sides) == len(accuracy or ()) > 0 and min(sides) >= GOOD
            case AccuracyWish.POOR:
                return bool(sides) and min(sides) < POOR


def sorted_by_accuracy(
    games: Sequence[Listed], accuracies: Mapping[int, Accuracy], *, descending: bool
) -> list[Listed]:
    """The games by the mean of both sides; what was not analysed is last, whichever way it goes."""

    def place(game: Listed) -> tuple[bool, float]:
        sides = [one for one in accuracies.get(game[0], ()) if one is not None]
        mean = sum(sides) / len(sides) if sides else 0.0
        return not sides, -mean if descending else mean

    return sorted(games, key=place)
