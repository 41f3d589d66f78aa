"""Hair, beards and scarves of drawn faces: what is behind the head, and what lies over it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from shogi_desktop.paint.portrait_looks import PortraitLooks
from shogi_desktop.paint.portrait_shapes import CENTRE, Face, circle, curve, ellipse, fill, line, shade

Draw = Callable[[QPainter, PortraitLooks, Face], None]


def behind(painter: QPainter, looks: PortraitLooks, face: Face) -> None:
    """Paint what hangs or stands behind the head."""
    hair = shade(QColor(looks.hair), 0.86)
    rx = face.rx
    match looks.style:
        case "cloud":
            for x, y, r in ((50, 28, 24), (28, 38, 17), (72, 38, 17), (25, 56, 14), (75, 56, 14)):
                fill(painter, circle(x, y, r), hair)
        case "curls":
            for x, y, r in ((29, 40, 10), (71, 40, 10), (27, 53, 7), (73, 53, 7)):
                fill(painter, circle(x, y, r), hair)
        case "bob":
            path = QPainterPath()
            path.addRoundedRect(QRectF(50 - rx - 5, 22, 2 * rx + 10, 49), 22, 16)
            fill(painter, path, hair)
        case "long":
            path = QPainterPath()
            path.addRoundedRect(QRectF(50 - rx - 6, 20, 2 * rx + 12, 90), 25, 25)
            fill(painter, path, hair)
        case "bun":
            fill(painter, circle(50, 15, 10.5), hair)
            fill(painter, ellipse(50, 44, rx + 3, 24), hair)
        case "braids":
            for side in (-1, 1):
                for step in range(5):
                    fill(painter, ellipse(50 + side * (rx + 3.5 - step * 0.5), 60 + step * 8, 5.4, 5.2), hair)
                fill(painter, circle(50 + side * (rx + 1), 97, 3), QColor("#a63a26"))
        case "scarf":
            cloth = QColor(looks.trim)
            fill(painter, face.outline(7), shade(cloth, 0.92))
        case _:
            pass


def paint_beard(painter: QPainter, looks: PortraitLooks, face: Face) -> None:
    """Paint the beard, if there is one."""
    hair = QColor(looks.hair)
    if looks.beard in {"short", "full"}:
        upper = 56.0 if looks.beard == "full" else 60.0
        lower = face.outline(2.2 if looks.beard == "full" else 0.4)
        part = QPainterPath()
        part.addRect(QRectF(0, upper, 100, 60))
        whole = lower.intersected(part)
        bare = ellipse(50, upper - 1, face.rx * 0.74, 6.5)
        fill(painter, whole.subtracted(bare), hair)
        if looks.beard == "full":
            fill(painter, ellipse(50, 71, 10, 7), hair)
    if looks.beard in {"moustache", "full"}:
        for side in (-1, 1):
            path = QPainterPath(QPointF(50, 59.4))
            path.cubicTo(
                QPointF(50 + 5 * side, 57.5), QPointF(50 + 9 * side, 60), QPointF(50 + 12 * side, 61.5)
            )
            path.cubicTo(QPointF(50 + 9 * side, 64.6), QPointF(50 + 3 * side, 64), QPointF(50, 61.8))
            fill(painter, path, shade(hair, 1.06))


def _crown(face: Face, over: float = 3.0, down: float = 50.0) -> QPainterPath:
    """The upper part of a head of hair, from temple to temple, filled down to the height `down`."""
    whole = face.outline(over)
    part = QPainterPath()
    part.addRect(QRectF(0, -20, 100, 20 + down))
    return whole.intersected(part)


def _none(painter: QPainter, looks: PortraitLooks, face: Face) -> None:
    """A bald head has its light."""
    light = shade(QColor(looks.skin), 1.07)
    fill(painter, ellipse(43, CENTRE - face.ry + 8, 6, 3), light)


def _cut(painter: QPainter, looks: PortraitLooks, crown: QPainterPath, brow: QPainterPath) -> None:
    fill(painter, crown.subtracted(brow), QColor(looks.hair))


def _short(painter: QPainter, looks: PortraitLooks, face: Face) -> None:
    brow = QPainterPath(QPointF(50 - face.rx + 3.4, 60))
    brow.lineTo(QPointF(50 - face.rx + 3.6, 41))
    brow.cubicTo(QPointF(40, 34), QPointF(60, 34), QPointF(50 + face.rx - 3.6, 41))
    brow.lineTo(QPointF(50 + face.rx - 3.4, 60))
    _cut(painter, looks, _crown(face, 3.2, 49), brow)


def _parted(painter: QPainter, looks: PortraitLooks, face: Face) -> None:
    brow = QPainterPath(QPointF(50 - face.rx + 2.6, 60))
    brow.lineTo(QPointF(50 - face.rx + 2.8, 42))
    brow.quadTo(QPointF(39, 39), QPointF(41, 31))
    brow.cubicTo(QPointF(52, 40), QPointF(64, 37), QPointF(50 + face.rx - 2.8, 44))
    brow.lineTo(QPointF(50 + face.rx - 2.6, 60))
    _cut(painter, looks, _crown(face, 3.6, 48), brow)
    line(painter, curve((41, 31), (41.5, 27), (44, 24.5)), shade(QColor(looks.hair), 0.8), 1.3)


def _fringe(painter: QPainter, looks: PortraitLooks, face: Face) -> None:
    brow = QPainterPath(QPointF(50 - face.rx + 2, 60))
    brow.lineTo(QPointF(50 - face.rx + 2, 43))
    brow.quadTo(QPointF(50, 39), QPointF(50 + face.rx - 2, 43))
    brow.lineTo(QPointF(50 + face.rx - 2, 60))
    _cut(painter, looks, _crown(face, 3.4, 50), brow)
    for x in (43, 50, 57):
        line(painter, curve((x, 30), (x - 0.6, 35), (x - 1.4, 39.5)), shade(QColor(looks.hair), 0.84), 1.1)


def _curls(painter: QPainter, looks: PortraitLooks, face: Face) -> None:
    hair = QColor(looks.hair)
    top = CENTRE - face.ry
    places = [(50 + (face.rx + 1) * math.cos(math.radians(a)), top + 20 - 20 * math.sin(math.radians(a)))
              for a in range(0, 181, 22)]  # fmt: skip
    for number, (x, y) in enumerate(places):
        fill(painter, circle(x, y, 7.6), shade(hair, 1.0 if number % 2 else 0.93))
    for x in (38, 46, 54, 62):
        fill(painter, circle(x, top + 8, 7), hair)
    fill(painter, ellipse(50, top + 3, face.rx - 6, 6), hair)


def _spikes(painter: QPainter, looks: PortraitLooks, face: Face) -> None:
    left, right, top = 50 - face.rx - 3, 50 + face.rx + 3, CENTRE - face.ry
    path = QPainterPath(QPointF(left, 49))
    for x, y in (
        (left - 1, 38), (left + 2, 31), (left + 1, 24), (36, 24), (38, 14), (46, 20), (52, 10), (57, 19),
        (66, 14), (66, 24), (right - 1, 26), (right - 1, 36), (right, 49), (right - 5, 43), (60, 36),
        (57, 40), (50, 34), (45, 40), (40, 35), (left + 5, 43),
    ):  # fmt: skip
        path.lineTo(QPointF(x, y + (top - 23) * 0.4))
    path.closeSubpath()
    fill(painter, path, QColor(looks.hair))


def _bob(painter: QPainter, looks: PortraitLooks, face: Face) -> None:
    hair = QColor(looks.hair)
    _parted(painter, looks, face)
    for side in (-1, 1):
        x = 50 + side * (face.rx + 1.6)
        path = QPainterPath(QPointF(x - 3 * side, 38))
        path.cubicTo(QPointF(x + 5 * side, 44), QPointF(x + 6 * side, 62), QPointF(x - 1 * side, 69))
        path.cubicTo(QPointF(x - 6 * side, 62), QPointF(x - 3 * side, 48), QPointF(x - 3 * side, 38))
        fill(painter, path, hair)


def _middle(painter: QPainter, looks: PortraitLooks, face: Face) -> None:
    """Parted in the middle, drawn back to both sides."""
    brow = QPainterPath(QPointF(50 - face.rx + 1.6, 60))
    brow.cubicTo(QPointF(50 - face.rx + 3, 42), QPointF(45, 37), QPointF(50, 29))
    brow.cubicTo(QPointF(55, 37), QPointF(50 + face.rx - 3, 42), QPointF(50 + face.rx - 1.6, 60))
    _cut(painter, looks, _crown(face, 3.4, 52), brow)
    line(painter, curve((50, 29), (50, 26), (50, 22.5)), shade(QColor(looks.hair), 0.8), 1.2)


def _long(painter: QPainter, looks: PortraitLooks, face: Face) -> None:
    hair = QColor(looks.hair)
    _middle(painter, looks, face)
    for side in (-1, 1):
        x = 50 + side * (face.rx + 1)
        path = QPainterPath(QPointF(x - 3 * side, 40))
        path.cubicTo(QPointF(x + 4 * side, 52), QPointF(x + 5 * side, 78), QPointF(x + 4 * side, 102))
        path.lineTo(QPointF(x - 5 * side, 102))
        path.cubicTo(QPointF(x - 1 * side, 78), QPointF(x - 3 * side, 60), QPointF(x - 3 * side, 40))
        fill(painter, path, hair)


def _drawn_back(painter: QPainter, looks: PortraitLooks, face: Face) -> None:
    brow = QPainterPath(QPointF(50 - face.rx + 1.4, 60))
    brow.cubicTo(
        QPointF(50 - face.rx + 1.6, 30), QPointF(50 + face.rx - 1.6, 30), QPointF(50 + face.rx - 1.4, 60)
    )
    _cut(painter, looks, _crown(face, 3.0, 49), brow)


def _cloud(painter: QPainter, looks: PortraitLooks, face: Face) -> None:
    hair, top = QColor(looks.hair), CENTRE - face.ry
    for x, y, r in ((36, top + 9, 8.5), (46, top + 6, 9), (56, top + 6.5, 9), (65, top + 11, 7.5)):
        fill(painter, circle(x, y, r), hair)


def _fading(painter: QPainter, looks: PortraitLooks, face: Face) -> None:
    """Hair at the sides only."""
    hair = QColor(looks.hair)
    for side in (-1, 1):
        x = 50 + side * (face.rx - 0.5)
        for y, r in ((38, 4.6), (44, 5.4), (50, 4.4)):
            fill(painter, circle(x + side * 1.6, y, r), hair)
    _none(painter, looks, face)


def _scarf(painter: QPainter, looks: PortraitLooks, face: Face) -> None:
    cloth = QColor(looks.trim)
    opening = ellipse(50, CENTRE + 2.6, face.rx - 2.2, face.ry - 3.6)
    over = face.outline(5.4).subtracted(opening)
    fill(painter, over, cloth)
    drape = QPainterPath(QPointF(30, 66))
    drape.cubicTo(QPointF(38, 78), QPointF(62, 78), QPointF(70, 66))
    drape.cubicTo(QPointF(77, 80), QPointF(72, 90), QPointF(58, 96))
    drape.cubicTo(QPointF(44, 96), QPointF(28, 88), QPointF(30, 66))
    fill(painter, drape, cloth)
    fold = shade(cloth, 0.86)
    line(painter, curve((36, 76), (50, 86), (68, 74)), fold, 1.4)
    line(painter, curve((40, 83), (52, 91), (66, 82)), fold, 1.4)
    line(painter, curve((31, 40), (38, 25), (52, 23)), shade(cloth, 1.08), 1.6)


FRONT: Final[dict[str, Draw]] = {
    "none": _none,
    "short": _short,
    "parted": _parted,
    "fringe": _fringe,
    "curls": _curls,
    "spikes": _spikes,
    "bob": _bob,
    "long": _long,
    "bun": _drawn_back,
    "braids": _middle,
    "cloud": _cloud,
    "fading": _fading,
    "scarf": _scarf,
}
"""What lies over the head, by the style of the hair."""
