"""Why a move was a fault, told from the board: each reason with a line that proves it.

Detectors see positions and the two lines of the engine, no scores but mates. They rather say nothing than
something wrong: what they say is checked on labelled positions of both games (docs/analysis.md).
"""

from __future__ import annotations

from collections.abc import Generator

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.reasons.castle import CastleConfirmation, lets_castle_be_broken
from shogi_desktop.analysis.reasons.confirming import Confirmation
from shogi_desktop.analysis.reasons.evidence import Evidence
from shogi_desktop.analysis.reasons.initiative import InitiativeConfirmation, drops_initiative
from shogi_desktop.analysis.reasons.later import loses_later, misses_win
from shogi_desktop.analysis.reasons.material import loses_piece, misses_capture
from shogi_desktop.analysis.reasons.mates import misses_mate, walks_into_mate
from shogi_desktop.analysis.reasons.reason import CONFIRMED_REASONS, Reason, ReasonId
from shogi_desktop.analysis.reasons.tactics import allows_tactic
from shogi_desktop.game import Evaluation

__all__ = [
    "CONFIRMATIONS",
    "CONFIRMED_REASONS",
    "Confirmation",
    "Reason",
    "ReasonId",
    "as_confirmed",
    "reasons_for",
    "weighing",
]

CONFIRMATIONS: tuple[type[Confirmation], ...] = (CastleConfirmation, InitiativeConfirmation)
"""What deeper searches can confirm, the rarest first."""

_DETECTORS = (
    *(misses_mate, walks_into_mate, loses_piece, misses_capture, allows_tactic),
    lets_castle_be_broken,
)
_FARTHER = (drops_initiative, misses_win, loses_later)
"""Asked in turn where none of the others has found anything, until one has."""


def as_confirmed(
    reason: ReasonId | None, before: Evaluation, after: Evaluation
) -> tuple[Evaluation, Evaluation]:
    """The evaluations on both sides of a fault of which `reason` is known, marked as confirmed if it is one
    that has to be.
    """
    kind = next((one for one in CONFIRMATIONS if one.reason is reason), None)
    return (before, after) if kind is None else kind.marked(before, after)


def reasons_for(judged: JudgedMove) -> tuple[Reason, ...]:
    """Why the move is a fault, the weightiest first; nothing where nothing can be proven."""
    work = weighing(judged)
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]


def weighing(judged: JudgedMove) -> Generator[None, None, tuple[Reason, ...]]:
    """The same, with rests, for the thread of a window: all together may take 30 ms."""
    if not judged.judgement.is_fault:
        return ()
    evidence = Evidence(judged)
    yield
    yield from evidence.weighing()
    found: list[Reason] = []
    for detector in (*_DETECTORS, *_FARTHER):
        if detector in _FARTHER and found:
            break
        reason = detector(evidence)
        if reason is not None:
            found.append(reason)
        yield
    return tuple(found)
