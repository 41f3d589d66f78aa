"""A widget's part in the look, as the style sheet asks for it (`gui.look.style`)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def mark(widget: QWidget, **properties: str) -> None:
    """Set the widget's part in the look (see the text of `gui.look.style`), also after it was shown."""
    for name, value in properties.items():
        widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
