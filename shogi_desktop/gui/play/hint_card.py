"""The hint in words, beside the board: where to look, then the move, then why, with a line that shows it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.play.line_steps import LineSteps
from shogi_desktop.gui.widgets.plain import Label


class HintCard(QFrame):
    """Says as much of the hint as was asked for. The buttons ask for more or send it away.

    :ivar steps: goes through the line on the board.
    """

    more_wanted = Signal()
    close_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "hint")
        self.head = Label(self)
        self.head.setProperty("role", "strong")
        self.head.setWordWrap(True)
        self.reason = Label(self)
        self.reason.setWordWrap(True)
        self.line = Label(self)
        self.line.setWordWrap(True)
        self.line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.steps = LineSteps(self)
        self.more = QPushButton(self)
        self.more.clicked.connect(self.more_wanted)
        self.close_button = QPushButton(self)
        self.close_button.clicked.connect(self.close_wanted)
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        for button in (self.more, self.close_button):
            button.setProperty("tight", "yes")
        buttons.addWidget(self.head, 1)
        buttons.addWidget(self.more)
        buttons.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, GRID, 12, GRID)
        column.setSpacing(4)
        column.addLayout(buttons)
        column.addWidget(self.reason)
        column.addWidget(self.line)
        column.addWidget(self.steps)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.close_button.setText(self.tr("Close"))
        self.steps.retranslate()

    def tell(self, head: str, reason: str = "", line: str = "", *, more: str = "") -> None:
        """Say `head`, and the reason and the line as far as they are given.

        :param more: what the button that asks for more says; empty where there is none.
        """
        self.head.setText(head)
        for label, text in ((self.reason, reason), (self.line, line)):
            label.setText(text)
            label.setVisible(bool(text))
        self.more.setText(more)
        self.more.setVisible(bool(more))
        self.setAccessibleName(". ".join(part.rstrip(".") for part in (head, reason, line) if part))
        self.show()
        self._keep_whole()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_whole()

    def _keep_whole(self) -> None:
        """In a low window the moves above give way, not the words of the hint."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
            self.setMinimumHeight(max(0, layout.totalHeightForWidth(self.width())))
