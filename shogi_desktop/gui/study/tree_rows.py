"""Which moves of a record are rows of its list, and in what order: the main line with its branches between.

A branch stands below the move, or below the end, that it is another choice for, one step further in, and so
do branches in it; of a folded one only the first move is a row. How a line ended is a row too. Pure: no
widget, no text.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from shogi_desktop.game import Node


class Row(NamedTuple):
    """One row. A tuple, because hundreds are compared whenever the tree changes.

    :ivar depth: how many branches deep the move is; 0 on the main line.
    :ivar is_head: whether a branch begins with it.
    :ivar is_end: whether it tells how the game ended after `node`, not `node` itself.
    """

    node: Node
    depth: int = 0
    is_head: bool = False
    is_end: bool = False


def visible_rows(root: Node, opened: Collection[Node]) -> list[Row]:
    """The rows below the start position, which is the first; branches that begin in `opened` are unfolded."""
    rows = [Row(root)]
    stack: list[tuple[Node, int, bool]] = [(root, 0, False)]  # whose branch, or continuation, comes next
    while stack:
        node, depth, is_head = stack.pop()
        if is_head:
            rows.append(Row(node, depth, is_head=True))
            if node not in opened:
                continue
        if node.next is not None:
            rows.append(Row(node.next, depth))
            stack.append((node.next, depth, False))
        if node.outcome is not None:
            rows.append(Row(node, depth if node.next is None else depth + 1, is_end=True))
        stack.extend((other, depth + 1, True) for other in reversed(node.variations))
    return rows


def heads_above(node: Node) -> list[Node]:
    """The first moves of all branches that `node` is in, itself included where it begins one."""
    return [step for step in node.line() if step.is_variation]


def line_length(head: Node) -> int:
    """How many moves follow `head` on its first line."""
    count = 0
    while (following := head.next) is not None:
        head = following
        count += 1
    return count


def all_heads(root: Node) -> set[Node]:
    """Every move that begins a branch."""
    return {child for node in root.walk() for child in node.variations}
