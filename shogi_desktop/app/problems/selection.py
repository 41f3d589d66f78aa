"""Which problems of a collection are gone through, and which of them is shown. Without Qt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from msgspec import Struct

from shogi_desktop.analysis.reasons import ReasonId
from shogi_desktop.app.problems.collection import Puzzle, Theme, length_class
from shogi_desktop.app.problems.progress import SolvingProgress


class Which(StrEnum):
    """The problems by what the player has done with them."""

    ALL = "all"
    NEW = "new"
    """Not solved yet."""
    AGAIN = "again"
    """Not solved at once, and to be repeated by now."""


class Wish(Struct, frozen=True):
    """What a problem has to be.

    :ivar length: of a mate, one of `collection.LENGTHS`, in plies; None: any.
    :ivar difficulty: from 1 to 5; None: any.
    :ivar theme: what it is about, a theme of a mate or a reason of a best move; None: anything.
    """

    length: int | None = None
    difficulty: int | None = None
    theme: Theme | ReasonId | None = None
    which: Which = Which.ALL


class Selection:
    """The problems of a collection that fit a wish, in its order.

    :ivar chosen: those that fit. :ivar index: which of them is shown, from 0.
    """

    def __init__(self, progress: SolvingProgress) -> None:
        self._progress = progress
        self._puzzles: tuple[Puzzle, ...] = ()
        self.chosen: tuple[Puzzle, ...] = ()
        self.index = 0

    @property
    def puzzle(self) -> Puzzle | None:
        """The problem shown; None where none fits."""
        return self.chosen[self.index] if self.chosen else None

    @property
    def solved(self) -> int:
        """How many of those that fit are solved."""
        return self._progress.count_solved(self.chosen)

    @property
    def due(self) -> int:
        """How many of the collection are to be repeated by now."""
        return self._progress.count_due(self._puzzles)

    @property
    def is_empty(self) -> bool:
        """Whether the collection has no problems at all."""
        return not self._puzzles

    def take(self, puzzles: Sequence[Puzzle]) -> None:
        """Choose from this collection; `choose` says what."""
        self._puzzles = tuple(puzzles)

    def choose(self, wish: Wish) -> None:
        """Keep to what fits `wish`; begin at the first problem that is not solved."""
        self.chosen = tuple(puzzle for puzzle in self._puzzles if self._fits(puzzle, wish))
        solved = self._progress.is_solved
        self.index = next((n for n, puzzle in enumerate(self.chosen) if not solved(puzzle)), 0)

    def _fits(self, puzzle: Puzzle, wish: Wish) -> bool:
        if wish.length is not None and puzzle.is_mate and length_class(puzzle.plies) != wish.length:
            return False
        if wish.difficulty is not None and puzzle.difficulty != wish.difficulty:
            return False
        if wish.theme is not None and wish.theme not in {*puzzle.themes, *puzzle.reasons}:
            return False
        match wish.which:
            case Which.ALL:
                return True
            case Which.NEW:
                return not self._progress.is_solved(puzzle)
            case Which.AGAIN:
                return self._progress.comes_back(puzzle)

    @property
    def unsolved(self) -> tuple[Puzzle, ...]:
        """The mates of the collection of which nobody knows the length yet."""
        return tuple(puzzle for puzzle in self._puzzles if puzzle.is_mate and not puzzle.moves)

    def renew(self, wish: Wish) -> None:
        """Choose again, as more is known of the problems by now; the one shown stays if it can."""
        shown = self.puzzle
        self.choose(wish)
        if shown is not None:
            ids = [puzzle.id for puzzle in self.chosen]
            self.index = ids.index(shown.id) if shown.id in ids else self.index

    def go_to(self, index: int) -> bool:
        """Show the problem at that place, from 0; False where there is none."""
        if not 0 <= index < len(self.chosen):
            return False
        self.index = index
        return True

    def replace(self, solved: Puzzle) -> None:
        """Take the solution of a problem."""
        self._puzzles = with_solution(self._puzzles, solved)
        self.chosen = with_solution(self.chosen, solved)


def with_solution(puzzles: Iterable[Puzzle], solved: Puzzle) -> tuple[Puzzle, ...]:
    """The same problems; each that stands where `solved` does has its solution, and its own source."""
    return tuple(one.solved_by(solved.line) if one.id == solved.id else one for one in puzzles)
