"""The course of a game as a graph: evaluations over the moves, mistakes marked, times as bars below.

Painted the same on the screen, on paper and into pictures. What is drawn is data (`Graph`); in which colours
(`GraphColors`), and where (`GraphLayout`), whoever asks says. Heights are Black's: up is good for Black.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QImageWriter, QPainter, QPen, QPolygonF
from PySide6.QtSvg import QSvgGenerator

from shogi_desktop.paint.text import draw_text, sized_font
from shogi_desktop.rules import Color

_TIME_SHARE: Final = 0.22
"""Of the height, for the bars of time where there are any."""
_LINE_SHARE: Final = 0.02
_NOTHING: Final = 1e-6
_THIN: Final = 3.0
"""Pixels, up to which a line needs no joins."""
_LABELS_IN_HEIGHT: Final = 18
"""Lines of labels that would fill a picture's height."""
_SVG_RESOLUTION: Final = 96
_DASHES: Final = ((), (4.0, 2.0), (1.0, 1.5), (7.0, 1.5, 1.0, 1.5))
"""How the lines of the series are broken, in widths of the line: drawn and left out in turn."""
_NAMES_IN_LINE: Final = 2
_STEPS: Final = (5, 10, 20, 25, 50, 100, 200, 500)
_LEAST_STEP_PX: Final = 34.0


class Fault(Enum):
    """How bad a move was: from the least to the worst."""

    INACCURACY = 1
    MISTAKE = 2
    BLUNDER = 3


@dataclass(frozen=True, slots=True)
class Series:
    """What one engine says along the game.

    :ivar heights: by ply, from 0, the position at the start; from -1, White wins, to 1, Black does. None:
        nothing is known there; the line goes past it.
    """

    heights: tuple[float | None, ...]
    name: str = ""


@dataclass(frozen=True, slots=True)
class Graph:
    """Everything that is drawn.

    :ivar series: the first one is filled, up to three more are drawn over it as broken lines.
    :ivar plies: how many moves.
    :ivar faults: by the ply of the move. :ivar times: of the moves, in ms, by ply from 1; None: not known.
    :ivar first: who makes the first move. :ivar ticks: heights with a line of their own, and what they are.
    """

    plies: int
    series: tuple[Series, ...] = ()
    faults: dict[int, Fault] = field(default_factory=dict)
    times: tuple[int | None, ...] = ()
    first: Color = Color.BLACK
    ticks: tuple[tuple[float, str], ...] = ()

    @property
    def has_times(self) -> bool:
        """Whether any time is known."""
        return any(self.times)

    def height(self, ply: int) -> float | None:
        """How high the position after so many moves stands, by the first series that knows it."""
        known = (each.heights[ply] for each in self.series if 0 <= ply < len(each.heights))
        return next((height for height in known if height is not None), None)

    def mover(self, ply: int) -> Color:
        """Who made the move of that number."""
        return self.first if ply % 2 else self.first.opponent


@dataclass(frozen=True, slots=True)
class GraphColors:
    """The colours of a graph. The sides differ in lightness, faults and lines in shape too: it works without
    hue.

    :ivar bars: of Black's times and of White's, which are the lighter ones in every look.
    :ivar first: of the first line. :ivar others: of the lines after it.
    """

    ground: QColor
    line: QColor
    text: QColor
    black: QColor
    white: QColor
    bars: tuple[QColor, QColor]
    first: QColor
    others: tuple[QColor, QColor, QColor]
    cursor: QColor
    inaccuracy: QColor
    mistake: QColor
    blunder: QColor

    def of_series(self, number: int) -> QColor:
        """The colour of the line of a series, the first being 0."""
        return self.others[number - 1] if number else self.first

    def of_fault(self, fault: Fault) -> QColor:
        """The colour of a fault's mark."""
        return {Fault.INACCURACY: self.inaccuracy, Fault.MISTAKE: self.mistake}.get(fault, self.blunder)


PAPER: Final = GraphColors(
    ground=QColor(255, 255, 255),
    line=QColor(170, 170, 170),
    text=QColor(40, 40, 40),
    black=QColor(120, 120, 120),
    white=QColor(228, 228, 228),
    bars=(QColor(0, 0, 0), QColor(228, 228, 228)),
    first=QColor(0, 0, 0),
    others=(QColor(90, 90, 90), QColor(60, 60, 60), QColor(110, 110, 110)),
    cursor=QColor(0, 0, 0),
    inaccuracy=QColor(120, 120, 120),
    mistake=QColor(60, 60, 60),
    blunder=QColor(0, 0, 0),
)


