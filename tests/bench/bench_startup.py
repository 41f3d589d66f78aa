"""How long the program takes from its start to the first painted board, beside a bare PySide6 window.

    python -m tests.bench.bench_startup [RUNS]

Each run is a process of its own. Wall time counts from the start of the process to the end of the first paint
event of the board; processor time is what that process used until then. The best and the median are shown.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

BARE = """
import sys, time
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
application = QApplication(sys.argv[:1])
view = QGraphicsView(QGraphicsScene())
view.resize(1280, 800)
painted = view.viewport()
show = view.show
"""
OURS = """
import sys, time
from pathlib import Path
from shogi_desktop.app.paths import AppPaths
from shogi_desktop.gui.application import build_main_window, make_application
application = make_application(sys.argv[:1])
window = build_main_window(AppPaths.below(Path(sys.argv[1])))
painted = window.start_page.preview
show = window.show
"""
UNTIL_PAINTED = """
from PySide6.QtCore import QEvent, QObject, QTimer
class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, application.quit)
        return False
watch = Watch()
painted.installEventFilter(watch)
show()
application.exec()
print(time.process_time(), time.time(), flush=True)
import os
os._exit(0)
"""


def run(program: str) -> tuple[float, float]:
    """Wall and processor seconds of one start."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.time()
        answer = subprocess.run(
            [sys.executable, "-c", program + UNTIL_PAINTED, folder],
            check=True,
            capture_output=True,
            text=True,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        ).stdout.split()
    return float(answer[1]) - began, float(answer[0])


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    print(f"{'':24}{'wall best':>12}{'median':>10}{'processor best':>18}{'median':>10}")
    for name, program in (("bare PySide6 window", BARE), ("Shogi Desktop", OURS)):
        run(program)
        times = [run(program) for _ in range(runs)]
        wall, cpu = [wall for wall, _ in times], [cpu for _, cpu in times]
        print(
            f"{name:24}{min(wall) * 1000:9.0f} ms{statistics.median(wall) * 1000:7.0f} ms"
            f"{min(cpu) * 1000:15.0f} ms{statistics.median(cpu) * 1000:7.0f} ms"
        )


if __name__ == "__main__":
    main()
