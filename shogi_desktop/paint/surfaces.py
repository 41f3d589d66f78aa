"""What a board and its stands are made of: wood with grain and edges, handmade paper, even colour.

Everything is made by rule for the size it is painted at; no picture is loaded. The costly part, grain and
fibres, is an image made once for each colour and fineness and stretched to the slab.
"""

from __future__ import annotations

import math
import random
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from shogi_desktop.paint.theme import Material, Theme

_CORNER = 0.035
_BOARD_GRAIN = 0x5069
_STAND_GRAIN = 0x636F
_GRAIN_HEIGHT = 64
_STREAK_JOINTS = 8
_BANDS = 9
_FIBRES = 300
_CLOUDS = 16
_PAPER_SIDE = 384
_THICKNESS = 0.075
_FRAME = 0.115
"""Width of the moulding round the top of a stand, in heights of a square."""


def paint_board_slab(painter: QPainter, rect: QRectF, unit: float, theme: Theme) -> None:
    """The board without its lines on `rect`; shadow and near edge reach 0.14 of `unit` beyond it.

    :param unit: height of a square.
    """
    tones = (theme.board_light, theme.board, theme.board_dark)
    _paint_slab(painter, rect, unit, theme, tones=tones, seed=_BOARD_GRAIN)


def paint_stand(painter: QPainter, rect: QRectF, unit: float, theme: Theme) -> None:
    """A stand for captured pieces on `rect`: a small table with a moulding round its top, or what suits."""
    tones = (theme.stand_light, theme.stand, theme.stand_dark)
    _paint_slab(painter, rect, unit, theme, tones=tones, seed=_STAND_GRAIN)
    if theme.material is Material.WOOD:
        _paint_moulding(painter, rect, unit, theme)
    else:
        inset = 0.07 * unit
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(theme.stand_dark.darker(120), 0.8), theme.weight * 0.012 * unit))
        painter.drawRect(rect.adjusted(inset, inset, -inset, -inset))


def paint_surface(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Only the board's material on `rect`, without edges: a sample of it."""
    painter.fillRect(rect, theme.board)
    tones = (theme.board_light, theme.board, theme.board_dark)
    _paint_texture(painter, rect, theme, tones, _BOARD_GRAIN)


def faded(color: QColor, share: float) -> QColor:
    """`color` with `share` of its opacity."""
    result = QColor(color)
    result.setAlphaF(min(1.0, color.alphaF() * share))
    return result


def _paint_slab(
    painter: QPainter,
    rect: QRectF,
    unit: float,
    theme: Theme,
    *,
    tones: tuple[QColor, QColor, QColor],
    seed: int,
) -> None:
    """A slab: soft shadow, its near edge, the lit top with its texture, and a rim of light."""
    light, middle, dark = tones
    radius = _CORNER * unit if theme.material is Material.WOOD else 0.0
    blur = 0.07 if theme.material is Material.WOOD else 0.05
    _soft_shadow(painter, rect.translated(0, 0.05 * unit), radius, blur * unit, theme.shadow)
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.material is not Material.WOOD:
        painter.setBrush(middle)
        painter.drawRect(rect)
        _paint_texture(painter, rect, theme, tones, seed)
        width = theme.weight * max(0.014 * unit, 1.0 / max(painter.deviceTransform().m11(), 1e-6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(dark, width, j=Qt.PenJoinStyle.MiterJoin))
        painter.drawRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2))
        return
    _paint_near_edge(painter, rect, unit, dark)
    top = QLinearGradient(rect.topLeft(), rect.bottomRight())
    top.setColorAt(0.0, light)
    top.setColorAt(0.5, middle)
    top.setColorAt(1.0, middle.darker(105))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(top)
    painter.drawRoundedRect(rect, radius, radius)
    _paint_texture(painter, rect, theme, tones, seed)
    rim = max(1.0 / max(painter.deviceTransform().m11(), 1e-6), 0.012 * unit)
    edge = QLinearGradient(rect.topLeft(), rect.bottomRight())
    edge.setColorAt(0, QColor(255, 255, 255, 110))
    edge.setColorAt(0.5, QColor(255, 255, 255, 20))
    edge.setColorAt(1, faded(dark.darker(160), 0.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QBrush(edge), rim))
    inset = rim / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)


