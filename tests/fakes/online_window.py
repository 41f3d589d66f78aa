"""The real window with one person in it, to be killed: ``guest|host FOLDER PORT NAME PLIES``.

It goes on with the game that it was cut off in, else logs in at PORT (guest), or invites there (host). It
types and clicks as a person does, moves whatever is legal in its turn until the game stands at PLIES, says
``PLIES n`` after each move that is on the disk, and waits for its end.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import cast

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.app.online.table import Stage
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.gui.online.login_page import FRIEND
from shogi_desktop.gui.window.application import make_application
from shogi_desktop.gui.window.main_window import MainWindow
from tests.gui.hands import LEFT, Hands

WORD = "sesame"


class Mouse:
    """What `Hands` need of a test's robot."""

    @staticmethod
    def mouseClick(  # noqa: N802 - its name in qtbot
        widget: QWidget, button: Qt.MouseButton, pos: QPoint
    ) -> None:
        QTest.mouseClick(widget, button, Qt.KeyboardModifier.NoModifier, pos)


class Person:
    """Looks at the window a hundred times a second, and does what is to be done."""

    def __init__(self, window: MainWindow, port: int, last: int, *, hosts: bool) -> None:
        self.window, self.port, self.last, self.hosts = window, port, last, hosts
        self.hands = Hands(window, cast("QtBot", Mouse()))
        self.told, self.typed, self.went_on, self.serves = -1, False, False, False

    def look(self) -> None:
        part = self.window.parts.online
        dialog, notice = part.dialog, self.window.notices.current
        if part.inviting.hosted is not None and not self.serves:
            self.serves = True
            print("SERVES", flush=True)
        if part.table.stage is Stage.PLAYING:
            self.play()
        elif (
            not self.went_on
            and notice is not None
            and "was interrupted" in notice.text
            and notice.handler is not None
        ):
            self.went_on = True
            notice.handler()
        elif part.table.stage is Stage.ASKED and dialog is not None:
            QTest.mouseClick(dialog.go, LEFT)
        elif not self.typed and part.table.stage is Stage.AWAY:
            self.begin()

    def begin(self) -> None:
        part = self.window.parts.online
        waits = self.window.shell.paths.online_seat_file.exists()
        if part.dialog is None and part.inviting.dialog is None:
            if not waits:
                self.window.do("invite" if self.hosts else "play_online")
            return
        self.typed = True
        if part.inviting.dialog is not None:
            invite = part.inviting.dialog
            if not waits:
                invite.host.set_value("127.0.0.1")
                invite.port.setValue(self.port)
            invite.word.clear()
            QTest.keyClicks(invite.word, WORD)
            QTest.keyClick(invite.word, Qt.Key.Key_Return)
        elif part.dialog is not None:
            page = part.dialog.login
            if not waits:
                page.server.choose(FRIEND)
                QTest.keyClicks(page.host, "127.0.0.1")
                page.port.setValue(self.port)
            QTest.keyClicks(page.password, WORD)
            QTest.keyClick(page.password, Qt.Key.Key_Return)

    def play(self) -> None:
        game = self.window.parts.online.table.game
        if game is None:
            return
        if game.plies > self.told:
            self.told = game.plies
            self.window.shell.journal_thread.drain()
            print("PLIES", self.told, flush=True)
        if game.movable_colors() and game.plies < self.last:
            self.hands.move(next(iter(game.mirror.position.legal_moves())))


def main(kind: str, folder: Path, port: int, name: str, last: int) -> int:
    """Play."""
    application = make_application(sys.argv[:1])
    places = AppPaths.below(folder)
    places.documents_dir.mkdir(parents=True, exist_ok=True)
    window = MainWindow(places)
    window.settings.first_start = False
    window.settings.update(player_name=name, animate_moves=False)
    window.resize(1200, 800)
    window.show()
    person = Person(window, port, last, hosts=kind == "host")
    timer = QTimer()
    timer.timeout.connect(person.look)
    timer.start(10)
    return int(application.exec())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), sys.argv[4], int(sys.argv[5])))
