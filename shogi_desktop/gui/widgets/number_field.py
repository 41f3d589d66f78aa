"""A field for a whole number, with its unit behind it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSpinBox, QWidget


def number_field(suffix: str, low: int, high: int, parent: QWidget) -> QSpinBox:
    """A field for numbers from `low` to `high`; its text is in the middle, `suffix` behind it."""
    field = QSpinBox(parent)
    field.setRange(low, high)
    field.setSuffix(suffix)
    field.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    return field
