"""What workers compile by turns is all there is, and a fault in it is left to whoever collects it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.util import cache_from_source
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.support import compiled_once
from tests.support.compiled_once import compile_share, share


def run_of(root: Path, *arguments: str, **config: object) -> Any:
    return SimpleNamespace(config=SimpleNamespace(rootpath=root, args=arguments, **config))


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A checkout with a program of four modules, of which one is no Python, and four files of tests."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path / "compiled"))
    for name in ("one", "two", "three", "other"):
        for path in (tmp_path / "shogi_desktop" / f"{name}.py", tmp_path / "own_tests" / f"test_{name}.py"):
            path.parent.mkdir(exist_ok=True)
            path.write_text(f"NAME = '{path.stem}'")
    (tmp_path / "shogi_desktop" / "two.py").write_text("no Python")
    (tmp_path / "own_tests" / "test_two.py").write_text("import pytest; pytest.importorskip('nothing_of_it')")
    (tmp_path / "own_tests" / "test_three.py").write_text("import nothing_of_it")
    yield tmp_path
    for name in [name for name in sys.modules if name.partition(".")[0] == "own_tests"]:
        del sys.modules[name]


def modules_of_tests() -> set[str]:
    return {name.partition(".")[2] for name in sys.modules if name.startswith("own_tests.")}


def test_workers_share_out_everything_the_largest_first(tmp_path: Path) -> None:
    paths = [tmp_path / str(size) for size in range(7)]
    for size, path in enumerate(paths):
        path.write_bytes(bytes(size))
    shares = [[int(path.name) for path in share(paths, number, 3)] for number in range(3)]
    assert shares == [[6, 3, 0], [5, 2], [4, 1]]


def test_all_workers_together_compile_all_and_import_the_tests_asked_for(root: Path) -> None:
    try:
        for number in range(3):
            compile_share(
                run_of(root, "own_tests", workerinput={"workerid": f"gw{number}", "workercount": 3})
            )
    except pytest.skip.Exception:
        pytest.fail("tests that are skipped keep a worker from compiling")
    compiled = {
        path.stem for path in (root / "shogi_desktop").iterdir() if Path(cache_from_source(path)).exists()
    }
    assert compiled == {"one", "three", "other"}
    assert modules_of_tests() == {"test_one", "test_other"}


def test_one_test_asked_for_is_one_file_imported(root: Path) -> None:
    tests = ("own_tests/test_one.py::test_a", "own_tests/test_one.py::test_b")
    compile_share(run_of(root, *tests, workerinput={"workerid": "gw0", "workercount": 1}))
    assert modules_of_tests() == {"test_one"}


def test_what_is_compiled_is_not_compiled_again(root: Path) -> None:
    one = root / "shogi_desktop" / "one.py"
    compiled_once.compile_module(one)
    kept = Path(cache_from_source(one))
    kept.write_bytes(b"kept")
    compiled_once.compile_module(one)
    assert kept.read_bytes() == b"kept"


def test_without_workers_nothing_is_compiled_ahead(root: Path) -> None:
    compile_share(run_of(root, "own_tests"))
    assert not (root / "compiled").exists() and not modules_of_tests()