class GraphLayout:
    """From plies and heights to places in a rectangle, and back.

    :ivar curve: where the lines are drawn. :ivar bars: where the times are; empty without times.
    """

    def __init__(self, graph: Graph, rect: QRectF, font_px: float = 10.0) -> None:
        """:param font_px: height of the labels, in the painter's units; 0: without labels."""
        self.graph, self.rect, self.font_px = graph, rect, font_px
        metrics = QFontMetricsF(sized_font(font_px)) if font_px and graph.ticks else None
        widths = [] if metrics is None else [metrics.horizontalAdvance(text) for _, text in graph.ticks]
        left = rect.left() + max(widths, default=-0.3 * font_px) + 0.7 * font_px
        bottom = rect.bottom() - 1.5 * font_px
        right = rect.right() - 0.6 * font_px
        times = (bottom - rect.top()) * _TIME_SHARE if graph.has_times else 0.0
        top = rect.top() + 0.4 * font_px
        self.curve = QRectF(left, top, max(1.0, right - left), max(1.0, bottom - times - top))
        self.bars = QRectF(left, bottom - times, self.curve.width(), times)

    @property
    def step(self) -> float:
        """The width of a move."""
        return self.curve.width() / max(1, self.graph.plies)

    def x(self, ply: float) -> float:
        """Where the position after so many moves is."""
        return self.curve.left() + ply * self.step

    def y(self, height: float) -> float:
        """Where a height is."""
        return self.curve.center().y() - max(-1.0, min(1.0, height)) * self.curve.height() / 2

    def ply_at(self, x: float) -> int:
        """The position nearest to there."""
        return max(0, min(self.graph.plies, round((x - self.curve.left()) / self.step)))


def paint_graph(painter: QPainter, layout: GraphLayout, colors: GraphColors, weight: float = 1.0) -> None:
    """Draw the graph. :param weight: how strong lines are, 1 as usual."""
    graph = layout.graph
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(layout.rect, colors.ground)
    _paint_sides(painter, layout, colors)
    _paint_frame(painter, layout, colors, weight)
    for number, series in enumerate(graph.series):
        _paint_series(painter, layout, series, colors.of_series(number), weight, _DASHES[number])
    _paint_times(painter, layout, colors)
    _paint_faults(painter, layout, colors)
    painter.restore()


def paint_names(painter: QPainter, rect: QRectF, graph: Graph, colors: GraphColors) -> None:
    """Say which series is whose, two in a line, where there are several with a name."""
    if not names_height(graph, rect.height()):
        return
    high = rect.height() / _lines_of_names(graph)
    font = sized_font(high * 0.62)
    metrics = QFontMetricsF(font)
    gap, sample = 0.5 * high, 2.6 * high
    wanted = [sample + 3 * gap + metrics.horizontalAdvance(series.name) for series in graph.series]
    lefts = _name_columns(rect.width(), max(wanted[::_NAMES_IN_LINE]), max(wanted[1::_NAMES_IN_LINE]))
    for number, series in enumerate(graph.series):
        row, column = divmod(number, _NAMES_IN_LINE)
        left, top = rect.left() + lefts[column], rect.top() + row * high
        width = max(1.0, high * 0.12)
        _draw_lines(
            painter,
            [QLineF(left, top + high / 2, left + sample, top + high / 2)],
            QPen(colors.of_series(number), width),
            _DASHES[number],
        )
        place = QRectF(
            left + sample + gap, top, max(0.0, lefts[column + 1] - lefts[column] - sample - 2 * gap), high
        )
        text = metrics.elidedText(series.name, Qt.TextElideMode.ElideRight, place.width())
        painter.setPen(colors.text)
        draw_text(painter, place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text, font)


def _name_columns(width: float, first: float, second: float) -> tuple[float, float, float]:
    """Where the two columns of names begin and end: halves, unless one of them needs what the other spares.

    :param first: how wide the names of the first column are. :param second: those of the second.
    """
    middle = width / 2
    if first + second <= width:
        middle = min(max(first, middle), width - second)
    return 0.0, middle, width


