"""What the computer thinks of a draw by agreement: whether it takes one, and when it offers one itself."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Draws = Literal["offers", "accepts", "refuses"]
"""What somebody thinks of a draw in a level game: offers it too, takes it when it is offered, plays on."""

OPENING_PLIES: Final = 40
"""Before so many moves the computer plays on, whatever it thinks."""
OFFER_PLIES: Final = 80
"""Before so many it offers nothing."""
LEVEL: Final = 120
"""A score, in centipawns either way, at which a game is level."""
LEVEL_MOVES: Final = 6
"""So many moves in a row it must have thought so."""
AGAIN_PLIES: Final = 40
"""So long it waits after an offer that was declined."""
_SAVED: Final = -600
"""At that score even who likes no draws takes one."""


def takes_draw(draws: Draws, score: int, plies: int) -> bool:
    """Whether it agrees to a draw. :param score: what it thinks it stands, in centipawns from its side."""
    if plies < OPENING_PLIES:
        return False
    most = {"offers": LEVEL // 2, "accepts": 0, "refuses": _SAVED}[draws]
    return score <= most


class DrawRule(Struct):
    """How long the computer has thought the game level, and when it offered a draw last."""

    _level: int = 0
    _offered: int | None = None

    def offers(self, draws: Draws, score: int, plies: int) -> bool:
        """It has made a move and thinks `score` of it: whether it offers a draw with it."""
        self._level = self._level + 1 if abs(score) <= LEVEL else 0
        waits = self._offered is not None and plies < self._offered + AGAIN_PLIES
        if draws != "offers" or plies < OFFER_PLIES or self._level < LEVEL_MOVES or waits:
            return False
        self._offered = plies
        return True
