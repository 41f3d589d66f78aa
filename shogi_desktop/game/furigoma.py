"""Furigoma: five pawns are thrown to see who begins (RULES.md 2.8). Chance is passed in.

A pawn that comes to stand on its edge says nothing and is thrown again, alone.
"""

from __future__ import annotations

from enum import Enum, auto
from random import Random
from typing import Final

from msgspec import Struct

PAWNS: Final = 5
STANDING_CHANCE: Final = 0.02
"""How often a pawn stays on its edge: nobody has counted it, players see it now and then."""


class Fall(Enum):
    """How a pawn comes to lie."""

    PAWN = auto()
    TOKIN = auto()
    STANDING = auto()


class Furigoma(Struct, frozen=True):
    """Everything that was thrown: how all five pawns lay after each throw; in the end none stands."""

    throws: tuple[tuple[Fall, ...], ...]

    @property
    def result(self) -> tuple[Fall, ...]:
        """How the five pawns lie in the end."""
        return self.throws[-1]

    @property
    def tokin(self) -> int:
        """How many of them show the tokin."""
        return self.result.count(Fall.TOKIN)

    @property
    def thrower_begins(self) -> bool:
        """Whether he begins whose pawns were thrown: more pawns than tokin. Five pawns never tie."""
        return 2 * self.tokin < len(self.result)


def throw_furigoma(chance: Random) -> Furigoma:
    """Throw five pawns until none stands on its edge."""
    throws = [tuple(_fall(chance) for _ in range(PAWNS))]
    while Fall.STANDING in throws[-1]:
        throws.append(tuple(_fall(chance) if fall is Fall.STANDING else fall for fall in throws[-1]))
    return Furigoma(tuple(throws))


def _fall(chance: Random) -> Fall:
    if chance.random() < STANDING_CHANCE:
        return Fall.STANDING
    return Fall.TOKIN if chance.random() < 0.5 else Fall.PAWN
