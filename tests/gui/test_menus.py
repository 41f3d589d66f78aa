"""Menus are whole below their bar in the smallest windows, in all languages, and keys lead through them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from shogi_desktop.app.system.i18n import LANGUAGES
from shogi_desktop.gui.window.main_window import MainWindow
from tests.support.extent import extent
from tests.support.screens import SCREENS, settle

HIGH = {100: 582, 150: 600}
"""Pixels: a screen of 1366 × 768 at 125 %, and in large text the smallest window."""


def below(menu: QMenu) -> list[QMenu]:
    """The menu, and all in it."""
    inner = [child for action in menu.actions() if isinstance(child := action.menu(), QMenu)]
    return [menu, *(each for child in inner for each in below(child))]


@pytest.mark.parametrize("language", extent(sample=["pt"], whole=[language.code for language in LANGUAGES]))
def test_no_menu_has_to_be_scrolled(window: MainWindow, language: str) -> None:
    for text, high in HIGH.items():
        window.settings.update(language=language, text_percent=text)
        settle()
        bar = window.menuBar()
        for action in bar.actions():
            menu = action.menu()
            assert isinstance(menu, QMenu)
            for each in below(menu):
                assert each.sizeHint().height() <= high - bar.height(), (text, each.title())


def open_menu() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def chosen(menu: QMenu) -> str:
    action = menu.activeAction()
    assert action is not None
    return action.objectName() or action.text()


def press(menu: QMenu, key: Qt.Key) -> None:
    """As a hand does: the system gives a key to the window, through which all keys are watched."""
    handle = menu.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key)
    settle()


@pytest.mark.parametrize("first", [None, Qt.Key.Key_Down])
def test_the_right_key_leads_to_the_next_menu(window: MainWindow, first: Qt.Key | None) -> None:
    """A menu bar that is given a ring forgets which menu is open, and Right and Left find no other."""
    SCREENS["study"](window)
    handle = window.windowHandle()
    assert handle is not None
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(2, 400))
    bar = [action.menu() for action in window.menuBar().actions()]
    QTest.keyClick(handle, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    settle()
    try:
        edit = open_menu()
        at = bar.index(edit)
        if first is not None:
            press(edit, first)
        if edit.activeAction().menu() is not None:
            press(edit, Qt.Key.Key_Up)
        press(edit, Qt.Key.Key_Right)
        following = open_menu()
        assert following is bar[at + 1]
        assert chosen(following) == chosen_first(following)
        press(following, Qt.Key.Key_Left)
        assert open_menu() is edit
    finally:
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()


def chosen_first(menu: QMenu) -> str:
    """What a menu that opens by keys begins with."""
    first = next(action for action in menu.actions() if action.isEnabled() and not action.isSeparator())
    return first.objectName() or first.text()
