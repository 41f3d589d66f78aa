"""The board as a screen reader explores it: a table of squares and a list for each stand, laid over the view.

Qt describes what is painted by a scene to nobody. These widgets paint nothing and take neither mouse nor
keys; they give every square its words at its very place. Qt's own tables do the talking.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QGraphicsView, QHeaderView, QListView, QTableView

from shogi_desktop.app.words.games import side_name
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.rules import Color, Square, square

Index = QModelIndex | QPersistentModelIndex
_TEXT = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
_ROOT = QModelIndex()

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Told:
    """What there is to tell of a board, asked for anew each time.

    :ivar layout: where everything lies. :ivar square: a square and what stands on it, in words.
    :ivar hand: what is in a hand, each kind in words.
    """

    layout: Callable[[], BoardLayout]
    square: Callable[[Square], str]
    hand: Callable[[Color], Sequence[str]]


class SquaresModel(QAbstractTableModel):
    """The squares as they lie on the screen, row by row; each tells its name and what stands on it."""

    def __init__(self, told: Told, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told = told

    def square_at(self, row: int, column: int) -> Square:
        """The square seen there, counted from the top left corner."""
        layout = self._told.layout()
        variant = layout.variant
        if layout.flipped:
            return square(column + 1, variant.ranks - row)
        return square(variant.files - column, row + 1)

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else self._told.layout().variant.ranks

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else self._told.layout().variant.files

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """``7f, Black silver``."""
        if role not in _TEXT or not index.isValid():
            return None
        return self._told.square(self.square_at(index.row(), index.column()))

    def renew(self) -> None:
        """Another board is shown."""
        self.beginResetModel()
        self.endResetModel()


class StandModel(QAbstractListModel):
    """The kinds in one player's hand, with their numbers."""

    def __init__(self, told: Told, color: Color, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told = told
        self._color = color

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._told.hand(self._color))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """``Black pawn in hand, 3``."""
        if role not in _TEXT or not index.isValid():
            return None
        return self._told.hand(self._color)[index.row()]

    def renew(self) -> None:
        """Another position is shown."""
        self.beginResetModel()
        self.endResetModel()


class _SquaresTable(QTableView):
    """Cells where the squares are."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the board is seen below."""


class _StandList(QListView):
    """Rows where a stand is."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the stand is seen below."""


class Explored:
    """Table and lists over one view.

    :ivar squares: the table. :ivar stands: the lists.
    """

    def __init__(self, view: QGraphicsView, told: Told) -> None:
        self._view = view
        self._told = told
        self.squares = _SquaresTable(view.viewport())
        self._squares_model = SquaresModel(told, self.squares)
        self.squares.setModel(self._squares_model)
        for header in (self.squares.horizontalHeader(), self.squares.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.stands = {color: _StandList(view.viewport()) for color in Color}
        self._stand_models = {color: StandModel(told, color, each) for color, each in self.stands.items()}
        for color, each in self.stands.items():
            each.setModel(self._stand_models[color])
        for widget in (self.squares, *self.stands.values()):
            _make_unseen(widget)

    def retranslate(self) -> None:
        """Say what table and lists are, in the language of the window."""
        self.squares.setAccessibleName(translate("Spoken", "Squares"))
        for color, each in self.stands.items():
            words = translate("Spoken", "Pieces in hand, {side}")
            each.setAccessibleName(words.format(side=side_name(color, handicap=False)))

    def renew(self) -> None:
        """Tell of the position that is shown now."""
        variant = self._told.layout().variant
        if (self.squares.horizontalHeader().count(), self.squares.verticalHeader().count()) != (
            variant.files,
            variant.ranks,
        ):
            self._squares_model.renew()
            self.place()
        for model in self._stand_models.values():
            model.renew()

    def place(self) -> None:
        """Lie where board and stands are in the view."""
        layout = self._told.layout()
        corner = self._on_view(layout.square_rect(self._squares_model.square_at(0, 0)))
        variant = layout.variant
        last = self._squares_model.square_at(variant.ranks - 1, variant.files - 1)
        board = corner.united(self._on_view(layout.square_rect(last)))
        self.squares.setGeometry(board)
        for column in range(variant.files):
            self.squares.setColumnWidth(column, board.width() // variant.files)
        for row in range(variant.ranks):
            self.squares.setRowHeight(row, board.height() // variant.ranks)
        for color, each in self.stands.items():
            each.setGeometry(self._on_view(layout.stand_rect(color)))

    def _on_view(self, rect: QRectF) -> QRect:
        return self._view.mapFromScene(rect).boundingRect()


def _make_unseen(widget: QAbstractItemView) -> None:
    """Let it be there for a screen reader only."""
    widget.setFrameShape(QFrame.Shape.NoFrame)
    widget.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    widget.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    widget.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    widget.viewport().setAutoFillBackground(False)
    widget.setAutoFillBackground(False)
    widget.setProperty("panel", "plain")
    # Nothing is painted, so nothing below has to be painted again for it.
    widget.setUpdatesEnabled(False)
