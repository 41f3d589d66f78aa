"""The list of games as a table: rows are loaded a page at a time, when first looked at."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from enum import IntEnum
from pathlib import Path

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)

from shogi_desktop.app.library.accuracies import Accuracy
from shogi_desktop.app.library.database import Column, Found, GameRow
from shogi_desktop.app.library.reading import Result
from shogi_desktop.app.library.words import result_name
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.games import handicap_name, variant_name
from shogi_desktop.app.words.joined import listed
from shogi_desktop.app.words.locale import date_text, dates_in
from shogi_desktop.app.words.openings import strategy_name
from shogi_desktop.gui.widgets.plain import tip
from shogi_desktop.rules import RulesError, unnamed_variant, variant_by_id

Index = QModelIndex | QPersistentModelIndex
PAGE = 128
NOTHING = Found((), (), 0)


class ListColumn(IntEnum):
    """The columns in their order."""

    DATE = 0
    BLACK = 1
    WHITE = 2
    RESULT = 3
    HANDICAP = 4
    OPENING = 5
    PLIES = 6
    EVENT = 7
    FILE = 8
    ACCURACY = 9

    @property
    def order(self) -> Column:
        """What the list is sorted by for this column."""
        return Column[self.name]


class GameListModel(QAbstractTableModel):
    """The games found. `wanted(list[int])` asks for rows by the ids of their games: answer with `keep`."""

    wanted = Signal(object)
    all_loaded = Signal(object)
    """After `load_all`: every row of the list."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found = NOTHING
        self._rows: dict[int, GameRow] = {}
        self._asked: set[int] = set()
        self._missing: list[int] = []
        self._wants_all = False
        self._ask_soon = QTimer(self)
        self._ask_soon.setSingleShot(True)
        self._ask_soon.setInterval(0)
        self._ask_soon.timeout.connect(self._ask)

    @property
    def found(self) -> Found:
        """What is listed."""
        return self._found

    def show(self, found: Found, rows: Iterable[GameRow]) -> None:
        """List other games, the first of them with what is known already: nothing flickers."""
        self.beginResetModel()
        self._found = found
        self._rows = {row.id: row for row in rows}
        self._asked = set(self._rows)
        self._missing.clear()
        self.endResetModel()

    def keep(self, rows: Iterable[GameRow]) -> None:
        """Take rows that were asked for."""
        for row in rows:
            self._rows[row.id] = row
        last = self.columnCount() - 1
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, last))
        self._tell_all()

    def load_all(self) -> None:
        """Ask for every row that is not there; `all_loaded` answers."""
        self._wants_all = True
        missing = [game for game in self._found.games if game not in self._rows]
        if missing:
            self._asked.update(missing)
            self.wanted.emit(missing)
        else:
            self._tell_all()

    def _tell_all(self) -> None:
        if self._wants_all and all(game in self._rows for game in self._found.games):
            self._wants_all = False
            self.all_loaded.emit([self._rows[game] for game in self._found.games])

    def game(self, row: int) -> GameRow | None:
        """The game of a row, or None while it is not loaded."""
        if not 0 <= row < len(self._found.games):
            return None
        return self._rows.get(self._found.games[row])

    def node(self, row: int) -> int | None:
        """The node of the game that was looked for; None where none was."""
        return self._found.nodes[row]

    def row_of(self, game: int) -> int:
        """Where that game is listed; -1 where it is not."""
        try:
            return self._found.games.index(game)
        except ValueError:
            return -1

    def rowCount(self, parent: Index | None = None) -> int:
        """One row a game."""
        return 0 if parent is not None and parent.isValid() else len(self._found.games)

    def columnCount(self, parent: Index | None = None) -> int:
        """See `ListColumn`."""
        return 0 if parent is not None and parent.isValid() else len(ListColumn)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """The titles of the columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(ListColumn(section))
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            self.tr("Date"),
            self.tr("Black ☗"),
            self.tr("White ☖"),
            self.tr("Result"),
            self.tr("Handicap"),
            self.tr("Opening"),
            self.tr("Moves"),
            self.tr("Event"),
            self.tr("File"),
            self.tr("Accuracy"),
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a cell; asks for the rows around one that is not loaded."""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(ListColumn(index.column()))
        game = self._found.games[index.row()]
        row = self._rows.get(game)
        if row is None:
            self._want_around(index.row())
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            column = ListColumn(index.column())
            node = self._found.nodes[index.row()]
            if column is ListColumn.PLIES and node is not None and 0 < node <= row.plies:
                return f"{node}/{row.plies}"
            return in_one_line(self.text(row, column))
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self._tip(row))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return (
                self._spoken(row)
                if index.column() == 0
                else in_one_line(self.text(row, ListColumn(index.column())))
            )
        if role == Qt.ItemDataRole.ForegroundRole and row.vanished:
            return self._dim
        return None

    _dim: object = None

    def set_dim(self, color: object) -> None:
        """The colour of games whose file is not there any more."""
        self._dim = color

    def text(self, row: GameRow, column: ListColumn) -> str:
        """What stands in a cell."""
        match column:
            case ListColumn.DATE:
                return dates_in(row.date.split(" ")[0])
            case ListColumn.BLACK:
                return row.black
            case ListColumn.WHITE:
                return row.white
            case ListColumn.RESULT:
                return result_name(row.result)
            case ListColumn.HANDICAP:
                return start_text(row)
            case ListColumn.OPENING:
                return row.opening or strategy_name(row.strategy)
            case ListColumn.PLIES:
                return str(row.plies)
            case ListColumn.EVENT:
                return row.event
            case ListColumn.FILE:
                return Path(row.path).name
            case ListColumn.ACCURACY:
                return accuracies_text(row)

    def longest_texts(self) -> dict[ListColumn, tuple[str, ...]]:
        """The longest texts of the columns of which nothing is ever to be cut, in the language in use."""
        return {
            ListColumn.DATE: (date_text(date(2088, 12, 28)),),
            ListColumn.RESULT: tuple(map(result_name, Result)),
            ListColumn.PLIES: ("288/288",),
            ListColumn.ACCURACY: (_accuracies((100.0, 100.0)),),
        }

    def _tip(self, row: GameRow) -> str:
        if row.vanished:
            return self.tr("{file} no longer exists.").format(file=row.path)
        opening = self.text(row, ListColumn.OPENING)
        told = (row.event, start_text(row), opening, accuracies_text(row), row.path)
        return "\n".join(in_one_line(line) for line in told if line)

    def _spoken(self, row: GameRow) -> str:
        sentence = self.tr("{black} against {white}, {date}, {result}, %n moves", "", row.plies)
        return sentence.format(
            black=in_one_line(row.black) or self.tr("unknown"),
            white=in_one_line(row.white) or self.tr("unknown"),
            date=dates_in(row.date),
            result=result_name(row.result),
        )

    def _want_around(self, row: int) -> None:
        start = row // PAGE * PAGE
        for game in self._found.games[start : start + PAGE]:
            if game not in self._asked:
                self._asked.add(game)
                self._missing.append(game)
        if self._missing:
            self._ask_soon.start()

    def _ask(self) -> None:
        missing, self._missing = self._missing, []
        if missing:
            self.wanted.emit(missing)


def _side(column: ListColumn) -> Qt.AlignmentFlag:
    """Where a column's texts and its title are: those of numbers at the right, digit below digit."""
    side = Qt.AlignmentFlag.AlignRight if column is ListColumn.PLIES else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def accuracies_text(row: GameRow) -> str:
    """``☗ 84 · ☖ 78``; nothing where the game was not analysed."""
    return "" if row.accuracy is None else _accuracies(row.accuracy)


def _accuracies(accuracy: Accuracy) -> str:
    shown = ("–" if one is None else str(round(one)) for one in accuracy)
    return " · ".join(f"{symbol} {number}" for symbol, number in zip("☗☖", shown, strict=True))


def start_text(row: GameRow) -> str:
    """The handicap; in another game than shogi, that game, or both."""
    try:
        variant = variant_by_id(row.variant)
        handicap = handicap_name(variant.handicap(row.handicap)) if row.handicap else ""
    except RulesError:
        return row.handicap
    if variant is unnamed_variant():
        return handicap
    name = variant_name(variant)
    return name if row.handicap in {"", "even"} else listed((name, handicap))
