"""An evaluation in words, as the panel says it beside the comment."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.app.settings.settings import ScoreView
from shogi_desktop.app.words.games import side_name
from shogi_desktop.app.words.locale import percent_text
from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.rules import STANDARD, Color, Variant

translate = QCoreApplication.translate
_SYMBOLS = {Color.BLACK: "☗", Color.WHITE: "☖"}


def evaluation_text(evaluation: Evaluation, view: ScoreView = "black", variant: Variant = STANDARD) -> str:
    """The score, then who says so and how deep it was searched: ``☗ +123  ·  depth 8  ·  Engine``.

    :param view: whether the score is told as a win chance; whose side it is seen from is said with it.
    """
    parts = [_score_text(evaluation.score, view, variant)]
    if evaluation.depth is not None:
        parts.append(translate("Evaluation", "depth {plies}").format(plies=evaluation.depth))
    if evaluation.engine:
        parts.append(evaluation.engine)
    return "  ·  ".join(parts)


def view_name(view: ScoreView) -> str:
    """What scores are shown as, to be named where they are shown."""
    return {
        "black": translate("Evaluation", "Points (Black)"),
        "mover": translate("Evaluation", "Points (side to move)"),
        "chance": translate("Evaluation", "Win % (Black)"),
        "mover_chance": translate("Evaluation", "Win % (side to move)"),
    }[view]


def short_score(score: int | ForcedMate, view: ScoreView, turn: Color, variant: Variant) -> str:
    """A score as a column shows it: ``+123``, ``63%``; a mate says whose it is.

    :param turn: who is to move in the position that is scored.
    """
    if isinstance(score, ForcedMate):
        side = _SYMBOLS[score.winner]
        if score.plies is None:
            return translate("Evaluation", "{side} mate").format(side=side)
        return translate("Evaluation", "{side} mate {plies}").format(side=side, plies=score.plies)
    turned = turn is Color.WHITE and view in {"mover", "mover_chance"}
    if view in {"chance", "mover_chance"}:
        expected = chance(score, variant)
        return percent(1 - expected if turned else expected)
    value = -score if turned else score
    return f"{value:+d}".replace("-", "−") if value else "0"


def spoken_score(score: int | ForcedMate, view: ScoreView, variant: Variant) -> str:
    """A score for a screen reader, with the side that it is good for: ``Black +123``."""
    text = _score_text(score, view, variant)
    if not score:
        return translate("Evaluation", "Even")
    for color, symbol in _SYMBOLS.items():
        text = text.replace(symbol, side_name(color, handicap=False))
    return text


def percent(share: float) -> str:
    """A win chance; nothing is sure as long as no mate is seen."""
    return percent_text(max(1, min(99, round(100 * share))))


def _score_text(score: int | ForcedMate, view: ScoreView, variant: Variant) -> str:
    """A score with the side that it is good for; 0 for nobody."""
    if isinstance(score, ForcedMate):
        side = _SYMBOLS[score.winner]
        if score.plies is None:
            return translate("Evaluation", "{side} has a mate").format(side=side)
        return translate("Evaluation", "{side} has a mate in {plies}").format(side=side, plies=score.plies)
    if view in {"chance", "mover_chance"}:
        return f"{_SYMBOLS[Color.BLACK]} {percent(chance(score, variant))}"
    if not score:
        return "0"
    return f"{_SYMBOLS[Color.BLACK if score > 0 else Color.WHITE]} +{abs(score)}"
