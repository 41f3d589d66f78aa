"""The one window of the program: its pages and notices, its look, language and place.

What it shows is made in two steps: at once the picture kept of its first page (`gui.first_sight`), then, with
all the modules that takes, everything else. So nothing but Qt is imported here at first; `gui.parts` brings
the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QPixmap
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from shogi_desktop.gui.first_sight import Sight
from shogi_desktop.gui.window_place import place_text, restore_place

if TYPE_CHECKING:
    from shogi_desktop.app.adviser import Advises
    from shogi_desktop.app.awake import AwakeTime
    from shogi_desktop.app.paths import AppPaths
    from shogi_desktop.app.players.player import PlayerMaker
    from shogi_desktop.app.settings import Settings
    from shogi_desktop.app.sounds import Sounds
    from shogi_desktop.game import Record
    from shogi_desktop.gui.dialogs.settings_dialog import SettingsDialog
    from shogi_desktop.usi.command import EngineCommand

_SIZE = QSize(1400, 860)
_SMALLEST = QSize(880, 600)
_SHARE = 0.92
_PAGE = 10
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

    :ivar notices: what the program has to say.
    :ivar play_page: the board and all around it.
    :ivar start_page: the first page.
    :ivar controller: the game or record on the board.
    :ivar games: the ways to a game.
    :ivar game_sounds: what is heard of it.
    :ivar announcer: what a screen reader is told of it.
    :ivar computer: what is asked of the computer in a game.
    :ivar results: the player's results against the computer.
    :ivar unsaved: what keeps changes that are in no file.
    :ivar settings_dialog: the open settings page, or None.
    :ivar restarted_told: runs while it is told that the engine was started again.
    """

    def __init__(
        self,
        paths: AppPaths,
        engine: EngineCommand | None = None,
        players: PlayerMaker | None = None,
        sounds: Sounds | None = None,
        awake: AwakeTime | None = None,
        adviser: Advises | None = None,
    ) -> None:
        """Make the empty window, not shown yet; `furnish` makes all that is in it.

        :param players: makes the players; None for persons and the engine.
        :param adviser: is asked for hints; None for the engine.
        :param sounds: what makes sounds; None for the system.
        :param awake: the time by which games are played; None for the system's.
        """
        super().__init__()
        self.setWindowTitle("Shogi Desktop[*]")
        self._paths = paths
        self._given = engine, players, sounds, awake, adviser
        self._sight: Sight | None = None
        self.settings_dialog: SettingsDialog | None = None
        self._unasked = False

    def show_first_sight(self) -> None:
        """Show the window with the picture kept of its first page, if there is one that fits."""
        sight = Sight.kept(self._paths.sight_file)
        if sight is None:
            return
        self._find_place(sight.place)
        if sight.fits(self):
            self._sight = sight
            sight.show_in(self)

    def furnish(self) -> None:
        """Make all that is in the window and behind it. To be called once, before anything else."""
        # Only now, see above.
        from shogi_desktop.gui import parts  # noqa: PLC0415

        paths = self._paths
        engine, players, sounds, awake, adviser = self._given
        self.setUpdatesEnabled(self._sight is None)
        self.notices = parts.NoticeBar(self)
        self.settings = parts.SettingsStore(paths.settings_file, self.say)
        self._translations = parts.Translations(parts.resource_path("i18n"))
        self._translations.use(self.settings.current.language)
        self.notices.retranslate()
        self.own_handicaps = parts.OwnHandicaps(self.settings, self)
        self._in_force = self.settings.current
        self._appearance = parts.Appearance.of(self.settings.current)
        self._style()
        self._journal = parts.Journal(paths.journal_dir, self._report_journal)
        self._engines = parts.Players(engine)
        self._time = awake or parts.system_time()
        self.controller = parts.PlayController(self._journal, players or self._engines, self._time)
        self._adviser = adviser or parts.EngineAdviser(engine)
        self._sounds = sounds or parts.system_sounds(self)
        self.game_sounds = parts.GameSounds(self.controller, self.settings, self._sounds)
        for part in (self.settings, self.controller, self.game_sounds):
            # They go with the window: what their signals hold of it no garbage collector sees.
            part.setParent(self)
        self.restarted_told = QTimer(self)
        self.restarted_told.setSingleShot(True)
        self.restarted_told.setInterval(_RESTARTED_MS)
        self.restarted_told.timeout.connect(lambda: self.withdraw(parts.ENGINE_RESTARTED))
        self._menus = parts.Menus(self, self.do, self._appearance.icons)
        self.actions_by_id = self._menus.actions
        self._make_pages()
        self._make_parts()
        self._connect()
        if self._sight is None:
            self._find_place(self.settings.current.window_geometry)
        self._refresh_commands()
        self.matches.tell_waiting()
        if self.settings.current.last_page == "library":
            # Not before the window is there: the list is long.
            QTimer.singleShot(0, self, self._open_last_page)
        if self._sight is not None:
            QTimer.singleShot(0, self, self._replace_sight)

    def _replace_sight(self) -> None:
        """Show what is there now that all is laid out; so far the first sight has stayed."""
        self._sight = None
        self.setUpdatesEnabled(True)

    # --- building -----------------------------------------------------------------------------------------

    def _style(self) -> None:
        from shogi_desktop.gui.style import apply_style  # noqa: PLC0415 - see furnish

        application = QApplication.instance()
        if isinstance(application, QApplication):
            apply_style(application, self._appearance.tokens, self._appearance.text_percent)

    def _make_pages(self) -> None:
        from shogi_desktop.gui import parts  # noqa: PLC0415 - see furnish

        appearance, settings = self._appearance, self.settings.current
        self.start_page = parts.StartPage(parts.BoardPreview(appearance.piece_set, appearance.theme))
        writer = parts.move_writer(parts.move_style(settings))
        self.play_page = parts.PlayPage(self.controller, appearance, self.actions_by_id, writer)
        self.play_page.use_settings(settings)
        self.actions_by_id["panel"].setChecked(settings.panel_shown)
        self._use_computer_settings(settings)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.start_page)
        self.pages.addWidget(self.play_page)
        middle = QWidget(self)
        middle.setProperty("panel", "window")
        middle.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(middle)
        self.notices.lie_over(middle)
        self.start_page.use_look(appearance.tokens, appearance.icons)
        self.notices.set_picture(self._warning_sign())
        self.start_page.setFocus()

    def _make_parts(self) -> None:
        """Make what stands behind the commands, each with what it needs of the others."""
        from shogi_desktop.gui import parts  # noqa: PLC0415 - see furnish

        paths, controller, settings = self._paths, self.controller, self.settings
        panel = self.play_page.panel

        def appearance() -> parts.Appearance:
            return self._appearance

        self.games = games = parts.GameActions(
            self,
            controller,
            settings,
            self.own_handicaps,
            self._journal,
            self.start_page,
            self.say,
            self.withdraw,
            appearance,
        )
        self.files = files = parts.FileActions(
            self, controller, settings, paths, self.say, self.withdraw, appearance, games.may_leave_record
        )
        self.printing = parts.PrintActions(
            self,
            controller,
            settings,
            paths,
            self.say,
            lambda: self.play_page.flipped,
            lambda: files.file,
        )
        self.results = parts.HistoryActions(self, controller, files, paths.results_file, self.say, appearance)
        self.library = parts.LibraryActions(
            self.pages, controller, files, settings, paths, self.say, appearance, self
        )
        self.learning = parts.LearnActions(
            self.pages,
            controller,
            settings,
            paths,
            self.printing,
            lambda text: self.say(text, topic="learn"),
            appearance,
            lambda: games.ask_first(self.learning.variant),
            self,
        )
        self._make_file_ways()
        self.piece_menu = parts.PieceMenu(settings, paths.pieces_dir, self)
        self._menus.insert(parts.Menu.VIEW, "full_screen", self.piece_menu)
        self._tell_pieces()
        self.editing = parts.EditorActions(
            self,
            self.pages,
            self.start_page,
            self.play_page,
            controller,
            self.own_handicaps,
            self.say,
            self.withdraw,
            appearance,
            games.may_leave_game,
            games.ask_from,
            self._study_position,
        )
        games.meet(files, self.results, self.editing, self.learning)
        games.look_for_unfinished()
        self.unsaved = parts.UnsavedActions(
            controller, games, files, self.editing, self.pages, self.start_page, paths, self.say, self
        )
        self.unsaved.look()
        for signal in (controller.edited, controller.tree_changed, self.editing.changed):
            signal.connect(self._ask_again)
        self.manners = parts.MannersActions(
            self,
            controller,
            parts.Manners(controller, self._time),
            panel.impasse,
            lambda text: self.say(text, topic="manners"),
        )
        self.clock_watch = parts.ClockWatch(controller, self._time, self.say, self)
        self.matches = parts.MatchActions(
            controller,
            settings,
            panel.end_card,
            self.say,
            self.withdraw,
            games.new_game,
            lambda: games.unfinished,
            self,
        )
        self.computer = parts.ComputerActions(
            self,
            controller,
            parts.Hints(controller, self._adviser),
            self.play_page,
            self.actions_by_id,
            self.say,
            self.withdraw,
        )
        self.records = parts.RecordActions(self, controller, self.play_page, self.actions_by_id)
        self.announcer = parts.Announcer(controller, self.play_page.board, self.play_page.outcome_words)
        self.guide = parts.GuideActions(self, lambda: self._translations.language.code)

    def _make_file_ways(self) -> None:
        """The menu of recent files, and what is dragged onto the window."""
        from shogi_desktop.gui import parts  # noqa: PLC0415 - see furnish

        self.recent = parts.RecentFilesMenu(self.settings, self)
        self._menus.insert(parts.Menu.GAME, "library", self.recent)
        self.recent.chosen.connect(self.open_path)
        self.files.used.connect(self.recent.remember)
        self.files.missing.connect(self.recent.forget)
        self.files.collection_opened.connect(self.library.offer)
        self.dropper = parts.Dropper(self, self.open_path, self.files.open_dropped, self.library.add)

    def _connect(self) -> None:
        self.settings.changed.connect(self._use_settings)
        self.controller.state_changed.connect(self._refresh_commands)
        self.controller.edited.connect(lambda: self.setWindowModified(True))
        self.controller.record_changed.connect(self._show_board)
        self.controller.engine_failed.connect(self._report_engine)
        self.controller.engine_restarting.connect(lambda text: self.say(text, topic="engine"))
        self.controller.engine_restarted.connect(self._tell_engine_restarted)
        self.controller.set_aside.connect(self._tell_game_waits)
        self.files.kept_as.connect(self.play_page.panel.end_card.tell_file)
        self.play_page.typed_nonsense.connect(lambda text: self.say(text, topic="typed"))
        start, end = self.start_page, self.play_page.panel.end_card
        self.play_page.board.drag_out_wanted.connect(lambda: self.printing.drag_out(self.play_page.board))
        for signal, command in (
            (start.open_wanted, "open"),
            (start.resume_wanted, "resume"),
            (start.library_wanted, "library"),
            (start.set_up_wanted, "edit_position"),
            (start.learn_wanted, "learn"),
            (end.rematch_wanted, "rematch"),
            (end.new_game_wanted, "new_game"),
            (end.save_wanted, "save"),
            (end.study_wanted, "study"),
            (self.play_page.panel.continue_wanted, "continue_here"),
        ):
            signal.connect(lambda *_, name=command: self.do(name))
        self.pages.currentChanged.connect(self._refresh_commands)
        self.notices.room = self._room_for_notices
        self.pages.currentChanged.connect(self.notices.place)
        self.notices.place()
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
            "go_on": self.matches.go_on,
            "end_match": self._end_match,
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
            "study": controller.study,
            "retry_engine": self._retry_engine,
            "flip": self.play_page.flip,
            "panel": self._toggle_panel,
            "full_screen": self._toggle_full_screen,
            "guide": self.guide.open,
            "about": self._about,
            **self.games.handlers(),
            **self.learning.handlers(),
            **self.records.handlers(),
            **self.manners.handlers(),
            **self.computer.handlers(),
        }

    def _refresh_commands(self) -> None:
        from shogi_desktop.app.commands import CommandState  # noqa: PLC0415 - see furnish

        state = self.controller.command_state() if self.on_board else CommandState()
        waits = self.games.unfinished is not None
        if self.on_board:
            state = self.computer.state(self.manners.state(state))
        state = self.matches.state(state)
        state = replace(state, can_resume=waits and not self.controller.running)
        self._menus.refresh(state)
        self.setWindowModified(self.controller.modified)
        self._name_window()

    def _name_window(self) -> None:
        """Let the title say whose move it is: it is seen where the window is not."""
        record, turn = self.controller.record, self.controller.turn
        if record is None or turn is None or not self.on_board:
            self.setWindowTitle("Shogi Desktop[*]")
            return
        from shogi_desktop.app.words import side_name  # noqa: PLC0415 - see furnish

        side = side_name(turn, handicap=record.is_handicap)
        self.setWindowTitle(self.tr("{side} to move – Shogi Desktop").format(side=side) + "[*]")

    @property
    def on_board(self) -> bool:
        """Whether the play page is shown, not the start page."""
        return self.pages.currentWidget() is self.play_page

    # --- games --------------------------------------------------------------------------------------------

    def open_path(self, path: str | Path) -> None:
        """Open the kifu at `path` for study; a folder becomes part of the library."""
        from shogi_desktop.gui import parts  # noqa: PLC0415 - see furnish

        if parts.is_folder(Path(path)):
            self.library.add([Path(path)])
        else:
            self.files.open_path(Path(path))

    def _end_match(self) -> None:
        self.matches.end_match()
        self._refresh_commands()

    def _paste(self) -> None:
        if self.editing.shown and self.editing.page is not None:
            self.editing.page.paste()
        else:
            self.files.paste()

    def _study_position(self, record: Record) -> None:
        self.controller.open_record(record)
        self.files.forget_file()

    def _show_board(self) -> None:
        self.games.look_for_unfinished()
        self.pages.setCurrentWidget(self.play_page)
        self.play_page.board.setFocus()

    def show_start_page(self) -> None:
        """Put the game away and show the first page; a running game waits there to be resumed."""
        if not self.games.may_leave_record():
            return
        self.controller.leave()
        self.games.clear_notices()
        self.games.look_for_unfinished()
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
        from shogi_desktop.gui.widgets.notice_bar import Notice  # noqa: PLC0415 - see furnish

        self.notices.say(Notice(text, action, handler, topic))

    def _room_for_notices(self) -> int:
        """How wide a notice may be: as the panel beside a board, so that it covers none of that."""
        from shogi_desktop.gui import parts  # noqa: PLC0415 - see furnish

        panels: list[QWidget] = [self.play_page.panel]
        if self.editing.page is not None:
            panels.append(self.editing.page.panel)
        shown = next((panel for panel in panels if panel.isVisible()), self.play_page.panel)
        return shown.width() - 2 * parts.GRID

    def withdraw(self, topic: str) -> None:
        """Take back what was said on `topic`: it holds no more."""
        self.notices.withdraw(topic)

    def _tell_game_waits(self) -> None:
        sentence = self.tr("Your game was not broken off: it waits to be resumed.")
        self.say(sentence, action=self.tr("Resume"), handler=lambda: self.do("resume"), topic="resume")

    def _tell_engine_restarted(self) -> None:
        from shogi_desktop.gui.game_actions import ENGINE_RESTARTED  # noqa: PLC0415 - see furnish

        self.withdraw("engine")
        self.say(self.tr("The engine had ended and was started again."), topic=ENGINE_RESTARTED)
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
        from shogi_desktop.gui.game_actions import ENGINE_RESTARTED  # noqa: PLC0415 - see furnish

        self.withdraw("engine")
        self.withdraw(ENGINE_RESTARTED)
        self.controller.retry_engine()

    def _warning_sign(self) -> QPixmap:
        return self._appearance.icons.pixmap(
            "warning", 20, self.devicePixelRatioF(), self._appearance.tokens.on_warning
        )

    # --- look and language --------------------------------------------------------------------------------

    def _open_settings(self) -> None:
        from shogi_desktop.gui.dialogs.settings_dialog import SettingsDialog  # noqa: PLC0415 - see furnish

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
        from shogi_desktop.gui.dialogs.about import AboutDialog  # noqa: PLC0415 - see furnish

        dialog = AboutDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _on_system_colours(self) -> None:
        if self.settings.current.appearance in {"system", "contrast"}:
            self._use_appearance(self.settings.current)

    def _use_settings(self, settings: Settings) -> None:
        """Take up what has changed, and only that: a new style sheet costs a tenth of a second."""
        from shogi_desktop.gui import parts  # noqa: PLC0415 - see furnish

        before, self._in_force = self._in_force, settings
        if _look_of(before) != _look_of(settings):
            self._use_appearance(settings)
            self._tell_pieces()
        if parts.move_style(before) is not parts.move_style(settings):
            self.play_page.panel.moves.set_writer(parts.move_writer(parts.move_style(settings)))
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
        from shogi_desktop.app.players.thinking_time import MIN_REPLY_MS, Pace  # noqa: PLC0415 - see furnish

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
        self._appearance = appearance = type(before).of(settings, before)
        if (appearance.tokens, appearance.text_percent) != (before.tokens, before.text_percent):
            self._style()
        self.play_page.use_look(appearance)
        self.library.use_look(appearance)
        self.learning.use_look(appearance)
        self.editing.use_look(appearance)
        self.start_page.preview.use_look(appearance.piece_set, appearance.theme)
        self.start_page.use_look(appearance.tokens, appearance.icons)
        self.notices.set_picture(self._warning_sign())
        self._menus.name_actions(appearance.icons)

    def _retranslate(self) -> None:
        self._menus.retranslate(self._appearance.icons)
        self.records.refresh()
        self.start_page.retranslate()
        self.matches.refresh()
        self.play_page.retranslate()
        self.library.retranslate()
        self.learning.retranslate()
        self.recent.retranslate()
        self.piece_menu.retranslate()
        self.editing.retranslate()
        self.unsaved.retranslate()
        self.guide.retranslate()
        self._name_window()
        self.notices.retranslate()

    def _toggle_panel(self) -> None:
        self.settings.update(panel_shown=not self.settings.current.panel_shown)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.actions_by_id["full_screen"].setChecked(self.isFullScreen())

    # --- the window itself --------------------------------------------------------------------------------

    def _find_place(self, kept: str) -> None:
        """Take the place that is kept, or the usual one, as far as the screen has room."""
        room = self.screen().availableSize() * _SHARE
        self.setMinimumSize(_SMALLEST.boundedTo(room))
        self.resize(_SIZE.boundedTo(room))
        restore_place(self, kept)

    def _open_last_page(self) -> None:
        if self.pages.currentWidget() is self.start_page:
            self.library.open()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Put the game away safely and remember the window's place."""
        if not self._unasked and (not self.editing.may_close() or not self.games.may_leave_record()):
            event.ignore()
            return
        self.unsaved.keeper.close(keep=self._unasked)
        self.printing.close()
        last_page = "library" if self.library.shown else "start"
        self.controller.leave()
        self.settings.changed.disconnect(self._use_settings)
        self.settings.update(window_geometry=place_text(self), last_page=last_page)
        self._keep_sight()
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

    def end(self) -> None:
        """Close without asking, at the system's wish: the next start offers what is unsaved."""
        self._unasked = True
        self.close()
        QApplication.quit()

    def keep_for_end(self) -> None:
        """The session may end now: all that is unsaved is on the disk when this returns."""
        self.unsaved.keeper.flush()
        self._unasked = True

    def _ask_again(self) -> None:
        """Something was changed since the session was about to end."""
        self._unasked = False

    def _keep_sight(self) -> None:
        """Keep a picture of what the next start will show. The window is gone from the screen meanwhile."""
        self.hide()
        self.notices.hide()
        if not self.library.shown:
            self.games.look_for_unfinished()
            self.unsaved.look()
            self.pages.setCurrentWidget(self.start_page)
        Sight.of(self, self.settings.current.window_geometry).keep(self._paths.sight_file)
