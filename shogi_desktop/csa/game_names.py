"""Names of games as shogi-server has them: what is played, from which start, with how much time.

``GAME-600-10``: 600 s, then 10 s a move; ``GAME-300-10F``: 10 s are added at each move; ``-B`` or ``-W``
behind it asks for a side. ``hc2p_…`` and the like give a handicap. ``okisaki_…`` is ours: Okisaki shogi.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from shogi_desktop.csa.errors import GameNameError
from shogi_desktop.csa.times import TimeRule
from shogi_desktop.rules import VARIANTS, Color, Variant, unnamed_variant

_NAME = re.compile(r"([A-Za-z0-9_@.-]{1,32})-(\d{1,5})-(\d{1,4})(F?)(?:-([BWbw]))?")
HANDICAPS: Final = {
    "hclance_": "lance",
    "hcbishop_": "bishop",
    "hcrook_": "rook",
    "hcrooklance_": "rook_lance",
    "hc2p_": "two",
    "hc4p_": "four",
    "hc6p_": "six",
    "hc8p_": "eight",
    "hc10p_": "ten",
}
"""What the beginning of a name gives."""
_SIDES = {"b": Color.BLACK, "w": Color.WHITE}
FLOODGATE: Final = dict.fromkeys(("floodgate-300-10F", "floodgate-600-10F"), "wdoor.c.u-tokyo.ac.jp")
"""Floodgate's games, and where they are played."""


class GameName(Struct, frozen=True):
    """A game by its name. `text` lacks the side asked for, which is `side`: two with one `text` may meet."""

    text: str
    variant: Variant
    handicap: str
    time: TimeRule
    side: Color | None = None

    @classmethod
    def parse(cls, text: str) -> GameName:
        """:raises GameNameError: it is none, or one that is not offered."""
        match = _NAME.fullmatch(text)
        if match is None:
            raise GameNameError(text, "it has no two times")
        stem, total, move, fischer, side = match.groups()
        if len(move) > 1 and move[0] == "0":
            raise GameNameError(text, "a stop watch (a time that begins with 0) is not offered")
        time = TimeRule(
            total=int(total), byoyomi=0 if fischer else int(move), increment=int(move) if fischer else 0
        )
        variant = next((game for game, prefix in _games() if stem.startswith(prefix)), unnamed_variant())
        rest = stem.removeprefix(f"{variant.names.jkf}_")
        handicap = next((id_ for prefix, id_ in HANDICAPS.items() if rest.startswith(prefix)), "even")
        return cls(
            f"{stem}-{total}-{move}{fischer}",
            variant,
            handicap,
            time,
            _SIDES.get((side or "").lower()),
        )


def _games() -> list[tuple[Variant, str]]:
    """The games that a name has to name, with the beginning that does."""
    return [(variant, f"{variant.names.jkf}_") for variant in VARIANTS if variant.names.jkf]
