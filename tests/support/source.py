"""The program's source, parsed once a process for all tests that look through it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import shogi_desktop

PACKAGE = Path(shogi_desktop.__file__).parent
MODULES = tuple(sorted(PACKAGE.rglob("*.py")))


@cache
def text_of(module: Path) -> str:
    """What is written in `module`."""
    return module.read_text(encoding="utf-8")


@cache
def nodes(module: Path) -> tuple[ast.AST, ...]:
    """All nodes of `module`, itself first, in the order of `ast.walk`."""
    return tuple(ast.walk(ast.parse(text_of(module))))
