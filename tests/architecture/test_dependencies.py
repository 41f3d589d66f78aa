"""What is imported is declared, and what is declared is imported: no more is installed than is used."""

from __future__ import annotations

import ast
import importlib.metadata
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

import shogi_desktop

REPOSITORY = Path(shogi_desktop.__file__).parent.parent
OWN = {"shogi_desktop", "tests", "main"}
# In the `test` extra to be run, not to be imported.
PROGRAMS = {"mypy", "pytest-xdist", "ruff"}
COPYLEFT = {"cshogi", "pyffish", "python-shogi"}

pytestmark = pytest.mark.skipif(
    not (REPOSITORY / "pyproject.toml").is_file(),
    reason="platform: the checkout is not here, only the package",
)


def normalized(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(*extras: str) -> set[str]:
    """The distributions that an install asks for, with those of `extras`."""
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = [*project["dependencies"]]
    for extra in extras:
        lines += project["optional-dependencies"][extra]
    return {normalized(re.split(r"[\[<>=!~; ]", line)[0]) for line in lines}


def _imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "importorskip"
            and isinstance(node.args[0], ast.Constant)
        ):
            yield str(node.args[0].value).split(".")[0]


def imports_of(source: str) -> frozenset[str]:
    """The top names that `source` imports, anywhere in it; those a test may skip for want of, too."""
    return frozenset(_imported(ast.parse(source)))


# Whatever imports stands at the beginning of a line; what stands there need not import: it may be text.
_LIKE_AN_IMPORT = re.compile(
    r"""^[ \t]*from[ \t]+(\w+)|^[ \t]*import[ \t]+([^#\n]+)|importorskip\(\s*["'](\w+)""", re.MULTILINE
)


def _perhaps_imported(source: str) -> Iterator[str]:
    for found in _LIKE_AN_IMPORT.finditer(source):
        origin, modules, wanted = found.groups()
        yield from (name.strip().split(" ")[0].split(".")[0] for name in (modules or "").split(","))
        yield from filter(None, (origin, wanted))


@cache
def foreign(*folders: str) -> dict[str, str]:
    """The modules of others that Python files in `folders` import, each with one of those files."""
    found: dict[str, str] = {}
    for folder in folders:
        files = sorted((REPOSITORY / folder).rglob("*.py"))
        assert files, folder
        known = {"", *OWN, *(file.stem for file in files), *sys.stdlib_module_names}
        for file in files:
            source = file.read_text(encoding="utf-8")
            # Parsing all files would take seconds: only those that may bring a name that is new are.
            if not known.issuperset(_perhaps_imported(source)):
                new = imports_of(source) - known
                found |= dict.fromkeys(new, str(file.relative_to(REPOSITORY)))
                known |= new
    return found


@cache
def distributions() -> Mapping[str, list[str]]:
    """The distributions that each module comes from; to find out, the records of all are read."""
    return importlib.metadata.packages_distributions()


def suppliers(module: str) -> set[str]:
    """The distributions that `module` may come from; one that is not installed is called like its module."""
    return {normalized(name) for name in distributions().get(module, [module])}


def undeclared(modules: dict[str, str], known: set[str]) -> dict[str, str]:
    return {module: file for module, file in modules.items() if not suppliers(module) & known}


# PySide6-Addons brings PySide6-Essentials, and that shiboken6, the same project's binding of C++ objects.
WITH_PYSIDE = {"pyside6-essentials", "shiboken6"}


def test_what_the_program_imports_is_declared() -> None:
    assert undeclared(foreign("shogi_desktop"), declared("cluster") | WITH_PYSIDE) == {}


def test_what_is_declared_the_program_imports() -> None:
    used = set[str]().union(*map(suppliers, foreign("shogi_desktop")))

    assert declared("cluster") - used == set()


def test_what_tests_and_tools_import_is_declared() -> None:
    known = declared("test", "package") | WITH_PYSIDE

    assert undeclared(foreign("tests", "packaging"), known) == {}


def test_what_tests_declare_they_import_or_run() -> None:
    used = set[str]().union(*map(suppliers, foreign("tests", "packaging")))

    assert declared("test") - declared("cluster") - used == PROGRAMS


def test_no_runtime_dependency_is_a_test_tool_or_a_copyleft_oracle() -> None:
    assert declared() & (PROGRAMS | COPYLEFT | {"pytest"}) == set()
