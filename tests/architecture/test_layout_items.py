"""No item of a layout is shown to Python.

Qt deletes it untold, and its Python object then stands for whatever Qt makes at that address. Layouts are
asked for their widgets instead (`QLayout.indexOf`).
"""

import ast
from collections.abc import Iterable
from pathlib import Path

from tests.support.source import MODULES, nodes

REPOSITORY = Path(__file__).resolve().parents[2]
OTHERS = [*(REPOSITORY / "tests").rglob("*.py"), *(REPOSITORY / "packaging").rglob("*.py")]
BARRED = ("itemAt", "itemAtPosition", "takeAt")


def asked_for_items(found: Iterable[ast.AST]) -> list[int]:
    """The lines of those nodes `found` that ask a layout for an item."""
    return [node.lineno for node in found if isinstance(node, ast.Attribute) and node.attr in BARRED]


def test_no_layout_is_asked_for_its_items() -> None:
    found = [
        f"{module}:{line}" for module in MODULES for line in asked_for_items(nodes(module, ast.Attribute))
    ]
    for other in OTHERS:
        text = other.read_text("utf-8")
        if any(f".{name}(" in text for name in BARRED):
            found += [f"{other}:{line}" for line in asked_for_items(ast.walk(ast.parse(text)))]
    assert not found
