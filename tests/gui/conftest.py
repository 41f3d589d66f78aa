"""The real window on folders of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.app.opponent_protocol import OpponentFactory
from shogi_desktop.app.paths import AppPaths
from shogi_desktop.gui.main_window import MainWindow
from tests.gui.hands import OPENING, TWO_PLAYERS, Hands, play


@pytest.fixture(scope="session", autouse=True)
def clipboard_left_empty() -> Iterator[None]:
    """The offscreen clipboard outlives Python: a picture of ours still in it would crash at its end."""
    yield
    if QGuiApplication.instance() is not None:
        QGuiApplication.clipboard().clear()


@pytest.fixture
def paths(tmp_path: Path) -> AppPaths:
    places = AppPaths.below(tmp_path)
    places.documents_dir.mkdir()
    return places


MakeWindow = Callable[..., MainWindow]


@pytest.fixture
def make_window(qtbot: QtBot, paths: AppPaths) -> Iterator[MakeWindow]:
    """Opens windows, by default with no computer behind them, and closes them at the end."""
    opened: list[MainWindow] = []

    def make(opponents: OpponentFactory | None = None, **options: object) -> MainWindow:
        window = MainWindow(options.pop("paths", paths), opponents=opponents, **options)  # type: ignore[arg-type]
        window.furnish()
        window.settings.update(animate_moves=False)
        window.resize(1200, 800)
        window.show()
        opened.append(window)
        return window

    yield make
    for window in opened:
        window.controller.modified = False
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    opened.clear()


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    return make_window()


@pytest.fixture
def hands(window: MainWindow, qtbot: QtBot) -> Hands:
    return Hands(window, qtbot)


@pytest.fixture
def game(window: MainWindow) -> MainWindow:
    window.games.new_game(TWO_PLAYERS)
    play(window, *OPENING)
    return window
