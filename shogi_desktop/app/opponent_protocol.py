"""The computer as whoever conducts a game sees it, and what it is told of the clocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import SignalInstance

from shogi_desktop.game import ClockReading
from shogi_desktop.rules import ImpasseRule, Move, Variant


class Opponent(Protocol):
    """The computer as the controller sees it: it thinks elsewhere and answers by signal.

    `info(search_id, Info)`: what it thinks, from its side. `best_move(search_id, Move)`,
    `resigned(search_id)`, `declared_win(search_id)`: the answer to a search that was cancelled never comes,
    or comes with an id that is not the latest one. `failed(text)` when it is of no use until `restart`;
    `restarting(text)` and `restarted()` when it helps itself; `ready()` whenever it has become so,
    `preparing(elapsed_ms)` while that takes long.
    """

    info: SignalInstance
    best_move: SignalInstance
    resigned: SignalInstance
    declared_win: SignalInstance
    preparing: SignalInstance
    ready: SignalInstance
    restarting: SignalInstance
    restarted: SignalInstance
    failed: SignalInstance

    @property
    def is_ready(self) -> bool:
        """Whether it would think at once when asked."""

    def think(self, start_sfen: str, moves: Sequence[Move], clocks: Clocks | None) -> int:
        """Begin to think; the id of the search."""

    def stop(self) -> None:
        """Answer at once with the best move found so far."""

    def cancel(self) -> None:
        """Stop thinking; no answer is wanted any more."""

    def restart(self) -> None:
        """Start the engine anew after it failed."""

    def quit(self) -> None:
        """Let go of the engine."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """Both clocks as they stand when the opponent begins to think, and the increments of both."""

    black: ClockReading
    white: ClockReading
    black_increment_ms: int = 0
    white_increment_ms: int = 0


@dataclass(frozen=True, slots=True)
class OpponentGame:
    """What the computer has to know of a game beside its level.

    :ivar impasse: the rule by which kings in the far camps end the game.
    :ivar style: the id of the style that it plays in: its openings, and what it weighs more; empty for none.
    """

    impasse: ImpasseRule = ImpasseRule.NONE
    style: str = ""


OpponentFactory = Callable[[Variant, int, OpponentGame], Opponent]
