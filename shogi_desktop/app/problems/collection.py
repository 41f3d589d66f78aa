"""Problems ready to be solved: the program's own and those of the player's files and games, one kind of
thing.

The program's own lie under ``resources/problems`` as lists of positions in USI text, which any reader of such
lists understands: a comment before each line says how hard it is and what it is about. A problem stays text
until it is asked for its position or its moves, so that thousands are there at once. Without Qt.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from enum import StrEnum
from functools import cache, cached_property
from typing import Final, Self

from msgspec import Struct
from msgspec.structs import replace

from shogi_desktop.analysis.judged import JudgedMove, judged_moves
from shogi_desktop.analysis.reasons import ReasonId, as_confirmed
from shogi_desktop.analysis.waiting import judged_waiting, turned
from shogi_desktop.app.problems.reading import MatingProblem
from shogi_desktop.game import Evaluation, ForcedMate, Record
from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import (
    BoardMove,
    Color,
    Move,
    Position,
    Transition,
    Variant,
    parse_usi_move,
    parse_usi_moves,
)

LENGTHS: Final = (1, 3, 5, 7, 9, 11, 13, 15)
"""The plies that can be chosen; the last stands for all that is longer too."""
DIFFICULTIES: Final = (1, 2, 3, 4, 5)
NOTHING: Final = "-"
"""What a move took that took nothing."""
_UNPROVEN: Final = "-"
_SHOWS: Final = "# shows "
_ALSO: Final = "# also "
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


_THEMES: Final = {theme.value: theme for theme in Theme}
_REASONS: Final = {reason.value: reason for reason in ReasonId}
Score = int | ForcedMate
"""From Black's side, as everywhere."""


class Fault(Struct, frozen=True):
    """What tempts in a position where the best move is to be found, and is a fault.

    :ivar line: the fault and what refutes it. :ivar best: the score with the best move, :ivar after: with
        this.
    :ivar reason: what speaks against it; None where the board proves nothing. What deeper searches have to
        confirm they have confirmed.
    """

    line: tuple[Move, ...]
    best: Score
    after: Score
    reason: ReasonId | None = None


