"""The board as a screen reader explores it: a table of squares and a list for each stand, laid over the view.

Qt describes what is painted by a scene to nobody. These widgets paint nothing and take neither mouse nor
keys; they give every square its words at its very place. Qt's own tables do the talking.
"""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QGraphicsView, QHeaderView, QListView, QTableView

from shogi_desktop.app.spoken import hand_content, square_content
from shogi_desktop.gui.board.scene import BoardScene
from shogi_desktop.gui.board.spots import OnBoard
from shogi_desktop.rules import Color, PieceKind, Square, square

Index = QModelIndex | QPersistentModelIndex
_TEXT = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
_ROOT = QModelIndex()


class SquaresModel(QAbstractTableModel):
    """The squares as they lie on the screen, row by row; each tells its name and what stands on it."""

    def __init__(self, scene: BoardScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene

    def square_at(self, row: int, column: int) -> Square:
        """The square seen there, counted from the top left corner."""
        layout = self._scene.layout
        variant = layout.variant
        if layout.flipped:
            return square(column + 1, variant.ranks - row)
        return square(variant.files - column, row + 1)

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else self._scene.layout.variant.ranks

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else self._scene.layout.variant.files

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """``7f, Black silver``."""
        position = self._scene.position
        if role not in _TEXT or position is None or not index.isValid():
            return None
        sq = self.square_at(index.row(), index.column())
        return square_content(sq, position.piece_at(sq))

    def renew(self) -> None:
        """Another position, or another board, is shown."""
        self.beginResetModel()
        self.endResetModel()


class StandModel(QAbstractListModel):
    """The kinds in one player's hand, with their numbers."""

    def __init__(self, scene: BoardScene, color: Color, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._color = color

    def _hand(self) -> list[tuple[PieceKind, int]]:
        position = self._scene.position
        return [] if position is None else list(position.hand(self._color).items())

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._hand())

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """``Black pawn in hand, 3``."""
        if role not in _TEXT or not index.isValid():
            return None
        kind, count = self._hand()[index.row()]
        return hand_content(self._scene.layout.variant.piece(kind, self._color), count)

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

    def __init__(self, view: QGraphicsView, scene: BoardScene) -> None:
        self._view = view
        self._scene = scene
        self.squares = _SquaresTable(view.viewport())
        self._squares_model = SquaresModel(scene, self.squares)
        self.squares.setModel(self._squares_model)
        for header in (self.squares.horizontalHeader(), self.squares.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.stands = {color: _StandList(view.viewport()) for color in Color}
        self._stand_models = {color: StandModel(scene, color, each) for color, each in self.stands.items()}
        for color, each in self.stands.items():
            each.setModel(self._stand_models[color])
        for widget in (self.squares, *self.stands.values()):
            _make_unseen(widget)
        scene.position_changed.connect(self.renew)

    def name(self, squares: str, stands: dict[Color, str]) -> None:
        """Say what table and lists are, in the language of the window."""
        self.squares.setAccessibleName(squares)
        for color, words in stands.items():
            self.stands[color].setAccessibleName(words)

    def renew(self) -> None:
        """Tell of the position that is shown now."""
        variant = self._scene.layout.variant
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
        layout = self._scene.layout
        corner = self._on_view(self._scene.place(OnBoard(self._squares_model.square_at(0, 0))))
        variant = layout.variant
        last = self._squares_model.square_at(variant.ranks - 1, variant.files - 1)
        board = corner.united(self._on_view(self._scene.place(OnBoard(last))))
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
    widget.setStyleSheet("background: transparent; border: none;")
    # Nothing is painted, so nothing below has to be painted again for it.
    widget.setUpdatesEnabled(False)
