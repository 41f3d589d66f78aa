"""How far the reading of files into the library is, shown while it lasts."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QWidget

from shogi_desktop.app.library.importing import Progress
from shogi_desktop.app.words.locale import number_text
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label


class ImportRow(QWidget):
    """A bar, a sentence, and a button that stops."""

    stop_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._text = Label(self)
        self._text.setProperty("role", "small")
        self._stop = QPushButton(self)
        self._stop.setProperty("tight", "yes")
        self._stop.clicked.connect(self.stop_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self._text)
        row.addWidget(self._bar, 1)
        row.addWidget(self._stop)
        self.show_progress(None)

    def show_progress(self, progress: Progress | None) -> None:
        """Show how far it is; with None nothing is read."""
        self.setVisible(progress is not None)
        if progress is not None:
            self._bar.setRange(0, progress.total)
            self._bar.setValue(progress.done)
            text = self.tr("Reading files: {done} of {total}")
            self._text.setText(
                text.format(done=number_text(progress.done), total=number_text(progress.total))
            )

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self._stop.setText(self.tr("Stop"))
        self._stop.setToolTip(self.tr("Stop reading; what was read stays"))
        self._bar.setAccessibleName(self.tr("Files read"))
