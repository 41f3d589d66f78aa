"""The accuracies of a player's games over time: points to point at, and to open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from shogi_desktop.app.library.statistics import AccuracyPoint
from shogi_desktop.app.words.locale import date_text, percent_text
from shogi_desktop.gui.look.keys import shows_ring
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import SMALL_PX, Tokens
from shogi_desktop.gui.widgets.plain import show_tip
from shogi_desktop.paint.points import PointColors, Points, PointsLayout, paint_points

_SIZE = QSize(420, 220)


class AccuracyView(QWidget):
    """Draws the points; `chosen` carries the game of one that is clicked, or chosen by Enter."""

    chosen = Signal(int)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._points: Sequence[AccuracyPoint] = ()
        self._at: int | None = None
        self.setMinimumSize(_SIZE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_points(self, points: Sequence[AccuracyPoint]) -> None:
        """Draw these."""
        self._points, self._at = points, None
        text = self.tr("Accuracy over %Ln games; recently about {last}", "", len(points))
        last = percent_text(round(points[-1].smooth) if points else 0)
        self.setAccessibleName(text.format(last=last))
        self.update()

    def use_tokens(self, tokens: Tokens) -> None:
        """Take other colours."""
        self._tokens = tokens
        self.update()

    def text_of(self, index: int) -> str:
        """What is said of a point."""
        point = self._points[index]
        day = "" if point.day is None else date_text(point.day)
        text = self.tr("{accuracy}; average around it {smooth}").format(
            accuracy=percent_text(point.accuracy), smooth=percent_text(point.smooth)
        )
        return f"{day}: {text}" if day else text

    def _drawn(self) -> Points:
        days = [point.day for point in self._points if point.day is not None]
        labels = (date_text(days[0]), date_text(days[-1])) if days else ("", "")
        return Points(
            tuple(point.accuracy for point in self._points),
            tuple(point.smooth for point in self._points),
            labels,
        )

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw."""
        painter = QPainter(self)
        font = self.font()
        font.setPixelSize(px(SMALL_PX))
        painter.setFont(font)
        tokens = self._tokens
        point = QColor(tokens.dim)
        point.setAlpha(150)
        colors = PointColors(
            QColor(tokens.surface),
            QColor(tokens.line),
            QColor(tokens.dim),
            point,
            QColor(tokens.accent),
            QColor(tokens.focus),
        )
        paint_points(painter, self._drawn(), QRectF(self.rect()), colors, self._at)
        if shows_ring(self):
            painter.setPen(QPen(QColor(tokens.focus), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Mark the point under the mouse."""
        self._mark(self._index_at(event.position().toPoint()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open its game."""
        index = self._index_at(event.position().toPoint())
        if index is not None and event.button() is Qt.MouseButton.LeftButton:
            self._mark(index)
            self.chosen.emit(self._points[index].game)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from game to game, Enter opens."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None and self._points:
            at = len(self._points) - 1 if self._at is None else self._at + step
            self._mark(max(0, min(len(self._points) - 1, at)))
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._at is not None:
            self.chosen.emit(self._points[self._at].game)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Mark nothing any more."""
        self._at = None
        self.update()
        super().focusOutEvent(event)

    def _index_at(self, place: QPoint) -> int | None:
        height = self.fontMetrics().height() * px(SMALL_PX) / max(1, self.font().pixelSize())
        return PointsLayout(self._drawn(), QRectF(self.rect()), height).index_at(place.x())

    def _mark(self, index: int | None) -> None:
        if index != self._at:
            self._at = index
            self.update()
            if index is not None:
                text = self.text_of(index)
                self.setAccessibleDescription(text)
                show_tip(text, self.mapToGlobal(QPoint(self.width() // 2, 0)), self, QRect(self.rect()))
