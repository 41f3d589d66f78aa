"""Counting positions to a depth: the standard check of a move generator."""

from __future__ import annotations

from shogi_desktop.rules.position import Position


def perft(position: Position, depth: int) -> int:
    """Number of move sequences of `depth` plies from `position`, which is unchanged afterwards.

    The last ply is counted, not played: every move that `Position.legal_moves` lists is legal.
    """
    if depth == 0:
        return 1
    moves = position.legal_moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        transition = position.perform_trusted(move)
        total += perft(position, depth - 1)
        position.undo(transition)
    return total
