"""The board itself: slab, grid, stars, labels and stands, and the marks of the last move and of check.

All is made for the size it is painted at and sharp at any; lines snap to whole device pixels. A scene
keeps the result as a pixmap. What the slabs are made of is the business of `surfaces`; where a theme is a
diagram, the same geometry becomes that of a book.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.surfaces import (
    Part,
    board_slab_parts,
    faded,
    paint_bare_slab,
    paint_parts,
    stand_parts,
)
from shogi_desktop.paint.text import draw_text, fitted_font, sized_font
from shogi_desktop.paint.theme import Coordinates, Material, Theme
from shogi_desktop.paint.wedge import body_rect, outline
from shogi_desktop.rules import BoardMove, Color, Hand, Move, Square

KANJI_NUMERALS = ("一", "二", "三", "四", "五", "六", "七", "八", "九", "十")
_BRACKET = 0.30
"""Length of the corners round the square of the last move, in heights of a square."""
_TOOTH = 0.20
_PLACE = 0.22
"""How much of the stand's darkest wood a place shows that no piece lies on."""
_LABEL_PIXELS = 15.0
"""The coordinates' size at most, in logical pixels: capitals are eleven high then."""


def paint_board(
    painter: QPainter,
    layout: BoardLayout,
    theme: Theme,
    *,
    stands: bool = True,
) -> None:
    """Draw the empty board of `layout` with its labels and stands.

    What lies around the board is left as it is.

    :param stands: whether they are painted: a picture of the board alone need not wait for them.
    """
    paint_parts(painter, board_parts(layout, theme, abs(painter.deviceTransform().m11()), stands=stands))


def board_parts(layout: BoardLayout, theme: Theme, scale: float, *, stands: bool = True) -> Iterator[Part]:
    """What `paint_board` paints, in parts of a few milliseconds at most.

    :param scale: device pixels for each unit of `layout`.
    """
    unit = layout.cell.height()
    if not theme.is_diagram:
        for color in layout.stands if stands else ():
            yield from stand_parts(layout.stand_rect(color), unit, theme, scale)
            yield partial(_paint_places, layout=layout, theme=theme, color=color)
        yield from board_slab_parts(layout.frame_rect, unit, theme, scale)
    else:
        yield lambda painter: painter.fillRect(layout.frame_rect, theme.board)
    yield partial(paint_grid, layout=layout, theme=theme)
    yield partial(paint_labels, layout=layout, theme=theme)


def paint_bare_board(painter: QPainter, layout: BoardLayout, theme: Theme) -> None:
    """The board and its stands without grain and shadows, within two milliseconds: until all is painted."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = layout.cell.height()
    of_stands = (theme.stand_light, theme.stand, theme.stand_dark)
    stands = [] if theme.is_diagram else [layout.stand_rect(color) for color in layout.stands]
    slabs = [(layout.frame_rect, (theme.board_light, theme.board, theme.board_dark))]
    slabs += [(rect, of_stands) for rect in stands]
    for rect, tones in slabs:
        if theme.material is Material.WOOD:
            paint_bare_slab(painter, rect, unit, tones)
        else:
            painter.fillRect(rect, tones[1])
    paint_grid(painter, layout, theme)
    paint_labels(painter, layout, theme)
    painter.restore()


def paint_marks(
    painter: QPainter,
    layout: BoardLayout,
    theme: Theme,
    *,
    last_move: Move | None = None,
    check: Square | None = None,
) -> None:
    """Veil the squares of `last_move`, its destination strongly, and let the square `check` glow.

    With strong marks each has a shape as well, for eyes that do not tell the hues apart: heavy corners round
    the destination, fine ones round the origin, and teeth in all corners of a checked king's square.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if isinstance(last_move, BoardMove):
        rect = layout.square_rect(last_move.origin)
        painter.fillRect(rect, theme.last_origin)
        if theme.strong_marks:
            _paint_corners(painter, rect, faded(theme.mark_line, 0.75), 0.022 * theme.weight)
    if last_move is not None:
        rect = layout.square_rect(last_move.target)
        painter.fillRect(rect, theme.last_target)
        if theme.strong_marks:
            _paint_corners(painter, rect, theme.mark_line, 0.048 * theme.weight**0.5)
    if check is not None:
        _paint_check(painter, layout.square_rect(check), theme)
    painter.restore()


