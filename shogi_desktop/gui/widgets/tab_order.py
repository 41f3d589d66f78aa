"""Where Tab leads: what was made later is reached where it is seen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def tab_on(before: QWidget, widget: QWidget) -> QWidget:
    """Let Tab go from `before` through all in `widget` that takes the keys; the last of that is returned."""
    inside: list[QWidget] = []
    one = widget.nextInFocusChain()
    while one is not None and one is not widget:
        if widget.isAncestorOf(one) and one.focusPolicy() & Qt.FocusPolicy.TabFocus:
            inside.append(one)
        one = one.nextInFocusChain()
    for child in inside:
        QWidget.setTabOrder(before, child)
        before = child
    return before
