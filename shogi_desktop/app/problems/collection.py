"""Problems ready to be solved: the program's own and those of the player's files and games, one kind of
thing.

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

from shogi_desktop.analysis.judged import JudgedMove, judged_moves
from shogi_desktop.analysis.reasons import ReasonId
from shogi_desktop.app.problems.reading import MatingProblem
from shogi_desktop.game import Evaluation, ForcedMate, Record
from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import Color, Move, Position, Variant, parse_usi_moves

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


Score = int | ForcedMate
"""From Black's side, as everywhere."""


class Fault(Struct, frozen=True):
    """What tempts in a position where the best move is to be found, and is a fault.

    :ivar line: the fault and what refutes it. :ivar best: the score with the best move, :ivar after: with
        this.
    :ivar reason: what speaks against it; None where the board proves nothing.
    """

    line: tuple[Move, ...]
    best: Score
    after: Score
    reason: ReasonId | None = None


class Puzzle(Struct, frozen=True):
    """A problem to be solved: a mate, or with a `fault` the best move of a position.

    :ivar id: the same for the same position. :ivar line: the solution; empty where only the solver knows it.
        Of a best move the first one is to be found.
    :ivar difficulty: from 1 to 5; 0 where nobody has measured it.
    :ivar source: what it comes from, for people.
    :ivar card: the card of the player's practice deck that it is; empty for none.
    """

    id: str
    start: Position
    line: tuple[Move, ...] = ()
    difficulty: int = 0
    themes: frozenset[Theme] = frozenset()
    source: str = ""
    fault: Fault | None = None
    card: str = ""

    @property
    def plies(self) -> int:
        """The length of the solution; 0 where it is not known."""
        return len(self.line)

    @property
    def attacker(self) -> Color:
        """Who mates, or is to move."""
        return self.start.turn

    @property
    def is_mate(self) -> bool:
        """Whether a mate is to be found."""
        return self.fault is None

    @property
    def reason(self) -> ReasonId | None:
        """What a best move is about; None for a mate."""
        return None if self.fault is None else self.fault.reason

    def judged(self) -> tuple[JudgedMove, Record]:
        """The fault as the review judges it, and the record that it stands in. Only where there is one."""
        fault = self.fault
        assert fault is not None
        record = Record(self.start.variant, self.start.sfen())
        record.root.evaluation = Evaluation(fault.best, line=self.line)
        node = record.root.add(fault.line[0])
        node.evaluation = Evaluation(fault.after, line=fault.line[1:])
        return judged_moves(record)[0], record


def puzzle_id(start: Position) -> str:
    """What a problem is called in the file of progress."""
    text = f"{start.variant.id} {' '.join(start.sfen().split()[:3])}"
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def length_class(plies: int) -> int:
    """The one of `LENGTHS` that `plies` counts among; 0 where it is not known."""
    return min(plies, LENGTHS[-1])


@cache
def own_problems(variant: Variant) -> tuple[Puzzle, ...]:
    """The program's own mates of that game, the easiest of each length first; none where it has none."""
    return _read(f"problems/{variant.id}.sfen", variant)


def has_moves(variant: Variant) -> bool:
    """Whether `own_moves` has any."""
    return resource_path(_moves_file(variant)).is_file()


def _moves_file(variant: Variant) -> str:
    return f"problems/{variant.id}.moves.sfen"


@cache
def own_moves(variant: Variant) -> tuple[Puzzle, ...]:
    """The program's own best moves to find, the easiest first; none where it has none."""
    return _read(_moves_file(variant), variant)


def _read(name: str, variant: Variant) -> tuple[Puzzle, ...]:
    path = resource_path(name)
    return puzzles_in(path.read_text("utf-8"), variant) if path.is_file() else ()


def puzzles_in(text: str, variant: Variant) -> tuple[Puzzle, ...]:
    """The problems of a list, each line with the comment before it.

    Of a mate that is how hard it is and what it is about: ``# 3 sacrifice quiet``; of a best move how hard,
    the reason, both scores and the fault with its refutation: ``# 3 hangs_piece 120 -840 2b3c 8h3c+``, a mate
    being ``b5`` or ``w5``.
    """
    found: list[Puzzle] = []
    remark: tuple[str, ...] = ()
    for line in text.splitlines():
        if line.startswith("#"):
            remark = tuple(line.removeprefix("#").split())
        elif (match := _LINE.fullmatch(line)) is not None:
            start = Position.from_sfen(match[1], variant)
            moves = parse_usi_moves(match[2].split(), variant)
            found.append(_puzzle(start, moves, remark))
    return tuple(found)


def _puzzle(start: Position, moves: tuple[Move, ...], remark: tuple[str, ...]) -> Puzzle:
    difficulty = int(remark[0]) if remark and remark[0].isdecimal() else 0
    reasons = {reason.value: reason for reason in ReasonId}
    if len(remark) > 4 and remark[1] in reasons:
        best, after = score_in(remark[2]), score_in(remark[3])
        fault = Fault(parse_usi_moves(remark[4:], start.variant), best, after, reasons[remark[1]])
        return Puzzle(puzzle_id(start), start, moves, difficulty, fault=fault)
    known = {theme.value for theme in Theme}
    themes = frozenset(Theme(word) for word in remark[1:] if word in known)
    return Puzzle(puzzle_id(start), start, moves, difficulty, themes)


def score_in(text: str) -> Score:
    """A score as it stands in a list: centipawns, or ``b5``: Black mates in five plies."""
    if text[0] in "bw":
        return ForcedMate(Color.BLACK if text[0] == "b" else Color.WHITE, int(text[1:]))
    return int(text)


def score_text(score: Score) -> str:
    """A score for a list; see `score_in`."""
    if isinstance(score, ForcedMate):
        return f"{'b' if score.winner is Color.BLACK else 'w'}{score.plies or 0}"
    return str(score)


def puzzle_of(problem: MatingProblem) -> Puzzle:
    """A problem of a file; its own solution counts for nothing before the solver has seen it."""
    name = problem.title or f"{problem.name.rsplit('/', 1)[-1]} · {problem.number}"
    return Puzzle(puzzle_id(problem.start), problem.start, source=name)
