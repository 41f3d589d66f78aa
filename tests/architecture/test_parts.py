"""The parts of the window: each command has one owner that carries it out, and a start makes none of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from pytestqt.qtbot import QtBot

from shogi_desktop.app.shell.commands import COMMANDS
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.gui.window.parts import TABLE

STARTED = """
import sys
from pathlib import Path
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.gui.window import application
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.gui.window.parts import TABLE
app = application.make_application(["x"])
window = MainWindow(AppPaths.below(Path(sys.argv[1])))
window.show()
app.processEvents()
print(*(entry.module for entry in TABLE if entry.module in sys.modules), window.parts.opened())
window.close()
"""


def test_every_command_is_carried_out_by_its_owner_alone(tmp_path: Path, qtbot: QtBot) -> None:
    window = MainWindow(AppPaths.below(tmp_path))
    owned = [command for entry in TABLE for command in entry.commands]
    assert len(owned) == len(set(owned))
    carried_out = list(window.handlers())
    for entry in TABLE:
        handlers = window.parts.open(entry).handlers()
        assert not entry.commands or set(handlers) == set(entry.commands)
        carried_out += handlers
    assert sorted(carried_out) == sorted(command.id for command in COMMANDS)
    window.close()
    window.deleteLater()


def test_the_first_page_needs_no_part(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", STARTED, str(tmp_path)], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["()"]
