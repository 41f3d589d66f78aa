"""How long an engine thinks: what its search is limited to, by its level, its clock and the settings."""

from __future__ import annotations

from typing import Final

import msgspec

from shogi_desktop.app.players.levels import FULL_STRENGTH_MS, Level
from shogi_desktop.app.players.player import Clocks
from shogi_desktop.app.players.wishes import Wishes
from shogi_desktop.app.settings.game_setup import SearchLimits
from shogi_desktop.game import ClockReading
from shogi_desktop.rules import Color
from shogi_desktop.usi.messages import GoLimits

MIN_REPLY_MS: Final = 500
"""By default the computer takes at least this long for a move, so that a player can see that it was made."""

LEVEL_SEARCH_MS: Final = 18_000
"""The longest a search of a fixed number of nodes may take on a slow machine; then it is told to stop."""

ENGINE_SEARCH_MS: Final = 3_000
"""What an engine without a level is given for a move where no clock runs."""

LONGEST_COUNTED_MS: Final = 120_000
"""The longest that an engine without a level may search to its nodes or its depth, where no clock runs."""

UNHURRIED_MS: Final = 10_000
"""Who has so long for a move oversees no more than without a clock; a quarter of the main time counts as had.
"""

SHORT_TURN_MS: Final = 2_000
SHORT_TURN_MARGIN_MS: Final = 300
"""Of a turn that short the engine is told so much less: the way to it and back, and a busy machine. Levels,
which nobody has set up for the machine, are told so much less of every turn."""


class Pace(msgspec.Struct, frozen=True):
    """How long the computer takes, beside what its level searches.

    :ivar at_least_ms: no answer comes sooner, but where the clock leaves no time for it.
    :ivar at_most_ms: it is told to move after so long; None for as long as its search takes.
    :ivar uses_clock: at full strength, where a clock runs, it thinks as long as it has time for.
    :ivar natural: answers come when a person's would (`app.players.tempo`), not as soon as they are there.
    :ivar ponders: at full strength it goes on thinking while the person does.
    """

    at_least_ms: int = MIN_REPLY_MS
    at_most_ms: int | None = None
    uses_clock: bool = False
    ponders: bool = False
    natural: bool = False


def limits_for(
    level: Level | None,
    clocks: Clocks | None,
    turn: Color,
    pace: Pace | None = None,
    own: SearchLimits | None = None,
    wishes: Wishes | None = None,
) -> GoLimits:
    """The level's limits; with a clock the engine must also know its time, lest it lose by it.

    At full strength it has no other limit than its time: all of it where `pace` says so. Without a clock no
    level takes longer than that one, however slow the machine; with `wishes` of its plan it searches more
    lines, and so more nodes. An engine without a level has no limits but `own`. USI has one byōyomi for both
    sides: the one of the side to move is sent.
    """
    own = own or SearchLimits()
    if (
        level is not None
        and level.is_full_strength
        and (clocks is None or pace is None or not pace.uses_clock)
    ):
        return _timed(FULL_STRENGTH_MS, clocks, turn)
    if level is None and (own.movetime_ms is not None or (clocks is None and own.by_clock)):
        return _timed(own.movetime_ms or ENGINE_SEARCH_MS, clocks, turn)
    limits = GoLimits(nodes=own.nodes, depth=own.depth) if level is None else level.limits(wishes)
    if clocks is None and level is not None:
        return msgspec.structs.replace(_timed(FULL_STRENGTH_MS, None, turn), nodes=limits.nodes)
    if clocks is None:
        return limits
    if level is not None and level.is_full_strength:
        limits = GoLimits()
    black = turn is Color.BLACK
    mine = clocks.black if black else clocks.white
    increments = [clocks.black_increment_ms, clocks.white_increment_ms]
    fischer = any(increments)
    mover = 0 if black else 1
    always = level is not None
    increments[mover] = _with_margin(increments[mover], always=always)
    mains = [clocks.black.main_ms, clocks.white.main_ms]
    if not mine.byoyomi_ms:
        mains[mover] = _with_margin(mains[mover], always=always)
    return msgspec.structs.replace(
        limits,
        black_ms=mains[0],
        white_ms=mains[1],
        byoyomi_ms=None if fischer else _with_margin(mine.byoyomi_ms, always=always),
        black_increment_ms=increments[0] if fischer else None,
        white_increment_ms=increments[1] if fischer else None,
    )


def _timed(thinking_ms: int, clocks: Clocks | None, turn: Color) -> GoLimits:
    """So much time for each move, as far as the clock has it; as a byōyomi, since some crash on movetime."""
    if clocks is not None:
        mine = clocks.black if turn is Color.BLACK else clocks.white
        thinking_ms = min(thinking_ms, _with_margin(mine.main_ms + mine.byoyomi_ms))
    return GoLimits(black_ms=0, white_ms=0, byoyomi_ms=thinking_ms)


def longest_search_ms(limits: GoLimits, turn: Color, *, level: bool = True) -> int:
    """How long a search with these limits may last before it is told to stop.

    :param level: it is that of a level.
    """
    if level and limits.nodes is not None:
        return LEVEL_SEARCH_MS
    if not level and limits.black_ms is None:
        return LONGEST_COUNTED_MS
    main = limits.black_ms if turn is Color.BLACK else limits.white_ms
    increment = limits.black_increment_ms if turn is Color.BLACK else limits.white_increment_ms
    return max(LEVEL_SEARCH_MS, (main or 0) + (limits.byoyomi_ms or 0) + (increment or 0))


def longest_reply_ms(clocks: Clocks | None, turn: Color) -> int:
    """How long a move may be held back lest the side to move run short of time by it."""
    if clocks is None:
        return LEVEL_SEARCH_MS
    mine = clocks.black if turn is Color.BLACK else clocks.white
    return (mine.main_ms + mine.byoyomi_ms) // 2


def hurry_of(clocks: Clocks | None, turn: Color) -> float:
    """How short of time the side to move is, from 0 to 1: who has `UNHURRIED_MS` for a move is not."""
    if clocks is None:
        return 0.0
    mine = clocks.black if turn is Color.BLACK else clocks.white
    increment = clocks.black_increment_ms if turn is Color.BLACK else clocks.white_increment_ms
    return max(0.0, 1.0 - (mine.main_ms / 4 + mine.byoyomi_ms + increment) / UNHURRIED_MS)


def clocks_after(clocks: Clocks | None, mover: Color, spent_ms: int) -> Clocks | None:
    """The clocks as they will stand at least when `mover`, who has just spent so much, is to move again."""
    if clocks is None:
        return None
    if mover is Color.BLACK:
        return msgspec.structs.replace(clocks, black=_less(clocks.black, spent_ms))
    return msgspec.structs.replace(clocks, white=_less(clocks.white, spent_ms))


def _less(reading: ClockReading, spent_ms: int) -> ClockReading:
    return msgspec.structs.replace(reading, main_ms=max(0, reading.main_ms - spent_ms))


def _with_margin(turn_ms: int, *, always: bool = False) -> int:
    """What the engine is told of a byōyomi, an increment or a last main time of `turn_ms`.

    :param always: so much is kept back of longer turns too.
    """
    keeps = always or turn_ms <= SHORT_TURN_MS
    return turn_ms - min(SHORT_TURN_MARGIN_MS, turn_ms) if keeps else turn_ms
