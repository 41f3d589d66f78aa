"""The drawn faces of the opponents: flat shapes in a circle, one hand for all of them.

Painted from `PortraitLooks` in a square of a hundred units, at any size and on any device. The light comes
from above left; shade is the shape's own colour, darker. The circle's edge is drawn where looks need edges.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from shogi_desktop.paint.portrait_hair import FRONT, behind, paint_beard
from shogi_desktop.paint.portrait_looks import PortraitLooks
from shogi_desktop.paint.portrait_shapes import (
    INK,
    LEFT_EYE,
    RIGHT_EYE,
    Face,
    arc,
    circle,
    curve,
    ellipse,
    fill,
    line,
    shade,
)

SIDE: Final = 100.0
"""The units that a portrait is high and wide."""
_LARGER: Final = 1.12
"""A person fills the circle."""


def paint_portrait(
    painter: QPainter, looks: PortraitLooks, place: QRectF, edge: QColor | None = None
) -> None:
    """Paint a face into the circle that fits `place`. :param edge: the colour of a line around it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(place.width(), place.height())
    painter.translate(place.center() - QPointF(side / 2, side / 2))
    painter.scale(side / SIDE, side / SIDE)
    painter.save()
    round_ = circle(50, 50, 50)
    fill(painter, round_, QColor(looks.ground))
    painter.setClipPath(round_, Qt.ClipOperation.IntersectClip)
    fill(painter, ellipse(50, 104, 62, 34), shade(QColor(looks.ground), 0.92))
    _KINDS[looks.kind](painter, looks)
    painter.restore()
    if edge is not None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(edge, 2.5))
        painter.drawEllipse(QRectF(1.25, 1.25, 97.5, 97.5))
    painter.restore()


@cache
def portrait_image(looks: PortraitLooks, pixels: int, edge: int | None = None) -> QImage:
    """A face as a picture, so many pixels high and wide. :param edge: as ``QColor.rgba``."""
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    line_around = None if edge is None else QColor.fromRgba(edge)
    paint_portrait(painter, looks, QRectF(0, 0, pixels, pixels), line_around)
    painter.end()
    return image


# --- persons ----------------------------------------------------------------------------------------------


def _paint_person(painter: QPainter, looks: PortraitLooks) -> None:
    painter.translate(50, 62)
    painter.scale(_LARGER, _LARGER)
    painter.translate(-50, -62)
    face = Face.of(looks.head)
    skin, hair = QColor(looks.skin), QColor(looks.hair)
    behind(painter, looks, face)
    _paint_body(painter, looks)
    neck = QPainterPath()
    neck.addRoundedRect(QRectF(41.5, 62, 17, 20), 7, 7)
    fill(painter, neck, shade(skin, 0.86))
    _paint_collar(painter, looks)
    if looks.style != "scarf":
        for x in (50 - face.rx - 0.5, 50 + face.rx + 0.5):
            fill(painter, ellipse(x, 51, 4.2, 5.2), shade(skin, 0.93))
    fill(painter, face.outline(), skin)
    cheek = QColor("#d8563f")
    cheek.setAlphaF(0.2)
    for x in (50 - face.rx * 0.58, 50 + face.rx * 0.58):
        fill(painter, ellipse(x, 58, 4.6, 3.2), cheek)
    if "freckles" in looks.extras:
        spot = shade(skin, 0.72)
        for x, y in ((37, 56), (40, 58.5), (36, 59.5), (63, 56), (60, 58.5), (64, 59.5)):
            fill(painter, circle(x, y, 0.8), spot)
    paint_beard(painter, looks, face)
    _paint_eyes(painter, looks.eyes)
    _paint_brows(painter, looks, shade(hair, 0.85))
    nose = curve((50.6, 52), (53.6, 57.6), (49.6, 58.2))
    line(painter, nose, shade(skin, 0.72), 1.6)
    _paint_mouth(painter, looks, shade(skin, 0.5))
    FRONT[looks.style](painter, looks, face)
    _paint_extras(painter, looks, face)


