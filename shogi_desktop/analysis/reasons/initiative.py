"""The initiative that a mistake gives up, as decision 204 defines it: who has to answer whom.

What must be answered is seen by not answering: the side to move passes, and what it loses by that is the
threat. The engine's move makes one. The mistake makes none: were it left unanswered, the player would stand
no better than before. And the answer to it makes one that the player cannot ignore. With the engine's move
the other side may threaten something in its reply, but nothing that weighs more.

An answer that takes a piece is no threat but a capture, and what it costs is for other reasons to tell. In
check nobody can pass: of checks nothing is said here.

Lines do not show what passing would cost, so this is told only where an `InitiativeConfirmation` has asked.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Final

from shogi_desktop.analysis.reasons.confirming import (
    LEAST_LOSS,
    RUNG_PART,
    SHORT_PART,
    Asking,
    Confirmation,
    Wanted,
    chance_before,
)
from shogi_desktop.analysis.reasons.evidence import Evidence, Walk
from shogi_desktop.analysis.reasons.reason import Reason, ReasonId
from shogi_desktop.game import Evaluation
from shogi_desktop.rules import Move

_LEAST_LEFT: Final = 0.20
"""The win chance after the mistake: where less is left, no threat can cost much."""
_TOLD: Final = 3
"""Plies of the line that is told: the mistake, the threat, and what answers it."""
_QUIET_PART, _THREAT_PART = 2, 8
"""That the mistake threatens nothing is searched with these parts of the nodes, each threat with those."""


@dataclass(frozen=True, slots=True)
class _Margins:
    """Of win chance.

    :ivar threat: what passing costs at least where a move must be answered. :ivar quiet: what it costs at
        most where none need be. :ivar back: how much heavier the other side's threat in its reply to the
        engine's move may be.
    """

    threat: float
    quiet: float
    back: float


_EARLIER: Final = _Margins(0.16, 0.06, 0.10)
_LAST: Final = _Margins(0.19, 0.03, 0.0)


def drops_initiative(evidence: Evidence) -> Reason | None:
    """The mistake that a confirmation has shown to give up the initiative."""
    if not InitiativeConfirmation.is_done(evidence.judged) or not may_drop_initiative(evidence):
        return None
    return Reason(ReasonId.DROPS_INITIATIVE, evidence.played[:_TOLD])


def may_drop_initiative(evidence: Evidence) -> bool:
    """Whether the lines leave it possible: nothing but the costs of passing is unknown."""
    judged = evidence.judged
    before = chance_before(judged)
    if judged.loss < LEAST_LOSS or before - judged.loss < _LEAST_LEFT:
        return False
    if not (_can_be_passed(evidence.best_walk) and _can_be_passed(evidence.played_walk)):
        return False
    taken = evidence.after(1).piece_at(evidence.played[1].target)
    return taken is None or not evidence.is_piece(taken)


def _can_be_passed(line: Walk) -> bool:
    """Whether there is a reply, and neither the move nor the reply gives check."""
    return len(line.moves) >= 2 and not any(position.is_check() for position in line.positions[1:3])


class InitiativeConfirmation(Confirmation):
    """Asks what passing costs: after the engine's move and its reply, after the mistake and its answer."""

    reason = ReasonId.DROPS_INITIATIVE

    @classmethod
    def shows(cls, evidence: Evidence) -> bool:
        """Whether it may be so."""
        return may_drop_initiative(evidence)

    @staticmethod
    def nodes_after(nodes: int) -> int:
        """Those of both passes after the mistake as well."""
        return nodes + nodes // _QUIET_PART + nodes // _THREAT_PART

    @staticmethod
    def cost_of_proofs(nodes: int) -> int:
        """Four passes for the short lines, and for those of each rung."""
        rungs = (nodes // SHORT_PART, nodes // RUNG_PART, nodes)
        return sum(rung // _QUIET_PART + 3 * (rung // _THREAT_PART) for rung in rungs)

    def prove(self, nodes: int) -> Asking:
        """The four passes, the one first that most often refutes."""
        margins = _LAST if nodes == self.nodes else _EARLIER
        before, after = self.share(self.judged.before.score), self.share(self.judged.after)
        best, reply = self.judged.before.line[:2]
        threat = (yield from self._passed(False, (best,), nodes // _THREAT_PART)) - before
        if threat < margins.threat:
            return False
        gain = (yield from self._passed(True, (), nodes // _QUIET_PART)) - before
        if gain > margins.quiet:
            return False
        answered = self.judged.reply[:1]
        if after - (yield from self._passed(True, answered, nodes // _THREAT_PART)) < margins.threat:
            return False
        back = before - (yield from self._passed(False, (best, reply), nodes // _THREAT_PART))
        return back - threat <= margins.back

    def _passed(self, after: bool, moves: Sequence[Move], nodes: int) -> Generator[Wanted, Evaluation, float]:
        """The player's win chance where the side to move there passes."""
        found = yield Wanted(after, nodes, tuple(moves), passed=True)
        return self.share(found.score)
