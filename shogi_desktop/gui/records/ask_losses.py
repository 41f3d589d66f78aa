"""Asks before a game is saved in a format that does not hold all of it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtWidgets import QPushButton, QWidget

from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.question import Question


class LossAnswer(Enum):
    """What is to be done."""

    SAVE = "save"
    OTHER = "other"
    CANCEL = "cancel"


class AskLossesDialog(Question[LossAnswer]):
    """Choose another format · Save anyway · Cancel."""

    def __init__(self, format_name: str, lost: Sequence[str], parent: QWidget | None = None) -> None:
        """:param lost: what the format does not hold, a line each."""
        super().__init__(LossAnswer.CANCEL, parent)
        self.setWindowTitle(self.tr("Save kifu"))
        title = Label(self.tr("{format} cannot hold all of this game").format(format=format_name), self)
        title.setProperty("role", "heading")
        intro = Label(self.tr("The file would leave out:"), self)
        intro.setProperty("role", "dim")
        self.lost = Label("\n".join(f"•  {line}" for line in lost), self)
        self.lost.setAccessibleName(intro.text())
        note = Label(self.tr("The game on the board loses nothing. KIF can hold everything."), self)
        note.setProperty("role", "dim")
        self.other = QPushButton(self.tr("Another format…"), self)
        self.save = QPushButton(self.tr("Save anyway"), self)
        self._lay_out(
            (title, intro, self.lost, note),
            (self.other, LossAnswer.OTHER),
            (self.save, LossAnswer.SAVE),
            self.tr("Cancel"),
        )
