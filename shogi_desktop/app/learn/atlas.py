"""The atlas: openings and castles to be looked at and tried, made from the computer's own plans.

An entry is a row of `resources/plans` that has a line. What it is called and what its ideas are is said by
`app.words.atlas`.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from shogi_desktop.app.players.plans import Plan, Plans, Trap, plans_of
from shogi_desktop.rules import Move, Position, Variant, parse_usi_moves


class Entry(Struct, frozen=True):
    """An opening or a castle.

    :ivar id: of its plan or castle. :ivar opening: the code of an opening's name, empty for one of its own.
    :ivar plan: the plan that it belongs to. :ivar moves: from the start to what it looks like.
    :ivar castles: those that go with it, by id, the most usual first; none for a castle.
    :ivar style: the repertoire with it, empty where there is none. :ivar answer: the one against it.
    """

    id: str
    variant: Variant
    is_castle: bool
    opening: str
    plan: str
    moves: tuple[Move, ...]
    castles: tuple[str, ...] = ()
    traps: tuple[Trap, ...] = ()
    style: str = ""
    answer: str = ""

    def position(self, plies: int) -> Position:
        """After so many moves."""
        position = Position.start(self.variant)
        for move in self.moves[:plies]:
            position.perform_trusted(move)
        return position


@cache
def entries(variant: Variant) -> tuple[Entry, ...]:
    """The openings of a game, then its castles, in the order of the file."""
    known = plans_of(variant)
    styles = {one.id for one in known.repertoires}
    openings = [
        Entry(
            plan.id,
            variant,
            is_castle=False,
            opening=plan.opening,
            plan=plan.id,
            moves=parse_usi_moves(plan.line, variant),
            castles=_liked_castles(plan),
            traps=plan.traps,
            style=plan.id if plan.id in styles else "",
            answer=plan.answer,
        )
        for plan in known.plans
        if plan.line
    ]
    castles = [
        Entry(
            castle.id,
            variant,
            is_castle=True,
            opening="",
            plan=plan.id,
            moves=parse_usi_moves(castle.line, variant),
            traps=castle.traps,
            style=castle.id if castle.id in styles else "",
            answer=plan.answer,
        )
        for castle in known.castles
        if castle.line
        for plan in [_plan_with(castle.id, known)]
    ]
    return (*openings, *castles)


def _liked_castles(plan: Plan) -> tuple[str, ...]:
    return tuple(sorted(plan.castles, key=lambda castle: -plan.castles[castle]))


def _plan_with(castle_id: str, known: Plans) -> Plan:
    """The first plan of the even game that builds that castle."""
    return next(plan for plan in known.plans if castle_id in plan.castles and "even" in plan.games)
