"""What a reader returns: the record as far as it goes, and where the text gave trouble."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.game import Record


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
