"""How long the program takes from its start until it can be used, beside a bare PySide6 window.

    python -m tests.bench.bench_startup [RUNS]

Each run is a process of its own, ours the whole program as ``python main.py`` starts it. Wall time counts
from the start of the process, processor time is what that process used until then. Told are: the bare window;
the start page painted, which takes clicks from then on; the dialog painted that a click on *Play*, made in
that very moment, opens; and both again on the first start of all. The best and the median are shown.

Python's compiled files are there, as every installation has them; they lie in a folder of the bench's own, so
that neither a checkout nor a setting that forbids them decides about the figures.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

import shogi_desktop

REPOSITORY = Path(shogi_desktop.__file__).parent.parent

WATCH = """
import os, sys, time
def tell(name):
    print(name, time.process_time(), time.time(), flush=True)
def once_painted(widget, act):
    from PySide6.QtCore import QEvent, QObject, QTimer
    class Watch(QObject):
        def eventFilter(self, watched, event):
            if event.type() == QEvent.Type.Paint:
                watched.removeEventFilter(self)
                QTimer.singleShot(0, act)
            return False
    widget.watch = Watch()
    widget.installEventFilter(widget.watch)
def end(name):
    tell(name)
    os._exit(0)
"""
BARE = (
    WATCH
    + """
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
application = QApplication(sys.argv[:1])
view = QGraphicsView(QGraphicsScene())
view.resize(1280, 800)
once_painted(view.viewport(), lambda: end("bare"))
view.show()
application.exec()
"""
)
OURS = (
    WATCH
    + """
sys.argv[1:] = []
# Of ours nothing is imported ahead of the start: how the program imports is a part of it.
from PySide6.QtWidgets import QApplication
def begin():
    window = next(one for one in QApplication.topLevelWidgets() if type(one).__name__ == "MainWindow")
    once_painted(window.start_page.preview, lambda: clicked(window))
    return run()
run, QApplication.exec = QApplication.exec, staticmethod(begin)
from shogi_desktop import bootstrap
def clicked(window):
    tell("page")
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    QTest.mouseClick(window.start_page.play, Qt.MouseButton.LeftButton)
    once_painted(QApplication.activeModalWidget(), lambda: end("dialog"))
sys.exit(bootstrap.main())
"""
)
OPENED_AND_CLOSED = OURS.replace("lambda: clicked(window)", "window.close")

Times = dict[str, tuple[float, float]]


def run(program: str, environ: Mapping[str, str]) -> Times:
    """Wall and processor seconds of one start until each thing it tells of."""
    began = time.time()
    done = subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        capture_output=True,
        text=True,
        cwd=REPOSITORY,
        env={**os.environ, **environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    told = (line.split() for line in done.stdout.splitlines())
    return {name: (float(wall) - began, float(cpu)) for name, cpu, wall in told}


def row(name: str, times: list[tuple[float, float]], bare: float | None = None) -> str:
    """A line of the table; how many times the median of the bare window's wall time comes last."""
    wall, cpu = [wall for wall, _ in times], [cpu for _, cpu in times]
    median = statistics.median(wall)
    ratio = "" if bare is None else f"{median / bare:8.2f} x"
    return (
        f"{name:44}{min(wall) * 1000:9.0f} ms{median * 1000:7.0f} ms"
        f"{min(cpu) * 1000:15.0f} ms{statistics.median(cpu) * 1000:7.0f} ms{ratio}"
    )


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    with tempfile.TemporaryDirectory(prefix="sd-") as folder:
        names = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR")
        compiled = {"PYTHONPYCACHEPREFIX": str(Path(folder) / "compiled"), "PYTHONDONTWRITEBYTECODE": ""}
        home = {**dict.fromkeys(names, folder), **compiled}
        run(OURS, home)
        run(OPENED_AND_CLOSED, home)
        run(BARE, home)
        kept, empty, bare = list[Times](), list[Times](), list[Times]()
        for _ in range(runs):  # in turn: what slows the machine slows all
            bare.append(run(BARE, home))
            kept.append(run(OURS, home))
            with tempfile.TemporaryDirectory(prefix="sd-") as new:
                empty.append(run(OURS, {**dict.fromkeys(names, new), **compiled}))
    usual = statistics.median(times["bare"][0] for times in bare)
    print(f"{'':44}{'wall best':>12}{'median':>10}{'processor best':>18}{'median':>10}")
    print(row("bare PySide6 window", [times["bare"] for times in bare]))
    for when, starts in (("", kept), (", first start of all", empty)):
        print(row(f"start page{when}", [times["page"] for times in starts], usual))
        print(row(f"  and a click answered{when}", [times["dialog"] for times in starts], usual))


if __name__ == "__main__":
    main()
