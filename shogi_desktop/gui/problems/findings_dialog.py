"""What was found, in words: by a check of a mating problem, or in files that were added."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.button_row import button_row
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.progress_bar import ProgressBar
from shogi_desktop.gui.widgets.wrapped_list import WrappedList

_WIDTH: Final = 560
_HEIGHT: Final = 400
_LEAST_LINES: Final = 120


class FindingsDialog(QDialog):
    """Says that something is looked at, then what was found: a headline and a line for each finding."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(px(_WIDTH), px(_HEIGHT))
        self.headline = Label(self.tr("Looking for solutions…"), self)
        self.headline.setProperty("role", "heading")
        self.headline.setWordWrap(True)
        self._busy = ProgressBar(self)
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self.lines = WrappedList(self)
        self.lines.setAccessibleName(self.tr("What was found"))
        self.close_button = QPushButton(self.tr("Close"), self)
        self.close_button.setProperty("kind", "primary")
        self.close_button.clicked.connect(self.accept)
        self._middle = QHBoxLayout()
        self._middle.setSpacing(2 * GRID)
        self._middle.addWidget(self.lines, 1)
        self._beside_close = QHBoxLayout()
        self._beside_close.setSpacing(GRID)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(GRID)
        column.addWidget(self.headline)
        column.addWidget(self._busy)
        column.addLayout(self._middle, 1)
        buttons = button_row(self.close_button)
        buttons.insertLayout(buttons.count() - 1, self._beside_close)
        column.addLayout(buttons)

    def tell(self, headline: str, lines: Sequence[str]) -> None:
        """Say what was found."""
        self.headline.setText(headline)
        self._busy.hide()
        self.lines.addItems(list(lines))
        self._fit_lines()
        if self.lines.count():
            self.lines.setCurrentRow(0)
            self.lines.setFocus()

    def _fit_lines(self) -> None:
        """Be no higher than the lines: most findings are one or two."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.lines.fit()
        asked = sum(self.lines.sizeHintForRow(row) for row in range(self.lines.count())) + 2 * GRID
        spare = self.lines.height() - max(px(_LEAST_LINES), asked)
        if spare > 0:
            self.resize(self.width(), self.height() - spare)
