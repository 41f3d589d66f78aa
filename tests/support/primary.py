"""Finds dialogs that lead nowhere: each has one primary button, at its lower right."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

_MARGIN = 48
"""Pixels between the button and the edges of its dialog, at the most."""


def astray(screen: QWidget) -> Iterator[str]:
    """A line for what is wrong with the primary button of a dialog; nothing of a page."""
    if not isinstance(screen, QDialog):
        return
    buttons = [button for button in screen.findChildren(QPushButton) if button.isVisible()]
    primary = [button for button in buttons if button.property("kind") == "primary"]
    if len(primary) != 1:
        yield f"primary buttons: {[button.text() for button in primary]}"
    for button in primary:
        place = button.mapTo(screen, QPoint(button.width(), button.height()))
        if screen.width() - place.x() > _MARGIN or screen.height() - place.y() > _MARGIN:
            yield f"{button.text()!r} is not at the lower right, but {place}"
