"""The size of text: a slider that is tried at once when it is let go, and its figure."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from shogi_desktop.app.words.locale import percent_text
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.slider import Slider

LEAST, MOST, STEP = 80, 200, 10


class TextSize(QWidget):
    """Percent of the usual size, in steps of ten. `chosen` carries what the player has settled on."""

    chosen = Signal(int)

    def __init__(self, name: str, percent: int, parent: QWidget | None = None) -> None:
        """:param name: what it sets, for a screen reader."""
        super().__init__(parent)
        self.slider = Slider(self)
        self.slider.setRange(LEAST // STEP, MOST // STEP)
        self.slider.setPageStep(2)
        self.slider.setValue(round(percent / STEP))
        self.slider.setAccessibleName(name)
        self.setFocusProxy(self.slider)
        self._number = Label(self)
        self._number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self.slider, 1)
        row.addWidget(self._number)
        self._show()
        self.slider.valueChanged.connect(self._on_value)
        self.slider.sliderReleased.connect(self._settle)

    @property
    def percent(self) -> int:
        """What the slider stands at."""
        return self.slider.value() * STEP

    def _show(self) -> None:
        self._number.setText(percent_text(self.percent))
        # Three figures' room from the start, so that the slider's end stays where it is.
        self._number.setMinimumWidth(self._number.fontMetrics().horizontalAdvance(percent_text(200)) + 4)

    def _on_value(self) -> None:
        self._show()
        # While the handle is held the window stays as it is: it would run away under the mouse.
        if not self.slider.isSliderDown():
            self._settle()

    def _settle(self) -> None:
        self.chosen.emit(self.percent)
