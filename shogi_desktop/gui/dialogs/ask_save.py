"""Asks what is to become of changes to a record before something else takes its place."""

from __future__ import annotations

from enum import Enum

from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.gui.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label


class Answer(Enum):
    """What is to become of the changes."""

    SAVE = "save"
    DISCARD = "discard"
    CANCEL = "cancel"


class AskSaveDialog(QDialog):
    """Save · Don't save · Cancel. Esc and closing it cancel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Shogi Desktop"))
        self.answer = Answer.CANCEL
        title = Label(self.tr("Save the changes to this record?"), self)
        title.setProperty("role", "heading")
        text = Label(self.tr("What is in no file yet is lost otherwise."), self)
        text.setProperty("role", "dim")
        self.save = QPushButton(self.tr("Save"), self)
        self.save.setProperty("kind", "primary")
        self.save.setDefault(True)
        self.discard = QPushButton(self.tr("Don't save"), self)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        for button, answer in (
            (self.save, Answer.SAVE),
            (self.discard, Answer.DISCARD),
            (self.cancel, Answer.CANCEL),
        ):
            button.clicked.connect(lambda _=False, answer=answer: self._close_with(answer))
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        buttons.addWidget(self.discard)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.save)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(GRID)
        column.addWidget(title)
        column.addWidget(text)
        column.addSpacing(2 * GRID)
        column.addLayout(buttons)

    def _close_with(self, answer: Answer) -> None:
        self.answer = answer
        self.accept()
