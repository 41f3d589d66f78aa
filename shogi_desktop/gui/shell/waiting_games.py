"""Games that were cut off: offered on the start page; of journals that cannot be played on it is told."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.play.resuming import Replay, SetAside, Waiting, look
from shogi_desktop.app.records.game_journal import GameJournal
from shogi_desktop.app.records.journal_lines import UnfinishedGame
from shogi_desktop.gui.widgets.notice_bar import Say


class WaitingGames(QObject):
    """Looks for games in `journal`: the latest is offered to be resumed.

    :ivar replay: that game, or None.
    """

    changed = Signal()
    """Another game is offered, or none."""

    def __init__(self, journal: GameJournal, say: Say, parent: QObject) -> None:
        super().__init__(parent)
        self._journal = journal
        self.replay: Replay | None = None
        self._say = say
        self._told_of_strange = False

    def look(self) -> None:
        """Offer the game that waits to be resumed, if there is one."""
        waiting = look(self._journal.waiting())
        self.replay = waiting.replay
        self.changed.emit()
        self._tell(waiting)

    @property
    def unfinished(self) -> UnfinishedGame | None:
        """The game that is offered."""
        return None if self.replay is None else self.replay.game

    def _tell(self, waiting: Waiting) -> None:
        """Say what is there and cannot be resumed: once, what another version may go on with."""
        if waiting.of_other_versions and not self._told_of_strange:
            self._told_of_strange = True
            folder = waiting.of_other_versions[0].parent
            self._say(
                lambda: self.tr(
                    "{folder} contains games that this version of the program cannot continue. They stay "
                    "there for the version that saved them."
                ).format(folder=folder),
                topic="waiting",
            )
        for aside in waiting.set_aside:
            self._say(partial(self._aside_words, aside))

    def _aside_words(self, aside: SetAside) -> str:
        return self.tr(
            "The journal of a game was damaged at its start and moved to {file}. Moves in it: {moves}."
        ).format(file=aside.file, moves=aside.moves)
