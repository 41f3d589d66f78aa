"""The places a hand or a keyboard cursor can be at: a square, or one kind of piece on a stand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from PySide6.QtCore import QRectF

from shogi_desktop.rules import Color, PieceKind, Square


@dataclass(frozen=True, slots=True)
class OnBoard:
    """A square of the board."""

    square: Square


@dataclass(frozen=True, slots=True)
class OnStand:
    """The pieces of one kind on one player's stand."""

    color: Color
    kind: PieceKind


Spot = OnBoard | OnStand

P = TypeVar("P")
"""The places of one kind of board: `Spot`, or those that the editor knows."""


class Direction(Enum):
    """The way an arrow key points on the screen: x to the right, y down."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


def neighbour(here: QRectF, direction: Direction, places: Mapping[P, QRectF]) -> P | None:
    """The place that an arrow key reaches from `here`, or None at the edge.

    The nearest place in that direction, what lies aside counting double. Up and down stay in their column, so
    that the cursor leaves the board for a stand only sideways.
    """
    dx, dy = direction.value
    best: P | None = None
    best_cost = float("inf")
    for place, rect in places.items():
        offset = rect.center() - here.center()
        ahead = offset.x() * dx + offset.y() * dy
        aside = abs(offset.x() * dy) + abs(offset.y() * dx)
        if ahead < here.width() / 4 or (dy and aside > here.width() / 2):
            continue
        cost = ahead + 2 * aside
        if cost < best_cost:
            best, best_cost = place, cost
    return best
