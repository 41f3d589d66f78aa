"""The page of the kifu library: it asks `Library` for what the filters say, and shows the answers.

What may take the place of the game on the board is for others to say: `open_wanted` asks for it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QColor, QDesktopServices, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QMenu,
    QProgressBar,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.library.database import Found, GameRow
from shogi_desktop.app.library.importing import Progress, Report
from shogi_desktop.app.library.patterns import Pattern, PositionSearch
from shogi_desktop.app.library.reading import TroubleKind
from shogi_desktop.app.library.service import Library, LoadedGame, NotLoaded
from shogi_desktop.app.library.words import trouble_text
from shogi_desktop.app.records import files
from shogi_desktop.app.words.locale import number_text
from shogi_desktop.gui.library.filter_row import FilterRow
from shogi_desktop.gui.library.game_table import GameTable
from shogi_desktop.gui.library.list_model import GameListModel, ListColumn
from shogi_desktop.gui.library.pattern_dialog import PatternDialog
from shogi_desktop.gui.library.position_bar import PositionBar
from shogi_desktop.gui.library.preview import GamePreview
from shogi_desktop.gui.library.troubles_dialog import TroublesDialog
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.move_texts import MoveWriter
from shogi_desktop.gui.widgets.notice_bar import Say
from shogi_desktop.gui.widgets.plain import Label, add_submenu
from shogi_desktop.gui.widgets.two_parts import TwoParts
from shogi_desktop.rules import Position

_FIRST_ROWS = 96
"""So many rows are there before another list is shown: more than any screen has."""
_REFRESH_MS = 400
_LIST_WIDTH, _PREVIEW_WIDTH = 860, 390
_NAMED = 3
_TOPIC = "library"


class LibraryPage(QWidget):
    """Filters, list, preview. `open_wanted(GameRow, node)` asks for a game on the board."""

    open_wanted = Signal(object, object)
    back_wanted = Signal()

    def __init__(
        self,
        library: Library,
        appearance: Appearance,
        write: MoveWriter,
        say: Say,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("panel", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._library = library
        self._appearance = appearance
        self._say = say
        self._folder = ""
        self._base: Position | None = None
        self._waiting: Found | None = None
        self._everything = True
        self.pattern_dialog: PatternDialog | None = None
        self.troubles_dialog: TroublesDialog | None = None
        self._make_widgets(appearance, write)
        self._refresh_soon = QTimer(self)
        self._refresh_soon.setSingleShot(True)
        self._refresh_soon.setInterval(_REFRESH_MS)
        self._refresh_soon.timeout.connect(self._search)
        self._lay_out()
        self._connect()
        self.use_look(appearance)
        self.retranslate()
        self._show_import(None)

    # --- building -----------------------------------------------------------------------------------------

    def _make_widgets(self, appearance: Appearance, write: MoveWriter) -> None:
        self.back = QPushButton(self)
        self.back.setProperty("kind", "quiet")
        self._title = Label(self)
        self._title.setProperty("role", "heading")
        self._count = Label(self)
        self._count.setProperty("role", "dim")
        self.add_folder = QPushButton(self)
        self.add_files = QPushButton(self)
        self.more = QPushButton(self)
        self.filters = FilterRow(self)
        self.position_bar = PositionBar(self)
        self.games = GameListModel(self)
        self.table = GameTable(self.games, self)
        self.preview = GamePreview(appearance, write, self)
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self._progress_text = Label(self)
        self._progress_text.setProperty("role", "small")
        self.stop = QPushButton(self)
        self.stop.setProperty("tight", "yes")
        self._nothing = Label(self)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setWordWrap(True)
        self.nothing_button = QPushButton(self)

    def _lay_out(self) -> None:
        name, ways = QWidget(self), QWidget(self)
        for part, members in (
            (name, (self.back, self._title, self._count)),
            (ways, (self.add_folder, self.add_files, self.more)),
        ):
            line = QHBoxLayout(part)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(GRID)
            for member in members:
                line.addWidget(member)
            if part is name:
                line.addStretch(1)
        head = TwoParts(name, ways, self)
        self._empty = QWidget(self)
        middle = QVBoxLayout(self._empty)
        middle.addStretch(2)
        middle.addWidget(self._nothing)
        middle.addSpacing(GRID)
        middle.addWidget(self.nothing_button, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addStretch(3)
        self._lists = QStackedWidget(self)
        self._lists.addWidget(self.table)
        self._lists.addWidget(self._empty)
        self.split = QSplitter(Qt.Orientation.Horizontal, self)
        self.split.setChildrenCollapsible(False)
        self.split.addWidget(self._lists)
        self.split.addWidget(self.preview)
        self.split.setStretchFactor(0, 1)
        self.split.setStretchFactor(1, 0)
        self.split.setSizes([_LIST_WIDTH, _PREVIEW_WIDTH])
        self._import_row = QWidget(self)
        row = QHBoxLayout(self._import_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self._progress_text)
        row.addWidget(self.progress, 1)
        row.addWidget(self.stop)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(GRID)
        column.addWidget(head)
        column.addWidget(self.filters)
        column.addWidget(self.position_bar)
        column.addWidget(self.split, 1)
        column.addWidget(self._import_row)

    def _connect(self) -> None:
        library = self._library
        library.found.connect(self._on_found)
        library.rows.connect(self._on_rows)
        library.loaded.connect(self._on_loaded)
        library.progressed.connect(self._on_progress)
        library.imported.connect(self._on_imported)
        library.changed.connect(self._on_changed)
        library.troubles.connect(self._show_troubles)
        library.rebuilding.connect(self._tell_rebuilding)
        library.failed.connect(self._tell_failure)
        self.games.wanted.connect(library.load_rows)
        self.filters.changed.connect(self._search)
        self.position_bar.changed.connect(lambda _: self._search())
        self.position_bar.edit_wanted.connect(self._edit_pattern)
        self.table.horizontalHeader().sortIndicatorChanged.connect(lambda *_: self._search())
        self.table.chosen.connect(self._load_chosen)
        self.table.opened.connect(self._open_chosen)
        self.table.stepped.connect(self.preview.step)
        self.table.removal_wanted.connect(self._remove_chosen)
        self.table.copy_wanted.connect(self._copy_game)
        self.table.menu_wanted.connect(lambda place: self.menu().popup(place))
        self.preview.open_wanted.connect(self._open_chosen)
        self.preview.find_wanted.connect(self._find_shown)
        self.back.clicked.connect(self.back_wanted)
        self.add_folder.clicked.connect(self._ask_folder)
        self.add_files.clicked.connect(self._ask_files)
        self.more.clicked.connect(self._show_more)
        self.stop.clicked.connect(library.cancel)
        self.nothing_button.clicked.connect(self._help)
        for keys, handler in (
            ("Ctrl+F", self.filters.text.setFocus),
            ("F5", library.refresh),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(handler)

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces."""
        self._appearance = appearance
        self.preview.use_look(appearance)
        self.games.set_dim(QColor(appearance.tokens.dim))
        self.filters.use_text_size()
        self.table.use_text_size()

    def set_writer(self, write: MoveWriter) -> None:
        """Write moves in another notation."""
        self.preview.write = write
        self.preview.retranslate()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.back.setText(self.tr("← Back"))
        self.back.setToolTip(self.tr("Back to where you were"))
        self._title.setText(self.tr("Kifu library"))
        self.add_folder.setText(self.tr("Add a folder…"))
        self.add_files.setText(self.tr("Add files…"))
        self.more.setText("⋯")
        self.more.setToolTip(self.tr("Folders, files with trouble"))
        self.more.setAccessibleName(self.tr("More about the library"))
        self.stop.setText(self.tr("Stop"))
        self.stop.setToolTip(self.tr("Stop reading; what was read stays"))
        self.table.setAccessibleName(self.tr("Games"))
        self.table.fit_headers()
        self.progress.setAccessibleName(self.tr("Files read"))
        self.filters.retranslate()
        self.position_bar.retranslate()
        self.preview.retranslate()
        self._show_count()

    # --- the list -----------------------------------------------------------------------------------------

    def enter(self) -> None:
        """The page is shown: look at what has changed, and list it."""
        self._library.start()
        self._library.refresh()
        self._search()
        self._focus_list()

    def _focus_list(self) -> None:
        """Let the keys go to the list where there is one; never while something is being typed."""
        busy = any(field.hasFocus() for field in self.filters.findChildren(QWidget))
        if not busy or (self.filters.text.hasFocus() and not self.filters.text.text()):
            (self.table if self.games.found.games else self.filters.text).setFocus()

    def find_position(self, position: Position) -> None:
        """List the games with that position."""
        self._base = position.copy()
        search = PositionSearch(Pattern.of_position(position), exact=True)
        self.position_bar.set_search(search)
        self.filters.clear()

    def _search(self) -> None:
        header = self.table.horizontalHeader()
        descending = header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
        query = replace(
            self.filters.query(),
            position=self.position_bar.search,
            order=ListColumn(header.sortIndicatorSection()).order,
            descending=descending,
        )
        self._everything = query.is_everything
        self._library.search(query)

    def _on_found(self, found: Found) -> None:
        """Ask for the rows that will be seen first; the list is shown when they are there."""
        self._waiting = found
        chosen = self._chosen()
        at = 0 if chosen is None or chosen.id not in found.games else found.games.index(chosen.id)
        seen = (*found.games[:_FIRST_ROWS], *found.games[max(0, at - _FIRST_ROWS) : at + _FIRST_ROWS])
        self._library.load_rows(tuple(dict.fromkeys(seen)))

    def _on_rows(self, rows: list[GameRow]) -> None:
        found, self._waiting = self._waiting, None
        if found is None:
            self.games.keep(rows)
            return
        was_empty = not self.games.found.games
        chosen = self._chosen()
        offset = self.table.verticalScrollBar().value()
        before = -1 if chosen is None else self.table.current_row
        self.games.show(found, rows)
        self._show_count()
        if was_empty and found.games:
            self._focus_list()
        row = -1 if chosen is None else self.games.row_of(chosen.id)
        if row < 0 and found.games:
            row = 0
        if row >= 0:
            self.table.choose(row)
            if row == before:
                self.table.verticalScrollBar().setValue(offset)
        else:
            self.preview.show_nothing("")

    def _chosen(self) -> GameRow | None:
        return self.games.game(self.table.current_row)

    def _show_count(self) -> None:
        found = self.games.found
        if self._everything or not found.total:
            text = self.tr("1 game") if found.total == 1 else self.tr("{total} games")
            self._count.setText(text.format(total=number_text(found.total)))
        else:
            text = self.tr("{found} of {total} games")
            text = text.format(found=number_text(len(found.games)), total=number_text(found.total))
            if any(found.won):
                text += "   " + self.tr("☗ {black} won · ☖ {white} won").format(
                    black=number_text(found.won[0]), white=number_text(found.won[1])
                )
            self._count.setText(text)
        self._count.setVisible(bool(found.total))
        self._lists.setCurrentWidget(self.table if found.games else self._empty)
        self.preview.setVisible(bool(found.total))
        if found.total:
            self._nothing.setText(self.tr("No game of the library fits what is searched for."))
            self.nothing_button.setText(self.tr("Show all games"))
            self.nothing_button.setVisible(True)
        elif self._library.importing:
            self._nothing.setText(self.tr("Looking for games in your folders…"))
            self.nothing_button.setVisible(False)
        else:
            self._nothing.setText(
                self.tr(
                    "Add a folder with kifu, and every game in it can be found here by players, opening or "
                    "position."
                )
            )
            self.nothing_button.setText(self.tr("Add a folder…"))
            self.nothing_button.setVisible(True)

    def _help(self) -> None:
        """What the button of the empty list does."""
        if self.games.found.total:
            self.position_bar.set_search(None)
            self.filters.clear()
            self.table.setFocus()
        else:
            self._ask_folder()

    # --- the game chosen ----------------------------------------------------------------------------------

    def _load_chosen(self) -> None:
        row = self.table.current_row
        game = self.games.game(row)
        if game is None:
            return
        place = self.preview.place
        known = place is not None and self._shown == (game.id, self.games.node(row))
        if not known:
            self._library.load_game(game, self.games.node(row))

    _shown: tuple[int, int] = (0, 0)

    def _on_loaded(self, loaded: LoadedGame | NotLoaded) -> None:
        chosen = self._chosen()
        if chosen is None or chosen.id != loaded.game:
            return
        if isinstance(loaded, NotLoaded):
            self._shown = (0, 0)
            self.preview.show_nothing(f"{Path(loaded.trouble.path).name} {trouble_text(loaded.trouble)}")
            return
        self._shown = (loaded.game, self.games.node(self.table.current_row))
        self.preview.show_game(loaded.record, loaded.path)

    def _open_chosen(self) -> None:
        game = self._chosen()
        if game is not None:
            is_shown = self.preview.place is not None and self._shown[0] == game.id
            self.open_wanted.emit(game, self.preview.path if is_shown else ())

    def _find_shown(self) -> None:
        place = self.preview.place
        if place is not None:
            self.find_position(place.position())

    def _edit_pattern(self) -> None:
        if self._base is None:
            return
        dialog = PatternDialog(self._base, self._appearance, self.position_bar.search, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._take_pattern(dialog.search))
        dialog.finished.connect(self._forget_dialogs)
        self.pattern_dialog = dialog
        dialog.open()

    def _take_pattern(self, search: PositionSearch | None) -> None:
        self.position_bar.set_search(search)
        self._search()

    # --- what can be done with games ----------------------------------------------------------------------

    def _chosen_games(self) -> list[GameRow]:
        games = [self.games.game(row) for row in self.table.chosen_rows()]
        return [game for game in games if game is not None]

    def menu(self) -> QMenu:
        """The menu of the games selected."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chosen = self._chosen()
        several = len(self._chosen_games()) > 1
        for text, handler, enabled in (
            (self.tr("Open on the board"), self._open_chosen, chosen is not None),
            (self.tr("Find games with this position"), self._find_shown, self.preview.place is not None),
            (self.tr("Copy game (KIF)"), self._copy_game, self.preview.place is not None),
            (self.tr("Copy position (SFEN)"), self._copy_position, self.preview.place is not None),
            (self.tr("Copy the file's name"), self._copy_name, chosen is not None),
            (self.tr("Open its folder"), self._open_folder, chosen is not None),
        ):
            menu.addAction(text, handler).setEnabled(enabled)
        menu.addSeparator()
        text = self.tr("Remove from the library") if not several else self.tr("Remove all from the library")
        menu.addAction(text, self._remove_chosen).setEnabled(chosen is not None)
        return menu

    def _copy_game(self) -> None:
        place = self.preview.place
        if place is not None:
            QGuiApplication.clipboard().setText(files.game_text(place.record))

    def _copy_position(self) -> None:
        place = self.preview.place
        if place is not None:
            QGuiApplication.clipboard().setText(files.position_text(place.record, place.path))

    def _copy_name(self) -> None:
        names = dict.fromkeys(game.path for game in self._chosen_games())
        QGuiApplication.clipboard().setText("\n".join(names))

    def _open_folder(self) -> None:
        game = self._chosen()
        if game is not None:
            _open_with_system(str(Path(game.path).parent))

    def _remove_chosen(self) -> None:
        paths = {game.path for game in self._chosen_games()}
        if not paths:
            return
        self._library.remove_files(paths)
        text = self.tr("Taken out of the library: {files}. On the disk nothing was changed.").format(
            files=", ".join(sorted(Path(path).name for path in paths)[:_NAMED])
            + (" …" if len(paths) > _NAMED else "")
        )
        self._say(
            text,
            action=self.tr("Put back"),
            handler=lambda: self._library.add(map(Path, sorted(paths))),
            topic=_TOPIC,
        )

    # --- folders and files --------------------------------------------------------------------------------

    def _ask_folder(self) -> None:
        name = QFileDialog.getExistingDirectory(self, self.tr("Add a folder of kifu"), self._folder)
        if name:
            self._folder = name
            self.add([Path(name)])

    def _ask_files(self) -> None:
        names, _ = QFileDialog.getOpenFileNames(self, self.tr("Add kifu"), self._folder)
        if names:
            self._folder = str(Path(names[0]).parent)
            self.add([Path(name) for name in names])

    def add(self, paths: list[Path]) -> None:
        """Take folders or files into the library."""
        self._library.start()
        self._library.add(paths)
        self._show_count()

    def _show_more(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.fill_more(menu)
        menu.popup(self.more.mapToGlobal(QPoint(0, self.more.height())))

    def fill_more(self, menu: QMenu) -> None:
        """The menu about the library as a whole."""
        menu.addAction(self.tr("Look for changed files"), self._library.refresh)
        menu.addAction(self.tr("Files with trouble…"), self._library.list_troubles)
        menu.addSeparator()
        menu.addAction(self.tr("Folders of the library:")).setEnabled(False)
        for folder in self._library.sources.folders:
            one = add_submenu(menu, folder)
            one.addAction(self.tr("Open"), partial(_open_with_system, folder))
            one.addAction(self.tr("Remove from the library"), partial(self._library.remove_folder, folder))

    # --- imports ------------------------------------------------------------------------------------------

    def _on_changed(self) -> None:
        if self.isVisible() and not self._refresh_soon.isActive():
            self._refresh_soon.start()

    def _on_progress(self, progress: Progress) -> None:
        self._show_import(progress)

    def _show_import(self, progress: Progress | None) -> None:
        self._import_row.setVisible(progress is not None)
        if progress is not None:
            self.progress.setRange(0, progress.total)
            self.progress.setValue(progress.done)
            text = self.tr("Reading files: {done} of {total}")
            self._progress_text.setText(
                text.format(done=number_text(progress.done), total=number_text(progress.total))
            )

    def _on_imported(self, report: Report) -> None:
        if not self._library.importing:
            self._show_import(None)
            self._show_count()
        bad = sum(trouble.kind is not TroubleKind.RESERVATIONS for trouble in report.troubles)
        if bad:
            self._say(
                self.tr("One file could not be read into the library.")
                if bad == 1
                else self.tr("{count} files could not be read into the library.").format(count=bad),
                action=self.tr("Show…"),
                handler=lambda: self._show_troubles(report.troubles),
                topic=_TOPIC,
            )

    def _show_troubles(self, troubles: object) -> None:
        assert isinstance(troubles, list | tuple)
        dialog = TroublesDialog(troubles, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._forget_dialogs)
        self.troubles_dialog = dialog
        dialog.open()

    def _forget_dialogs(self) -> None:
        self.troubles_dialog = self.pattern_dialog = None

    def _tell_rebuilding(self) -> None:
        self._say(
            self.tr(
                "The index of the library was damaged or of another version; it is made anew from your files."
            ),
            topic=_TOPIC,
        )

    def _tell_failure(self, reason: str) -> None:
        text = self.tr(
            "The library cannot be used ({reason}). Free room or allow writing there, and try again."
        )
        self._say(
            text.format(reason=reason),
            action=self.tr("Try again"),
            handler=self._library.refresh,
            topic=_TOPIC,
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        else:
            super().keyPressEvent(event)


def _open_with_system(folder: str) -> None:
    """Show a folder in the system's file manager."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(folder))
