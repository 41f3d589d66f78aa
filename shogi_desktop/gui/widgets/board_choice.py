"""The boards to choose from, each shown by a corner of itself with a piece on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QHideEvent, QIcon, QPainter, QPainterPath, QPen, QPixmap, QShowEvent
from PySide6.QtWidgets import QWidget

from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.tasks.slices import Slices
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.surfaces import paint_surface
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import STANDARD, Color

_SAMPLE = QSizeF(56, 44)
_CELL = QSizeF(33, 36)


class BoardChoice(Segmented[str]):
    """Offers boards, on tiles in columns."""

    kind = "tile"
    steps: ClassVar = {**Segmented.steps, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}

    def __init__(self, name: str, choices: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        """:param name: what is chosen, for a screen reader. :param choices: values and their texts."""
        # The blanks keep the sample off the word.
        spaced = [(value, f"  {text}") for value, text in choices]
        super().__init__(name, spaced, parent, wraps=True, even=True)
        for value, _ in choices:
            self.button(value).setAutoDefault(False)
        self._slices = Slices(self)
        self._paint: Iterator[None] = iter(())

    def show_samples(self, samples: Sequence[Sequence[Theme]], piece_set: PieceSet) -> None:
        """Show samples of these themes on the buttons; of two, each half shows one.

        They are painted one by one when the buttons are seen.
        """
        size = QSize(px(_SAMPLE.width()), px(_SAMPLE.height()))
        for number in range(len(samples)):
            button = self._group.button(number)
            if button.icon().isNull() or button.iconSize() != size:
                empty = QPixmap(size)
                empty.fill(Qt.GlobalColor.transparent)
                button.setIcon(QIcon(empty))
                button.setIconSize(size)
        self._paint = self._paint_samples(samples, piece_set, size)
        if self.isVisible():
            self._slices.begin(self._paint)

    def _paint_samples(
        self, samples: Sequence[Sequence[Theme]], piece_set: PieceSet, size: QSize
    ) -> Iterator[None]:
        for number, themes in enumerate(samples):
            picture = board_sample(themes, piece_set, QSizeF(size), self.devicePixelRatioF())
            self._group.button(number).setIcon(QIcon(picture))
            yield

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._slices.begin(self._paint)

    def hideEvent(self, event: QHideEvent) -> None:
        """What is not painted yet is when the buttons are seen again."""
        super().hideEvent(event)
        self._slices.stop()


def board_sample(themes: Sequence[Theme], piece_set: PieceSet, size: QSizeF, ratio: float) -> QPixmap:
    """A corner of the board of a theme; of two themes, each has one half of it."""
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    room = QRectF(QPointF(), size)
    for number, theme in enumerate(themes):
        painter.save()
        if number:
            half = QPainterPath()
            half.moveTo(room.topRight())
            half.lineTo(room.bottomRight())
            half.lineTo(room.bottomLeft())
            painter.setClipPath(half)
        _paint_corner(painter, room, theme, piece_set)
        painter.restore()
    painter.end()
    return pixmap


def _paint_corner(painter: QPainter, room: QRectF, theme: Theme, piece_set: PieceSet) -> None:
    """A few squares of the board and a piece in the one in the middle."""
    paint_surface(painter, room, theme)
    cell = _CELL * (room.height() / _SAMPLE.height())
    middle = QRectF(room.center() - QPointF(cell.width() / 2, cell.height() / 2), cell)
    painter.setPen(QPen(theme.lines, theme.weight))
    for x in (middle.left(), middle.right()):
        painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()))
    for y in (middle.top(), middle.bottom()):
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
    piece = STANDARD.piece(STANDARD.kind("pawn"), Color.BLACK)
    piece_set.paint(painter, middle, piece, theme=theme)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.board_dark, 1))
    painter.drawRect(room.adjusted(0.5, 0.5, -0.5, -0.5))