class Puzzle(Struct, frozen=True, dict=True):
    """A problem to be solved: a mate, or with a `fault` the best move of a position. `of` makes one.

    :ivar id: the same for the same position. :ivar sfen: the position. :ivar moves: the solution as USI text;
        none where only the solver knows it. Of a best move the first one is to be found.
    :ivar difficulty: from 1 to 5; 0 where nobody has measured it.
    :ivar source: what it comes from, for people.
    :ivar card: the card of the player's practice deck that it is; empty for none.
    :ivar reason: what speaks against the fault; None for a mate, and where the board proves nothing.
    :ivar refuted: of a best move both scores and the moves of the fault, as they stand in a list.
    :ivar shown: what a best move shows, as it stands in a list: a reason, the score before the last move,
        that move, a fault by that reason, what it took and what would have been better. Without a last move
        it would have been a fault of the other side to wait. Empty for nothing.
    :ivar also: further faults as they stand in a list: what speaks against each, the score and the moves.
    """

    id: str
    variant: Variant
    sfen: str
    moves: tuple[str, ...] = ()
    difficulty: int = 0
    themes: frozenset[Theme] = frozenset()
    source: str = ""
    card: str = ""
    reason: ReasonId | None = None
    refuted: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    also: tuple[tuple[str, ...], ...] = ()

    @classmethod
    def of(
        cls,
        start: Position,
        line: Iterable[Move] = (),
        *,
        source: str = "",
        card: str = "",
        fault: Fault | None = None,
    ) -> Self:
        """The problem of a position, with its solution and what tempts there, if there is such a thing."""
        return cls(
            puzzle_id(start),
            start.variant,
            start.sfen(),
            _texts(line),
            source=source,
            card=card,
            reason=None if fault is None else fault.reason,
            refuted=()
            if fault is None
            else (score_text(fault.best), score_text(fault.after), *_texts(fault.line)),
        )

    @cached_property
    def start(self) -> Position:
        """Where it begins; to be copied by whoever plays on it."""
        return Position.from_sfen(self.sfen, self.variant)

    @cached_property
    def line(self) -> tuple[Move, ...]:
        """The solution; empty where only the solver knows it."""
        return parse_usi_moves(self.moves, self.variant)

    @cached_property
    def fault(self) -> Fault | None:
        """What tempts where a best move is to be found."""
        return next(iter(self.faults), None)

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        """The same and all others that are told of."""
        if self.is_mate:
            return ()
        best, after, *moves = self.refuted
        first = Fault(parse_usi_moves(moves, self.variant), score_in(best), score_in(after), self.reason)
        others = (
            Fault(parse_usi_moves(line, self.variant), first.best, score_in(score), _REASONS[reason])
            for reason, score, *line in self.also
        )
        return (first, *others)

    @property
    def reasons(self) -> tuple[ReasonId, ...]:
        """What a best move is about: what it shows, and why those that tempt are faults."""
        told = [self.reason, *(_REASONS[words[0]] for words in (self.shown, *self.also) if words)]
        return tuple(dict.fromkeys(reason for reason in told if reason is not None))

    @cached_property
    def last_move(self) -> Move | None:
        """The move that the best one punishes; None where it punishes none."""
        text = self.shown[2] if self.shown else NOTHING
        return None if text == NOTHING else parse_usi_move(text, self.variant)

    def solved_by(self, line: Iterable[Move]) -> Self:
        """The same problem with this solution."""
        return replace(self, moves=_texts(line))

    @property
    def plies(self) -> int:
        """The length of the solution; 0 where it is not known."""
        return len(self.moves)

    @property
    def attacker(self) -> Color:
        """Who mates, or is to move."""
        return self.start.turn

    @property
    def is_mate(self) -> bool:
        """Whether a mate is to be found."""
        return not self.refuted

    def judged(self, fault: Fault | None = None) -> tuple[JudgedMove, Record]:
        """A fault, the first or another, as the review judges it, and the record that it stands in. Only
        where there is one.
        """
        fault = fault or self.fault
        assert fault is not None
        record = Record(self.variant, self.sfen)
        node = record.root.add(fault.line[0])
        record.root.evaluation, node.evaluation = as_confirmed(
            fault.reason,
            Evaluation(fault.best, line=self.line),
            Evaluation(fault.after, line=fault.line[1:]),
        )
        (judged,) = judged_moves(record)
        return judged, record

    def judged_shown(self) -> JudgedMove:
        """The last move, or waiting in its place, as the review judges it. Only where there is something
        `shown`.
        """
        reason, score, _, taken, *texts = self.shown
        line = parse_usi_moves(texts, self.variant)
        before, after = as_confirmed(
            _REASONS[reason],
            Evaluation(score_in(score), line=line),
            Evaluation(score_in(self.refuted[0]), line=self.line),
        )
        if self.last_move is None:
            judged = judged_waiting(turned(self.start), before, after)
            assert judged is not None
            return judged
        record = Record(self.variant, _taken_back(self.start, self.last_move, taken).sfen())
        record.root.evaluation = before
        record.root.add(self.last_move).evaluation = after
        (judged,) = judged_moves(record)
        return judged


def puzzle_id(start: Position) -> str:
    """What a problem is called in the file of progress."""
    return _id(start.variant, start.sfen())


def _id(variant: Variant, sfen: str) -> str:
    text = f"{variant.id} {' '.join(sfen.split()[:3])}"
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def length_class(plies: int) -> int:
    """The one of `LENGTHS` that `plies` counts among; 0 where it is not known."""
    return min(plies, LENGTHS[-1])


@cache
def own_problems(variant: Variant) -> tuple[Puzzle, ...]:
    """The program's own mates of that game, the easiest of each length first; none where it has none."""
    return _read(f"problems/{variant.id}.sfen", variant)


@cache
def own_moves(variant: Variant) -> tuple[Puzzle, ...]:
    """The program's own best moves to find, the easiest first; none where it has none."""
    return _read(f"problems/{variant.id}.moves.sfen", variant)


