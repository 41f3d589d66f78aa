"""The two sides. Black (sente, shitate) sits at the bottom; White (gote, uwate) at the top."""

from __future__ import annotations

from enum import IntEnum


class Color(IntEnum):
    """A side. Black moves first in an even game, White in a handicap game."""

    BLACK = 0
    WHITE = 1

    opponent: Color
    """The other side."""


Color.BLACK.opponent, Color.WHITE.opponent = Color.WHITE, Color.BLACK
