"""How much memory many games take: analysed by the command, and reviewed one after the other in the window.

    python -m tests.bench.bench_many_games [--games N] [--nodes N] [--folder FOLDER] [--window | --command]

Different games (`likely_games`, or those of a folder) are analysed with few nodes, which costs what a long
search costs but the waiting. Read from Linux, without the engines, which are processes of their own: resident
memory after so many games. The aim is that it stays where it is; at first tables fill that have an end.
"""

from __future__ import annotations

import argparse
import gc
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent

from shogi_desktop.app.analysis.game_analysis import Effort
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.gui.window.application import make_application
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.notation import read
from tests.bench.bench_analysis import SIZE, Loop
from tests.bench.likely_games import write_games

PARTS: Final = 10
PATIENCE_S: Final = 120.0
ROOT: Final = Path(__file__).parents[2]


def resident_mb(pid: int) -> float:
    """Resident memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text("utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def tell(what: str, sizes: list[float]) -> None:
    """Print what was read after each game."""
    step = max(1, len(sizes) // PARTS)
    print(what, *(f"{number}: {sizes[number - 1]:.0f}" for number in range(step, len(sizes) + 1, step)), "MB")
    first = sizes[step - 1]
    print(
        f"  {(sizes[-1] - first) / max(1, len(sizes) - step):+.3f} MB a game from game {step} on", flush=True
    )


def by_command(folder: Path, nodes: int) -> list[float]:
    """What `shogi-desktop analyse` has after each game, writing all that it can write."""
    with tempfile.TemporaryDirectory() as out:
        outputs = ("--json", f"{out}/a.json", "--save", f"{out}/kifu", "--report", f"{out}/reports")
        command = (sys.executable, str(ROOT / "main.py"), "analyse", str(folder))
        with subprocess.Popen(
            [*command, "--nodes", str(nodes), "--jobs", "2", *outputs], stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            return [resident_mb(process.pid) for line in process.stdout if "accuracy" in line]


def in_window(folder: Path, nodes: int) -> list[float]:
    """What the window has after each review."""
    application = make_application(["bench"])
    sizes = []
    with tempfile.TemporaryDirectory() as own:
        window = MainWindow(AppPaths.below(Path(own)))
        window.resize(*SIZE)
        window.show()
        loop = Loop()
        loop.until(lambda: False, 1.0)
        part = window.parts.reviews
        part.effort = Effort(nodes=nodes)
        for path in sorted(folder.rglob("*.kif*")):
            window.parts.play.study_position(read(path.read_bytes()).record)
            window.do("review")
            page = part.page
            assert page is not None
            began = time.perf_counter()
            loop.until(lambda page=page: page.review is not None, PATIENCE_S)  # type: ignore[misc]
            if time.perf_counter() - began >= PATIENCE_S:
                raise SystemExit(f"{path} was not reviewed in {PATIENCE_S:.0f} s")
            loop.until(lambda: False, 0.2)
            part.leave()
            window.board.modified = False
            # Without `exec` nobody carries out `deleteLater`; and what the loop notes is not the window's.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            loop.turns.clear()
            loop.work.clear()
            sizes.append(resident_mb(os.getpid()))
        gc.collect()
        window.end()
    application.processEvents()
    return sizes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=300)
    parser.add_argument("--folder", type=Path)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--window", action="store_true", help="the window alone")
    which.add_argument("--command", action="store_true", help="the command alone")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        folder = options.folder or Path(made)
        if options.folder is None:
            write_games(folder, range(options.games))
        if not options.window:
            tell("command", by_command(folder, options.nodes))
        if not options.command:
            tell("window", in_window(folder, options.nodes))


if __name__ == "__main__":
    main()
