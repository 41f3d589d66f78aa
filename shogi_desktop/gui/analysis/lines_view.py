"""The lines of engines as a list: a move under the mouse is shown, clicked it is played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPoint, QRect, QSize, Qt, Signal
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
    QApplication,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from shogi_desktop.gui.analysis.lines_model import BETWEEN_FIGURES, Face, HeadFace, LineFace, LinesModel
from shogi_desktop.gui.look.keys import shows_ring
from shogi_desktop.gui.look.style import px, tokens_of
from shogi_desktop.gui.look.tokens import GRID, SMALL_PX
from shogi_desktop.gui.widgets.face_list import FaceListView, Index, Role

_ROW: Final = 26
_SCORE: Final = 62
_DEPTH: Final = 24
_GAP: Final = GRID
_LEFT: Final = 6
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter


def row_height() -> int:
    """Height of a row at the text size in force."""
    return px(_ROW)


def figures_beside(face: HeadFace, name: QFontMetrics, small: QFontMetrics, room: int) -> str:
    """What there is room for of an engine's figures beside its whole name: the first of them in any case.

    :param name: of the name's letters. :param small: of the figures'. :param room: pixels for both.
    """
    parts = face.figures.split(BETWEEN_FIGURES)
    left = room - name.horizontalAdvance(face.name) - _GAP
    while len(parts) > 1 and small.horizontalAdvance(BETWEEN_FIGURES.join(parts)) > left:
        parts.pop()
    return BETWEEN_FIGURES.join(parts)


def moves_left(rect: QRect) -> int:
    """Where the moves of a line begin in its row."""
    return rect.left() + _LEFT + px(_SCORE) + px(_DEPTH) + 2 * _GAP


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a line: its first `plies` moves; 0: nowhere on a move, so all of it."""

    face: LineFace
    plies: int = 0

    @property
    def line(self) -> tuple[str, ...]:
        """The moves up to there, in USI."""
        return self.face.line[: self.plies] if self.plies else self.face.line


