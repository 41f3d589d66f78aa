"""One reader at one step: judges every answer by `rules`, knows a solution, and plays the opponent's answers.

Without Qt and without words: an answer becomes a `Verdict` that says which text fits.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from enum import Enum

from shogi_desktop.app.learn.steps import (
    LEARNER,
    Because,
    Collect,
    Find,
    Otherwise,
    Play,
    Step,
    Theirs,
    Tried,
    Wrong,
)
from shogi_desktop.rules import (
    BoardMove,
    Drop,
    Illegality,
    Move,
    Objection,
    Position,
    Square,
    Transition,
    objection,
    parse_square,
    parse_usi_move,
    square_name,
)


class Answer(Enum):
    """What an answer was."""

    DONE = "the step is done"
    GO_ON = "right, and there is more to do"
    FREE = "legal, and it leads neither nearer nor away"
    WRONG = "legal, and not what is asked"
    ILLEGAL = "not allowed by the rules"
    PROMOTED_DROP = "a piece dropped promoted side up"
    KNOWN = "found before"


RIGHT = frozenset({Answer.DONE, Answer.GO_ON})


@dataclass(frozen=True)
class Verdict:
    """What is to be said of an answer, and shown.

    :ivar key: the text of the step for this very mistake; None where there is none.
    :ivar objection: the reason of `rules`, for what is illegal or no destination.
    :ivar played: what was done on the board: the reader's move and the opponent's answer to it, if any.
    :ivar left: how many pieces or squares are still to be taken or found.
    """

    answer: Answer
    key: str | None = None
    objection: Objection | None = None
    played: tuple[Transition, ...] = ()
    left: int = 0


class Trial:
    """A reader at a step.

    :ivar step: the step. :ivar position: as it stands now; not to be changed.
    :ivar found: the squares chosen rightly so far. :ivar done: whether nothing is left to do.
    :ivar shown: whether a part of it was shown to the reader.
    """

    def __init__(self, step: Step) -> None:
        self.step = step
        self.position = step.position()
        self.found: frozenset[Square] = frozenset()
        self.done = False
        self.shown = False
        self._stage = 0

    @property
    def asks_squares(self) -> bool:
        """Whether squares are asked for, not moves."""
        return isinstance(self.step.task, Find)

    @property
    def left(self) -> int:
        """How many pieces or squares are to be taken or found; 0 where the task has no number."""
        match self.step.task:
            case Collect():
                return sum(piece.color is not LEARNER for _, piece in self.position.pieces())
            case Find(every=True) as task:
                return len(task.squares(self.position) - self.found)
        return 0

    # --- squares ------------------------------------------------------------------------------------------

    def choose(self, square: Square) -> Verdict:
        """Judge the choice of `square`."""
        task = self.step.task
        assert isinstance(task, Find)
        if square in self.found:
            return Verdict(Answer.KNOWN, left=self.left)
        if square not in task.squares(self.position):
            return Verdict(
                Answer.WRONG, self._mistake(square_name(square), None), self._unreachable(task, square)
            )
        self.found |= {square}
        self.done = not task.every or not self.left
        return Verdict(Answer.DONE if self.done else Answer.GO_ON, left=self.left)

    def _unreachable(self, task: Find, square: Square) -> Objection | None:
        """Why the piece asked for cannot go to `square`, as `rules` say."""
        if task.origin is None:
            return None
        move = parse_usi_move(task.origin + square_name(square), self.step.variant)
        return objection(self.position, move)

    # --- moves --------------------------------------------------------------------------------------------

    def play(self, move: Move, *, as_promoted: bool = False) -> Verdict:
        """Judge `move`; what is right is played, and answered."""
        if as_promoted:
            return Verdict(Answer.PROMOTED_DROP)
        against = objection(self.position, move)
        if against is not None:
            mistake = self._mistake(move.usi, against.illegality)
            return Verdict(Answer.ILLEGAL, mistake, against, left=self.left)
        match self.step.task:
            case Play(stages):
                stage = stages[self._stage]
                if not stage.goal.accepts(self.position, move):
                    return Verdict(Answer.WRONG, self._mistake(move.usi, None))
                played = [self._make(move)]
                self._stage += 1
                self.done = self._stage == len(stages)
                if stage.reply is not None:
                    played.append(self._make(parse_usi_move(stage.reply, self.step.variant)))
                elif not self.done:
                    self.position.turn = LEARNER
                return Verdict(Answer.DONE if self.done else Answer.GO_ON, played=tuple(played))
            case Collect():
                transition = self._make(move)
                self.position.turn = LEARNER
                self.done = not self.left
                answer = Answer.GO_ON if transition.captured is not None else Answer.FREE
                return Verdict(Answer.DONE if self.done else answer, played=(transition,), left=self.left)
        return Verdict(Answer.FREE)

    def _make(self, move: Move) -> Transition:
        # A position that is shown must not change.
        self.position = self.position.copy()
        return self.position.play(move)

    def _mistake(self, answer: str, illegality: Illegality | None) -> str | None:
        """The step's text for that mistake: the first that fits."""
        return next((wrong.key for wrong in self.step.wrong if self._fits(wrong, answer, illegality)), None)

    def _fits(self, wrong: Wrong, answer: str, illegality: Illegality | None) -> bool:
        match wrong.when:
            case Tried(answers):
                return answer in answers
            case Theirs():
                piece = self.position.piece_at(parse_square(answer))
                return piece is not None and piece.color is not LEARNER
            case Because(reason):
                return illegality is reason
            case Otherwise():
                return illegality is None

    # --- help ---------------------------------------------------------------------------------------------

    def next_square(self) -> Square | None:
        """A square still to be found."""
        task = self.step.task
        if not isinstance(task, Find) or self.done:
            return None
        return min(task.squares(self.position) - self.found)

    def next_move(self) -> Move | None:
        """The next move of a solution; None where nothing is left to play."""
        if self.done:
            return None
        match self.step.task:
            case Play(stages):
                goal = stages[self._stage].goal
                return next(move for move in _best_first(self.position) if goal.accepts(self.position, move))
            case Collect():
                return _way_to_capture(self.position)
        return None


def _best_first(position: Position) -> list[Move]:
    """The legal moves, those nearest to the middle of the board first: what is shown should look natural."""
    variant = position.variant
    middle = ((variant.files + 1) / 2, (variant.ranks + 1) / 2)

    def order(move: Move) -> tuple[float, str]:
        file, rank = move.target >> 4, move.target & 15
        return abs(file - middle[0]) + abs(rank - middle[1]), move.usi

    return sorted(position.legal_moves(), key=order)


def _way_to_capture(position: Position) -> Move | None:
    """The first move of the shortest way to a capture while the opponent waits; None if there is none."""
    waiting: deque[tuple[Position, Move | None]] = deque([(position, None)])
    seen = {position.key()}
    while waiting:
        here, first = waiting.popleft()
        for move in here.legal_moves():
            if isinstance(move, Drop):
                continue
            if here.piece_at(move.target) is not None:
                return first or move
            after = here.copy()
            after.play(move)
            after.turn = LEARNER
            if after.key() not in seen:
                seen.add(after.key())
                waiting.append((after, first or move))
    return None


def origin_of(move: Move) -> Square | None:
    """Where the piece of `move` stands; None for a drop."""
    return move.origin if isinstance(move, BoardMove) else None
