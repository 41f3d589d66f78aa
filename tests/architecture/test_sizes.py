"""The house keeps its measure: no function or class too long to read, imports at the top, meaning said."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.source import MODULES, PACKAGE, nodes, tree_of

Function = ast.FunctionDef | ast.AsyncFunctionDef

FUNCTION_LINES = 60
CLASS_LINES, CLASS_METHODS = 400, 35
LATE_IMPORTS = 10
DEFENDED = {"Position"}
"""Classes over the limits, each with its reason in docs/architecture.md."""
SAID_IN_FULL = ["rules", "game", "notation", "usi", "app/engines", "app/players"]
"""Packages that others build on: all that they offer says what it means."""


def name_of(module: Path, node: ast.ClassDef | Function) -> str:
    return f"{module.relative_to(PACKAGE)}:{node.lineno} {node.name}"


def lines_of(node: ast.ClassDef | Function) -> int:
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1


def functions_of(module: Path) -> list[Function]:
    return [*nodes(module, ast.FunctionDef), *nodes(module, ast.AsyncFunctionDef)]


def classes() -> Iterator[tuple[Path, ast.ClassDef]]:
    for module in MODULES:
        yield from ((module, node) for node in nodes(module, ast.ClassDef))


def test_no_function_is_longer_than_one_reads_at_once() -> None:
    functions = [(module, function) for module in MODULES for function in functions_of(module)]
    assert len(functions) > 5000
    assert [name_of(m, n) for m, n in functions if lines_of(n) > FUNCTION_LINES] == []


def test_no_class_does_more_than_one_thing_but_those_that_are_defended() -> None:
    large = set()
    for module, node in classes():
        methods = sum(isinstance(inside, Function) for inside in node.body)
        if lines_of(node) > CLASS_LINES or methods > CLASS_METHODS:
            large.add(node.name if node.name in DEFENDED else f"{name_of(module, node)}: {methods} methods")

    assert large == DEFENDED
    words = (PACKAGE.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert [name for name in DEFENDED if f"`{name}`" not in words and f".{name}`" not in words] == []


def test_few_imports_wait_inside_a_function() -> None:
    late = [
        f"{name_of(module, function)}: {ast.unparse(node)}"
        for module in MODULES
        for node in imports_of(module)
        for function in functions_of(module)
        if node.col_offset and within(node, function)
    ]
    assert len(late) <= LATE_IMPORTS, late


def imports_of(module: Path) -> list[ast.Import | ast.ImportFrom]:
    return [*nodes(module, ast.Import), *nodes(module, ast.ImportFrom)]


def within(statement: ast.stmt, function: Function) -> bool:
    assert function.end_lineno is not None
    return function.lineno <= statement.lineno <= function.end_lineno


def public(body: list[ast.stmt]) -> Iterator[ast.ClassDef | Function]:
    for node in body:
        if isinstance(node, ast.ClassDef | Function) and not node.name.startswith("_"):
            yield node
            if isinstance(node, ast.ClassDef):
                yield from public(node.body)


@pytest.mark.parametrize("package", SAID_IN_FULL)
def test_what_others_build_on_says_what_it_means(package: str) -> None:
    modules = [module for module in MODULES if module.is_relative_to(PACKAGE / package)]
    offered = [(module, node) for module in modules for node in public(tree_of(module).body)]
    assert len(offered) > 50
    assert [name_of(m, n) for m, n in offered if ast.get_docstring(n) is None] == []
