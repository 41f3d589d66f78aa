"""Keys that hold on one page of the window, and in all that is on it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget


def page_key(page: QWidget, keys: str, act: Callable[[], object]) -> QShortcut:
    """Let `keys` do something, wherever on the page the keyboard is; nowhere else."""
    shortcut = QShortcut(QKeySequence(keys), page)
    shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    shortcut.activated.connect(act)
    return shortcut
