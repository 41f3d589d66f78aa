"""A field for a whole number, with its unit behind it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QSpinBox, QWidget

from shogi_desktop.gui.look.style import scaled

_PADDING, _QTS_OWN = 8, 2
"""What a field for text has before its text; the style sheet's padding does not reach that of this kind."""
_HEIGHT, _LINES = 33, 3
"""A field for text without its lines, and its lines."""


class NumberField(QSpinBox):
    """As high as a field for text, and its text begins at the same place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._indent()

    def sizeHint(self) -> QSize:
        """Room for the longest number behind the padding; Qt's own height is that of another font."""
        return self._fitted(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        """No narrower."""
        return self._fitted(super().minimumSizeHint())

    def changeEvent(self, event: QEvent) -> None:
        """Take another size of text."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.StyleChange, QEvent.Type.FontChange}:
            self._indent()

    def _fitted(self, hint: QSize) -> QSize:
        return QSize(hint.width() + scaled(_PADDING), min(hint.height(), scaled(_HEIGHT) + _LINES))

    def _indent(self) -> None:
        self.lineEdit().setTextMargins(scaled(_PADDING) + _QTS_OWN, 0, 0, 0)


def number_field(suffix: str, low: int, high: int, parent: QWidget) -> QSpinBox:
    """A field for numbers from `low` to `high`, with `suffix` behind the number."""
    field = NumberField(parent)
    field.setRange(low, high)
    field.setSuffix(suffix)
    return field
