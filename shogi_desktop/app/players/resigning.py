"""When the computer gives a game up: after it has thought it lost for some moves on end."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

LOST: Final = -3000
"""A score, in centipawns from the computer's side, that nobody turns round any more."""
MOVES: Final = 3
"""So many moves in a row it must have thought so."""
LOWEST_LEVEL: Final = 17
"""Weaker levels play on: their opponents are to see a mate."""


class ResignRule(Struct):
    """How long the computer has thought its game lost.

    Who gives pieces begins with a bad score: what it thought at its first move counts as even.
    """

    _first: int | None = None
    _moves: int = 0

    def thought(self, score: int) -> bool:
        """The computer thought `score` of a move of its own; whether it should give up now."""
        if self._first is None:
            self._first = score
        self._moves = self._moves + 1 if score < LOST + min(0, self._first) else 0
        return self._moves >= MOVES

    def forget(self) -> None:
        """A move was taken back: it hopes again."""
        self._moves = 0
