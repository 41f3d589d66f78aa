"""One problem being solved: what a move is worth, what the other side answers, what was done so far.

As long as the solver's moves are those of the solution nothing is asked of anybody. Any other check is worth
what the prover says: mate as soon as the solution, later, or none, with the defence that escapes. Slow where
the prover is asked: `Attempt.weigh` is for a thread and changes nothing; `Attempt.take` makes the move.
"""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct

from shogi_desktop.analysis.judgement import STRICT
from shogi_desktop.app.analysis.running import Tried
from shogi_desktop.app.engines.mates import Verdict
from shogi_desktop.app.problems.collection import Puzzle
from shogi_desktop.app.problems.examination import Examiner, UndecidedError
from shogi_desktop.app.problems.prover import Prover
from shogi_desktop.rules import Move


class Worth(Enum):
    """What a move of the solver is worth."""

    MATES = auto()
    """It is mate, and the problem is solved."""
    RIGHT = auto()
    """Mate follows as soon as it can."""
    LONGER = auto()
    """Mate follows, but later."""
    ESCAPES = auto()
    """The king gets away."""
    NO_CHECK = auto()
    """It gives no check."""
    UNDECIDED = auto()
    """Nobody could say."""
    BEST = auto()
    """It is the best move, or as good, and the problem is solved."""
    WORSE = auto()
    """There is a better move."""


class Weighed(Struct, frozen=True):
    """What `move` is worth; the other side's `reply`, where there is one; `plies` to mate with the move; the
    win chance that it costs, 0 … 1.
    """

    move: Move
    worth: Worth
    reply: Move | None = None
    plies: int = 0
    loss: float = 0.0


class Attempt:
    """The problem as it stands. Positions are those of the solver, to move.

    :ivar position: the position now; not to be changed. :ivar left: plies to mate from it.
    :ivar played: the moves of both sides so far. :ivar is_done: whether it is mate.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        """:param puzzle: with its line: see `with_line`."""
        self.puzzle = puzzle
        self.begin()

    def begin(self) -> None:
        """Put the problem up as it was."""
        self.position = self.puzzle.start.copy()
        self.left = self.puzzle.plies
        self.played: list[Move] = []
        self.is_done = False

    @property
    def on_line(self) -> bool:
        """Whether only moves of the solution were made."""
        return tuple(self.played) == self.puzzle.line[: len(self.played)]

    @property
    def whole(self) -> tuple[Move, ...]:
        """The moves to be gone through once it is solved: what was played, and what follows a best move."""
        line, played = self.puzzle.line, tuple(self.played)
        return line if not self.puzzle.is_mate and line[:1] == played else played

    def known(self, move: Move) -> Weighed | None:
        """What is known of `move` without asking anybody."""
        if not self.puzzle.is_mate:
            return self._known_best(move)
        after = self.position.copy()
        after.play(move)
        if not after.is_check():
            return Weighed(move, Worth.NO_CHECK)
        if after.is_checkmate():
            return Weighed(move, Worth.MATES, plies=1)
        if not self.on_line or move != self.puzzle.line[len(self.played)]:
            return None
        if self.left == 1:
            return Weighed(move, Worth.MATES, plies=1)
        return Weighed(move, Worth.RIGHT, self.puzzle.line[len(self.played) + 1], self.left)

    def _known_best(self, move: Move) -> Weighed | None:
        if move == self.puzzle.line[0]:
            return Weighed(move, Worth.BEST)
        fault = next((one for one in self.puzzle.faults if one.line[0] == move), None)
        if fault is None:
            return None
        judged, _ = self.puzzle.judged(fault)
        return Weighed(move, Worth.WORSE, next(iter(fault.line[1:]), None), loss=judged.loss)

    def weigh(self, move: Move, prover: Prover) -> Weighed:
        """What `move`, a check, is worth. Whatever the prover raises comes through."""
        after = self.position.copy()
        after.play(move)
        examiner = Examiner(prover)
        try:
            escape = examiner.escape(after)
            if escape is not None:
                return Weighed(move, Worth.ESCAPES, escape)
            replies = examiner.defences(after)
        except UndecidedError:
            return Weighed(move, Worth.UNDECIDED)
        if not replies:  # whatever is dropped in between is taken
            return Weighed(move, Worth.MATES, plies=1)
        reply, plies = replies[0]
        worth = Worth.RIGHT if plies + 1 <= self.left else Worth.LONGER
        return Weighed(move, worth, reply, plies + 1)

    def take(self, weighed: Weighed) -> None:
        """Make a move that is right, and the defender's reply."""
        self.position.play(weighed.move)
        self.played.append(weighed.move)
        if weighed.worth in {Worth.MATES, Worth.BEST}:
            self.is_done, self.left = True, 0
        elif weighed.reply is not None:
            self.position.play(weighed.reply)
            self.played.append(weighed.reply)
            self.left = weighed.plies - 2


def weighed_by(tried: Tried) -> Weighed:
    """What a move in place of the fault is worth, as the review has found: any that costs next to nothing is
    right.
    """
    if tried.loss < STRICT.inaccuracy:
        return Weighed(tried.move, Worth.BEST)
    return Weighed(tried.move, Worth.WORSE, next(iter(tried.reply), None), loss=tried.loss)


def with_line(puzzle: Puzzle, prover: Prover) -> Puzzle | None:
    """`puzzle` with the solution that the prover finds; None where there is none, or it cannot say."""
    if puzzle.line:
        return puzzle
    if prover.prove(puzzle.start).verdict is not Verdict.MATE:
        return None
    try:
        line = Examiner(prover).best_line(puzzle.start)
    except UndecidedError:
        return None
    return puzzle.solved_by(line)
