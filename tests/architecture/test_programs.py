"""No program beside the product rots unseen: each measurement still starts, each tool still compiles."""

from __future__ import annotations

import ast
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
BENCHES = sorted((REPOSITORY / "tests" / "bench").glob("*.py"))
TOOLS = sorted((REPOSITORY / "packaging" / "tools").glob("*.py"))

# In one process: most of what a start takes is importing the program, which they share. What takes no options
# is imported, the others are asked for --help.
START = """
import importlib, os, runpy, sys
from pathlib import Path
os.environ["QT_QPA_PLATFORM"] = "offscreen"
for name in sys.argv[1:]:
    module = importlib.import_module(f"tests.bench.{name}")
    assert module.__doc__, f"{name} does not say what it is for"
    if "argparse" not in vars(module):
        continue
    del sys.modules[module.__name__]
    sys.argv = [name, "--help"]
    try:
        runpy.run_module(module.__name__, run_name="__main__")
    except SystemExit as end:
        assert not end.code, (name, end.code)
    else:
        raise AssertionError(f"{name} --help did something else")
"""


@pytest.mark.slow
def test_every_measurement_starts() -> None:
    done = subprocess.run(
        [sys.executable, "-c", START, *(path.stem for path in BENCHES)],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.count("usage:") >= 10


def imports_in_strings(path: Path) -> Iterator[str]:
    """The modules and names of ours that programs written as strings in `path` import, as dotted words."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for module, names in re.findall(
                r"^(?:from|import) (shogi_desktop[\w.]*)(?: import ([\w, ]+))?$", node.value, re.MULTILINE
            ):
                yield from (f"{module}.{name.strip()}" for name in names.split(",")) if names else (module,)


@pytest.mark.parametrize("path", BENCHES, ids=lambda path: path.stem)
def test_what_a_measurement_starts_finds_what_it_imports(path: Path) -> None:
    """Programs for a process of their own stand in strings, where no tool reads them."""
    for wanted in imports_in_strings(path):
        pkgutil.resolve_name(wanted)


def test_the_measurements_are_started_as_the_documents_say() -> None:
    """As modules: as files they do not find each other."""
    told = [
        f"{path.name}: {line.strip()}"
        for path in (*(REPOSITORY / "docs").rglob("*.md"), *(REPOSITORY / "tests" / "bench").glob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if "python tests/bench/" in line
    ]
    assert told == []


@pytest.mark.parametrize("tool", TOOLS, ids=lambda path: path.name)
def test_every_tool_is_a_program_that_compiles(tool: Path) -> None:
    """mypy reads what is in them; that they do their work is seen when they are used."""
    source = tool.read_text(encoding="utf-8")

    compile(source, str(tool), "exec")
    assert 'if __name__ == "__main__":' in source
