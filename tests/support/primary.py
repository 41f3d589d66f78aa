"""Finds dialogs that lead nowhere: each has one primary button, in its lower right corner."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QDialog, QFrame, QPushButton, QWidget

_AROUND = 24
"""Pixels between the button and the edges of its dialog."""
_IN_BAR = 16
"""Pixels above and below it where a line above makes a bar of the buttons."""


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
        right, below = screen.width() - place.x(), screen.height() - place.y()
        in_bar = below == _IN_BAR and _is_in_bar(button, screen)
        if right != _AROUND or not (below == _AROUND or in_bar):
            yield f"{button.text()!r} is not at the lower right of {screen.size()}, but ends at {place}"


def _is_in_bar(button: QPushButton, screen: QWidget) -> bool:
    top = button.mapTo(screen, QPoint()).y()
    lines = (line for line in screen.findChildren(QFrame) if line.property("panel") == "line")
    return any(top - line.mapTo(screen, line.rect().bottomLeft()).y() == _IN_BAR + 1 for line in lines)
