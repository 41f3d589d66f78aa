"""The board itself: wood, grid, stars, labels and stands, and the marks of the last move and of check.

All is made for the size it is painted at and sharp at any; lines snap to whole device pixels. A scene
keeps the result as a pixmap. Where there is no wood (`Theme.wood`), the same geometry becomes the diagram
of a book.
"""

from __future__ import annotations

import math
import random
from enum import Enum
from functools import cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.text import draw_text, sized_font
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import BoardMove, Color, Hand, Move, Square


class Coordinates(Enum):
    """What is written along the board: files above it, ranks beside it."""

    NONE = "none"
    JAPANESE = "japanese"
    """9–1 and 一–九."""
    LETTERS = "letters"
    """9–1 and a–i, as in Hodges' notation."""
    DIGITS = "digits"
    """9–1 and 1–9."""


KANJI_NUMERALS = ("一", "二", "三", "四", "五", "六", "七", "八", "九", "十")
_CORNER = 0.035
_BOARD_GRAIN = 0x5069
_STAND_GRAIN = 0x636F
_GRAIN_HEIGHT = 128
_STREAK_JOINTS = 8


def paint_board(
    painter: QPainter,
    layout: BoardLayout,
    theme: Theme,
    coordinates: Coordinates = Coordinates.JAPANESE,
) -> None:
    """Draw the empty board of `layout` with its labels and both stands.

    What lies around the board is left as it is.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if theme.wood:
        unit = layout.cell.height()
        for color in Color:
            _paint_stand(painter, layout.stand_rect(color), unit, theme)
        _paint_slab(
            painter, layout.frame_rect, unit, theme,
            tones=(theme.board_light, theme.board, theme.board_dark), seed=_BOARD_GRAIN,
        )  # fmt: skip
    else:
        painter.fillRect(layout.frame_rect, theme.board)
    paint_grid(painter, layout, theme)
    paint_labels(painter, layout, theme, coordinates)
    painter.restore()


def paint_marks(
    painter: QPainter,
    layout: BoardLayout,
    theme: Theme,
    *,
    last_move: Move | None = None,
    check: Square | None = None,
) -> None:
    """Veil the squares of `last_move` (destination strong, origin faint) and let the square `check` glow."""
    if isinstance(last_move, BoardMove):
        painter.fillRect(layout.square_rect(last_move.origin), theme.last_origin)
    if last_move is not None:
        painter.fillRect(layout.square_rect(last_move.target), theme.last_target)
    if check is not None:
        rect = layout.square_rect(check)
        # The king covers the middle of its square: the colour must carry to the corners to be seen.
        glow = QRadialGradient(rect.center(), rect.height() * 0.75)
        glow.setColorAt(0.5, theme.check)
        glow.setColorAt(1.0, faded(theme.check, 0.3))
        painter.fillRect(rect, QBrush(glow))


def paint_hand(
    painter: QPainter, layout: BoardLayout, theme: Theme, piece_set: PieceSet, color: Color, hand: Hand
) -> None:
    """Lay `hand` on the stand of `color`: one piece of each kind, with a badge where there are more."""
    for kind, count in hand.items():
        rect = layout.stand_piece_rect(color, kind)
        piece = layout.variant.piece(kind, color)
        piece_set.paint(painter, rect, piece, upside_down=layout.is_upside_down(color), theme=theme)
        if count > 1:
            paint_count(painter, layout.stand_count_rect(color, kind), count, theme)


def paint_count(painter: QPainter, rect: QRectF, count: int, theme: Theme) -> None:
    """A round badge with the number of pieces, upright on either side of the board."""
    text = str(count)
    if len(text) > 1:
        rect = rect.adjusted(-rect.width() * 0.4, 0, 0, 0)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.badge)
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.setPen(theme.badge_text)
    draw_text(painter, rect, Qt.AlignmentFlag.AlignCenter, text, sized_font(rect.height() * 0.72, bold=True))
    painter.restore()


def paint_labels(
    painter: QPainter,
    layout: BoardLayout,
    theme: Theme,
    coordinates: Coordinates = Coordinates.JAPANESE,
) -> None:
    """Write the numerals of the files above the grid and the names of the ranks to its right."""
    if coordinates is Coordinates.NONE:
        return
    painter.save()
    painter.setPen(theme.labels)
    font = sized_font(layout.cell.height() * 0.27)
    centred = Qt.AlignmentFlag.AlignCenter
    for file in range(1, layout.variant.files + 1):
        draw_text(painter, layout.file_label_rect(file), centred, str(file), font)
    for rank in range(1, layout.variant.ranks + 1):
        draw_text(painter, layout.rank_label_rect(rank), centred, rank_label(rank, coordinates), font)
    painter.restore()


def rank_label(rank: int, coordinates: Coordinates) -> str:
    """How `rank` is named: 一, a or 1."""
    if coordinates is Coordinates.LETTERS:
        return chr(ord("a") + rank - 1)
    return str(rank) if coordinates is Coordinates.DIGITS else KANJI_NUMERALS[rank - 1]


def faded(color: QColor, share: float) -> QColor:
    """`color` with `share` of its opacity."""
    result = QColor(color)
    result.setAlphaF(min(1.0, color.alphaF() * share))
    return result


def paint_grid(painter: QPainter, layout: BoardLayout, theme: Theme) -> None:
    """Inner lines, the stronger border and the stars; on whole device pixels unless the painter turns."""
    painter.save()
    to_device = painter.deviceTransform()
    if to_device.isRotating():
        to_device = QTransform()
    else:
        painter.setWorldTransform(to_device.inverted()[0] * painter.worldTransform())
    board = to_device.mapRect(layout.board_rect)
    files, ranks = layout.variant.files, layout.variant.ranks
    unit = board.height() / ranks
    thin = max(1.0, float(round(unit * 0.014)))
    thick = max(1.0, float(round(unit * 0.026)))
    xs = [_on_pixels(board.left() + i * board.width() / files, thin) for i in range(files + 1)]
    ys = [_on_pixels(board.top() + i * board.height() / ranks, thin) for i in range(ranks + 1)]
    painter.setPen(QPen(theme.lines, thin, c=Qt.PenCapStyle.FlatCap))
    painter.drawLines([QLineF(x, ys[0], x, ys[-1]) for x in xs[1:-1]])
    painter.drawLines([QLineF(xs[0], y, xs[-1], y) for y in ys[1:-1]])
    painter.setPen(QPen(theme.lines, thick, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    grow = (thick - thin) / 2
    painter.drawRect(
        QRectF(QPointF(xs[0], ys[0]), QPointF(xs[-1], ys[-1])).adjusted(-grow, -grow, grow, grow)
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.lines)
    radius = max(1.5, unit * 0.050)
    for star in map(to_device.map, layout.star_points()):
        painter.drawEllipse(QPointF(_on_pixels(star.x(), thin), _on_pixels(star.y(), thin)), radius, radius)
    painter.restore()


def _on_pixels(at: float, width: float) -> float:
    """Where near `at` a line `width` pixels wide covers whole pixels."""
    return round(at - width / 2) + width / 2


@cache
def _grain(seed: int, light: int, dark: int, width: int) -> QImage:
    """The grain of a slab on clear ground, `width` pixels wide and to be stretched upwards.

    The straight, upright grain of a quarter-sawn board: streaks of the colours `light` and `dark` that run
    together in places, lean a little and waver. They keep off the edge, where the slab's corners are round.
    Stretching an image is what keeps a window fluent while it is resized: filling the streaks as paths takes
    fifty times as long.
    """
    rng = random.Random(seed)
    image = QImage(width, _GRAIN_HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.scale(width, _GRAIN_HEIGHT)
    x = 0.004
    while x < 0.993:
        tone = rng.uniform(-1, 1)
        painter.setBrush(faded(QColor(light), 0.5 * tone) if tone > 0 else faded(QColor(dark), -0.42 * tone))
        painter.drawPolygon(_streak(rng, x, rng.uniform(0.0006, 0.0040)))
        crowd = 0.5 + 0.5 * math.sin(x * 9 + seed % 7)
        x += rng.uniform(0.0018, 0.0045 + 0.009 * crowd)
    painter.end()
    return image


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


def _paint_slab(
    painter: QPainter,
    rect: QRectF,
    unit: float,
    theme: Theme,
    *,
    tones: tuple[QColor, QColor, QColor],
    seed: int,
) -> None:
    """A slab of wood: soft shadow, its near edge, the lit top with its grain, and a rim of light."""
    light, middle, dark = tones
    radius = _CORNER * unit
    _soft_shadow(painter, rect.translated(0, 0.045 * unit), radius, 0.085 * unit, theme.shadow)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dark.darker(150))
    painter.drawRoundedRect(rect.adjusted(0, radius, 0, 0.055 * unit), radius, radius)
    top = QLinearGradient(rect.topLeft(), rect.bottomRight())
    top.setColorAt(0.0, light)
    top.setColorAt(0.5, middle)
    top.setColorAt(1.0, middle.darker(105))
    painter.setBrush(top)
    painter.drawRoundedRect(rect, radius, radius)
    pixels = rect.width() * abs(painter.deviceTransform().m11())
    fineness = max(256, min(2048, 2 ** math.ceil(math.log2(max(1.0, pixels)))))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(rect, _grain(seed, light.rgb(), dark.rgb(), fineness))
    rim = max(1.0 / max(painter.deviceTransform().m11(), 1e-6), 0.012 * unit)
    edge = QLinearGradient(rect.topLeft(), rect.bottomRight())
    edge.setColorAt(0, QColor(255, 255, 255, 110))
    edge.setColorAt(0.5, QColor(255, 255, 255, 20))
    edge.setColorAt(1, faded(dark.darker(160), 0.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QBrush(edge), rim))
    inset = rim / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)


def _paint_stand(painter: QPainter, rect: QRectF, unit: float, theme: Theme) -> None:
    """A komadai: a small table of darker wood with a raised top."""
    tones = (theme.stand_light, theme.stand, theme.stand_dark)
    _paint_slab(painter, rect, unit, theme, tones=tones, seed=_STAND_GRAIN)
    inset = 0.07 * unit
    well = rect.adjusted(inset, inset, -inset, -inset)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(theme.stand_dark.darker(150), 0.55), 0.012 * unit))
    painter.drawRoundedRect(well, _CORNER * unit, _CORNER * unit)
    painter.setPen(QPen(faded(theme.stand_light, 0.6), 0.010 * unit))
    painter.drawRoundedRect(well.translated(0, 0.013 * unit), _CORNER * unit, _CORNER * unit)


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
