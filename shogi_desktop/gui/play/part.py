"""The board with the game or record on it, and all that is done there: the part that most commands are of."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from msgspec.structs import replace

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.engines.launch import Launch
from shogi_desktop.app.engines.registry import Role
from shogi_desktop.app.play.adviser import EngineAdviser
from shogi_desktop.app.play.coach import Coach
from shogi_desktop.app.play.command_state import state_of
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.play.events import SetAside
from shogi_desktop.app.play.game import Game
from shogi_desktop.app.play.game_sounds import GameSounds
from shogi_desktop.app.play.hints import Hints
from shogi_desktop.app.play.manners import Manners
from shogi_desktop.app.play.title import board_title
from shogi_desktop.app.players.making import Players
from shogi_desktop.app.players.thinking_time import MIN_REPLY_MS, Pace
from shogi_desktop.app.records.document import Document
from shogi_desktop.app.records.files import Opened
from shogi_desktop.app.records.unsaved import Offer
from shogi_desktop.app.settings.game_setup import EngineSetup, GameSetup
from shogi_desktop.app.settings.move_style import move_style
from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.app.shell.commands import CommandState
from shogi_desktop.app.sound.sounds import system_sounds
from shogi_desktop.app.system.game_time import system_time
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.game import Record
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.play.announcer import Announcer
from shogi_desktop.gui.play.clock_watch import ClockWatch
from shogi_desktop.gui.play.coach_actions import CoachActions
from shogi_desktop.gui.play.computer_actions import ComputerActions
from shogi_desktop.gui.play.engine_notices import EngineNotices
from shogi_desktop.gui.play.game_actions import GameActions
from shogi_desktop.gui.play.manners_actions import MannersActions
from shogi_desktop.gui.play.page import PlayPage
from shogi_desktop.gui.play.placing_actions import PlacingActions
from shogi_desktop.gui.play.series_actions import SeriesActions
from shogi_desktop.gui.play.view_actions import ViewActions
from shogi_desktop.gui.records.actions import FileActions
from shogi_desktop.gui.results.notes import ResultNotes
from shogi_desktop.gui.shell.part import Handlers, Part
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.study.actions import RecordActions
from shogi_desktop.gui.widgets.move_writer import move_writer
from shogi_desktop.rules import Variant
from shogi_desktop.usi.command import EngineCommand


class PlayPart(Part):
    """The board and what belongs to it.

    :ivar desk: begins games and studies. :ivar board: the model of the board.
    :ivar page: the board and all around it.
    :ivar games: the ways to a game. :ivar files: files and the clipboard.
    :ivar game_sounds: what is heard of a game. :ivar announcer: what a screen reader is told of it.
    :ivar computer: what is asked of the computer in a game. :ivar coach: the coach's words.
    :ivar placing: asks how strong the player is.
    :ivar engine_notices: what is told of the opponent's engine.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        outside, settings = shell.outside, shell.settings.current
        time = outside.time or system_time()
        self._players = Players(outside.engine, owned=self._command_of)
        self._adviser = outside.adviser or EngineAdviser(outside.engine, chosen=self._hint_engine)
        self._sounds = outside.sounds or system_sounds(self)
        self.desk = desk = Desk(
            shell.journal, outside.players or self._players, time, new_document=self._new_document
        )
        self.board = desk.board
        self.game_sounds = GameSounds(desk, shell.settings, self._sounds)
        for owned in (desk, self.game_sounds):
            # They go with the window: what their signals hold of it no garbage collector sees.
            owned.setParent(self)
        writer = move_writer(move_style(settings))
        self.page = page = PlayPage(desk, shell.appearance, shell.actions, writer, shell.pages)
        self.game_sounds.landing_ms = page.scene.landing_ms
        self._view = ViewActions(shell, desk.board, page)
        shell.pages.addWidget(page)
        self.files = FileActions(shell, desk)
        hints = Hints(desk, self._adviser, shell.background)
        hints.asked.connect(ResultNotes(shell, desk, self.files.saver).hint_asked)
        coach = Coach(desk, self._adviser, shell.background)
        hints.asked.connect(coach.note_hint)
        self.coach = CoachActions(shell, desk, coach, page)
        self.placing = PlacingActions(shell)
        self.games = GameActions(shell, desk, self.files)
        self.manners = MannersActions(shell, desk, Manners(desk, time), page.panel.impasse)
        self.clock_watch = ClockWatch(desk, time, shell.say, self)
        self.matches = SeriesActions(shell, desk, page.panel.end_card, self.games.new_game)
        self.computer = ComputerActions(shell, desk, hints, page)
        self.records = RecordActions(shell, desk.board, page.board, page.panel.moves, page.panel.alternatives)
        page.information_wanted.connect(self.records.show_information)
        self.announcer = Announcer(desk, page.board, page.outcome_words)
        self.engine_notices = EngineNotices(shell, desk)
        self._use_computer_settings(settings)
        self._connect()

    def _command_of(self, setup: EngineSetup) -> EngineCommand:
        return self._shell.parts.engines.registry.command_of(setup)

    def _hint_engine(self, variant: Variant) -> Launch | None:
        """The player's own engine for hints, if one was chosen that plays the game."""
        registry = self._shell.parts.engines.registry
        engine = registry.chosen(Role.HINT, variant)
        return None if engine.is_built_in else registry.launch(engine.id, role=Role.HINT)

    def _new_document(self) -> Document:
        return Document(encoding=self._shell.settings.current.kifu_encoding)

    def _connect(self) -> None:
        shell, page = self._shell, self.page
        self.board.changed.connect(self._on_changed)
        self.board.happened.connect(self._on_event)
        shell.unsaved.watch_board(self.board)
        end = page.panel.end_card
        self.files.saver.kept_as.connect(end.tell_file)
        self.files.used.connect(shell.recent.remember)
        self.files.saver.used.connect(shell.recent.remember)
        self.files.missing.connect(shell.recent.forget)
        self.files.collection_opened.connect(self._offer_library)
        page.typed_nonsense.connect(lambda text: shell.say(text, topic="typed"))
        page.board.drag_out_wanted.connect(lambda: shell.parts.printing.drag_out(page.board))
        for signal, command in (
            (end.rematch_wanted, "rematch"),
            (end.new_game_wanted, "new_game"),
            (end.save_wanted, "save"),
            (end.study_wanted, "study"),
            (end.review_wanted, "review"),
            (page.panel.continue_wanted, "continue_here"),
        ):
            signal.connect(lambda *_, name=command: shell.do(name))

    def _on_changed(self, changes: Changes) -> None:
        if Change.RECORD in changes:
            self._show_board()
        if Change.STATE in changes or Change.NOTES in changes:
            self._shell.refresh()
        parts = self._shell.parts
        if not parts.has("analysis") and self._has_evaluations(changes):
            parts.analysis.take_up()
        explores = self._shell.settings.current.explorer_shown and not self.board.running
        if explores and not parts.has("explorer") and self.shown:
            parts.explorer.take_up()

    def _has_evaluations(self, changes: Changes) -> bool:
        """Whether something has come that a graph could show."""
        cursor = self.board.cursor
        if cursor is None or not {Change.RECORD, Change.NOTES} & set(changes.what):
            return False
        return any(node.evaluation is not None for node in cursor.line)

    def _on_event(self, event: object) -> None:
        if isinstance(event, SetAside):
            self._shell.say(
                lambda: self.tr("Your game did not end: it is waiting to be resumed."),
                action=lambda: self.tr("Resume"),
                handler=partial(self._shell.do, "resume"),
                topic="resume",
            )

    # --- commands -----------------------------------------------------------------------------------------

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        files = self.files
        return {
            "go_on": self.matches.go_on,
            "end_match": self._end_match,
            "open": files.open,
            "save": files.saver.save,
            "save_as": files.saver.save_as,
            "take_back": lambda: self.desk.with_game(Game.take_back),
            **files.clipboard.handlers(),
            "paste": self._paste,
            "study": self.desk.study_game,
            "retry_engine": self.engine_notices.retry,
            **self._view.handlers(),
            **self.games.handlers(),
            **self.records.handlers(),
            **self.manners.handlers(),
            **self.computer.handlers(),
            **self.coach.handlers(),
            **self.placing.handlers(),
        }

    @property
    def title(self) -> str:
        """What is on the board, for the title of the window."""
        return board_title(self.desk)

    @property
    def shown(self) -> bool:
        """Whether the board is what the window shows."""
        return self._shell.pages.currentWidget() is self.page

    def state(self, state: CommandState) -> CommandState:
        """`state` with what can be done at the board; elsewhere than there that is little."""
        if self.shown:
            state = self.coach.state(self.computer.state(self.manners.state(state_of(self.desk, state))))
        state = self.matches.state(state)
        waits = self._shell.waiting.unfinished is not None
        return replace(state, can_resume=waits and not self.board.running)

    def _end_match(self) -> None:
        self.matches.end_match()
        self._shell.refresh()

    def _paste(self) -> None:
        parts = self._shell.parts
        if parts.has("editing") and parts.editing.shown:
            parts.editing.paste()
        else:
            self.files.paste()

    # --- what is on the board -----------------------------------------------------------------------------

    @property
    def setup(self) -> GameSetup | None:
        """How the game on the board was set up."""
        return self.desk.setup

    def new_game(self, setup: GameSetup) -> None:
        """Begin a game, unless the player wants to keep what is there."""
        self.games.new_game(setup)

    def open_path(self, path: Path) -> None:
        """Open the kifu at `path` for study."""
        self.files.open_path(path)

    def show_opened(self, opened: Opened, path: Path, place: RecordPath) -> bool:
        """Put a record that was read from `path` on the board, at `place`; whether it was."""
        return self.files.show_opened(opened, path, place)

    def save(self) -> None:
        """Write the record into its file; asks for one where it has none."""
        self.files.saver.save()

    def let_go(self) -> None:
        """Something else comes onto the board: a running game stays in its journal."""
        self.games.clear_notices()
        self.desk.let_go()

    def study_position(self, record: Record) -> None:
        """Put a record that was set up on the board for study."""
        self.desk.open_record(record)

    def take_up(self, offer: Offer) -> None:
        """Put on the board what was left unsaved, as unsaved as it was."""
        self.games.clear_notices()
        if offer.record is not None and offer.origin is not None:
            document = Document.of_origin(offer.origin)
            self.desk.open_record(offer.record, offer.place, document, modified=True)

    def _show_board(self) -> None:
        self._shell.waiting.look()
        self._shell.pages.setCurrentWidget(self.page)
        self.page.board.setFocus()

    def may_leave(self, *, closing: bool) -> bool:  # noqa: ARG002 - what is on the board is lost either way
        """Whether the record may make way; the player is asked where changes to it would be lost."""
        return self.games.may_leave_record()

    def _offer_library(self, path: Path) -> None:
        self._shell.parts.library.offer(path)

    # --- the window's changes -----------------------------------------------------------------------------

    def use_settings(self, before: Settings, settings: Settings) -> None:
        """Take up what has changed in the settings."""
        if move_style(before) is not move_style(settings):
            self.page.panel.moves.set_writer(move_writer(move_style(settings)))
            self.page.show_evaluation()
            self.page.panel.moves.follow()
            self._tell_again()
        self._view.use_settings(settings)
        self._use_computer_settings(settings)

    def _use_computer_settings(self, settings: Settings) -> None:
        self.desk.customs.resigning = settings.computer_resigning
        self.coach.use_settings(settings)
        most = settings.computer_most_seconds * 1_000
        self._players.pace = Pace(
            max(MIN_REPLY_MS, settings.computer_least_seconds * 1_000),
            most or None,
            settings.computer_uses_clock,
            settings.computer_ponders,
            natural=settings.computer_tempo == "natural",
        )

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces."""
        self.page.use_look(appearance)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.records.refresh()
        self.matches.refresh()
        self.page.retranslate()
        self._tell_again()

    def _tell_again(self) -> None:
        """Say hint and coach's word again: their language or their notation is another."""
        self.computer.refresh()
        self.coach.refresh()

    def close(self) -> None:
        """Put the game away: a running one waits in its journal."""
        self.desk.leave()
        self.engine_notices.close()
        self._players.close()
        self._adviser.close()
        self._sounds.close()
