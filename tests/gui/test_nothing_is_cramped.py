"""Every page and dialog in every language and at larger text: nothing is cut off, nothing overlaps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QScreen

from shogi_desktop.gui.main_window import MainWindow
from tests.support.cramped import cramped
from tests.support.screens import SCREENS, put_away, settle

ROOM = QSize(1280, 720)


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("language", ["en", "ja", "cs", "pt"])
def test_nothing_is_cut_off_and_nothing_overlaps(
    make_window: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch, language: str, percent: int
) -> None:
    monkeypatch.setattr(QScreen, "availableSize", lambda _: ROOM)
    window = make_window()
    window.settings.update(language=language, text_percent=percent)
    window.resize(ROOM)
    found = []
    for name, show in SCREENS.items():
        screen = show(window)
        settle()
        if screen.width() > ROOM.width() or screen.height() > ROOM.height():
            found.append(f"{name}: larger than the screen: {screen.size()}")
        faults = cramped(screen)
        if faults:
            # A thread, the library's for one, may have brought text that is not laid out yet.
            settle()
            faults = cramped(screen)
        found += [f"{name}: {what}" for what in faults]
        put_away(window, screen)
    # The application is shared with the tests to come.
    window.settings.update(language="en", text_percent=100)
    assert not found, "\n".join(found)
