"""How good a move was: by the win chance that it cost its player, never by centipawns.

The loss of a move is the mover's win chance before it, as the engine sees it with the best move, less that
after it. Whoever makes the evaluations searches both with the same effort (`app.analysis.game_analysis`). The
move that the engine itself would play loses nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.rules import Color, Move, Variant


class Judgement(Enum):
    """What is said of a move; the value is its name in files."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def is_fault(self) -> bool:
        """Whether another move should have been played."""
        return self not in {Judgement.BEST, Judgement.GOOD}


@dataclass(frozen=True, slots=True)
class Thresholds:
    """From which loss of win chance (0 … 1) on a move is called what."""

    inaccuracy: float = 0.05
    mistake: float = 0.10
    blunder: float = 0.20

    def judge(self, loss: float) -> Judgement:
        """What a move that is not the best one is called."""
        if loss >= self.blunder:
            return Judgement.BLUNDER
        if loss >= self.mistake:
            return Judgement.MISTAKE
        return Judgement.INACCURACY if loss >= self.inaccuracy else Judgement.GOOD

    def widened(self, factor: float) -> Thresholds:
        """With `factor` times as much forgiven."""
        return Thresholds(self.inaccuracy * factor, self.mistake * factor, self.blunder * factor)


STRICT: Final = Thresholds()
_STRICT_RATING, _MILD_RATING, _MILDEST = 2000.0, 500.0, 1.6


def thresholds_for(rating: float | None) -> Thresholds:
    """The thresholds for a player of `rating` (that of the results page); strict where it is not known.

    A beginner of 500 or less is told of what costs 1.6 times as much; from 2000 on nothing is forgiven.
    """
    if rating is None:
        return STRICT
    share = (_STRICT_RATING - rating) / (_STRICT_RATING - _MILD_RATING)
    return STRICT.widened(1 + (_MILDEST - 1) * min(1.0, max(0.0, share)))


def loss_of(before: int | ForcedMate, after: int | ForcedMate, mover: Color, variant: Variant) -> float:
    """The win chance, 0 … 1, that the mover had less after the move than before; never below 0."""
    lost = chance(before, variant) - chance(after, variant)
    return max(0.0, lost if mover is Color.BLACK else -lost)


def judge(
    before: Evaluation,
    played: Move,
    after: int | ForcedMate,
    mover: Color,
    variant: Variant,
    thresholds: Thresholds = STRICT,
) -> tuple[Judgement, float]:
    """What `played` is called, and the win chance it cost; the move that `before` holds best cost nothing."""
    if before.line[:1] == (played,):
        return Judgement.BEST, 0.0
    loss = loss_of(before.score, after, mover, variant)
    return thresholds.judge(loss), loss


_FORGETTING: Final = 0.23


def accuracy_of(loss: float) -> float:
    """How accurate a move was, 0 … 100, from the win chance it cost: 100 exp(-loss / 0.23).

    An inaccuracy has about 80 or less, a mistake 65 or less, a blunder 42 or less.
    """
    return 100 * math.exp(-loss / _FORGETTING)


def accuracy(losses: Iterable[float]) -> float | None:
    """The accuracy of a side: the mean of its moves'. None without moves."""
    values = [accuracy_of(loss) for loss in losses]
    return sum(values) / len(values) if values else None
