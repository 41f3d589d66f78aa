"""What a reader returns: the record as far as it goes, and where the text gave trouble."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.game import Record
from shogi_desktop.notation.errors import PositionTextError
from shogi_desktop.rules import Position, UnplayableError, oddities_for_study


@dataclass(frozen=True, slots=True)
class Problem:
    """Something in a file that was not taken as it stands. `line` and `column` count from 1."""

    line: int
    column: int
    text: str

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.text}"


@dataclass(frozen=True, slots=True)
class ReadResult:
    """A record that was read, in which format (``kif``, ``usi``) from which encoding (None: it was text)."""

    record: Record
    problems: tuple[Problem, ...] = ()
    format: str = "kif"
    encoding: str | None = None


def start_problems(position: Position, text: str, line: int, column: int = 1) -> list[Problem]:
    """What is odd about a start `position` that was read from `text`, at that place.

    :raises PositionTextError: there is no king at all, or one that could be captured at once.
    """
    try:
        oddities = oddities_for_study(position)
    except UnplayableError as error:
        raise PositionTextError(text, "board", str(error)) from None
    return [Problem(line, column, f"in the position {oddity.text}") for oddity in oddities]
