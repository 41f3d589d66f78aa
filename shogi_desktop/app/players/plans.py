"""Opening plans as data: which men the computer wants where, the castles beside it, and the repertoires.

They are in `resources/plans/<variant>.toml`, with squares as Black has them. What a plan makes of a position
is `app.players.opening_play`'s business, what it is called `app.words`'. A test holds the file to the rules:
every goal can be reached from the start, every castle has the shape by which games are named
(`analysis.castles`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from threading import Lock
from types import MappingProxyType
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import Square, Variant, file_of, parse_square

MIXED: Final = "mixed"
"""The repertoire of who has chosen none."""
STATIC: Final = "static"
"""The repertoire of all openings in which the rook stays; what is played where nothing else is named."""
FREE: Final = "free"
"""In place of a repertoire: no plan, what is best from the first move on."""

Need = Literal["static", "ranging", "bishops", "exchanged"]
"""What a plan needs: the other side's rook not seen to range, seen to range; no bishop gone, both gone."""
Weight = Annotated[float, Meta(gt=0)]
_Count = Annotated[int, Meta(ge=1)]


class Goal(Struct, frozen=True):
    """A man wanted on a square, or a move wanted once.

    :ivar symbol: of the man, empty for a move. :ivar square: where, as Black has it. :ivar move: in USI text,
    as Black makes it. :ivar after: a goal that must be reached before this one is wanted.
    """

    symbol: str
    square: Square
    move: str = ""
    after: Goal | None = None


class Trap(Struct, frozen=True):
    """A mistake beside the line that shows a plan, and what punishes it; USI text.

    :ivar plies: of the line, played before it. :ivar blunder: what the other side should not play.
    :ivar answer: the best move then, and what follows. :ivar second: the next best one, likewise.
    :ivar scores: of both, from Black's side, in centipawns or a mate: ``b5``.
    """

    plies: int
    blunder: str
    answer: tuple[str, ...]
    second: tuple[str, ...]
    scores: tuple[str, str]


class Plan(Struct, frozen=True):
    """An opening to be aimed at.

    :ivar opening: the code of its name (`analysis.openings.Strategy`), empty for one without.
    :ivar games: the ids of the handicaps it is for. :ivar side: who may follow it, empty for both.
    :ivar first: its goals, in order. :ivar later: those wanted by turns with the castle's.
    :ivar castles: those that go with it, with the weights they are drawn by.
    :ivar answer: the repertoire that is played against it where it is shown or tried.
    :ivar line: moves of both sides from the start (USI text) that show it; none where it is not shown.
    :ivar traps: beside that line.
    """

    id: str
    opening: str
    needs: tuple[Need, ...]
    games: tuple[str, ...]
    side: Literal["", "black", "white"]
    first: tuple[Goal, ...]
    later: tuple[Goal, ...]
    castles: dict[str, Weight]
    answer: str = STATIC
    line: tuple[str, ...] = ()
    traps: tuple[Trap, ...] = ()

    @property
    def rook_files(self) -> frozenset[int]:
        """The files on which the plan wants the rook; none where it stays at home."""
        return frozenset(file_of(goal.square) for goal in (*self.first, *self.later) if goal.symbol == "R")


_USUAL_BUDGET: Final = 0.06
"""Of a castle whose row says none, in chance to win."""


class CastlePlan(Struct, frozen=True):
    """How a castle is built.

    :ivar beside: the plans it is for, empty for all others. :ivar line: as a plan's, like `traps`.
    :ivar budget: what it may cost in all where it was asked for by its name, in chance to win.
    """

    id: str
    goals: tuple[Goal, ...]
    needs: tuple[Need, ...]
    beside: tuple[str, ...]
    line: tuple[str, ...] = ()
    traps: tuple[Trap, ...] = ()
    budget: float = 0.0

    @property
    def body(self) -> tuple[Goal, ...]:
        """Its goals up to the last that is no pawn: those behind, on the edge, are for when there is time."""
        men = [index for index, goal in enumerate(self.goals) if goal.symbol != "P"]
        return self.goals[: men[-1] + 1] if men else ()


class Repertoire(Struct, frozen=True):
    """Plans to draw from. :ivar castles: those that it builds where a plan leaves the choice; empty: any."""

    id: str
    plans: dict[str, Weight]
    castles: tuple[str, ...] = ()


