"""An error that nobody caught is told once, with the way to its report, and the program goes on."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from shogi_desktop.app.system.crash_reports import CrashReports
from shogi_desktop.gui.window.crash_dialog import CrashWatch


@pytest.fixture
def shown() -> list[Path]:
    return []


@pytest.fixture
def watch(qtbot: QtBot, tmp_path: Path, shown: list[Path]) -> Iterator[CrashWatch]:
    watching = CrashWatch(CrashReports(tmp_path / "log"), lambda: None, shown.append)
    yield watching
    if watching.dialog is not None:
        watching.dialog.close()


def give(watch: CrashWatch, error: Exception) -> None:
    watch._on_error(type(error), error, error.__traceback__)


def button(watch: CrashWatch, label: str) -> QAbstractButton:
    assert watch.dialog is not None
    return next(button for button in watch.dialog.buttons() if button.text() == label)


def test_an_error_is_told_with_its_report(watch: CrashWatch, tmp_path: Path, shown: list[Path]) -> None:
    give(watch, ValueError("broken"))
    assert watch.dialog is not None
    report = next((tmp_path / "log").glob("report-*.txt"))
    assert report.name in watch.dialog.informativeText()
    button(watch, "Open the folder").click()
    assert shown == [tmp_path / "log"]


def test_an_error_that_comes_again_is_reported_but_not_told_again(watch: CrashWatch, tmp_path: Path) -> None:
    give(watch, ValueError("broken"))
    dialog = watch.dialog
    give(watch, ValueError("broken again"))
    assert watch.dialog is dialog
    assert len(list((tmp_path / "log").glob("report-*.txt"))) == 2
    button(watch, "Continue").click()
    assert watch.dialog is None


def test_an_error_in_a_thread_is_told_in_the_windows_thread(watch: CrashWatch, qtbot: QtBot) -> None:
    thread = threading.Thread(target=lambda: give(watch, ValueError("in a thread")))
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: watch.dialog is not None)


def test_what_is_installed_is_removed_again(watch: CrashWatch) -> None:
    before = sys.excepthook, threading.excepthook
    watch.install()
    caught = sys.excepthook
    watch.remove()
    assert caught == watch._on_error
    sys.excepthook, threading.excepthook = before
