"""The moves of a problem that is over, gone through on the board: by themselves, or step by step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.problems.collection import Puzzle
from shogi_desktop.app.words.spoken import move_in_words
from shogi_desktop.gui.problems.breath import Breath
from shogi_desktop.rules import Move, Position, Transition


class Replay(QObject):
    """One line. `shown(position, last move, transition)`: this is to be seen now; the transition only of a
    step onward. `told(text)`: the move stepped to, in words, for a screen reader.
    """

    shown = Signal(object, object, object)
    told = Signal(str)

    def __init__(self, breath: Breath, parent: QObject) -> None:
        """:param breath: the pause between moves that are shown by themselves."""
        super().__init__(parent)
        self._breath = breath
        self._positions: list[Position] = []
        self._steps: list[Transition] = []
        self._before: Move | None = None
        self._at = 0

    @property
    def can_go_back(self) -> bool:
        """Whether there is a move before."""
        return self._at > 0

    @property
    def can_go_on(self) -> bool:
        """Whether there is a move to come."""
        return self._at < len(self._steps)

    def begin(self, puzzle: Puzzle, line: Sequence[Move], at: int) -> None:
        """Go through `line` from the start of `puzzle`; `at` of its moves are on the board already."""
        self._positions, self._steps = [puzzle.start.copy()], []
        self._at, self._before = at, puzzle.last_move
        for move in line:
            position = self._positions[-1].copy()
            self._steps.append(position.play(move))
            self._positions.append(position)

    def end(self) -> None:
        """There is nothing to go through any more."""
        self._positions, self._steps, self._at = [], [], 0

    def play(self) -> None:
        """Show the moves to come, one after the other."""
        if self.can_go_on:
            self._breath.then(self._play_one, 2)

    def _play_one(self) -> None:
        self._go_to(self._at + 1)
        self.play()

    def step(self, plies: int) -> None:
        """Go on, or back, by so many moves, as far as there are any; ends what shows them by itself."""
        place = min(max(self._at + plies, 0), len(self._steps))
        if place != self._at:
            self._breath.stop()
            self._go_to(place)

    def _go_to(self, place: int) -> None:
        onward = place == self._at + 1
        self._at = place
        position = self._positions[place]
        if not place:
            self.shown.emit(position, self._before, None)
            return
        step = self._steps[place - 1]
        self.shown.emit(position, step.move, step if onward else None)
        self.told.emit(move_in_words(step, position, handicap=False))