def _paint_body(painter: QPainter, looks: PortraitLooks) -> None:
    body = QPainterPath(QPointF(12, 102))
    body.cubicTo(QPointF(14, 82), QPointF(28, 77), QPointF(42, 75))
    body.lineTo(QPointF(58, 75))
    body.cubicTo(QPointF(72, 77), QPointF(86, 82), QPointF(88, 102))
    body.closeSubpath()
    fill(painter, body, QColor(looks.clothes))


def _paint_collar(painter: QPainter, looks: PortraitLooks) -> None:
    clothes, trim = QColor(looks.clothes), QColor(looks.trim)
    match looks.collar:
        case "round":
            line(painter, curve((40, 76), (50, 88), (60, 76)), trim, 3.2)
        case "turtle":
            roll = QPainterPath()
            roll.addRoundedRect(QRectF(39.5, 71, 21, 11), 5, 5)
            fill(painter, roll, shade(clothes, 1.12))
            line(painter, curve((41, 77), (50, 80.5), (59, 77)), shade(clothes, 0.88), 1.2)
        case "shirt" | "bow":
            for side in (-1, 1):
                _polygon(
                    painter, trim, (50, 84), (50 + 9.5 * side, 73), (50 + 15 * side, 79), (50 + 7 * side, 90)
                )
            if looks.collar == "bow":
                for side in (-1, 1):
                    _polygon(painter, QColor("#a63a26"), (50, 85), (50 + 9 * side, 80), (50 + 9 * side, 91))
                fill(painter, circle(50, 85.3, 2.4), QColor("#7d2a1b"))
        case "crossed":
            for start, end in (((60, 74), (50, 87)), ((40, 74), (61, 103))):
                line(painter, curve(start, start, end), trim, 5.0)
        case "coat":
            for side in (-1, 1):
                _polygon(
                    painter,
                    shade(clothes, 0.93),
                    *((50 + 9 * side, 74), (50 + 19 * side, 79), (50 + 16 * side, 91), (50, 102)),
                )


def _polygon(painter: QPainter, colour: QColor, *points: tuple[float, float]) -> None:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    fill(painter, path, colour)


def _paint_eyes(painter: QPainter, eyes: str) -> None:
    for x, y in (LEFT_EYE, RIGHT_EYE):
        if eyes == "laughing":
            line(painter, curve((x - 3.4, y + 1.4), (x, y - 3.6), (x + 3.4, y + 1.4)), INK, 2.1)
        elif eyes == "sleepy":
            line(painter, curve((x - 3.4, y), (x, y + 2.8), (x + 3.4, y)), INK, 2.1)
        else:
            fill(painter, ellipse(x, y, 2.5, 3.0), INK)
            fill(painter, circle(x + 0.9, y - 1.1, 0.85), QColor("#ffffff"))
            if eyes == "keen":
                line(painter, curve((x - 3.8, y - 2.2), (x, y - 4.4), (x + 3.8, y - 2.2)), INK, 1.5)


def _paint_brows(painter: QPainter, looks: PortraitLooks, colour: QColor) -> None:
    width = 2.4 if looks.beard != "none" else 1.8
    for side, (x, y) in ((-1, LEFT_EYE), (1, RIGHT_EYE)):
        inner, outer = (-5.4, -6.6) if looks.eyes == "keen" else (-6.8, -6.2)
        path = curve((x - 3.9 * side, y + inner), (x, y - 8.3), (x + 4.2 * side, y + outer))
        line(painter, path, colour, width)


def _paint_mouth(painter: QPainter, looks: PortraitLooks, colour: QColor) -> None:
    if looks.beard == "full":
        colour = QColor("#6e2c22")
    if looks.mouth == "grin":
        grin = QPainterPath(QPointF(43, 62))
        grin.quadTo(QPointF(50, 64), QPointF(57, 62))
        grin.quadTo(QPointF(50, 73), QPointF(43, 62))
        fill(painter, grin, QColor("#6e2c22"))
        teeth = QPainterPath(QPointF(44.4, 62.5))
        teeth.quadTo(QPointF(50, 64.2), QPointF(55.6, 62.5))
        teeth.quadTo(QPointF(50, 67.4), QPointF(44.4, 62.5))
        fill(painter, teeth, QColor("#ffffff"))
        return
    strokes = {
        "smile": ((43.8, 62), (50, 68), (56.2, 62)),
        "calm": ((45, 63.6), (50, 65.4), (55, 63.6)),
        "smirk": ((45, 64), (51.5, 66.6), (57, 61.6)),
    }
    line(painter, curve(*strokes[looks.mouth]), colour, 2.0)