class LinesDelegate(QStyledItemDelegate):
    """The painter of the rows. :ivar hovered: the place under the mouse."""

    hovered: Spot | None = None

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(120, row_height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the row."""
        face = index.data(Role.FACE)
        painter.save()
        tokens = tokens_of(option.palette)
        rect: QRect = option.rect
        small = QFont(option.font)
        small.setPixelSize(px(SMALL_PX))
        state: QStyle.StateFlag = option.state
        focused = bool(state & QStyle.StateFlag.State_HasFocus) and shows_ring(option.widget)
        if focused or (state & QStyle.StateFlag.State_MouseOver and isinstance(face, LineFace)):
            ground = QColor(tokens.accent)
            ground.setAlphaF(0.10)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(tokens.focus), 2) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
        if isinstance(face, HeadFace):
            self._paint_head(painter, rect, face, small, QColor(tokens.dim))
        elif isinstance(face, LineFace) and face.score:
            self._paint_line(painter, rect, face, option.font, QColor(tokens.text), QColor(tokens.dim))
        painter.restore()

    @staticmethod
    def _paint_head(painter: QPainter, rect: QRect, face: HeadFace, font: QFont, dim: QColor) -> None:
        inner = rect.adjusted(_LEFT, 0, -_LEFT, 0)
        metrics = QFontMetrics(font)
        bold = QFont(font)
        bold.setWeight(QFont.Weight.DemiBold)
        figures = figures_beside(face, QFontMetrics(bold), metrics, inner.width())
        painter.setFont(font)
        painter.setPen(dim)
        painter.drawText(inner, Qt.AlignmentFlag.AlignRight | _MIDDLE, figures)
        painter.setFont(bold)
        room = inner.width() - metrics.horizontalAdvance(figures) - _GAP
        name = QFontMetrics(bold).elidedText(face.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | _MIDDLE, name)

    def _paint_line(
        self, painter: QPainter, rect: QRect, face: LineFace, font: QFont, text: QColor, dim: QColor
    ) -> None:
        bold = QFont(font)
        bold.setWeight(QFont.Weight.DemiBold)
        area = QRect(rect.left() + _LEFT, rect.top(), px(_SCORE), rect.height())
        painter.setFont(bold if QFontMetrics(bold).horizontalAdvance(face.score) <= area.width() else font)
        painter.setPen(text)
        painter.drawText(area, Qt.AlignmentFlag.AlignRight | _MIDDLE, face.score)
        small = QFont(font)
        small.setPixelSize(px(SMALL_PX))
        painter.setFont(small)
        painter.setPen(dim)
        area = QRect(area.right() + _GAP, rect.top(), px(_DEPTH), rect.height())
        painter.drawText(area, Qt.AlignmentFlag.AlignRight | _MIDDLE, face.depth)
        painter.setFont(font)
        metrics = QFontMetrics(font)
        for number, place in enumerate(move_places(rect, face, metrics), 1):
            pointed = self.hovered == Spot(face, number)
            painter.setPen(text if number == 1 or pointed else dim)
            room, shown = rect.right() - _LEFT - place.left(), face.moves[number - 1]
            if place.width() > room:
                shown = metrics.elidedText(shown, Qt.TextElideMode.ElideRight, room)
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | _MIDDLE, shown)
            if pointed:
                y = place.bottom() - 3
                painter.drawLine(place.left(), y, place.left() + min(room, place.width()), y)


def move_places(rect: QRect, face: LineFace, metrics: QFontMetrics) -> list[QRect]:
    """Where the moves of a line stand in its row, as many as have room; the last may be cut off."""
    places: list[QRect] = []
    left = moves_left(rect)
    for text in face.moves:
        if left >= rect.right() - _LEFT:
            break
        width = metrics.horizontalAdvance(text)
        places.append(QRect(left, rect.top(), width + 1, rect.height()))
        left += width + _GAP
    return places


class LinesView(FaceListView[Face]):
    """The list.

    :ivar pointed: the `Spot` that is to be shown, None: nothing. :ivar chosen: the `Spot` to be played.
    :ivar keep_wanted: the `LineFace` to be kept as a variation.
    :ivar takes: whether a line may be dropped at a point of the screen; where it may it is `keep_wanted`.
    """

    pointed = Signal(object)
    chosen = Signal(object)
    keep_wanted = Signal(object)

    def __init__(self, model: LinesModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.takes: Callable[[QPoint], bool] = lambda _: False
        self._pressed: tuple[Spot, QPoint] | None = None
        self._dragging = False
        self._delegate = LinesDelegate(self)
        self.setItemDelegate(self._delegate)
        model.dataChanged.connect(self._on_data_changed)
        model.modelReset.connect(self._point_away)

    def visible_rows(self) -> range:
        """The rows that can be seen."""
        top = self.verticalScrollBar().value() // row_height()
        return range(max(0, top), min(self._faces.rowCount(), top + self.height() // row_height() + 2))

    def room_for_moves(self) -> int:
        """How many pixels the moves of a row have."""
        rect = self.viewport().rect()
        return max(0, rect.right() - moves_left(rect))

    @property
    def spot(self) -> Spot | None:
        """The line that a key or a command means: that of the marked row, all of it."""
        face = self.currentIndex().data(Role.FACE)
        return Spot(face) if isinstance(face, LineFace) and face.line else None

    def _spot_at(self, point: QPoint) -> Spot | None:
        index = self.indexAt(point)
        face = index.data(Role.FACE) if index.isValid() else None
        if not isinstance(face, LineFace) or not face.line:
            return None
        places = move_places(self.visualRect(index), face, self.fontMetrics())
        plies = next((number for number, place in enumerate(places, 1) if place.contains(point)), 0)
        return Spot(face, plies)

    def _point_at(self, spot: Spot | None) -> None:
        if spot != self._delegate.hovered:
            self._delegate.hovered = spot
            self.viewport().update()
            self.pointed.emit(spot)

    def _point_away(self) -> None:
        self._point_at(None)

    def _on_data_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        """What is under the mouse may be another line by now."""
        hovered = self._delegate.hovered
        for face in self._faces.faces[first.row() : last.row() + 1]:
            if (
                hovered is not None
                and isinstance(face, LineFace)
                and (face.seat, face.number) == (hovered.face.seat, hovered.face.number)
            ):
                self._point_at(Spot(face, min(hovered.plies, len(face.moves))) if face.line else None)

    # --- mouse --------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show what is under the mouse; with the button held, drag the line that was pressed."""
        super().mouseMoveEvent(event)
        point = event.position().toPoint()
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            self._point_at(self._spot_at(point))
            return
        away = (point - self._pressed[1]).manhattanLength()
        if self._dragging or away >= QApplication.startDragDistance():
            self._dragging = True
            self._point_at(None)
            taken = self.takes(event.globalPosition().toPoint())
            self._show_cursor(Qt.CursorShape.DragCopyCursor if taken else Qt.CursorShape.ForbiddenCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click plays up to the move clicked, beside the moves the first one; a line dragged is dropped."""
        pressed, self._pressed = self._pressed, None
        if event.button() != Qt.MouseButton.LeftButton or pressed is None:
            return
        spot, dragging = pressed[0], self._dragging
        self._dragging = False
        self.viewport().unsetCursor()
        if not dragging:
            self.chosen.emit(Spot(spot.face, spot.plies or 1))
        elif self.takes(event.globalPosition().toPoint()):
            self.keep_wanted.emit(spot.face)
        event.accept()

    def _show_cursor(self, shape: Qt.CursorShape) -> None:
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The line that is there now is clicked or dragged, whatever the engine says until it is let go."""
        spot = self._spot_at(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and spot is not None:
            self._pressed, self._dragging = (spot, event.position().toPoint()), False
        elif event.button() == Qt.MouseButton.MiddleButton and spot is not None:
            self.keep_wanted.emit(spot.face)
        event.accept()

    def _meant_at(self, point: QPoint | None) -> Spot | None:
        return self.spot if point is None else self._spot_at(point)

    # --- keys ---------------------------------------------------------------------------------------------

    def _may_choose(self, face: Face) -> bool:
        return isinstance(face, LineFace)

    def _show_current(self) -> None:
        self._point_at(self.spot)

    def _take_current(self) -> None:
        """Play the first move of the line."""
        spot = self.spot
        if spot is not None:
            self.chosen.emit(Spot(spot.face, 1))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.spot is None:
            self._go(1)
