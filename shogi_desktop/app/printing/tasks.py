"""What is asked in a problem that is printed. Without Qt."""

from __future__ import annotations

from msgspec import Struct

from shogi_desktop.rules import Move


class Task(Struct, frozen=True):
    """What is asked of whoever is to move at the start of a record: a mate, or the best move.

    :ivar last_move: the other side's move before, which is shown where it is known.
    """

    is_mate: bool
    last_move: Move | None = None
