"""The page of engine matches: a game in progress at the left, at the right how the match stands.

What is done with a match is the part's; the page shows it and says what is wanted.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.match.runner import Running
from shogi_desktop.app.match.standings import Standings
from shogi_desktop.app.match.tournament import Tournament
from shogi_desktop.app.words.locale import dates_in
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.match.live_board import LiveBoard
from shogi_desktop.gui.match.tables import GamesTable, PlayersTable
from shogi_desktop.gui.match.words import progress_text, verdict_text
from shogi_desktop.gui.shell.page_part import Page
from shogi_desktop.gui.widgets.menu_button import MenuButton
from shogi_desktop.gui.widgets.plain import Label, add_entry
from shogi_desktop.gui.widgets.sign_buttons import back_button
from shogi_desktop.gui.widgets.two_parts import TwoParts
from shogi_desktop.rules import STANDARD, Position, variant_by_id

_BOARD, _TABLES = 520, 760
_LEAST_BOARD = 360
"""Pixels of width that the tables leave to the board."""


class MatchPage(Page):
    """Signals: ``new_wanted()``; ``open_wanted(Path)``, a match of before; ``file_wanted()``, one to look
    for; ``toggled()``: stop or go on; ``text_wanted()``, ``data_wanted()``: export; ``games_wanted()``: show
    the games in the library; ``game_wanted(Played)``; ``left()``.
    """

    new_wanted = Signal()
    open_wanted = Signal(object)
    file_wanted = Signal()
    toggled = Signal()
    text_wanted = Signal()
    data_wanted = Signal()
    games_wanted = Signal()
    game_wanted = Signal(object)
    left = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._tournament: Tournament | None = None
        self._standings: Standings | None = None
        self._running = False
        self._stopping = False
        self._earlier: Sequence[tuple[str, Path]] = ()
        self._make_widgets(appearance)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.show_nothing()

    # --- building -------------------------------------------------------------------------------------------

    def _make_widgets(self, appearance: Appearance) -> None:
        self.back = back_button(self)
        self._title = Label(self)
        self._title.setProperty("role", "heading")
        self.new = QPushButton(self)
        self.earlier = MenuButton(self)
        self.earlier.setMenu(QMenu(self.earlier))
        self.export = MenuButton(self)
        self.export.setMenu(QMenu(self.export))
        self.toggle = QPushButton(self)
        self.toggle.setProperty("kind", "primary")
        self._progress = Label(self)
        self._progress.setProperty("role", "dim")
        self._verdict = Label(self)
        self._verdict.setWordWrap(True)
        self.live = LiveBoard(appearance, self)
        self.players = PlayersTable(self)
        self.games = GamesTable(self)
        self._nothing = Label(self)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setWordWrap(True)
        self._nothing.setProperty("role", "dim")
        self.begin = QPushButton(self)
        self.begin.setProperty("kind", "primary")

    def _lay_out(self) -> None:
        name, ways = QWidget(self), QWidget(self)
        for part, members in (
            (name, (self.back, self._title)),
            (ways, (self.new, self.earlier, self.export, self.toggle)),
        ):
            line = QHBoxLayout(part)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(GRID)
            for member in members:
                line.addWidget(member)
            if part is name:
                line.addStretch(1)
        tables = QWidget(self)
        column = QVBoxLayout(tables)
        column.setContentsMargins(GRID, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(self._progress)
        column.addWidget(self.players)
        column.addWidget(self._verdict)
        column.addWidget(self.games, 1)
        self.split = QSplitter(Qt.Orientation.Horizontal, self)
        self.split.setChildrenCollapsible(False)
        self.split.addWidget(self.live)
        self.split.addWidget(tables)
        self.split.setStretchFactor(0, 2)
        self.split.setStretchFactor(1, 3)
        self.split.setSizes([_BOARD, _TABLES])
        empty = QWidget(self)
        middle = QVBoxLayout(empty)
        middle.addStretch(2)
        middle.addWidget(self._nothing)
        middle.addSpacing(GRID)
        middle.addWidget(self.begin, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addStretch(3)
        self._body = QStackedWidget(self)
        self._body.addWidget(self.split)
        self._body.addWidget(empty)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(2 * GRID, GRID, 2 * GRID, 2 * GRID)
        whole.setSpacing(GRID)
        whole.addWidget(TwoParts(name, ways, self))
        whole.addWidget(self._body, 1)

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        for button in (self.new, self.begin):
            button.clicked.connect(self.new_wanted)
        self.toggle.clicked.connect(self.toggled)
        self.earlier.menu().aboutToShow.connect(self._fill_earlier)
        self.games.opened.connect(lambda row: self.game_wanted.emit(self.games.game_of(row)))

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours, pieces, text of another size."""
        self.live.use_look(appearance)
        for table in (self.players, self.games):
            table.use_text_size()
        self.players.show_standings(self._standings)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.setAccessibleName(self.tr("Engine match"))
        self.back.setText(self.tr("Back"))
        self.back.setToolTip(self.tr("Back to where you were; the match goes on"))
        self.new.setText(self.tr("New match…"))
        self.begin.setText(self.tr("New match…"))
        self.earlier.setText(self.tr("Earlier matches"))
        self.export.setText(self.tr("Export"))
        self._nothing.setText(
            self.tr("Let engines and levels play each other, and see which is stronger and how sure that is.")
        )
        menu = self.export.menu()
        menu.clear()
        add_entry(menu, self.tr("Table as text…")).triggered.connect(self.text_wanted)
        add_entry(menu, self.tr("Match as JSON…")).triggered.connect(self.data_wanted)
        menu.addSeparator()
        add_entry(menu, self.tr("Games in the library")).triggered.connect(self.games_wanted)
        self.live.retranslate()
        self.players.retranslate()
        self.games.retranslate()
        self._refresh()
        self.show_standings(self._standings)

    # --- what is shown --------------------------------------------------------------------------------------

    @property
    def standings(self) -> Standings | None:
        """What is shown."""
        return self._standings

    def show_nothing(self) -> None:
        """There is no match."""
        self._tournament = None
        self.show_standings(None)
        self._body.setCurrentIndex(1)
        self._refresh()

    def show_tournament(self, tournament: Tournament, standings: Standings) -> None:
        """Show a match, of which nothing is played at the moment."""
        self._tournament = tournament
        self._body.setCurrentIndex(0)
        self.live.clear(Position.start(variant_by_id(tournament.settings.variant)))
        self.games.show_games(None, variant_by_id(tournament.settings.variant))
        self.show_standings(standings)
        self._refresh()

    def show_standings(self, standings: Standings | None) -> None:
        """Show how the match stands."""
        self._standings = standings
        settings = None if self._tournament is None else self._tournament.settings
        self.players.show_standings(standings)
        self.games.show_games(standings, STANDARD if settings is None else variant_by_id(settings.variant))
        self._verdict.setText("" if standings is None else verdict_text(standings))
        self._verdict.setVisible(bool(self._verdict.text()))
        left = None
        if standings is not None and standings.games and self._running:
            played = len(standings.games)
            left = standings.seconds / played * (standings.total - played)
        self._progress.setText("" if standings is None else progress_text(standings, left))
        self._refresh()

    def show_running(self, running: Sequence[Running]) -> None:
        """Show these games in progress."""
        self.live.show_running(running)

    def set_running(self, *, running: bool, stopping: bool = False) -> None:
        """Say whether the match is played, or about to stop."""
        self._running, self._stopping = running, stopping
        if not running:
            self.live.end()
        self.show_standings(self._standings)

    def _refresh(self) -> None:
        there, over = self._tournament is not None, self._is_over()
        self._title.setText(
            self.tr("Engine match") if self._tournament is None else dates_in(self._tournament.title)
        )
        self.toggle.setVisible(there)
        self.toggle.setEnabled(there and not self._stopping and (self._running or not over))
        words = self.tr("Stop") if self._running else self.tr("Finished") if over else self.tr("Continue")
        self.toggle.setText(words)
        self.new.setVisible(there)
        self.new.setEnabled(not self._running)
        self.earlier.setEnabled(not self._running)
        self.export.setVisible(there)

    def _is_over(self) -> bool:
        return self._tournament is not None and not self._running and self._tournament.is_over

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What the games say comes before the size of the board, of which something is left."""
        super().resizeEvent(event)
        self.games.most = self.width() - _LEAST_BOARD
        self.games.updateGeometry()

    # --- menus and keys -------------------------------------------------------------------------------------

    def offer_earlier(self, matches: Sequence[tuple[str, Path]]) -> None:
        """These matches were played before."""
        self._earlier = matches

    def _fill_earlier(self) -> None:
        menu = self.earlier.menu()
        menu.clear()
        for name, path in self._earlier:
            entry = add_entry(menu, dates_in(name))
            entry.triggered.connect(lambda _=False, path=path: self.open_wanted.emit(path))
        if self._earlier:
            menu.addSeparator()
        add_entry(menu, self.tr("Open a file…")).triggered.connect(self.file_wanted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
