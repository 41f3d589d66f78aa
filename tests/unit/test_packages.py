"""What the packages tell a desktop agrees with itself and with what the program opens."""

from __future__ import annotations

import configparser
import importlib.util
import re
import tomllib
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

import shogi_desktop

PACKAGING = Path(shogi_desktop.__file__).parent.parent / "packaging"
pytestmark = pytest.mark.skipif(
    not PACKAGING.is_dir(), reason="platform: the checkout is not here, only the package"
)
ENDINGS = {"kif", "kifu", "ki2", "ki2u", "csa", "jkf", "sfen"}


def load(path: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(Path(path).stem, PACKAGING / path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_kind_of_file_that_is_described_is_opened_by_the_program() -> None:
    kinds = ET.parse(PACKAGING / "linux" / "shogi-desktop.xml").getroot()
    described = {kind.attrib["type"] for kind in kinds}
    endings = {element.attrib["pattern"] for element in kinds.iter() if element.tag.endswith("glob")}
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(PACKAGING / "linux" / "shogi-desktop.desktop", encoding="utf-8")
    assert set(entry["Desktop Entry"]["MimeType"].strip(";").split(";")) == described
    assert endings == {f"*.{ending}" for ending in ENDINGS}
    assert entry["Desktop Entry"]["Exec"].endswith(" %F")


def test_windows_and_macos_open_the_same_files() -> None:
    installer = (PACKAGING / "windows" / "shogi-desktop.iss").read_text(encoding="utf-8")
    assert set(re.findall(r"Classes\\\.(\w+)\\OpenWithProgids", installer)) == ENDINGS
    recipe = (PACKAGING / "shogi-desktop.spec").read_text(encoding="utf-8")
    listed = re.search(r"ENDINGS = \[(.*?)\]", recipe)
    assert listed is not None and set(re.findall(r'"(\w+)"', listed[1])) == ENDINGS


def test_the_notes_of_a_release_are_its_section_of_the_changelog() -> None:
    notes = load("tools/release_notes.py").notes
    text = "# Changelog\n\n## [0.2.0] - 2026-12-01\n\nNew.\n\n## 0.1.0, not yet released\n\nFirst.\n"
    assert notes(text, "0.2.0") == "New.\n"
    assert notes(text, "0.1.0") == "First.\n"
    with pytest.raises(LookupError):
        notes(text, "0.3.0")


def test_wheel_and_bundle_carry_the_documents_that_the_help_menu_shows() -> None:
    project = tomllib.loads((PACKAGING.parent / "pyproject.toml").read_text(encoding="utf-8"))
    carried = project["tool"]["scikit-build"]["wheel"]["packages"]
    assert carried["shogi_desktop/resources/docs"] == "docs"
    recipe = (PACKAGING / "shogi-desktop.spec").read_text(encoding="utf-8")
    assert '(str(ROOT / "docs"), "shogi_desktop/resources/docs")' in recipe
