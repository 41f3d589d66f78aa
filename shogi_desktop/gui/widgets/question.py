"""What dialogs have in common that ask what is to be done, with three answers one of which is to cancel."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Generic, TypeVar

from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label

A = TypeVar("A", bound=Enum)


class Question(QDialog, Generic[A]):
    """Holds the `answer` after it was closed; Esc and closing it cancel."""

    def __init__(self, cancelled: A, parent: QWidget | None) -> None:
        """:param cancelled: the answer as long as no other was given."""
        super().__init__(parent)
        self.answer = self._cancelled = cancelled

    def _lay_out(
        self,
        labels: Sequence[Label],
        preferred: tuple[QPushButton, A],
        other: tuple[QPushButton, A],
        cancel: str,
    ) -> None:
        """Show `labels` in a column; below them the `other` answer at the left, the `preferred` at the right.

        Tab goes the way the buttons were made: it ends at the one that cancels.

        :param cancel: the text of that button.
        """
        self.cancel = QPushButton(cancel, self)
        preferred[0].setProperty("kind", "primary")
        preferred[0].setDefault(True)
        for button, answer in (preferred, other, (self.cancel, self._cancelled)):
            self._bind(button, answer)
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        buttons.addWidget(other[0])
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(preferred[0])
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(GRID)
        for label in labels:
            column.addWidget(label)
        column.addSpacing(2 * GRID)
        column.addLayout(buttons)

    def _bind(self, button: QPushButton, answer: A) -> None:
        button.clicked.connect(lambda: self._close_with(answer))

    def _close_with(self, answer: A) -> None:
        self.answer = answer
        self.accept()
