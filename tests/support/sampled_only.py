"""A plugin of pytest that leaves only the tests that take a sample, and those left out of it.

    SHOGI_TESTS=whole python -m pytest -p tests.support.sampled_only

What takes no sample is the same test again: `.ci/run` has just run it.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

DECIDING = ("tests.support.extent", "hypothesis")
"""The modules whose names decide how far a test goes."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take out of ``items`` what takes no sample."""
    kept: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    for item in items:
        (kept if _takes_a_sample(item) else left_out).append(item)
    config.hook.pytest_deselected(items=left_out)
    items[:] = kept


def _takes_a_sample(item: pytest.Item) -> bool:
    found = sampled(item.path)
    # A function of the module or a class of it, and whatever the test asks for by name.
    first = item.nodeid.split("::")[1].partition("[")[0]
    return first in found or not found.isdisjoint(getattr(item, "fixturenames", ()))


@cache
def sampled(path: Path) -> frozenset[str]:
    """What of a module's functions, classes and constants hangs on `DECIDING`, by way of others too."""
    module = ast.parse(path.read_text(encoding="utf-8"))
    uses = _uses(module)
    found = _deciding(module)
    while new := {name for name, used in uses.items() if used & found} - found:
        found |= new
    return frozenset(found)


def _deciding(module: ast.Module) -> set[str]:
    """What a module imports of `DECIDING`, by the names it has there."""
    return {
        name.asname or name.name
        for statement in module.body
        if isinstance(statement, ast.ImportFrom) and (statement.module or "").startswith(DECIDING)
        for name in statement.names
    }


def _uses(module: ast.Module) -> dict[str, set[str]]:
    """By name, what the definition of each function, class and constant of a module refers to."""
    uses: dict[str, set[str]] = defaultdict(set)
    for statement in module.body:
        match statement:
            case ast.FunctionDef() | ast.ClassDef():
                uses[statement.name] |= _names(statement)
            case ast.Assign(targets, value):
                for name in {name for target in targets for name in _names(target)}:
                    uses[name] |= _names(value)
            case ast.AnnAssign(ast.Name(name), _, ast.expr() as value):
                uses[name] |= _names(value)
    return uses


def _names(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
