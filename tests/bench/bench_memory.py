"""How much memory the idle window takes, beside a bare PySide6 window.

    python -m tests.bench.bench_memory [RUNS]

Each run is a process of its own that has painted its window and waited a moment; resident memory (RSS) and
what is the process's alone (USS) are read from Linux. The aim is under 150 MB more than the bare window.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile

BARE = """
import sys
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
application = QApplication(sys.argv[:1])
window = QGraphicsView(QGraphicsScene())
window.resize(1400, 860)
"""
START = """
import sys
from pathlib import Path
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.gui.window.application import make_application
from shogi_desktop.gui.window.main_window import MainWindow
application = make_application(sys.argv[:1])
window = MainWindow(AppPaths.below(Path(sys.argv[1])))
window.resize(1400, 860)
"""
BOARD = (
    START
    + """
from shogi_desktop.app.settings.game_setup import GameSetup, PersonSetup
window.parts.play.games.new_game(GameSetup(black=PersonSetup("A"), white=PersonSetup("B")))
"""
)
MEASURE = """
from PySide6.QtCore import QTimer
window.show()
QTimer.singleShot(4000, application.quit)
application.exec()
from pathlib import Path as _Path
sums = {}
for line in _Path("/proc/self/smaps_rollup").read_text().splitlines()[1:]:
    name, amount = line.split()[:2]
    sums[name] = int(amount)
print(sums["Rss:"], sums["Private_Clean:"] + sums["Private_Dirty:"], flush=True)
import os
os._exit(0)
"""


def run(program: str) -> tuple[float, float]:
    """Resident and private memory of one window, in MB."""
    with tempfile.TemporaryDirectory() as folder:
        answer = subprocess.run(
            [sys.executable, "-c", program + MEASURE, folder],
            check=True,
            capture_output=True,
            text=True,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        ).stdout.split()
    return int(answer[0]) / 1024, int(answer[1]) / 1024


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    bare = (0.0, 0.0)
    print(f"{'':24}{'resident':>12}{'private':>12}{'more':>12}")
    for name, program in (("bare PySide6 window", BARE), ("start page", START), ("board", BOARD)):
        found = [run(program) for _ in range(runs)]
        resident = statistics.median(rss for rss, _ in found)
        private = statistics.median(own for _, own in found)
        if not bare[0]:
            bare = (resident, private)
        print(f"{name:24}{resident:9.0f} MB{private:9.0f} MB{resident - bare[0]:+9.0f} MB")


if __name__ == "__main__":
    main()
