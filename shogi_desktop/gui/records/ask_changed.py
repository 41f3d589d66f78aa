"""Asks before a file is replaced that another program has changed since it was opened."""

from __future__ import annotations

from enum import Enum

from PySide6.QtWidgets import QPushButton, QWidget

from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.question import Question


class ChangeAnswer(Enum):
    """What is to be done."""

    REPLACE = "replace"
    ELSEWHERE = "elsewhere"
    CANCEL = "cancel"


class AskChangedDialog(Question[ChangeAnswer]):
    """Save elsewhere · Replace it · Cancel."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """:param name: the file's."""
        super().__init__(ChangeAnswer.CANCEL, parent)
        self.setWindowTitle(self.tr("Save kifu"))
        title = Label(self.tr("{file} has changed on the disk").format(file=name), self)
        title.setProperty("role", "heading")
        title.setWordWrap(True)
        text = Label(
            self.tr(
                "Another program or window has changed it since you opened it. Replacing it "
                "would lose those changes."
            ),
            self,
        )
        text.setProperty("role", "dim")
        self.elsewhere = QPushButton(self.tr("Save somewhere else…"), self)
        self.replace = QPushButton(self.tr("Replace it"), self)
        self._lay_out(
            (title, text),
            (self.elsewhere, ChangeAnswer.ELSEWHERE),
            (self.replace, ChangeAnswer.REPLACE),
            self.tr("Cancel"),
        )
