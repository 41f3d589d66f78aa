"""A line of moves gone through on the board itself, beside the game: a button back, one forward, the place.

Nothing of the record changes by it. What shows the line begins it and ends it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from shogi_desktop.app.words.spoken import move_in_words
from shogi_desktop.gui.look.icons import IconSet
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.rules import Move, Position, Transition

_ICON = 16
ShowAside = Callable[[Position, Move | None, Transition | None], None]


class LineSteps(QWidget):
    """Steps through a line.

    `shown(position, last move, transition)`: this is to be seen now. `left`: the record's position is again.
    `told(text)`: the move stepped to, in words, for a screen reader.
    """

    shown = Signal(object, object, object)
    left = Signal()
    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._positions: list[Position] = []
        self._steps: list[Transition] = []
        self._at = 0
        self.back, self.forward = QPushButton(self), QPushButton(self)
        self.place = Label(self)
        self.place.setProperty("role", "small")
        self.place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for button, plies in ((self.back, -1), (self.forward, 1)):
            button.setProperty("tight", "yes")
            button.clicked.connect(lambda *_, by=plies: self.step(by))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self.back)
        row.addWidget(self.place)
        row.addWidget(self.forward)
        row.addStretch(1)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.back.setAccessibleName(self.tr("Back along the line"))
        self.forward.setAccessibleName(self.tr("Show the next move of the line on the board"))
        for button in (self.back, self.forward):
            button.setToolTip(tip(button.accessibleName()))

    def use_icons(self, icons: IconSet) -> None:
        """Take drawings in other colours, and the size of text in force."""
        for button, name in ((self.back, "prev"), (self.forward, "next")):
            button.setIcon(icons.icon(name))
            button.setIconSize(QSize(px(_ICON), px(_ICON)))

    def begin(self, start: Position, line: Sequence[Move]) -> None:
        """Offer `line`, as far as it can be played from `start`; without moves there is nothing to offer."""
        self._go_to(0)
        self._positions, self._steps = [start], []
        for move in line:
            position = self._positions[-1].copy()
            if not position.is_legal(move):
                break
            self._steps.append(position.play(move))
            self._positions.append(position)
        self.setVisible(bool(self._steps))
        self._refresh()

    def end(self) -> None:
        """Offer nothing any more, and leave the line."""
        self.hide()
        self._go_to(0)

    def step(self, plies: int) -> None:
        """Go along the line."""
        self._go_to(min(max(self._at + plies, 0), len(self._steps)))

    def _go_to(self, place: int) -> None:
        forward, was_on_line = place == self._at + 1, self._at > 0
        self._at = place
        self._refresh()
        if not place:
            if was_on_line:
                self.left.emit()
            return
        step, position = self._steps[place - 1], self._positions[place]
        self.shown.emit(position, step.move, step if forward else None)
        self.told.emit(move_in_words(step, position, handicap=False))

    def _refresh(self) -> None:
        # Both buttons stay of use: one that had the focus and was disabled would hand it to the next.
        self.place.setText(f"{self._at} / {len(self._steps)}")
