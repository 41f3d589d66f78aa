"""A small board on which a line of a record is stepped through, by buttons below it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from shogi_desktop.app.records.cursor import Cursor
from shogi_desktop.app.words.lines import Write
from shogi_desktop.game import NO_ANNOTATIONS, Annotations
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.board_preview import BoardPreview
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.rules import STANDARD, Position

_STEPS: Final = (("first", -1_000_000), ("prev", -1), ("next", 1), ("last", 1_000_000))


class SteppedBoard(QWidget):
    """A board, buttons to step, and the move that is shown. `stepped`: it shows another place of the line."""

    stepped = Signal()

    def __init__(self, appearance: Appearance, write: Write, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.write = write
        self._cursor: Cursor | None = None
        self._flipped = False
        self.board = BoardPreview(appearance.piece_set, appearance.theme, self, steady=True, at_top=True)
        self._move = Label(self)
        self._move.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._move.setWordWrap(True)
        self._move.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.steps = {name: self._step_button(plies) for name, plies in _STEPS}
        self._lay_out()
        self.use_look(appearance)
        self.retranslate()
        self.show_line(None)

    def _step_button(self, plies: int) -> QToolButton:
        button = QToolButton(self)
        button.setAutoRepeat(abs(plies) == 1)
        button.clicked.connect(lambda: self.step(plies))
        return button

    def _lay_out(self) -> None:
        self._row = row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(self.steps["first"])
        row.addWidget(self.steps["prev"])
        row.addWidget(self._move, 1)
        row.addWidget(self.steps["next"])
        row.addWidget(self.steps["last"])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(self.board, 1)
        column.addLayout(row)

    @property
    def height_of_steps(self) -> int:
        """How high the row of buttons is."""
        return self._row.sizeHint().height()

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces."""
        self.board.use_look(appearance.piece_set, appearance.theme)
        for name, button in self.steps.items():
            button.setIcon(appearance.icons.icon(name))

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        for name, text in (
            ("first", self.tr("First position")),
            ("prev", self.tr("Back one move")),
            ("next", self.tr("Forward one move")),
            ("last", self.tr("Last position")),
        ):
            self.steps[name].setToolTip(tip(text))
            self.steps[name].setAccessibleName(text)
        self._refresh()

    def set_writer(self, write: Write) -> None:
        """Write moves in another notation from now on."""
        self.write = write
        self._refresh()

    @property
    def place(self) -> Cursor | None:
        """The line and the place in it, or None."""
        return self._cursor

    def show_line(
        self, cursor: Cursor | None, *, flipped: bool = False, annotations: Annotations = NO_ANNOTATIONS
    ) -> None:
        """Show that place of its line, with marks until it is left; None: an empty board."""
        self._cursor, self._flipped = cursor, flipped
        self._refresh(annotations)

    def step(self, plies: int) -> None:
        """Go so many moves forward, or back."""
        if self._cursor is not None:
            before = self._cursor.path
            self._cursor.step(plies)
            if self._cursor.path != before:
                self._refresh()
                self.stepped.emit()

    def _refresh(self, annotations: Annotations = NO_ANNOTATIONS) -> None:
        cursor = self._cursor
        for name, plies in _STEPS:
            self.steps[name].setEnabled(
                cursor is not None and (cursor.index > 0 if plies < 0 else not cursor.at_end)
            )
        self._move.setText(self.words())
        if cursor is None:
            self.board.show_position(Position(STANDARD))
            return
        shown = cursor.shown()
        self.board.show_position(
            shown.position, last_move=shown.last_move, flipped=self._flipped, annotations=annotations
        )

    def words(self) -> str:
        """Which move is shown: its number, how many there are, and the move."""
        cursor = self._cursor
        if cursor is None:
            return ""
        move = cursor.node.move
        if move is None or not cursor.path:
            return f"0 / {len(cursor.line)}"
        before = cursor.record.position(cursor.path[:-1])
        last = cursor.record.node(cursor.path[:-1]).move
        text = self.write(before, move, None if last is None else last.target)
        return f"{cursor.index} / {len(cursor.line)}   {text}"
