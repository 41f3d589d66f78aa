"""What an engine, or whoever analysed the game, says of a position: a value on a node of the record.

Everybody sees scores from Black's side, as files of games do; an engine's own view is turned by who asks it.
"""

from __future__ import annotations

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
