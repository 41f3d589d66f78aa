"""Going about a record's tree with one position: what readers and writers of variations both need."""

from __future__ import annotations

from shogi_desktop.game import Node, Record
from shogi_desktop.rules import Color, Illegality, IllegalMoveError, Move, Position, Square, Transition


class Walker:
    """A place in a record's tree and the position there.

    `nodes` is the line walked, the root first; `previous` where its last move went. A foul is made as far as
    pieces can; after one that they cannot make the walker `is_stuck`, the position being that before it.

    `depth` tells how deep in variations the present move stands. A reader that finds variations before the
    line that they vary goes on sets it: what the outer line plays goes before what a variation that repeats
    its moves has played there.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.position: Position = record.start_position()
        self._first_turn = self.position.turn
        self.nodes: list[Node] = [record.root]
        self.node = record.root
        self.previous: Square | None = None
        self.is_stuck = False
        self.depth = 0
        self._depths: dict[Node, int] = {}  # of the nodes that variations have added
        self._transitions: list[Transition | None] = []

    @property
    def turn(self) -> Color:
        """Who is to move, also after a foul that could not be made."""
        return self.turn_after(self.node)

    def turn_after(self, node: Node) -> Color:
        """Who is to move after `node`."""
        return self._first_turn if node.ply % 2 == 0 else self._first_turn.opponent

    def add(self, move: Move) -> Illegality | None:
        """Go on by `move`, put into the record where it is not there yet; an illegal one is marked.

        Returns why it is illegal.
        """
        why = self.position.illegality(move)
        if why is None:
            self.add_legal(move)
        else:
            node = self._child(move)
            node.illegal = True
            self.step(node)
        return why

    def add_legal(self, move: Move) -> None:
        """Go on by `move`, known to be legal, put into the record where it is not there yet."""
        node = self._child(move) if self.depth or self._depths else child_with(self.node, move)
        self.stand(node, self.position.perform_trusted(move))

    def _child(self, move: Move) -> Node:
        """The child with that move, before those that only deeper variations have played."""
        siblings, depths = self.node.children, self._depths
        known = len(siblings)
        node = child_with(self.node, move)
        if len(siblings) > known and self.depth:
            depths[node] = self.depth
        if node in depths and depths[node] > self.depth:
            depths[node] = self.depth
        if depths.get(siblings[0], 0) > depths.get(node, 0):
            siblings.remove(node)
            siblings.insert(0, node)
        return node

    def take_time(self, time_ms: int) -> None:
        """The present move, just added, took `time_ms`; its mover's total follows if it is known."""
        node = self.node
        node.time_ms = time_ms
        before = None if node.parent is None else node.parent.parent
        base = 0 if before is None or before.move is None else before.total_ms
        node.total_ms = None if base is None else base + time_ms

    def step(self, node: Node) -> None:
        """Go on to `node`, a child of the present one, making its move.

        :raises IllegalMoveError: if pieces cannot make it and it is not marked as illegal.
        """
        transition: Transition | None = None
        if node.move is not None:
            try:
                transition = self.position.play_unchecked(node.move)
            except IllegalMoveError:
                if not node.illegal:
                    raise
        self.stand(node, transition)

    def stand(self, node: Node, transition: Transition | None) -> None:
        """Be at `node`, a child of the present one, whose move has been made as `transition`."""
        self.nodes.append(node)
        self._transitions.append(transition)
        self.node = node
        self.previous = None if node.move is None else node.move.target
        if transition is None:
            self.is_stuck = True

    def go_to(self, node: Node) -> None:
        """Be at `node`, anywhere in the tree; the moves that the two lines share are not played anew."""
        ahead: list[Node] = []
        while node.ply >= len(self.nodes) or self.nodes[node.ply] is not node:
            ahead.append(node)
            assert node.parent is not None  # the root is always walked
            node = node.parent
        self._go_back_to(node)
        for following in reversed(ahead):
            self.step(following)

    def _go_back_to(self, node: Node) -> None:
        """Be at `node`, which lies on the line walked."""
        for transition in reversed(self._transitions[node.ply :]):
            if transition is not None:
                self.position.undo(transition)
        del self._transitions[node.ply :]
        self.nodes = self.nodes[: node.ply + 1]  # a list of its own: others may hold the line that is left
        self.node = node
        self.previous = None if node.move is None else node.move.target
        self.is_stuck = self.is_stuck and None in self._transitions


def child_with(node: Node, move: Move) -> Node:
    """The child of `node` with that move, a new one if there is none."""
    for child in node.children:
        if child.move == move:
            return child
    return node.add(move)
