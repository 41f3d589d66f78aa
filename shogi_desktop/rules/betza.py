"""Piece moves in Betza's "funny notation", parsed once into steps and slides.

Read here: the atoms W F D N A K R B Q, each with the direction letters f b l r s v before it. Letters are
alternatives, but on a diagonal f or b with l or r means the one between them (``rbB``), and on a knight's
leap ff means the two foremost and fs the two more to the side. `engine/core/betza.h` reads the same. Vectors
are seen from the piece's owner: ``(right, forward)``. Source: Ralph Betza, "Betza Notation"
(chessvariants.com).
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from shogi_desktop.rules.errors import BetzaError

Vector = tuple[int, int]
"""``(right, forward)`` in squares, as the piece's owner sees it."""

_LEAPS: dict[str, tuple[Vector, ...]] = {
    "W": ((1, 0),),
    "F": ((1, 1),),
    "D": ((2, 0),),
    "N": ((1, 2),),
    "A": ((2, 2),),
    "K": ((1, 0), (1, 1)),
}
_SLIDES: dict[str, tuple[Vector, ...]] = {
    "R": ((1, 0),),
    "B": ((1, 1),),
    "Q": ((1, 0), (1, 1)),
}
_DIRECTIONS = "fblrsv"


class Movement(Struct, frozen=True):
    """How a piece moves: single `steps` (leaps included) and unlimited `slides`, as the owner sees them."""

    steps: frozenset[Vector]
    slides: frozenset[Vector]


@cache
def parse_betza(text: str) -> Movement:
    """The movement that `text` describes; the empty text describes a piece that never moves.

    :raises BetzaError: at the first character that is not understood.
    """
    steps: set[Vector] = set()
    slides: set[Vector] = set()
    modifiers = ""
    for offset, letter in enumerate(text):
        if letter in _DIRECTIONS:
            modifiers += letter
            continue
        if letter in _LEAPS:
            goal, roots = steps, _LEAPS[letter]
        elif letter in _SLIDES:
            goal, roots = slides, _SLIDES[letter]
        else:
            raise BetzaError(text, offset)
        if (1, 1) in roots and len(modifiers) > 2 and len(_axes(modifiers)) > 1:
            raise BetzaError(text, offset - 1)  # which two of the letters name a diagonal?
        for root in roots:
            goal.update(v for v in _rotations(root) if _allowed(v, modifiers))
        modifiers = ""
    if modifiers:
        raise BetzaError(text, len(text) - 1)
    return Movement(frozenset(steps), frozenset(slides))


def _rotations(vector: Vector) -> set[Vector]:
    a, b = vector
    return {(sx * x, sy * y) for x, y in ((a, b), (b, a)) for sx in (1, -1) for sy in (1, -1)}


def _allowed(vector: Vector, modifiers: str) -> bool:
    """Whether the direction letters admit `vector`; none at all admit everything."""
    if not modifiers:
        return True
    right, forward = vector
    if abs(right) == abs(forward):
        return all(any(_points(vector, letter) for letter in letters) for letters in _axes(modifiers))
    if 0 not in vector and len(modifiers) == 2 and (modifiers[0] == modifiers[1] or _crosses(modifiers)):
        steep = abs(forward) > abs(right) if modifiers[0] in "fb" else abs(right) > abs(forward)
        return _points(vector, modifiers[0]) and steep == (modifiers[0] == modifiers[1])
    return any(_points(vector, letter) for letter in modifiers)


def _axes(modifiers: str) -> list[str]:
    """The letters along the files and those along the ranks, as far as there are any."""
    upright = "".join(letter for letter in modifiers if letter in "fbv")
    level = "".join(letter for letter in modifiers if letter in "lrs")
    return [letters for letters in (upright, level) if letters]


def _crosses(pair: str) -> bool:
    return (pair[0] in "fb" and pair[1] == "s") or (pair[0] in "lr" and pair[1] == "v")


def _points(vector: Vector, letter: str) -> bool:
    right, forward = vector
    return {
        "f": forward > 0,
        "b": forward < 0,
        "r": right > 0,
        "l": right < 0,
        "s": right != 0,
        "v": forward != 0,
    }[letter]
