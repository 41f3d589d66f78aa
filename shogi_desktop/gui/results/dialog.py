"""The player's results: rating, streaks, a table by level and one of all games; to export and delete."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Literal

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.records.files import write_bytes
from shogi_desktop.app.results.history import History, PlayedGame, Standing, as_csv, standing
from shogi_desktop.app.results.rating import (
    LEAST_GAMES,
    LEAST_TOLD,
    LEVEL_POINTS,
    WINDOW,
    Rating,
    rating_curve,
)
from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.games import handicap_name, level_name, side_name, time_text, variant_name
from shogi_desktop.app.words.locale import percent_text, short_date_time
from shogi_desktop.gui.look.marking import mark
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID, Tokens
from shogi_desktop.gui.tasks.background import Jobs
from shogi_desktop.gui.widgets.file_name import FileKind, ask_file_name
from shogi_desktop.gui.widgets.overhang import overhang
from shogi_desktop.gui.widgets.plain import Label, MessageBox, tip
from shogi_desktop.gui.widgets.rating_curve import RatingCurve
from shogi_desktop.gui.widgets.room import room_on_screen
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.gui.widgets.two_parts import TwoParts
from shogi_desktop.rules import VARIANTS, Color, variant_by_id

_SIZE = QSize(980, 768)
_CURVE_GAMES = 100
_ROW = 30
_LOW = 640
"""Pixels of height of the dialog below which the curve makes way for the table."""
_TABLE_SHEET = """
QTableView { background: palette(base); border: 1px solid palette(mid); border-radius: 8px; outline: none;
    alternate-background-color: transparent; selection-background-color: palette(alternate-base);
    selection-color: palette(text); }
QTableView::item { padding: 0 5px; border: none; }
QTableView[keyed="yes"]:focus { border: 2px solid palette(link); }
QHeaderView { background: transparent; }
QHeaderView::section { background: transparent; border: none; border-bottom: 1px solid palette(mid);
    padding: 6px 8px; font-weight: 600; }