def _paint_near_edge(painter: QPainter, rect: QRectF, unit: float, dark: QColor) -> None:
    """The thickness of the slab, seen below its top: end grain, darker towards the table."""
    radius = _CORNER * unit
    side = QRectF(rect.left(), rect.bottom() - 3 * radius, rect.width(), 3 * radius + _THICKNESS * unit)
    shade = QLinearGradient(side.topLeft(), side.bottomLeft())
    shade.setColorAt(0.55, dark.darker(118))
    shade.setColorAt(1.0, dark.darker(185))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRoundedRect(side, radius, radius)


def _paint_texture(
    painter: QPainter, rect: QRectF, theme: Theme, tones: tuple[QColor, QColor, QColor], seed: int
) -> None:
    light, _, dark = tones
    if theme.material is Material.FLAT or theme.material is Material.DIAGRAM:
        return
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if theme.material is Material.PAPER:
        # A board is about square, a stand is not: it takes the part of the sheet that fits, unstretched.
        side = max(rect.width(), rect.height())
        part = QRectF(0, 0, _PAPER_SIDE * rect.width() / side, _PAPER_SIDE * rect.height() / side)
        painter.drawImage(rect, _fibres(light.rgb(), dark.rgb()), part)
        return
    pixels = rect.width() * abs(painter.deviceTransform().m11())
    fineness = max(256, min(2048, 2 ** math.ceil(math.log2(max(1.0, pixels)))))
    painter.drawImage(rect, _grain(seed, light.rgb(), dark.rgb(), fineness))


def _paint_moulding(painter: QPainter, rect: QRectF, unit: float, theme: Theme) -> None:
    """Four mitred strips round the top, lit from the upper left, and the step down to the panel."""
    width = _FRAME * unit
    outer = rect.adjusted(0.012 * unit, 0.012 * unit, -0.012 * unit, -0.012 * unit)
    inner = rect.adjusted(width, width, -width, -width)
    out = (outer.topLeft(), outer.topRight(), outer.bottomRight(), outer.bottomLeft())
    into = (inner.topLeft(), inner.topRight(), inner.bottomRight(), inner.bottomLeft())
    light, dark = faded(theme.stand_light.lighter(112), 0.55), faded(theme.stand_dark.darker(125), 0.42)
    painter.setPen(Qt.PenStyle.NoPen)
    for i, shade in enumerate((light, faded(dark, 0.55), dark, faded(light, 0.5))):
        painter.setBrush(shade)
        painter.drawPolygon(QPolygonF([out[i], out[(i + 1) % 4], into[(i + 1) % 4], into[i]]))
    mitre = QPen(faded(theme.stand_dark.darker(170), 0.5), 0.010 * unit)
    painter.setPen(mitre)
    for corner, step in zip(out, into, strict=True):
        painter.drawLine(corner, step)
    # The panel lies lower: a shadow under the strips at the top and left, light on the step opposite.
    deep = 0.05 * unit
    painter.setPen(Qt.PenStyle.NoPen)
    for strip, end in (
        (QRectF(inner.left(), inner.top(), inner.width(), deep), QPointF(0, deep)),
        (QRectF(inner.left(), inner.top(), deep, inner.height()), QPointF(deep, 0)),
    ):
        shadow = QLinearGradient(strip.topLeft(), strip.topLeft() + end)
        shadow.setColorAt(0, faded(theme.stand_dark.darker(220), 0.45))
        shadow.setColorAt(1, faded(theme.stand_dark.darker(220), 0.0))
        painter.fillRect(strip, shadow)
    painter.setPen(QPen(faded(theme.stand_light.lighter(125), 0.75), 0.014 * unit))
    painter.drawLine(inner.bottomLeft(), inner.bottomRight())
    painter.drawLine(inner.topRight(), inner.bottomRight())


