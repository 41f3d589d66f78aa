"""That the window's first sight waits for no more of the program than it needs."""

from __future__ import annotations

import subprocess
import sys

LIGHT = {
    "shogi_desktop",
    "shogi_desktop.app",
    "shogi_desktop.app.paths",
    "shogi_desktop.app.single_instance",
    "shogi_desktop.bootstrap",
    "shogi_desktop.cli",
    "shogi_desktop.gui",
    "shogi_desktop.gui.application",
    "shogi_desktop.gui.first_sight",
    "shogi_desktop.gui.main_window",
    "shogi_desktop.gui.window_place",
    "shogi_desktop.resources_path",
    "shogi_desktop.system_check",
}


def test_nothing_but_the_window_is_imported_before_its_first_sight() -> None:
    program = """
    import sys
    import shogi_desktop.bootstrap, shogi_desktop.app.single_instance, shogi_desktop.gui.application
    print(*sorted(name for name in sys.modules if name.split(".")[0] in {"shogi_desktop", "msgspec"}))
    """
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(line.strip() for line in program.splitlines())],
        capture_output=True,
        text=True,
        check=True,
    )
    assert set(done.stdout.split()) == LIGHT
