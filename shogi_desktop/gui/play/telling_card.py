"""A card beside the board that says something of a move, with a line to be gone through on the board."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.play.line_steps import LineSteps
from shogi_desktop.gui.widgets.plain import Label


class TellingCard(QFrame):
    """A head, what there is to say, a line of moves and the steps through it.

    :ivar steps: goes through the line on the board. :ivar beside_head: the row of the head, for buttons.
    :ivar column: all that is in the card, for what comes below.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "hint")
        self.head, self.reason, self.line = Label(self), Label(self), Label(self)
        self.head.setProperty("role", "strong")
        for label in (self.head, self.reason, self.line):
            label.setWordWrap(True)
        self.line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.steps = LineSteps(self)
        self.beside_head = QHBoxLayout()
        self.beside_head.setSpacing(GRID)
        self.beside_head.addWidget(self.head, 1)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(12, GRID, 12, GRID)
        self.column.setSpacing(4)
        self.column.addLayout(self.beside_head)
        for widget in (self.reason, self.line, self.steps):
            self.column.addWidget(widget)
        self.hide()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.steps.retranslate()

    def tell(self, head: str, reason: str = "", line: str = "") -> None:
        """Say `head`, and the reason and the line as far as they are given."""
        self.head.setText(head)
        for label, text in ((self.reason, reason), (self.line, line)):
            label.setText(text)
            label.setVisible(bool(text))
        self.setAccessibleName(". ".join(part.rstrip(".") for part in (head, reason, line) if part))
        self.show()
        self.keep_whole()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.keep_whole()

    def keep_whole(self) -> None:
        """In a low window the moves above give way, not the words of the card."""
        self.column.activate()
        self.setMinimumHeight(max(0, self.column.totalHeightForWidth(self.width())))
