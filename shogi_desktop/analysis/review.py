"""A game looked back on: how accurate either side was, where it turned, how it went. Values, no words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from shogi_desktop.analysis.judged import JudgedMove, of_side
from shogi_desktop.analysis.judgement import Judgement, accuracy
from shogi_desktop.analysis.openings import Opening, classify
from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.game import ForcedMate, Outcome, Record
from shogi_desktop.rules import Color

TURNING_POINTS: Final = 3
LONGEST_MATE_MISSED: Final = 15
"""A mate in more plies nobody is told to have missed."""
_TOLD_TIME_MS: Final = 1000
"""Where no move took so long, nobody thought."""
_AHEAD, _STILL_AHEAD = 0.62, 0.55
"""From the first chance on a side is ahead, and until it falls below the second."""
_SHORTEST_PHASE: Final = 4
"""A lead of fewer plies is none."""


class Lead(Enum):
    """Who is ahead."""

    BLACK = "black"
    EVEN = "even"
    WHITE = "white"

    @property
    def color(self) -> Color | None:
        """The side; None where nobody is."""
        return {Lead.BLACK: Color.BLACK, Lead.WHITE: Color.WHITE}.get(self)


@dataclass(frozen=True, slots=True)
class Phase:
    """A part of a game in which the lead did not change: from after move `first` to after move `last`."""

    first: int
    last: int
    lead: Lead


@dataclass(frozen=True, slots=True)
class MissedMate:
    """The mover of `ply` had a mate in `plies` and played something else."""

    ply: int
    plies: int


@dataclass(frozen=True, slots=True)
class TimeUse:
    """Time used by a side, in milliseconds: in all, for the longest move and which it was."""

    total_ms: int
    mean_ms: int
    longest_ms: int
    longest_ply: int
    faults_mean_ms: int | None = None
    """For a move that was a fault; None without faults."""


@dataclass(frozen=True, slots=True)
class SideReview:
    """One side's game. `accuracy` is None where none of its moves could be judged."""

    moves: int
    accuracy: float | None
    counts: Mapping[Judgement, int]
    missed_mates: tuple[MissedMate, ...] = ()
    time: TimeUse | None = None


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked back on. `sides` are Black's and White's; `turning_points` in the order of the game."""

    moves: tuple[JudgedMove, ...]
    sides: tuple[SideReview, SideReview]
    turning_points: tuple[JudgedMove, ...]
    course: tuple[Phase, ...]
    opening: Opening
    end: Outcome | None
    plies: int

    def faults(self, color: Color) -> list[JudgedMove]:
        """The moves of a side that it should not have played."""
        return [move for move in of_side(self.moves, color) if move.judgement.is_fault]


def review_of(record: Record, moves: Sequence[JudgedMove]) -> Review:
    """What there is to say of the main line of `record`, whose judged moves are `moves`."""
    black, white = (_side(of_side(moves, color)) for color in Color)
    return Review(
        tuple(moves),
        (black, white),
        turning_points(moves),
        _course(moves),
        classify(record),
        record.outcome,
        len(record.main_line()),
    )


def turning_points(moves: Sequence[JudgedMove], count: int = TURNING_POINTS) -> tuple[JudgedMove, ...]:
    """The faults that cost most, at most `count` of them, in the order of the game."""
    faults = [move for move in moves if move.judgement.is_fault]
    worst = sorted(faults, key=lambda move: (-move.loss, move.ply))[:count]
    return tuple(sorted(worst, key=lambda move: move.ply))


def _side(moves: Sequence[JudgedMove]) -> SideReview:
    counts = Counter(move.judgement for move in moves)
    judged = [move.loss for move in moves if not move.in_book]
    return SideReview(
        len(moves),
        accuracy(judged) if judged else accuracy(move.loss for move in moves),
        MappingProxyType({judgement: counts[judgement] for judgement in Judgement}),
        tuple(missed for move in moves if (missed := _missed_mate(move)) is not None),
        _time(moves),
    )


def _missed_mate(move: JudgedMove) -> MissedMate | None:
    score, after = move.before.score, move.after
    if not isinstance(score, ForcedMate) or score.winner is not move.mover or score.plies is None:
        return None
    kept = isinstance(after, ForcedMate) and after.winner is move.mover
    if kept or move.move == move.best or score.plies > LONGEST_MATE_MISSED:
        return None
    return MissedMate(move.ply, score.plies)


def _time(moves: Sequence[JudgedMove]) -> TimeUse | None:
    """None where the record does not know the times, or they are a computer's."""
    timed = [(move.node.time_ms, move) for move in moves if move.node.time_ms is not None]
    if not timed or max(time for time, _ in timed) < _TOLD_TIME_MS:
        return None
    total = sum(time for time, _ in timed)
    longest, slowest = max(timed, key=lambda pair: pair[0])
    faults = [time for time, move in timed if move.judgement.is_fault]
    return TimeUse(
        total,
        total // len(timed),
        longest,
        slowest.ply,
        sum(faults) // len(faults) if faults else None,
    )


def _course(moves: Sequence[JudgedMove]) -> tuple[Phase, ...]:
    """The phases of the game, joined where nothing else lies between; a short one belongs to the one
    before.
    """
    lead = Lead.EVEN
    phases: list[Phase] = []
    for move in moves:
        lead = _lead(chance(move.after, move.position.variant), lead)
        if phases and phases[-1].lead is lead:
            phases[-1] = Phase(phases[-1].first, move.ply, lead)
        else:
            phases.append(Phase(move.ply, move.ply, lead))
    return _joined(phases)


def _lead(black: float, before: Lead) -> Lead:
    """Who is ahead where Black has that win chance: a lead once won is kept until it is nearly gone."""
    if black >= (_STILL_AHEAD if before is Lead.BLACK else _AHEAD):
        return Lead.BLACK
    if 1 - black >= (_STILL_AHEAD if before is Lead.WHITE else _AHEAD):
        return Lead.WHITE
    return Lead.EVEN


def _joined(phases: Sequence[Phase]) -> tuple[Phase, ...]:
    kept: list[Phase] = []
    final = phases[-1] if phases else None
    for phase in phases:
        is_short = phase.last - phase.first + 1 < _SHORTEST_PHASE and phase is not final
        if kept and (is_short or kept[-1].lead is phase.lead):
            kept[-1] = Phase(kept[-1].first, phase.last, kept[-1].lead)
        else:
            kept.append(phase)
    assert all(before.lead is not after.lead for before, after in pairwise(kept))
    return tuple(kept)
