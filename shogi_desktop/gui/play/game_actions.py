"""Games on the board: beginning one, resuming, going on from a position, a rematch.

How a new one is to be is asked by `gui.play.new_game.part`. Nothing takes the place of a record unasked where
changes to it would be lost. What follows from a game, a rematch apart, is `gui.play.series_actions`'s.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.play.game import Game
from shogi_desktop.app.play.game_start import continued, require_usable
from shogi_desktop.app.records.journal import GameElsewhereError
from shogi_desktop.app.records.journal_lines import UnfinishedGame
from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.app.words.errors import reason_text
from shogi_desktop.game import Record
from shogi_desktop.gui.play import engine_notices
from shogi_desktop.gui.records.actions import FileActions
from shogi_desktop.gui.records.ask_save import Answer, AskSaveDialog
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.rules import RulesError

_OF_A_MOVE: Final = ("manners", "slept", "hint", "typed")
"""Topics of notices that are past when the game has gone on, or another position is looked at."""
_OF_A_RECORD: Final = (
    *_OF_A_MOVE,
    engine_notices.TROUBLE,
    engine_notices.RESTARTED,
    "resume",
    "damage",
    "setup",
    "file",
    "clipboard",
)
"""Topics of notices that the next game or record has nothing to do with."""


class GameActions(QObject):
    """Begins games, and goes on with them."""

    def __init__(self, shell: Shell, desk: Desk, files: FileActions) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._desk = desk
        self._model = desk.board
        self._files = files
        self._told_about: Record | None = None
        desk.board.changed.connect(self._on_changed)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """What the commands of this part do, by id."""
        return {
            "rematch": self._rematch,
            "resume": self._resume,
            "continue_here": self._continue_here,
        }

    # --- beginning ------------------------------------------------------------------------------------

    def new_game(self, setup: GameSetup) -> None:
        """Begin a game and show its board, unless the player wants to keep what is there.

        That is asked when all about the new game has been said: its choices are kept, whatever the answer.
        """
        try:
            require_usable(setup)
        except RulesError as error:
            refusal = error
            self._shell.say(
                lambda: self.tr("This game cannot be set up: {reason}").format(reason=reason_text(refusal)),
                topic="setup",
            )
            return
        if self._shell.may_leave():
            self._shell.withdraw("journal")
            self._desk.new_game(setup)

    def _rematch(self) -> None:
        setup = self._desk.setup
        if setup is not None:
            self.new_game(self._shell.parts.results.adapted(setup.rematch()))
        elif self._model.activity.can_rematch:
            self._shell.parts.online.again()

    def _continue_here(self) -> None:
        cursor = self._model.cursor
        if cursor is not None:
            self._shell.parts.new_games.ask_from(
                continued(GameSetup(), cursor), cursor.position(), lambda: None
            )

    # --- the game that waits ------------------------------------------------------------------------------

    @property
    def unfinished(self) -> UnfinishedGame | None:
        """The game that is offered to be resumed."""
        return self._shell.waiting.unfinished

    def _resume(self) -> None:
        game = self.unfinished
        if game is None or not self._shell.may_leave():
            return
        self._shell.withdraw("resume")
        try:
            copy = self._desk.resume(game)
        except GameElsewhereError:
            self._shell.waiting.look()
            self._shell.say(
                lambda: self.tr("This game is being played in another window, or was continued there."),
                topic="resume",
            )
            return
        self._desk.with_game(Game.settle_end)
        if copy is not None:
            self._shell.say(
                lambda: self.tr(
                    "The journal of this game was damaged. Moves recovered: {moves}; moves lost: "
                    "{lost}. The original is kept as {file}."
                ).format(moves=len(game.moves), lost=game.lost, file=copy),
                topic="damage",
            )

    # --- leaving ------------------------------------------------------------------------------------------

    def may_leave_record(self) -> bool:
        """Whether something else may take the place of the record; asks where changes to it would be lost.

        A game being played needs no asking while its journal can be written.
        """
        self._shell.journal_thread.drain()  # a game that has just ended is on its way into its file
        game = self._desk.game
        if not self._model.modified or (game is not None and game.kept):
            return True

        dialog = AskSaveDialog(self._shell.window)
        dialog.exec()
        if dialog.answer is Answer.SAVE:
            self._files.saver.save()
            self._shell.background.drain()
            return not self._model.modified
        return dialog.answer is Answer.DISCARD

    # --- notices ------------------------------------------------------------------------------------------

    def clear_notices(self) -> None:
        """Take back what was said about the game or record before."""
        for topic in _OF_A_RECORD:
            self._shell.withdraw(topic)

    def _on_changed(self, changes: Changes) -> None:
        if Change.RECORD in changes:
            self._on_record_changed()
        if Change.POSITION in changes:
            for topic in _OF_A_MOVE:
                self._shell.withdraw(topic)

    def _on_record_changed(self) -> None:
        """Another record is on the board, or the same one to be studied now."""
        record = self._model.record
        if record is not self._told_about:
            self._told_about = record
            self.clear_notices()
