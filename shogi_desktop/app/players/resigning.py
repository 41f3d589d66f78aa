"""When the computer gives a game up: after it has thought it bad or lost for some moves on end."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Resigns = Literal["early", "lost", "never"]
"""When somebody gives a game up: where it looks bad, where it is lost, or only when mated."""
Wish = Literal["own", "lost", "never"]
"""What the player wants of the computer: as is its own manner, once it is lost, or never."""

LOST: Final = -3000
"""A score, in centipawns from the computer's side, that nobody turns round any more."""
MOVES: Final = 3
"""So many moves in a row it must have thought so."""
BAD: Final = -1800
BAD_MOVES: Final = 2
"""The same for who resigns early."""
LOWEST_LEVEL: Final = 17
"""Weaker levels play on by themselves: their opponents are to see a mate."""


class ResignRule(Struct):
    """How long the computer has thought its game bad, and lost.

    Who gives pieces begins with a bad score: what it thought at its first move counts as even.
    """

    _first: int | None = None
    _lost: int = 0
    _bad: int = 0

    def thought(self, score: int) -> None:
        """The computer thought `score` of a move of its own."""
        if self._first is None:
            self._first = score
        given = min(0, self._first)
        self._lost = self._lost + 1 if score < LOST + given else 0
        self._bad = self._bad + 1 if score < BAD + given else 0

    def gives_up(self, manner: Resigns) -> bool:
        """Whether who has that manner should give up now."""
        return (manner != "never" and self._lost >= MOVES) or (manner == "early" and self._bad >= BAD_MOVES)

    def forget(self) -> None:
        """A move was taken back: it hopes again."""
        self._lost = self._bad = 0


def manner_of(wish: Wish, own: Resigns | None, rung: int) -> Resigns:
    """When the computer resigns.

    :param own: the character's manner; None for a plain level, which follows its strength, `rung`.
    """
    if wish != "own":
        return wish
    return own or ("lost" if rung >= LOWEST_LEVEL else "never")