def _paint_extras(painter: QPainter, looks: PortraitLooks, face: Face) -> None:
    trim = QColor(looks.trim)
    if "earrings" in looks.extras:
        for x in (50 - face.rx - 1.2, 50 + face.rx + 1.2):
            fill(painter, circle(x, 59, 2.3), trim)
    if "round glasses" in looks.extras or "square glasses" in looks.extras:
        _paint_glasses(painter, face, is_round="round glasses" in looks.extras)
    if "band" in looks.extras:
        line(painter, arc(50, 47, face.rx + 2.4, face.ry + 3.2, 28, 124), trim, 4.2)
    if "headphones" in looks.extras:
        line(painter, arc(50, 46, face.rx + 6, face.ry + 6, 5, 170), shade(trim, 0.8), 3.6)
        for x in (50 - face.rx - 4.6, 50 + face.rx + 4.6):
            pad = QPainterPath()
            pad.addRoundedRect(QRectF(x - 4, 42, 8, 17), 4, 4)
            fill(painter, pad, trim)
    if "cap" in looks.extras:
        _paint_cap(painter, trim, face)
    if "baker's hat" in looks.extras:
        _paint_hat(painter, trim, face)


def _paint_glasses(painter: QPainter, face: Face, *, is_round: bool) -> None:
    frame, glass = QColor("#2b2620"), QColor(255, 255, 255, 46)
    for x, y in (LEFT_EYE, RIGHT_EYE):
        lens = QPainterPath()
        if is_round:
            lens.addEllipse(QPointF(x, y), 7.4, 7.4)
        else:
            lens.addRoundedRect(QRectF(x - 7.4, y - 5.6, 14.8, 11.6), 3, 3)
        fill(painter, lens, glass)
        line(painter, lens, frame, 1.7)
    line(painter, curve((48.2, 49.4), (50, 48), (51.8, 49.4)), frame, 1.7)
    for side, x in ((-1, LEFT_EYE[0] - 7.4), (1, RIGHT_EYE[0] + 7.4)):
        line(painter, curve((x, 49), (x + side, 48.6), (50 + side * (face.rx + 0.5), 48.2)), frame, 1.7)


def _paint_cap(painter: QPainter, colour: QColor, face: Face) -> None:
    top = 47 - face.ry - 5
    dome = QPainterPath(QPointF(50 - face.rx - 3, 37))
    dome.cubicTo(
        QPointF(50 - face.rx - 3, top - 1), QPointF(50 + face.rx + 3, top - 1), QPointF(50 + face.rx + 3, 37)
    )
    dome.closeSubpath()
    fill(painter, dome, colour)
    brim = QPainterPath(QPointF(50 - face.rx - 3, 37))
    brim.cubicTo(QPointF(46, 31.5), QPointF(72, 31), QPointF(50 + face.rx + 15, 40))
    brim.cubicTo(QPointF(66, 38), QPointF(40, 39), QPointF(50 - face.rx - 3, 37))
    fill(painter, brim, shade(colour, 0.8))
    fill(painter, circle(50, top + 5, 2), shade(colour, 0.8))


def _paint_hat(painter: QPainter, colour: QColor, face: Face) -> None:
    for x, y, r in ((39, 22, 8.5), (50, 18, 10.5), (61, 22, 8.5)):
        fill(painter, circle(x, y, r), colour)
    band = QPainterPath()
    band.addRoundedRect(QRectF(50 - face.rx + 1, 22, 2 * face.rx - 2, 11), 3, 3)
    fill(painter, band, shade(colour, 0.93))


# --- animals ----------------------------------------------------------------------------------------------


