"""A board on which squares are marked: those that count in a search, and those that are free."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from shogi_desktop.app.words.joined import listed
from shogi_desktop.app.words.spoken import square_content
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.keys import shows_ring
from shogi_desktop.gui.widgets.saying import say
from shogi_desktop.paint.board import paint_board
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.rules import Position, Square, file_of, rank_of, square

_UNIT = 100.0
_FREE_VEIL = 0.55
_STEPS = {
    Qt.Key.Key_Left: (1, 0),
    Qt.Key.Key_Right: (-1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class PatternBoard(QWidget):
    """Shows a position whose free squares are veiled. A click, a stroke or the space bar marks squares.

    `marked` comes after every change of the marks.
    """

    marked = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._position: Position | None = None
        self._counting: set[Square] = set()
        self._cursor: Square = square(5, 5)
        self._stroke: bool | None = None
        self._whole = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Squares that must match"))

    def sizeHint(self) -> QSize:
        """Large enough to read the pieces; low enough for all of the dialog to fit a screen of 720 lines."""
        return QSize(352, 384)

    def minimumSizeHint(self) -> QSize:
        """Small, but still a board."""
        return QSize(260, 284)

    @property
    def counting(self) -> frozenset[Square]:
        """The squares that count."""
        return frozenset(self._counting)

    def show_position(self, position: Position, counting: frozenset[Square]) -> None:
        """Show that position with those squares marked."""
        self._position = position.copy()
        self._counting = set(counting)
        self.update()

    def set_counting(self, counting: frozenset[Square]) -> None:
        """Mark those squares and no others."""
        if counting != self._counting:
            self._counting = set(counting)
            self.update()
            self.marked.emit()

    def set_whole(self, whole: bool) -> None:
        """Whether every square counts: the marks are kept, and not shown."""
        self._whole = whole
        self.update()

    # --- geometry -----------------------------------------------------------------------------------------

    def _layout(self) -> tuple[BoardLayout, QPointF] | None:
        """The layout in pixels, and where its origin lies in the widget."""
        if self._position is None:
            return None
        variant = self._position.variant
        frame = BoardLayout(variant, cell_height=_UNIT).frame_rect
        scale = min(self.width() / frame.width(), self.height() / frame.height())
        layout = BoardLayout(variant, cell_height=max(1.0, math.floor(scale * _UNIT)))
        room = QSizeF(self.size()) - layout.frame_rect.size()
        corner = QPointF(round(room.width() / 2), round(room.height() / 2))
        return layout, corner - layout.frame_rect.topLeft()

    def place_of(self, sq: Square) -> QRectF:
        """Where a square is in the widget."""
        found = self._layout()
        return QRectF() if found is None else found[0].square_rect(sq).translated(found[1])

    def _square_at(self, point: QPointF) -> Square | None:
        found = self._layout()
        return None if found is None else found[0].square_at(point - found[1])

    # --- hands --------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Change the mark of a square; the stroke that follows gives others the same."""
        sq = self._square_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and sq is not None:
            self._stroke = sq not in self._counting
            self._cursor = sq
            self._mark(sq, counts=self._stroke)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with the stroke."""
        sq = self._square_at(event.position())
        if self._stroke is not None and sq is not None:
            self._mark(sq, counts=self._stroke)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """End the stroke."""
        self._stroke = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the cursor, the space bar changes the mark."""
        key = Qt.Key(event.key())
        if self._position is not None and key in _STEPS:
            file, rank = _STEPS[key]
            moved = square(file_of(self._cursor) + file, rank_of(self._cursor) + rank)
            if self._position.variant.contains(moved):
                self._cursor = moved
                self._tell()
                self.update()
        elif key == Qt.Key.Key_Space:
            self._mark(self._cursor, counts=self._cursor not in self._counting)
            self._tell()
        else:
            super().keyPressEvent(event)

    def _mark(self, sq: Square, *, counts: bool) -> None:
        if counts != (sq in self._counting):
            (self._counting.add if counts else self._counting.discard)(sq)
            self.update()
            self.marked.emit()

    def _tell(self) -> None:
        """Let a screen reader say what is at the cursor."""
        if self._position is None:
            return
        words = square_content(self._cursor, self._position.piece_at(self._cursor))
        state = self.tr("must match") if self._cursor in self._counting else self.tr("any")
        words = listed((words, state))
        say(self, words)
        self.setAccessibleDescription(words)

    # --- painting -----------------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self._tell()
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw board, pieces, the veil over free squares and the cursor."""
        found = self._layout()
        if found is None or self._position is None:
            return
        layout, origin = found
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(origin)
        painter.setClipRect(layout.frame_rect)
        theme, pieces = self._appearance.theme, self._appearance.piece_set
        paint_board(painter, layout, theme)
        for sq, piece in self._position.pieces():
            rect = layout.square_rect(sq)
            turned = layout.is_upside_down(piece.color)
            picture = pieces.pixmap(
                piece, rect.size() * self.devicePixelRatioF(), upside_down=turned, theme=theme
            )
            painter.drawPixmap(rect, picture, QRectF(picture.rect()))
        if not self._whole:
            self._paint_marks(painter, layout)
        if shows_ring(self):
            painter.setPen(QPen(theme.cursor, 2.5))
            painter.drawRect(layout.square_rect(self._cursor).adjusted(-1, -1, 1, 1))
        painter.end()

    def _paint_marks(self, painter: QPainter, layout: BoardLayout) -> None:
        """Veil what is free and frame what counts."""
        assert self._position is not None
        theme = self._appearance.theme
        veil = QColor(theme.window)
        veil.setAlphaF(_FREE_VEIL)
        frame = QPen(QColor(self._appearance.tokens.accent), max(2.0, layout.cell.width() * 0.05))
        for sq in self._position.variant.squares:
            if sq not in self._counting:
                painter.fillRect(layout.square_rect(sq).adjusted(1, 1, -1, -1), veil)
        painter.setPen(frame)
        for sq in self._counting:
            inset = frame.widthF() / 2 + 1
            painter.drawRect(layout.square_rect(sq).adjusted(inset, inset, -inset, -inset))