"""
_RESULTS = {
    "won": QT_TRANSLATE_NOOP("Results", "Won"),
    "lost": QT_TRANSLATE_NOOP("Results", "Lost"),
    "drawn": QT_TRANSLATE_NOOP("Results", "Drawn"),
    "void": QT_TRANSLATE_NOOP("Results", "No result"),
}
_REASONS = {
    "checkmate": QT_TRANSLATE_NOOP("Results", "checkmate"),
    "no_move": QT_TRANSLATE_NOOP("Results", "no legal move"),
    "resignation": QT_TRANSLATE_NOOP("Results", "resignation"),
    "repetition": QT_TRANSLATE_NOOP("Results", "repetition"),
    "perpetual_check": QT_TRANSLATE_NOOP("Results", "perpetual check"),
    "illegal_move": QT_TRANSLATE_NOOP("Results", "illegal move"),
    "impasse": QT_TRANSLATE_NOOP("Results", "impasse"),
    "declaration": QT_TRANSLATE_NOOP("Results", "declaration"),
    "false_declaration": QT_TRANSLATE_NOOP("Results", "false declaration"),
    "try_rule": QT_TRANSLATE_NOOP("Results", "try rule"),
    "move_limit": QT_TRANSLATE_NOOP("Results", "move limit"),
    "timeout": QT_TRANSLATE_NOOP("Results", "time"),
    "agreement": QT_TRANSLATE_NOOP("Results", "agreement"),
    "bare_king": QT_TRANSLATE_NOOP("Results", "bare king"),
    "mutual_baring": QT_TRANSLATE_NOOP("Results", "both bared"),
}

View = Literal["levels", "games", "curve"]
_Index = QModelIndex | QPersistentModelIndex


class _Table(QAbstractTableModel):
    """A table whose cells are asked for when they are shown. `right` are the columns of numbers."""

    def __init__(self, headings: Sequence[str], right: frozenset[int], parent: QWidget) -> None:
        super().__init__(parent)
        self._headings = headings
        self._right = right
        self._count = 0
        self._cell: Callable[[int, int], str] = lambda _row, _column: ""

    def fill(self, count: int, cell: Callable[[int, int], str]) -> None:
        """Show that many rows, with the text `cell(row, column)`."""
        self.beginResetModel()
        self._count, self._cell = count, cell
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._headings)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a cell, its side, and the text again as a tip where it may be cut off."""
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cell(index.row(), index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self._cell(index.row(), index.column()))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(index.column())
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """The heading of a column, on the side of its cells."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._headings[section]
        return self._side(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _side(self, column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if column in self._right else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


class HistoryDialog(QDialog):
    """Shows the results of one game (variant) at a time. `open_wanted` carries the file of a kept game.

    `statistics_wanted`: the player's figures from analysed games.
    """

    open_wanted = Signal(str)
    statistics_wanted = Signal()

    def __init__(
        self,
        history: History,
        folder: Path,
        tokens: Tokens,
        setup: GameSetup | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """:param folder: where exports go. :param setup: the game being played, whose variant is first."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("My results"))
        self.resize(_SIZE.boundedTo(room_on_screen(self)))
        # The first key goes to what is chosen with Tab, not to a choice that nobody meant to change.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()
        self._history = history
        self._folder = folder
        self._jobs = Jobs(self)
        self._all = history.games()
        self._games: tuple[PlayedGame, ...] = ()
        self._drawn = False
        variants = [(variant.id, variant_name(variant)) for variant in VARIANTS]
        self.variant = Segmented(self.tr("Game"), variants, self)
        last = setup.variant if setup is not None else self._all[-1].variant if self._all else VARIANTS[0].id
        self.variant.set_value(last)
        views: list[tuple[View, str]] = [
            ("levels", self.tr("Level by level")),
            ("games", self.tr("All games")),
            ("curve", self.tr("Rating curve")),
        ]
        self.view = Segmented(self.tr("Table"), views, self)
        self.curve = RatingCurve(tokens, self)
        self._make_tables()
        self._make_labels()
        self._make_buttons()
        self._lay_out()
        self.variant.chosen.connect(self._refresh)
        self.view.chosen.connect(lambda _: self._show_view())
        self._refresh()

    def _make_tables(self) -> None:
        headings = [
            self.tr("Level"),
            self.tr("Rating"),
            self.tr("Games"),
            self.tr("Won"),
            self.tr("Drawn"),
            self.tr("Lost"),
            self.tr("Score"),
        ]
        headings += [self.tr("Streak"), self.tr("Longest")]
        self.levels_model = _Table(headings, frozenset(range(1, 9)), self)
        self.levels = self._table(
            self.levels_model, self.tr("Results level by level"), stretch=0, giving=(8, 7)
        )
        headings = [
            self.tr("Ended"),
            self.tr("Level"),
            self.tr("Handicap"),
            self.tr("You played"),
            self.tr("Result"),
            self.tr("Decided by"),
        ]
        headings += [self.tr("Moves"), self.tr("Time")]
        self.games_model = _Table(headings, frozenset({6}), self)
        self.games = self._table(self.games_model, self.tr("All games, newest first"), stretch=7)
        self.games.activated.connect(self._open)
        self._tables = QStackedWidget(self)
        self._tables.addWidget(self.levels)
        self._tables.addWidget(self.games)

    def _table(self, model: _Table, name: str, *, stretch: int, giving: tuple[int, ...] = ()) -> _RoomyTable:
        table = _RoomyTable(giving, self)
        table.setModel(model)
        table.setAccessibleName(name)
        table.setStyleSheet(_TABLE_SHEET)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(px(_ROW))
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setResizeContentsPrecision(50)
        header.setSectionResizeMode(stretch, QHeaderView.ResizeMode.Stretch)
        return table

    def _make_labels(self) -> None:
        self.rating = Label(self)
        self.rating.setProperty("role", "title")
        self.interval = Label(self)
        self.interval.setProperty("role", "dim")
        self.interval.setWordWrap(True)
        self.score = Label(self)
        self.streak = Label(self)
        for label in (self.score, self.streak):
            label.setWordWrap(True)
        self.empty = Label(self.tr("Games against the computer appear here when they end."), self)
        self.empty.setProperty("role", "dim")

    def _make_buttons(self) -> None:
        self.open_kifu = QPushButton(self.tr("Open kifu"), self)
        self.open_kifu.clicked.connect(lambda: self._open(self.games.currentIndex()))
        self.statistics = QPushButton(self.tr("Statistics…"), self)
        self.statistics.setToolTip(self.tr("Your accuracy over time, mistakes, openings"))
        self.statistics.clicked.connect(self._want_statistics)
        self.export = QPushButton(self.tr("Export as CSV…"), self)
        self.export.clicked.connect(self._export)
        self.delete = QPushButton(self.tr("Delete all…"), self)
        self.delete.setProperty("kind", "quiet")
        self.delete.clicked.connect(self._ask_delete)
        self.close_button = QPushButton(self.tr("Done"), self)
        mark(self.close_button, kind="primary")
        self.close_button.clicked.connect(self.accept)
        for button in (self.open_kifu, self.statistics, self.export, self.delete):
            button.setAutoDefault(False)
        self.close_button.setDefault(True)
        self.games.selectionModel().currentRowChanged.connect(lambda *_: self._refresh_open())

    def _lay_out(self) -> None:
        words, scores = QVBoxLayout(), QVBoxLayout()
        self._caption = caption = Label(self.tr("Your rating"), self)
        caption.setProperty("role", "section")
        for column, labels in (
            (words, (caption, self.rating, self.interval)),
            (scores, (self.score, self.streak)),
        ):
            column.setSpacing(GRID // 2)
            for label in labels:
                column.addWidget(label)
        scores.addWidget(self.empty)
        scores.addStretch(1)
        words.addStretch(1)
        card = QFrame(self)
        card.setProperty("panel", "surface")
        self._inside = inside = QGridLayout(card)
        inside.setContentsMargins(2 * GRID, GRID + 4, GRID, GRID)
        inside.setHorizontalSpacing(2 * GRID)
        inside.setVerticalSpacing(GRID)
        inside.addLayout(words, 0, 0)
        self._scores = scores
        inside.setColumnStretch(0, 1)
        inside.setColumnStretch(1, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        buttons.addSpacing(-overhang(2 * GRID))
        buttons.addWidget(self.delete)
        buttons.addStretch(1)
        for button in (self.open_kifu, self.statistics, self.export, self.close_button):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(GRID + 4)
        games = QWidget(self)
        row = QHBoxLayout(games)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.variant)
        row.addStretch(1)
        column.addWidget(TwoParts(games, self.view, self))
        column.addWidget(card)
        column.addWidget(self._tables, 1)
        column.addLayout(buttons)

    # --- what is shown ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a low dialog the table has the room of the curve, which is a view of its own there."""
        super().resizeEvent(event)
        self._place_curve(drawn=self._drawn)

    def _place_curve(self, *, drawn: bool) -> None:
        """Put the curve, if it is `drawn`, beside the rating or among the tables."""
        self._drawn = drawn
        low = self.height() < px(_LOW)
        self._caption.setHidden(low)
        beside = drawn and not low
        self._inside.removeItem(self._scores)
        self._inside.addLayout(self._scores, *((1, 0) if beside else (0, 1)))
        if beside:
            self._inside.addWidget(self.curve, 0, 1, 2, 1)
            self.curve.show()
        else:
            self._tables.addWidget(self.curve)
        self.view.button("curve").setVisible(drawn and low)
        if self.view.value == "curve" and not (drawn and low):
            self.view.set_value("levels")
        self._show_view()

    def _show_view(self) -> None:
        shown = {"levels": self.levels, "games": self.games, "curve": self.curve}
        self._tables.setCurrentWidget(shown[self.view.value])
        self._refresh_open()

    def _refresh(self) -> None:
        variant_id = self.variant.value
        self._games = tuple(game for game in self._all if game.variant == variant_id)
        rated = [rated for game in self._games if (rated := game.rated()) is not None]
        curve = rating_curve(rated, _CURVE_GAMES)
        told = [rating for rating in curve if rating.told]
        self.curve.show_curve(told, LEVEL_POINTS.get(variant_id, ()))
        self._place_curve(drawn=bool(told))
        self._tell_rating(curve[-1] if curve else None)
        self._tell_standing(standing(game for game in self._games if game.rung))
        self._fill_levels(variant_id)
        latest = self._games[::-1]
        self.games_model.fill(len(latest), lambda row, column: self._game_cell(latest[row], column))
        self.empty.setVisible(not self._games)
        for button in (self.export, self.delete):
            button.setEnabled(bool(self._all))
        self._refresh_open()

    def _refresh_open(self) -> None:
        index = self.games.currentIndex()
        self.open_kifu.setVisible(self.view.value == "games")
        self.open_kifu.setEnabled(index.isValid() and bool(self._games[-1 - index.row()].file))

    def _tell_rating(self, rating: Rating | None) -> None:
        if rating is None or not rating.told:
            self.rating.setText("–")
            needed = self.tr(
                "A rating needs {count} counted games, with both wins and losses; so far: {done}."
            )
            done = 0 if rating is None else rating.games
            counts = self.tr(
                "A game counts if it was played from its start against one of the program's opponents, "
                "with no move taken back and no hint."
            )
            self.interval.setText(needed.format(count=LEAST_GAMES, done=done))
            self.interval.setToolTip(tip(counts))
            self.interval.setAccessibleDescription(counts)
            return
        if rating.mean < LEAST_TOLD:
            self.rating.setText(self.tr("under {points}").format(points=LEAST_TOLD))
        else:
            self.rating.setText(self.tr("about {points}").format(points=_rounded(rating.mean)))
        text = (
            self.tr("95%: {low} to {high}, from your last %n counted games.", "", rating.games)
            if rating.games >= WINDOW
            else self.tr("95%: {low} to {high}, from %n counted games.", "", rating.games)
        )
        low, high = _rounded(rating.low), _rounded(rating.high)
        self.interval.setText(text.format(low=low, high=high))
        self.interval.setAccessibleDescription("")
        self.interval.setToolTip(self.tr("On this program's own scale; the table shows the levels."))

    def _tell_standing(self, found: Standing) -> None:
        score = self.tr("{won} won, {drawn} drawn, {lost} lost")
        self.score.setText(score.format(won=found.won, drawn=found.drawn, lost=found.lost))
        longest = self.tr("Longest winning streak: {count}").format(count=found.best_streak)
        if found.streak > 1:
            longest = self.tr("%n wins in a row. ", "", found.streak) + longest
        elif found.streak < -1:
            longest = self.tr("%n losses in a row. ", "", -found.streak) + longest
        self.streak.setText(longest if found.games else "")
        self.streak.setVisible(bool(found.games))

    def _fill_levels(self, variant_id: str) -> None:
        rows = []
        for number, points in enumerate(LEVEL_POINTS.get(variant_id, ()), 1):
            found = standing(game for game in self._games if game.rung == number)
            score = "–" if found.score is None else percent_text(100 * found.score)
            counts = (found.games, found.won, found.drawn, found.lost)
            streak = f"{found.streak:+d}".replace("-", "−") if found.streak else "–"
            best = str(found.best_streak) if found.best_streak else "–"
            name = f"{number}  {level_name(number)}"
            rows.append((name, str(points), *(str(n) if found.games else "–" for n in counts), score))
            rows[-1] += (streak, best)
        self.levels_model.fill(len(rows), lambda row, column: rows[row][column])
        self.levels.fit()

    def _game_cell(self, game: PlayedGame, column: int) -> str:
        translate = QCoreApplication.translate
        if column == 0:
            return _date_text(game.ended)
        if column == 1:
            return f"{game.rung}  {level_name(game.rung)}" if game.rung else in_one_line(game.engine)
        if column == 2:
            return self._handicap_text(game)
        if column == 3:
            color = Color.BLACK if game.colour == "black" else Color.WHITE
            return side_name(color, handicap=game.handicap not in {"", "even"})
        if column == 4:
            return translate("Results", _RESULTS[game.result])
        if column == 5:
            return translate("Results", _REASONS.get(game.reason, "")) if game.reason in _REASONS else "–"
        return str(game.plies) if column == 6 else self._time_cell(game)

    def _time_cell(self, game: PlayedGame) -> str:
        text = time_text(game.time)
        return self.tr("{time} · moves taken back").format(time=text) if game.taken_back else text

    def _handicap_text(self, game: PlayedGame) -> str:
        variant = variant_by_id(game.variant)
        known = {handicap.id: handicap for handicap in variant.handicaps}
        if game.from_position or game.handicap not in known:
            return self.tr("from a position")
        return handicap_name(known[game.handicap])

    # --- what can be done ---------------------------------------------------------------------------------

    def _open(self, index: QModelIndex) -> None:
        """Open the kifu of that row, where the game was kept."""
        if index.isValid() and (name := self._games[-1 - index.row()].file):
            self.accept()
            self.open_wanted.emit(name)

    def done(self, result: int) -> None:
        """Close, with what is being written."""
        self._jobs.end()
        super().done(result)

    def _want_statistics(self) -> None:
        self.accept()
        self.statistics_wanted.emit()

    def _export(self) -> None:
        # lupdate does not look into f-strings.
        name = self.tr("shogi results")
        offered = self._folder / f"{name}.csv"
        path = ask_file_name(self, self.tr("Export as CSV"), offered, (FileKind("CSV", (".csv",)),))
        if path is None:
            return
        # With a mark at the beginning spreadsheets read it as UTF-8.
        data = as_csv(self._all).encode("utf-8-sig")
        self._jobs.start(lambda _: write_bytes(path, data), lambda _: None, self._tell_trouble)

    def _tell_trouble(self, trouble: Sentence) -> None:
        MessageBox(MessageBox.Icon.Warning, self.windowTitle(), trouble(), self).exec()

    def _ask_delete(self) -> None:
        text = self.tr("Delete all results (games: {count})? Your kifu are kept. This cannot be undone.")
        box = MessageBox(
            MessageBox.Icon.Question, self.windowTitle(), text.format(count=len(self._all)), self
        )
        delete = box.addButton(self.tr("Delete"), MessageBox.ButtonRole.DestructiveRole)
        cancel = box.addButton(MessageBox.StandardButton.Cancel)
        box.setDefaultButton(cancel)
        box.exec()
        if box.clickedButton() is delete:
            self._history.delete_all()
            self._all = self._history.games()
            self._refresh()


class _RoomyTable(QTableView):
    """A table that leaves out columns, those of `giving` in their order, where others would be cut."""

    def __init__(self, giving: tuple[int, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._giving = giving

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Leave out as few columns as can be."""
        header, room = self.horizontalHeader(), self.viewport().width()
        asked = [
            max(header.sectionSizeHint(column), self.sizeHintForColumn(column))
            for column in range(header.count())
        ]
        spare = room - sum(asked)
        for column in self._giving:
            self.setColumnHidden(column, spare < 0)
            spare += asked[column] if spare < 0 else 0


def _rounded(points: float) -> int:
    """A rating as it is told: to ten points, and never negative."""
    return max(0, 10 * round(points / 10))


def _date_text(ended: str) -> str:
    """Local date and time as the language of the window writes them; what is no date stays as it is."""
    try:
        when = datetime.fromisoformat(ended)
    except ValueError:
        return ended
    return short_date_time(when.astimezone())
