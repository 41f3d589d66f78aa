"""What a coach says of a move while it can still be taken back: a warning, praise, mostly nothing.

He measures by win chance, and by what counts at the strength of the game: much is forgiven in a weak one
(`judgement.thresholds_for`), and what neither side would see is no mistake there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.judgement import Judgement, loss_of
from shogi_desktop.analysis.reasons import Reason, ReasonId, reasons_for
from shogi_desktop.game import ForcedMate
from shogi_desktop.rules import Move, Position

_REACHES: Final = ((1100.0, 3), (1700.0, 5), (2300.0, 7))
"""Up to which rating how many plies ahead are looked at; beyond, as many as there are."""
CLEARLY: Final = 0.15
"""The win chance by which a move that is praised is better than any other."""
_CHOICE: Final = 8
"""With fewer legal moves there is nothing to find."""


@dataclass(frozen=True, slots=True)
class Warned:
    """A move that loses much.

    :ivar reason: what was overlooked; None where the board proves nothing.
    """

    judged: JudgedMove
    reason: Reason | None

    @property
    def proof(self) -> tuple[Position, tuple[Move, ...]]:
        """The line that shows it, and where it begins: after the move, or before it where more was missed."""
        judged, reason = self.judged, self.reason
        if reason is not None and reason.line[0] != judged.move:
            return judged.position, reason.line
        after = judged.position.copy()
        after.play(judged.move)
        return after, judged.reply if reason is None else reason.line[1:]


def warning_for(judged: JudgedMove, rating: float | None) -> Warned | None:
    """The warning that a move deserves at that rating; None for no rating: nothing is forgiven then.

    An inaccuracy deserves none, and a mistake only one that can be proven. In a game of weak players the
    punishment, or the chance that was missed, must be as near as they see.
    """
    if judged.judgement not in {Judgement.MISTAKE, Judgement.BLUNDER}:
        return None
    reach = next((plies for top, plies in _REACHES if rating is not None and rating < top), None)
    reasons = (r for r in reasons_for(judged) if reach is None or distance(r, judged) <= reach)
    reason = next(reasons, None)
    unproven = reach is None and judged.judgement is Judgement.BLUNDER
    return Warned(judged, reason) if reason is not None or unproven else None


def distance(reason: Reason, judged: JudgedMove) -> int:
    """How many plies ahead one has to look to see it: 1 is the very next move."""
    if reason.id is ReasonId.MISSES_CAPTURE:
        return 1
    if reason.plies is not None:
        return reason.plies
    return len(reason.line) - (reason.line[0] == judged.move)


def is_praised(
    position: Position,
    played: Move,
    best: Move,
    obvious: Move,
    score: int | ForcedMate,
    second: int | ForcedMate,
    previous: Move | None,
) -> bool:
    """Whether a move was hard to find and clearly the best; scores are from Black's side.

    :param best: the best move of a search. :param obvious: the best of its first iteration.
    :param score: that of the best move, :param second: that of the next best.
    :param previous: the move before.
    """
    if played != best or best == obvious:
        return False
    if previous is not None and previous.target == played.target:
        return False  # it takes back
    if loss_of(score, second, position.turn, position.variant) < CLEARLY:
        return False  # one of several, or lost anyway
    return len(position.legal_moves()) >= _CHOICE
