"""The house stands as docs/architecture.md says: imports run downward, every module says its purpose."""

import ast
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import shogi_desktop
from tests.support.extent import in_the_whole
from tests.support.source import MODULES, PACKAGE, nodes, text_of, tree_of

REPOSITORY = PACKAGE.parent

pytestmark = pytest.mark.skipif(
    not (REPOSITORY / "pyproject.toml").is_file(),
    reason="platform: the checkout is not here, only the package",
)


def test_the_package_lies_nowhere_outside_the_repository() -> None:
    """An editable install adds parents of packed folders: who looks through the package walks them all."""
    assert [path for path in shogi_desktop.__path__ if not Path(path).is_relative_to(REPOSITORY)] == []


def test_no_two_modules_import_each_other_not_even_in_a_ring() -> None:
    """Imports for types alone and imports inside functions count like any other."""
    grimp = pytest.importorskip("grimp")
    graph = grimp.build_graph("shogi_desktop", cache_dir=None)
    needs = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}

    TopologicalSorter(needs).prepare()  # raises CycleError, which names the ring


@in_the_whole
def test_import_contracts_hold() -> None:
    """import-linter reads the source, so an import inside a function counts like any other."""
    pytest.importorskip("importlinter")
    code = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr


def says_what_it_is_for(module: Path) -> bool:
    return bool(ast.get_docstring(tree_of(module)))


def test_every_module_opens_with_what_it_is_for() -> None:
    assert len(MODULES) > 500
    assert [str(module) for module in MODULES if not says_what_it_is_for(module)] == []


def imported_names(module: Path) -> set[str]:
    """Return what `module` imports, at its top or anywhere inside; ``a.b`` for `from a import b`."""
    names: set[str] = set()
    for node in nodes(module, ast.Import):
        names |= {alias.name for alias in node.names}
    for origin in nodes(module, ast.ImportFrom):
        if origin.module:
            names |= {origin.module, *(f"{origin.module}.{alias.name}" for alias in origin.names)}
    return names


def test_qt_is_taken_only_as_pyside6() -> None:
    """No second binding by accident: two in one process do not know each other's objects."""
    others = {"PyQt5", "PyQt6", "PySide2", "qtpy"}
    for module in MODULES:
        assert not others & {name.split(".")[0] for name in imported_names(module)}, module


@pytest.mark.parametrize(
    ("layer", "barred"),
    [
        ("paint", {"PySide6.QtWidgets", "PySide6.QtPrintSupport"}),
        ("usi", {"PySide6.QtWidgets", "PySide6.QtGui"}),
    ],
)
def test_a_layer_takes_no_more_of_qt_than_its_own(layer: str, barred: set[str]) -> None:
    """import-linter cannot tell apart the modules of somebody else's package."""
    modules = list((PACKAGE / layer).rglob("*.py"))

    assert modules
    for module in modules:
        assert not barred & imported_names(module), module


def test_no_japanese_font_of_the_system_is_relied_on() -> None:
    """Faces are outlines of our own, the text font is bundled: no machine needs a Japanese font."""
    families: tuple[str, ...] = (
        "Noto Sans CJK",
        "Noto Serif CJK",
        "IPAGothic",
        "IPAexGothic",
        "MS Gothic",
        "MS Mincho",
        "Meiryo",
    )
    families += ("Yu Gothic", "Yu Mincho", "Hiragino", "TakaoGothic", "VL Gothic", "ＭＳ")
    for module in MODULES:
        text = text_of(module)
        assert not [family for family in families if family in text], module