def _paint_cat(painter: QPainter, looks: PortraitLooks) -> None:
    fur, marks = QColor(looks.skin), QColor(looks.hair)
    fill(painter, ellipse(50, 100, 30, 26), shade(fur, 0.94))
    line(painter, arc(50, 66, 17, 15, 200, 140), QColor(looks.clothes), 5)
    for side in (-1, 1):
        _polygon(painter, fur, (50 + 29 * side, 12), (50 + 31 * side, 46), (50 + 7 * side, 28))
        _polygon(
            painter, QColor("#e8a79a"), (50 + 26.5 * side, 19), (50 + 27 * side, 36), (50 + 14 * side, 28)
        )
    fill(painter, ellipse(50, 51, 32, 27), fur)
    for x, top, width in ((50, 25, 5), (41, 26.5, 4.4), (59, 26.5, 4.4)):
        stripe = QPainterPath()
        stripe.addRoundedRect(QRectF(x - width / 2, top, width, 10), 2.2, 2.2)
        fill(painter, stripe, marks)
    for side in (-1, 1):
        fill(painter, ellipse(50 + 13 * side, 50, 5.4, 6.4), INK)
        fill(painter, circle(50 + 13 * side + 1.8, 47.6, 2), QColor("#ffffff"))
        blush = QColor("#d8563f")
        blush.setAlphaF(0.22)
        fill(painter, ellipse(50 + 21 * side, 60, 5, 3.4), blush)
        for lift in (-2.5, 2.5):
            line(
                painter,
                curve((50 + 17 * side, 62), (50 + 26 * side, 61 + lift), (50 + 36 * side, 60 + 2 * lift)),
                shade(fur, 0.6),
                1.1,
            )
    _polygon(painter, QColor("#c8705f"), (46.8, 57), (53.2, 57), (50, 60.6))
    for side in (-1, 1):
        line(painter, curve((50, 60.6), (50 + 2 * side, 66), (50 + 7 * side, 63)), shade(fur, 0.45), 1.7)
    fill(painter, circle(50, 83, 4), QColor(looks.trim))


def _paint_owl(painter: QPainter, looks: PortraitLooks) -> None:
    down, marks, disc = QColor(looks.skin), QColor(looks.hair), QColor(looks.trim)
    fill(painter, ellipse(50, 104, 36, 36), shade(down, 0.9))
    for row, count in ((84, 4), (93, 5)):
        for number in range(count):
            x = 50 + (number - (count - 1) / 2) * 11
            line(painter, curve((x - 4, row), (x, row + 5), (x + 4, row)), shade(down, 0.7), 1.8)
    head = QPainterPath(QPointF(15, 12))
    head.cubicTo(QPointF(30, 22), QPointF(70, 22), QPointF(85, 12))
    head.cubicTo(QPointF(92, 48), QPointF(80, 80), QPointF(50, 80))
    head.cubicTo(QPointF(20, 80), QPointF(8, 48), QPointF(15, 12))
    fill(painter, head, down)
    for side in (-1, 1):
        fill(painter, ellipse(50 + 15.5 * side, 47, 18.5, 20), disc)
        fill(painter, circle(50 + 14.5 * side, 46, 11), QColor("#f0b63c"))
        fill(painter, circle(50 + 14 * side, 46, 6.6), INK)
        fill(painter, circle(50 + 14 * side + 2.2, 43.4, 2.2), QColor("#ffffff"))
        brow = curve((50 + 4 * side, 36), (50 + 16 * side, 26), (50 + 33 * side, 20))
        line(painter, brow, marks, 5.4)
    beak = QPainterPath(QPointF(45, 52))
    beak.quadTo(QPointF(50, 48), QPointF(55, 52))
    beak.quadTo(QPointF(54, 61), QPointF(50, 65))
    beak.quadTo(QPointF(46, 61), QPointF(45, 52))
    fill(painter, beak, QColor("#c9832f"))


_KINDS: Final[dict[str, Callable[[QPainter, PortraitLooks], None]]] = {
    "person": _paint_person,
    "cat": _paint_cat,
    "owl": _paint_owl,
}
