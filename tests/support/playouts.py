"""Random games from a seed, for tests that want many different positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from shogi_desktop.rules import Drop, Position, Variant


def random_playout(variant: Variant, handicap_id: str, seed: int, plies: int) -> Iterator[Position]:
    """The positions of one random game, the start first; the same object each time, moved on.

    Drops, captures and promotions are preferred to quiet moves two times in three, so that hands fill up,
    kings get exposed and the rules about drops come into play.
    """
    random = Random(seed)
    position = Position.start(variant, handicap_id)
    for _ in range(plies):
        yield position
        moves = sorted(position.legal_moves(), key=lambda move: move.usi)
        if not moves:
            return
        lively = [m for m in moves if isinstance(m, Drop) or m.promote or position.piece_at(m.target)]
        position.play(random.choice(lively if lively and random.random() < 2 / 3 else moves))


def playouts(variant: Variant, count: int, plies: int, seed: int = 0) -> Iterator[Position]:
    """Positions of `count` random games, every handicap in turn."""
    for game in range(count):
        handicap = variant.handicaps[game % len(variant.handicaps)]
        yield from random_playout(variant, handicap.id, seed + game, plies)
