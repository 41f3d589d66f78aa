"""Reasons that short lines do not prove: deeper searches of the same fault have to confirm them.

The positions after and before the fault are searched twice more, the second time four times as deep, and the
lines of all four must show the same. What a reason asks beyond that (the end of a line, what comes of doing
nothing) its own `Confirmation` says. Who asks (`app.analysis.game_analysis`) keeps the two last evaluations,
and how many nodes they say tells that all this was done, and for which reason.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from msgspec import structs

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.judgement import judge
from shogi_desktop.analysis.reasons.evidence import Evidence
from shogi_desktop.analysis.reasons.reason import ReasonId
from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.rules import Color, Move

CONFIRMED: Final = 400_000
"""With so many nodes, or a multiple, both positions have been searched whose lines are believed."""
LEAST_LOSS: Final = 0.15
"""The win chance that a fault costs which may be laid to a reason that is confirmed."""
LEAST_CHANCE: Final = 0.25
"""The win chance before the fault: where it is less, the game is lost whatever is played."""
RUNG_PART: Final = 4
"""The first search of a position has this part of the nodes of the second one."""
SHORT_PART: Final = 8
"""What the short lines say is asked about with this part of the nodes of the last searches."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A position to be searched: the one before the fault, or, `after` it, by so many `moves` more; how deep;
    and whether the side to move there has `passed`, so that the other one moves twice.
    """

    after: bool
    nodes: int
    moves: tuple[Move, ...] = ()
    passed: bool = False


Asking = Generator[Wanted, Evaluation, bool]
"""What is to be searched, one position after the other; at its end, whether all that was found confirms."""


class Confirmation(ABC):
    """The way of one fault through the deeper searches.

    :cvar reason: what it confirms.
    :ivar judged: the fault, as far as it is known by now. :ivar wanted: what to search next; None: nothing.
    :ivar confirmed: all searches agree; the evaluations of `judged` and `following` are those of the last.
    :ivar following: what was found for the position after the fault. :ivar cost: nodes of all searches, at
        most.
    """

    reason: ClassVar[ReasonId]

    def __init__(self, judged: JudgedMove, known: int = 0) -> None:
        """:param known: nodes with which one of its positions has been searched: no fewer confirm it."""
        self.judged = judged
        self.following: Evaluation | None = None
        self.confirmed = False
        self.nodes = CONFIRMED * max(1, -(-known // CONFIRMED))
        self.cost = self.cost_of(self.nodes)
        self.wanted: Wanted | None = None
        self._asking = self._ask()
        self._go_on(None)

    @classmethod
    def is_done(cls, judged: JudgedMove) -> bool:
        """Whether the evaluations on both sides of the move are those of such a confirmation.

        It writes as many nodes as it asked for, to the position after the move those of what follows as well.
        An engine that counts by itself comes to other numbers.
        """
        following = judged.node.evaluation
        before = judged.before.nodes or 0
        return (
            before > 0
            and before % CONFIRMED == 0
            and following is not None
            and following.nodes == cls.nodes_after(before)
        )

    @classmethod
    def marked(cls, before: Evaluation, after: Evaluation) -> tuple[Evaluation, Evaluation]:
        """The evaluations on both sides of a move that was confirmed, where their nodes are not kept."""
        nodes = cls.nodes_after(CONFIRMED)
        return structs.replace(before, nodes=CONFIRMED), structs.replace(after, nodes=nodes)

    @classmethod
    @abstractmethod
    def shows(cls, evidence: Evidence) -> bool:
        """Whether both lines show what is to be confirmed; True makes a fault a candidate."""

    @staticmethod
    @abstractmethod
    def nodes_after(nodes: int) -> int:
        """The nodes written to the position after a fault where those before it are so many.

        Each kind of confirmation has a number of its own.
        """

    @staticmethod
    @abstractmethod
    def cost_of_proofs(nodes: int) -> int:
        """What `prove` takes at most, all times together, where the last searches have so many nodes."""

    @classmethod
    def cost_of(cls, nodes: int) -> int:
        """What all takes at most where the last searches have so many nodes."""
        return 2 * (nodes // RUNG_PART + nodes) + cls.cost_of_proofs(nodes)

    @abstractmethod
    def prove(self, nodes: int) -> Asking:
        """What is to be asked besides when the lines are those of a search of so many nodes."""

    def take(self, found: Evaluation) -> None:
        """What the search of `wanted` has found, as an evaluation of the position named by `wanted.after`,
        or of the one after its moves.
        """
        assert self.wanted is not None
        # An engine tells the nodes of the last line that it said, not those it searched without a new one.
        self._go_on(structs.replace(found, nodes=self.wanted.nodes))

    def give_up(self) -> None:
        """The engine says nothing of the position."""
        self.wanted = None

    def share(self, score: int | ForcedMate) -> float:
        """The player's win chance."""
        black = chance(score, self.judged.position.variant)
        return black if self.judged.mover is Color.BLACK else 1 - black

    def _go_on(self, found: Evaluation | None) -> None:
        try:
            self.wanted = next(self._asking) if found is None else self._asking.send(found)
        except StopIteration as end:
            self.wanted, self.confirmed = None, end.value
            if self.following is not None:
                self.following = structs.replace(self.following, nodes=self.nodes_after(self.nodes))

    def _ask(self) -> Asking:
        short = self.shows(Evidence(self.judged))
        if not short or not (yield from self.prove(self.nodes // SHORT_PART)):
            return False
        for nodes in (self.nodes // RUNG_PART, self.nodes):
            for after in (True, False):
                self._know(after, (yield Wanted(after, nodes)))
                if not self.shows(Evidence(self.judged)):
                    return False
            if not (yield from self.prove(nodes)):
                return False
        return True

    def _know(self, after: bool, found: Evaluation) -> None:
        judged = self.judged
        if after:
            self.following = found
            judged = replace(judged, after=found.score, reply=found.line)
        else:
            judged = replace(judged, before=found)
        variant = judged.position.variant
        judgement, loss = judge(judged.before, judged.move, judged.after, judged.mover, variant)
        self.judged = replace(judged, judgement=judgement, loss=loss)


def chance_before(judged: JudgedMove) -> float:
    """The player's win chance before the fault."""
    black = chance(judged.before.score, judged.position.variant)
    return black if judged.mover is Color.BLACK else 1 - black
