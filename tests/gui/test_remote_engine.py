"""An engine on another computer, added by the form: mouse and keys; a script plays the part of ssh."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shogi_desktop.app.engines.remote import RemoteEngine
from shogi_desktop.gui.engines.dialog import EnginesDialog
from shogi_desktop.gui.engines.remote_dialog import RemoteDialog
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.usi.command import EngineCommand
from tests.gui.conftest import MakeWindow
from tests.gui.hands import LEFT

FAKE = Path(__file__).parents[1] / "fakes" / "fake_engine.py"
LONG_MS = 20_000

pytestmark = pytest.mark.skipif(os.name == "nt", reason="platform: scripts play the part of ssh")


@pytest.fixture
def far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The engine on the other computer, which is this one: ssh runs its last word here."""
    place = tmp_path / "bin"
    place.mkdir()
    ssh, engine = place / "ssh", tmp_path / "engine"
    ssh.write_text('#!/bin/sh\nfor last; do :; done\nexec /bin/sh -c "$last"\n')
    engine.write_text(f"#!/bin/sh\nexec {sys.executable} -S {FAKE} even\n")
    for script in (ssh, engine):
        script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{place}:{os.environ['PATH']}")
    return engine


@pytest.fixture
def dialog(make_window: MakeWindow, qtbot: QtBot) -> Iterator[EnginesDialog]:
    window: MainWindow = make_window(engine=EngineCommand(sys.executable, ("-S", str(FAKE), "random")))
    window.do("engines")
    dialog = window.parts.engines_dialog.dialog
    assert dialog is not None
    qtbot.waitUntil(lambda: not dialog._trial.running, timeout=LONG_MS)
    yield dialog
    dialog.reject()


def form(dialog: EnginesDialog, qtbot: QtBot) -> RemoteDialog:
    qtbot.mouseClick(dialog.add_button, LEFT)
    qtbot.mouseClick(dialog.adding.remote, LEFT)
    asked = dialog.adding.dialog
    assert asked is not None
    assert asked.isVisible()
    return asked


def test_an_engine_on_another_computer_is_added_by_its_form(
    dialog: EnginesDialog, far: Path, qtbot: QtBot
) -> None:
    asked = form(dialog, qtbot)
    assert not asked.go.isEnabled()
    QTest.keyClicks(asked.host, "study-pc")
    QTest.keyClick(asked.host, Qt.Key.Key_Tab)
    QTest.keyClicks(asked.user, "aiko")
    QTest.keyClicks(asked.program, str(far))
    assert asked.told.text() == ""
    with qtbot.waitSignal(dialog._trial.found, timeout=LONG_MS):
        qtbot.mouseClick(asked.go, LEFT)
    assert dialog.adding.dialog is None
    registry = dialog._registry
    (added,) = registry.engines()[1:]
    assert added.games
    assert added.command == RemoteEngine("study-pc", str(far), "aiko").command()
    assert 0 <= added.delay_ms < LONG_MS
    launch = registry.launch(added.id)
    assert launch.command.delay_ms == added.delay_ms


def test_what_makes_no_sense_is_said_and_cannot_be_tried(dialog: EnginesDialog, qtbot: QtBot) -> None:
    asked = form(dialog, qtbot)
    QTest.keyClicks(asked.program, "/opt/engine")
    QTest.keyClicks(asked.host, "-oProxyCommand=x")
    assert "letters, digits, dots" in asked.told.text()
    assert not asked.go.isEnabled()
    asked.host.setText("pc")
    QTest.keyClicks(asked.user, "a b")
    assert "user name" in asked.told.text()
    asked.user.clear()
    asked.program.setText("/opt/'engine")
    assert "quotation mark" in asked.told.text()
    QTest.keyClick(asked.host, Qt.Key.Key_Return)
    assert asked.isVisible()
    QTest.keyClick(asked, Qt.Key.Key_Escape)
    assert dialog.adding.dialog is None


def test_a_program_that_is_not_there_is_said(dialog: EnginesDialog, far: Path, qtbot: QtBot) -> None:
    asked = form(dialog, qtbot)
    QTest.keyClicks(asked.host, "study-pc")
    QTest.keyClicks(asked.program, "/nowhere/engine")
    with qtbot.waitSignal(dialog._trial.found, timeout=LONG_MS):
        qtbot.mouseClick(asked.go, LEFT)
    said = dialog.adding.card.text.text()
    assert said == "There is no program /nowhere/engine on study-pc: check its path."
    assert len(dialog._registry.engines()) == 1
