"""The rows of a tree: every unfolded move once, branches below the moves they replace, all at their depth."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtTest import QAbstractItemModelTester

from shogi_desktop.game import Node, Outcome, Reason
from shogi_desktop.gui.study.move_rows import MoveRows
from shogi_desktop.gui.study.tree_rows import Row, all_heads, heads_above, line_length, visible_rows
from shogi_desktop.gui.widgets.move_texts import MoveTexts
from shogi_desktop.rules import STANDARD, parse_usi_move

MOVE = parse_usi_move("7g7f", STANDARD)


def random_tree(seed: int, size: int = 30) -> Node:
    rng = random.Random(seed)
    nodes = [Node()]
    for _ in range(size):
        nodes.append(rng.choice(nodes[-4:] if rng.random() < 0.8 else nodes).add(MOVE))
        if rng.random() < 0.2:
            rng.choice(nodes).end(Outcome(Reason.INTERRUPTED))
    return nodes[0]


def by_recursion(parent: Node, depth: int, opened: set[Node]) -> Iterator[Row]:
    """The same said otherwise."""
    others = list(parent.children)
    first = None if (parent.outcome and not parent.ends_aside) or not others else others.pop(0)
    if first is not None:
        yield Row(first, depth)
    if parent.outcome:
        yield Row(parent, depth + (first is not None), is_end=True)
    for other in others:
        yield Row(other, depth + 1, is_head=True)
        if other in opened:
            yield from by_recursion(other, depth + 1, opened)
    if first is not None:
        yield from by_recursion(first, depth, opened)


@given(st.integers(0, 2**32))
def test_rows_are_those_of_the_tree_read_by_recursion(seed: int) -> None:
    root = random_tree(seed)
    heads = sorted(all_heads(root), key=lambda node: node.path)
    opened = {head for head in heads if random.Random(f"{seed}{head.path}").random() < 0.5}
    rows = visible_rows(root, opened)
    assert rows == [Row(root), *by_recursion(root, 0, opened)]
    everything = visible_rows(root, set(heads))
    assert sum(not row.is_end for row in everything) == sum(1 for _ in root.walk())
    assert {row.node for row in everything if row.is_end} == {node for node in root.walk() if node.outcome}
    assert all(row.depth == len(heads_above(row.node)) for row in everything if not row.is_end)
    assert {row.node for row in everything if row.is_head} == set(heads)


def test_a_line_of_a_thousand_moves_needs_no_deep_stack() -> None:
    root = node = Node()
    for _ in range(3000):
        node = node.add(MOVE)
    assert len(visible_rows(root, set())) == 3001
    assert line_length(root) == 3000


@given(st.integers(0, 2**32))
def test_a_model_given_other_rows_tells_views_what_has_changed(seed: int) -> None:
    rng = random.Random(seed)
    root = random_tree(rng.randrange(2**32), 12)
    model = MoveRows(MoveTexts(lambda *_: "move"), lambda _: False, lambda _: True)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    seen = [0]
    model.rowsInserted.connect(lambda _, first, last: seen.append(seen[-1] + last - first + 1))
    model.rowsRemoved.connect(lambda _, first, last: seen.append(seen[-1] - (last - first + 1)))
    for _ in range(5):
        opened = {head for head in all_heads(root) if rng.random() < 0.5}
        rows = visible_rows(root, opened)
        model.set_rows(rows)
        assert [model.node_at(row) for row in range(model.rowCount())] == [row.node for row in rows]
        assert all(model.row_of(row.node) == n for n, row in enumerate(rows) if not row.is_end)
        assert seen[-1] == len(rows), "views that count along come to the same"
        rng.choice(list(root.walk())).add(MOVE)
