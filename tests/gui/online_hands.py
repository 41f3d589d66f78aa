"""What people do in windows to play each other over the network."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from shogi_desktop.app.online.table import Stage
from shogi_desktop.gui.online.login_page import FRIEND, OTHER
from shogi_desktop.gui.online.play_dialog import PlayOnlineDialog
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import Color
from tests.gui.hands import LEFT
from tests.support.online import PATIENCE_S

GAME = "G-600-10"


def until(qtbot: QtBot, holds: Callable[[], bool]) -> None:
    qtbot.waitUntil(holds, timeout=int(PATIENCE_S * 1_000))


def dialog_of(window: MainWindow) -> PlayOnlineDialog:
    dialog = window.parts.online.dialog
    assert dialog is not None
    return dialog


def log_in(window: MainWindow, qtbot: QtBot, port: int, game: str = GAME, word: str = "s") -> None:
    """Fill in the dialog as a person does: with the keys."""
    window.do("play_online")
    page = dialog_of(window).login
    page.server.choose(OTHER if game else FRIEND)
    qtbot.keyClicks(page.host, "127.0.0.1")
    page.port.setValue(port)
    if game:
        qtbot.keyClicks(page.game, game)
    qtbot.keyClicks(page.password, word)
    qtbot.keyClick(page.password, Qt.Key.Key_Return)


def seated(
    qtbot: QtBot, port: int, two: tuple[MainWindow, MainWindow], game: str = GAME
) -> tuple[MainWindow, MainWindow]:
    """Both log in and agree; Black's and White's window."""
    for window in two:
        log_in(window, qtbot, port, game)
    return agreed(qtbot, two)


def agreed(qtbot: QtBot, two: tuple[MainWindow, MainWindow]) -> tuple[MainWindow, MainWindow]:
    until(qtbot, lambda: all(window.parts.online.table.stage is Stage.ASKED for window in two))
    for window in two:
        qtbot.mouseClick(dialog_of(window).go, LEFT)
    until(qtbot, lambda: all(window.parts.online.table.stage is Stage.PLAYING for window in two))
    black, white = two
    return two if black.board.human is Color.BLACK else (white, black)


def plies(window: MainWindow) -> int:
    record = window.board.record
    return 0 if record is None else len(record.main_line())
