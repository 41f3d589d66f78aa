"""Notes each game against the computer among the player's results when it ends."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace
from PySide6.QtCore import QObject

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.play.events import Concluded, Continued, TookBack
from shogi_desktop.app.play.game import Game
from shogi_desktop.app.results.history import PlayedGame, played_game
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.gui.records.saving import Saver
from shogi_desktop.gui.shell.shell import Shell


class ResultNotes(QObject):
    """Notes results. Must be made after `saver`, which saves the game that a result names."""

    def __init__(self, shell: Shell, desk: Desk, saver: Saver) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._desk = desk
        self._saver = saver
        self._taken_back = self._hints = 0
        self._noted: PlayedGame | None = None
        desk.board.happened.connect(self._on_event)
        desk.board.changed.connect(self._on_changed)

    def _on_changed(self, changes: Changes) -> None:
        if Change.RECORD in changes:
            self._taken_back = self._hints = 0
            self._noted = None

    def hint_asked(self) -> None:
        """The player asked for a hint."""
        self._hints += 1

    def _on_event(self, event: object) -> None:
        game = self._desk.game
        if isinstance(event, TookBack):
            self._taken_back += 1
        elif isinstance(event, Concluded) and game is not None:
            self._note(game, event.outcome)
        elif isinstance(event, Continued):
            self._withdraw_resignation()

    def _note(self, played: Game, outcome: Outcome) -> None:
        """Note how the game ended; where it goes on after its end, its first end stands.

        Only the player's own resignation can be taken back. A game that the computer finished, or in which
        sides were switched, is nobody's result.
        """
        if self._noted is not None or played.assisted:
            return
        # Local time, as a player reads it.
        now = datetime.now()  # noqa: DTZ005
        file, kept = self._desk.board.document.path, self._saver.kept
        history = self._shell.parts.results.history
        game = played_game(
            played.setup, outcome, played.played_plies, self._taken_back, file, now, self._hints
        )
        if game is None:
            return
        self._noted = game

        def add() -> PlayedGame:
            """Add it when the game itself is in its file, and name that."""
            named = game if kept is None or kept.file is None else replace(game, file=str(kept.file))
            history.add(named)
            return named

        def added(named: PlayedGame) -> None:
            if self._noted is game:
                self._noted = named

        self._shell.journal_thread.run(add, added)

    def _withdraw_resignation(self) -> None:
        """A resignation that was taken back was none; what comes of the game will be noted in its place."""
        self._shell.journal_thread.drain()
        noted = self._noted
        if noted is not None and noted.reason == Reason.RESIGNATION.value and noted.result == "lost":
            self._shell.parts.results.history.withdraw(noted)
            self._noted = None
