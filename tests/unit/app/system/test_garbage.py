"""Garbage is collected in the window's thread and in no other: it may be an object of Qt."""

from __future__ import annotations

import gc
import subprocess
import sys
import textwrap
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QThread, QTimer
from pytestqt.qtbot import QtBot

from shogi_desktop.app.system.garbage import GarbageCollection
from tests.support.extent import in_the_whole


class Cycle(QObject):
    """What a dialog leaves: an object of Qt that Python refers to in a circle, its timer running."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self
        self.timer = QTimer(self)
        QTimer.start(self.timer, 1_000)


class Busy(QThread):
    """A thread that allocates far more than the collector's threshold, as one that reads an engine does."""

    def run(self) -> None:
        self.made = [[number] for number in range(20_000)]


@pytest.fixture(autouse=True)
def frozen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is told of freezing. It is not done: all that the tests keep frozen would be looked at again."""
    told: list[str] = []
    for name in ("freeze", "unfreeze"):
        monkeypatch.setattr(gc, name, lambda name=name: told.append(name))
    return told


@pytest.fixture
def collection(qtbot: QtBot, frozen: list[str]) -> Iterator[GarbageCollection]:
    made = GarbageCollection()
    made.start()
    yield made
    made.stop()
    gc.disable()  # as tests/conftest.py has it


def test_a_busy_thread_collects_nothing_and_the_windows_thread_all(
    collection: GarbageCollection, qtbot: QtBot
) -> None:
    left = weakref.ref(Cycle())
    busy = Busy()
    busy.start()
    qtbot.waitUntil(busy.isFinished)
    assert left() is not None
    qtbot.waitUntil(lambda: left() is None)


def test_python_collects_nothing_by_itself_meanwhile(collection: GarbageCollection) -> None:
    gc.enable()
    collection.start()
    assert not gc.isenabled()


def test_python_collects_again_afterwards(qtbot: QtBot, frozen: list[str]) -> None:
    collection = GarbageCollection()
    collection.start()
    assert not gc.isenabled() and frozen == ["freeze"]
    collection.stop()
    assert gc.isenabled() and frozen == ["freeze", "unfreeze"]
    gc.disable()  # as tests/conftest.py has it


@in_the_whole
def test_the_program_runs_with_it() -> None:
    program = """
    import gc, sys
    from pathlib import Path
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication
    from shogi_desktop.app.system.paths import AppPaths
    from shogi_desktop.gui.window.application import run_gui
    import msgspec, tempfile
    home = Path(tempfile.mkdtemp())
    paths = AppPaths(**{field.name: home / field.name for field in msgspec.structs.fields(AppPaths)})
    def look():
        print("off" if not gc.isenabled() else "on", flush=True)
        QApplication.closeAllWindows()
    from shogi_desktop.gui.window import main_window
    show = main_window.MainWindow.show
    main_window.MainWindow.show = lambda self: (show(self), QTimer.singleShot(0, look))
    sys.exit(run_gui(["test"], paths))
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "off\n"), done.stderr


def test_all_objects_are_looked_at_every_tenth_time_and_none_while_few_are_new(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []
    new = gc.get_threshold()[0]
    monkeypatch.setattr(gc, "get_count", lambda: (new, 0, 0))
    monkeypatch.setattr(gc, "collect", lambda generation=2: looked.append(generation) or 0)
    collection = GarbageCollection()
    collection.check()
    assert looked == []
    new += 1
    for _ in range(21):
        collection.check()
    assert looked == [*[1] * 9, 2, *[1] * 9, 2, 1]
