"""Changes what a book says of a position: weights, scores, comments, moves added and taken out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.books import BookMove, BookPosition, board_of
from shogi_desktop.gui.look.icons import sign
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.button_row import button_row
from shogi_desktop.gui.widgets.choice import Choice
from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.rules import Move, Position, parse_usi_move

_NO_SCORE: Final = -40_000
_MOST_SCORE: Final = 40_000
_MOST_WEIGHT: Final = 9_999_999
_LONGEST: Final = 500


class _Row(Struct):
    """What is asked of a move."""

    before: BookMove
    widgets: list[QWidget]
    weight: QSpinBox
    score: QSpinBox
    comment: QLineEdit


class BookDialog(QDialog):
    """Asks what a book is to say of `position`.

    :ivar rows: the moves. :ivar new_move: the moves that can be added.
    """

    def __init__(
        self,
        title: str,
        position: Position,
        before: BookPosition | None,
        write: Callable[[Move], str],
        parent: QWidget | None = None,
        *,
        comments: bool = True,
    ) -> None:
        """:param write: a move from the position as text.

        :param comments: whether the format has room for them.
        """
        super().__init__(parent)
        self.setWindowTitle(title)
        self._position, self._before, self._write = position, before, write
        self._comments = comments
        self._newest: _Row | None = None
        self.rows: list[_Row] = []
        heading = Label(title, self)
        heading.setProperty("role", "heading")
        self._make_grid()
        self._empty = Label(self.tr("The book has no moves for this position yet."), self)
        self._empty.setProperty("role", "dim")
        self.comment = QLineEdit(self)
        self.comment.setMaxLength(_LONGEST)
        self.comment.setPlaceholderText(self.tr("Comment on the position"))
        self.comment.setAccessibleName(self.tr("Comment on the position"))
        self.comment.setText(_line(before.comment if before else ""))
        self.comment.setCursorPosition(0)
        self.comment.setVisible(comments)
        self.new_move = Choice(self)
        self.new_move.setAccessibleName(self.tr("Move to add"))
        self.add = QPushButton(self.tr("Add the move"), self)
        self.add.setAutoDefault(False)
        self.add.clicked.connect(self._add_chosen)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.clicked.connect(self.reject)
        self.save = QPushButton(self.tr("Save"), self)
        self.save.setProperty("kind", "primary")
        self.save.setDefault(True)
        self.save.clicked.connect(self.accept)
        self._lay_out(heading)
        self._put_heads()
        for move in before.moves if before else ():
            self._add_row(move)
        self._refresh()
        self.resize(px(560 if comments else 420), px(420))

    def _make_grid(self) -> None:
        """The moves: a row each, scrolled where there are many."""
        self._grid_of = QWidget(self)
        self._grid = QGridLayout(self._grid_of)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(GRID)
        self._grid.setVerticalSpacing(GRID // 2)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._grid.setColumnStretch(3 if self._comments else 0, 1)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setProperty("ring", "yes")
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setWidget(self._grid_of)
        self._area.setAccessibleName(self.tr("Book moves"))
        self._area.verticalScrollBar().rangeChanged.connect(
            self._show_added, Qt.ConnectionType.QueuedConnection
        )

    def _lay_out(self, heading: Label) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(2 * GRID)
        column.addWidget(heading)
        column.addWidget(self.comment)
        column.addWidget(self._empty)
        column.addWidget(self._area, 1)
        adding = QHBoxLayout()
        adding.setSpacing(GRID)
        adding.addWidget(self.new_move, 1)
        adding.addWidget(self.add)
        column.addLayout(adding)
        column.addLayout(button_row(self.cancel, self.save))

    def _put_heads(self) -> None:
        heads = [self.tr("Move"), self.tr("Weight"), self.tr("Score (points)")]
        heads += [self.tr("Comment")] if self._comments else []
        self._heads = [Label(text, self._grid_of) for text in heads]
        for place, head in enumerate(self._heads):
            head.setProperty("role", "small")
            self._grid.addWidget(head, 0, place)

    def _add_row(self, move: BookMove) -> None:
        text = self._write(parse_usi_move(move.move, self._position.variant))
        name = Label(text, self._grid_of)
        weight = number_field("", 0, _MOST_WEIGHT, self._grid_of)
        weight.setValue(min(move.weight, _MOST_WEIGHT))
        weight.setAccessibleName(self.tr("Weight of {move}").format(move=text))
        score = number_field("", _NO_SCORE, _MOST_SCORE, self._grid_of)
        score.setSpecialValueText("—")
        score.setValue(_NO_SCORE if move.score is None else max(_NO_SCORE + 1, min(_MOST_SCORE, move.score)))
        score.setAccessibleName(self.tr("Score of {move}").format(move=text))
        score.setToolTip(self.tr("In hundredths of a pawn, for the side to move"))
        comment = QLineEdit(_line(move.comment), self._grid_of)
        comment.setMaxLength(_LONGEST)
        comment.setCursorPosition(0)  # a long one is read from its beginning
        comment.setAccessibleName(self.tr("Comment on {move}").format(move=text))
        comment.setVisible(self._comments)
        remove = QToolButton(self._grid_of)
        remove.setIcon(sign("close"))
        remove.setAccessibleName(self.tr("Remove {move}").format(move=text))
        remove.setToolTip(self.tr("Remove the move from the book"))
        row = _Row(move, [name, weight, score, comment, remove], weight, score, comment)
        remove.clicked.connect(lambda: self._remove(row))
        line = self._grid.rowCount()
        for place, widget in enumerate(row.widgets):
            self._grid.addWidget(widget, line, place, Qt.AlignmentFlag.AlignVCenter)
        self.rows.append(row)

    def _show_added(self) -> None:
        """What has been added comes into sight as soon as there is room for it."""
        if self._newest in self.rows:
            self._area.ensureWidgetVisible(self._newest.weight)

    def _remove(self, row: _Row) -> None:
        self.rows.remove(row)
        for widget in row.widgets:
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._refresh()

    def _add_chosen(self) -> None:
        if self.new_move.currentData() is not None:
            self._add_row(BookMove(str(self.new_move.currentData()), count=1))
            self._refresh()
            self._newest = self.rows[-1]
            self._newest.weight.setFocus()

    def _refresh(self) -> None:
        """Offer what can be added, and say where there is nothing."""
        there = {row.before.move for row in self.rows}
        self.new_move.clear()
        for move in sorted(self._position.legal_moves(), key=lambda move: move.usi):
            if move.usi not in there:
                self.new_move.addItem(self._write(move), move.usi)
        self.add.setEnabled(self.new_move.count() > 0)
        self._empty.setVisible(not self.rows)
        for head in self._heads:
            head.setVisible(bool(self.rows))

    @property
    def wanted(self) -> BookPosition | None:
        """What the book is to say; None for nothing."""
        moves = tuple(self._move_of(row) for row in self.rows)
        if not moves:
            return None
        before = self._before
        comment = _kept(before.comment if before else "", self.comment.text())
        return BookPosition(
            board_of(self._position), moves, comment, before.ply if before else self._position.ply
        )

    @staticmethod
    def _move_of(row: _Row) -> BookMove:
        """The move as it stands in the dialog; what was not touched stays as it was."""
        move = row.before
        if row.weight.value() != min(move.weight, _MOST_WEIGHT):
            move = replace(move, count=row.weight.value())
        score = None if row.score.value() == _NO_SCORE else row.score.value()
        if move.score is None or not _NO_SCORE < move.score <= _MOST_SCORE or score != move.score:
            move = replace(move, score=score)
        return replace(move, comment=_kept(move.comment, row.comment.text()))


def _line(comment: str) -> str:
    """A comment in one line, as it is edited."""
    return " / ".join(comment.splitlines())[:_LONGEST]


def _kept(before: str, edited: str) -> str:
    """A comment of several lines stays one unless it was changed."""
    return before if edited == _line(before) else edited.strip()
