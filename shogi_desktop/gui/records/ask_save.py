"""Asks what is to become of changes to a record before something else takes its place."""

from __future__ import annotations

from enum import Enum

from PySide6.QtWidgets import QPushButton, QWidget

from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.question import Question


class Answer(Enum):
    """What is to become of the changes."""

    SAVE = "save"
    DISCARD = "discard"
    CANCEL = "cancel"


class AskSaveDialog(Question[Answer]):
    """Save · Don't save · Cancel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Answer.CANCEL, parent)
        self.setWindowTitle(self.tr("Shogi Desktop"))
        title = Label(self.tr("Save the changes to this record?"), self)
        title.setProperty("role", "heading")
        text = Label(self.tr("Changes that are not saved will be lost."), self)
        text.setProperty("role", "dim")
        self.save = QPushButton(self.tr("Save"), self)
        self.discard = QPushButton(self.tr("Don't save"), self)
        self._lay_out(
            (title, text),
            (self.save, Answer.SAVE),
            (self.discard, Answer.DISCARD),
            self.tr("Cancel"),
        )
