"""The libraries that `system_check` looks for are those that the installed Qt links to: none is forgotten."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import PySide6
import pytest

from shogi_desktop.system_check import (
    CORE_LIBRARIES,
    OPTIONAL_LIBRARIES,
    PACKAGES,
    WAYLAND_LIBRARIES,
    X11_LIBRARIES,
)
from tests.support.extent import in_the_whole
from tests.support.source import MODULES, nodes

QT = Path(PySide6.__path__[0])
# What Python itself cannot do without.
C_LIBRARIES = (
    "libc.",
    "libm.",
    "libgcc_s.",
    "libstdc++.",
    "libresolv.",
    "libpthread.",
    "libdl.",
    "librt.",
    "ld-linux",
)
# Modules that the program can do without, and says so.
SOUND = {"QtMultimedia", "QtTextToSpeech"}

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="platform: Qt brings its libraries elsewhere"),
    pytest.mark.skipif(shutil.which("readelf") is None, reason="platform: no readelf here"),
]


@cache
def needed(file: Path) -> frozenset[str]:
    """The system's libraries that `file` links to, itself or by libraries that come with Qt."""
    dynamic = subprocess.run(
        ["readelf", "--dynamic", "--wide", file], capture_output=True, text=True, check=True
    ).stdout
    found: set[str] = set()
    for line in dynamic.splitlines():
        if "(NEEDED)" not in line:
            continue
        name = line.split("[")[1].rstrip("]")
        brought = next((place for place in places(name) if place.exists()), None)
        if brought is not None:
            found |= needed(brought)
        elif not name.startswith(C_LIBRARIES):
            found.add(name)
    return frozenset(found)


def places(library: str) -> list[Path]:
    return [QT / "Qt" / "lib" / library, QT / library, QT.parent / "shiboken6" / library]


def imported_modules() -> set[str]:
    """The modules of PySide6 that the program imports, anywhere in it."""
    found = set()
    for module in MODULES:
        for node in nodes(module, ast.ImportFrom):
            if (node.module or "").startswith("PySide6."):
                found.add((node.module or "").split(".")[1])
    return found


def of_modules(modules: set[str]) -> set[str]:
    return set[str]().union(*(needed(QT / f"{module}.abi3.so") for module in modules))


def of_plugins(*patterns: str) -> set[str]:
    files = [file for pattern in patterns for file in (QT / "Qt" / "plugins").glob(pattern)]
    assert len(files) >= len(patterns)
    return set[str]().union(*map(needed, files))


@in_the_whole
def test_every_module_imported_finds_its_libraries() -> None:
    modules = imported_modules()

    assert {"QtWidgets", "QtNetwork"} <= modules
    assert of_modules(modules - SOUND) <= set(CORE_LIBRARIES)
    assert of_modules(SOUND) <= {*CORE_LIBRARIES, *OPTIONAL_LIBRARIES}


def test_every_library_looked_for_is_linked_to() -> None:
    """A package too many is a line too long."""
    linked = of_modules(imported_modules()) | of_plugins("platforms/libqxcb.so", "platforms/libqwayland*.so")
    linked |= of_plugins("printsupport/libcupsprintersupport.so", "texttospeech/libqtexttospeech_speechd.so")

    assert set(PACKAGES) <= linked


def test_each_display_has_its_libraries() -> None:
    assert of_plugins("platforms/libqxcb.so") <= {*CORE_LIBRARIES, *X11_LIBRARIES}
    assert of_plugins("platforms/libqwayland*.so", "wayland-shell-integration/libxdg-shell.so") <= {
        *CORE_LIBRARIES,
        *WAYLAND_LIBRARIES,
    }
    assert of_plugins("platforms/libqoffscreen.so") <= set(CORE_LIBRARIES)


def test_pictures_and_input_methods_need_nothing_more() -> None:
    assert of_plugins("imageformats/*.so", "iconengines/*.so", "platforminputcontexts/*.so") <= set(
        CORE_LIBRARIES
    )


def test_printers_and_voices_are_among_what_is_optional() -> None:
    plugins = of_plugins("printsupport/*.so", "texttospeech/*speechd.so")

    assert plugins <= {*CORE_LIBRARIES, *OPTIONAL_LIBRARIES}
