"""A field for a whole number, with its unit behind it."""

from __future__ import annotations

from PySide6.QtWidgets import QSpinBox, QWidget


def number_field(suffix: str, low: int, high: int, parent: QWidget) -> QSpinBox:
    """A field for numbers from `low` to `high`; its text begins at the left, `suffix` behind it."""
    field = QSpinBox(parent)
    field.setRange(low, high)
    field.setSuffix(suffix)
    return field
