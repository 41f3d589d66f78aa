"""The tables of a match: its players with what they scored, and its games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from shogi_desktop.app.match.standings import Played, PlayerLine, Standings
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.match.words import (
    elo_text,
    faults_text,
    reason_text,
    result_text,
    share_text,
)
from shogi_desktop.gui.widgets.plain import tip
from shogi_desktop.gui.widgets.row_table import show_rows
from shogi_desktop.rules import Variant

Index = QModelIndex | QPersistentModelIndex
_ROW = 4 * GRID
_MOST_TEXT = 120
_NUMBER = 40
_MOST_ROWS = 6
_NAME, _FAULTS = 1, 7
_LEFT_OUT = (6, 5)
"""Columns of the players that make way where there is no room: milliseconds, then the likelihood."""
_BLACK, _WHITE, _MOVES, _REASON = 1, 2, 4, 5


class Rows(QAbstractTableModel):
    """Rows of texts, made when they are shown. `right` are the columns of numbers."""

    def __init__(self, right: frozenset[int], parent: QWidget) -> None:
        super().__init__(parent)
        self._headings: Sequence[tuple[str, str]] = ()
        self._right = right
        self._count = 0
        self._cell: Callable[[int, int], str] = lambda _row, _column: ""

    def name(self, headings: Sequence[tuple[str, str]]) -> None:
        """Give the columns these headings, each with what it says in full."""
        self.beginResetModel()
        self._headings = headings
        self.endResetModel()

    def fill(self, count: int, cell: Callable[[int, int], str]) -> None:
        """Show that many rows. What is chosen stays, where rows only have been added."""
        before, self._cell = self._count, cell
        if count > before:
            self.beginInsertRows(QModelIndex(), before, count - 1)
            self._count = count
            self.endInsertRows()
        elif count < before:
            self.beginResetModel()
            self._count = count
            self.endResetModel()
        if count:
            self.dataChanged.emit(self.index(0, 0), self.index(count - 1, len(self._headings) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._headings)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text of a cell, and on which side it stands."""
        if not index.isValid() or index.row() >= self._count:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = (
                Qt.AlignmentFlag.AlignRight if index.column() in self._right else Qt.AlignmentFlag.AlignLeft
            )
            return side | Qt.AlignmentFlag.AlignVCenter
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            text = in_one_line(self._cell(index.row(), index.column()), _MOST_TEXT)
            return tip(text) if role == Qt.ItemDataRole.ToolTipRole else text
        return None

    def _side(self, column: int) -> Qt.AlignmentFlag:
        number = column in self._right
        side = Qt.AlignmentFlag.AlignRight if number else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The heading of a column."""
        if orientation is not Qt.Orientation.Horizontal or section >= len(self._headings):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(section)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._headings[section][0]
        return tip(self._headings[section][1]) if role == Qt.ItemDataRole.ToolTipRole else None


class _Table(QTableView):
    """A table of rows that are chosen as a whole. `opened(row)` comes with Enter or a double click."""

    opened = Signal(int)

    def __init__(self, rows: Rows, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows = rows
        self.setModel(rows)
        show_rows(self)
        self.doubleClicked.connect(lambda index: self.opened.emit(index.row()))
        self.use_text_size()

    def use_text_size(self) -> None:
        """Take the size of text in force."""
        self.verticalHeader().setDefaultSectionSize(px(_ROW))

    def fit_columns(self, stretched: int, left_out: Sequence[int], cut: Sequence[int]) -> None:
        """Make every column as wide as what it says, where there is room for that.

        :param stretched: takes the room that is over. :param left_out: go where there is too little, in this
            order. :param cut: after that the widest of these become narrower; their tips say it whole.
        """
        header = self.horizontalHeader()
        header.setSectionResizeMode(stretched, QHeaderView.ResizeMode.Interactive)
        for column in left_out:
            self.setColumnHidden(column, False)
        self.resizeColumnsToContents()
        self.setColumnWidth(0, max(px(_NUMBER), self.columnWidth(0)))
        room = self.viewport().width()
        for column in left_out:
            if header.length() <= room:
                break
            self.setColumnHidden(column, True)
        if header.length() > room:
            widths = {column: self.columnWidth(column) for column in cut if not self.isColumnHidden(column)}
            most = _share(room - header.length() + sum(widths.values()), sorted(widths.values()))
            for column, width in widths.items():
                self.setColumnWidth(column, min(width, most))
        header.setSectionResizeMode(stretched, QHeaderView.ResizeMode.Stretch)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            self.opened.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)


def _share(room: int, widths: Sequence[int]) -> int:
    """How wide the widest may be so that all have room; `widths` from the narrowest on."""
    for number, width in enumerate(widths):
        most = room // (len(widths) - number)
        if width > most:
            return most
        room -= width
    return max(widths, default=0)


class PlayersTable(_Table):
    """A row for each player, the best first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Rows(frozenset({0, 2, 3, 4, 5, 6}), parent), parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._lines: tuple[PlayerLine, ...] = ()

    def show_standings(self, standings: Standings | None) -> None:
        """Show who stands where."""
        self._lines = () if standings is None else standings.players
        self.rows.fill(len(self._lines), self._cell)
        self._show_columns()
        rows = max(2, min(_MOST_ROWS, len(self._lines)))
        head = self.horizontalHeader().sizeHint().height()
        self.setFixedHeight(rows * self.verticalHeader().defaultSectionSize() + head + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the columns there is room for."""
        super().resizeEvent(event)
        self._show_columns()

    def _show_columns(self) -> None:
        faults = any(line.faults for line in self._lines)
        self.setColumnHidden(_FAULTS, not faults)
        self.fit_columns(_NAME, _LEFT_OUT, (_NAME, _FAULTS))

    def _cell(self, row: int, column: int) -> str:
        line = self._lines[row]
        standing, usage = line.standing, line.usage
        match column:
            case 0:
                return str(row + 1)
            case 1:
                return line.name
            case 2:
                return f"{standing.points:g} / {standing.games}"
            case 3:
                return f"{standing.wins} – {standing.draws} – {standing.losses}"
            case 4:
                return elo_text(line.estimate)
            case 5:
                return share_text(line.superiority)
            case 6:
                return str(round(usage.time_ms / usage.moves)) if usage.moves else ""
        return faults_text(line)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.setAccessibleName(self.tr("Players"))
        self.rows.name(
            (
                ("", self.tr("Place")),
                (self.tr("Player"), self.tr("Player")),
                (self.tr("Points"), self.tr("Out of the games played; a win is one point, a draw half")),
                ("+ = −", self.tr("Won – drawn – lost")),
                (self.tr("Elo"), self.tr("Rating difference with its 95% margin of error")),
                (self.tr("LOS"), self.tr("Likelihood of being the stronger one")),
                (self.tr("ms a move"), self.tr("Milliseconds per move as measured here")),
                (self.tr("Lost by"), self.tr("Games lost through a failure of the engine, not on the board")),
            )
        )


class GamesTable(_Table):
    """A row for each game, the last one first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Rows(frozenset({0, 4}), parent), parent)
        self.most = 0
        """How many pixels of width it may ask for."""
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._games: tuple[Played, ...] = ()
        self._names: dict[int, str] = {}
        self._variant: Variant | None = None

    @property
    def games(self) -> tuple[Played, ...]:
        """The games, as they ended."""
        return self._games

    def show_games(self, standings: Standings | None, variant: Variant) -> None:
        """Show these games."""
        first = len(self._games) < 2
        self._variant = variant
        self._games = () if standings is None else standings.games
        self._names = {} if standings is None else {line.place: line.name for line in standings.players}
        self.rows.fill(len(self._games), self._cell)
        if first:
            self._show_columns()
            self.updateGeometry()

    def use_text_size(self) -> None:
        """Take the size of text in force."""
        super().use_text_size()
        self._show_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the columns there is room for."""
        super().resizeEvent(event)
        self._show_columns()

    def minimumSizeHint(self) -> QSize:
        """Room for what the columns say that are never left out."""
        columns = [column for column in range(self.rows.columnCount()) if column != _MOVES]
        header = self.horizontalHeader()
        wide = sum(max(self.sizeHintForColumn(one), header.sectionSizeHint(one)) for one in columns)
        wide += 2 * self.frameWidth() + self.verticalScrollBar().sizeHint().width()
        return QSize(min(wide, self.most), super().minimumSizeHint().height())

    def _show_columns(self) -> None:
        self.fit_columns(_REASON, (_MOVES,), (_BLACK, _WHITE, _REASON))

    def game_of(self, row: int) -> Played:
        """The game of a row."""
        return self._games[len(self._games) - 1 - row]

    def _cell(self, row: int, column: int) -> str:
        game = self.game_of(row)
        match column:
            case 0:
                return str(len(self._games) - row)
            case 1:
                return self._names.get(game.black, "")
            case 2:
                return self._names.get(game.white, "")
            case 3:
                return result_text(game)
            case 4:
                return str(game.line.plies)
        return "" if self._variant is None else reason_text(game, self._variant)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.setAccessibleName(self.tr("Games"))
        self.rows.name(
            (
                ("", self.tr("Number")),
                (self.tr("Black"), self.tr("Black")),
                (self.tr("White"), self.tr("White")),
                (self.tr("Result"), self.tr("Black's points first")),
                (self.tr("Moves"), self.tr("Moves")),
                (self.tr("How it ended"), self.tr("How it ended")),
            )
        )
