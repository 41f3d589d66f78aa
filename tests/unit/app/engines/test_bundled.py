"""Finding the program's own engine, and failures in words."""

import os
import sys
from pathlib import Path

import pytest

from shogi_desktop.app.engines.bundled import ENGINE_NAME, PACKAGE, EngineMissingError, bundled_engine
from shogi_desktop.app.engines.failures import words_for_failure
from shogi_desktop.usi.errors import EngineFailure, FailureKind


def install(folder: Path) -> Path:
    """Put something that can be run where the engine would be."""
    folder.mkdir(parents=True)
    engine = folder / ENGINE_NAME
    engine.write_text("")
    engine.chmod(0o755)
    return engine


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a package beside which no other is installed."""
    monkeypatch.setattr(sys, "path", [])
    folder = tmp_path / "site" / "shogi_desktop"
    folder.mkdir(parents=True)
    return folder


def test_a_source_checkout_has_it_in_its_build_folder(package: Path) -> None:
    (package.parent / "pyproject.toml").touch()
    built = install(package.parent / "build" / "engine")
    install(package / "bin")

    assert bundled_engine(package).program == str(built)


def test_an_installed_package_has_it_in_its_bin(package: Path) -> None:
    install(package.parent / "build" / "engine")
    installed = install(package / "bin")

    assert bundled_engine(package).program == str(installed)


def test_a_frozen_bundle_has_it_inside(package: Path, tmp_path: Path) -> None:
    bundled = install(tmp_path / "bundle" / "shogi_desktop" / "bin")
    install(package / "bin")

    assert bundled_engine(package, str(tmp_path / "bundle")).program == str(bundled)


def test_a_checkout_without_a_build_uses_the_installed_wheel(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (package.parent / "pyproject.toml").touch()
    installed = install(tmp_path / "venv" / "shogi_desktop" / "bin")
    install(tmp_path / "venv" / "shogi_desktop" / "share")
    (installed.parent / "other").write_text("")
    (installed.parent / "other").chmod(0o755)

    monkeypatch.setattr(sys, "path", [str(package.parent), str(tmp_path / "empty"), str(tmp_path / "venv")])

    assert bundled_engine(package).program == str(installed)


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
def test_a_file_that_cannot_be_run_is_taken_only_where_there_is_no_other(
    package: Path, tmp_path: Path
) -> None:
    forbidden = install(tmp_path / "bundle" / "shogi_desktop" / "bin")
    forbidden.chmod(0o644)
    assert bundled_engine(package, str(tmp_path / "bundle")).program == str(forbidden)

    runnable = install(package / "bin")
    assert bundled_engine(package, str(tmp_path / "bundle")).program == str(runnable)


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
def test_the_window_says_why_an_engine_may_not_be_run_and_the_way_out(tmp_path: Path) -> None:
    engine = tmp_path / ENGINE_NAME
    engine.write_bytes(Path("/bin/sh").read_bytes())
    engine.chmod(0o644)
    words = words_for_failure(EngineFailure(FailureKind.NOT_EXECUTABLE, str(engine), "Permission denied"))
    assert "cannot be run (Permission denied)" in words.happened
    assert str(engine) in words.next_step and "Make the file executable" in words.next_step

    engine.chmod(0o755)
    words = words_for_failure(
        EngineFailure(FailureKind.NOT_EXECUTABLE, str(engine), "Operation not permitted")
    )
    assert "security software" in words.next_step


def test_the_window_says_for_which_machine_an_engine_is_made(tmp_path: Path) -> None:
    engine = tmp_path / ENGINE_NAME
    of_macos, of_linux = b"\xcf\xfa\xed\xfe\x0c\x00\x00\x01", b"\x7fELF\x02\x01"
    engine.write_bytes((of_linux if sys.platform == "darwin" else of_macos) + bytes(64))
    engine.chmod(0o755)
    words = words_for_failure(EngineFailure(FailureKind.NOT_EXECUTABLE, str(engine), "Exec format error"))
    assert "It is made for " in words.next_step and " on " in words.next_step


def test_a_missing_engine_is_told_with_the_places_and_the_remedy(package: Path) -> None:
    (package.parent / "pyproject.toml").touch()

    with pytest.raises(EngineMissingError) as caught:
        bundled_engine(package)

    assert caught.value.places == (
        package.parent / "build" / "engine" / ENGINE_NAME,
        package / "bin" / ENGINE_NAME,
    )
    for place in caught.value.places:
        assert str(place) in str(caught.value)
    assert "pip install -e ." in str(caught.value)


@pytest.mark.parametrize("kind", list(FailureKind))
def test_every_failure_says_which_program_and_what_to_do_next(kind: FailureKind) -> None:
    failure = EngineFailure(kind, "/opt/yane/YaneuraOu", "5a5e", -11, ("info string oops",))

    words = words_for_failure(failure)

    assert "YaneuraOu" in words.happened
    assert "{" not in words.sentence
    assert words.next_step.endswith(".")
    assert "/opt/yane/YaneuraOu" in words.details
    assert "exit code: -11" in words.details
    assert "> info string oops" in words.details


def test_the_checkout_that_runs_these_tests_is_the_package() -> None:
    assert (PACKAGE / "app" / "engines" / "bundled.py").is_file()


def test_a_missing_engine_is_told_of_in_lines() -> None:
    assert str(EngineMissingError((Path("/a/x"), Path("/b/x")))) == (
        "The engine of Shogi Desktop was not found. Looked for:\n  /a/x\n  /b/x\n"
        "Install the program again; in a source checkout run: pip install -e ."
    )
