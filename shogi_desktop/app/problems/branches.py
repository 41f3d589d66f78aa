"""The solutions of an examined problem as one record: its own as the main line, the others as variations."""

from __future__ import annotations

from collections.abc import Callable

from shogi_desktop.app.problems.examination import Examination, OtherKind
from shogi_desktop.game import Node, Outcome, Path, Reason, Record
from shogi_desktop.rules import Color, Move, Position


def as_record(
    start: Position, found: Examination, name: Callable[[OtherKind], str]
) -> tuple[Record, tuple[Path, ...]]:
    """The record, and where each of `found.others` ends in it.

    :param name: what another solution is called: the comment on its first move.
    """
    record = Record(start.variant, start.sfen())
    main = [record.root]
    for move in found.line:
        main.append(main[-1].add(move))
    _end(main[-1], start.turn)
    ends = []
    for other in found.others:
        node = main[other.ply - 1]
        for ply, move in enumerate(other.line):
            node = _child(node, move)
            if ply == 0:
                node.comment = name(other.kind)
        _end(node, start.turn)
        ends.append(node.path)
    return record, tuple(ends)


def _child(node: Node, move: Move) -> Node:
    return next((child for child in node.children if child.move == move), None) or node.add(move)


def _end(node: Node, attacker: Color) -> None:
    if node.move is not None and node.outcome is None:
        node.end(Outcome(Reason.CHECKMATE, attacker))
