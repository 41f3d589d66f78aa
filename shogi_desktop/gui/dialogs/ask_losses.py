"""Asks before a game is saved in a format that does not hold all of it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.gui.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label


class LossAnswer(Enum):
    """What is to be done."""

    SAVE = "save"
    OTHER = "other"
    CANCEL = "cancel"


class AskLossesDialog(QDialog):
    """Choose another format · Save anyway · Cancel. Esc and closing it cancel."""

    def __init__(self, format_name: str, lost: Sequence[str], parent: QWidget | None = None) -> None:
        """:param lost: what the format does not hold, a line each."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Save kifu"))
        self.answer = LossAnswer.CANCEL
        title = Label(self.tr("{format} does not hold all of this game").format(format=format_name), self)
        title.setProperty("role", "heading")
        intro = Label(self.tr("The file would be without:"), self)
        intro.setProperty("role", "dim")
        self.lost = Label("\n".join(f"•  {line}" for line in lost), self)
        self.lost.setAccessibleName(intro.text())
        note = Label(self.tr("Nothing is lost on the board. KIF holds everything."), self)
        note.setProperty("role", "dim")
        self.other = QPushButton(self.tr("Another format…"), self)
        self.other.setProperty("kind", "primary")
        self.other.setDefault(True)
        self.save = QPushButton(self.tr("Save anyway"), self)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        for button, answer in (
            (self.save, LossAnswer.SAVE),
            (self.other, LossAnswer.OTHER),
            (self.cancel, LossAnswer.CANCEL),
        ):
            button.clicked.connect(lambda _=False, answer=answer: self._close_with(answer))
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        buttons.addWidget(self.save)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.other)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(GRID)
        for label in (title, intro, self.lost, note):
            column.addWidget(label)
        column.addSpacing(2 * GRID)
        column.addLayout(buttons)

    def _close_with(self, answer: LossAnswer) -> None:
        self.answer = answer
        self.accept()
