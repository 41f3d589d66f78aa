"""Moves of a record in words, each written when it is first asked for: a long record opens at once."""

from __future__ import annotations

from collections.abc import Callable

from shogi_desktop.game import Node, Record, Walk
from shogi_desktop.rules import Move, Position, Square

MoveWriter = Callable[[Position, Move, Square | None], str]
"""Writes a move made in a position; the square is where the move before went to."""


class MoveTexts:
    """The texts of the moves of one record at a time. Moves never change, so a text once written stays."""

    def __init__(self, write: MoveWriter) -> None:
        self.write = write
        self._walk: Walk | None = None
        self._texts: dict[Node, str] = {}

    def set_record(self, record: Record | None) -> None:
        """Write the moves of another record."""
        self._walk = None if record is None else Walk(record)
        self._texts = {}

    def set_writer(self, write: MoveWriter) -> None:
        """Write the moves in another notation."""
        self.write = write
        self._texts = {}

    def text(self, node: Node) -> str:
        """The move of `node`; empty for the root."""
        known = self._texts.get(node)
        if known is not None:
            return known
        if node.move is None or node.parent is None or self._walk is None:
            return ""
        self._walk.go_to(node.parent)
        before = None if node.parent.move is None else node.parent.move.target
        text = self._texts[node] = self.write(self._walk.position, node.move, before)
        return text
