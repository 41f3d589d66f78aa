"""How long a person takes for a move: no time for a retake, little in the opening, more where it is hard.

How hard a choice was is read from the search: where one line stands out it was easy, where many are worth
about the same it was not. Of a clock no more than a share of what is left is used. All of it is play: the
search itself ends when its level is done, and the answer is held back.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from shogi_desktop.app.players.player import Clocks
from shogi_desktop.rules import Color

OPENING_PLIES: Final = 16
_SCALE: Final = 120.0
"""Centipawns by which a line is a third as tempting as the best one."""
_SOON: Final = 700.0
_HARD: Final = 6_000.0
"""Milliseconds for what is plain, and for the hardest choice."""
_RETAKE: Final = 450.0
_FORCED: Final = 500.0
_OPENING: Final = 900.0
_DECIDED: Final = 2_000
"""In a game won or lost by so many centipawns nobody thinks long."""
_LEAST: Final = 250.0
_ALIKE: Final = 6.0
"""So many lines worth the same are as hard as it gets."""


class Turn(Struct, frozen=True):
    """What a move was to be chosen from, and what was chosen.

    :ivar ply: the moves before it. :ivar scores: what the search said of its lines, in centipawns, in any
        order; none from a book. :ivar retakes: the move takes back what has just taken something.
    :ivar is_forced: there was no other move.
    """

    ply: int
    scores: tuple[float, ...] = ()
    retakes: bool = False
    is_forced: bool = False


def pause_ms(turn: Turn, clocks: Clocks | None, color: Color, pace: float, chance: float) -> int:
    """How long to take for that move in all, in milliseconds.

    :param pace: 1 for who takes as long as most, more for who takes longer. :param chance: from 0 to 1, so
        that two moves alike do not take the same.
    """
    wanted = _unhurried(turn) * pace * (0.7 + 0.6 * chance)
    return round(max(_LEAST, min(wanted, _to_spare(clocks, color))))


def _unhurried(turn: Turn) -> float:
    if turn.is_forced:
        return _FORCED
    if turn.retakes:
        return _RETAKE
    if not turn.scores:
        return _OPENING
    wanted = _SOON + (_HARD - _SOON) * hardness(turn.scores)
    if turn.ply < OPENING_PLIES:
        return min(wanted, _OPENING)
    return min(wanted, 2 * _SOON) if abs(max(turn.scores)) > _DECIDED else wanted


def hardness(scores: Sequence[float]) -> float:
    """How hard a choice is, from 0, one line stands out, to 1: many are worth the same.

    One line alone says nothing: then it is taken for half as hard as can be.
    """
    if len(scores) < 2:
        return 0.5
    best = max(scores)
    alike = sum(math.exp((score - best) / _SCALE) for score in scores)
    return min(1.0, (alike - 1) / (_ALIKE - 1))


def _to_spare(clocks: Clocks | None, color: Color) -> float:
    """What the clock leaves for show, in milliseconds."""
    if clocks is None:
        return _HARD * 2
    mine = clocks.black if color is Color.BLACK else clocks.white
    increment = clocks.black_increment_ms if color is Color.BLACK else clocks.white_increment_ms
    return mine.main_ms / 60 + mine.byoyomi_ms * 0.35 + increment * 0.6
