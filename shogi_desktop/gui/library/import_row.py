"""How far the reading of files into the library is, or the making of a book, shown while it lasts."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from shogi_desktop.app.library.importing import Progress
from shogi_desktop.app.words.locale import number_text
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.progress_bar import ProgressBar


class _ProgressRow(QWidget):
    """A bar, a sentence, and a button that stops."""

    stop_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar = ProgressBar(self)
        self._bar.setTextVisible(False)
        self.text = Label(self)
        self.text.setProperty("role", "small")
        self.stop = QPushButton(self)
        self.stop.setProperty("tight", "yes")
        self.stop.clicked.connect(self.stop_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self.text)
        row.addWidget(self._bar, 1)
        row.addWidget(self.stop)
        self.hide()

    def _show_steps(self, text: str, done: int, total: int) -> None:
        """Show how far it is; `text` has room for both numbers."""
        self._bar.setRange(0, total)
        self._bar.setValue(done)
        self.text.setText(text.format(done=number_text(done), total=number_text(total)))
        self.show()


class ImportRow(_ProgressRow):
    """Files are read into the library."""

    def show_progress(self, progress: Progress | None) -> None:
        """Show how far it is; with None nothing is read."""
        if progress is None:
            self.hide()
        else:
            self._show_steps(self.tr("Reading files: {done} of {total}"), progress.done, progress.total)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.stop.setText(self.tr("Stop"))
        self.stop.setToolTip(self.tr("Stop reading; games already read are kept"))
        self._bar.setAccessibleName(self.tr("Files read"))


class BookRow(_ProgressRow):
    """A book is made of games."""

    def show_progress(self, done: int, total: int) -> None:
        """Show how far it is."""
        self._show_steps(self.tr("Making a book from games: {done} of {total}"), done, total)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.stop.setText(self.tr("Stop"))
        self.stop.setToolTip(self.tr("Stop without writing a book"))
        self._bar.setAccessibleName(self.tr("Games read"))
