"""How soon analysis shows something, and what it costs the window's thread.

    python -m tests.bench.bench_analysis [--engines N] [--lines N] [--seconds S]

In the real window, with the program's own engine: from the key that switches analysis on to the first line in
the panel (a new process, and one that is there), from a step to the first line of the new position; and the
longest turn of the window's event loop while so many engines tell so many lines, also by engines that say
nothing but ten thousand lines a second. A turn is one call of the event dispatcher, as in
`bench_gui_thread`; its work is the time for which its thread has the processor.

The engine runs with the priority that analysis gives it: on a busy machine it waits for its turn, so its
figures are worth something on an idle one only; the window's are anywhere.
"""

from __future__ import annotations

import argparse
import gc
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop

from shogi_desktop.app.analysis.engines import AnalysisEngine, ChooseEngines
from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.game import Record
from shogi_desktop.gui.analysis.lines_model import LineFace
from shogi_desktop.gui.window.application import make_application
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import STANDARD, parse_usi_move
from shogi_desktop.usi.command import EngineCommand

FAKE: Final = Path(__file__).parents[1] / "fakes" / "fake_engine.py"
GAME: Final = "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c"
SIZE: Final = (1280, 860)
PATIENCE_S: Final = 20.0


class Loop:
    """The window's event loop, turn by turn.

    :ivar turns: how long each took, in ms. :ivar work: how long its thread had the processor in each.
    """

    def __init__(self) -> None:
        self.turns: list[float] = []
        self.work: list[float] = []

    def until(self, reached: Callable[[], bool], limit_s: float) -> float:
        """Let the window work until `reached`; how long it took, in ms."""
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        began = time.perf_counter()
        while not reached() and time.perf_counter() - began < limit_s:
            before, worked = time.perf_counter(), time.thread_time()
            if dispatcher.processEvents(QEventLoop.ProcessEventsFlag.AllEvents):
                self.turns.append((time.perf_counter() - before) * 1000)
                self.work.append((time.thread_time() - worked) * 1000)
            else:
                time.sleep(0.0005)
        return (time.perf_counter() - began) * 1000

    def until_imported(self, window: MainWindow) -> None:
        """Let the window import what it imports while nothing happens."""
        self.until(lambda: False, 0.5)
        self.until(lambda: not window._preloader.busy, PATIENCE_S)


def several(command: EngineCommand, number: int) -> ChooseEngines:
    """So many of that engine."""
    return lambda _: [AnalysisEngine(f"{each}", command) for each in range(number)]


def opened(folder: Path) -> MainWindow:
    """A window with a game to look at."""
    window = MainWindow(AppPaths.below(folder))
    window.settings.update(animate_moves=False, sounds=False, language="en", appearance="light")
    window.resize(*SIZE)
    window.show()
    record = Record(STANDARD)
    path: tuple[int, ...] = ()
    for usi in GAME.split():
        path = record.append(path, parse_usi_move(usi, STANDARD))
    window.desk.open_record(record)
    return window


def first_line(window: MainWindow) -> bool:
    """Whether the panel shows the best line."""
    faces = window.parts.analysis.live.panel.lines.faces
    return any(isinstance(face, LineFace) and face.number == 1 and face.line for face in faces)


def told(name: str, figures: list[float]) -> None:
    """Print a row."""
    print(f"| {name} | {statistics.median(figures):.0f} | {max(figures):.0f} |", flush=True)


def waits(window: MainWindow, loop: Loop, runs: int) -> None:
    """From the key, and from the step, to the first line."""
    window.do("analyse")
    first = loop.until(lambda: first_line(window), PATIENCE_S)
    told("switched on for the first time, modules and all", [first])
    cold, warm = [], []
    analysis = window.parts.analysis
    for _ in range(runs):
        window.do("analyse")
        loop.until(lambda: False, 0.2)
        analysis.analyst.use_engines(several(bundled_engine(), 1))
        window.board.step(1)
        window.do("analyse")
        cold.append(loop.until(lambda: first_line(window), PATIENCE_S))
        window.do("analyse")
        loop.until(lambda: False, 0.2)
        window.board.step(1)
        window.do("analyse")
        warm.append(loop.until(lambda: first_line(window), PATIENCE_S))
    told("switched on, a new process", cold)
    told("switched on, the process there", warm)
    stepped = []
    window.board.go_to_index(0)
    loop.until(lambda: first_line(window), PATIENCE_S)
    analysis.analyst._remembered.clear()
    for _ in range(len(GAME.split())):
        window.board.step(1)
        stepped.append(loop.until(lambda: first_line(window), PATIENCE_S))
        loop.until(lambda: False, 0.15)
    told("a step", stepped)


def watch(window: MainWindow, loop: Loop, command: EngineCommand, options: argparse.Namespace) -> None:
    """Watch the turns of the loop while engines look at a position."""
    window.board.go_to_index(0)
    window.settings.update(analysis_lines=options.lines)
    analyst = window.parts.analysis.analyst
    analyst.use_engines(several(command, options.engines))
    analyst.switch(on=True)
    loop.until(lambda: first_line(window), PATIENCE_S)
    loop.until(lambda: False, 1.0)
    gc.collect()
    loop.turns.clear()
    loop.work.clear()
    loop.until(lambda: False, options.seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--engines", type=int, default=4)
    parser.add_argument("--lines", type=int, default=10)
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    application = make_application(["bench"])
    loop = Loop()
    with tempfile.TemporaryDirectory() as folder:
        window = opened(Path(folder))
        loop.until_imported(window)
        loop.until(lambda: False, 0.5)
        gc.disable()
        print("| from | to the first line, ms: median | longest |\n|---|---|---|")
        waits(window, loop, options.runs)
        title = f"{options.engines} engines, {options.lines} lines"
        head = ("turns a second", "work, longest, ms", "99 of 100", "%", "felt, longest, ms", "99 of 100")
        print(f"\n| {title} | {' | '.join(head)} |\n|---|{'---|' * len(head)}")
        flood = EngineCommand(sys.executable, (str(FAKE), "floods_lines"))
        for name, command in (("the program's own", bundled_engine()), ("a flood", flood)):
            watch(window, loop, command, options)
            work, felt = sorted(loop.work), sorted(loop.turns)
            most = len(work) * 99 // 100
            share = sum(work) / options.seconds / 10
            row = (len(work) / options.seconds, work[-1], work[most], share, felt[-1], felt[most])
            print(f"| {name} | {' | '.join(f'{figure:.1f}' for figure in row)} |", flush=True)
        window.board.modified = False
        window.close()
        application.processEvents()


if __name__ == "__main__":
    main()
