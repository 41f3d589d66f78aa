"""The hint in words, beside the board: where to look, then the move, then why, with a line that shows it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from shogi_desktop.gui.play.telling_card import TellingCard


class HintCard(TellingCard):
    """Says as much of the hint as was asked for. The buttons ask for more or send it away."""

    more_wanted = Signal()
    close_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.more = QPushButton(self)
        self.more.clicked.connect(self.more_wanted)
        self.close_button = QPushButton(self)
        self.close_button.clicked.connect(self.close_wanted)
        for button in (self.more, self.close_button):
            button.setProperty("tight", "yes")
            self.beside_head.addWidget(button)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        super().retranslate()
        self.close_button.setText(self.tr("Close"))

    def offer(self, more: str) -> None:
        """Say what the button that asks for more says; nothing: there is none."""
        self.more.setText(more)
        self.more.setVisible(bool(more))
        self.keep_whole()
