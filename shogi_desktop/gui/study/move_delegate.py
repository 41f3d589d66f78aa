"""Draws a row of moves: how deep it is, number, move and its sign, marks, times."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from shogi_desktop.game import Glyph
from shogi_desktop.gui.look.keys import shows_ring
from shogi_desktop.gui.look.style import px, tokens_of
from shogi_desktop.gui.look.tokens import GRID, SMALL_PX, Tokens
from shogi_desktop.gui.study.move_rows import Face, Index, Role

_ROW_HEIGHT: Final = 4 * GRID
_INDENT: Final = 14
_FOLD_WIDTH: Final = 16
_NUMBER_WIDTH: Final = 30
_GAP: Final = GRID
_MARGIN: Final = 10
_TIME_WIDTH: Final = 42
_TOTAL_WIDTH: Final = 52
_MARKS_WIDTH: Final = 40
_ROOM_FOR_TOTAL: Final = 300
_DEEPEST: Final = 6
"""Branches in branches beyond this are not moved further in: the move must be read."""
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter


def row_height() -> int:
    """Height of a row at the text size in force."""
    return px(_ROW_HEIGHT)


def _indent(face: Face) -> int:
    return min(face.depth, _DEEPEST) * px(_INDENT)


def fold_rect(rect: QRect, face: Face) -> QRect:
    """Where in the row a click folds its branch away, or unfolds it."""
    return QRect(rect.left() + _indent(face) - 4, rect.top(), px(_FOLD_WIDTH) + 8, rect.height())


def branch_rect(rect: QRect) -> QRect:
    """Where in the row the ＋ is: the sign that other moves were tried here."""
    return QRect(rect.right() - px(_MARKS_WIDTH) - 4, rect.top(), px(16), rect.height())


def _shows_total(rect: QRect, face: Face) -> bool:
    return rect.width() - _indent(face) >= px(_ROOM_FOR_TOTAL)


def _times_left(rect: QRect, face: Face) -> int:
    total = px(_TOTAL_WIDTH) if _shows_total(rect, face) else 0
    return rect.right() - px(_MARKS_WIDTH) - _MARGIN - px(_TIME_WIDTH) - total


class _Tools:
    """Colours and fonts of the rows of a list: to make them takes as long as to draw with them."""

    def __init__(self, palette: QPalette, font: QFont) -> None:
        self.tokens = tokens_of(palette)
        self.text, self.dim = QColor(self.tokens.text), QColor(self.tokens.dim)
        self.accent, self.line = QColor(self.tokens.accent), QPen(QColor(self.tokens.line), 1)
        self.small, self.bold = QFont(font), QFont(font)
        self.small.setPixelSize(px(SMALL_PX))
        self.bold.setBold(True)
        self.fonts = {False: font, True: self.bold}
        self.metrics = {bold: QFontMetrics(each) for bold, each in self.fonts.items()}


class MoveDelegate(QStyledItemDelegate):
    """The painter of the rows. Rows are of one height."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._made_for: tuple[object, ...] = ()
        self._tools: _Tools | None = None

    def _tools_for(self, palette: QPalette, font: QFont) -> _Tools:
        made_for = (palette.cacheKey(), font.key(), px(SMALL_PX))
        if self._tools is None or self._made_for != made_for:
            self._tools, self._made_for = _Tools(palette, QFont(font)), made_for
        return self._tools

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(160, row_height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the row."""
        face = index.data(Role.FACE)
        if not isinstance(face, Face):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state: QStyle.StateFlag = option.state
        if not shows_ring(option.widget):
            state &= ~QStyle.StateFlag.State_HasFocus
        _Brush(painter, option.rect, self._tools_for(option.palette, option.font), face, state).draw()
        painter.restore()


class _Brush:
    """One row being drawn. The marks stand at the right edge, in line whatever the times need."""

    def __init__(
        self,
        painter: QPainter,
        rect: QRect,
        tools: _Tools,
        face: Face,
        state: QStyle.StateFlag,
    ) -> None:
        self._painter, self._rect, self._face, self._tools = painter, rect, face, tools
        self._chosen = bool(state & QStyle.StateFlag.State_Selected)
        self._hover = bool(state & QStyle.StateFlag.State_MouseOver)
        self._focus = bool(state & QStyle.StateFlag.State_HasFocus)
        self._tokens, self._dim, self._small = tools.tokens, tools.dim, tools.small
        self._text = tools.text if face.in_line or self._chosen else tools.dim

    def draw(self) -> None:
        self._draw_ground()
        self._draw_guides()
        left = self._rect.left() + _indent(self._face) + (px(_FOLD_WIDTH) if self._face.depth else 4)
        if self._face.foldable:
            self._draw_triangle()
        if self._face.number:
            number = QRect(left, self._rect.top(), px(_NUMBER_WIDTH), self._rect.height())
            self._write(number, Qt.AlignmentFlag.AlignRight, self._face.number, self._small, self._dim)
            left += px(_NUMBER_WIDTH) + _GAP
        else:
            left += _MARGIN
        self._draw_times()
        self._draw_move(left, _times_left(self._rect, self._face))
        self._draw_marks()

    def _draw_ground(self) -> None:
        if not (self._chosen or self._hover):
            return
        ground = QColor(self._tokens.tint if self._chosen else self._tokens.accent)
        if not self._chosen:
            ground.setAlphaF(0.07)
        self._painter.setPen(QPen(QColor(self._tokens.focus), 2) if self._focus else Qt.PenStyle.NoPen)
        self._painter.setBrush(ground)
        self._painter.drawRoundedRect(self._rect.adjusted(4, 1, -4, -1), 6, 6)

    def _draw_guides(self) -> None:
        """A line down the side of each branch that the row is in."""
        if not self._face.depth:
            return
        self._painter.setPen(self._tools.line)
        for level in range(1, min(self._face.depth, _DEEPEST) + 1):
            x = self._rect.left() + level * px(_INDENT) + 0.5 - 3
            top = self._rect.top() + (4 if self._face.is_head and level == self._face.depth else 0)
            self._painter.drawLine(QPointF(x, top), QPointF(x, self._rect.bottom() + 1))

    def _draw_triangle(self) -> None:
        centre = QPointF(
            self._rect.left() + _indent(self._face) + px(_FOLD_WIDTH) / 2, self._rect.center().y() + 1
        )
        closed = (QPointF(-2.5, -4.5), QPointF(3, 0), QPointF(-2.5, 4.5))
        opened = (QPointF(-4.5, -2.5), QPointF(4.5, -2.5), QPointF(0, 3))
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._dim)
        self._painter.drawPolygon(
            QPolygonF([centre + corner for corner in (closed if self._face.hidden else opened)])
        )

    def _draw_times(self) -> None:
        left = _times_left(self._rect, self._face)
        right = Qt.AlignmentFlag.AlignRight
        time = QRect(left, self._rect.top(), px(_TIME_WIDTH), self._rect.height())
        if self._face.hidden:
            # How much is folded away says more than the time of its first move.
            self._write(time, right, f"… {self._face.hidden}", self._small, self._dim)
            return
        self._write(time, right, self._face.time, self._small, self._text)
        if _shows_total(self._rect, self._face):
            total = time.translated(px(_TIME_WIDTH), 0)
            total.setWidth(px(_TOTAL_WIDTH))
            self._write(total, right, self._face.total, self._small, self._dim)

    def _draw_move(self, left: int, right: int) -> None:
        font, metrics = self._tools.fonts[self._chosen], self._tools.metrics[self._chosen]
        glyph = "" if self._face.glyph is None else self._face.glyph.value
        text = metrics.elidedText(
            self._face.text, Qt.TextElideMode.ElideRight, right - left - metrics.horizontalAdvance(glyph) - 4
        )
        area = QRect(left, self._rect.top(), right - left, self._rect.height())
        self._write(area, Qt.AlignmentFlag.AlignLeft, text, font, self._text)
        area.setLeft(left + metrics.horizontalAdvance(text) + 4)
        if self._face.glyph is not None:
            color = QColor(glyph_color(self._face.glyph, self._tokens))
            self._write(area, Qt.AlignmentFlag.AlignLeft, glyph, self._tools.bold, color)

    def _draw_marks(self) -> None:
        """The ＋ where other moves were tried, a speech bubble for a comment, a ribbon for a bookmark."""
        if not (self._face.alternatives or self._face.has_comment or self._face.bookmarked):
            return
        centre = QPointF(branch_rect(self._rect).center()) + QPointF(0.5, 0.5)
        accent = self._tools.accent
        if self._face.alternatives:
            self._painter.setPen(QPen(accent, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            self._painter.drawLine(centre - QPointF(4.5, 0), centre + QPointF(4.5, 0))
            self._painter.drawLine(centre - QPointF(0, 4.5), centre + QPointF(0, 4.5))
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._dim)
        if self._face.has_comment:
            bubble = QRectF(centre + QPointF(9, -4), centre + QPointF(18, 2.5))
            self._painter.drawRoundedRect(bubble, 2, 2)
            tail = (QPointF(11, 2), QPointF(15, 2), QPointF(11, 5))
            self._painter.drawPolygon(QPolygonF([centre + corner for corner in tail]))
        if self._face.bookmarked:
            ribbon = (QPointF(23, -5), QPointF(29, -5), QPointF(29, 5), QPointF(26, 2), QPointF(23, 5))
            self._painter.setBrush(accent)
            self._painter.drawPolygon(QPolygonF([centre + corner for corner in ribbon]))

    def _write(self, area: QRect, side: Qt.AlignmentFlag, text: str, font: QFont, color: QColor) -> None:
        if not text:
            return
        self._painter.setFont(font)
        self._painter.setPen(color)
        self._painter.drawText(area, side | _MIDDLE, text)


def glyph_color(glyph: Glyph, tokens: Tokens) -> str:
    """Green praises, red blames, between them lies amber."""
    if glyph in {Glyph.GOOD, Glyph.BRILLIANT}:
        return tokens.good
    return tokens.danger if glyph in {Glyph.MISTAKE, Glyph.BLUNDER} else tokens.on_warning
