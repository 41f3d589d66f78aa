"""Asks before the program is closed while a match is played."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.widgets.fitted_dialog import FittedDialog
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.question import lay_out_question

_WIDTH = 420


class AskStopDialog(FittedDialog):
    """Stop and close · Cancel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Engine match"))
        title = Label(self.tr("An engine match is running. Stop it?"), self)
        title.setProperty("role", "heading")
        title.setWordWrap(True)
        text = Label(
            self.tr(
                "Games in progress are dropped. The finished games are kept, and you can "
                "continue the match later."
            ),
            self,
        )
        text.setProperty("role", "dim")
        text.setWordWrap(True)
        text.setMinimumWidth(px(_WIDTH))
        self.stop = QPushButton(self.tr("Stop and close"), self)
        self.stop.setProperty("kind", "primary")
        self.stop.setDefault(True)
        self.stop.clicked.connect(self.accept)
        self.cancel = QPushButton(self.tr("Keep playing"), self)
        self.cancel.clicked.connect(self.reject)
        lay_out_question(self, [title, text], [self.cancel, self.stop])
