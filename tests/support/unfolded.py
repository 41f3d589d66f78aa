"""All that unfolds on a screen, opened one after the other: menus, lists of choices, tips.

For contact sheets: what is open only for a moment is on no picture of its screen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QImage
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QToolTip,
    QWidget,
)

from shogi_desktop.gui.window.main_window import MainWindow
from tests.support.screens import settle

_TIP: Final = "QTipLabel"


def unfolded(window: MainWindow, screen: QWidget) -> Iterator[tuple[str, QImage]]:
    """What each of them is and how it looks, on a screen that is shown: `screen`, or all of `window`."""
    if screen is window:
        for action in window.menuBar().actions():
            yield from _menu(action.menu(), _plain(action.text()))
    seen = [
        one for one in screen.findChildren(QWidget) if one.isVisible() and one.window() is screen.window()
    ]
    for widget in seen:
        if isinstance(widget, QPushButton | QToolButton) and widget.menu() is not None:
            yield from _menu(widget.menu(), widget.text() or widget.accessibleName() or widget.toolTip())
        elif isinstance(widget, QComboBox) and widget.isEnabled():
            yield from _choices(widget)
    for widget in seen:
        yield from _context(widget)
    told = sorted({one.toolTip() for one in seen if one.toolTip()}, key=len)
    if told:
        yield from _tip(told[-1], screen)


def _menu(menu: QObject | None, name: str) -> Iterator[tuple[str, QImage]]:
    """A menu with a row chosen in it, and the menus in it."""
    if not isinstance(menu, QMenu):
        return
    menu.popup(QPoint(0, 0))
    settle()
    yield from _open_menu(menu, name)


def _open_menu(menu: QMenu, name: str) -> Iterator[tuple[str, QImage]]:
    rows = [action for action in menu.actions() if not action.isSeparator()]
    if rows:
        enabled = [row for row in rows if row.isEnabled() and row.menu() is None] or rows
        menu.setActiveAction(enabled[len(enabled) // 2])
        settle()
        yield name, menu.grab().toImage()
    for row in rows:
        yield from _menu(row.menu(), f"{name} › {_plain(row.text())}")
    menu.hide()
    settle()


def _choices(field: QComboBox) -> Iterator[tuple[str, QImage]]:
    field.showPopup()
    settle()
    box = field.view().window()
    if box is not field.window():
        yield field.accessibleName() or field.currentText(), box.grab().toImage()
    field.hidePopup()
    settle()


def _context(widget: QWidget) -> Iterator[tuple[str, QImage]]:
    """The menu that the right button opens on a widget: on its middle, or on a row of it near the top."""
    is_area = isinstance(widget, QAbstractScrollArea)
    if not (is_area or isinstance(widget, QLineEdit)):
        return
    target = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
    for place in (QPoint(40, 12), target.rect().center()):
        at = target.mapToGlobal(place)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, at, Qt.KeyboardModifier.NoModifier)
        found: list[tuple[str, QImage]] = []
        # Some of Qt's own menus come back only when they are closed.
        QTimer.singleShot(0, target, lambda found=found: found.extend(_opened(type(widget).__name__)))
        QApplication.sendEvent(target, event)
        settle()
        yield from found
        if found:
            break


def _opened(name: str) -> list[tuple[str, QImage]]:
    """The menu that is open now, which is closed."""
    menu = QApplication.activePopupWidget()
    return list(_open_menu(menu, name)) if isinstance(menu, QMenu) else []


def _tip(text: str, screen: QWidget) -> Iterator[tuple[str, QImage]]:
    QToolTip.showText(screen.mapToGlobal(QPoint(40, 40)), text, screen)
    settle()
    for label in QApplication.topLevelWidgets():
        if label.inherits(_TIP) and label.isVisible():
            yield "tip", label.grab().toImage()
    QToolTip.hideText()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _plain(text: str) -> str:
    return text.replace("&", "")
