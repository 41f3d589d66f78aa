"""Every page and dialog in every language, with usual and larger text: nothing is cut off, all has a name.

Every dialog has its primary button at the lower right. One way through the screens for all questions:
opening them is what takes the time.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.window.main_window import MainWindow
from tests.support.cramped import cramped
from tests.support.extent import extent
from tests.support.named import clashes, nameless
from tests.support.primary import astray
from tests.support.screens import SCREENS, put_away, settle
from tests.support.spaced import spaced

ROOM = QSize(1280, 720)
SMALL = QSize(1024, 640)
"""The smallest screen."""


pytestmark = pytest.mark.usefixtures("own_letters")


def still_cramped(screen: QWidget, qtbot: QtBot) -> list[str]:
    faults = cramped(screen)
    if faults:
        # A thread, the library's for one, may have brought text that is not laid out yet.
        with suppress(qtbot.TimeoutError):
            qtbot.waitUntil(lambda: not cramped(screen), timeout=10_000)
        faults = cramped(screen)
    return faults


ALL, EVEN, ODD = slice(None), slice(0, None, 2), slice(1, None, 2)
WAYS = [
    (language, percent, ALL, room)
    for language in ("en", "ja", "cs", "pt")
    for percent in (100, 150)
    for room in (ROOM, SMALL)
]
# Each screen once, in a language of long words and where there is least room; every second one, so that
# others come before it than in the whole.
SOME_WAYS = [
    ("cs", 150, ODD, SMALL),
    ("pt", 150, EVEN, SMALL),
]


@pytest.mark.parametrize(("language", "percent", "screens", "room"), extent(sample=SOME_WAYS, whole=WAYS))
def test_nothing_is_cut_off_or_overlaps_or_lacks_a_name_or_a_key_of_its_own(
    make_window: Callable[..., MainWindow],
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    language: str,
    percent: int,
    screens: slice,
    room: QSize,
) -> None:
    monkeypatch.setattr(QScreen, "availableSize", lambda _: room)
    window = make_window()
    window.settings.update(language=language, text_percent=percent)
    window.resize(room)
    found = []
    for name, show in list(SCREENS.items())[screens]:
        screen = show(window)
        settle()
        if screen.width() > room.width() or screen.height() > room.height():
            found.append(f"{name}: larger than the screen: {screen.size()}")
        faults = still_cramped(screen, qtbot)
        faults += [*nameless(screen), *clashes(screen, window), *astray(screen), *spaced(screen)]
        found += [f"{name}: {what}" for what in faults]
        put_away(window, screen)
    # The application is shared with the tests to come.
    window.settings.update(language="en", text_percent=100)
    assert not found, "\n".join(found)
