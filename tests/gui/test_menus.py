"""Every menu is whole below its bar in the smallest windows, in all languages."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMenu

from shogi_desktop.app.system.i18n import LANGUAGES
from shogi_desktop.gui.window.main_window import MainWindow
from tests.support.extent import extent
from tests.support.screens import settle

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
