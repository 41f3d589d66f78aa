"""What a board and its stands are made of: wood with grain and edges, handmade paper, even colour.

Everything is made by rule for the size it is painted at; no picture is loaded. The costly part, grain and
fibres, is an image made once for each colour and fineness and stretched to the slab. A slab is painted in
parts, of which none takes long: a window need not do all in one turn.
"""

from __future__ import annotations

import math
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial

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
_GRAIN_END = 0.993
_STREAK_JOINTS = 8
_BANDS = 9
_FIBRES = 300
_CLOUDS = 16
_PAPER_SIDE = 384
_THICKNESS = 0.075
_FRAME = 0.115
"""Width of the moulding round the top of a stand, in heights of a square."""
_STREAKS_AT_ONCE = 25
"""Streaks of grain that are drawn in one part: a millisecond."""

Part = Callable[[QPainter], None]
"""Paints a part of a picture; the parts in turn, by any painters with the same transform, make all of it."""


def paint_parts(painter: QPainter, parts: Iterator[Part]) -> None:
    """All of them, in turn; the painter is left as it was."""
    for part in parts:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        part(painter)
        painter.restore()


def board_slab_parts(rect: QRectF, unit: float, theme: Theme, scale: float) -> Iterator[Part]:
    """The board without its lines on `rect`; shadow and near edge reach 0.14 of `unit` beyond it.

    :param unit: height of a square. :param scale: device pixels for each unit of `rect`.
    """
    tones = (theme.board_light, theme.board, theme.board_dark)
    return _slab_parts(rect, unit, theme, scale, tones=tones, seed=_BOARD_GRAIN)


def stand_parts(rect: QRectF, unit: float, theme: Theme, scale: float) -> Iterator[Part]:
    """A stand for captured pieces on `rect`: a small table with a moulding round its top, or what suits."""
    tones = (theme.stand_light, theme.stand, theme.stand_dark)
    yield from _slab_parts(rect, unit, theme, scale, tones=tones, seed=_STAND_GRAIN)
    yield partial(_paint_rim_of_stand, rect=rect, unit=unit, theme=theme)


def paint_stand(painter: QPainter, rect: QRectF, unit: float, theme: Theme) -> None:
    """All of `stand_parts`."""
    paint_parts(painter, stand_parts(rect, unit, theme, abs(painter.deviceTransform().m11())))


def paint_bare_slab(
    painter: QPainter, rect: QRectF, unit: float, tones: tuple[QColor, QColor, QColor]
) -> None:
    """A slab of wood without grain and shadow: what can be seen at once, until all of it is painted.

    :param tones: its light, middle and dark colour.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    _paint_near_edge(painter, rect, unit, tones[2])
    _paint_top(painter, rect, unit, tones)


def _paint_rim_of_stand(painter: QPainter, rect: QRectF, unit: float, theme: Theme) -> None:
    if theme.material is Material.WOOD:
        _paint_moulding(painter, rect, unit, theme)
        return
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


def _slab_parts(
    rect: QRectF, unit: float, theme: Theme, scale: float, *, tones: tuple[QColor, QColor, QColor], seed: int
) -> Iterator[Part]:
    """A slab: soft shadow, its near edge, the lit top with its texture, and a rim of light."""
    wooden = theme.material is Material.WOOD
    radius, blur = (_CORNER * unit, 0.07) if wooden else (0.0, 0.05)
    yield partial(
        _soft_shadow,
        rect=rect.translated(0, 0.05 * unit),
        radius=radius,
        blur=blur * unit,
        color=theme.shadow,
    )
    if not wooden:
        yield partial(_paint_sheet, rect=rect, unit=unit, theme=theme, tones=tones, seed=seed)
        return
    yield partial(paint_bare_slab, rect=rect, unit=unit, tones=tones)
    grain = _grain(seed, tones[0].rgb(), tones[2].rgb(), _fineness(rect.width() * scale))
    while not grain.is_grown:
        yield lambda _: grain.grow(_STREAKS_AT_ONCE)
    yield partial(_paint_texture, rect=rect, theme=theme, tones=tones, seed=seed)
    yield partial(_paint_rim, rect=rect, unit=unit, dark=tones[2])


def _paint_sheet(
    painter: QPainter,
    rect: QRectF,
    unit: float,
    theme: Theme,
    tones: tuple[QColor, QColor, QColor],
    seed: int,
) -> None:
    """The top of a slab that is no wood, with a line round it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tones[1])
    painter.drawRect(rect)
    _paint_texture(painter, rect, theme, tones, seed)
    width = theme.weight * max(0.014 * unit, 1.0 / max(painter.deviceTransform().m11(), 1e-6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tones[2], width, j=Qt.PenJoinStyle.MiterJoin))
    painter.drawRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2))


