"""A position carried along through a record, move by move: what it costs is the way, not the place.

Views that look at one node after another (the board, the texts of a list of moves) have one each.
"""

from __future__ import annotations

from shogi_desktop.game.record import Node, Record
from shogi_desktop.rules import Position, RulesError, Transition


class Walk:
    """Stands at one node of `record`, at first at the root."""

    def __init__(self, record: Record) -> None:
        self._position = record.start_position()
        self._walked: list[tuple[Node, Transition | None]] = []

    @property
    def position(self) -> Position:
        """The position after the moves walked: the walk's own, to be copied by whoever keeps it."""
        return self._position

    def go_to(self, node: Node) -> list[Transition | None]:
        """Take back and make moves until the position stands after `node`; what was taken back and made.

        None stands for a foul that cannot be made on the board: the pieces stay where they are.
        """
        nodes = node.line()
        common = 0
        for (walked, _), wanted in zip(self._walked, nodes, strict=False):
            if walked is not wanted:
                break
            common += 1
        done = []
        while len(self._walked) > common:
            transition = self._walked.pop()[1]
            if transition is not None:
                self._position.undo(transition)
            done.append(transition)
        for wanted in nodes[common:]:
            transition = self._make(wanted)
            self._walked.append((wanted, transition))
            done.append(transition)
        return done

    def _make(self, node: Node) -> Transition | None:
        try:
            return None if node.move is None else self._position.play_unchecked(node.move)
        except RulesError:
            return None
