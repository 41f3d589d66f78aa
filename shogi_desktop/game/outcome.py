"""How a game ended: the reason and the winner. Who decides that it ended is `endings` and `Session`."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from shogi_desktop.game.errors import GameError
from shogi_desktop.rules import Color


class Reason(Enum):
    """Why a game is over; numbers are those of RULES.md. A value is the stable name in files of ours."""

    CHECKMATE = "checkmate"  # 1.9
    NO_MOVE = "no_move"  # 1.9
    RESIGNATION = "resignation"  # 1.10
    REPETITION = "repetition"  # 2.1 sennichite
    PERPETUAL_CHECK = "perpetual_check"  # 2.2
    ILLEGAL_MOVE = "illegal_move"  # 2.3
    IMPASSE = "impasse"  # 2.4 by points or agreement
    DECLARATION = "declaration"  # 2.4 won by a declaration
    FALSE_DECLARATION = "false_declaration"  # 2.4
    TRY_RULE = "try_rule"  # 2.4
    MOVE_LIMIT = "move_limit"  # 2.5
    TIMEOUT = "timeout"  # 2.6
    AGREEMENT = "agreement"  # 2.7
    BARE_KING = "bare_king"  # 4.8
    MUTUAL_BARING = "mutual_baring"  # 4.8
    DEFAULT = "default"  # one player did not appear
    INTERRUPTED = "interrupted"  # broken off, may be resumed
    NO_MATE = "no_mate"  # a mating problem without a solution
    UNKNOWN = "unknown"  # a record says who won but not why


_ALWAYS_WON = frozenset(
    {
        Reason.CHECKMATE,
        Reason.NO_MOVE,
        Reason.RESIGNATION,
        Reason.PERPETUAL_CHECK,
        Reason.ILLEGAL_MOVE,
        Reason.DECLARATION,
        Reason.FALSE_DECLARATION,
        Reason.TRY_RULE,
        Reason.TIMEOUT,
        Reason.BARE_KING,
        Reason.DEFAULT,
    }
)
_NEVER_WON = frozenset(
    {
        Reason.REPETITION,
        Reason.MOVE_LIMIT,
        Reason.AGREEMENT,
        Reason.MUTUAL_BARING,
        Reason.INTERRUPTED,
        Reason.NO_MATE,
    }
)
_VOID = frozenset({Reason.REPETITION, Reason.INTERRUPTED, Reason.NO_MATE})


class Outcome(Struct, frozen=True):
    """The end of a game. `winner` is None for a draw and for a game that counts for nothing.

    :raises OutcomeError: if `reason` needs a winner and has none, or the other way round.
    """

    reason: Reason
    winner: Color | None = None

    def __post_init__(self) -> None:
        if self.winner is None and self.reason in _ALWAYS_WON:
            raise OutcomeError(self.reason, needs_winner=True)
        if self.winner is not None and self.reason in _NEVER_WON:
            raise OutcomeError(self.reason, needs_winner=False)

    @property
    def loser(self) -> Color | None:
        """The side that lost, if one did."""
        return None if self.winner is None else self.winner.opponent

    @property
    def is_void(self) -> bool:
        """Nobody scores: repetition (replayed with colours reversed, 2.1) or a game broken off."""
        return self.reason in _VOID

    @property
    def is_draw(self) -> bool:
        """The point is shared; a void game is not a draw, an `UNKNOWN` end without a winner neither."""
        return self.winner is None and not self.is_void and self.reason is not Reason.UNKNOWN


class GameOverError(GameError):
    """The game has ended; nothing can be played any more until a move is taken back."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(f"the game is over ({outcome.reason.value})")
        self.outcome = outcome


class OutcomeError(GameError):
    """A winner where the reason admits none, or none where it demands one."""

    def __init__(self, reason: Reason, *, needs_winner: bool) -> None:
        super().__init__(f"{reason.value} {'needs' if needs_winner else 'admits no'} winner")
        self.reason = reason
