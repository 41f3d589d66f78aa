"""Positions for books, and books written by programs that nobody here wrote."""

from __future__ import annotations

from random import Random

from shogi_desktop.books import board_of
from shogi_desktop.rules import Position, Variant


def positions_of(variant: Variant, games: int, plies: int) -> list[tuple[int, Position]]:
    """Different positions of random games, numbered from 1; each has a legal move."""
    rng = Random(7)
    found: dict[str, Position] = {}
    for _ in range(games):
        position = Position.start(variant)
        for _ in range(plies):
            moves = position.legal_moves()
            if not moves:
                break
            found.setdefault(board_of(position), position.copy())
            position.play(rng.choice(sorted(moves, key=lambda move: move.usi)))
    return list(enumerate(found.values(), start=1))
