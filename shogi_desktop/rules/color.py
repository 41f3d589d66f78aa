"""The two sides. Black (sente, shitate) sits at the bottom; White (gote, uwate) at the top."""

from __future__ import annotations

from enum import IntEnum


class Color(IntEnum):
    """A side. Black moves first in an even game, White in a handicap game."""

    BLACK = 0
    WHITE = 1

    @property
    def opponent(self) -> Color:
        """The other side."""
        return _OPPONENTS[self]


_OPPONENTS = (Color.WHITE, Color.BLACK)
