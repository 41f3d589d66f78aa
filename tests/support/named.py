"""Finds what a window shows that a screen reader has no name for, and keys that two controls claim."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QToolButton, QWidget

from shogi_desktop.gui.window.main_window import MainWindow


def interface(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def name_of(widget: QWidget) -> str:
    return interface(widget).text(QAccessible.Text.Name)


def described(widget: QWidget) -> str:
    return interface(widget).text(QAccessible.Text.Description)


def controls(root: QWidget) -> Iterator[QWidget]:
    """Everything that can be seen and takes keys or clicks."""
    for widget in (root, *root.findChildren(QWidget)):
        takes_keys = widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.focusProxy() is None
        if widget.objectName().startswith("qt_"):
            continue  # Qt's own, as the button of a menu bar that has no room
        if widget.isVisible() and (takes_keys or isinstance(widget, QAbstractButton)):
            yield widget


def mnemonic(text: str) -> str:
    return QKeySequence.mnemonic(text).toString()


def nameless(root: QWidget) -> list[str]:
    """A line for each control that takes the focus and has no name."""
    found = []
    for widget in controls(root):
        name = name_of(widget)
        # On Linux Qt gives a combo box the name of its choice: what it is for, the description says.
        if isinstance(widget, QComboBox):
            name = described(widget) or ("" if widget.accessibleName() == "" else name)
        if not any(character.isalnum() for character in name) or name != name.strip():
            found.append(f"{type(widget).__name__} is named {name!r}")
    return found


def clashes(root: QWidget, window: MainWindow) -> list[str]:
    """A line for each key that several fields, buttons or menus of the screen claim."""
    keys = defaultdict(list)
    for action in window.menuBar().actions() if root is window else ():
        keys[mnemonic(action.text())].append(action.text())
    for widget in root.findChildren(QWidget):
        labelled = isinstance(widget, QLabel) and widget.buddy() is not None
        pressed = isinstance(widget, QAbstractButton) and not isinstance(widget, QToolButton)
        if widget.isVisible() and (labelled or pressed):
            text = widget.text()  # type: ignore[attr-defined]
            keys[mnemonic(text)].append(text)
    return [f"{key} is claimed by {texts}" for key, texts in keys.items() if key and len(texts) > 1]
