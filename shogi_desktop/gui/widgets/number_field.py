"""A field for a whole number, with its unit behind it."""

from __future__ import annotations

from PySide6.QtWidgets import QSpinBox, QWidget

_INSET = 6
"""The style sheet's padding does not reach the text of a field of this kind."""


def number_field(suffix: str, low: int, high: int, parent: QWidget) -> QSpinBox:
    """A field for numbers from `low` to `high`; its text begins at the left, `suffix` behind it."""
    field = QSpinBox(parent)
    field.setRange(low, high)
    field.setSuffix(suffix)
    field.lineEdit().setTextMargins(_INSET, 0, 0, 0)
    return field
