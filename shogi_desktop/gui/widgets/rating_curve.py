"""The rating over the last games as a line with its 95 % band, and the levels it lies between."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from shogi_desktop.app.results.rating import Rating
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID, SMALL_PX, Tokens

_SIZE = QSize(360, 168)
_LEFT, _RIGHT = 44, 40
_LINE = 16
_MARGIN = 80
"""Points that are shown above and below what the curve reaches."""
_STEPS = (100, 200, 500, 1000)
_MOST_LINES = 5


class RatingCurve(QWidget):
    """Draws ratings from left, the oldest, to right; horizontal lines at ratings and at the levels."""

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._curve: Sequence[Rating] = ()
        self._levels: Sequence[int] = ()
        self.setMinimumSize(_SIZE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_curve(self, curve: Sequence[Rating], levels: Sequence[int]) -> None:
        """Draw this curve; `levels` are the ratings of the levels, the weakest first."""
        self._curve, self._levels = curve, levels
        if curve:
            text = self.tr("Rating from {first} to {last}, games: {count}")
            first, last = (max(0, round(rating.mean)) for rating in (curve[0], curve[-1]))
            self.setAccessibleName(text.format(count=len(curve), first=first, last=last))
        else:
            self.setAccessibleName(self.tr("No rating yet"))
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the lines, the band and the curve."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = self.font()
        font.setPixelSize(px(SMALL_PX))
        painter.setFont(font)
        if not self._curve:
            painter.setPen(QColor(self._tokens.dim))
            painter.drawText(
                self.rect(),
                Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap,
                self.tr("The curve starts once you have a rating."),
            )
            return
        area = QRectF(self.rect()).adjusted(px(_LEFT), GRID, -px(_RIGHT), -GRID)
        # The wide band of the first games may be cut off; the line and how sure it is now may not.
        low = max(0.0, min(*(rating.mean for rating in self._curve), self._curve[-1].low) - _MARGIN)
        high = max(*(rating.mean for rating in self._curve), self._curve[-1].high) + _MARGIN
        scale = _Scale(area, low, high, len(self._curve))
        self._draw_ratings(painter, scale)
        self._draw_levels(painter, scale)
        self._draw_curve(painter, scale)

    def _draw_ratings(self, painter: QPainter, scale: _Scale) -> None:
        span = scale.high - scale.low
        step = next((step for step in _STEPS if span / step <= _MOST_LINES), _STEPS[-1])
        rating = -(-scale.low // step) * step
        while rating <= scale.high:
            y = scale.y(rating)
            painter.setPen(QPen(QColor(self._tokens.line), 1))
            painter.drawLine(QPointF(scale.area.left(), y), QPointF(scale.area.right(), y))
            painter.setPen(QColor(self._tokens.dim))
            painter.drawText(
                QRectF(0, y - px(_LINE) / 2, px(_LEFT) - GRID, px(_LINE)),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                str(round(rating)),
            )
            rating += step

    def _draw_levels(self, painter: QPainter, scale: _Scale) -> None:
        """Mark the levels at the right; where two would touch, the lower one only."""
        last = float("inf")
        for number, points in enumerate(self._levels, 1):
            y = scale.y(points)
            if not scale.low <= points <= scale.high or last - y < px(_LINE) - 2:
                continue
            last = y
            painter.setPen(QPen(QColor(self._tokens.faint), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(scale.area.left(), y), QPointF(scale.area.right(), y))
            painter.setPen(QColor(self._tokens.dim))
            painter.drawText(
                QRectF(scale.area.right() + GRID, y - px(_LINE) / 2, px(_RIGHT) - GRID, px(_LINE)),
                Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                self.tr("Lv {number}", "a level, very short").format(number=number),
            )

    def _draw_curve(self, painter: QPainter, scale: _Scale) -> None:
        accent = QColor(self._tokens.accent)
        upper = [QPointF(scale.x(index), scale.y(rating.high)) for index, rating in enumerate(self._curve)]
        lower = [QPointF(scale.x(index), scale.y(rating.low)) for index, rating in enumerate(self._curve)]
        line = [QPointF(scale.x(index), scale.y(rating.mean)) for index, rating in enumerate(self._curve)]
        band = QColor(accent)
        band.setAlpha(38)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(band)
        painter.setClipRect(scale.area.adjusted(0, 0, 4, 0))
        painter.drawPolygon(QPolygonF(upper + lower[::-1]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(accent, 2, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(QPolygonF(line))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(accent)
        painter.drawEllipse(line[-1], 4, 4)


class _Scale:
    """From games and ratings to places."""

    def __init__(self, area: QRectF, low: float, high: float, count: int) -> None:
        self.area, self.low, self.high, self._count = area, low, high, count

    def x(self, index: int) -> float:
        share = 1.0 if self._count == 1 else index / (self._count - 1)
        return self.area.left() + share * self.area.width()

    def y(self, rating: float) -> float:
        return self.area.bottom() - (rating - self.low) / (self.high - self.low) * self.area.height()
