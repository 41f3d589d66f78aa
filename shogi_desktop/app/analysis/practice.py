"""Learning from one's mistakes: the faults of a side, each to be done better. Without a window.

Any move is right that costs no more than what is not yet called an inaccuracy; not only the engine's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.judgement import STRICT, Thresholds


class Result(Enum):
    """How an exercise ended."""

    SOLVED = auto()
    SOLVED_LATER = auto()
    """After a wrong try or a hint."""
    SHOWN = auto()


@dataclass(slots=True)
class Practice:
    """The exercises in their order, and how far they are done. There is one at least.

    :ivar index: the one that is open.
    """

    exercises: Sequence[JudgedMove]
    thresholds: Thresholds = STRICT
    index: int = 0
    helped: bool = False
    results: dict[int, Result] = field(default_factory=dict)

    @property
    def exercise(self) -> JudgedMove:
        """The fault to be done better."""
        return self.exercises[self.index]

    @property
    def is_done(self) -> bool:
        """Whether the open exercise has been solved or shown."""
        return self.index in self.results

    @property
    def is_last(self) -> bool:
        """Whether no other follows."""
        return self.index + 1 == len(self.exercises)

    @property
    def solved(self) -> int:
        """How many have been solved at the first try, without help."""
        return sum(result is Result.SOLVED for result in self.results.values())

    @property
    def missed(self) -> list[JudgedMove]:
        """The exercises that were not solved at the first try, without help."""
        return [
            exercise
            for number, exercise in enumerate(self.exercises)
            if self.results.get(number) is not Result.SOLVED
        ]

    def judge(self, loss: float) -> bool:
        """Take a try that costs `loss`; whether it is right."""
        right = loss < self.thresholds.inaccuracy
        if not right:
            self.helped = True
        elif not self.is_done:
            self.results[self.index] = Result.SOLVED_LATER if self.helped else Result.SOLVED
        return right

    def help(self) -> None:
        """A hint was given."""
        self.helped = True

    def show(self) -> None:
        """The answer was shown."""
        self.results.setdefault(self.index, Result.SHOWN)

    def next(self) -> None:
        """Go to the next exercise, if there is one."""
        if not self.is_last:
            self.index += 1
            self.helped = False
