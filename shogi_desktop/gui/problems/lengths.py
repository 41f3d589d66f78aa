"""How long the mates of a collection are, where its file does not say: solved one after the other, beside all
else.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.handle import EngineFailedError, EngineInterruptedError
from shogi_desktop.app.problems.collection import Puzzle
from shogi_desktop.app.problems.prover import EngineProver
from shogi_desktop.app.problems.solving import with_line
from shogi_desktop.app.system.background import Background
from shogi_desktop.usi.command import EngineCommand

_LIMIT_MS: Final = 2_000
"""For one position; what takes longer has no length here, and is solved when it is shown."""


class Lengths(QObject):
    """Solves the problems of one collection at a time. `solved(puzzle)`: one has its solution. `moved(done,
    count)`: so many of those that had none were looked at.
    """

    solved = Signal(object)
    moved = Signal(int, int)

    def __init__(self, command: Callable[[], EngineCommand], parent: QObject) -> None:
        """:param command: gives the engine. :raises EngineMissingError: there is none."""
        super().__init__(parent)
        self._command = command
        self.solver = Background("mate-lengths", self)
        self._prover: EngineProver | None = None
        self._todo: deque[Puzzle] = deque()
        self._count = 0

    def begin(self, puzzles: Iterable[Puzzle]) -> None:
        """Solve `puzzles`, mates without a solution, instead of what was to be solved before."""
        self.stop()
        self._todo = deque(puzzles)
        self._count = len(self._todo)
        if not self._todo:
            return
        try:
            self._prover = EngineProver(self._command(), {"USI_Hash": 16}, _LIMIT_MS)
        except EngineMissingError:
            self.stop()  # the page says so where one of them is opened
            return
        self._next()

    def stop(self) -> None:
        """Look at no more of them, and let the engine go."""
        self._todo.clear()
        prover, self._prover = self._prover, None
        if prover is not None:
            prover.interrupt()
            prover.close()

    def close(self) -> None:
        """Stop, and wait for the thread."""
        self.stop()
        self.solver.close()

    def _next(self) -> None:
        if not self._todo:
            self.stop()
            return
        puzzle, prover = self._todo.popleft(), self._prover
        assert prover is not None
        self.solver.run(
            lambda: with_line(puzzle, prover),
            lambda solved: self._take(prover, solved),
            lambda error: self._failed(prover, error),
        )

    def _take(self, prover: EngineProver, solved: Puzzle | None) -> None:
        if prover is not self._prover:
            return  # stopped meanwhile
        if solved is not None:
            self.solved.emit(solved)
        self.moved.emit(self._count - len(self._todo), self._count)
        if prover is self._prover:
            self._next()

    def _failed(self, prover: EngineProver, error: Exception) -> None:
        if not isinstance(error, EngineInterruptedError | EngineFailedError):
            raise error
        if prover is self._prover:
            self.stop()
            self.moved.emit(self._count, self._count)
