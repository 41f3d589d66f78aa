"""Traps beside the lines of the atlas as problems: the other side has blundered, the best answer is to be
found.
"""

from __future__ import annotations

from collections.abc import Sequence

from shogi_desktop.app.players.plans import Trap
from shogi_desktop.app.problems.collection import Fault, Puzzle, score_in
from shogi_desktop.rules import Move, Position, Variant, parse_usi_move, parse_usi_moves


def puzzles_of_traps(
    variant: Variant, moves: Sequence[Move], traps: Sequence[Trap], source: str
) -> tuple[Puzzle, ...]:
    """The problems beside a line of moves from the start. :param source: what it is called, for people."""
    return tuple(_puzzle(variant, moves, trap, source) for trap in traps)


def _puzzle(variant: Variant, moves: Sequence[Move], trap: Trap, source: str) -> Puzzle:
    position = Position.start(variant)
    for move in (*moves[: trap.plies], parse_usi_move(trap.blunder, variant)):
        position.play(move)
    answer, second = (parse_usi_moves(texts, variant) for texts in (trap.answer, trap.second))
    fault = Fault(second, score_in(trap.scores[0]), score_in(trap.scores[1]))
    return Puzzle.of(position, answer, source=source, fault=fault)
