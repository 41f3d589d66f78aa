"""The one window of the program: start page, play page, menus made of the table of commands, and notices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeySequence, QPixmap
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QStackedWidget, QVBoxLayout, QWidget

from shogi_desktop.app.adviser import Advises, EngineAdviser
from shogi_desktop.app.awake import AwakeTime, system_time
from shogi_desktop.app.commands import COMMANDS, CONTEXT, Command, CommandState, Menu
from shogi_desktop.app.error_words import reason_text
from shogi_desktop.app.game_sounds import GameSounds
from shogi_desktop.app.game_start import require_usable
from shogi_desktop.app.hints import Hints
from shogi_desktop.app.i18n import Translations
from shogi_desktop.app.journal import GameElsewhereError, Journal
from shogi_desktop.app.manners import Manners
from shogi_desktop.app.move_style import move_style
from shogi_desktop.app.opponent_protocol import OpponentFactory
from shogi_desktop.app.opponents import MIN_REPLY_MS, EngineOpponents, Pace
from shogi_desktop.app.own_handicaps import OwnHandicaps
from shogi_desktop.app.paths import AppPaths
from shogi_desktop.app.play import PlayController
from shogi_desktop.app.settings import NewGameChoices, Settings, SettingsStore
from shogi_desktop.app.setup import GameSetup
from shogi_desktop.app.sounds import Sounds, system_sounds
from shogi_desktop.app.words import side_name
from shogi_desktop.game import Record, throw_furigoma
from shogi_desktop.gui.announcer import Announcer
from shogi_desktop.gui.board import system_wants_less_motion
from shogi_desktop.gui.clock_watch import ClockWatch
from shogi_desktop.gui.computer_actions import ComputerActions
from shogi_desktop.gui.dropping import Dropper
from shogi_desktop.gui.editor_actions import EditorActions
from shogi_desktop.gui.file_actions import FileActions
from shogi_desktop.gui.guide_actions import GuideActions
from shogi_desktop.gui.history_actions import HistoryActions
from shogi_desktop.gui.learn_actions import LearnActions
from shogi_desktop.gui.library_actions import LibraryActions
from shogi_desktop.gui.look import Appearance
from shogi_desktop.gui.manners_actions import MannersActions
from shogi_desktop.gui.match_actions import MatchActions
from shogi_desktop.gui.move_writer import move_writer
from shogi_desktop.gui.piece_menu import PieceMenu
from shogi_desktop.gui.play_page import PlayPage
from shogi_desktop.gui.printing.actions import PrintActions
from shogi_desktop.gui.recent_files import RecentFilesMenu
from shogi_desktop.gui.record_actions import RecordActions
from shogi_desktop.gui.start_page import StartPage
from shogi_desktop.gui.style import apply_style
from shogi_desktop.gui.tokens import GRID
from shogi_desktop.gui.widgets.board_preview import BoardPreview
from shogi_desktop.gui.widgets.notice_bar import Notice, NoticeBar
from shogi_desktop.gui.window_place import place_text, restore_place
from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import Position, RulesError, variant_by_id

if TYPE_CHECKING:
    from shogi_desktop.app.engines import EngineCommand
    from shogi_desktop.gui.dialogs.furigoma import FurigomaDialog
    from shogi_desktop.gui.dialogs.new_game import NewGameDialog, StartFrom
    from shogi_desktop.gui.dialogs.settings_dialog import SettingsDialog

_SIZE = QSize(1400, 860)
_SMALLEST = QSize(880, 600)
_SHARE = 0.92
_PAGE = 10
_ROLES = {
    "about": QAction.MenuRole.AboutRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
}
_RESTARTED = "engine restarted"
_RESTARTED_MS = 5_000


def _look_of(settings: Settings) -> tuple[object, ...]:
    return (
        settings.appearance,
        settings.board,
        settings.text_percent,
        settings.piece_set,
        settings.dark_sides,
    )


class MainWindow(QMainWindow):
    """Start page and play page, the menus, and the controllers behind them.

    :ivar play_page: the board and all around it.
    :ivar start_page: the first page.
    :ivar notices: what the program has to say.
    :ivar controller: the game or record on the board.
    :ivar game_sounds: what is heard of it.
    :ivar announcer: what a screen reader is told of it.
    :ivar computer: what is asked of the computer in a game.
    :ivar results: the player's results against the computer.
    :ivar new_game_dialog: the dialog that is asking how to play, or None.
    :ivar furigoma_dialog: the furigoma that is being thrown, or None.
    :ivar chance: throws its pawns.
    :ivar settings_dialog: the open settings page, or None.
    :ivar restarted_told: runs while it is told that the engine was started again.
    """

    def __init__(
        self,
        paths: AppPaths,
        engine: EngineCommand | None = None,
        opponents: OpponentFactory | None = None,
        sounds: Sounds | None = None,
        awake: AwakeTime | None = None,
        adviser: Advises | None = None,
    ) -> None:
        """Make the window, not shown yet.

        :param opponents: makes the computer's players; None for the engine.
        :param adviser: is asked for hints; None for the engine.
        :param sounds: what makes sounds; None for the system.
        :param awake: the time by which games are played; None for the system's.
        """
        super().__init__()
        self._paths = paths
        self._early_notices: list[Notice] = []
        self.notices: NoticeBar | None = None
        self.new_game_dialog: NewGameDialog | None = None
        self.furigoma_dialog: FurigomaDialog | None = None
        self.chance = Random()
        self.settings_dialog: SettingsDialog | None = None
        self.settings = SettingsStore(paths.settings_file, self.say)
        self.own_handicaps = OwnHandicaps(self.settings, self)
        self._translations = Translations(resource_path("i18n"))
        self._translations.use(self.settings.current.language)
        self._in_force = self.settings.current
        self._appearance = Appearance.of(self.settings.current)
        self._style()
        self._journal = Journal(paths.journal_dir, self._report_journal)
        self._engines = EngineOpponents(engine)
        self._time = awake or system_time()
        self.controller = PlayController(
            self._journal,
            opponents or self._engines,
            self._time,
        )
        self._adviser = adviser or EngineAdviser(engine)
        self._sounds = sounds or system_sounds(self)
        self.game_sounds = GameSounds(self.controller, self.settings, self._sounds)
        self.restarted_told = QTimer(self)
        self.restarted_told.setSingleShot(True)
        self.restarted_told.setInterval(_RESTARTED_MS)
        self.restarted_told.timeout.connect(lambda: self.withdraw(_RESTARTED))
        self.actions_by_id = self._make_actions()
        self._make_menus()
        self._make_pages()
        self.files = FileActions(
            self,
            self.controller,
            self.settings,
            paths,
            self.say,
            self.withdraw,
            lambda: self._appearance,
            self.may_leave_record,
        )
        self.printing = PrintActions(
            self,
            self.controller,
            self.settings,
            paths,
            self.say,
            lambda: self.play_page.flipped,
            lambda: self.files.file,
        )
        self.results = HistoryActions(
            self, self.controller, self.files, paths.results_file, self.say, lambda: self._appearance
        )
        self.library = LibraryActions(
            self.pages,
            self.controller,
            self.files,
            self.settings,
            paths,
            self.say,
            lambda: self._appearance,
            self,
        )
        self.learning = LearnActions(
            self.pages,
            self.controller,
            self.settings,
            paths,
            self.printing,
            lambda text: self.say(text, topic="learn"),
            lambda: self._appearance,
            self._ask_first_game,
            self,
        )
        self._make_file_ways()
        self._make_piece_menu()
        self._tell_pieces()
        self.editing = EditorActions(
            self,
            self.pages,
            self.start_page,
            self.play_page,
            self.controller,
            self.own_handicaps,
            self.say,
            self.withdraw,
            lambda: self._appearance,
            self._may_leave_game,
            self._ask_game_from,
            self._study_position,
        )
        self.manners = MannersActions(
            self,
            self.controller,
            Manners(self.controller, self._time),
            self.play_page.panel.impasse,
            lambda text: self.say(text, topic="manners"),
        )
        self.clock_watch = ClockWatch(self.controller, self._time, self.say, self)
        self.matches = MatchActions(
            self.controller,
            self.settings,
            self.play_page.panel.end_card,
            self.say,
            self.withdraw,
            self.new_game,
            lambda: self.start_page.unfinished,
            self,
        )
        self.computer = ComputerActions(
            self,
            self.controller,
            Hints(self.controller, self._adviser),
            self.play_page,
            self.actions_by_id,
            self.say,
            self.withdraw,
        )
        self.records = RecordActions(self, self.controller, self.play_page, self.actions_by_id)
        self.announcer = Announcer(self.controller, self.play_page.board, self.play_page.outcome_words)
        self.guide = GuideActions(self, lambda: self._translations.language.code)
        self._connect()
        self._restore_geometry()
        self._refresh_commands()
        self.matches.tell_waiting()
        if self.settings.current.last_page == "library":
            # Not before the window is there: the list is long.
            QTimer.singleShot(0, self, self._open_last_page)

    # --- building -----------------------------------------------------------------------------------------

    def _style(self) -> None:
        application = QApplication.instance()
        if isinstance(application, QApplication):
            apply_style(application, self._appearance.tokens, self._appearance.text_percent)

    def _make_actions(self) -> dict[str, QAction]:
        actions = {}
        for command in COMMANDS:
            action = QAction(self)
            action.setObjectName(command.id)
            action.setShortcuts([QKeySequence(key) for key in command.shortcuts])
            action.setCheckable(command.checkable)
            # Elsewhere than on macOS a role means nothing; there no other entry may be moved by its text.
            action.setMenuRole(_ROLES.get(command.id, QAction.MenuRole.NoRole))
            action.triggered.connect(lambda _=False, name=command.id: self.do(name))
            self.addAction(action)
            actions[command.id] = action
        self._name_actions(actions)
        return actions

    def _name_actions(self, actions: dict[str, QAction]) -> None:
        for command in COMMANDS:
            action = actions[command.id]
            action.setText(command.label)
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{command.explanation}  ({keys})" if keys else command.explanation)
            if command.icon is not None:
                action.setIcon(self._appearance.icons.icon(command.icon))

    def _make_menus(self) -> None:
        self._menus: dict[Menu, QMenu] = {}
        self._submenus: dict[str, QMenu] = {}
        for menu in Menu:
            shown = self.menuBar().addMenu(menu.title)
            self._menus[menu] = shown
            group = 0
            for command in (entry for entry in COMMANDS if entry.menu is menu):
                if command.group != group:
                    shown.addSeparator()
                    group = command.group
                self._menu_for(command, shown).addAction(self.actions_by_id[command.id])

    def _menu_for(self, command: Command, menu: QMenu) -> QMenu:
        """The menu that `command` stands in: `menu`, or its submenu, made with its first command."""
        if not command.submenu:
            return menu
        if command.submenu not in self._submenus:
            self._submenus[command.submenu] = menu.addMenu(command.submenu_title)
        return self._submenus[command.submenu]

    def _make_file_ways(self) -> None:
        """The menu of recent files, and what is dragged onto the window."""
        self.recent = RecentFilesMenu(self.settings, self)
        self._menus[Menu.GAME].insertMenu(self.actions_by_id["library"], self.recent)
        self.recent.chosen.connect(self.open_path)
        self.files.used.connect(self.recent.remember)
        self.files.missing.connect(self.recent.forget)
        self.files.collection_opened.connect(self.library.offer)
        self.dropper = Dropper(self, self.open_path, self.files.open_dropped, self.library.add)

    def _make_piece_menu(self) -> None:
        self.piece_menu = PieceMenu(self.settings, self._paths.pieces_dir, self)
        self._menus[Menu.VIEW].insertMenu(self.actions_by_id["full_screen"], self.piece_menu)

    def _make_pages(self) -> None:
        appearance = self._appearance
        preview = BoardPreview(appearance.piece_set, appearance.theme)
        self.start_page = StartPage(preview)
        self.play_page = PlayPage(
            self.controller, appearance, self.actions_by_id, move_writer(move_style(self.settings.current))
        )
        self.play_page.use_settings(self.settings.current)
        self.actions_by_id["panel"].setChecked(self.settings.current.panel_shown)
        self._use_computer_settings(self.settings.current)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.start_page)
        self.pages.addWidget(self.play_page)
        self.notices = NoticeBar(self)
        middle = QWidget(self)
        middle.setProperty("panel", "window")
        middle.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        holder = QVBoxLayout()
        holder.setContentsMargins(GRID, 0, GRID, 0)
        holder.addWidget(self.notices)
        column.addLayout(holder)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(middle)
        self.start_page.use_look(appearance.tokens, appearance.icons)
        self.start_page.set_unfinished(self._journal.unfinished())
        self.notices.set_picture(self._warning_sign())
        self.start_page.setFocus()
        for notice in self._early_notices:
            self.notices.say(notice)

    def _connect(self) -> None:
        self.settings.changed.connect(self._use_settings)
        self.controller.state_changed.connect(self._refresh_commands)
        self.controller.edited.connect(lambda: self.setWindowModified(True))
        self.controller.record_changed.connect(self._show_board)
        self.controller.engine_failed.connect(self._report_engine)
        self.controller.engine_restarting.connect(lambda text: self.say(text, topic="engine"))
        self.controller.engine_restarted.connect(self._tell_engine_restarted)
        self.controller.set_aside.connect(self._tell_game_waits)
        self.controller.shown.connect(lambda: self.withdraw("typed"))
        self.files.kept_as.connect(self.play_page.panel.end_card.tell_file)
        self.play_page.typed_nonsense.connect(lambda text: self.say(text, topic="typed"))
        start, end = self.start_page, self.play_page.panel.end_card
        self.play_page.board.drag_out_wanted.connect(lambda: self.printing.drag_out(self.play_page.board))
        start.play_wanted.connect(lambda: self.ask_new_game(handicap="even", two_players=False))
        start.handicap_wanted.connect(self._ask_handicap_game)
        start.two_players_wanted.connect(lambda: self.ask_new_game(handicap="even", two_players=True))
        start.open_wanted.connect(lambda: self.do("open"))
        start.resume_wanted.connect(lambda: self.do("resume"))
        start.library_wanted.connect(lambda: self.do("library"))
        start.set_up_wanted.connect(lambda: self.do("edit_position"))
        start.learn_wanted.connect(lambda: self.do("learn"))
        self.editing.handicap_wanted.connect(self._ask_own_handicap_game)
        self.pages.currentChanged.connect(self._refresh_commands)
        end.rematch_wanted.connect(lambda: self.do("rematch"))
        end.new_game_wanted.connect(lambda: self.do("new_game"))
        end.save_wanted.connect(lambda: self.do("save"))
        end.study_wanted.connect(lambda: self.do("study"))
        self.play_page.panel.continue_wanted.connect(lambda: self.do("continue_here"))
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_system_colours)
        hints.accessibility().contrastPreferenceChanged.connect(self._on_system_colours)

    # --- commands -----------------------------------------------------------------------------------------

    def do(self, command_id: str) -> None:
        """Carry out a command of the table; one that is not enabled does nothing."""
        if self.actions_by_id[command_id].isEnabled():
            self._handlers()[command_id]()

    def _handlers(self) -> dict[str, Callable[[], object]]:
        controller, files = self.controller, self.files
        return {
            "new_game": self.ask_new_game,
            "rematch": self._rematch,
            "go_on": self.matches.go_on,
            "end_match": self._end_match,
            "resume": self._resume,
            "open": files.open,
            "library": self.library.open,
            "find_position": self.library.find_position,
            "save": files.save,
            "save_as": files.save_as,
            "export_pdf": self.printing.export_pdf,
            "export_picture": self.printing.export_picture,
            "export_animation": self.printing.export_animation,
            "print": self.printing.print,
            "results": self.results.show,
            "start_page": self.show_start_page,
            "quit": self.close,
            "take_back": controller.take_back,
            "copy_game": files.copy_game,
            **files.copies,
            "copy_diagram": files.copy_diagram,
            "copy_position": files.copy_position,
            "copy_picture": self.printing.copy_picture,
            "paste": self._paste,
            "edit_position": self.editing.open,
            "settings": self._open_settings,
            "first": lambda: controller.go_to_index(0),
            "back_ten": lambda: controller.step(-_PAGE),
            "back": lambda: controller.step(-1),
            "forward": lambda: controller.step(1),
            "forward_ten": lambda: controller.step(_PAGE),
            "last": self._go_to_last,
            "continue_here": self._continue_here,
            "study": controller.study,
            "resign": controller.resign,
            "retry_engine": self._retry_engine,
            "flip": self.play_page.flip,
            "panel": self._toggle_panel,
            "full_screen": self._toggle_full_screen,
            "guide": self.guide.open,
            "about": self._about,
            **self.learning.handlers(),
            **self.records.handlers(),
            **self.manners.handlers(),
            **self.computer.handlers(),
        }

    def _refresh_commands(self) -> None:
        state = self.controller.command_state() if self.on_board else CommandState()
        waits = self.start_page.unfinished is not None
        if self.on_board:
            state = self.computer.state(self.manners.state(state))
        state = self.matches.state(state)
        state = replace(state, can_resume=waits and not self.controller.running)
        for command in COMMANDS:
            action = self.actions_by_id[command.id]
            action.setEnabled(command.when.holds(state))
            keys = [QKeySequence(key) for key in command.keys(state)]
            if action.shortcuts() != keys:
                action.setShortcuts(keys)
        self.setWindowModified(self.controller.modified)
        self._name_window()

    def _name_window(self) -> None:
        """Let the title say whose move it is: it is seen where the window is not."""
        record, turn = self.controller.record, self.controller.turn
        if record is None or turn is None or not self.on_board:
            self.setWindowTitle("Shogi Desktop[*]")
            return
        side = side_name(turn, handicap=record.is_handicap)
        self.setWindowTitle(self.tr("{side} to move – Shogi Desktop").format(side=side) + "[*]")

    @property
    def on_board(self) -> bool:
        """Whether the play page is shown, not the start page."""
        return self.pages.currentWidget() is self.play_page

    # --- games --------------------------------------------------------------------------------------------

    def ask_new_game(self, *, handicap: str | None = None, two_players: bool | None = None) -> None:
        """Ask how the next game is to be, from the choices made last, and begin it.

        :param handicap: the handicap to begin the asking with. :param two_players: likewise.
        """
        choices = self.settings.current.new_game
        if handicap is not None:
            choices = msgspec.structs.replace(choices, handicap=handicap)
        if two_players is not None:
            choices = msgspec.structs.replace(choices, two_players=two_players)
        self._ask(choices, None)

    def _ask_first_game(self) -> None:
        choices = NewGameChoices(level=1, variant=self.learning.variant.id)
        self._ask(choices, None)

    def _ask_handicap_game(self) -> None:
        last = self.settings.current.new_game.handicap
        self.ask_new_game(handicap="rook_lance" if last == "even" else last, two_players=False)

    def _continue_here(self) -> None:
        from shogi_desktop.gui.dialogs.new_game import StartFrom  # noqa: PLC0415 - see _ask

        cursor = self.controller.cursor
        if cursor is not None:
            start = StartFrom(self.controller.setup_from_here(GameSetup()), cursor.position())
            self._ask(self.settings.current.new_game, start)

    def _ask_game_from(self, setup: GameSetup, position: Position, on_begin: Callable[[], None]) -> None:
        from shogi_desktop.gui.dialogs.new_game import StartFrom  # noqa: PLC0415 - see _ask

        self._ask(self.settings.current.new_game, StartFrom(setup, position), on_begin)

    def _ask_own_handicap_game(self, variant_id: str, handicap_id: str) -> None:
        choices = msgspec.structs.replace(self.settings.current.new_game, variant=variant_id)
        self._ask(msgspec.structs.replace(choices, handicap=handicap_id), None)

    def _ask(
        self,
        choices: NewGameChoices,
        start_from: StartFrom | None,
        on_begin: Callable[[], None] = lambda: None,
    ) -> None:
        # Imported when first asked for: the window is on the screen sooner.
        from shogi_desktop.gui.dialogs.new_game import NewGameDialog  # noqa: PLC0415

        dialog = NewGameDialog(
            choices,
            self.settings.current.player_name,
            self._appearance.piece_set,
            self._appearance.theme,
            start_from,
            breaks_off=self.controller.running,
            own=self.own_handicaps,
            own_level=self.results.level_of_player,
            adaptive_level=self.results.adaptive_level,
            parent=self,
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.learning.help_in(dialog, lambda: variant_by_id(dialog.choices.variant))
        dialog.accepted.connect(on_begin)
        dialog.accepted.connect(lambda: self._take_new_game(dialog))
        dialog.compose_wanted.connect(self._compose_handicap)
        dialog.finished.connect(self._forget_new_game_dialog)
        self.new_game_dialog = dialog
        dialog.open()

    def _take_new_game(self, dialog: NewGameDialog) -> None:
        """Begin what the dialog says; where pawns decide the colours they are thrown first."""
        choices, player_name = dialog.choices, dialog.player_name
        if not dialog.wants_furigoma:
            self._begin(dialog.setup, choices, player_name)
            return
        from shogi_desktop.gui.dialogs.furigoma import FurigomaDialog  # noqa: PLC0415 - see _ask

        furigoma = throw_furigoma(self.chance)
        setup = dialog.setup_after(furigoma)
        thrown = FurigomaDialog(
            furigoma,
            dialog.tossers,
            self._appearance.piece_set,
            self._appearance.theme,
            reduced_motion=self.settings.current.reduces_motion(system=system_wants_less_motion()),
            parent=self,
        )
        thrown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        thrown.finished.connect(lambda: self._begin(setup, choices, player_name))
        self.furigoma_dialog = thrown
        thrown.finished.connect(self._forget_furigoma_dialog)
        thrown.open()

    def _forget_furigoma_dialog(self) -> None:
        self.furigoma_dialog = None

    def _forget_new_game_dialog(self) -> None:
        self.new_game_dialog = None

    def _begin(self, setup: GameSetup, choices: NewGameChoices, player_name: str) -> None:
        self.settings.update(new_game=choices, player_name=player_name)
        self.new_game(setup)

    def may_leave_record(self) -> bool:
        """Whether something else may take the place of the record; asks where changes to it would be lost.

        A game being played needs no asking while its journal can be written. Nor is a position that is being
        set up lost unasked.
        """
        return self.editing.may_leave() and self._may_leave_game()

    def _may_leave_game(self) -> bool:
        if not self.controller.modified or self.controller.kept:
            return True
        from shogi_desktop.gui.dialogs.ask_save import Answer, AskSaveDialog  # noqa: PLC0415 - see _ask

        dialog = AskSaveDialog(self)
        dialog.exec()
        if dialog.answer is Answer.SAVE:
            self.files.save()
            return not self.controller.modified
        return dialog.answer is Answer.DISCARD

    def new_game(self, setup: GameSetup) -> None:
        """Begin a game and show its board, unless the player wants to keep what is there.

        That is asked when all about the new game has been said: its choices are kept, whatever the answer.
        """
        try:
            require_usable(setup)
        except RulesError as error:
            self.say(self.tr("This game cannot be set up: {reason}").format(reason=reason_text(error)))
            return
        if self.may_leave_record():
            self._clear_notices()
            self.controller.new_game(setup)
            self.files.forget_file()

    def _rematch(self) -> None:
        setup = self.controller.setup
        if setup is not None:
            self.new_game(self.results.adapted(setup.rematch()))

    def _end_match(self) -> None:
        self.matches.end_match()
        self._refresh_commands()

    def _resume(self) -> None:
        game = self.start_page.unfinished
        if game is None or not self.may_leave_record():
            return
        self._clear_notices()
        try:
            self.controller.resume(game)
        except GameElsewhereError:
            self._look_for_unfinished()
            self.say(self.tr("This game is played in another window of the program, or was played on there."))
            return
        except RulesError as error:
            self._journal.discard(game)
            self._look_for_unfinished()
            sentence = self.tr("The game in {file} cannot be resumed: {reason}")
            self.say(sentence.format(file=game.path, reason=reason_text(error)))
            return
        self.files.forget_file()
        self.controller.settle_end()

    def open_path(self, path: str | Path) -> None:
        """Open the kifu at `path` for study; a folder becomes part of the library."""
        if Path(path).is_dir():
            self.library.add([Path(path)])
        else:
            self.files.open_path(Path(path))

    def _paste(self) -> None:
        if self.editing.shown and self.editing.page is not None:
            self.editing.page.paste()
        else:
            self.files.paste()

    def _compose_handicap(self, position: Position) -> None:
        if self.editing.may_leave():
            self.editing.compose(position)

    def _study_position(self, record: Record) -> None:
        self.controller.open_record(record)
        self.files.forget_file()

    def _show_board(self) -> None:
        self._look_for_unfinished()
        self.pages.setCurrentWidget(self.play_page)
        self.play_page.board.setFocus()

    def _look_for_unfinished(self) -> None:
        """Offer the game that waits to be resumed, if there is one."""
        self.start_page.set_unfinished(self._journal.unfinished())

    def show_start_page(self) -> None:
        """Put the game away and show the first page; a running game waits there to be resumed."""
        if not self.may_leave_record():
            return
        self.controller.leave()
        self._look_for_unfinished()
        self.pages.setCurrentWidget(self.start_page)
        self._refresh_commands()

    def _go_to_last(self) -> None:
        if self.controller.running:
            self.controller.go_to_tip()
        elif self.controller.cursor is not None:
            self.controller.go_to_index(len(self.controller.cursor.line))

    # --- notices ------------------------------------------------------------------------------------------

    def say(
        self, text: str, *, action: str = "", handler: Callable[[], None] | None = None, topic: str = ""
    ) -> None:
        """Tell the player something in a sentence, with a button where something can be done."""
        notice = Notice(text, action, handler, topic)
        if self.notices is None:
            self._early_notices.append(notice)
        else:
            self.notices.say(notice)

    def withdraw(self, topic: str) -> None:
        """Take back what was said on `topic`: it holds no more."""
        if self.notices is not None:
            self.notices.withdraw(topic)

    def _clear_notices(self) -> None:
        for topic in ("engine", _RESTARTED, "resume", "manners"):
            self.withdraw(topic)

    def _tell_game_waits(self) -> None:
        sentence = self.tr("Your game was not broken off: it waits to be resumed.")
        self.say(sentence, action=self.tr("Resume"), handler=lambda: self.do("resume"), topic="resume")

    def _tell_engine_restarted(self) -> None:
        self.withdraw("engine")
        self.say(self.tr("The engine had ended and was started again."), topic=_RESTARTED)
        self.restarted_told.start()

    def _report_journal(self, error: OSError, folder: Path) -> None:
        sentence = self.tr(
            "The game cannot be kept safe in {folder} ({reason}). "
            "It goes on; save it before you close the program."
        )
        self.say(sentence.format(folder=folder, reason=error.strerror or error), topic="journal")

    def _report_engine(self, text: str) -> None:
        self.say(text, action=self.tr("Start it again"), handler=self._retry_engine, topic="engine")

    def _retry_engine(self) -> None:
        self._clear_notices()
        self.controller.retry_engine()

    def _warning_sign(self) -> QPixmap:
        return self._appearance.icons.pixmap(
            "warning", 20, self.devicePixelRatioF(), self._appearance.tokens.on_warning
        )

    # --- look and language --------------------------------------------------------------------------------

    def _open_settings(self) -> None:
        from shogi_desktop.gui.dialogs.settings_dialog import SettingsDialog  # noqa: PLC0415 - see _ask

        dialog = SettingsDialog(self.settings, self._paths.games_dir, self._paths.pieces_dir, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.sound_tried.connect(self.game_sounds.test)
        dialog.use_voice(self.game_sounds.voice)
        dialog.finished.connect(self._forget_settings_dialog)
        self.settings_dialog = dialog
        dialog.open()

    def _forget_settings_dialog(self) -> None:
        self.settings_dialog = None

    def _about(self) -> None:
        from shogi_desktop.gui.dialogs.about import AboutDialog  # noqa: PLC0415 - see _ask

        dialog = AboutDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _on_system_colours(self) -> None:
        if self.settings.current.appearance in {"system", "contrast"}:
            self._use_appearance(self.settings.current)

    def _use_settings(self, settings: Settings) -> None:
        """Take up what has changed, and only that: a new style sheet costs a tenth of a second."""
        before, self._in_force = self._in_force, settings
        if _look_of(before) != _look_of(settings):
            self._use_appearance(settings)
            self._tell_pieces()
        if move_style(before) is not move_style(settings):
            self.play_page.panel.moves.set_writer(move_writer(move_style(settings)))
            self.play_page.panel.moves.follow()
            self.library.use_notation()
        self.play_page.use_settings(settings)
        self.actions_by_id["panel"].setChecked(settings.panel_shown)
        self._use_computer_settings(settings)
        if before.language != settings.language:
            self._translations.use(settings.language)
            self._retranslate()
            self.computer.refresh()

    def _use_computer_settings(self, settings: Settings) -> None:
        self.controller.computer_resigns = settings.computer_resigns
        most = settings.computer_most_seconds * 1_000
        self._engines.pace = Pace(
            max(MIN_REPLY_MS, settings.computer_least_seconds * 1_000),
            most or None,
            settings.computer_uses_clock,
            settings.computer_ponders,
        )

    def _tell_pieces(self) -> None:
        if self._appearance.piece_problem:
            self.say(self._appearance.piece_problem, topic="pieces")
        else:
            self.withdraw("pieces")

    def _use_appearance(self, settings: Settings) -> None:
        before = self._appearance
        self._appearance = appearance = Appearance.of(settings, before)
        if (appearance.tokens, appearance.text_percent) != (before.tokens, before.text_percent):
            self._style()
        self.play_page.use_look(appearance)
        self.library.use_look(appearance)
        self.learning.use_look(appearance)
        self.editing.use_look(appearance)
        self.start_page.preview.use_look(appearance.piece_set, appearance.theme)
        self.start_page.use_look(appearance.tokens, appearance.icons)
        if self.notices is not None:
            self.notices.set_picture(self._warning_sign())
        self._name_actions(self.actions_by_id)

    def _retranslate(self) -> None:
        self._name_actions(self.actions_by_id)
        self.records.refresh()
        for title, shown in self._submenus.items():
            shown.setTitle(QCoreApplication.translate(CONTEXT, title))
        for menu, shown in self._menus.items():
            shown.setTitle(menu.title)
        self.start_page.retranslate()
        self.matches.refresh()
        self.play_page.retranslate()
        self.library.retranslate()
        self.learning.retranslate()
        self.recent.retranslate()
        self.piece_menu.retranslate()
        self.editing.retranslate()
        self.guide.retranslate()
        self._name_window()
        if self.notices is not None:
            self.notices.retranslate()

    def _toggle_panel(self) -> None:
        self.settings.update(panel_shown=not self.settings.current.panel_shown)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.actions_by_id["full_screen"].setChecked(self.isFullScreen())

    # --- the window itself --------------------------------------------------------------------------------

    def _restore_geometry(self) -> None:
        room = self.screen().availableSize() * _SHARE
        self.setMinimumSize(_SMALLEST.boundedTo(room))
        self.resize(_SIZE.boundedTo(room))
        restore_place(self, self.settings.current.window_geometry)

    def _open_last_page(self) -> None:
        if self.pages.currentWidget() is self.start_page:
            self.library.open()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Put the game away safely and remember the window's place."""
        if not self.editing.may_leave(closing=True) or not self.may_leave_record():
            event.ignore()
            return
        self.printing.close()
        last_page = "library" if self.library.shown else "start"
        self.controller.leave()
        self.settings.changed.disconnect(self._use_settings)
        self.settings.update(window_geometry=place_text(self), last_page=last_page)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.disconnect(self._on_system_colours)
        hints.accessibility().contrastPreferenceChanged.disconnect(self._on_system_colours)
        self.restarted_told.stop()
        self.library.close()
        self.learning.close()
        self.guide.close()
        self._engines.close()
        self._adviser.close()
        self._sounds.close()
        event.accept()
