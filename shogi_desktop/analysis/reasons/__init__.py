"""Why a move was a fault, told from the board: each reason with a line that proves it."""

from __future__ import annotations

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.reasons.reason import Reason, ReasonId

__all__ = ["Reason", "ReasonId", "reasons_for"]


def reasons_for(_judged: JudgedMove) -> tuple[Reason, ...]:
    """Why the move is a fault, the weightiest first; nothing where nothing can be proven."""
    return ()
