"""What is told of the opponent's engine: that it failed, is started again, was started again."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer

from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.play.events import EngineFailed, EngineRestarted, EngineRestarting, PlayerWarned
from shogi_desktop.app.play.game import Game
from shogi_desktop.gui.shell.shell import Shell

TROUBLE: Final = "engine"
RESTARTED: Final = "engine restarted"
BOOK: Final = "book"
_RESTARTED_MS: Final = 5_000


class EngineNotices(QObject):
    """Tells of the engine in the game at `desk`, and starts it again where the player wants that.

    :ivar restarted_told: runs while it is told that the engine was started again.
    """

    def __init__(self, shell: Shell, desk: Desk) -> None:
        super().__init__(shell.window)
        self._shell, self._desk = shell, desk
        self.restarted_told = QTimer(self)
        self.restarted_told.setSingleShot(True)
        self.restarted_told.setInterval(_RESTARTED_MS)
        self.restarted_told.timeout.connect(lambda: shell.withdraw(RESTARTED))
        desk.board.happened.connect(self._on_event)

    def _on_event(self, event: object) -> None:
        if isinstance(event, EngineFailed):
            self._shell.say(
                event.text, action=lambda: self.tr("Restart it"), handler=self.retry, topic=TROUBLE
            )
        elif isinstance(event, PlayerWarned):
            self._shell.say(event.text, topic=BOOK)
        elif isinstance(event, EngineRestarting):
            self._shell.say(event.text, topic=TROUBLE)
        elif isinstance(event, EngineRestarted):
            self._shell.withdraw(TROUBLE)
            self._shell.say(lambda: self.tr("The engine had stopped and was restarted."), topic=RESTARTED)
            self.restarted_told.start()

    def retry(self) -> None:
        """Start the engine again, at the player's wish."""
        self._shell.withdraw(TROUBLE)
        self._shell.withdraw(RESTARTED)
        self._desk.with_game(Game.retry_engine)

    def close(self) -> None:
        """The window closes."""
        self.restarted_told.stop()