class Plans(Struct, frozen=True):
    """All that is known of the openings of a game.

    :ivar plies: after so many of a game nothing is planned any more.
    :ivar lines: among how many of the best moves those of a plan are looked for.
    :ivar advantages: by how much who receives a handicap stands better at the start, in centipawns by its id.
    """

    plies: int = 0
    lines: int = 0
    advantages: Mapping[str, float] = MappingProxyType({})
    plans: tuple[Plan, ...] = ()
    castles: tuple[CastlePlan, ...] = ()
    repertoires: tuple[Repertoire, ...] = ()

    def repertoire(self, style: str) -> Repertoire | None:
        """The repertoire of a style's id: the mixed one where there is none of that id.

        None where nothing is planned: for `FREE`, and in a game without plans.
        """
        if style == FREE:
            return None
        known = {repertoire.id: repertoire for repertoire in self.repertoires}
        return known.get(style, known.get(MIXED))

    def castle(self, castle_id: str, plan: Plan) -> CastlePlan:
        """How that castle is built beside `plan`. :raises KeyError: when the file does not say it."""
        fitting = [castle for castle in self.castles if castle.id == castle_id]
        for castle in fitting:
            if plan.id in castle.beside:
                return castle
        for castle in fitting:
            if not castle.beside:
                return castle
        raise KeyError(f"{castle_id} beside {plan.id}")


def style_ids(variant: Variant) -> tuple[str, ...]:
    """The styles of a game by id, as they are offered: the mixed one (empty) first, then playing without."""
    own = (one.id for one in plans_of(variant).repertoires if one.id != MIXED)
    return ("", FREE, *own)


class _PlanRow(Struct, forbid_unknown_fields=True):
    id: str
    goals: str
    castles: dict[str, Weight]
    opening: str = ""
    needs: tuple[Need, ...] = ()
    games: tuple[str, ...] = ("even",)
    side: Literal["", "black", "white"] = ""
    answer: str = STATIC
    line: str = ""
    traps: tuple[str, ...] = ()


class _CastleRow(Struct, forbid_unknown_fields=True):
    id: str
    goals: str
    needs: tuple[Need, ...] = ()
    beside: tuple[str, ...] = ()
    line: str = ""
    traps: tuple[str, ...] = ()
    budget: Annotated[float, Meta(ge=0, lt=0.5)] = 0.0


class _File(Struct, forbid_unknown_fields=True):
    plies: _Count
    lines: _Count
    advantages: dict[str, float]
    plan: tuple[_PlanRow, ...]
    castle: tuple[_CastleRow, ...]
    repertoire: tuple[Repertoire, ...]


_READING: Final = Lock()


def plans_of(variant: Variant) -> Plans:
    """The plans of a game; none for one without a file."""
    # msgspec crashes where two threads need a type for the first time at once: two levels begin a game.
    with _READING:
        return _read(variant)


@cache
def _read(variant: Variant) -> Plans:
    path = resource_path(f"plans/{variant.id}.toml")
    if not path.is_file():
        return Plans()
    file = msgspec.toml.decode(path.read_bytes(), type=_File)
    return Plans(
        file.plies,
        file.lines,
        file.advantages,
        tuple(_plan(row) for row in file.plan),
        tuple(_castle(row) for row in file.castle),
        file.repertoire,
    )


def _plan(row: _PlanRow) -> Plan:
    first, _, later = row.goals.partition("|")
    goals = _goals(first), _goals(later)
    about = row.id, row.opening, row.needs, row.games, row.side
    return Plan(*about, *goals, row.castles, row.answer, *_shown(row))


def _castle(row: _CastleRow) -> CastlePlan:
    budget = row.budget or _USUAL_BUDGET
    return CastlePlan(row.id, _goals(row.goals), row.needs, row.beside, *_shown(row), budget)


def _shown(row: _PlanRow | _CastleRow) -> tuple[tuple[str, ...], tuple[Trap, ...]]:
    """What the atlas shows: the line, and the traps beside it."""
    return tuple(row.line.split()), tuple(_trap(text) for text in row.traps)


def _trap(text: str) -> Trap:
    """A trap: ``12 8f8g | 7h8g P*8b | 2603 | 5i6h 3c3d | 640``."""
    place, answer, best, second, next_best = text.split("|")
    plies, blunder = place.split()
    lines = tuple(answer.split()), tuple(second.split())
    return Trap(int(plies), blunder, *lines, (best.strip(), next_best.strip()))


def _goals(text: str) -> tuple[Goal, ...]:
    return tuple(_goal(word) for word in text.split())


def _goal(word: str) -> Goal:
    """One goal: ``P7f``, ``K1i>S2h`` or a move in USI text. :raises ValueError: when there is no such."""
    before, _, wanted = word.rpartition(">")
    after = _goal(before) if before else None
    if wanted[0].isdigit():
        target = wanted.rstrip("+")
        cut = next(index for index, char in enumerate(target) if char.isalpha()) + 1
        return Goal("", parse_square(target[cut:]), wanted, after)
    return Goal(wanted[0], parse_square(wanted[1:]), "", after)
