"""All defences of a mate as a tree: the attacker's one move at a time, every reply that counts to it.

The replies stand in the order of how long they hold out; futile drops are left out. As a record the longest
defence is the main line and the others are variations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from shogi_desktop.app.problems.examination import Examiner
from shogi_desktop.app.problems.prover import Prover
from shogi_desktop.game import Node, Outcome, Reason, Record
from shogi_desktop.rules import Color, Move, Position

MOST_NODES: Final = 20_000
"""A tree stops growing at so many moves; what is below is left out."""


class Branch(Struct, frozen=True):
    """The attacker's `move`, mate in `plies` with it; the replies, each with what the attacker plays then."""

    move: Move
    plies: int
    replies: tuple[tuple[Move, Branch | None], ...] = ()

    def count(self) -> int:
        """How many moves stand in the tree from here on."""
        return 1 + sum(1 + (0 if below is None else below.count()) for _, below in self.replies)


def tree_of_defences(
    prover: Prover,
    start: Position,
    most_nodes: int = MOST_NODES,
    on_progress: Callable[[int], None] = lambda _moves: None,
) -> Branch:
    """The tree of the mate from `start`; a reply without a branch stands where it has grown too large.

    :param on_progress: hears, in the thread that asks, how many moves are in the tree so far.
    :raises UndecidedError: the prover cannot say, or there is no mate.
    """
    return _Grower(prover, most_nodes, on_progress).grow(start.copy())


class _Grower:
    def __init__(self, prover: Prover, most_nodes: int, on_progress: Callable[[int], None]) -> None:
        self._examiner = Examiner(prover)
        self._most = self._left = most_nodes
        self._on_progress = on_progress

    def grow(self, position: Position) -> Branch:
        line = self._examiner.best_line(position)
        self._left -= 1
        self._on_progress(self._most - self._left)
        transition = position.perform_trusted(line[0])
        replies: list[tuple[Move, Branch | None]] = []
        defences = self._examiner.defences(position)
        if len(line) > 1:  # of the longest defences the solution's comes first
            defences.sort(key=lambda defence: (-defence[1], defence[0] != line[1]))
        for move, _ in defences:
            self._left -= 1
            replied = position.perform_trusted(move)
            replies.append((move, self.grow(position) if self._left > 0 else None))
            position.undo(replied)
        position.undo(transition)
        longest = max((plies for _, plies in defences), default=0)
        return Branch(line[0], longest + 1, tuple(replies))


def lines_of(tree: Branch) -> list[tuple[Move, ...]]:
    """Every way through the tree, the longest defence first."""
    if not tree.replies:
        return [(tree.move,)]
    lines: list[tuple[Move, ...]] = []
    for reply, below in tree.replies:
        ways = [()] if below is None else lines_of(below)
        lines += [(tree.move, reply, *way) for way in ways]
    return lines


def as_record(start: Position, tree: Branch) -> Record:
    """The tree as a record that begins at `start`: the longest defence as the main line."""
    record = Record(start.variant, start.sfen())
    _hang(record.root, tree, start.turn)
    return record


def _hang(node: Node, branch: Branch, attacker: Color) -> None:
    attack = node.add(branch.move)
    if not branch.replies:
        attack.end(Outcome(Reason.CHECKMATE, attacker))
    for move, below in branch.replies:
        reply = attack.add(move)
        if below is not None:
            _hang(reply, below, attacker)
