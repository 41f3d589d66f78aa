"""What the documents for contributors and about security say of the code is so."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

import shogi_desktop

REPOSITORY = Path(shogi_desktop.__file__).parent.parent
DOCS = REPOSITORY / "docs"
FOLDERS = ("docs", "engine", "packaging", "resources", "shogi_desktop", "tests")
ELSEWHERE = {
    "docs/guide/XX/",  # what a contributor is told to make
    "resources/i18n/shogi_desktop_XX.ts",
    "shogi_desktop/bin/",  # in a wheel and a bundle
    "shogi_desktop/resources/",
    "shogi_desktop/docs/",
}
CONSTANT = re.compile(r"`(shogi_desktop[\w.]+)\.(\w+) = ([^`]+)`")
FIELD = re.compile(r"`(shogi_desktop[\w.]+)\.(\w+)`: ((?:`\w+ = [\d_]+`(?:, )?)+)")

pytestmark = pytest.mark.skipif(
    not DOCS.is_dir(), reason="platform: the checkout is not here, only the package"
)


@pytest.mark.parametrize(
    "name", ["contributing.md", "security.md", "architecture.md", "decisions/0022-guide.md"]
)
def test_every_file_and_folder_named_is_there(name: str) -> None:
    text = (DOCS / name).read_text(encoding="utf-8")
    named = {
        path
        for path in re.findall(r"`((?:[\w.\-]+/)+[\w.\-]*)`", text)
        if path.split("/")[0] in FOLDERS and path not in ELSEWHERE
    }
    assert named
    assert sorted(path for path in named if not (REPOSITORY / path).exists()) == []


def test_every_name_in_the_recipes_is_in_the_file_that_they_name() -> None:
    """``NAME`` (`path`) and `NAME` in `path`."""
    text = (DOCS / "contributing.md").read_text(encoding="utf-8")
    pairs = re.findall(r"`([A-Za-z_]{4,})` (?:\(|in )`((?:[\w.\-]+/)+[\w.\-]+)`", text)
    assert len(pairs) >= 9
    wrong = [(name, path) for name, path in pairs if name not in (REPOSITORY / path).read_text("utf-8")]
    assert wrong == []


def test_every_limit_is_what_the_code_says() -> None:
    text = (DOCS / "security.md").read_text(encoding="utf-8")
    constants = CONSTANT.findall(text)
    assert len(constants) >= 10
    for module, name, value in constants:
        assert getattr(importlib.import_module(module), name) == eval(value, {}), (module, name)
    fields = FIELD.findall(text)
    assert len(fields) == 4
    for module, owner, values in fields:
        made = getattr(importlib.import_module(module), owner)()
        for field, value in re.findall(r"`(\w+) = ([\d_]+)`", values):
            assert getattr(made, field) == int(value), field
