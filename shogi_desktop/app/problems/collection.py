"""Problems ready to be solved: the program's own and those of the player's files, one kind of thing.

The program's own lie under ``resources/problems`` as lists of positions in USI text, which any reader of such
lists understands: a comment before each line says how hard it is and what it is about. Without Qt.
"""

from __future__ import annotations

import hashlib
import re
from enum import StrEnum
from functools import cache
from typing import Final

from msgspec import Struct

from shogi_desktop.app.problems.reading import MatingProblem
from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import Color, Move, Position, Variant, parse_usi_move

LENGTHS: Final = (1, 3, 5, 7, 9, 11, 13, 15)
"""The plies that can be chosen; the last stands for all that is longer too."""
_LINE: Final = re.compile(r"sfen (\S+ [bw] \S+ \d+) moves (.+)")


class Theme(StrEnum):
    """What a solution is about; the value stands in the files."""

    SACRIFICE = "sacrifice"
    """The defender takes a piece that the attacker gives."""
    QUIET = "quiet"
    """A move of the attacker takes nothing, drops nothing and promotes nothing."""
    DISCOVERED = "discovered"
    """A move gives check by a piece that it uncovers."""
    BETWEEN = "between"
    """The defender drops a piece in between."""
    UNPROMOTED = "unpromoted"
    """A piece that could promote does not."""
    PAWN_DROP = "pawn-drop"
    """A pawn is dropped."""
    CHASE = "chase"
    """The king is driven three squares or more."""


class Puzzle(Struct, frozen=True):
    """A mating problem to be solved.

    :ivar id: the same for the same position. :ivar line: the solution; empty where only the solver knows it.
    :ivar difficulty: from 1 to 5; 0 where nobody has measured it.
    :ivar source: what it comes from, for people.
    """

    id: str
    start: Position
    line: tuple[Move, ...] = ()
    difficulty: int = 0
    themes: frozenset[Theme] = frozenset()
    source: str = ""

    @property
    def plies(self) -> int:
        """The length of the solution; 0 where it is not known."""
        return len(self.line)

    @property
    def attacker(self) -> Color:
        """Who mates."""
        return self.start.turn


def puzzle_id(start: Position) -> str:
    """What a problem is called in the file of progress."""
    text = f"{start.variant.id} {' '.join(start.sfen().split()[:3])}"
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def length_class(plies: int) -> int:
    """The one of `LENGTHS` that `plies` counts among; 0 where it is not known."""
    return min(plies, LENGTHS[-1])


@cache
def own_problems(variant: Variant) -> tuple[Puzzle, ...]:
    """The program's own problems of that game, the easiest of each length first; none where it has none."""
    path = resource_path(f"problems/{variant.id}.sfen")
    if not path.is_file():
        return ()
    found: list[Puzzle] = []
    difficulty, themes = 0, frozenset[Theme]()
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("#"):
            difficulty, themes = _remark(line)
        elif (match := _LINE.fullmatch(line)) is not None:
            start = Position.from_sfen(match[1], variant)
            moves = tuple(parse_usi_move(text, variant) for text in match[2].split())
            found.append(Puzzle(puzzle_id(start), start, moves, difficulty, themes))
    return tuple(found)


def _remark(line: str) -> tuple[int, frozenset[Theme]]:
    """How hard the next problem is and what it is about: ``# 3 sacrifice quiet``."""
    words = line.removeprefix("#").split()
    if not words or not words[0].isdecimal():
        return 0, frozenset()
    known = {theme.value for theme in Theme}
    return int(words[0]), frozenset(Theme(word) for word in words[1:] if word in known)


def puzzle_of(problem: MatingProblem) -> Puzzle:
    """A problem of a file; its own solution counts for nothing before the solver has seen it."""
    name = problem.title or f"{problem.name.rsplit('/', 1)[-1]} · {problem.number}"
    return Puzzle(puzzle_id(problem.start), problem.start, source=name)
