"""What dialogs have in common that ask something: how they are laid out, and three answers, one to cancel."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.button_row import button_row
from shogi_desktop.gui.widgets.engine_checks import EngineChecks
from shogi_desktop.gui.widgets.fitted_dialog import FittedDialog
from shogi_desktop.gui.widgets.plain import Label

A = TypeVar("A", bound=Enum)


def lay_out_question(
    dialog: FittedDialog,
    rows: Sequence[QWidget],
    buttons: Sequence[QPushButton],
    apart: QPushButton | None = None,
) -> None:
    """Show `rows`, the first being the heading, in a column; below them the `buttons` at the right, and one
    `apart` at the left.
    """
    if isinstance(rows[0], Label):
        rows[0].keep_phrases()
    column = QVBoxLayout(dialog)
    column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
    column.setSpacing(GRID)
    for row in rows:
        column.addWidget(row)
    column.addSpacing(2 * GRID)
    column.addStretch(1)
    column.addLayout(button_row(*buttons, left=() if apart is None else (apart,)))


def form_grid(form: QWidget) -> QGridLayout:
    """The rows of a dialog's form: names at the left, and fields, which take the room there is."""
    grid = QGridLayout(form)
    grid.setContentsMargins(0, GRID, 0, 0)
    grid.setHorizontalSpacing(2 * GRID)
    grid.setVerticalSpacing(GRID)
    grid.setColumnStretch(1, 1)
    return grid


def add_field(grid: QGridLayout, row: int, name: str, field: QWidget) -> Label:
    """Put `field` into a row of a form, and its name, which is returned, beside the first line of it.

    A field without a name goes on with the one above; where it is hidden, nothing of the row is left.
    """
    top = Qt.AlignmentFlag.AlignTop if isinstance(field, EngineChecks) else Qt.AlignmentFlag.AlignVCenter
    label = Label(name, grid.parentWidget())
    label.setHidden(not name)
    grid.addWidget(label, row, 0, top)
    grid.addWidget(field, row, 1)
    return label


class Question(FittedDialog, Generic[A]):
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
        lay_out_question(self, labels, [self.cancel, preferred[0]], other[0])

    def _bind(self, button: QPushButton, answer: A) -> None:
        button.clicked.connect(lambda: self._close_with(answer))

    def _close_with(self, answer: A) -> None:
        self.answer = answer
        self.accept()
