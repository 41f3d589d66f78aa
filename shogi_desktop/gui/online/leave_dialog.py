"""Asks whether a game at a server is really to be given up."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QPushButton, QWidget

from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.online.form import note
from shogi_desktop.gui.widgets.fitted_dialog import FittedDialog
from shogi_desktop.gui.widgets.question import lay_out_question

_WIDTH: Final = 400


class LeaveDialog(FittedDialog):
    """Enter and Esc play on.

    :ivar leaves: whether the game is given up.
    """

    def __init__(self, opponent: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Leave the game"))
        self.leaves = False
        head = note(
            self, self.tr("You are playing {name} over the network.").format(name=opponent), role="heading"
        )
        text = note(self, self.tr("If you leave now, you lose the game."), role="dim")
        self.give_up = QPushButton(self.tr("&Resign and leave"), self)
        self.give_up.clicked.connect(self._leave)
        self.stay = QPushButton(self.tr("Play on"), self)
        self.stay.setProperty("kind", "primary")
        self.stay.setDefault(True)
        self.stay.clicked.connect(self.reject)
        lay_out_question(self, [head, text], [self.give_up, self.stay])
        self.setMinimumWidth(px(_WIDTH))
        self.stay.setFocus()

    def _leave(self) -> None:
        self.leaves = True
        self.accept()
