"""Why a move was a fault, told from the board: each reason with a line that proves it.

Detectors see positions and the two lines of the engine, no scores but mates. They rather say nothing than
something wrong: what they say is checked on labelled positions of both games (docs/analysis.md).
"""

from __future__ import annotations

from itertools import islice

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.reasons.evidence import Evidence
from shogi_desktop.analysis.reasons.later import loses_later, misses_win
from shogi_desktop.analysis.reasons.material import loses_piece, misses_capture
from shogi_desktop.analysis.reasons.mates import misses_mate, walks_into_mate
from shogi_desktop.analysis.reasons.reason import Reason, ReasonId
from shogi_desktop.analysis.reasons.tactics import allows_tactic

__all__ = ["Reason", "ReasonId", "reasons_for"]

_DETECTORS = (misses_mate, walks_into_mate, loses_piece, misses_capture, allows_tactic)
_FARTHER = (misses_win, loses_later)
"""Asked in turn where none of the others has found anything, until one has."""


def reasons_for(judged: JudgedMove) -> tuple[Reason, ...]:
    """Why the move is a fault, the weightiest first; nothing where nothing can be proven."""
    if not judged.judgement.is_fault:
        return ()
    evidence = Evidence(judged)
    found = [reason for detector in _DETECTORS if (reason := detector(evidence)) is not None]
    if not found:
        farther = (reason for detector in _FARTHER if (reason := detector(evidence)) is not None)
        found.extend(islice(farther, 1))
    return tuple(found)
