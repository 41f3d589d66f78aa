"""Where "beside the program" is, for each kind of package, and what a version finds that a later one left."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QStandardPaths

import shogi_desktop
from shogi_desktop.app.system.paths import (
    PORTABLE_FOLDER,
    PORTABLE_MARK,
    AppPaths,
    name_application,
    program_folder,
)

REPOSITORY = Path(shogi_desktop.__file__).parent.parent
OPENED_AND_CLOSED = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.gui.window import application
from shogi_desktop.gui.window.main_window import MainWindow
make = MainWindow.__init__
def closing(window, *given):
    make(window, *given)
    window.settings.update(sounds=False)
    QTimer.singleShot(0, window.close)
MainWindow.__init__ = closing
sys.exit(application.run_gui(["x"], AppPaths.of_start(Path(sys.argv[1]))))
"""


def test_a_bundle_lies_where_its_program_is(tmp_path: Path) -> None:
    assert program_folder(str(tmp_path / "shogi-desktop"), {}, "linux") == tmp_path
    assert program_folder(str(tmp_path / "Shogi Desktop.exe"), {}, "win32") == tmp_path


def test_an_appimage_lies_where_its_file_is_not_where_it_is_mounted(tmp_path: Path) -> None:
    image = tmp_path / "stick" / "Shogi_Desktop.AppImage"
    environ = {"APPIMAGE": str(image)}
    assert program_folder("/tmp/.mount_Shogi/usr/lib/shogi-desktop/shogi-desktop", environ, "linux") == (
        tmp_path / "stick"
    )


def test_an_app_of_macos_lies_where_the_user_sees_it(tmp_path: Path) -> None:
    program = tmp_path / "Shogi Desktop.app" / "Contents" / "MacOS" / "shogi-desktop"
    assert program_folder(str(program), {}, "darwin") == tmp_path


def test_a_program_of_macos_outside_of_an_app_lies_where_it_is_and_an_app_elsewhere_is_none(
    tmp_path: Path,
) -> None:
    assert program_folder(str(tmp_path / "bin" / "shogi-desktop"), {}, "darwin") == tmp_path / "bin"
    odd = tmp_path / "x.app" / "shogi-desktop"
    assert program_folder(str(odd), {}, "linux") == odd.parent


def test_a_frozen_program_asks_python_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "shogi-desktop"))
    assert program_folder(environ={}, platform="linux") == tmp_path


def test_every_file_has_its_place(tmp_path: Path) -> None:
    paths = AppPaths.below(tmp_path)
    found = {
        "settings": paths.settings_file, "results": paths.results_file, "learn": paths.learn_file,
        "pieces": paths.pieces_dir, "journal": paths.journal_dir, "log": paths.log_dir,
        "documents": paths.documents_dir, "games": paths.games_dir, "engines": paths.engines_file,
        "practice": paths.practice_file, "problems": paths.problems_file, "online": paths.online_dir,
        "seat": paths.online_seat_file, "invited": paths.invitation_dir,
        "unfinished": paths.unfinished_dir,
    }  # fmt: skip
    assert {name: path.relative_to(tmp_path).as_posix() for name, path in found.items()} == {
        "settings": "config/settings.json",
        "results": "data/results.jsonl",
        "learn": "data/learn.json",
        "pieces": "data/pieces",
        "journal": "data/journal",
        "log": "data/log",
        "documents": "documents",
        "games": "documents/Shogi Desktop",
        "engines": "config/engines.json",
        "practice": "data/practice.jsonl",
        "problems": "data/problems.json",
        "online": "data/online",
        "seat": "data/online.json",
        "invited": "data/invited",
        "unfinished": "data/analyses",
    }


def test_the_users_places_are_the_systems_named_after_the_program(qapp: QCoreApplication) -> None:
    before = QCoreApplication.applicationName()
    name_application()
    try:
        assert QCoreApplication.applicationName() == "Shogi Desktop"
        paths = AppPaths.of_user()
    finally:
        QCoreApplication.setApplicationName(before)
    location = QStandardPaths.StandardLocation
    assert paths.config_dir.name == paths.data_dir.name == paths.games_dir.name == "Shogi Desktop"
    assert paths.documents_dir == Path(QStandardPaths.writableLocation(location.DocumentsLocation))
    assert paths.games_dir.parent == paths.documents_dir


def test_a_copy_is_portable_where_the_mark_lies_beside_it_and_only_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    users = AppPaths.below(tmp_path / "user")
    monkeypatch.setattr(AppPaths, "of_user", lambda: users)
    assert AppPaths.of_start(tmp_path) == users
    (tmp_path / PORTABLE_MARK).mkdir()
    assert AppPaths.of_start(tmp_path) == users
    (tmp_path / PORTABLE_MARK).rmdir()
    (tmp_path / "portable").touch()
    assert AppPaths.of_start(tmp_path) == AppPaths.below(tmp_path / "shogi-desktop-data")
    assert (tmp_path / "shogi-desktop-data" / "documents").is_dir()
    monkeypatch.setattr("shogi_desktop.app.system.paths.program_folder", lambda: tmp_path)
    assert AppPaths.of_start() == AppPaths.below(tmp_path / "shogi-desktop-data")


def test_a_stick_that_cannot_be_written_is_portable_too(tmp_path: Path) -> None:
    (tmp_path / PORTABLE_MARK).touch()
    (tmp_path / PORTABLE_FOLDER).write_text("a file in the way")
    assert AppPaths.of_start(tmp_path) == AppPaths.below(tmp_path / PORTABLE_FOLDER)


def test_from_source_it_is_the_checkout() -> None:
    assert program_folder() == REPOSITORY


@pytest.mark.skipif(os.name != "posix", reason="homes are chosen by environment variables there")
def test_a_portable_copy_leaves_nothing_in_the_users_own_places(tmp_path: Path) -> None:
    (tmp_path / "stick").mkdir()
    (tmp_path / "home").mkdir()
    (tmp_path / "stick" / PORTABLE_MARK).touch()
    home = str(tmp_path / "home")
    names = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
    environ = {**os.environ, **dict.fromkeys(names, home), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", OPENED_AND_CLOSED, str(tmp_path / "stick")]
    subprocess.run(command, env=environ, cwd=REPOSITORY, check=True, timeout=60)
    beside = tmp_path / "stick" / PORTABLE_FOLDER
    assert (beside / "config" / "settings.json").is_file()
    assert (beside / "data" / "log" / "shogi-desktop.log").is_file()
    # Qt and the font library keep caches of their own; nothing there is ours.
    ours = [file for file in Path(home).rglob("*hogi*") if "cache" not in str(file).lower()]
    assert not ours
