"""What is drawn over the board: the record's own marks, a hint, why a move is impossible, and a foul."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject

from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.records.cursor import Cursor
from shogi_desktop.game import Attempt, Circle, Mark, MarkColor, squares_of
from shogi_desktop.gui.board import BoardScene
from shogi_desktop.rules import Square


class BoardMarks(QObject):
    """Draws on `scene` what the record has at the position shown, and over it what the program shows."""

    def __init__(self, model: BoardModel, scene: BoardScene) -> None:
        super().__init__(scene)
        self._model, self._scene = model, scene
        self._hint: tuple[Mark, ...] = ()
        self._why: tuple[Mark, ...] = ()
        scene.mark_drawn.connect(self._toggle)

    def refresh(self) -> None:
        """Draw what belongs to the position shown now."""
        cursor = self._model.cursor
        if cursor is not None:
            drawn = cursor.annotations
            marks = (*drawn.marks, *self._hint, *self._why, *self._of_foul(cursor))
            self._scene.set_annotations(replace(drawn, marks=marks))

    def show_hint(self, marks: tuple[Mark, ...]) -> None:
        """Draw a hint, or none."""
        if marks != self._hint:
            self._hint = marks
            self.refresh()

    def show_why(self, squares: Sequence[Square]) -> None:
        """Circle the squares that say why a move is impossible, or none."""
        marks = _circles(squares)
        if marks != self._why:
            self._why = marks
            self.refresh()

    def _of_foul(self, cursor: Cursor) -> tuple[Mark, ...]:
        """The squares that say why the last move of the game was a foul, where it is the one looked at."""
        foul, move = self._model.foul, cursor.node.move
        if foul is None or move is None or not cursor.node.illegal:
            return ()
        before, color = cursor.record.position(cursor.path[:-1]), cursor.record.turn_at(cursor.path[:-1])
        return _circles(squares_of(before, Attempt(move, color), foul))

    def _toggle(self, mark: Mark) -> None:
        """Draw what the right button asked for, or take it away; a note like any other, in a game too."""
        cursor = self._model.cursor
        if cursor is not None:
            cursor.toggle_mark(mark)


def _circles(squares: Sequence[Square]) -> tuple[Mark, ...]:
    return tuple(Circle(square, MarkColor.RED) for square in squares)
