"""How long a dragged piece takes to be painted on a 4K screen while two engines think on all cores.

    python -m tests.bench.bench_drag [MOVES]

A window of 3840×2160 pixels, drawn in memory without a screen. A piece follows the mouse all over the board;
each move of the mouse is timed from the event to the end of the painting it causes. The aim is 8 ms in the
median and 16 ms at the 99th percentile. Wall time counts what a person feels; processor time of this process
tells how much of it is the program's own, where other work keeps the machine busy.
"""

from __future__ import annotations

import math
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.settings.game_setup import GameSetup, PersonSetup
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.gui.window.application import make_application
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import parse_square

SIZE = (3840, 2160)
WARM_UP = 30
Times = tuple[list[float], list[float]]


def thinking_engine(threads: int) -> subprocess.Popen[str]:
    """An engine that searches the start position without end."""
    command = bundled_engine()
    process = subprocess.Popen(
        [command.program, *command.arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdin is not None
    process.stdin.write(
        f"usi\nsetoption name Threads value {threads}\nisready\nusinewgame\nposition startpos\ngo infinite\n"
    )
    process.stdin.flush()
    return process


def settle(window: MainWindow) -> None:
    """Wait until every piece is drawn for this size."""
    board = window.play_page.board
    until = time.monotonic() + 60
    while time.monotonic() < until and (board._settling.isActive() or board._drawing.isActive()):
        QApplication.processEvents()
        time.sleep(0.005)


def drag(window: MainWindow, moves: int) -> Times:
    """Milliseconds (wall, processor) of each mouse move of a drag in circles over the board."""
    board, scene = window.play_page.board, window.play_page.scene
    layout, view = scene.layout, board.viewport()
    start = board.mapFromScene(layout.square_rect(parse_square("2h")).center())
    middle = QPointF(board.mapFromScene(layout.board_rect.center()))
    radius = board.mapFromScene(layout.board_rect).boundingRect().height() * 0.42
    QTest.mousePress(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(view, start + QPoint(30, 30))
    wall, cpu = [], []
    for step in range(moves + WARM_UP):
        angle = step / 25
        here = middle + QPointF(math.cos(angle), math.sin(angle)) * (
            radius * (0.4 + 0.6 * math.sin(step / 90))
        )
        began, used = time.perf_counter(), time.process_time()
        QTest.mouseMove(view, here.toPoint())
        QApplication.processEvents()
        if step >= WARM_UP:
            wall.append((time.perf_counter() - began) * 1000)
            cpu.append((time.process_time() - used) * 1000)
    assert scene.dragging
    scene.cancel_selection()
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    return wall, cpu


def report(name: str, times: list[float]) -> None:
    """A line with median, 99th percentile and the worst."""
    cut = statistics.quantiles(times, n=100)
    print(f"{name:44}{statistics.median(times):9.2f} ms{cut[98]:9.2f} ms{max(times):9.2f} ms")


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 600
    cores = os.cpu_count() or 1
    application = make_application(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(AppPaths.below(Path(folder)))
        window.settings.update(animate_moves=False, sounds=False)
        window.resize(*SIZE)
        window.show()
        window.parts.play.games.new_game(GameSetup(black=PersonSetup("A"), white=PersonSetup("B")))
        application.processEvents()
        settle(window)
        print(f"load {os.getloadavg()[0]:.1f} on {cores} cores before the engines")
        print(f"{'':44}{'median':>12}{'99 %':>12}{'worst':>12}")
        wall, cpu = drag(window, moves)
        report("no engine, wall", wall)
        report("no engine, processor", cpu)
        engines = [thinking_engine(cores) for _ in range(2)]
        try:
            time.sleep(1)
            wall, cpu = drag(window, moves)
        finally:
            for engine in engines:
                engine.kill()
                engine.wait()
        report(f"two engines of {cores} threads, wall", wall)
        report(f"two engines of {cores} threads, processor", cpu)
        window.board.modified = False
        window.close()


if __name__ == "__main__":
    main()
