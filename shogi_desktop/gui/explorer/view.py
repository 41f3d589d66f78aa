"""The moves of the explorer as a list: one under the mouse is shown on the board, a click plays it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from shogi_desktop.app.words.joined import comma, listed
from shogi_desktop.gui.explorer.faces import ExplorerModel, Face, HeadFace, MoveFace
from shogi_desktop.gui.look.style import px, tokens_of
from shogi_desktop.gui.look.tokens import GRID, SMALL_PX, Tokens
from shogi_desktop.gui.widgets.face_list import FaceListView, Index, Role

_ROW: Final = 26
_MOVE: Final = 80
_COUNT: Final = 36
_RATING: Final = 34
_LAST: Final = 34
_LEFT: Final = 6
_BAR: Final = 14
_LEAST_BAR: Final = 40
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter
_BLACK, _WHITE = QColor(0x26, 0x22, 0x1E), QColor(0xFB, 0xF8, 0xF0)


def row_height() -> int:
    """Height of a row at the text size in force."""
    return px(_ROW)


def whole_items(note: str, metrics: QFontMetrics, room: int) -> str:
    """As many of a note's items as have room, none cut in two unless it is the first.

    :param note: items with commas between them. :param room: in pixels.
    """
    if metrics.horizontalAdvance(note) <= room:
        return note
    items = note.split(comma())
    while len(items) > 1:
        items.pop()
        shown = listed((*items, "…"))
        if metrics.horizontalAdvance(shown) <= room:
            return shown
    return metrics.elidedText(note, Qt.TextElideMode.ElideRight, room)


def bar_parts(area: QRectF, results: tuple[int, int, int]) -> list[QRectF]:
    """The parts of a bar that are Black's, nobody's and White's, from the left."""
    total, left = sum(results), area.left()
    parts = []
    for number in results:
        width = area.width() * number / total if total else 0.0
        parts.append(QRectF(left, area.top(), width, area.height()))
        left += width
    return parts


