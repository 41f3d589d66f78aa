"""Texts of several games: one that cannot be read loses only itself, and it is said where it stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.result import Problem, ProblemKind, Problems, ReadResult, joined


@dataclass(frozen=True, slots=True)
class LostGame:
    """A part of a text that should be a game and cannot be read, because of `error` in `line` (from 1)."""

    line: int
    error: NotationError

    @property
    def problem(self) -> Problem:
        """What is told of it."""
        return Problem(self.line, 1, ProblemKind.LOST_GAME, f"this part is left out: {self.error}")


def readable(parts: Iterable[ReadResult | LostGame]) -> list[ReadResult]:
    """The games that could be read; a lost one is a problem of the game before it, else of the first.

    :raises NotationError: that of the first one, if none could be read.
    """
    results: list[ReadResult] = []
    first: NotationError | None = None
    lost = Problems()
    for part in parts:
        if isinstance(part, LostGame):
            first = first or part.error
            lost.append(part.problem)
            continue
        if results:
            results[-1], lost = with_problems(results[-1], lost), Problems()
        results.append(part)
    if first is not None and not results:
        raise first
    if results:
        results[-1] = with_problems(results[-1], lost)
    return results


def with_problems(result: ReadResult, problems: Problems) -> ReadResult:
    """`result` with further problems, all in the order of the text."""
    return replace(result, problems=joined(result.problems, problems)) if problems else result
