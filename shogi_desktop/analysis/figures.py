"""What an analysed game comes to in numbers, small enough to be kept for thousands of games.

Phases are told from the board. The opening ends with the first capture of more than a pawn from move
`LEAST_PLIES` on (what is exchanged earlier belongs to it), or with move `OPENING_PLIES`. The end begins
when a silver or more stands within two squares of the other side's king.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from typing import Final

from msgspec import Struct

from shogi_desktop.analysis.judged import JudgedMove, of_side
from shogi_desktop.analysis.judgement import Judgement, accuracy_of
from shogi_desktop.analysis.openings import classify
from shogi_desktop.analysis.reasons import reasons_for
from shogi_desktop.analysis.review import review_of
from shogi_desktop.analysis.values import worth
from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.game import Record
from shogi_desktop.rules import Color, Position, file_of, rank_of

LEAST_PLIES: Final = 16
OPENING_PLIES: Final = 40
_PAWN: Final = 200
"""What is worth no more than this is taken in any opening."""
_LARGE: Final = 450
"""What is worth so much attacks a king: a silver or more."""
_NEAR: Final = 2


class Phase(Enum):
    """A part of a game; the value is its place in the figures."""

    OPENING = 0
    MIDDLE = 1
    END = 2


class PhaseFigures(Struct, frozen=True, array_like=True):
    """One side's moves of a phase, those of the book left out of `accuracy`.

    :ivar judged: moves that `accuracy` is the sum over, each 0 … 100. :ivar time_ms: of `timed` moves.
    """

    moves: int = 0
    judged: int = 0
    accuracy: float = 0.0
    inaccuracies: int = 0
    mistakes: int = 0
    blunders: int = 0
    timed: int = 0
    time_ms: int = 0

    def plus(self, other: PhaseFigures) -> PhaseFigures:
        """Both together."""
        return PhaseFigures(*(getattr(self, name) + getattr(other, name) for name in self.__struct_fields__))


class SideFigures(Struct, frozen=True, array_like=True):
    """One side's game. `reasons` counts faults by the id of their first reason, "" those without one.

    :ivar faults_ms: time used for `faults_timed` of the faults. :ivar castle: its code, "" for none.
    """

    phases: tuple[PhaseFigures, PhaseFigures, PhaseFigures]
    reasons: dict[str, int]
    missed_mates: int
    castle: str
    faults_timed: int
    faults_ms: int

    @property
    def whole(self) -> PhaseFigures:
        """All phases together."""
        opening, middle, end = self.phases
        return opening.plus(middle).plus(end)

    @property
    def accuracy(self) -> float | None:
        """The mean accuracy of its moves, 0 … 100; None where none was judged."""
        whole = self.whole
        return whole.accuracy / whole.judged if whole.judged else None


class GameFigures(Struct, frozen=True, array_like=True):
    """A game: Black's side and White's.

    :ivar opening: the code of the opening, "" where it has none. :ivar middle: the ply after which the
    opening was
        over; `end` likewise. :ivar chance: Black's win chance then; None where the game was over before.
    :ivar engine: who judged.
    """

    sides: tuple[SideFigures, SideFigures]
    opening: str
    middle: int
    end: int
    chance: float | None
    engine: str

    def side(self, color: Color) -> SideFigures:
        """One side's."""
        return self.sides[0 if color is Color.BLACK else 1]


def figures_of(record: Record, moves: Sequence[JudgedMove]) -> GameFigures:
    """The figures of the main line of `record`, whose judged moves are `moves`."""
    middle, end = phases_of(moves)
    opening = classify(record)
    after = next((move for move in moves if _ends_opening(move)), None)
    engine = next((move.before.engine for move in moves if move.before.engine), "")
    missed = [len(side.missed_mates) for side in review_of(record, moves).sides]
    black, white = (
        _side(of_side(moves, color), middle, end, missed[at], castle.code if castle is not None else "")
        for at, (color, castle) in enumerate(zip(Color, opening.castles, strict=True))
    )
    return GameFigures(
        (black, white),
        "" if opening.strategy is None else opening.strategy.code,
        middle,
        end,
        None if after is None else round(chance(after.after, record.variant), 4),
        engine,
    )


def phases_of(moves: Sequence[JudgedMove]) -> tuple[int, int]:
    """The plies that end the opening and the middle game; the number of the last move where they do not
    end.
    """
    last = moves[-1].ply if moves else 0
    middle = next((move.ply for move in moves if _ends_opening(move)), last)
    end = next((move.ply - 1 for move in moves if move.ply > middle and _attacks_king(move)), last)
    return middle, max(middle, end)


def _ends_opening(judged: JudgedMove) -> bool:
    if judged.ply >= OPENING_PLIES:
        return True
    taken = judged.position.piece_at(judged.move.target)
    return (
        taken is not None and judged.ply >= LEAST_PLIES and worth(taken.kind, judged.position.variant) > _PAWN
    )


def _attacks_king(judged: JudgedMove) -> bool:
    """Whether a large piece stands beside a king of the other side, before the move."""
    position = judged.position
    return any(_is_near(position, color) for color in Color)


def _is_near(position: Position, color: Color) -> bool:
    king = position.king(color)
    return king is not None and any(
        piece.color is color.opponent
        and not piece.kind.royal
        and max(abs(file_of(square) - file_of(king)), abs(rank_of(square) - rank_of(king))) <= _NEAR
        and worth(piece.kind, position.variant) >= _LARGE
        for square, piece in position.pieces()
    )


def _side(moves: Sequence[JudgedMove], middle: int, end: int, missed: int, castle: str) -> SideFigures:
    parts: tuple[list[JudgedMove], ...] = ([], [], [])
    for move in moves:
        parts[0 if move.ply <= middle else 1 if move.ply <= end else 2].append(move)
    faults = [move for move in moves if move.judgement.is_fault]
    reasons = Counter(next((reason.id.value for reason in reasons_for(fault)), "") for fault in faults)
    times = [fault.node.time_ms for fault in faults if fault.node.time_ms is not None]
    opening, midgame, endgame = map(_phase, parts)
    return SideFigures((opening, midgame, endgame), dict(reasons), missed, castle, len(times), sum(times))


def _phase(moves: Sequence[JudgedMove]) -> PhaseFigures:
    counts = Counter(move.judgement for move in moves)
    judged = [accuracy_of(move.loss) for move in moves if not move.in_book]
    times = [move.node.time_ms for move in moves if move.node.time_ms is not None]
    return PhaseFigures(
        len(moves),
        len(judged),
        round(sum(judged), 2),
        counts[Judgement.INACCURACY],
        counts[Judgement.MISTAKE],
        counts[Judgement.BLUNDER],
        len(times),
        sum(times),
    )
