"""That what is imported ahead is there, in a program that has started and that nobody has touched."""

from __future__ import annotations

import subprocess
import sys
import textwrap

from shogi_desktop.gui.ahead import WANTED

STARTED = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from shogi_desktop.app.paths import AppPaths
from shogi_desktop.gui import ahead, application
from shogi_desktop.gui.main_window import MainWindow
furnish = MainWindow.furnish
def furnishing(window):
    furnish(window)
    early = [name for name in ahead.WANTED if name in sys.modules]
    print(*early, sep=",")
    look = QTimer(window)
    look.timeout.connect(lambda: all(name in sys.modules for name in ahead.WANTED) and window.close())
    look.start(20)
MainWindow.furnish = furnishing
sys.exit(application.run_gui(["x"], AppPaths.below(Path(sys.argv[1]))))
"""


def test_everything_wanted_is_imported_while_nothing_happens_and_not_before(tmp_path: object) -> None:
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(STARTED), str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    early = set(done.stdout.strip().split(","))
    assert early & {name for name in WANTED if name.startswith("shogi_desktop")} == set()