class ExplorerDelegate(QStyledItemDelegate):
    """The painter of the rows. :ivar stale: they are of another position, and the next are on their way."""

    stale = False

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(120, row_height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the row."""
        face: Face = index.data(Role.FACE)
        painter.save()
        tokens = tokens_of(option.palette)
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        live = isinstance(face, MoveFace) or (isinstance(face, HeadFace) and face.lists)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if focused or (hovered and live):
            ground = QColor(tokens.accent)
            ground.setAlphaF(0.10)
            painter.setPen(QPen(QColor(tokens.focus), 2) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
        if self.stale:
            painter.setOpacity(0.45)
        small = QFont(option.font)
        small.setPixelSize(px(SMALL_PX))
        if isinstance(face, HeadFace):
            self._paint_head(painter, rect, face, small, tokens)
        elif isinstance(face, MoveFace):
            self._paint_move(painter, rect, face, option.font, small, tokens)
        else:
            painter.setFont(small)
            painter.setPen(QColor(tokens.dim))
            inner = rect.adjusted(_LEFT, 0, -_LEFT, 0)
            text = QFontMetrics(small).elidedText(face.text, Qt.TextElideMode.ElideRight, inner.width())
            painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | _MIDDLE, text)
        painter.restore()

    @staticmethod
    def _paint_head(painter: QPainter, rect: QRect, face: HeadFace, font: QFont, tokens: Tokens) -> None:
        inner = rect.adjusted(_LEFT, 0, -_LEFT, 0)
        painter.setFont(font)
        painter.setPen(QColor(tokens.dim))
        painter.drawText(inner, Qt.AlignmentFlag.AlignRight | _MIDDLE, face.figures)
        room = inner.width() - QFontMetrics(font).horizontalAdvance(face.figures) - GRID
        bold = QFont(font)
        bold.setWeight(QFont.Weight.DemiBold)
        painter.setFont(bold)
        title = QFontMetrics(bold).elidedText(face.title, Qt.TextElideMode.ElideRight, room)
        painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | _MIDDLE, title)

    def _paint_move(
        self, painter: QPainter, rect: QRect, face: MoveFace, font: QFont, small: QFont, tokens: Tokens
    ) -> None:
        left, right = rect.left() + _LEFT, rect.right() - _LEFT
        text, dim = QColor(tokens.text), QColor(tokens.dim)
        move = QRect(left, rect.top(), px(_MOVE), rect.height())
        painter.setFont(font)
        painter.setPen(text)
        metrics = QFontMetrics(font)
        written = metrics.elidedText(face.text, Qt.TextElideMode.ElideRight, move.width())
        painter.drawText(move, Qt.AlignmentFlag.AlignLeft | _MIDDLE, written)
        painter.setFont(small)
        painter.setPen(text)
        count = QRect(move.right(), rect.top(), px(_COUNT), rect.height())
        painter.drawText(count, Qt.AlignmentFlag.AlignRight | _MIDDLE, face.count)
        painter.setPen(dim)
        between = count.right() + GRID
        for column, width in ((face.last, px(_LAST)), (face.rating, px(_RATING))):
            if face.results is not None and right - width - GRID - between >= px(_LEAST_BAR):
                place = QRect(right - width, rect.top(), width, rect.height())
                painter.drawText(place, Qt.AlignmentFlag.AlignRight | _MIDDLE, column)
                right -= width + GRID
        if face.results is not None:
            height = px(_BAR)
            top = rect.center().y() - height / 2
            bar = QRectF(between, top, right - between, height)
            self._paint_bar(painter, bar, face.results, tokens)
        elif face.note:
            start = between if face.count else move.right() + GRID
            place = QRect(start, rect.top(), right - start, rect.height())
            note = whole_items(face.note, QFontMetrics(small), place.width())
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | _MIDDLE, note)

    @staticmethod
    def _paint_bar(painter: QPainter, area: QRectF, results: tuple[int, int, int], tokens: Tokens) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        total = sum(results)
        grounds = (_BLACK, QColor(tokens.faint), _WHITE)
        if total:
            parts = bar_parts(area, results)
            for part, ground in zip(parts, grounds, strict=True):
                painter.fillRect(part, ground)
            for part, ink, number in ((parts[0], _WHITE, results[0]), (parts[2], _BLACK, results[2])):
                share = f"{round(100 * number / total)}"
                if QFontMetrics(painter.font()).horizontalAdvance(share) + 6 <= part.width():
                    painter.setPen(ink)
                    painter.drawText(part, Qt.AlignmentFlag.AlignCenter, share)
        else:
            painter.fillRect(area, QColor(tokens.hover))
        painter.setPen(QPen(QColor(tokens.dim), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(area)


class ExplorerView(FaceListView[Face]):
    """The list.

    :ivar pointed: the `MoveFace` that is to be shown, None: nothing. :ivar chosen: the one to be played.
    :ivar listed: the `HeadFace` or `MoveFace` whose games are to be listed.
    """

    pointed = Signal(object)
    chosen = Signal(object)
    listed = Signal(object)

    def __init__(self, model: ExplorerModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self._pointed: MoveFace | None = None
        self._delegate = ExplorerDelegate(self)
        self.setItemDelegate(self._delegate)
        self._kept: tuple[int, MoveFace] | None = None
        model.modelAboutToBeReset.connect(self._keep_row)
        model.modelReset.connect(self._choose_row)

    @property
    def stale(self) -> bool:
        """Whether the rows are of another position: none of them can be played."""
        return self._delegate.stale

    def set_stale(self, *, stale: bool) -> None:
        """Say that the rows are of another position, or that they are not."""
        if stale is not self._delegate.stale:
            self._delegate.stale = stale
            self._point_at(None)
            self.viewport().update()

    def _face_at(self, point: QPoint) -> Face | None:
        index = self.indexAt(point)
        face: Face | None = index.data(Role.FACE) if index.isValid() else None
        return None if self.stale else face

    @property
    def _current(self) -> Face | None:
        face: Face | None = self.currentIndex().data(Role.FACE)
        return None if self.stale else face

    def _point_at(self, face: Face | None) -> None:
        found = face if isinstance(face, MoveFace) else None
        if found != self._pointed:
            self._pointed = found
            self.pointed.emit(found)

    def _choose(self, face: Face | None) -> None:
        if isinstance(face, MoveFace):
            self.chosen.emit(face)
        elif isinstance(face, HeadFace) and face.lists:
            self.listed.emit(face)

    # --- mouse --------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point_at(self._face_at(event.position().toPoint()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click plays the move; on the head of the library it lists the games."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._choose(self._face_at(event.position().toPoint()))
        event.accept()

    def _meant_at(self, point: QPoint | None) -> Face | None:
        return self._current if point is None else self._face_at(point)

    # --- keys ---------------------------------------------------------------------------------------------

    def _keep_row(self) -> None:
        """Remember the move that the keys are at, while its position is shown."""
        face = self._current
        self._kept = (self.currentIndex().row(), face) if isinstance(face, MoveFace) else None

    def _choose_row(self) -> None:
        """Let the keys stay at their move; of a new position they begin with the first one."""
        self._point_at(None)
        if not self.hasFocus():
            return
        moves = [(row, face) for row, face in enumerate(self._faces.faces) if isinstance(face, MoveFace)]
        before, kept = self._kept or (0, None)
        same = [row for row, face in moves if kept is not None and face.move == kept.move]
        rows = sorted(same, key=lambda row: abs(row - before)) or [row for row, _ in moves[:1]]
        if rows:
            self.setCurrentIndex(self._faces.index(rows[0]))

    def _may_choose(self, face: Face) -> bool:
        return isinstance(face, MoveFace) or (isinstance(face, HeadFace) and face.lists)

    def _show_current(self) -> None:
        self._point_at(self._current)

    def _take_current(self) -> None:
        self._choose(self._current)

    def _point_away(self) -> None:
        self._point_at(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(QModelIndex())
            self._go(1)
