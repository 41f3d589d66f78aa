"""The build backend: scikit-build-core, with a C++ compiler from the registry where the machine has none.

Delegates every hook of PEP 517 and PEP 660. The engine is built in the checkout (``build/engine``), where
developers build it too, or in a temporary folder if the checkout cannot be written. A machine without a
compiler that knows C++20 gets ``ziglang`` among the build requirements, a compiler that installs as a wheel;
the build is then told to use it. A machine with a compiler downloads nothing
(docs/decisions/0004-build-backend.md).
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from scikit_build_core import build as skbuild

ZIG = "ziglang>=0.13"
BUILD_FOLDER = Path(__file__).resolve().parent.parent / "build" / "engine"  # as in pyproject.toml
SNIPPET = """
#include <array>
#include <bit>
#include <concepts>
#include <span>
#include <thread>
template <std::integral T> constexpr int ones(T v) { return std::popcount(static_cast<unsigned>(v)); }
int main() {
    const std::array<int, 2> values{ones(7), ones(0)};
    int sum = 0;
    std::thread worker([&] { for (const int value : std::span{values}) sum += value; });
    worker.join();
    return sum == 3 ? 0 : 1;
}
"""

ConfigSettings = dict[str, list[str] | str]


def compiles_cpp20(command: Sequence[str]) -> bool:
    """Return whether `command` turns a C++20 program with a thread in it into an executable."""
    program = shutil.which(command[0])
    if program is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.cpp")
        source.write_text(SNIPPET, encoding="ascii")
        if Path(program).stem.lower() == "cl":
            flags = ["/nologo", "/EHsc", "/std:c++20", source.name]
        else:
            flags = ["-std=c++20", "-pthread", source.name, "-o", "probe.out"]
        try:
            done = subprocess.run(
                [program, *command[1:], *flags], cwd=folder, capture_output=True, check=False, timeout=120
            )
        except (OSError, subprocess.TimeoutExpired):
            return False
    return done.returncode == 0


def has_visual_studio() -> bool:
    """Return whether Visual Studio with its C++ tools is installed: CMake finds it without a PATH."""
    folder = os.environ.get("PROGRAMFILES(X86)")
    if os.name != "nt" or folder is None:
        return False
    vswhere = Path(folder, "Microsoft Visual Studio", "Installer", "vswhere.exe")
    if not vswhere.is_file():
        return False
    tools = "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"
    query = [str(vswhere), "-latest", "-products", "*", "-version", "[16.10,", "-requires", tools]
    done = subprocess.run([*query, "-property", "installationPath"], capture_output=True, check=False)
    return bool(done.stdout.strip())


def find_compiler(environ: Mapping[str, str] = os.environ) -> list[str] | None:
    """Return the command of the first C++20 compiler of this machine, the one named by ``CXX`` first.

    An empty command stands for Visual Studio, which CMake finds by itself; None for no compiler at all.
    """
    named = shlex.split(environ.get("CXX", ""), posix=os.name == "posix")
    for command in (named, ["c++"], ["g++"], ["clang++"], ["cl"]):
        if command and compiles_cpp20(command):
            return command
    return [] if has_visual_studio() else None


def _requirements(of_backend: Sequence[str]) -> list[str]:
    return list(of_backend) if find_compiler() is not None else [*of_backend, ZIG]


def _write_tool(folder: Path, name: str) -> Path:
    """Write a program that runs one of zig's tools with this interpreter, and return its path.

    CMake wants a compiler, an archiver and an indexer that are one file each. The compiler is told to build
    for any processor of the kind, as other compilers do; zig's own habit is the very one it runs on.
    """
    words = f"{name} -mcpu=baseline" if name == "c++" else name
    if os.name == "nt":
        path = folder / f"zig-{name}.cmd"
        path.write_text(f'@"{sys.executable}" -m ziglang {words} %*\n', encoding="utf-8")
    else:
        path = folder / f"zig-{name}"
        path.write_text(
            f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m ziglang {words} "$@"\n', encoding="utf-8"
        )
        path.chmod(0o755)
    return path


@contextmanager
def _toolchain() -> Iterator[None]:
    """Set the environment in which CMake finds the compiler that :func:`find_compiler` found, or zig."""
    saved = dict(os.environ)
    command = find_compiler()
    try:
        with tempfile.TemporaryDirectory(prefix="shogi-desktop-zig-") as folder:
            if command is None:
                print("No C++20 compiler found on this machine: building the engine with zig.", flush=True)
                compiler, archiver, indexer = (
                    _write_tool(Path(folder), tool) for tool in ("c++", "ar", "ranlib")
                )
                os.environ["CXX"] = str(compiler)
                tools = f"-DCMAKE_AR={archiver.as_posix()} -DCMAKE_RANLIB={indexer.as_posix()}"
                os.environ["CMAKE_ARGS"] = f"{os.environ.get('CMAKE_ARGS', '')} {tools}".strip()
            elif command and command != ["cl"]:
                os.environ["CXX"] = shlex.join(command)
            yield
    finally:
        os.environ.clear()
        os.environ.update(saved)


def can_write(folder: Path) -> bool:
    """Return whether `folder` is there, or can be made, and written."""
    there = next(place for place in (folder, *folder.parents) if place.exists())
    return there.is_dir() and os.access(there, os.W_OK)


@contextmanager
def _build_settings(config_settings: ConfigSettings | None) -> Iterator[ConfigSettings | None]:
    """Give the settings to build with: those asked for, and another folder if ours cannot be written."""
    asked = config_settings or {}
    if asked.keys() & {"build-dir", "skbuild.build-dir"} or can_write(BUILD_FOLDER):
        yield config_settings
        return
    with tempfile.TemporaryDirectory(prefix="shogi-desktop-build-") as folder:
        print(f"{BUILD_FOLDER} cannot be written: building the engine in {folder}.", flush=True)
        yield {**asked, "build-dir": folder}


def get_requires_for_build_wheel(config_settings: ConfigSettings | None = None) -> list[str]:
    """PEP 517: what a wheel needs to be built, zig among it where it must."""
    return _requirements(skbuild.get_requires_for_build_wheel(config_settings))


def get_requires_for_build_editable(config_settings: ConfigSettings | None = None) -> list[str]:
    """PEP 660: what an editable install needs, zig among it where it must."""
    return _requirements(skbuild.get_requires_for_build_editable(config_settings))


def get_requires_for_build_sdist(config_settings: ConfigSettings | None = None) -> list[str]:
    """PEP 517: a source archive compiles nothing."""
    return list(skbuild.get_requires_for_build_sdist(config_settings))


def prepare_metadata_for_build_wheel(
    metadata_directory: str, config_settings: ConfigSettings | None = None
) -> str:
    """PEP 517."""
    return skbuild.prepare_metadata_for_build_wheel(metadata_directory, config_settings)


def prepare_metadata_for_build_editable(
    metadata_directory: str, config_settings: ConfigSettings | None = None
) -> str:
    """PEP 660."""
    return skbuild.prepare_metadata_for_build_editable(metadata_directory, config_settings)


def build_wheel(
    wheel_directory: str, config_settings: ConfigSettings | None = None, metadata_directory: str | None = None
) -> str:
    """PEP 517: build the engine and pack it with the package."""
    with _toolchain(), _build_settings(config_settings) as settings:
        return skbuild.build_wheel(wheel_directory, settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: ConfigSettings | None = None, metadata_directory: str | None = None
) -> str:
    """PEP 660: build the engine; the package stays where it is."""
    with _toolchain(), _build_settings(config_settings) as settings:
        return skbuild.build_editable(wheel_directory, settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: ConfigSettings | None = None) -> str:
    """PEP 517: pack the sources."""
    return skbuild.build_sdist(sdist_directory, config_settings)
