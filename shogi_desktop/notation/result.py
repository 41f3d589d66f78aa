"""What a reader returns: the record as far as it goes, and where the text gave trouble."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum

from shogi_desktop.game import Record
from shogi_desktop.notation.errors import PositionDetail, PositionTextError
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

    ENCODING = "encoding"
    """Bytes that are no character."""
    HEADER = "header"
    """A header that does not say what it should."""
    POSITION = "position"
    """A start position that could not arise in play."""
    ILLEGAL_MOVE = "illegal"
    """A move against the rules, kept and marked."""
    REPAIRED_MOVE = "repaired"
    """A move that was read as another than stands there."""
    UNREADABLE_MOVE = "unreadable"
    """A move that could not be made out; the line of play ends before it."""
    NUMBER = "number"
    """A move number out of turn."""
    TIME = "time"
    """A time that is none."""
    RESULT = "result"
    """An end of the game that contradicts another, or is not understood."""
    VARIATION = "variation"
    """A variation of a move that is not there."""
    NOT_UNDERSTOOD = "not understood"
    """A line that means nothing known; kept as a remark."""
    MORE_GAMES = "more games"
    """The text holds further games, which were not read."""


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
