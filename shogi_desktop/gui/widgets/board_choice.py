"""The boards to choose from, each shown by a corner of itself with a piece on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QWidget

from shogi_desktop.gui.style import px
from shogi_desktop.gui.widgets.segmented import ChoiceButton
from shogi_desktop.gui.widgets.wrap_row import WrapRow
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.surfaces import paint_surface
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import STANDARD, Color

_SAMPLE = QSizeF(56, 44)
_CELL = QSizeF(33, 36)


class BoardChoice(QWidget):
    """Offers boards. `chosen` carries the value of the one the player picks, never by :meth:`set_value`."""

    chosen = Signal(str)

    def __init__(self, name: str, choices: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        """:param name: what is chosen, for a screen reader. :param choices: values and their texts."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self._values = [value for value, _ in choices]
        self._group = QButtonGroup(self)
        row = WrapRow(self, even=True)
        for number, (_, text) in enumerate(choices):
            # The blanks keep the sample off the word.
            button = ChoiceButton(f"  {text}", self)
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setProperty("kind", "tile")
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setAccessibleName(f"{name}: {text}")
            self._group.addButton(button, number)
            row.addWidget(button)
        self._group.button(0).setChecked(True)
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._values[number]))
        self._group.idToggled.connect(self._lead_focus)
        self._lead_focus()

    def _lead_focus(self) -> None:
        checked = self._group.checkedButton()
        if checked is not None:
            self.setFocusProxy(checked)

    @property
    def value(self) -> str:
        """What is chosen."""
        return self._values[self._group.checkedId()]

    def set_value(self, value: str) -> None:
        """Choose a board without telling anyone; one that is not offered leaves the choice as it is."""
        if value in self._values:
            self._group.button(self._values.index(value)).setChecked(True)

    def button(self, value: str) -> QPushButton:
        """The button of `value`."""
        button = self._group.button(self._values.index(value))
        assert isinstance(button, QPushButton)
        return button

    def show_samples(self, samples: Sequence[Sequence[Theme]], piece_set: PieceSet) -> None:
        """Show samples of these themes on the buttons; of two, each half shows one."""
        size = QSize(px(_SAMPLE.width()), px(_SAMPLE.height()))
        for number, themes in enumerate(samples):
            button = self._group.button(number)
            button.setIcon(QIcon(_sample(themes, piece_set, QSizeF(size), self.devicePixelRatioF())))
            button.setIconSize(size)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys move the choice, as in a group of radio buttons."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        target = self._group.checkedId() + steps.get(Qt.Key(event.key()), 0)
        if target != self._group.checkedId() and 0 <= target < len(self._values):
            self._group.button(target).setFocus()
            self._group.button(target).click()
            return
        super().keyPressEvent(event)


def _sample(themes: Sequence[Theme], piece_set: PieceSet, size: QSizeF, ratio: float) -> QPixmap:
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
