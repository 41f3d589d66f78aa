"""How far the analysis of the library's games is; or that one was stopped, and can go on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from shogi_desktop.app.library.analysing import RunProgress
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.locale import number_text
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.gui.widgets.progress_bar import ProgressBar

_MOST_WORKERS: Final = 20
"""That are told one by one."""


class AnalysisRow(QWidget):
    """A sentence, a bar, and buttons to stop, go on, or let go of what was stopped."""

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
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
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

    def show_progress(self, progress: RunProgress) -> None:
        """Games are being analysed."""
        self._show(runs=True)
        self.bar.setRange(0, progress.total)
        self.bar.setValue(progress.done)
        text = self.tr("Analysing games: {done} of {total}").format(
            done=number_text(progress.done), total=number_text(progress.total)
        )
        if progress.seconds_left is not None:
            minutes = progress.seconds_left / 60
            if minutes < 1:
                text += " · " + self.tr("less than a minute left")
            else:
                text += " · " + self.tr("about {minutes} min left").format(
                    minutes=number_text(round(minutes))
                )
        if progress.failed:
            text += " · " + self.tr("not analysed: {number}").format(number=number_text(progress.failed))
        if progress.by_worker:
            text += " · " + self.tr("workers: {number}").format(number=number_text(len(progress.by_worker)))
        self.text.setText(text)
        lines = [f"{in_one_line(name)}: {count}" for name, count in sorted(progress.by_worker.items())]
        self.text.setToolTip(tip("\n".join(lines[:_MOST_WORKERS])))

    def show_stopping(self) -> None:
        """It will end in a moment."""
        self.text.setText(self.tr("Stopping…"))
        self.stop.setEnabled(False)

    def show_waiting(self, games: int) -> None:
        """A run over so many games was stopped."""
        self._show(runs=False)
        self.text.setText(
            self.tr("The analysis of %Ln games was stopped. The results so far are kept.", "", games)
        )

    def _show(self, *, runs: bool) -> None:
        self.show()
        self.bar.setVisible(runs)
        self.stop.setVisible(runs)
        self.stop.setEnabled(True)
        self.go_on.setVisible(not runs)
        self.discard.setVisible(not runs)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.stop.setText(self.tr("Stop"))
        self.stop.setToolTip(
            self.tr("Stop the analysis. The results so far are kept, and you can continue later.")
        )
        self.go_on.setText(self.tr("Continue"))
        self.discard.setText(self.tr("Dismiss"))
        self.bar.setAccessibleName(self.tr("Games analysed"))
