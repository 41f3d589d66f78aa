"""How far something is that takes minutes; or that it was stopped, and can go on."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.app.words.locale import number_text
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.progress_bar import ProgressBar

_MINUTE_S = 60


class RunRow(QWidget):
    """A sentence, a bar, and buttons to stop, go on, or let go of what was stopped. Hidden at first."""

    narrow: ClassVar = False
    """The sentence is above the bar and the buttons, in lines if need be."""

    stop_wanted = Signal()
    go_on_wanted = Signal()
    discard_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = Label(self)
        self.text.setProperty("role", "small")
        self.bar = ProgressBar(self)
        self.bar.setTextVisible(False)
        self.stop = QPushButton(self)
        self.go_on = QPushButton(self)
        self.discard = QPushButton(self)
        row = QHBoxLayout() if self.narrow else QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        if self.narrow:
            column = QVBoxLayout(self)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(4)
            self.text.setWordWrap(True)
            column.addWidget(self.text)
            column.addLayout(row)
        else:
            row.addWidget(self.text)
        row.addWidget(self.bar, 1)
        row.addStretch(0)
        for button, signal in (
            (self.stop, self.stop_wanted),
            (self.go_on, self.go_on_wanted),
            (self.discard, self.discard_wanted),
        ):
            button.setProperty("tight", "yes")
            button.clicked.connect(signal)
            row.addWidget(button)
        self.hide()

    def show_stopping(self) -> None:
        """It will end in a moment."""
        self.text.setText(self.tr("Stopping…"))
        self.stop.setEnabled(False)

    def show_run(self, *, runs: bool) -> None:
        """It goes on, or was stopped."""
        self.show()
        self.bar.setVisible(runs)
        self.stop.setVisible(runs)
        self.stop.setEnabled(True)
        self.go_on.setVisible(not runs)
        self.discard.setVisible(not runs)

    def time_left(self, seconds: float) -> str:
        """How long it still takes, in words."""
        if seconds < _MINUTE_S:
            return self.tr("less than a minute left")
        minutes = number_text(round(seconds / _MINUTE_S))
        return self.tr("about {minutes} min left").format(minutes=minutes)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.stop.setText(self.tr("Stop"))
        self.stop.setToolTip(
            self.tr("Stop the analysis. The results so far are kept, and you can continue later.")
        )
        self.go_on.setText(self.tr("Continue"))
        self.discard.setText(self.tr("Dismiss"))
