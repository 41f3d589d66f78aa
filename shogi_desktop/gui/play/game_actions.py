"""From the wish to play to the game on the board: asking how, beginning, resuming, going on from a position.

Nothing takes the place of a record unasked where changes to it would be lost. What follows from a game, a
rematch apart, is `gui.play.series_actions`'s.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec
from PySide6.QtCore import QObject, Qt

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.play.game_start import continued, require_usable
from shogi_desktop.app.records.journal import GameElsewhereError
from shogi_desktop.app.records.journal_lines import UnfinishedGame
from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.app.settings.settings import NewGameChoices
from shogi_desktop.app.words.errors import reason_text
from shogi_desktop.game import Record, throw_furigoma
from shogi_desktop.gui.board import system_wants_less_motion
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.play.furigoma import FurigomaDialog
from shogi_desktop.gui.play.new_game.dialog import NewGameDialog, StartFrom
from shogi_desktop.gui.records.actions import FileActions
from shogi_desktop.gui.records.ask_save import Answer, AskSaveDialog
from shogi_desktop.gui.results.actions import HistoryActions
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.widgets.piece_menu import PieceMenu
from shogi_desktop.rules import Position, RulesError, Variant, variant_by_id

ENGINE_RESTARTED: Final = "engine restarted"
_OF_A_MOVE: Final = ("manners", "slept", "hint", "typed")
"""Topics of notices that are past when the game has gone on, or another position is looked at."""
_OF_A_RECORD: Final = (
    *_OF_A_MOVE,
    "engine",
    ENGINE_RESTARTED,
    "resume",
    "damage",
    "setup",
    "file",
    "clipboard",
)
"""Topics of notices that the next game or record has nothing to do with."""


class GameActions(QObject):
    """Asks for games and begins them.

    :ivar dialog: the dialog that is asking how to play, or None.
    :ivar furigoma_dialog: the furigoma that is being thrown, or None.
    :ivar chance: throws its pawns.
    """

    def __init__(self, shell: Shell, desk: Desk, files: FileActions, results: HistoryActions) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._desk = desk
        self._model = desk.board
        self._files = files
        self._results = results
        self.dialog: NewGameDialog | None = None
        self.furigoma_dialog: FurigomaDialog | None = None
        self.chance = Random()
        self._told_about: Record | None = None
        desk.board.changed.connect(self._on_changed)

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces."""
        if self.dialog is not None:
            self.dialog.use_look(appearance.piece_set, appearance.theme)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """What the commands of this part do, by id."""
        return {
            "new_game": self.ask,
            "rematch": self._rematch,
            "resume": self._resume,
            "continue_here": self._continue_here,
        }

    # --- asking -------------------------------------------------------------------------------------------

    def ask(self, *, handicap: str | None = None, two_players: bool | None = None) -> None:
        """Ask how the next game is to be, from the choices made last, and begin it.

        :param handicap: the handicap to begin the asking with. :param two_players: likewise.
        """
        choices = self._shell.settings.current.new_game
        if handicap is not None:
            choices = msgspec.structs.replace(choices, handicap=handicap)
        if two_players is not None:
            choices = msgspec.structs.replace(choices, two_players=two_players)
        self._ask(choices, None)

    def ask_first(self, variant: Variant) -> None:
        """Ask how somebody's first game of `variant` is to be."""
        self._ask(NewGameChoices(level=1, variant=variant.id), None)

    def ask_from(self, setup: GameSetup, position: Position, on_begin: Callable[[], None]) -> None:
        """Ask who plays on from `position`, which `setup` leads to, and how.

        :param on_begin: called when it begins.
        """
        self._ask(self._shell.settings.current.new_game, StartFrom(setup, position), on_begin)

    def _continue_here(self) -> None:
        cursor = self._model.cursor
        if cursor is not None:
            self.ask_from(continued(GameSetup(), cursor), cursor.position(), lambda: None)

    def ask_handicap_game(self) -> None:
        """Ask how a handicap game against the computer is to be."""
        last = self._shell.settings.current.new_game.handicap
        self.ask(handicap="rook_lance" if last == "even" else last, two_players=False)

    def ask_own_handicap_game(self, variant_id: str, handicap_id: str) -> None:
        """Ask how a game with a handicap of the player's own is to be, by the ids of both."""
        choices = msgspec.structs.replace(self._shell.settings.current.new_game, variant=variant_id)
        self._ask(msgspec.structs.replace(choices, handicap=handicap_id), None)

    def _ask(
        self,
        choices: NewGameChoices,
        start_from: StartFrom | None,
        on_begin: Callable[[], None] = lambda: None,
    ) -> None:
        appearance = self._shell.appearance
        dialog = NewGameDialog(
            choices,
            self._shell.settings.current.player_name,
            appearance.piece_set,
            appearance.theme,
            start_from,
            breaks_off=self._model.running,
            own=self._shell.own_handicaps,
            own_level=self._results.level_of_player,
            adaptive_level=self._results.adaptive_level,
            parent=self._shell.window,
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.offer_pieces(PieceMenu(self._shell.settings, self._shell.paths.pieces_dir, dialog))
        self._shell.help_in(dialog, lambda: variant_by_id(dialog.choices.variant))
        dialog.accepted.connect(on_begin)
        dialog.accepted.connect(lambda: self._take(dialog))
        dialog.compose_wanted.connect(self._compose_handicap)
        dialog.finished.connect(self._forget_dialog)
        self.dialog = dialog
        dialog.open()

    def _forget_dialog(self) -> None:
        self.dialog = None

    def _compose_handicap(self, position: Position) -> None:
        self._shell.parts.editing.compose(position)

    # --- beginning ----------------------------------------------------------------------------------------

    def _take(self, dialog: NewGameDialog) -> None:
        """Begin what the dialog says; where pawns decide the colours they are thrown first."""
        choices, player_name = dialog.choices, dialog.player_name
        if not dialog.wants_furigoma:
            self._begin(dialog.setup, choices, player_name)
            return

        furigoma = throw_furigoma(self.chance)
        setup = dialog.setup_after(furigoma)
        appearance = self._shell.appearance
        thrown = FurigomaDialog(
            furigoma,
            dialog.tossers,
            appearance.piece_set,
            appearance.theme,
            reduced_motion=self._shell.settings.current.reduces_motion(system=system_wants_less_motion()),
            parent=self._shell.window,
        )
        thrown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        thrown.finished.connect(lambda: self._begin(setup, choices, player_name))
        self.furigoma_dialog = thrown
        thrown.finished.connect(self._forget_furigoma_dialog)
        thrown.open()

    def _forget_furigoma_dialog(self) -> None:
        self.furigoma_dialog = None

    def _begin(self, setup: GameSetup, choices: NewGameChoices, player_name: str) -> None:
        self._shell.settings.update(new_game=choices, player_name=player_name)
        self.new_game(setup)

    def new_game(self, setup: GameSetup) -> None:
        """Begin a game and show its board, unless the player wants to keep what is there.

        That is asked when all about the new game has been said: its choices are kept, whatever the answer.
        """
        try:
            require_usable(setup)
        except RulesError as error:
            self._shell.say(
                self.tr("This game cannot be set up: {reason}").format(reason=reason_text(error)),
                topic="setup",
            )
            return
        if self._shell.may_leave():
            self._shell.withdraw("journal")
            self._desk.new_game(setup)

    def _rematch(self) -> None:
        setup = self._desk.setup
        if setup is not None:
            self.new_game(self._results.adapted(setup.rematch()))

    # --- the game that waits ------------------------------------------------------------------------------

    @property
    def unfinished(self) -> UnfinishedGame | None:
        """The game that is offered to be resumed."""
        return self._shell.start_page.unfinished

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
                self.tr("This game is played in another window of the program, or was played on there."),
                topic="resume",
            )
            return
        if self._desk.game is not None:
            self._desk.game.settle_end()
        if copy is not None:
            sentence = self.tr(
                "The journal of this game was damaged. Moves that are there: {moves}; moves lost: {lost}. "
                "As it stood it is kept as {file}."
            )
            text = sentence.format(moves=len(game.moves), lost=game.lost, file=copy)
            self._shell.say(text, topic="damage")

    # --- leaving ------------------------------------------------------------------------------------------

    def may_leave_record(self) -> bool:
        """Whether something else may take the place of the record; asks where changes to it would be lost.

        A game being played needs no asking while its journal can be written.
        """
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
