"""The hint in words, beside the board: the move, and on a second asking how the game would go on, and why."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label


class HintCard(QFrame):
    """Says the move, and the reason once it was asked for. The buttons ask for more or send it away."""

    more_wanted = Signal()
    close_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "hint")
        self.head = Label(self)
        self.head.setProperty("role", "strong")
        self.reason = Label(self)
        self.reason.setWordWrap(True)
        self.line = Label(self)
        self.line.setWordWrap(True)
        self.line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.why = QPushButton(self)
        self.why.clicked.connect(self.more_wanted)
        self.close_button = QPushButton(self)
        self.close_button.clicked.connect(self.close_wanted)
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        for button in (self.why, self.close_button):
            button.setProperty("tight", "yes")
        buttons.addWidget(self.head, 1)
        buttons.addWidget(self.why)
        buttons.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, GRID, 12, GRID)
        column.setSpacing(4)
        column.addLayout(buttons)
        column.addWidget(self.reason)
        column.addWidget(self.line)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.why.setText(self.tr("Why?"))
        self.close_button.setText(self.tr("Close"))

    def tell(self, head: str, reason: str = "", line: str = "", *, more: bool = False) -> None:
        """Say `head`, and the reason and the line as far as they are given; `more`: it can be asked why."""
        self.head.setText(head)
        for label, text in ((self.reason, reason), (self.line, line)):
            label.setText(text)
            label.setVisible(bool(text))
        self.why.setVisible(more)
        self.setAccessibleName(". ".join(part for part in (head, reason, line) if part))
        self.show()
