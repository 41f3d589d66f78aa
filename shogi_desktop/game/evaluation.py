"""What an engine, or whoever analysed the game, says of a position: a value on a node of the record.

Everybody sees scores from Black's side, as files of games do; an engine's own view is turned by who asks it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from shogi_desktop.rules import Color, Move


class ForcedMate(Struct, frozen=True):
    """`winner` mates by force, in `plies` moves of both sides; None: nobody says in how many."""

    winner: Color
    plies: int | None = None


class Evaluation(Struct, frozen=True):
    """An evaluation of the position after a move.

    :ivar score: in centipawns from Black's side (a pawn is about 100), or a mate.
    :ivar depth: how deep it was searched, in plies; `nodes`: how many positions; None: not known.
    :ivar engine: who says so; empty: not known.
    :ivar line: the moves that are expected next.
    """

    score: int | ForcedMate
    depth: int | None = None
    nodes: int | None = None
    engine: str = ""
    line: tuple[Move, ...] = ()


MOST_OPINIONS: Final = 4
"""Engines whose evaluations one position carries: more are read by nobody."""


def opinions(found: Iterable[Evaluation], before: Iterable[Evaluation] = ()) -> tuple[Evaluation, ...]:
    """What a position is said to be worth: by each engine once, `MOST_OPINIONS` at most.

    :param found: new evaluations, the one that counts first. :param before: those there were. An engine
        that says something new takes back what it said before; what nobody has signed gives way.
    """
    signed = (each for each in before if each.engine)
    one_each: dict[str, Evaluation] = {}
    for each in (*found, *signed):
        one_each.setdefault(each.engine, each)
    return tuple(one_each.values())[:MOST_OPINIONS]
