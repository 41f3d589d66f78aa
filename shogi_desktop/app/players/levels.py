"""How strong the computer plays, as one number, and how it chooses its move at a strength.

Strength is a number from 1 to `RUNGS`. Whole numbers are the levels that a player chooses from; between them
the strength of *Adapts to you* moves. `level_at` gives every setting for it. A level searches a fixed number
of nodes with a fixed number of threads, so that it plays alike on every machine, and then plays the line that
looks best to eyes like its own (`app.players.sight`). The last level alone has no such limits: it uses the
time and all processors. Each game has the same settings, spaced so that its own levels are about equally far
apart. Strengths were measured against each other: docs/levels.md.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from shogi_desktop.app.players.sight import Eyes, Line, View, impressions, planned_impressions
from shogi_desktop.app.players.temper import EVEN, LINES, Temper, most_liked
from shogi_desktop.app.players.wishes import Wishes
from shogi_desktop.app.settings.strengths import RUNGS, require_strength, rung_of
from shogi_desktop.rules import unnamed_variant
from shogi_desktop.usi.messages import Bound, Centipawns, GoLimits, Info, Mate, Score

_MATE_CP = 30_000
"""A mate on the centipawn scale, less its length in plies: a quicker one is worth a little more."""
_UNKNOWN_MATE_PLIES = 100
_ALL_LINES: Final = 500
_OPENING_PLIES: Final = 12
_OPENING_LINES: Final = 4
_PLANNED_TIMES: Final = 4, 8
_TIMES_OF_ONE_LINE: Final = 24
_MOST_PLANNED_NODES: Final = 1_500_000
"""While a plan has moves to choose from, so many times the nodes, the more the fewer lines the level has of
its own: else each line is seen worse than without a plan."""
_OPENING_NOISE: Final = 8.0
"""In the first plies even the strongest choose among near-equal moves, so that no two games are alike."""
_SHARP: Final = 7.0
"""A sight from which on nothing is overlooked."""
FULL_STRENGTH_MS: Final = 5_000
"""What the last level takes for a move where no clock runs."""


class Level(Struct, frozen=True):
    """How an opponent of one strength is set up.

    ``nodes`` per move, None for as many as the time has; ``threads`` share them; ``multipv`` lines to choose
    from; ``sight`` and ``noise`` are those of `Eyes`. In the first plies of a game a little more noise and
    more lines hold, so that games differ.
    """

    strength: float
    nodes: int | None
    multipv: int = 1
    sight: float = _SHARP
    noise: float = 0.0
    hash_mib: int = 16
    threads: int = 1

    @property
    def number(self) -> int:
        """The level that is nearest."""
        return rung_of(self.strength)

    @property
    def is_full_strength(self) -> bool:
        """Whether it uses its time and all processors."""
        return self.nodes is None

    def multipv_at(self, ply: int, temper: Temper = EVEN, wishes: Wishes | None = None) -> int:
        """How many lines to ask for after ``ply`` plies, where a plan wishes so."""
        least = _OPENING_LINES if ply < _OPENING_PLIES else 1 if temper.is_even else LINES
        return max(self.multipv, _planned_lines(wishes) or least)

    def eyes_at(self, ply: int) -> Eyes:
        """How well it sees after ``ply`` plies."""
        opening = _OPENING_NOISE if ply < _OPENING_PLIES else 0.0
        return Eyes(self.sight, max(self.noise, opening))

    def engine_options(self, threads: int = 1) -> dict[str, object]:
        """What is set once for a game. :param threads: what the last level may use."""
        used = threads if self.is_full_strength else self.threads
        return {"USI_Hash": self.hash_mib, "Threads": used, "MultiPV": self.multipv}

    def search_options(
        self, ply: int, temper: Temper = EVEN, wishes: Wishes | None = None
    ) -> dict[str, object]:
        """What is set before the search after ``ply`` plies, where a plan wishes so."""
        return {"MultiPV": self.multipv_at(ply, temper, wishes)}

    def limits(self, wishes: Wishes | None = None) -> GoLimits:
        """When its search ends where a plan wishes so, and where no clock has to be heeded."""
        if self.nodes is None:
            return GoLimits(movetime_ms=FULL_STRENGTH_MS)
        lines = _planned_lines(wishes)
        if not lines:
            return GoLimits(nodes=self.nodes)
        least, most = _PLANNED_TIMES
        times = min(most, max(least, _TIMES_OF_ONE_LINE / self.multipv), lines / self.multipv)
        return GoLimits(nodes=max(self.nodes, min(round(times * self.nodes), _MOST_PLANNED_NODES)))


def _planned_lines(wishes: Wishes | None) -> int:
    """Among how many lines a plan looks for its moves; 0 for the usual ones, and while it has no moves."""
    return 0 if wishes is None or not wishes.places else wishes.lines


class _Knot(Struct, frozen=True):
    """The settings at one place of their scale; between two of them they go over into each other."""

    place: float
    sight: float
    noise: float
    nodes: int
    multipv: int
    threads: int = 1


_KNOTS: Final = (
    _Knot(1, -1.9, 520.0, 1, _ALL_LINES),
    _Knot(4, -0.69, 349.0, 1, _ALL_LINES),
    _Knot(5, -0.37, 305.0, 1, _ALL_LINES),
    _Knot(9, 0.6, 181.0, 1, _ALL_LINES),
    _Knot(13, 1.4, 100.0, 1, _ALL_LINES),
    _Knot(16, 2.18, 61.0, 255, 64),
    _Knot(17, 2.65, 46.5, 830, 29),
    _Knot(19, 3.36, 28.0, 3_700, 11),
    _Knot(21, 3.87, 22.2, 6_900, 8),
    _Knot(24, 4.5, 15.5, 14_500, 6),
    _Knot(28.8, 5.99, 8.65, 45_800, 3),
    _Knot(31.8, _SHARP, 4.0, 100_000, 2),
    _Knot(32.5, _SHARP, 3.3, 162_000, 2),
    _Knot(32.501, _SHARP, 3.3, 125_000, 1),
    _Knot(35, _SHARP, 1.8, 540_000, 1),
    _Knot(37.5, _SHARP, 0.6, 2_480_000, 1),
    _Knot(37.501, _SHARP, 0.6, 2_930_000, 1, threads=2),
    _Knot(RUNGS, _SHARP, 0.0, 14_200_000, 1, threads=2),
)
"""Where the second line goes, the nodes it took go too; where a second thread comes, so do the nodes that two
waste (docs/engine.md, *Several lines* and *Figures*). The last level has its time, so that the last row is
only for strengths on the way to it: what two processors manage in that time."""


_PLACES: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "shogi": (
        (1, 1), (2, 2.2), (5, 4.79), (6, 5.96), (7, 7.2), (9, 9.14), (11, 11.03), (12, 11.88), (13, 12.73),
        (15, 14.55), (16, 15.65), (17, 16.82), (18, 18.24), (19, 18.93), (21, 20.62), (22, 21.51),
        (23, 22.69), (24, 23.75), (25, 24.8), (26, 25.91), (27, 27.06), (28, 28.16), (29, 29.55),
        (30, 30.92), (31, 31.95), (32, 32.77), (33, 33.52), (34, 34.15), (35, 34.79), (36, 35.48),
        (37, 36.35), (38, 37.55), (39, 38.75), (RUNGS, RUNGS),
    ),
    "okisakishogi": (
        (1, 1), (2, 2.36), (3, 3.44), (4, 4.49), (6, 6.91), (8, 8.71), (9, 9.55), (11, 11.68), (13, 13.6),
        (15, 15.63), (16, 16.57), (17, 18.05), (18, 18.86), (19, 19.86), (22, 23.29), (23, 24.16),
        (24, 25.08), (25, 26.12), (26, 27.42), (27, 28.05), (28, 28.97), (29, 29.91), (30, 30.97),
        (31, 31.98), (32, 32.59), (33, 33.34), (34, 34.11), (35, 34.81), (36, 35.59), (37, 36.52),
        (38, 37.58), (39, 38.75), (RUNGS, RUNGS),
    ),
}  # fmt: skip
"""Strengths of a game and their places on the scale of `_KNOTS`; between two of them both rise evenly. A game
that was not measured has those of standard shogi."""


def level_at(strength: float, variant_id: str) -> Level:
    """The settings for a strength in a game. :raises ValueError: when it is none from 1 to `RUNGS`."""
    place = _place_of(require_strength(strength), variant_id)
    above, share = _within([knot.place for knot in _KNOTS], place)
    low, high = _KNOTS[above - 1], _KNOTS[above]
    nodes = round(math.exp(_between(math.log(low.nodes), math.log(high.nodes), share)))
    return Level(
        strength,
        None if strength > RUNGS - 0.5 else nodes,
        round(math.exp(_between(math.log(low.multipv), math.log(high.multipv), share))),
        _between(low.sight, high.sight, share),
        _between(low.noise, high.noise, share),
        hash_mib=16 if nodes < 50_000 else 64 if nodes < 500_000 else 128,
        threads=low.threads,
    )


def _place_of(strength: float, variant_id: str) -> float:
    places = _PLACES.get(variant_id, _PLACES[unnamed_variant().id])
    above, share = _within([known for known, _ in places], strength)
    return _between(places[above - 1][1], places[above][1], share)


def _within(bounds: Sequence[float], value: float) -> tuple[int, float]:
    """The first of rising `bounds` that is not below `value`, and how much of the way to it is done."""
    above = next(index for index, bound in enumerate(bounds) if index and value <= bound)
    low, high = bounds[above - 1], bounds[above]
    return above, (value - low) / (high - low)


def _between(low: float, high: float, share: float) -> float:
    return low + (high - low) * share


def value_of(score: Score) -> float:
    """A score on one scale of centipawns, mates at its ends."""
    match score:
        case Centipawns(value):
            return float(value)
        case Mate(winning, plies):
            value = _MATE_CP - (_UNKNOWN_MATE_PLIES if plies is None else min(plies, _UNKNOWN_MATE_PLIES))
            return float(value if winning else -value)


def choose(
    level: Level,
    ply: int,
    best: str,
    lines: Sequence[Info],
    legal: Iterable[str],
    rng: random.Random,
    view: View,
    hurry: float = 0.0,
    temper: Temper = EVEN,
    wishes: Wishes | None = None,
) -> str:
    """The move the level plays (USI text) where the engine says ``best`` and shows ``lines``.

    ``legal`` are the legal moves; lines that begin with any other are passed over. ``hurry``, 0 to 1, says
    how short of time it is: attention slips then. ``wishes`` are those of its opening plan; among what
    looks alike ``temper`` decides. The same ``rng`` state and the same arguments give the same move.
    """
    seen = _lines(lines, frozenset(legal))
    eyes = level.eyes_at(ply)
    is_sharp = eyes.noise <= 0 and eyes.sight >= _SHARP
    if best not in seen or (is_sharp and temper.is_even and wishes is None):
        return best
    eyes = eyes.hurried(hurry) if hurry and eyes.sight < _SHARP else eyes
    if wishes is None:
        looks = impressions(seen, view, eyes, rng)
    else:
        looks = planned_impressions(seen, view, eyes, rng, wishes)
    return most_liked(looks, view.position, temper, eyes.noise)


def _lines(lines: Sequence[Info], legal: frozenset[str]) -> dict[str, Line]:
    """What is said of each move that begins an exact line: where two begin with it, by the deeper one."""
    found: dict[str, Line] = {}
    for line in sorted(lines, key=lambda line: line.depth or 0, reverse=True):
        if line.pv and line.score is not None and line.bound is Bound.EXACT and line.pv[0] in legal:
            reply = line.pv[1] if len(line.pv) > 1 else None
            found.setdefault(line.pv[0], Line(value_of(line.score), reply))
    return found