def _paint_top(painter: QPainter, rect: QRectF, unit: float, tones: tuple[QColor, QColor, QColor]) -> None:
    """The lit top of a wooden slab, without its grain."""
    light, middle, _ = tones
    radius = _CORNER * unit
    top = QLinearGradient(rect.topLeft(), rect.bottomRight())
    top.setColorAt(0.0, light)
    top.setColorAt(0.5, middle)
    top.setColorAt(1.0, middle.darker(105))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(top)
    painter.drawRoundedRect(rect, radius, radius)


def _paint_rim(painter: QPainter, rect: QRectF, unit: float, dark: QColor) -> None:
    """The rim of light round a wooden top."""
    radius = _CORNER * unit
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
    fineness = _fineness(rect.width() * abs(painter.deviceTransform().m11()))
    painter.drawImage(rect, _grain(seed, light.rgb(), dark.rgb(), fineness).image())


def _fineness(pixels: float) -> int:
    """How wide the image of the grain is for a slab of so many device pixels."""
    return max(256, min(2048, 1 << math.ceil(math.log2(max(1.0, pixels)))))


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


class _Grain:
    """The grain of a slab on clear ground, `width` pixels wide and to be stretched upwards.

    The straight, upright grain of a quarter-sawn board: broad soft bands of lighter and darker growth, and on
    them streaks of the colours `light` and `dark` that run together in places, lean a little and waver. They
    keep off the edge, where the slab's corners are round. Stretching an image is what keeps a window fluent
    while it is resized: filling the streaks as paths takes fifty times as long.

    One grain serves the window and the threads that paint pictures and paper: one of them draws at a time.
    """

    def __init__(self, seed: int, light: int, dark: int, width: int) -> None:
        self._seed, self._light, self._dark = seed, QColor(light), QColor(dark)
        self._rng = random.Random(seed)
        self._image = QImage(width, _GRAIN_HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
        self._image.fill(Qt.GlobalColor.transparent)
        self._x = 0.004
        self._drawing = threading.Lock()
        with self._painter() as painter:
            bands = _bands(self._rng, self._light, self._dark)
            painter.fillRect(QRectF(0.004, 0.004, 0.992, 0.992), bands)

    @property
    def is_grown(self) -> bool:
        """Whether all of it is there."""
        return self._x >= _GRAIN_END

    def image(self) -> QImage:
        """All of it."""
        self.grow()
        return self._image

    def grow(self, streaks: int | None = None) -> None:
        """Draw so many streaks more, None: all that are missing."""
        if self.is_grown:
            return
        with self._drawing, self._painter() as painter:
            while self._x < _GRAIN_END and (streaks is None or streaks > 0):
                self._draw_streak(painter)
                streaks = None if streaks is None else streaks - 1

    def _draw_streak(self, painter: QPainter) -> None:
        rng = self._rng
        tone = rng.uniform(-1, 1)
        color = faded(self._light, 0.5 * tone) if tone > 0 else faded(self._dark, -0.42 * tone)
        painter.setBrush(color)
        painter.drawPolygon(_streak(rng, self._x, rng.uniform(0.0006, 0.0040)))
        crowd = 0.5 + 0.5 * math.sin(self._x * 9 + self._seed % 7)
        self._x += rng.uniform(0.0018, 0.0045 + 0.009 * crowd)

    @contextmanager
    def _painter(self) -> Iterator[QPainter]:
        painter = QPainter(self._image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.scale(self._image.width(), _GRAIN_HEIGHT)
        try:
            yield painter
        finally:
            painter.end()


@cache
def _grain(seed: int, light: int, dark: int, width: int) -> _Grain:
    """That grain, as far as it has grown: made once."""
    return _Grain(seed, light, dark, width)


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
