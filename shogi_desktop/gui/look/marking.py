"""A widget's part in the look, as the style sheet asks for it (`gui.look.style`)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def mark(widget: QWidget, **properties: str) -> None:
    """Set the widget's part in the look (see the text of `gui.look.style`), also after it was shown."""
    others = {name: value for name, value in properties.items() if (widget.property(name) or "") != value}
    for name, value in others.items():
        widget.setProperty(name, value)
    if others:
        restyle(widget)


def restyle(widget: QWidget) -> None:
    """Let the widget look as its part, and that of what it lies in, asks now."""
    # One that was never shown is polished when it is.
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().unpolish(widget)
        widget.style().polish(widget)
