"""What a plan wishes of a position: which moves bring its men nearer to where it wants them, which spoil it.

Of each kind of man the plan's goals are given to the men on the board in the way that needs the fewest moves,
counted as on an empty board. A move that makes them fewer goes along with the plan, one that makes them more
goes against it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import permutations
from typing import Final

from msgspec import Struct

from shogi_desktop.app.players.plans import Goal
from shogi_desktop.rules import (
    BoardMove,
    Color,
    Move,
    Position,
    Square,
    Variant,
    file_of,
    rank_of,
    square,
)

_NEVER: Final = 20
"""Moves to a square that a man cannot reach."""


class Allowance(Struct, frozen=True):
    """What may be given up for a plan, in centipawns.

    :ivar tolerance: what a move may be worse than the best and still be played for the plan.
    :ivar budget: by how much the side that plays it may stand worse then; below 0: must still stand better.
    :ivar rest: what the move may be worse than the best where it stands worse by more.
    """

    tolerance: float
    budget: float
    rest: float

    def least(self, best: float) -> float:
        """What a move must be worth to be played for the plan where the best one is worth `best`."""
        return max(best - self.tolerance, min(-self.budget, best - self.rest))


class Wishes(Struct, frozen=True):
    """What a plan wishes at a move.

    :ivar allowance: what may be given up for the plan.
    :ivar places: the moves (USI text) that go along with it, each with its place: 0 for what is wanted next.
    :ivar against: the moves that spoil it; they must be better by the tolerance to be played.
    :ivar lines: among how many of the best moves those that go along with it are looked for, 0 for the usual.
    :ivar builds: those of `places` that build a castle asked for by its name.
    :ivar castle: what may be given up for those, and not to spoil it; None where no castle was asked for.
    """

    allowance: Allowance
    places: Mapping[str, int]
    against: frozenset[str] = frozenset()
    lines: int = 0
    builds: frozenset[str] = frozenset()
    castle: Allowance | None = None


class _Men:
    """The men of one side that the goals speak of, squares as Black has them."""

    def __init__(self, position: Position, color: Color, goals: Sequence[Goal]) -> None:
        self.variant, self.color = position.variant, color
        self.on: dict[str, list[Square]] = {}
        for sq, piece in position.pieces():
            if piece.color is color and not piece.kind.is_promoted:
                self.on.setdefault(piece.kind.symbol, []).append(position.variant.seen_by(color, sq))
        self.wanted: dict[str, list[Goal]] = {}
        for goal in sorted(goals, key=lambda goal: not self.is_ready(goal)):
            if goal.symbol and self._can_want(goal):
                self.wanted.setdefault(goal.symbol, []).append(goal)
        for wanted in self.wanted.values():
            wanted.sort(key=goals.index)

    def is_ready(self, goal: Goal) -> bool:
        """Whether the goal waits for no other one."""
        return goal.after is None or goal.after.square in self.on.get(goal.after.symbol, ())

    def _can_want(self, goal: Goal) -> bool:
        """Whether there is a man left for the goal: those that wait for others come last."""
        known = self.wanted.get(goal.symbol, [])
        return goal.symbol == "P" or len(known) < len(self.on.get(goal.symbol, ()))

    def lacks(self, symbol: str, men: Iterable[Square]) -> tuple[int, ...]:
        """How many moves each goal of that kind lacks, the men being on these squares."""
        goals = self.wanted.get(symbol, [])
        if symbol == "P":
            # One that is gone, or beyond, is wanted no more.
            ranks = {file_of(sq): rank_of(sq) for sq in men}
            return tuple(max(0, ranks.get(file_of(g.square), 0) - rank_of(g.square)) for g in goals)
        ways = permutations(men, len(goals))
        costs = (
            tuple(self._steps(symbol, sq, goal) for sq, goal in zip(way, goals, strict=True)) for way in ways
        )
        return min(costs, key=lambda way: (sum(way), way), default=())

    def _steps(self, symbol: str, sq: Square, goal: Goal) -> int:
        return steps(self.variant, symbol, sq).get(goal.square, _NEVER)


def wishes_for(
    goals: Sequence[Goal],
    position: Position,
    legal: Collection[Move],
    made: Collection[str],
    allowance: Allowance,
    castle: Collection[Goal] = (),
) -> Wishes:
    """What the goals wish of the side to move.

    :param made: the moves it has made, in USI text, as Black.
    :param castle: those of the goals that are of a castle asked for by its name.
    """
    color, variant = position.turn, position.variant
    men = _Men(position, color, goals)
    lacking = {symbol: men.lacks(symbol, men.on.get(symbol, ())) for symbol in men.wanted}
    names = {as_black(move, color, variant): move for move in legal}
    waiting = _waiting(goals, men, lacking, names, made)
    places, against, builds = {}, set(), set()
    for name, move in names.items():
        known = [place for place, goal in enumerate(waiting) if goal.move == name]
        if known:
            places[move.usi] = known[0]
            continue
        if not isinstance(move, BoardMove) or move.promote:
            continue
        piece = position.piece_at(move.origin)
        symbol = "" if piece is None else piece.kind.symbol
        if symbol not in lacking:
            continue
        origin, target = (variant.seen_by(color, sq) for sq in (move.origin, move.target))
        after = men.lacks(symbol, [target if sq == origin else sq for sq in men.on[symbol]])
        nearer = [
            goal
            for goal, before, now in zip(men.wanted[symbol], lacking[symbol], after, strict=True)
            if now < before and goal in waiting
        ]
        if sum(after) < sum(lacking[symbol]):
            if nearer:
                places[move.usi] = min(waiting.index(goal) for goal in nearer)
                if any(goal in castle for goal in nearer):
                    builds.add(move.usi)
        elif sum(after) > sum(lacking[symbol]) and position.piece_at(move.target) is None:
            against.add(move.usi)
    return Wishes(allowance, places, frozenset(against), builds=frozenset(builds))


def _waiting(
    goals: Sequence[Goal],
    men: _Men,
    lacking: Mapping[str, tuple[int, ...]],
    names: Collection[str],
    made: Collection[str],
) -> list[Goal]:
    """The goals still to be reached, in order, less those that wait for another one."""
    short = {
        goal
        for symbol, wanted in men.wanted.items()
        for goal, n in zip(wanted, lacking[symbol], strict=True)
        if n
    }
    return [
        goal
        for goal in goals
        if (goal.move in names and goal.move not in made if goal.move else goal in short)
        and men.is_ready(goal)
    ]


@cache
def steps(variant: Variant, symbol: str, start: Square) -> Mapping[Square, int]:
    """How many moves a man of Black's needs from `start` to each square it can reach, on an empty board."""
    movement = variant.kind_for_symbol(symbol).movement
    found, front = {start: 0}, [start]
    while front:
        reached = []
        for sq in front:
            for right, forward, far in (
                *((right, forward, 1) for right, forward in movement.steps),
                *((right, forward, variant.files) for right, forward in movement.slides),
            ):
                for length in range(1, far + 1):
                    file, rank = file_of(sq) - right * length, rank_of(sq) - forward * length
                    if not (1 <= file <= variant.files and 1 <= rank <= variant.ranks):
                        break
                    target = square(file, rank)
                    if target not in found:
                        found[target] = found[sq] + 1
                        reached.append(target)
        front = reached
    return found


def as_black(move: Move, color: Color, variant: Variant) -> str:
    """The move of `color` in USI text, as Black would make it on the board turned round."""
    if color is Color.BLACK or not isinstance(move, BoardMove):
        return move.usi
    origin, target = (variant.seen_by(color, sq) for sq in (move.origin, move.target))
    return BoardMove(origin, target, move.promote).usi
