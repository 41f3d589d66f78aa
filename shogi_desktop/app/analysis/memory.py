"""What analysis knows of the moves from a position: found by engines so far, or written in the record."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.app.analysis.finding import Finding
from shogi_desktop.app.records.cursor import Cursor
from shogi_desktop.game import Evaluation
from shogi_desktop.rules import Color, Move


def known_moves(cursor: Cursor, findings: Mapping[Hashable, Finding]) -> list[tuple[Move, Evaluation]]:
    """The moves from the place looked at whose positions are evaluated, the best for the mover first.

    :param findings: by game and position (`Place.key`). Of several that know a move the deepest is taken.
    """
    board = cursor.position().copy()
    variant, turn = board.variant, board.turn
    written = {child.move: child.opinions for child in cursor.node.children if child.move is not None}
    known: list[tuple[Move, Evaluation]] = []
    for move in board.legal_moves() if findings or any(written.values()) else ():
        transition = board.perform_trusted(move)
        finding = findings.get((variant.id, board.key())) if findings else None
        board.undo(transition)
        found = (None if finding is None else finding.outline(variant), *written.get(move, ()))
        there = [evaluation for evaluation in found if evaluation is not None]
        if there:
            known.append((move, max(there, key=lambda evaluation: evaluation.depth or 0)))
    known.sort(key=lambda each: chance(each[1].score, variant), reverse=turn is Color.BLACK)
    return known
