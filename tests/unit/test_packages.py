"""What the packages tell a desktop agrees with itself and with what the program opens."""

from __future__ import annotations

import configparser
import importlib.util
import os
import re
import struct
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

import shogi_desktop
from tests.support.extent import in_the_whole

PACKAGING = Path(shogi_desktop.__file__).parent.parent / "packaging"
pytestmark = pytest.mark.skipif(
    not PACKAGING.is_dir(), reason="platform: the checkout is not here, only the package"
)
ENDINGS = {"kif", "kifu", "ki2", "ki2u", "csa", "jkf", "sfen"}


def load(path: str) -> ModuleType:
    """A script of packaging/, which is no package."""
    spec = importlib.util.spec_from_file_location(Path(path).stem, PACKAGING / path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
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


def test_the_icon_for_windows_has_a_picture_of_every_size(tmp_path: Path) -> None:
    ico = load("tools/make_icons.py").ico
    pictures = {16: b"small", 48: b"middle one", 256: b"large"}
    written = ico(pictures)
    assert struct.unpack_from("<HHH", written) == (0, 1, 3)
    for index, (size, png) in enumerate(pictures.items()):
        width, height, *_, length, at = struct.unpack_from("<BBBBHHII", written, 6 + 16 * index)
        assert (width or 256, height or 256) == (size, size)
        assert written[at : at + length] == png


def test_unicode_data_are_cut_down_to_our_languages() -> None:
    icu = load("icu_data.py")
    names = [
        "icudt73l/brkitr/ja.res", "icudt73l/coll/de.res", "icudt73l/coll/ja.res", "icudt73l/coll/root.res",
        "icudt73l/coll/ucadata.icu", "icudt73l/cs.res", "icudt73l/de.res", "icudt73l/ibm-943_P15A-2003.cnv",
        "icudt73l/ibm-970_P110_P110-2006_U2.cnv", "icudt73l/pool.res", "icudt73l/pt_BR.res",
        "icudt73l/rfc3491.spp", "icudt73l/zoneinfo64.res",
    ]  # fmt: skip
    items = [icu.Item(name, name.encode() * 3) for name in names]
    header = (b"\x20\x00\xda\x27" + bytes(8) + b"CmnD").ljust(32, b"\0")
    _, kept = icu.read_items(icu.trimmed(icu.write_items(header, items)))
    dropped = {"brkitr/ja.res", "coll/de.res", "de.res", "ibm-970_P110_P110-2006_U2.cnv", "rfc3491.spp"}
    assert [item.name for item in kept] == [name for name in names if name.partition("/")[2] not in dropped]
    for item in kept:
        assert item.data.rstrip(b"\0") == item.name.encode() * 3


def test_what_is_not_icus_data_is_refused() -> None:
    icu = load("icu_data.py")
    with pytest.raises(icu.IcuDataError):
        icu.read_items(b"\x7fELF" + bytes(60))


SORTING = (
    "from functools import cmp_to_key; from PySide6.QtCore import QCollator, QLocale;"
    "by = lambda language: cmp_to_key(QCollator(QLocale(language)).compare);"
    "words = ['chata', 'cihla', 'hora', 'čas', 'キフ', 'かい'];"
    "print(*(sorted(words, key=by(language)) for language in ('cs', 'ja', 'en')))"
)


@in_the_whole
@pytest.mark.skipif(sys.platform != "linux", reason="platform: Qt brings ICU on Linux only")
def test_qt_sorts_our_languages_as_before_with_the_data_cut_down(tmp_path: Path) -> None:
    import PySide6

    whole = next((Path(PySide6.__file__).parent / "Qt" / "lib").glob("libicudata.so*"), None)
    if whole is None:
        pytest.skip("platform: this Qt has no ICU of its own")
    small = load("icu_data.py").make_library(whole, tmp_path)
    if small is None:
        pytest.skip("platform: no compiler here")
    assert small.stat().st_size < whole.stat().st_size / 5
    command = [sys.executable, "-c", SORTING]
    expected = subprocess.run(command, capture_output=True, check=True)
    environ = {**os.environ, "LD_PRELOAD": str(small)}
    found = subprocess.run(command, capture_output=True, check=True, env=environ)
    assert (found.stdout, found.stderr) == (expected.stdout, expected.stderr)


def test_an_appimage_is_refused_a_runtime_that_is_none(tmp_path: Path) -> None:
    make = load("linux/make_packages.py").make_appimage
    program = tmp_path / "runtime"
    program.write_bytes(b"\x7fELF\x02\x01\x01" + bytes(60))
    with pytest.raises(SystemExit, match="no runtime"):
        make(tmp_path, program, 1)


def test_every_picture_of_a_program_is_of_one_that_is_made() -> None:
    installer = (PACKAGING / "windows" / "shogi-desktop.iss").read_text(encoding="utf-8")
    recipe = (PACKAGING / "shogi-desktop.spec").read_text(encoding="utf-8")
    started = set(re.findall(r"\{app\}\\([^\"\\]+)\.exe", installer))
    assert started == {"Shogi Desktop"}, "the start menu and a double-click show no console"
    assert 'executable("Shogi Desktop", console=False)' in recipe
    assert recipe.count("COLLECT(") == 1


def test_wheel_and_bundle_carry_the_documents_that_the_help_menu_shows() -> None:
    project = tomllib.loads((PACKAGING.parent / "pyproject.toml").read_text(encoding="utf-8"))
    carried = project["tool"]["scikit-build"]["wheel"]["packages"]
    assert carried["shogi_desktop/docs"] == "docs"
    recipe = (PACKAGING / "shogi-desktop.spec").read_text(encoding="utf-8")
    assert '(str(ROOT / "docs"), "shogi_desktop/docs")' in recipe
