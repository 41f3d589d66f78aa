"""A compiler is asked of the registry exactly where the machine has none that knows C++20."""

import importlib.util
import os
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import shogi_desktop

SOURCE = Path(shogi_desktop.__file__).parent.parent / "packaging" / "build_backend.py"

pytestmark = [
    pytest.mark.skipif(not SOURCE.is_file(), reason="platform: the checkout is not here, only the package"),
    pytest.mark.skipif(os.name != "posix", reason="platform: fake compilers are shell scripts"),
]


@pytest.fixture
def backend(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    pytest.importorskip("scikit_build_core")
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.delenv("CMAKE_ARGS", raising=False)
    monkeypatch.chdir(SOURCE.parent.parent)
    spec = importlib.util.spec_from_file_location("build_backend", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def put_compiler(folder: Path, name: str, *, works: bool) -> None:
    """Put a program into `folder` that pretends to compile, or fails as an old compiler does."""
    script = folder / name
    script.write_text(f"#!/bin/sh\n{'exit 0' if works else 'echo unknown -std=c++20 >&2; exit 1'}\n")
    script.chmod(0o755)


def only(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setenv("PATH", str(folder))


def test_without_a_compiler_zig_is_required(
    backend: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    only(monkeypatch, tmp_path)

    assert backend.find_compiler() is None
    assert backend.ZIG in backend.get_requires_for_build_wheel()
    assert backend.ZIG in backend.get_requires_for_build_editable()
    assert backend.ZIG not in backend.get_requires_for_build_sdist()


def test_with_a_compiler_nothing_is_fetched(
    backend: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    put_compiler(tmp_path, "g++", works=True)
    only(monkeypatch, tmp_path)

    assert backend.ZIG not in backend.get_requires_for_build_wheel()


def test_a_compiler_too_old_for_cpp20_is_passed_over(
    backend: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    put_compiler(tmp_path, "c++", works=False)
    only(monkeypatch, tmp_path)
    assert backend.find_compiler() is None

    put_compiler(tmp_path, "clang++", works=True)
    assert backend.find_compiler() == ["clang++"]


def test_the_compiler_named_by_the_user_comes_first(
    backend: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    put_compiler(tmp_path, "c++", works=True)
    put_compiler(tmp_path, "g++-13", works=True)
    only(monkeypatch, tmp_path)

    assert backend.find_compiler({"CXX": "g++-13 -pipe"}) == ["g++-13", "-pipe"]


def test_cmake_is_pointed_at_zig_and_the_environment_put_back(
    backend: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    only(monkeypatch, tmp_path)
    before = dict(os.environ)

    with backend._toolchain():
        wrapper = Path(os.environ["CXX"]).read_text()
        assert sys.executable in wrapper
        assert "-m ziglang c++" in wrapper
        assert "-DCMAKE_AR=" in os.environ["CMAKE_ARGS"]

    assert dict(os.environ) == before


@pytest.mark.slow
def test_this_machine_can_build_the_engine_somehow(backend: ModuleType) -> None:
    """Either a compiler is found, and then it truly compiles the probe, or zig is asked for."""
    command = backend.find_compiler()

    assert (command is None) == (backend.ZIG in backend.get_requires_for_build_wheel())


def test_the_build_folder_is_the_one_of_the_project_file(backend: ModuleType) -> None:
    project = tomllib.loads((SOURCE.parent.parent / "pyproject.toml").read_text(encoding="utf-8"))

    assert SOURCE.parent.parent / project["tool"]["scikit-build"]["build-dir"] == backend.BUILD_FOLDER


def test_a_checkout_that_can_be_written_keeps_what_is_built(
    backend: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(backend, "BUILD_FOLDER", tmp_path / "build" / "engine")

    with backend._build_settings(None) as settings:
        assert settings is None


def test_elsewhere_the_engine_is_built_in_a_folder_that_goes_again(
    backend: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "build").write_text("nothing can be put below a file, even by root")
    monkeypatch.setattr(backend, "BUILD_FOLDER", tmp_path / "build" / "engine")

    with backend._build_settings({"cmake.verbose": "true"}) as settings:
        folder = Path(settings["build-dir"])
        assert folder.is_dir()
        assert settings["cmake.verbose"] == "true"
    assert not folder.exists()


def test_a_build_folder_that_was_asked_for_is_taken(
    backend: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(backend, "can_write", lambda folder: False)
    asked = {"build-dir": str(tmp_path)}

    with backend._build_settings(asked) as settings:
        assert settings == asked
