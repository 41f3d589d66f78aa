"""From the wish to play to the game on the board: asking how, beginning, resuming, going on from a position.

Nothing takes the place of a record unasked where changes to it would be lost. What follows from a game, a
rematch apart, is `gui.match_actions`'s.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from shogi_desktop.app.error_words import reason_text
from shogi_desktop.app.game_start import require_usable
from shogi_desktop.app.journal import GameElsewhereError, Journal
from shogi_desktop.app.journal_lines import UnfinishedGame
from shogi_desktop.app.own_handicaps import OwnHandicaps
from shogi_desktop.app.play import PlayController
from shogi_desktop.app.resuming import Waiting, look
from shogi_desktop.app.settings import NewGameChoices, SettingsStore
from shogi_desktop.app.setup import GameSetup
from shogi_desktop.game import Record, throw_furigoma
from shogi_desktop.gui.board import system_wants_less_motion
from shogi_desktop.gui.file_actions import FileActions, Say
from shogi_desktop.gui.history_actions import HistoryActions
from shogi_desktop.gui.look import Appearance
from shogi_desktop.gui.start_page import StartPage
from shogi_desktop.rules import Position, RulesError, Variant, variant_by_id

if TYPE_CHECKING:
    from shogi_desktop.gui.dialogs.furigoma import FurigomaDialog
    from shogi_desktop.gui.dialogs.new_game import NewGameDialog, StartFrom
    from shogi_desktop.gui.editor_actions import EditorActions
    from shogi_desktop.gui.learn_actions import LearnActions

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

    def __init__(
        self,
        window: QWidget,
        controller: PlayController,
        settings: SettingsStore,
        own_handicaps: OwnHandicaps,
        journal: Journal,
        start_page: StartPage,
        say: Say,
        withdraw: Callable[[str], None],
        appearance: Callable[[], Appearance],
    ) -> None:
        """Offer on `start_page` what `journal` holds. `meet` brings in those parts that are made later."""
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._settings = settings
        self._own_handicaps = own_handicaps
        self._journal = journal
        self._start_page = start_page
        self._say = say
        self._withdraw = withdraw
        self._appearance = appearance
        self.dialog: NewGameDialog | None = None
        self.furigoma_dialog: FurigomaDialog | None = None
        self.chance = Random()
        self._told_about: Record | None = None
        controller.record_changed.connect(self._on_record_changed)
        controller.shown.connect(self._on_shown)
        self._told_of_strange = False
        start_page.play_wanted.connect(lambda: self.ask(handicap="even", two_players=False))
        start_page.handicap_wanted.connect(self._ask_handicap_game)
        start_page.two_players_wanted.connect(lambda: self.ask(handicap="even", two_players=True))

    def meet(
        self, files: FileActions, results: HistoryActions, editing: EditorActions, learning: LearnActions
    ) -> None:
        """Get to know the parts that ask this one whether a record may make way, and are asked in turn."""
        self._files, self._results, self._editing, self._learning = files, results, editing, learning
        editing.handicap_wanted.connect(self._ask_own_handicap_game)

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
        choices = self._settings.current.new_game
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
        from shogi_desktop.gui.dialogs.new_game import StartFrom  # noqa: PLC0415 - see _ask

        self._ask(self._settings.current.new_game, StartFrom(setup, position), on_begin)

    def _continue_here(self) -> None:
        cursor = self._controller.cursor
        if cursor is not None:
            self.ask_from(self._controller.setup_from_here(GameSetup()), cursor.position(), lambda: None)

    def _ask_handicap_game(self) -> None:
        last = self._settings.current.new_game.handicap
        self.ask(handicap="rook_lance" if last == "even" else last, two_players=False)

    def _ask_own_handicap_game(self, variant_id: str, handicap_id: str) -> None:
        choices = msgspec.structs.replace(self._settings.current.new_game, variant=variant_id)
        self._ask(msgspec.structs.replace(choices, handicap=handicap_id), None)

    def _ask(
        self,
        choices: NewGameChoices,
        start_from: StartFrom | None,
        on_begin: Callable[[], None] = lambda: None,
    ) -> None:
        # Imported when first asked for: the window is on the screen sooner.
        from shogi_desktop.gui.dialogs.new_game import NewGameDialog  # noqa: PLC0415

        appearance = self._appearance()
        dialog = NewGameDialog(
            choices,
            self._settings.current.player_name,
            appearance.piece_set,
            appearance.theme,
            start_from,
            breaks_off=self._controller.running,
            own=self._own_handicaps,
            own_level=self._results.level_of_player,
            adaptive_level=self._results.adaptive_level,
            parent=self._window,
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._learning.help_in(dialog, lambda: variant_by_id(dialog.choices.variant))
        dialog.accepted.connect(on_begin)
        dialog.accepted.connect(lambda: self._take(dialog))
        dialog.compose_wanted.connect(self._compose_handicap)
        dialog.finished.connect(self._forget_dialog)
        self.dialog = dialog
        dialog.open()

    def _forget_dialog(self) -> None:
        self.dialog = None

    def _compose_handicap(self, position: Position) -> None:
        self._editing.compose(position)

    # --- beginning ----------------------------------------------------------------------------------------

    def _take(self, dialog: NewGameDialog) -> None:
        """Begin what the dialog says; where pawns decide the colours they are thrown first."""
        choices, player_name = dialog.choices, dialog.player_name
        if not dialog.wants_furigoma:
            self._begin(dialog.setup, choices, player_name)
            return
        from shogi_desktop.gui.dialogs.furigoma import FurigomaDialog  # noqa: PLC0415 - see _ask

        furigoma = throw_furigoma(self.chance)
        setup = dialog.setup_after(furigoma)
        appearance = self._appearance()
        thrown = FurigomaDialog(
            furigoma,
            dialog.tossers,
            appearance.piece_set,
            appearance.theme,
            reduced_motion=self._settings.current.reduces_motion(system=system_wants_less_motion()),
            parent=self._window,
        )
        thrown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        thrown.finished.connect(lambda: self._begin(setup, choices, player_name))
        self.furigoma_dialog = thrown
        thrown.finished.connect(self._forget_furigoma_dialog)
        thrown.open()

    def _forget_furigoma_dialog(self) -> None:
        self.furigoma_dialog = None

    def _begin(self, setup: GameSetup, choices: NewGameChoices, player_name: str) -> None:
        self._settings.update(new_game=choices, player_name=player_name)
        self.new_game(setup)

    def new_game(self, setup: GameSetup) -> None:
        """Begin a game and show its board, unless the player wants to keep what is there.

        That is asked when all about the new game has been said: its choices are kept, whatever the answer.
        """
        try:
            require_usable(setup)
        except RulesError as error:
            self._say(
                self.tr("This game cannot be set up: {reason}").format(reason=reason_text(error)),
                topic="setup",
            )
            return
        if self.may_leave_record():
            self._withdraw("journal")
            self._controller.new_game(setup)
            self._files.forget_file()

    def _rematch(self) -> None:
        setup = self._controller.setup
        if setup is not None:
            self.new_game(self._results.adapted(setup.rematch()))

    # --- the game that waits ------------------------------------------------------------------------------

    @property
    def unfinished(self) -> UnfinishedGame | None:
        """The game that is offered to be resumed."""
        return self._start_page.unfinished

    def look_for_unfinished(self) -> None:
        """Offer the game that waits to be resumed, if there is one."""
        waiting = look(self._journal)
        self._start_page.set_unfinished(waiting.replay)
        self._tell(waiting)

    def _tell(self, waiting: Waiting) -> None:
        """Say what is there and cannot be resumed: once, what another version may go on with."""
        if waiting.of_other_versions and not self._told_of_strange:
            self._told_of_strange = True
            sentence = self.tr(
                "There are games in {folder} that this version of the program cannot go on with. "
                "They stay there for the version that has kept them."
            )
            self._say(sentence.format(folder=waiting.of_other_versions[0].parent), topic="waiting")
        for aside in waiting.set_aside:
            sentence = self.tr(
                "The journal of a game was damaged at its beginning and was set aside as {file}. "
                "Moves in it: {moves}."
            )
            self._say(sentence.format(file=aside.file, moves=aside.moves))

    def _resume(self) -> None:
        game = self.unfinished
        if game is None or not self.may_leave_record():
            return
        self._withdraw("resume")
        try:
            copy = self._controller.resume(game)
        except GameElsewhereError:
            self.look_for_unfinished()
            self._say(
                self.tr("This game is played in another window of the program, or was played on there."),
                topic="resume",
            )
            return
        self._files.forget_file()
        self._controller.settle_end()
        if copy is not None:
            sentence = self.tr(
                "The journal of this game was damaged. Moves that are there: {moves}; moves lost: {lost}. "
                "As it stood it is kept as {file}."
            )
            text = sentence.format(moves=len(game.moves), lost=game.lost, file=copy)
            self._say(text, topic="damage")

    # --- leaving ------------------------------------------------------------------------------------------

    def may_leave_record(self) -> bool:
        """Whether something else may take the place of the record; asks where changes to it would be lost.

        A game being played needs no asking while its journal can be written, nor does a position that is
        being set up, to which Undo leads back.
        """
        if not self.may_leave_game():
            return False
        self._editing.put_away()
        return True

    def may_leave_game(self) -> bool:
        """The same, where nothing takes the editor's place."""
        if not self._controller.modified or self._controller.kept:
            return True
        from shogi_desktop.gui.dialogs.ask_save import Answer, AskSaveDialog  # noqa: PLC0415 - see _ask

        dialog = AskSaveDialog(self._window)
        dialog.exec()
        if dialog.answer is Answer.SAVE:
            self._files.save()
            return not self._controller.modified
        return dialog.answer is Answer.DISCARD

    # --- notices ------------------------------------------------------------------------------------------

    def clear_notices(self) -> None:
        """Take back what was said about the game or record before."""
        for topic in _OF_A_RECORD:
            self._withdraw(topic)

    def _on_record_changed(self) -> None:
        """Another record is on the board, or the same one to be studied now."""
        record = self._controller.record
        if record is not self._told_about:
            self._told_about = record
            self.clear_notices()

    def _on_shown(self) -> None:
        for topic in _OF_A_MOVE:
            self._withdraw(topic)
