"""What a step of the course is made of: a position, a goal, and the wrong answers worth a word of their own.

Values only, without Qt and without text: `judge` applies them, `texts` has the words by the step's id.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from shogi_desktop.rules import (
    STANDARD,
    Color,
    Drop,
    Illegality,
    Move,
    Position,
    Square,
    Variant,
    parse_square,
    parse_usi_move,
    rank_of,
)

LEARNER = Color.BLACK
"""The reader sits at the bottom."""


class Way(Enum):
    """The two ways through the course; the value is the word in the file of progress."""

    CHESS = "chess"
    NOTHING = "nothing"


BOTH = frozenset(Way)
BEGINNERS = frozenset({Way.NOTHING})


# --- moves that are asked for -------------------------------------------------------------------------------


class MoveGoal(Protocol):
    """Whether a legal move is the one asked for."""

    def accepts(self, position: Position, move: Move) -> bool:
        """Whether `move`, legal in `position`, is right."""


@dataclass(frozen=True)
class Moves:
    """One of these moves, in USI."""

    usi: tuple[str, ...]

    def accepts(self, position: Position, move: Move) -> bool:
        """Whether `move` is one of them."""
        del position
        return move.usi in self.usi


@dataclass(frozen=True)
class Mate:
    """Any move that mates."""

    def accepts(self, position: Position, move: Move) -> bool:
        """Whether `move` leaves the opponent mated."""
        after = position.copy()
        after.play(move)
        return after.is_checkmate()


@dataclass(frozen=True)
class Check:
    """Any move that gives check."""

    def accepts(self, position: Position, move: Move) -> bool:
        """Whether `move` attacks the opponent's king."""
        after = position.copy()
        after.play(move)
        return after.is_check()


@dataclass(frozen=True)
class Takes:
    """Any move that captures on that square."""

    square: str

    def accepts(self, position: Position, move: Move) -> bool:
        """Whether `move` goes there; what stands there is the opponent's."""
        del position
        return not isinstance(move, Drop) and move.target == parse_square(self.square)


@dataclass(frozen=True)
class Drops:
    """Any legal drop, of pieces of one kind or on one rank if they are given (`rank` 1 is the far one)."""

    kind: str | None = None
    rank: int | None = None

    def accepts(self, position: Position, move: Move) -> bool:
        """Whether `move` is such a drop."""
        del position
        return (
            isinstance(move, Drop)
            and self.kind in {None, move.kind.id}
            and self.rank in {None, rank_of(move.target)}
        )


# --- tasks --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Stage:
    """One move to be found, and the opponent's answer to it (USI); without answer the opponent waits."""

    goal: MoveGoal
    reply: str | None = None


@dataclass(frozen=True)
class Play:
    """Make the moves that are asked for, one after the other."""

    stages: tuple[Stage, ...]


@dataclass(frozen=True)
class Collect:
    """Capture every piece of the opponent, who waits."""


SquaresOf = Callable[[Position], frozenset[Square]]


@dataclass(frozen=True)
class Find:
    """Choose squares: one of `squares`, or every one of them.

    :ivar origin: where the piece stands whose destinations these are: `rules` say why others are wrong.
    """

    squares: SquaresOf
    every: bool = False
    origin: str | None = None


Task = Play | Collect | Find


# --- wrong answers ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Tried:
    """The answer was one of these moves, or squares for a `Find`."""

    answers: tuple[str, ...]


@dataclass(frozen=True)
class Theirs:
    """The square chosen holds a piece of the opponent's."""


@dataclass(frozen=True)
class Because:
    """`rules` refuse the move for that reason."""

    illegality: Illegality


@dataclass(frozen=True)
class Otherwise:
    """Any legal answer that is not right."""


@dataclass(frozen=True)
class Wrong:
    """A wrong answer with a text of its own: `key` names it among the texts of the step."""

    when: Tried | Theirs | Because | Otherwise
    key: str


@dataclass(frozen=True)
class Step:
    """One small board of the course.

    :ivar id: names its texts and, in the file of progress, itself: never to be changed.
    :ivar before: moves (USI) played from `sfen` before the reader's turn.
    :ivar diagrams: kinds whose movement is shown beside the board.
    """

    id: str
    sfen: str
    task: Task
    wrong: tuple[Wrong, ...] = ()
    diagrams: tuple[str, ...] = ()
    ways: frozenset[Way] = BOTH
    before: tuple[str, ...] = ()
    variant: Variant = STANDARD

    @property
    def is_answered(self) -> bool:
        """Whether the opponent moves in it, and may so come to have something in hand."""
        return isinstance(self.task, Play) and any(stage.reply is not None for stage in self.task.stages)

    def position(self) -> Position:
        """The position the reader finds, a new one each time."""
        position = Position.from_sfen(self.sfen, self.variant)
        for usi in self.before:
            position.play(parse_usi_move(usi, self.variant))
        return position


@dataclass(frozen=True)
class Chapter:
    """Steps on one subject."""

    id: str
    steps: tuple[Step, ...]

    def steps_of(self, way: Way) -> tuple[Step, ...]:
        """Those on that way, in order."""
        return tuple(step for step in self.steps if way in step.ways)


# --- squares to be chosen -----------------------------------------------------------------------------------


def these(*names: str) -> SquaresOf:
    """Exactly these squares."""
    squares = frozenset(map(parse_square, names))
    return lambda _: squares


def own_pieces(position: Position) -> frozenset[Square]:
    """Where the reader's pieces stand."""
    return frozenset(sq for sq, piece in position.pieces() if piece.color is LEARNER)


def own(kinds: Iterable[str]) -> SquaresOf:
    """Where the reader's pieces of `kinds` stand."""
    wanted = frozenset(kinds)
    return lambda position: frozenset(
        sq for sq, piece in position.pieces() if piece.color is LEARNER and piece.kind.id in wanted
    )


def zone(position: Position) -> frozenset[Square]:
    """The reader's promotion zone."""
    variant = position.variant
    return frozenset(sq for sq in variant.squares if variant.in_zone(LEARNER, sq))


def destinations(origin: str) -> SquaresOf:
    """Where the piece on `origin` may go, as `rules` say."""
    return lambda position: frozenset(move.target for move in position.legal_moves_from(parse_square(origin)))
