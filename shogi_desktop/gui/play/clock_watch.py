"""Stops the clocks of a casual game while a dialog is open, and says so when the computer has slept."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.system.game_time import GameTime
from shogi_desktop.app.words.games import clock_text
from shogi_desktop.gui.widgets.notice_bar import Say


class ClockWatch(QObject):
    """Watches as often as the clock is shown, and when another window comes to the front."""

    def __init__(self, desk: Desk, awake: GameTime, say: Say, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._awake = awake
        self._say = say
        self._held = False
        self._told_ms = awake.slept_ms
        desk.board.changed.connect(self._on_changed)
        application = QApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self._look)

    def _on_changed(self, changes: Changes) -> None:
        if Change.CLOCK in changes:
            self._look()

    def _look(self) -> None:
        held = QApplication.activeModalWidget() is not None
        if held is not self._held:
            self._held = held
            self._desk.hold(held=held)
        slept, self._told_ms = self._awake.slept_ms - self._told_ms, self._awake.slept_ms
        game = self._desk.game
        turn = None if game is None else game.turn
        if slept and game is not None and turn is not None and game.clock.reading(turn) is not None:
            self._tell_slept(slept)

    def _tell_slept(self, slept_ms: int) -> None:
        self._say(
            lambda: self.tr(
                "The computer slept for {time}. The clocks were stopped, so nobody lost time."
            ).format(time=clock_text(slept_ms)),
            topic="slept",
        )
