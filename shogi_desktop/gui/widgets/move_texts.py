"""Moves of a record in words, each written when it is first asked for: a long record opens at once."""

from __future__ import annotations

from shogi_desktop.app.words.lines import Write
from shogi_desktop.game import Node, Record, Walk


class MoveTexts:
    """The texts of the moves of one record at a time. Moves never change, so a text once written stays."""

    def __init__(self, write: Write) -> None:
        self.write = write
        self._walk: Walk | None = None
        self._texts: dict[Node, str] = {}

    def set_record(self, record: Record | None) -> None:
        """Write the moves of another record."""
        self._walk = None if record is None else Walk(record)
        self._texts = {}

    def set_writer(self, write: Write) -> None:
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