def names_height(graph: Graph, height: float) -> float:
    """How high `paint_names` is where a line of it has `height`: nothing where there is nothing to be told
    apart.
    """
    several = len(graph.series) > 1 and all(series.name for series in graph.series)
    return height * _lines_of_names(graph) if several else 0.0


def _lines_of_names(graph: Graph) -> int:
    return math.ceil(len(graph.series) / _NAMES_IN_LINE)


def graph_image(graph: Graph, width: int, height: int) -> QImage:
    """The graph as for paper, so many pixels large."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_graph(painter, _for_file(graph, width, height), PAPER)
    painter.end()
    return image


def graph_png(graph: Graph, width: int, height: int) -> bytes:
    """The same as a PNG file."""
    data = QByteArray()
    device = QBuffer(data)
    device.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(device, QByteArray(b"png")).write(graph_image(graph, width, height))
    device.close()
    return bytes(data.data())


def graph_svg(graph: Graph, width: int, height: int, title: str) -> bytes:
    """The graph as for paper, as an SVG file so many units large."""
    data = QByteArray()
    device = QBuffer(data)
    device.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(device)
    generator.setResolution(_SVG_RESOLUTION)
    generator.setSize(QSize(width, height))
    generator.setViewBox(QRectF(0, 0, width, height))
    generator.setTitle(title)
    painter = QPainter(generator)
    paint_graph(painter, _for_file(graph, width, height), PAPER)
    painter.end()
    device.close()
    return bytes(data.data())


def _for_file(graph: Graph, width: int, height: int) -> GraphLayout:
    return GraphLayout(graph, QRectF(0, 0, width, height), height / _LABELS_IN_HEIGHT)


def points_of(layout: GraphLayout, series: Series) -> list[QPointF]:
    """The corners of a series' line."""
    return [
        QPointF(layout.x(ply), layout.y(height))
        for ply, height in enumerate(series.heights[: layout.graph.plies + 1])
        if height is not None
    ]


def _paint_sides(painter: QPainter, layout: GraphLayout, colors: GraphColors) -> None:
    """Fill what is between the middle and the first line: dark above, light below it."""
    if not layout.graph.series:
        return
    points = points_of(layout, layout.graph.series[0])
    if len(points) < 2:
        return
    middle = layout.y(0)
    outline = QPolygonF([QPointF(points[0].x(), middle), *points, QPointF(points[-1].x(), middle)])
    curve = layout.curve
    above = QRectF(curve.left(), curve.top(), curve.width(), middle - curve.top())
    below = QRectF(curve.left(), middle, curve.width(), curve.bottom() - middle)
    painter.setPen(Qt.PenStyle.NoPen)
    for area, color in ((above, colors.black), (below, colors.white)):
        painter.save()
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        painter.setBrush(color)
        painter.drawPolygon(outline)
        painter.restore()


def _paint_frame(painter: QPainter, layout: GraphLayout, colors: GraphColors, weight: float) -> None:
    """The middle, the ticks at the left and the numbers of moves below."""
    curve, small = layout.curve, layout.font_px
    thin = QPen(colors.line, max(0.5, layout.rect.height() * 0.004) * weight)
    painter.setPen(thin)
    painter.drawRect(curve)
    painter.drawLine(QPointF(curve.left(), layout.y(0)), QPointF(curve.right(), layout.y(0)))
    if not small:
        return
    font = sized_font(small)
    for height, text in layout.graph.ticks:
        y = layout.y(height)
        painter.setPen(QPen(colors.line, thin.widthF(), Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(curve.left(), y), QPointF(curve.right(), y))
        painter.setPen(colors.text)
        label = QRectF(
            layout.rect.left(), y - small, curve.left() - layout.rect.left() - 0.3 * small, 2 * small
        )
        label.moveTop(max(layout.rect.top() - 0.4 * small, min(label.top(), curve.bottom() - 1.6 * small)))
        draw_text(painter, label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text, font)
    _paint_numbers(painter, layout, colors, font)


def _paint_numbers(painter: QPainter, layout: GraphLayout, colors: GraphColors, font: QFont) -> None:
    small = layout.font_px
    least = _LEAST_STEP_PX / 10.0 * small
    step = next((each for each in _STEPS if each * layout.step >= least), _STEPS[-1])
    painter.setPen(colors.text)
    for ply in range(step, layout.graph.plies + 1, step):
        label = QRectF(layout.x(ply) - 2 * small, layout.rect.bottom() - 1.4 * small, 4 * small, 1.4 * small)
        if label.right() <= layout.rect.right() + 1.5 * small:
            draw_text(
                painter, label, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter, str(ply), font
            )


def _paint_series(
    painter: QPainter,
    layout: GraphLayout,
    series: Series,
    color: QColor,
    weight: float,
    dashes: Sequence[float],
) -> None:
    points = points_of(layout, series)
    width = max(1.0, layout.rect.height() * _LINE_SHARE) * weight
    pen = QPen(color, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if len(points) == 1:
        painter.setPen(pen)
        painter.drawPoint(points[0])
    elif dashes or width * painter.deviceTransform().m11() <= _THIN:
        _draw_lines(painter, [QLineF(one, other) for one, other in pairwise(points)], pen, dashes)
    elif points:
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points))


