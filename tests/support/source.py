"""The program's source, parsed once a process for all tests that look through it."""

from __future__ import annotations

import ast
import gc
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import TypeVar

import shogi_desktop

PACKAGE = Path(shogi_desktop.__file__).parent
MODULES = tuple(sorted(PACKAGE.rglob("*.py")))

Node = TypeVar("Node", bound=ast.AST)


@cache
def text_of(module: Path) -> str:
    """What is written in `module`."""
    return module.read_text(encoding="utf-8")


def tree_of(module: Path) -> ast.Module:
    """`module`, parsed."""
    (tree,) = nodes(module, ast.Module)
    return tree


def nodes(module: Path, *kinds: type[Node]) -> list[Node]:
    """All nodes of `module` that are of `kinds`, each kind in the order of the source's levels."""
    by_kind = _nodes_of_all()[module]
    # Each list holds nodes of its key's kind only, which the type of a dictionary cannot say.
    return [node for kind in kinds for node in by_kind.get(kind, ())]  # type: ignore[misc]


@cache
def _nodes_of_all() -> dict[Path, dict[type[ast.AST], list[ast.AST]]]:
    """The half a million nodes, kept out of the collections to come: the next two would look at all of them.

    What is garbage already is collected first, so that it is not kept too (`tests/conftest.py` says why).
    """
    gc.collect()
    found = {module: _by_kind(ast.parse(text_of(module))) for module in MODULES}
    gc.freeze()
    return found


def _by_kind(tree: ast.Module) -> dict[type[ast.AST], list[ast.AST]]:
    """`tree` and all nodes in it but the contexts and operators, which have no place; level by level."""
    found: dict[type[ast.AST], list[ast.AST]] = defaultdict(list)
    level: list[ast.AST] = [tree]
    for node in level:  # grows as it is walked
        found[type(node)].append(node)
        for field in node._fields:
            value = getattr(node, field, None)
            if isinstance(value, list):
                level += [part for part in value if isinstance(part, ast.AST)]
            elif isinstance(value, ast.AST) and value._fields:
                level.append(value)
    return dict(found)
