"""A sentence at a place of the board, which goes by itself: why a piece cannot go there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPropertyAnimation, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget

from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label

_LEAST_MS: Final = 3_000
_MS_A_CHARACTER: Final = 60
"""So long it stays: what is slow to read stays longer."""
_WIDTH: Final = 264
_FADE_MS: Final = 200


class Bubble(Label):
    """Lies over its parent beside a rectangle of it, lets the mouse through, and moves nothing.

    :ivar fades: whether it fades, not for reduced motion. :ivar timer: runs while it is to be seen.
    """

    gone = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = parent
        self.setProperty("panel", "bubble")
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self._fade)
        self.fades = True
        self._opacity = QGraphicsOpacityEffect(self)
        self._opacity.setOpacity(1)
        self.setGraphicsEffect(self._opacity)
        self._fading = QPropertyAnimation(self._opacity, b"opacity", self)
        self._fading.setDuration(_FADE_MS)
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.finished.connect(self.clear)
        self.hide()

    def tell(self, text: str, place: QRectF) -> None:
        """Show `text` above `place`, or below where there is no room; in the parent's pixels."""
        self.clear()
        self.setText(text)
        self.ensurePolished()
        self.resize(self._size())
        self.setGeometry(self._beside(place.toRect()))
        self.show()
        self.raise_()
        self.timer.start(_LEAST_MS + _MS_A_CHARACTER * len(text))

    def clear(self) -> None:
        """Say no more."""
        self.timer.stop()
        self._fading.stop()
        self._opacity.setOpacity(1)
        shown = not self.isHidden()
        self.hide()
        if shown:
            self.gone.emit()

    def _fade(self) -> None:
        if self.fades:
            self._fading.start()
        else:
            self.clear()

    def _size(self) -> QSize:
        """As wide as the text in one line, as far as that is not too wide."""
        self.setWordWrap(False)
        width = min(self.sizeHint().width(), px(_WIDTH), self._board.width() - 2 * GRID)
        self.setWordWrap(True)
        return QSize(width, self.heightForWidth(width))

    def _beside(self, place: QRect) -> QRect:
        room = self._board.rect().adjusted(GRID, GRID, -GRID, -GRID)
        shown = QRect(place.topLeft(), self.size())
        shown.moveCenter(place.center())
        shown.moveBottom(place.top() - GRID // 2)
        if shown.top() < room.top():
            shown.moveTop(place.bottom() + GRID // 2)
        shown.moveLeft(max(room.left(), min(shown.left(), room.right() - shown.width())))
        return shown
