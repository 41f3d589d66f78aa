"""Asks before a file is replaced that another program has changed since it was opened."""

from __future__ import annotations

from enum import Enum

from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.gui.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label


class ChangeAnswer(Enum):
    """What is to be done."""

    REPLACE = "replace"
    ELSEWHERE = "elsewhere"
    CANCEL = "cancel"


class AskChangedDialog(QDialog):
    """Save elsewhere · Replace it · Cancel. Esc and closing it cancel."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """:param name: the file's."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Save kifu"))
        self.answer = ChangeAnswer.CANCEL
        title = Label(self.tr("{file} has changed on the disk").format(file=name), self)
        title.setProperty("role", "heading")
        title.setWordWrap(True)
        text = Label(
            self.tr("Another program or window has written it since. To replace it would lose that."), self
        )
        text.setProperty("role", "dim")
        self.elsewhere = QPushButton(self.tr("Save elsewhere…"), self)
        self.elsewhere.setProperty("kind", "primary")
        self.elsewhere.setDefault(True)
        self.replace = QPushButton(self.tr("Replace it"), self)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        for button, answer in (
            (self.replace, ChangeAnswer.REPLACE),
            (self.elsewhere, ChangeAnswer.ELSEWHERE),
            (self.cancel, ChangeAnswer.CANCEL),
        ):
            button.clicked.connect(lambda _=False, answer=answer: self._close_with(answer))
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        buttons.addWidget(self.replace)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.elsewhere)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(GRID)
        column.addWidget(title)
        column.addWidget(text)
        column.addSpacing(2 * GRID)
        column.addLayout(buttons)

    def _close_with(self, answer: ChangeAnswer) -> None:
        self.answer = answer
        self.accept()
