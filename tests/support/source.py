"""The program's source, parsed once a process for all tests that look through it."""

from __future__ import annotations

import ast
import gc
from functools import cache
from pathlib import Path

import shogi_desktop

PACKAGE = Path(shogi_desktop.__file__).parent
MODULES = tuple(sorted(PACKAGE.rglob("*.py")))


@cache
def text_of(module: Path) -> str:
    """What is written in `module`."""
    return module.read_text(encoding="utf-8")


def nodes(module: Path) -> tuple[ast.AST, ...]:
    """All nodes of `module`, itself first, in the order of `ast.walk`."""
    return _nodes_of_all()[module]


@cache
def _nodes_of_all() -> dict[Path, tuple[ast.AST, ...]]:
    """The 800,000 nodes, kept out of the collections to come: each of the next two would look at all of them.

    What is garbage already is collected first, so that it is not kept too (`tests/conftest.py` says why).
    """
    gc.collect()
    found = {module: tuple(ast.walk(ast.parse(text_of(module)))) for module in MODULES}
    gc.freeze()
    return found
