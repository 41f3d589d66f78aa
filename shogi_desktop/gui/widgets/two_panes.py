"""The layout of a dialog with a list at the left and pages at the right, buttons below them."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.button_row import button_row


def lay_out_panes(dialog: QDialog, left: QWidget, pages: QWidget, *buttons: QPushButton) -> None:
    """Give `dialog` both panes with lines between them; `pages` takes the room that is over."""
    right = QVBoxLayout()
    right.setSpacing(0)
    right.addWidget(pages, 1)
    line = QFrame(dialog)
    line.setProperty("panel", "line")
    right.addWidget(line)
    below = button_row(*buttons)
    below.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)
    right.addLayout(below)
    row = QHBoxLayout(dialog)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    row.addWidget(left)
    upright = QFrame(dialog)
    upright.setProperty("panel", "upright")
    row.addWidget(upright)
    row.addLayout(right, 1)
