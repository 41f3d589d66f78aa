"""The buttons below a dialog: what goes on at the right, what stands apart at the left."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QPushButton

from shogi_desktop.gui.look.tokens import GRID


def button_row(*right: QPushButton, left: Sequence[QPushButton] = ()) -> QHBoxLayout:
    """`left` and `right` in a row, all the room between them."""
    row = QHBoxLayout()
    row.setSpacing(GRID)
    for button in left:
        row.addWidget(button)
    row.addStretch(1)
    for button in right:
        row.addWidget(button)
    return row
