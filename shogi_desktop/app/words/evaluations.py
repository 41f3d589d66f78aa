"""An evaluation in words, as the panel says it beside the comment."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.rules import Color

translate = QCoreApplication.translate
_SYMBOLS = {Color.BLACK: "☗", Color.WHITE: "☖"}


def evaluation_text(evaluation: Evaluation) -> str:
    """The score, then who says so and how deep it was searched: ``☗ +123  ·  depth 8  ·  Engine``."""
    parts = [_score_text(evaluation.score)]
    if evaluation.depth is not None:
        parts.append(translate("Evaluation", "depth {plies}").format(plies=evaluation.depth))
    if evaluation.engine:
        parts.append(evaluation.engine)
    return "  ·  ".join(parts)


def _score_text(score: int | ForcedMate) -> str:
    """A score with the side that it is good for; 0 for nobody."""
    if isinstance(score, ForcedMate):
        side = _SYMBOLS[score.winner]
        if score.plies is None:
            return translate("Evaluation", "{side} has a mate").format(side=side)
        return translate("Evaluation", "{side} has a mate in {plies}").format(side=side, plies=score.plies)
    if not score:
        return "0"
    return f"{_SYMBOLS[Color.BLACK if score > 0 else Color.WHITE]} +{abs(score)}"
