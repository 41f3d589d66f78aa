"""What a KIF file notes beside its moves: comments, bookmarks, exact times."""

from __future__ import annotations

import re
from collections import defaultdict

from shogi_desktop.game import Node
from shogi_desktop.notation.exact_times import ExactTime, apply_exact_times

_EXACT_TIME = re.compile(r"#ms (\d{1,15})?(?:/(\d{1,15}))?")
"""Exact times as version 0.1 wrote them first, each below its move."""


class Notes:
    """Collects them, node by node, until the file has been read.

    :ivar exact_times: of the moves in the order of the file.
    """

    def __init__(self) -> None:
        self._comments: dict[Node, list[str]] = defaultdict(list)
        self._bookmarks: dict[Node, list[str]] = defaultdict(list)
        self.exact_times: list[ExactTime] = []

    def comment(self, node: Node, line: str) -> None:
        """A line of the node's comment."""
        self._comments[node].append(line)

    def bookmark(self, node: Node, name: str) -> None:
        """A name of the node's."""
        self._bookmarks[node].append(name)

    def put_in(self, nodes: list[Node]) -> None:
        """Give all of them to the nodes. :param nodes: those of the moves, in the order of the file."""
        for node, lines in self._comments.items():
            node.comment = "\n".join(lines)
        for node, names in self._bookmarks.items():
            node.bookmark = " ".join(filter(None, names))
        apply_exact_times(nodes, self.exact_times)


def take_time(node: Node, line: str) -> bool:
    """Take the exact time of the node, or of its end, from a line; False if the line tells none."""
    time = _EXACT_TIME.fullmatch(line)
    if time is None:
        return False
    if node.outcome is not None:
        node.outcome_time_ms = int(time[1]) if time[1] else None
    else:
        node.time_ms = int(time[1]) if time[1] else None
        node.total_ms = int(time[2]) if time[2] else None
    return True
