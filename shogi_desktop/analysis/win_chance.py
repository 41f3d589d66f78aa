"""What a score is worth: the chance to win, a draw counting half.

A side that sees s centipawns can expect 1 / (1 + exp(-s / S)) points of a game between equals. S is fitted to
games of the engine with itself and kept as data, `resources/analysis/win_chance.json`; the engine's own
``wdl`` uses the same numbers (docs/engine.md, "Chances"). All scores and chances are from Black's side.
"""

from __future__ import annotations

import json
import math
from functools import cache

from shogi_desktop.game import ForcedMate
from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import Color, Variant
from shogi_desktop.rules.variants import unnamed_variant


def chance(score: int | ForcedMate, variant: Variant) -> float:
    """The points of a game, 0 … 1, that Black can expect who sees `score`; a forced mate decides it."""
    if isinstance(score, ForcedMate):
        return 1.0 if score.winner is Color.BLACK else 0.0
    # The two forms are the same number; neither overflows on its side.
    power = math.exp(-abs(score) / scale(variant))
    return 1 / (1 + power) if score >= 0 else power / (1 + power)


def score_of(expected: float, variant: Variant) -> int:
    """The score, in centipawns from Black's side, at which Black can expect so many points.

    :raises ValueError: if they are not between 0 and 1, both excluded: no score in centipawns is worth these.
    """
    if not 0 < expected < 1:
        raise ValueError(f"no score is worth {expected} points")
    return round(scale(variant) * math.log(expected / (1 - expected)))


def scale(variant: Variant) -> float:
    """S of the formula, in centipawns; for a game that it was not fitted to, that of standard shogi."""
    scales = _scales()
    return scales.get(variant.id, scales[unnamed_variant().id])


@cache
def _scales() -> dict[str, float]:
    data = json.loads(resource_path("analysis/win_chance.json").read_text("utf-8"))
    return {str(name): float(value) for name, value in data["scale"].items()}
