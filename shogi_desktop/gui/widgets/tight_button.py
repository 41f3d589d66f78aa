"""A small button beside or below what it belongs to."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget


def tight_button(text: str, handler: Callable[[], object], parent: QWidget) -> QPushButton:
    """A button with little room around its words, which Enter in a dialog does not press."""
    button = QPushButton(text, parent)
    button.setProperty("tight", "yes")
    button.setAutoDefault(False)
    button.clicked.connect(lambda _=False: handler())
    return button
