"""Doing nothing: what the other side does then is what threatens.

To wait is no move of the game. It is written as one from an empty square to itself, which is legal nowhere;
`reasons` takes it for a fault like any other. So the same detectors that tell why a move was bad tell what a
good one is good for: what it wins, and what it spares.
"""

from __future__ import annotations

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.judgement import judge
from shogi_desktop.game import Evaluation, Node
from shogi_desktop.rules import BoardMove, Move, Position


def turned(position: Position) -> Position:
    """The same position with the other side to move."""
    board, _, rest = position.sfen().partition(" ")
    turn, _, rest = rest.partition(" ")
    return Position.from_sfen(f"{board} {'w' if turn == 'b' else 'b'} {rest}", position.variant)


def is_waiting(move: Move) -> bool:
    """Whether it stands for no move at all."""
    return isinstance(move, BoardMove) and move.origin == move.target


def judged_waiting(position: Position, before: Evaluation, after: Evaluation) -> JudgedMove | None:
    """What it would cost to wait in `position`; None in check, where nobody can.

    :param before: what was found for `position`. :param after: likewise for `turned(position)`.
    """
    if position.is_check():
        return None
    empty = next(square for square in position.variant.squares if position.piece_at(square) is None)
    node = Node().add(BoardMove(empty, empty))
    assert node.move is not None
    judgement, loss = judge(before, node.move, after.score, position.turn, position.variant)
    return JudgedMove(1, node, position, before, after.score, after.line, judgement, loss)
