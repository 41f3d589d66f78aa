"""The editor's question whether to give up a changed position."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from shogi_desktop.gui.widgets.fitted_dialog import FittedDialog
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.question import lay_out_question


class AskLeaveDialog(FittedDialog):
    """Close · Keep editing, when the window is to be closed. Accepted means close; Esc stays."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Shogi Desktop"))
        title = Label(self.tr("Discard the position you have set up?"), self)
        title.setProperty("role", "heading")
        text = Label(
            self.tr("It is not part of any game or file, and will be lost when the program closes."),
            self,
        )
        text.setProperty("role", "dim")
        self.leave = QPushButton(self.tr("Discard and close"), self)
        self.leave.clicked.connect(self.accept)
        self.stay = QPushButton(self.tr("Keep editing"), self)
        self.stay.setProperty("kind", "primary")
        self.stay.setDefault(True)
        self.stay.clicked.connect(self.reject)
        lay_out_question(self, [title, text], [self.leave, self.stay])