@cache
def _grain(seed: int, light: int, dark: int, width: int) -> QImage:
    """The grain of a slab on clear ground, `width` pixels wide and to be stretched upwards.

    The straight, upright grain of a quarter-sawn board: broad soft bands of lighter and darker growth, and on
    them streaks of the colours `light` and `dark` that run together in places, lean a little and waver. They
    keep off the edge, where the slab's corners are round. Stretching an image is what keeps a window fluent
    while it is resized: filling the streaks as paths takes fifty times as long.
    """
    rng = random.Random(seed)
    image = QImage(width, _GRAIN_HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.scale(width, _GRAIN_HEIGHT)
    painter.fillRect(QRectF(0.004, 0.004, 0.992, 0.992), _bands(rng, QColor(light), QColor(dark)))
    x = 0.004
    while x < 0.993:
        tone = rng.uniform(-1, 1)
        painter.setBrush(faded(QColor(light), 0.5 * tone) if tone > 0 else faded(QColor(dark), -0.42 * tone))
        painter.drawPolygon(_streak(rng, x, rng.uniform(0.0006, 0.0040)))
        crowd = 0.5 + 0.5 * math.sin(x * 9 + seed % 7)
        x += rng.uniform(0.0018, 0.0045 + 0.009 * crowd)
    painter.end()
    return image


def _bands(rng: random.Random, light: QColor, dark: QColor) -> QLinearGradient:
    """Good and bad years of the tree's growth: broad stripes that run into each other."""
    bands = QLinearGradient(0, 0, 1, 0.03)
    for i in range(_BANDS + 1):
        tone = rng.uniform(-1, 1)
        color = faded(light, 0.30 * tone) if tone > 0 else faded(dark, -0.26 * tone)
        bands.setColorAt(min(1.0, max(0.0, i / _BANDS + rng.uniform(-0.03, 0.03))), color)
    return bands


def _streak(rng: random.Random, x: float, width: float) -> QPolygonF:
    """One streak from top to bottom near `x`, `width` wide at its widest."""
    lean, waver, phase = rng.uniform(-0.004, 0.004), rng.uniform(0, 0.0022), rng.uniform(0, 2 * math.pi)
    left, right = [], []
    for i in range(_STREAK_JOINTS + 1):
        y = i / _STREAK_JOINTS
        at = min(0.995, max(0.005, x + lean * y + waver * math.sin(phase + 4 * y)))
        half = width / 2 * (0.55 + 0.45 * math.sin(phase + 2.5 * y))
        left.append(QPointF(at - half, 0.003 + 0.994 * y))
        right.append(QPointF(at + half, 0.003 + 0.994 * y))
    return QPolygonF(left + right[::-1])


@cache
def _fibres(light: int, dark: int) -> QImage:
    """Handmade paper on clear ground: soft clouds of pulp, and fibres that lie as they fell."""
    rng = random.Random(_BOARD_GRAIN)
    # So thin a colour has hardly one of eight bits: in layers that adds up to stains of pink and green.
    image = QImage(_PAPER_SIDE, _PAPER_SIDE, QImage.Format.Format_RGBA64_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(_CLOUDS):
        radius = rng.uniform(0.10, 0.28) * _PAPER_SIDE
        centre = QPointF(rng.uniform(0, _PAPER_SIDE), rng.uniform(0, _PAPER_SIDE))
        painter.setBrush(faded(QColor(light if i % 2 else dark), 0.030))
        for share in (1.0, 0.8, 0.6, 0.4):
            painter.drawEllipse(centre, radius * share, radius * share)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(_FIBRES):
        painter.setPen(QPen(faded(QColor(dark if i % 3 else light), rng.uniform(0.10, 0.42)), 0.7))
        painter.drawPath(_fibre(rng))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _fibre(rng: random.Random) -> QPainterPath:
    start = QPointF(rng.uniform(0, _PAPER_SIDE), rng.uniform(0, _PAPER_SIDE))
    angle, length = rng.uniform(0, 2 * math.pi), rng.uniform(5, 26)
    bent = angle + rng.uniform(-0.9, 0.9)
    middle = start + QPointF(math.cos(angle), math.sin(angle)) * (length / 2)
    path = QPainterPath(start)
    path.quadTo(middle, middle + QPointF(math.cos(bent), math.sin(bent)) * (length / 2))
    return path


def _soft_shadow(painter: QPainter, rect: QRectF, radius: float, blur: float, color: QColor) -> None:
    if not color.alpha():
        return
    layers = 8
    layer = QColor(color)
    layer.setAlphaF(1 - (1 - color.alphaF() * 0.8) ** (1 / layers))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(layer)
    for i in range(layers):
        reach = blur * ((i + 1) / layers) ** 1.4
        painter.drawRoundedRect(rect.adjusted(-reach, -reach, reach, reach), radius + reach, radius + reach)
