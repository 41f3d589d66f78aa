"""The one window of the program: its pages and notices, its look, language and place.

It shows its first page and knows none of its parts: those are made when they are first opened, from the table
in `gui.window.parts`, with the shell that the window hands them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from shogi_desktop.app.records.game_journal import GameJournal
from shogi_desktop.app.settings.own_handicaps import OwnHandicaps
from shogi_desktop.app.settings.piece_sets import first_set
from shogi_desktop.app.settings.settings import Settings, SettingsStore
from shogi_desktop.app.shell.commands import CommandState, Menu
from shogi_desktop.app.system.background import Background
from shogi_desktop.app.system.i18n import Translations
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.shell.recent_files import RecentFilesMenu
from shogi_desktop.gui.shell.shell import Outside, Shell
from shogi_desktop.gui.shell.waiting_games import WaitingGames
from shogi_desktop.gui.widgets.board_preview import BoardPreview
from shogi_desktop.gui.widgets.notice_bar import NoticeBar
from shogi_desktop.gui.widgets.piece_menu import PieceMenu
from shogi_desktop.gui.widgets.plain import title_text
from shogi_desktop.gui.widgets.room import room_on_screen
from shogi_desktop.gui.widgets.texts import Words
from shogi_desktop.gui.widgets.window_place import place_text, restore_place
from shogi_desktop.gui.window.dropping import Dropper
from shogi_desktop.gui.window.menus import Menus
from shogi_desktop.gui.window.parts import Parts
from shogi_desktop.gui.window.preloading import Preloader, making_ahead
from shogi_desktop.gui.window.start_actions import StartActions
from shogi_desktop.gui.window.start_page import StartPage
from shogi_desktop.gui.window.unsaved_actions import UnsavedActions
from shogi_desktop.gui.window.window_look import WindowLook
from shogi_desktop.regular_file import is_folder, is_there
from shogi_desktop.resources_path import resource_path

if TYPE_CHECKING:
    from shogi_desktop.app.board.model import BoardModel
    from shogi_desktop.app.play.desk import Desk
    from shogi_desktop.gui.play.page import PlayPage
    from shogi_desktop.gui.shell.part import Handlers

_SIZE = QSize(1400, 860)
_SMALLEST = QSize(880, 600)


class MainWindow(QMainWindow):
    """Menus, notices and pages; everything else is in its parts.

    :ivar shell: what the parts get of the window. :ivar parts: the parts, each made when first asked for.
    :ivar notices: what the program has to say. :ivar start_page: the first page. :ivar look: how it looks.
    :ivar actions_by_id: the commands as menus and buttons have them.
    :ivar unsaved: what keeps changes that are in no file.
    """

    def __init__(self, paths: AppPaths, outside: Outside | None = None) -> None:
        """Make the window with its first page, not shown yet.

        :param outside: what is to stand for the engine, the sounds and so on; None for the usual.
        """
        super().__init__()
        self.setWindowTitle("Shogi Desktop[*]")
        self._paths = paths
        self.notices = NoticeBar(self)
        self.settings = SettingsStore(paths.settings_file, self.notices.tell)
        self.settings.setParent(self)
        settings = self._in_force = self.settings.current
        self._translations = Translations(resource_path("i18n"))
        self._translations.use(settings.language)
        self.notices.retranslate()
        self.look = WindowLook(settings, self.notices, self)
        appearance = self.look.appearance
        self._menus = Menus(self, self.do, appearance.icons)
        self.actions_by_id = self._menus.actions
        self._make_pages(appearance)
        self.recent = RecentFilesMenu(self.settings, self)
        self.parts = Parts()
        self.unsaved = UnsavedActions(paths, self.parts, self.start_page, self)
        self._unasked = False
        journal_thread = Background("journal", self)
        journal = GameJournal(paths.journal_dir, self._report_journal, journal_thread)
        self.shell = Shell(
            window=self,
            paths=paths,
            outside=outside or Outside(),
            notices=self.notices,
            settings=self.settings,
            translations=self._translations,
            own_handicaps=OwnHandicaps(self.settings, self),
            background=Background("files", self),
            journal_thread=journal_thread,
            journal=journal,
            waiting=WaitingGames(journal, self.say, self),
            appearance=appearance,
            actions=self.actions_by_id,
            pages=self.pages,
            start_page=self.start_page,
            recent=self.recent,
            unsaved=self.unsaved,
            do=self.do,
            refresh=self._refresh_commands,
            parts=self.parts,
        )
        self.parts.meet(self.shell)
        self.unsaved.meet(self.shell)
        self.unsaved.changed.connect(self._ask_again)
        self._preloader = Preloader(self, lambda: making_ahead(self.parts))
        self._lay_out()
        self._make_menus()
        self._connect()
        self._find_place(settings.window_geometry)
        self._refresh_commands()
        self._begin()

    def _begin(self) -> None:
        """See to what the last time has left."""
        if self.settings.current.match_game is not None:
            self.parts.play.matches.tell_waiting()
        if is_there(self._paths.online_seat_file):
            self.parts.online.tell_waiting()
        if self.settings.current.last_page == "library":
            # Not before the window is there: the list is long.
            QTimer.singleShot(0, self, self._open_last_page)

    def _make_pages(self, appearance: Appearance) -> None:
        """Make the first page where it stays: elsewhere it would be styled twice, with all that is in it."""
        self._middle = QWidget(self)
        self.pages = QStackedWidget(self._middle)
        self.start_page = StartPage(BoardPreview(appearance.piece_set, appearance.theme), self.pages)
        self.pages.addWidget(self.start_page)

    # --- building -----------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        appearance = self.shell.appearance
        middle = self._middle
        middle.setProperty("panel", "window")
        middle.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(middle)
        self.notices.belong_to(middle)
        self.start_page.use_look(appearance.tokens, appearance.icons)
        StartActions(self.shell, self.parts, self.start_page)
        self.shell.waiting.look()
        self.unsaved.look()
        self.notices.set_picture(self._warning_sign())
        self.start_page.setFocus()

    def _make_menus(self) -> None:
        """The menus of recent files and of pieces, and what is dragged onto the window."""
        self.actions_by_id["panel"].setChecked(self.settings.current.panel_shown)
        self.actions_by_id["graph"].setChecked(self.settings.current.graph_shown)
        self.actions_by_id["explorer"].setChecked(self.settings.current.explorer_shown)
        self._menus.insert(Menu.GAME, "library", self.recent)
        self.recent.chosen.connect(self.open_path)
        self.piece_menu = PieceMenu(self.settings, self._paths.pieces_dir, self)
        self._menus.insert(Menu.VIEW, "full_screen", self.piece_menu)
        self.start_page.offer_pieces(self.piece_menu)
        self.dropper = Dropper(self, self.open_path, self._open_text, self.add_to_library)

    def _connect(self) -> None:
        self.settings.changed.connect(self._use_settings)
        self.look.changed.connect(self._use_look)
        self.pages.currentChanged.connect(self._refresh_commands)
        self.pages.currentChanged.connect(self.notices.place)
        self.pages.currentChanged.connect(self._make_ahead)
        self.notices.place()

    # --- commands -----------------------------------------------------------------------------------------

    def do(self, command_id: str) -> None:
        """Carry out a command of the table; one that is not enabled does nothing."""
        if not self.actions_by_id[command_id].isEnabled():
            return
        handlers = self.handlers()
        if command_id not in handlers:
            handlers = self.parts.owner_of(command_id).handlers()
        handlers[command_id]()

    def handlers(self) -> Handlers:
        """What the commands do that are the window's own, by id."""
        return {
            "start_page": self.show_start_page,
            "quit": self.close,
            "full_screen": self._toggle_full_screen,
        }

    def _refresh_commands(self) -> None:
        state = CommandState(
            elsewhere=self.pages.currentWidget() is not self.start_page,
            can_resume=self.shell.waiting.unfinished is not None,
            match_waits=self.settings.current.match_game is not None,
        )
        for part in self.parts.opened():
            state = part.state(state)
        self._menus.refresh(state)
        self._name_window()
        self.setWindowModified(self.on_board and self.parts.play.board.modified)

    def _name_window(self) -> None:
        """Let the title say what is on the board, or which page is shown: a screen reader tells of it so.

        Qt puts the program's name behind it.
        """
        page = self.pages.currentWidget()
        title = self.parts.play.title if self.on_board else ""
        if not self.on_board and page is not None and page is not self.start_page:
            title = page.accessibleName()
        # With nothing before it the program's name is the title.
        self.setWindowTitle(f"{title_text(title)}[*]" if title else "Shogi Desktop[*]")

    @property
    def desk(self) -> Desk:
        """What is done at the board."""
        return self.parts.play.desk

    @property
    def board(self) -> BoardModel:
        """The game or record on the board."""
        return self.parts.play.board

    @property
    def play_page(self) -> PlayPage:
        """The board and all around it."""
        return self.parts.play.page

    @property
    def on_board(self) -> bool:
        """Whether the board is shown, not another page."""
        return self.parts.has("play") and self.parts.play.shown

    # --- files and pages ----------------------------------------------------------------------------------

    def open_path(self, path: str | Path) -> None:
        """Open the kifu at `path` for study; a folder becomes part of the library."""
        if is_folder(Path(path)):
            self.add_to_library([Path(path)])
        else:
            self.parts.play.files.open_path(Path(path))

    def _open_text(self, text: str) -> None:
        self.parts.play.files.open_dropped(text)

    def add_to_library(self, paths: list[Path]) -> None:
        """Take files or folders into the library, and show it."""
        self.parts.library.add(paths)

    def show_start_page(self) -> None:
        """Put the game away and show the first page; a running game waits there to be resumed."""
        if not self.shell.may_leave():
            return
        for part in self.parts.opened():
            part.leave()
        if self.parts.has("play"):
            self.desk.leave()
            self.parts.play.games.clear_notices()
        self.shell.waiting.look()
        self.pages.setCurrentWidget(self.start_page)
        self._refresh_commands()

    def _open_last_page(self) -> None:
        if self.pages.currentWidget() is self.start_page:
            self.parts.library.open()

    # --- notices ------------------------------------------------------------------------------------------

    def say(
        self,
        text: Sentence,
        *,
        action: Words = "",
        handler: Callable[[], None] | None = None,
        topic: str = "",
    ) -> None:
        """Tell the player something in a sentence, with a button where something can be done."""
        self.shell.say(text, action=action, handler=handler, topic=topic)

    def _report_journal(self, error: OSError, folder: Path) -> None:
        self.say(
            lambda: self.tr(
                "The game cannot be backed up in {folder} ({reason}). It goes on; save it before you "
                "close the program."
            ).format(folder=folder, reason=error.strerror or error),
            topic="journal",
        )

    def _warning_sign(self) -> QPixmap:
        look = self.shell.appearance
        return look.icons.pixmap("warning", 20, self.devicePixelRatioF(), look.tokens.on_warning)

    # --- look and language --------------------------------------------------------------------------------

    def _use_settings(self, settings: Settings) -> None:
        before, self._in_force = self._in_force, settings
        self.look.use_settings(settings)
        for part in self.parts.opened():
            part.use_settings(before, settings)
        if before.language != settings.language:
            self._translations.use(settings.language)
            self._retranslate()
        # The panel that makes room for a notice may have come or gone.
        self.notices.place()

    def choose_first_pieces(self) -> None:
        """At the first start ever, take pieces that a reader of this language can read."""
        if self.settings.first_start:
            languages = (self._translations.language.code, *QLocale.system().uiLanguages())
            self.settings.update(piece_set=first_set(languages))

    def greet(self) -> None:
        """At the first start ever, ask the question that finds an opponent of the right strength."""
        if self.settings.first_start and self.pages.currentWidget() is self.start_page:
            self.do("placing")

    def _use_look(self, appearance: Appearance) -> None:
        self.shell.appearance = appearance
        for part in self.parts.opened():
            part.use_look(appearance)
        self.start_page.preview.use_look(appearance.piece_set, appearance.theme)
        self.start_page.use_look(appearance.tokens, appearance.icons)
        self.notices.set_picture(self._warning_sign())
        self._menus.name_actions(appearance.icons)

    def _retranslate(self) -> None:
        self._menus.retranslate(self.shell.appearance.icons)
        self.start_page.retranslate()
        for part in self.parts.opened():
            part.retranslate()
        self.recent.retranslate()
        self.piece_menu.retranslate()
        self.unsaved.retranslate()
        self._name_window()
        self.notices.retranslate()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.actions_by_id["full_screen"].setChecked(self.isFullScreen())

    # --- the window itself --------------------------------------------------------------------------------

    def _find_place(self, kept: str) -> None:
        """Take the place that is kept, or the usual one, as far as the screen has room."""
        room = room_on_screen(self)
        self.setMinimumSize(_SMALLEST.boundedTo(room))
        self.resize(_SIZE.boundedTo(room))
        restore_place(self, kept)

    def showEvent(self, event: QShowEvent) -> None:
        """Import what the parts need, once the window is on the screen."""
        super().showEvent(event)
        self._make_ahead()

    def _make_ahead(self) -> None:
        """Import, and make, soon what the next click may ask for."""
        if self.isVisible():
            self._preloader.begin()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Put the game away safely and remember the window's place."""
        if not self._unasked and not self.shell.may_leave(closing=True):
            event.ignore()
            return
        self.unsaved.keeper.close(keep=self._unasked)
        self._preloader.stop()
        in_library = self.parts.has("library") and self.parts.library.shown
        for part in self.parts.opened():
            part.close()
        self.shell.background.close()
        self.shell.journal_thread.close()
        self.settings.changed.disconnect(self._use_settings)
        self.settings.update(window_geometry=place_text(self), last_page="library" if in_library else "start")
        self.look.close()
        self._translations.remove()
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