def _read(name: str, variant: Variant) -> tuple[Puzzle, ...]:
    path = resource_path(name)
    return puzzles_in(path.read_text("utf-8"), variant) if path.is_file() else ()


def puzzles_in(text: str, variant: Variant) -> tuple[Puzzle, ...]:
    """The problems of a list, each line with the comment before it.

    Of a mate that is how hard it is and what it is about: ``# 3 sacrifice quiet``; of a best move how hard,
    the reason (``-`` where nothing is proven), both scores and the fault with its refutation:
    ``# 3 hangs_piece 120 -840 2b3c 8h3c+``, a mate being ``b5`` or ``w5``. What the solution shows is a
    comment of its own: the reason, the score before the last move, that move, what it took (``-``: nothing)
    and what would have been better, ``# shows allows_fork -200 8h2b+ S 7g7f 3c3d``; a ``-`` for the last
    move: it was no fault, but to wait would have been one. So is a further fault: the reason, the score and
    the moves, ``# also bad_exchange -310 2h2b 3a2b``. Positions stand there as `Position.sfen` writes them.
    """
    found: list[Puzzle] = []
    remark: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    also: tuple[tuple[str, ...], ...] = ()
    for line in text.splitlines():
        if line.startswith(_SHOWS):
            shown = tuple(line.removeprefix(_SHOWS).split())
        elif line.startswith(_ALSO):
            also += (tuple(line.removeprefix(_ALSO).split()),)
        elif line.startswith("#"):
            remark = tuple(line.removeprefix("#").split())
        elif (match := _LINE.fullmatch(line)) is not None:
            found.append(_listed(variant, match[1], match[2], remark, shown, also))
            shown, also = (), ()
    return tuple(found)


def _listed(
    variant: Variant,
    sfen: str,
    moves: str,
    remark: tuple[str, ...],
    shown: tuple[str, ...],
    also: tuple[tuple[str, ...], ...],
) -> Puzzle:
    difficulty = int(remark[0]) if remark and remark[0].isdecimal() else 0
    puzzle = Puzzle(_id(variant, sfen), variant, sfen, tuple(moves.split()), difficulty)
    if len(remark) > 4 and (remark[1] in _REASONS or remark[1] == _UNPROVEN):
        reason = _REASONS.get(remark[1])
        return replace(puzzle, reason=reason, refuted=remark[2:], shown=shown, also=also)
    return replace(puzzle, themes=frozenset(_THEMES[word] for word in remark[1:] if word in _THEMES))


def listed(puzzle: Puzzle, difficulty: int) -> str:
    """A best move as it stands in a list; see `puzzles_in`."""
    reason = _UNPROVEN if puzzle.reason is None else puzzle.reason.value
    lines = [f"# {difficulty} {reason} {' '.join(puzzle.refuted)}"]
    if puzzle.shown:
        lines.append(f"{_SHOWS}{' '.join(puzzle.shown)}")
    lines += [f"{_ALSO}{' '.join(words)}" for words in puzzle.also]
    return "\n".join([*lines, f"sfen {puzzle.sfen} moves {' '.join(puzzle.moves)}"])


def _taken_back(position: Position, move: Move, taken: str) -> Position:
    """The position before `move`, which took a piece of that letter."""
    variant, color = position.variant, position.turn.opponent
    before = position.copy()
    placed = before.piece_at(move.target)
    assert placed is not None
    kind = variant.unpromoted(placed.kind) if isinstance(move, BoardMove) and move.promote else placed.kind
    captured = None if taken == NOTHING else variant.piece(variant.kind_for_symbol(taken), position.turn)
    origin = move.origin if isinstance(move, BoardMove) else None
    before.undo(Transition(move, color, variant.piece(kind, color), placed, captured, origin, move.target))
    return before


def _texts(line: Iterable[Move]) -> tuple[str, ...]:
    return tuple(move.usi for move in line)


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
    return Puzzle.of(problem.start, source=name)
