"""Buttons with a sign that every page has: the way back, and the menu of what else can be done."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QPushButton, QToolButton, QWidget

from shogi_desktop.gui.look.icons import sign


def back_button(parent: QWidget) -> QPushButton:
    """The way back from a page, without its word; its sign stands where what is below it begins."""
    button = QPushButton(parent)
    button.setIcon(sign("back"))
    button.setProperty("kind", "link")
    button.setProperty("way", "back")
    return button


def more_button(parent: QWidget) -> QToolButton:
    """Three dots that open a menu at once."""
    button = QToolButton(parent)
    button.setProperty("kind", "word")
    button.setIcon(sign("more"))
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    button.setMenu(QMenu(button))
    return button
