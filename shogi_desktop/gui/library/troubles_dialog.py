"""Lists the files that are not in the library, or not as they stand, each with its sentence."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.app.library.reading import Trouble
from shogi_desktop.app.library.words import trouble_text
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.button_row import button_row
from shogi_desktop.gui.widgets.plain import Label


class TroublesDialog(QDialog):
    """A text of one line for each file, to read and to copy."""

    def __init__(self, troubles: Sequence[Trouble], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Files with problems"))
        self.resize(720, 420)
        title = Label(self.windowTitle(), self)
        title.setProperty("role", "heading")
        hint = Label(
            self.tr("The files have not been changed. Once corrected, a file is read again automatically.")
            if troubles
            else self.tr("None: every file in the library was read without problems."),
            self,
        )
        hint.setProperty("role", "dim")
        hint.setWordWrap(True)
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(title.text())
        self.text.setPlainText("\n".join(f"{one.path} {trouble_text(one)}" for one in troubles))
        self.copy = QPushButton(self.tr("Copy the list"), self)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text.toPlainText()))
        self.close_button = QPushButton(self.tr("Close"), self)
        self.close_button.setProperty("kind", "primary")
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        buttons = button_row(self.close_button, left=[self.copy])
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(GRID)
        column.addWidget(title)
        column.addWidget(hint)
        column.addWidget(self.text, 1)
        column.addLayout(buttons)
