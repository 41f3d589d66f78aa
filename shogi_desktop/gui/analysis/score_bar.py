"""The score beside the board: how much of the game is whose, as a bar that stands as the board does."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from shogi_desktop.app.words.evaluations import percent
from shogi_desktop.gui.look.style import px, tokens_of
from shogi_desktop.gui.widgets.plain import tip

_MOST, _SHARE = 8, 0.45
"""How wide it is: pixels at most, and of the gap between the stand and the board."""
_BLACK, _WHITE = QColor(0x26, 0x22, 0x1E), QColor(0xFB, 0xF8, 0xF0)


class ScoreBar(QWidget):
    """Black's win chance as the dark part of a bar, on Black's side of the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chance: float | None = 0.5
        self._flipped = False
        self.show_chance(None)

    @property
    def chance(self) -> float | None:
        """What it shows: Black's win chance, 0 to 1; None: nothing is known."""
        return self._chance

    @property
    def flipped(self) -> bool:
        """Whether Black's part is at the top."""
        return self._flipped

    def set_flipped(self, flipped: bool) -> None:
        """Stand as the board does."""
        if flipped is not self._flipped:
            self._flipped = flipped
            self.update()

    def show_chance(self, expected: float | None) -> None:
        """Show Black's win chance."""
        if expected == self._chance:
            return
        self._chance = expected
        if expected is None:
            text = self.tr("No score yet")
        else:
            text = self.tr("Black's winning chances: {percent}").format(percent=percent(expected))
        self.setAccessibleName(text)
        self.setToolTip(tip(text))
        self.update()

    def _area(self) -> QRectF:
        """The bar, in the middle of the gap that it has."""
        wide = max(4.0, min(px(_MOST), _SHARE * self.width()))
        return QRectF((self.width() - wide) / 2, 1, wide, self.height() - 2)

    def black_part(self) -> QRectF:
        """The part of the bar that is Black's."""
        area = self._area()
        share = 0.5 if self._chance is None else self._chance
        black = QRectF(area)
        if self._flipped:
            black.setBottom(area.top() + share * area.height())
        else:
            black.setTop(area.bottom() - share * area.height())
        return black

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw both parts, and a line at the middle."""
        tokens = tokens_of(self.palette())
        area = self._area()
        painter = QPainter(self)
        if self._chance is None:
            painter.fillRect(area, QColor(tokens.hover))
        else:
            painter.fillRect(area, _WHITE)
            painter.fillRect(self.black_part(), _BLACK)
        painter.setPen(QPen(QColor(tokens.dim), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(area)
        painter.setPen(QPen(QColor(tokens.accent), 2))
        middle = area.center().y()
        painter.drawLine(QPointF(area.left(), middle), QPointF(area.right(), middle))
