"""Buttons without a frame in a column: their words are in line with it, their ground hangs over its edges.

A part with such a button goes :func:`beyond` its column, and has margins as wide inside (:func:`widen`), over
which the button goes at the left (:func:`hung_out_left`) or at the right (:func:`hang_out_right`).
"""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QWidget

from shogi_desktop.gui.look.style import scaled
from shogi_desktop.gui.look.tokens import GRID


def overhang(padding: int = GRID) -> int:
    """Pixels from the edge of such a button to its words: its padding, and the line that the keys show."""
    return scaled(padding) + 1


def widen(layout: QLayout) -> None:
    """Let what `layout` holds begin and end where the column does."""
    layout.setContentsMargins(overhang(), 0, overhang(), 0)


def beyond(column: QBoxLayout, *parts: QWidget) -> None:
    """Put `parts` below, as much wider than `column` as their buttons hang over."""
    for part in parts:
        row = QHBoxLayout()
        row.setSpacing(0)
        # Qt takes negative margins for none at all.
        row.addSpacing(-overhang())
        row.addWidget(part, 1)
        row.addSpacing(-overhang())
        column.addLayout(row)


def hung_out_left(button: QWidget) -> QHBoxLayout:
    """`button` with its words where the column begins."""
    row = QHBoxLayout()
    row.setSpacing(0)
    row.addSpacing(-overhang())
    row.addWidget(button)
    row.addStretch(1)
    return row


def hang_out_right(row: QHBoxLayout, button: QWidget) -> None:
    """Put `button` at the end of `row`, with its words where the column ends."""
    row.addWidget(button)
    row.addSpacing(-overhang())
