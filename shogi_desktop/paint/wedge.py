"""The body of a shogi piece: a five-sided wedge, seen from above. Shapes and proportions only.

Sizes follow a real set (in hundredths of a millimetre): the king is the largest, the pawn the smallest and
the slimmest. Shapes are given in a unit square, apex up, and stretched to the body's rectangle.
"""

from __future__ import annotations

import math
import random
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QPainterPathStroker

from shogi_desktop.rules import PieceKind

BODY_SIZES: dict[str, tuple[int, int]] = {
    "king": (2870, 3200),
    "queen": (2830, 3160),
    "rook": (2770, 3100),
    "bishop": (2770, 3100),
    "gold": (2670, 3000),
    "silver": (2670, 3000),
    "knight": (2550, 2900),
    "lance": (2350, 2850),
    "pawn": (2250, 2750),
}
"""Width and height of each unpromoted kind's body, by the kind's id."""

PROMOTED_BODIES: dict[str, str] = {
    "dragon": "rook",
    "horse": "bishop",
    "promoted_silver": "silver",
    "promoted_knight": "knight",
    "promoted_lance": "lance",
    "tokin": "pawn",
}
"""A promoted piece is the same piece of wood: ids of the kinds whose body it has."""

_KING_HEIGHT = 0.915
"""Height of the king's body in a square of height 1."""

_SHOULDER = 0.205
_SHOULDER_INSET = 0.118
CORNERS: tuple[tuple[float, float], ...] = (
    (0.5, 0.0),
    (1 - _SHOULDER_INSET, _SHOULDER),
    (1.0, 1.0),
    (0.0, 1.0),
    (_SHOULDER_INSET, _SHOULDER),
)
"""Corners of the body in the unit square, clockwise from the apex."""


def body_size(kind: PieceKind) -> tuple[int, int]:
    """Width and height of the body of `kind`, in hundredths of a millimetre; an unknown one is a general."""
    return BODY_SIZES.get(PROMOTED_BODIES.get(kind.id, kind.id), BODY_SIZES["gold"])


def body_rect(cell: QRectF, kind: PieceKind) -> QRectF:
    """The body's rectangle in a square `cell`: centred, a little high for the shadow below it."""
    width, height = body_size(kind)
    scale = _KING_HEIGHT * cell.height() / BODY_SIZES["king"][1]
    size = QSizeF(width * scale, height * scale)
    lift = 0.014 * cell.height()
    return QRectF(
        cell.center().x() - size.width() / 2,
        cell.center().y() - size.height() / 2 - lift,
        size.width(),
        size.height(),
    )


@cache
def outline(inset: float = 0.0) -> QPainterPath:
    """The wedge in the unit square, its corners softly rounded, `inset` of the width inside its edge."""
    return _rounded(_inset(CORNERS, inset), radius=0.022)


@cache
def bevel(width: float) -> QPainterPath:
    """The rim between the wedge's outline and the same `width` further in."""
    return outline().subtracted(outline(width))


@cache
def grain(seed: int) -> QPainterPath:
    """Streaks of the wood inside the wedge: upright, slightly bent, different for every `seed`."""
    rng = random.Random(seed)
    streaks = QPainterPath()
    stroker = QPainterPathStroker()
    x = rng.uniform(0.02, 0.08)
    while x < 1:
        stroker.setWidth(rng.uniform(0.004, 0.013))
        bend, lean = rng.uniform(-0.03, 0.03), rng.uniform(-0.02, 0.02)
        line = QPainterPath(QPointF(x + lean, -0.05))
        line.cubicTo(QPointF(x + bend, 0.3), QPointF(x + bend, 0.7), QPointF(x - lean, 1.05))
        streaks.addPath(stroker.createStroke(line))
        x += rng.uniform(0.035, 0.10)
    return streaks.intersected(outline(0.01))


def _inset(corners: tuple[tuple[float, float], ...], distance: float) -> list[QPointF]:
    """Corners of the polygon whose sides lie `distance` inside those of the convex polygon `corners`."""
    points = [QPointF(x, y) for x, y in corners]
    if not distance:
        return points
    count = len(points)
    sides = []
    for i, start in enumerate(points):
        along = points[(i + 1) % count] - start
        length = math.hypot(along.x(), along.y())
        inward = QPointF(-along.y(), along.x()) * (distance / length)
        sides.append((start + inward, along))
    return [_meet(*sides[i - 1], *sides[i]) for i in range(count)]


def _meet(p: QPointF, u: QPointF, q: QPointF, v: QPointF) -> QPointF:
    """Where the line through `p` along `u` meets the line through `q` along `v`."""
    d = q - p
    t = (d.x() * v.y() - d.y() * v.x()) / (u.x() * v.y() - u.y() * v.x())
    return p + u * t


def _rounded(corners: list[QPointF], radius: float) -> QPainterPath:
    path = QPainterPath()
    count = len(corners)
    for i, corner in enumerate(corners):
        before, after = corners[i - 1] - corner, corners[(i + 1) % count] - corner
        start = corner + before * (radius / math.hypot(before.x(), before.y()))
        end = corner + after * (radius / math.hypot(after.x(), after.y()))
        if i == 0:
            path.moveTo(start)
        else:
            path.lineTo(start)
        path.quadTo(corner, end)
    path.closeSubpath()
    return path