def _draw_lines(painter: QPainter, lines: Sequence[QLineF], pen: QPen, dashes: Sequence[float]) -> None:
    """A way of lines without joins, which would take fifteen times as long. :param dashes: in widths."""
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    lengths = [each * pen.widthF() for each in dashes]
    painter.drawLines(_dashed(lines, lengths) if dashes else list(lines))


def _dashed(lines: Sequence[QLineF], lengths: Sequence[float]) -> list[QLineF]:
    """A way of `lines` in dashes that go on from one to the next; a pen would begin anew with each.

    :param lengths: of what is drawn and what is left out, in turn.
    """
    dashes: list[QLineF] = []
    part, left = 0, lengths[0]
    for line in lines:
        whole, at = line.length(), 0.0
        while whole - at > _NOTHING:
            step = min(left, whole - at)
            if part % 2 == 0:
                dashes.append(QLineF(line.pointAt(at / whole), line.pointAt((at + step) / whole)))
            at += step
            left -= step
            if left <= _NOTHING:
                part = (part + 1) % len(lengths)
                left = lengths[part]
    return dashes


def _paint_times(painter: QPainter, layout: GraphLayout, colors: GraphColors) -> None:
    """Bars from below, high for long: by the square root, so that a long think leaves the others visible."""
    times, bars = layout.graph.times, layout.bars
    longest = max((time for time in times if time), default=0)
    if not longest or bars.height() <= 1:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    wide = max(1.0, layout.step * 0.8)
    for ply, time in enumerate(times, 1):
        if not time or ply > layout.graph.plies:
            continue
        high = math.sqrt(time / longest) * (bars.height() - 3)
        bar = QRectF(layout.x(ply) - wide, bars.bottom() - high, wide, high)
        black = layout.graph.mover(ply) is Color.BLACK
        painter.fillRect(bar, colors.bars[0] if black else colors.bars[1])
        if not black:
            painter.setPen(QPen(colors.line, 0))
            painter.drawRect(bar)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _paint_faults(painter: QPainter, layout: GraphLayout, colors: GraphColors) -> None:
    """A mark on the line where a move went wrong: a ring, a disc, a disc in a ring."""
    size = max(2.0, layout.rect.height() * 0.032)
    for ply, fault in layout.graph.faults.items():
        height = layout.graph.height(ply)
        if height is None:
            continue
        center, color = QPointF(layout.x(ply), layout.y(height)), colors.of_fault(fault)
        painter.setPen(QPen(color, size * 0.5))
        painter.setBrush(colors.ground if fault is Fault.INACCURACY else color)
        painter.drawEllipse(center, size, size)
        if fault is Fault.BLUNDER:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(center, size * 1.9, size * 1.9)


def paint_graph_cursor(
    painter: QPainter, layout: GraphLayout, colors: GraphColors, ply: int, weight: float = 1.0
) -> None:
    """Mark the position after so many moves on a graph that was painted."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    x = layout.x(ply)
    painter.setPen(QPen(colors.cursor, max(1.0, layout.rect.height() * 0.015) * weight))
    bottom = layout.bars.bottom() if layout.bars.height() > 0 else layout.curve.bottom()
    painter.drawLine(QPointF(x, layout.curve.top()), QPointF(x, bottom))
    height = layout.graph.height(ply)
    if height is not None:
        size = max(2.5, layout.rect.height() * 0.035)
        painter.setBrush(colors.cursor)
        painter.drawEllipse(QPointF(x, layout.y(height)), size, size)
