"""Chat below the moves: what was said at the table, and a line to say something in."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from shogi_desktop.app.online.company import MOST_LINES, ChatLine
from shogi_desktop.csa.lines import LONGEST_CHAT
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label

_LEAST, _MOST = 110, 220
_SHARE: Final = 0.28


class _Lines(QPlainTextEdit):
    """Keeps the last line in sight when it becomes lower, as it does below a notice."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.verticalScrollBar()
        at_end = bar.value() == bar.maximum()
        super().resizeEvent(event)
        if at_end:
            bar.setValue(bar.maximum())


class ChatPane(QFrame):
    """`said(text)`: something is to be said. All that is shown is plain text."""

    said = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "surface")
        self._head = Label(self)
        self._head.setProperty("role", "section")
        self.lines = _Lines(self)
        self.lines.setReadOnly(True)
        self.lines.setMaximumBlockCount(MOST_LINES)
        self.lines.setMinimumHeight(1)  # Qt's own is too high for a low panel
        self.lines.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.entry = QLineEdit(self)
        self.entry.setMaxLength(LONGEST_CHAT)
        self.entry.returnPressed.connect(self._say)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, GRID, 12, GRID)
        column.setSpacing(4)
        column.addWidget(self._head)
        column.addWidget(self.lines, 1)
        column.addWidget(self.entry)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self._head.setText(self.tr("Chat"))
        self.lines.setAccessibleName(self.tr("What was said"))
        self.entry.setPlaceholderText(self.tr("Say something, then Enter"))
        self.entry.setAccessibleName(self.tr("Say something"))

    def fit(self, height: int) -> None:
        """Take a share of `height` pixels; none of none."""
        self.setFixedHeight(min(px(_MOST), max(px(_LEAST), round(height * _SHARE))) if height else 0)

    def add(self, line: ChatLine) -> None:
        """Show what somebody says."""
        self.lines.appendPlainText(f"{line.name}: {line.text}" if line.name else line.text)

    def clear(self) -> None:
        """Another table."""
        self.lines.clear()

    def _say(self) -> None:
        text = self.entry.text().strip()
        if text:
            self.said.emit(text)
            self.entry.clear()
