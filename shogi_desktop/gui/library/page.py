"""The page of the kifu library: it asks `Library` for what the filters say, and shows the answers.

What may take the place of the game on the board is for others to say: `open_wanted` asks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import (
    QMenu,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.library.analysing import LibraryAnalysis
from shogi_desktop.app.library.database import Found, GameRow
from shogi_desktop.app.library.patterns import Pattern, PositionSearch
from shogi_desktop.app.library.service import Library, LoadedGame, NotLoaded
from shogi_desktop.app.library.words import trouble_text
from shogi_desktop.app.words.lines import Write
from shogi_desktop.game import Record
from shogi_desktop.gui.library.analysing import Analysing, Engines
from shogi_desktop.gui.library.analysis_row import AnalysisRow
from shogi_desktop.gui.library.book_making import BookMaking
from shogi_desktop.gui.library.chosen_games import ChosenGames
from shogi_desktop.gui.library.collecting import Collecting
from shogi_desktop.gui.library.filter_row import FilterRow
from shogi_desktop.gui.library.game_table import GameTable
from shogi_desktop.gui.library.head import LibraryHead
from shogi_desktop.gui.library.import_row import BookRow, ImportRow
from shogi_desktop.gui.library.list_model import GameListModel, ListColumn
from shogi_desktop.gui.library.pattern_dialog import PatternDialog
from shogi_desktop.gui.library.position_bar import PositionBar
from shogi_desktop.gui.library.preview import GamePreview
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.shell.page_part import Page
from shogi_desktop.gui.widgets.notice_bar import Say
from shogi_desktop.gui.widgets.page_keys import page_key
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.rules import Position

_FIRST_ROWS = 96
"""So many rows are there before another list is shown: more than any screen has."""
_REFRESH_MS = 400
_LIST_WIDTH, _PREVIEW_WIDTH = 860, 390


class LibraryPage(Page):
    """Filters, list, preview. `open_wanted(GameRow, node)` asks for a game on the board."""

    open_wanted = Signal(object, object)
    back_wanted = Signal()
    statistics_wanted = Signal()

    def __init__(
        self,
        library: Library,
        appearance: Appearance,
        write: Write,
        say: Say,
        analysis: LibraryAnalysis,
        engines: Engines,
        parent: QWidget | None = None,
    ) -> None:
        """:param analysis: analyses games. :param engines: what with."""
        super().__init__(parent)
        self.setProperty("panel", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._library = library
        self._appearance = appearance
        self._base: Position | None = None
        self._waiting: Found | None = None
        self._everything = True
        self.pattern_dialog: PatternDialog | None = None
        self._make_widgets(appearance, write)
        self.chosen = ChosenGames(library, self.games, self.table, self.preview, say)
        self.collecting = Collecting(library, say, self)
        self.books = BookMaking(self.book_row, say, self)
        self.analysing = Analysing(library, analysis, engines, self.analysis_row, say, self)
        self._refresh_soon = QTimer(self)
        self._refresh_soon.setSingleShot(True)
        self._refresh_soon.setInterval(_REFRESH_MS)
        self._refresh_soon.timeout.connect(self._search)
        self._lay_out()
        self._connect()
        self.use_look(appearance)
        self.retranslate()

    # --- building -----------------------------------------------------------------------------------------

    def _make_widgets(self, appearance: Appearance, write: Write) -> None:
        self.head = LibraryHead(self)
        self.filters = FilterRow(self)
        self.position_bar = PositionBar(self)
        self.games = GameListModel(self)
        self.table = GameTable(self.games, self)
        self.preview = GamePreview(appearance, write, self)
        self.import_row = ImportRow(self)
        self.analysis_row = AnalysisRow(self)
        self.book_row = BookRow(self)
        self._nothing = Label(self)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setWordWrap(True)
        self.nothing_button = QPushButton(self)

    def _lay_out(self) -> None:
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
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(GRID)
        column.addWidget(self.head)
        column.addWidget(self.filters)
        column.addWidget(self.position_bar)
        column.addWidget(self.split, 1)
        column.addWidget(self.import_row)
        column.addWidget(self.analysis_row)
        column.addWidget(self.book_row)

    def _connect(self) -> None:
        library = self._library
        library.found.connect(self._on_found)
        library.rows.connect(self._on_rows)
        library.loaded.connect(self._on_loaded)
        library.progressed.connect(self.import_row.show_progress)
        library.imported.connect(self._on_imported)
        library.changed.connect(self._on_changed)
        self.collecting.added.connect(self._show_count)
        self.games.wanted.connect(library.load_rows)
        self.filters.changed.connect(self._search)
        self.position_bar.changed.connect(lambda _: self._search())
        self.position_bar.edit_wanted.connect(self._edit_pattern)
        self.table.horizontalHeader().sortIndicatorChanged.connect(lambda *_: self._search())
        self.table.chosen.connect(self._load_chosen)
        self.table.opened.connect(self._open_chosen)
        self.table.stepped.connect(self.preview.step)
        self.table.menu_wanted.connect(lambda place: self.menu().popup(place))
        self.preview.open_wanted.connect(self._open_chosen)
        self.preview.find_wanted.connect(self._find_shown)
        head = self.head
        head.back_wanted.connect(self.back_wanted)
        head.statistics_wanted.connect(self.statistics_wanted)
        head.analysis_wanted.connect(self._ask_analysis)
        head.folder_wanted.connect(self.collecting.ask_folder)
        head.files_wanted.connect(self.collecting.ask_files)
        head.more_wanted.connect(self._show_more)
        self.analysing.analysis.ended.connect(self._load_again)
        self.games.all_loaded.connect(self._ask_of_all)
        self.import_row.stop_wanted.connect(library.cancel)
        self.nothing_button.clicked.connect(self._help)
        for keys, handler in (
            ("Ctrl+F", self.filters.text.setFocus),
            ("F5", library.refresh),
        ):
            page_key(self, keys, handler)

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces."""
        self._appearance = appearance
        self.preview.use_look(appearance)
        self.games.set_dim(QColor(appearance.tokens.dim))
        self.filters.use_text_size()
        self.table.use_text_size()
        self.table.fit_columns()

    def set_writer(self, write: Write) -> None:
        """Write moves in another notation."""
        self.preview.set_writer(write)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.head.retranslate()
        self.setAccessibleName(self.head.title)
        self.analysis_row.retranslate()
        self.book_row.retranslate()
        self.table.setAccessibleName(self.tr("Games"))
        self.table.fit_columns()
        self.import_row.retranslate()
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

    def find_position(self, position: Position, *, exchanged: bool = False) -> None:
        """List the games with that position; with the colours exchanged too, where that is wanted."""
        self._base = position.copy()
        search = PositionSearch(Pattern.of_position(position), exact=True, exchanged=exchanged)
        self.position_bar.set_search(search)
        self.filters.clear()

    def show_only(self, games: frozenset[int], title: str) -> None:
        """List these games alone until all are wanted again; `title` says what they have in common."""
        self.position_bar.set_search(None)
        self.filters.show_only(games, title)

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
        chosen = self.chosen.current
        at = 0 if chosen is None or chosen.id not in found.games else found.games.index(chosen.id)
        seen = (*found.games[:_FIRST_ROWS], *found.games[max(0, at - _FIRST_ROWS) : at + _FIRST_ROWS])
        self._library.load_rows(tuple(dict.fromkeys(seen)))

    def _on_rows(self, rows: list[GameRow]) -> None:
        found, self._waiting = self._waiting, None
        if found is None:
            self.games.keep(rows)
            return
        was_empty = not self.games.found.games
        chosen = self.chosen.current
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

    def _show_count(self) -> None:
        found = self.games.found
        self.head.show_count(found, everything=self._everything)
        self._lists.setCurrentWidget(self.table if found.games else self._empty)
        self.preview.setVisible(bool(found.total))
        if found.total:
            self._nothing.setText(self.tr("No game in the library matches your search."))
            self.nothing_button.setText(self.tr("Show all games"))
            self.nothing_button.setVisible(True)
        elif self._library.importing:
            self._nothing.setText(self.tr("Looking for games in your folders…"))
            self.nothing_button.setVisible(False)
        else:
            self._nothing.setText(
                self.tr(
                    "Add a folder of kifu, and every game in it can be found here by player, "
                    "opening or position."
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
            self.collecting.ask_folder()

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

    _shown: tuple[int, int | None] = (0, None)

    def _load_again(self) -> None:
        """More may be known of the game that is shown."""
        self._shown = (0, None)
        self._load_chosen()

    def _on_loaded(self, loaded: LoadedGame | NotLoaded) -> None:
        chosen = self.chosen.current
        if chosen is None or chosen.id != loaded.game:
            return
        if isinstance(loaded, NotLoaded):
            self._shown = (0, None)
            self.preview.show_nothing(f"{Path(loaded.trouble.path).name} {trouble_text(loaded.trouble)}")
            return
        self._shown = (loaded.game, self.games.node(self.table.current_row))
        self.preview.show_game(loaded.record, loaded.path, sought=self._shown[1] is not None)

    def _open_chosen(self) -> None:
        game = self.chosen.current
        if game is not None:
            is_shown = self.preview.place is not None and self._shown[0] == game.id
            self.open_wanted.emit(game, self.preview.opening_path if is_shown else ())

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
        dialog.finished.connect(self._forget_dialog)
        self.pattern_dialog = dialog
        dialog.open()

    def _take_pattern(self, search: PositionSearch | None) -> None:
        self.position_bar.set_search(search)
        self._search()

    # --- what can be done with games ----------------------------------------------------------------------

    def menu(self) -> QMenu:
        """The menu of the games selected."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, handler, enabled in (
            (self.tr("Open on the board"), self._open_chosen, self.chosen.current is not None),
            (self.tr("Analyse…"), self._ask_analysis, self.chosen.current is not None),
            (self.tr("Make an opening book…"), self._ask_book, self.chosen.current is not None),
            (self.tr("Find games with this position"), self._find_shown, self.preview.place is not None),
        ):
            menu.addAction(text, handler).setEnabled(enabled)
        self.chosen.fill(menu)
        menu.addSeparator()
        menu.addMenu(self.table.sort_menu(menu))
        return menu

    def _ask_analysis(self) -> None:
        self._load_all_for(self.analysing.ask)

    def _ask_book(self) -> None:
        self._load_all_for(self.books.ask)

    def _load_all_for(self, ask: Callable[[list[GameRow], list[GameRow]], None]) -> None:
        """Let `ask` know the games selected and those listed, as soon as all rows of the list are there."""
        self._asks = ask
        self.games.load_all()

    _asks: Callable[[list[GameRow], list[GameRow]], None] | None = None

    def _ask_of_all(self, listed: list[GameRow]) -> None:
        if self._asks is not None:
            self._asks(self.chosen.all, listed)

    def record_of(self, game: GameRow) -> Record | None:
        """That game with all that is known of it, where it is the one that is shown."""
        place = self.preview.place
        return None if place is None or self._shown[0] != game.id else place.record

    # --- imports ------------------------------------------------------------------------------------------

    def _show_more(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Make an opening book…"), self._ask_book).setEnabled(
            bool(self.games.found.games)
        )
        menu.addSeparator()
        self.collecting.fill(menu)
        menu.popup(self.head.more.mapToGlobal(QPoint(0, self.head.more.height())))

    def _on_changed(self) -> None:
        if self.isVisible() and not self._refresh_soon.isActive():
            self._refresh_soon.start()

    def _on_imported(self) -> None:
        if not self._library.importing:
            self.import_row.show_progress(None)
            self._show_count()

    def _forget_dialog(self) -> None:
        self.pattern_dialog = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        else:
            super().keyPressEvent(event)
