"""What the tests ask of problems."""

from __future__ import annotations

from shogi_desktop.app.problems.collection import Puzzle


def checks_all_the_way(puzzle: Puzzle) -> bool:
    """Whether every move of the attacker in the solution gives check."""
    board = puzzle.start.copy()
    checks = []
    for move in puzzle.line:
        board.play(move)
        checks.append(board.is_check())
    return all(checks[::2])
