"""How a style goes on when its book has ended: what it tells the engine to weigh more, or less.

The figures were chosen by matches of levels with and without them (docs/levels.md). The names of the styles
and what they say of themselves are in `style_words`, their opening moves in `book`.
"""

from __future__ import annotations

from typing import Final

EVEN: Final = (100, 100)

_WEIGHTS: Final = {"attack": (200, 80), "solid": (100, 200)}
"""Of a style: how much the danger to the enemy's king and to its own weigh for the engine, in percent."""


def style_options(style: str) -> dict[str, object]:
    """The engine's options for a style; for none, or one that only opens its way, the usual values."""
    attack, defence = _WEIGHTS.get(style, EVEN)
    return {"Attack": attack, "Defence": defence}
