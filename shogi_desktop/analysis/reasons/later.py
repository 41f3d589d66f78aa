"""Material that is lost, or could have been won, some moves later: told where nothing nearer is proven.

The same three things as everywhere: the engine's line takes a piece, what is lost or won by it stays so to
the end of the line, and with the other move it would not have been.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shogi_desktop.analysis.reasons.evidence import LOSS, Evidence
from shogi_desktop.analysis.reasons.reason import Reason, ReasonId
from shogi_desktop.rules import Move

_WON: Final = (3, 5)
"""After so many plies of the engine's line its piece has been won."""
_LOST: Final = (4, 6, 8)
"""After so many plies of the line, the fault among them, the piece has been lost."""
_FAR: Final = 8
_DEAR: Final = 0.264
"""So late only a fault that costs so much is laid to it (of all, 31 of 34 were right)."""
_CLEAR: Final = 0.109
"""Win chance that a fault costs which may be laid to what comes later: a smaller one may be none to a deeper
search (of 78 such losses of any fault 72 were borne out, of the 48 of clear ones, by these centipawns, 47).
"""


def misses_win(evidence: Evidence) -> Reason | None:
    """With the engine's move the player would have won a piece within a few moves, and kept it."""
    if not evidence.best or evidence.answer is None:
        return None
    won = evidence.settled_with_best()
    if won < LOSS or won - evidence.best_in_played() < LOSS:
        return None
    for plies in _WON:
        if len(evidence.best) <= plies:
            return None
        taken = _taken_by(evidence, evidence.best[:plies])
        if taken is not None:
            return taken
    return None


def loses_later(evidence: Evidence) -> Reason | None:
    """After the fault a piece is lost within a few moves and stays lost; with the engine's move it is not."""
    if evidence.judged.loss < _CLEAR:
        return None
    for plies in _LOST:
        line = evidence.played[:plies]
        if len(line) < plies or (plies >= _FAR and evidence.judged.loss < _DEAR):
            return None
        taken = evidence.after(plies - 1).piece_at(line[-1].target)
        if taken is None or not evidence.is_piece(taken) or evidence.settled_loss(plies) < LOSS:
            continue
        if evidence.is_spared_by_best(plies):
            return Reason(ReasonId.LOSES_LATER, line, taken.kind, line[-1].target)
    return None


def _taken_by(evidence: Evidence, line: Sequence[Move]) -> Reason | None:
    """The piece that the last move of `line` takes, if it is one worth a word."""
    taken = evidence.best_walk.positions[len(line) - 1].piece_at(line[-1].target)
    if taken is None or taken.color is evidence.mover or not evidence.is_worth_a_word(taken):
        return None
    return Reason(ReasonId.MISSES_WIN, tuple(line), taken.kind, line[-1].target)