def _paint_corners(painter: QPainter, rect: QRectF, color: QColor, width: float) -> None:
    """The four corners of a frame inside `rect`, `width` heights of the square strong."""
    unit = rect.height()
    inset = (width / 2 + 0.028) * unit
    inner = rect.adjusted(inset, inset, -inset, -inset)
    reach = _BRACKET * unit - inset
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color, width * unit, c=Qt.PenCapStyle.FlatCap, j=Qt.PenJoinStyle.MiterJoin))
    for corner, x, y in _corners(inner):
        painter.drawPolyline([corner + QPointF(x * reach, 0), corner, corner + QPointF(0, y * reach)])


def _paint_check(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    # The king covers the middle of its square: the colour must carry to the corners to be seen.
    inner, outer = (1.0, 0.3) if theme.strong_marks else (0.85, 0.0)
    glow = QRadialGradient(rect.center(), rect.height() * (0.75 if theme.strong_marks else 0.66))
    glow.setColorAt(0.5, faded(theme.check, inner))
    glow.setColorAt(1.0, faded(theme.check, outer))
    painter.fillRect(rect, QBrush(glow))
    if not theme.strong_marks:
        return
    tooth = _TOOTH * rect.height()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.mark_line)
    for corner, x, y in _corners(rect):
        painter.drawPolygon(
            QPolygonF([corner, corner + QPointF(x * tooth, 0), corner + QPointF(0, y * tooth)])
        )


def _corners(rect: QRectF) -> tuple[tuple[QPointF, int, int], ...]:
    """The corners of `rect` with the directions that lead into it."""
    return (
        (rect.topLeft(), 1, 1),
        (rect.topRight(), -1, 1),
        (rect.bottomRight(), -1, -1),
        (rect.bottomLeft(), 1, -1),
    )


def paint_hand(
    painter: QPainter, layout: BoardLayout, theme: Theme, piece_set: PieceSet, color: Color, hand: Hand
) -> None:
    """Lay `hand` on the stand of `color`: one piece of each kind, with the number where there are more."""
    for kind, count in hand.items():
        rect = layout.stand_piece_rect(color, kind)
        piece = layout.variant.piece(kind, color)
        piece_set.paint(painter, rect, piece, upside_down=layout.is_upside_down(color), theme=theme)
        if count > 1:
            paint_count(painter, layout.stand_count_rect(color, kind), count, theme)


def paint_count(painter: QPainter, rect: QRectF, count: int, theme: Theme) -> None:
    """The number of pieces in hand, upright on either side of the board."""
    painter.save()
    painter.setPen(theme.count)
    font = fitted_font(str(count), rect.width(), rect.height() * 0.86, bold=True)
    draw_text(painter, rect, Qt.AlignmentFlag.AlignCenter, str(count), font)
    painter.restore()


def _paint_places(painter: QPainter, layout: BoardLayout, theme: Theme, color: Color) -> None:
    """The places of a stand: shadows of the pieces that may come to lie there."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(theme.stand_dark, _PLACE))
    for kind in layout.variant.hand_kinds:
        body = body_rect(layout.stand_piece_rect(color, kind), kind)
        unit = QTransform.fromScale(body.width(), body.height())
        if layout.is_upside_down(color):
            unit *= QTransform(-1, 0, 0, -1, body.width(), body.height())
        painter.drawPath((unit * QTransform.fromTranslate(body.left(), body.top())).map(outline(0.04)))
    painter.restore()


def paint_labels(painter: QPainter, layout: BoardLayout, theme: Theme) -> None:
    """Write the numerals of the files above the grid and the names of the ranks to its right.

    They grow with the board, on a screen up to `_LABEL_PIXELS`.
    """
    coordinates = theme.coordinates
    if coordinates is Coordinates.NONE:
        return
    painter.save()
    painter.setPen(theme.labels)
    size = layout.cell.height() * 0.27
    if not theme.is_diagram:
        transform = painter.worldTransform()
        size = min(size, _LABEL_PIXELS / math.hypot(transform.m11(), transform.m12()))
    font = sized_font(size)
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
    thin = max(1.0, float(round(unit * 0.014 * theme.weight)))
    thick = max(1.0, float(round(unit * 0.026 * theme.weight)))
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
