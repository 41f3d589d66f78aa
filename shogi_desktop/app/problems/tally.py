"""How one problem counts: solved at once, or missed, once only; and the time spent on it. Without Qt."""

from __future__ import annotations

from collections.abc import Callable

from shogi_desktop.app.problems.collection import Puzzle
from shogi_desktop.app.problems.progress import SolvingProgress


class Tally:
    """The problem shown. What is done on it after it was solved or missed counts for nothing.

    :ivar missed: whether it was not solved at once: a wrong move, a hint, the solution.
    """

    def __init__(
        self, progress: SolvingProgress, now_ms: Callable[[], int], counted: Callable[[Puzzle, bool], None]
    ) -> None:
        """:param now_ms: a clock, in milliseconds. :param counted: told once of each problem whether it was
        solved at once.
        """
        self._progress, self._now_ms, self._told = progress, now_ms, counted
        self._puzzle: Puzzle | None = None
        self._counted = False
        self._since: int | None = None
        """When the clock was started; None while it stands."""
        self._spent_ms = 0
        """Before that."""
        self.missed = False

    def begin(self, puzzle: Puzzle, *, running: bool) -> None:
        """Another problem. :param running: whether its time runs already."""
        self._puzzle, self._counted, self.missed = puzzle, False, False
        self._since, self._spent_ms = (self._now_ms() if running else None), 0

    def pause(self) -> None:
        """Let the time stand: nobody sees the problem."""
        self._spent_ms, self._since = self.ms, None

    def go_on(self) -> None:
        """Let the time run."""
        if self._since is None:
            self._since = self._now_ms()

    @property
    def ms(self) -> int:
        """Milliseconds spent on it."""
        return self._spent_ms + (0 if self._since is None else self._now_ms() - self._since)

    def miss(self) -> None:
        """It is not solved at once: that counts now, whether it is solved later or not."""
        if self._puzzle is not None and not self._counted:
            self._counted = self.missed = True
            self._progress.missed(self._puzzle)
            self._told(self._puzzle, False)

    def solve(self) -> None:
        """It is solved."""
        if self._puzzle is not None and not self._counted:
            self._counted = True
            self._progress.solved(self._puzzle, self.ms)
            self._told(self._puzzle, True)
