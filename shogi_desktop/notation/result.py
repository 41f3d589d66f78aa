"""What a reader returns: the record as far as it goes, and where the text gave trouble."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from itertools import chain
from typing import Self

from shogi_desktop.game import Record
from shogi_desktop.notation.errors import NoKifu, NotKifuError, PositionDetail, PositionTextError
from shogi_desktop.rules import Position, UnplayableError, oddities_for_study


class FormatId(StrEnum):
    """A format of kifu; the value is its name on the command line and in settings."""

    KIF = "kif"
    KI2 = "ki2"
    CSA = "csa"
    CSA_2 = "csa2"
    JKF = "jkf"
    USI = "usi"
    SFEN = "sfen"
    BOD = "bod"
    HODGES = "hodges"
    DIGITS = "digits"
    PSN = "psn"


class ProblemKind(Enum):
    """What sort of trouble a problem is; lists sort and translate by it."""

    ENCODING = auto()
    """Bytes that are no character."""
    HEADER = auto()
    """A header that does not say what it should."""
    POSITION = auto()
    """A start position that could not arise in play."""
    ILLEGAL_MOVE = auto()
    """A move against the rules, kept and marked."""
    REPAIRED_MOVE = auto()
    """A move that was read as another than stands there."""
    UNREADABLE_MOVE = auto()
    """A move that could not be made out; the line of play ends before it."""
    NUMBER = auto()
    """A move number out of turn."""
    TIME = auto()
    """A time that is none."""
    RESULT = auto()
    """An end of the game that contradicts another, or is not understood."""
    VARIATION = auto()
    """A variation of a move that is not there."""
    NOT_UNDERSTOOD = auto()
    """A line that means nothing known; kept as a remark."""
    MORE_GAMES = auto()
    """The text holds further games, which were not read."""
    LOST_GAME = auto()
    """Among several games something that is none, or one whose start cannot be set up."""
    MORE_PROBLEMS = auto()
    """There are further troubles, too many to be named."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something in a file that was not taken as it stands. `line` and `column` count from 1.

    `what` is the sort of trouble, `text` the sentence about it.
    """

    line: int
    column: int
    what: ProblemKind
    text: str

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.text}"


MOST_PROBLEMS = 1_000
"""So many problems of a text are named; a file of nothing else would fill the memory with sentences."""

_MOST_COUNTED = 20_000


class Problems:
    """Gathers the problems of a text: the first ones as they are, then how many more there were.

    Taking in one raises `NotKifuError` when there are so many that the text can be no kifu.
    """

    def __init__(self, problems: Iterable[Problem] = ()) -> None:
        self._named: list[Problem] = []
        self._first_unnamed: Problem | None = None
        self._unnamed = 0
        self += problems

    def __bool__(self) -> bool:
        return bool(self._named)

    def __iter__(self) -> Iterator[Problem]:
        yield from self._named
        if self._first_unnamed is not None:
            text = f"there are {self._unnamed:,} more places like these; they are not listed"
            first = self._first_unnamed
            yield Problem(first.line, first.column, ProblemKind.MORE_PROBLEMS, text)

    def __iadd__(self, problems: Iterable[Problem]) -> Self:
        for problem in problems:
            self.append(problem)
        return self

    def append(self, problem: Problem) -> None:
        """Take in a problem, named or only counted."""
        if len(self._named) < MOST_PROBLEMS:
            self._named.append(problem)
            return
        self._first_unnamed = self._first_unnamed or problem
        self._unnamed += 1
        if self._unnamed > _MOST_COUNTED:
            raise NotKifuError("", why=NoKifu.TOO_BROKEN)

    def in_order(self) -> tuple[Problem, ...]:
        """All of them by line, what is said of the others last."""
        return _in_order(self)


def joined(*several: Iterable[Problem]) -> tuple[Problem, ...]:
    """Problems that were found in more ways than one, in the order of the text."""
    return _in_order(chain.from_iterable(several))


def _in_order(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """By line; what is said of those not named comes last."""
    return tuple(sorted(problems, key=lambda p: (p.what is ProblemKind.MORE_PROBLEMS, p.line)))


@dataclass(frozen=True, slots=True)
class ReadResult:
    """A record that was read, in which format from which encoding (None: it was text)."""

    record: Record
    problems: tuple[Problem, ...] = ()
    format: FormatId = FormatId.KIF
    encoding: str | None = None


def start_problems(position: Position, text: str, line: int, column: int = 1) -> list[Problem]:
    """What is odd about a start `position` that was read from `text`, at that place.

    :raises PositionTextError: there is no king at all, or one that could be captured at once.
    """
    try:
        oddities = oddities_for_study(position)
    except UnplayableError as error:
        raise PositionTextError(text, "board", str(error), detail=PositionDetail.of(error)) from None
    return [
        Problem(line, column, ProblemKind.POSITION, f"in the position {oddity.text}") for oddity in oddities
    ]
