"""The folders of the engine include downward only, as import-linter holds it for the Python packages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ENGINE = Path(__file__).resolve().parents[2] / "engine"
MAY_INCLUDE = {
    "core": {"core"},
    "eval": {"eval", "core"},
    "mate": {"mate", "core"},
    "search": {"search", "eval", "core"},
    "usi": {"usi", "search", "mate", "eval", "core"},
    "tune": {"tune", "search", "mate", "eval", "core"},
}
INCLUDE = re.compile(r'^\s*#\s*include\s+"([a-z]+)/', re.MULTILINE)


def _included(folder: str) -> set[tuple[str, str]]:
    """The folders that files of ``folder`` include, each with a file that does."""
    return {
        (found, file.name)
        for file in (ENGINE / folder).iterdir()
        if file.suffix in {".h", ".cpp"}
        for found in INCLUDE.findall(file.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("folder", MAY_INCLUDE)
def test_a_folder_of_the_engine_includes_only_those_below(folder: str) -> None:
    included = _included(folder)
    assert included, "nothing was read"
    assert not {(name, file) for name, file in included if name not in MAY_INCLUDE[folder]}


def test_every_folder_of_the_program_has_its_layer() -> None:
    with_sources = {file.parent.name for file in ENGINE.glob("*/*.cpp")}
    assert with_sources == MAY_INCLUDE.keys() | {"tests", "fuzz"}
