"""What pieces are worth, in hundredths of a pawn: on the board, and in hand, where they may land anywhere.

The engine's own numbers (`engine/eval/values.h`), kept as data for each game. A game without numbers of
its own takes those of standard shogi.
"""

from __future__ import annotations

import json
from functools import cache

from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import Color, PieceKind, Position, Variant, unnamed_variant


def balance(position: Position, color: Color) -> int:
    """By how much `color` has more than the other side, on the board and in hand.

    Halved, so that a piece that changes hands counts once: what it was worth to one side and is to the other.
    """
    board, hand = _values(position.variant)
    total = 0
    for _, piece in position.pieces():
        value = board.get(piece.kind.id, 0)
        total += value if piece.color is color else -value
    for side in Color:
        for kind, count in position.hand(side).items():
            value = count * hand.get(kind.id, 0)
            total += value if side is color else -value
    return total // 2


def worth(kind: PieceKind, variant: Variant) -> int:
    """What changes when a piece of that kind is taken: the mean of what it was and what it becomes."""
    if kind.royal:
        return ROYAL
    board, hand = _values(variant)
    return (board.get(kind.id, 0) + hand.get(variant.unpromoted(kind).id, 0)) // 2


def promotion_gain(kind: PieceKind, variant: Variant) -> int:
    """What changes when a piece of that kind turns over."""
    if kind.promoted is None:
        return 0
    board, _ = _values(variant)
    return (board.get(kind.promoted.id, 0) - board.get(kind.id, 0)) // 2


ROYAL = 100_000
"""More than all else."""


@cache
def _values(variant: Variant) -> tuple[dict[str, int], dict[str, int]]:
    data = json.loads(resource_path("analysis/piece_values.json").read_text("utf-8"))
    of_game = data.get(variant.id, data[unnamed_variant().id])
    board = {name: int(value["board"]) for name, value in of_game.items()}
    hand = {name: int(value["hand"]) for name, value in of_game.items() if "hand" in value}
    return board, hand
