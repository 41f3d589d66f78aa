"""How long the review of a game takes in the window, and whether the window can be used meanwhile.

    python -m tests.bench.bench_review [FILE] [--movetime MS]

A game, by default one of 120 moves of the engine with itself, is reviewed as the button does it. Meanwhile
the window is used: every half second a move of the board is stepped to or a menu opened. Told are the seconds
from the button to the summary, and the longest turns of the window's event loop: their wall time, and the
time for which its thread had the processor. The load of the machine is told too; the engine leaves the
processor to others.
"""

from __future__ import annotations

import argparse
import gc
import os
import tempfile
import time
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from shogi_desktop.app.analysis.game_analysis import Effort
from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.engines.handle import EngineHandle, request_for
from shogi_desktop.app.system.machine import processors
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.game import Record
from shogi_desktop.gui.window.application import make_application
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.notation import read
from shogi_desktop.rules import STANDARD, parse_usi_move
from shogi_desktop.usi.messages import GoLimits
from tests.bench.bench_analysis import SIZE, Loop

PLIES: Final = 120
PATIENCE_S: Final = 600.0
USED_EVERY_S: Final = 0.5
OPENING_S: Final = 0.3
"""By then the page of the review has been painted: a board of a new size, all its pieces."""


def own_game(plies: int, nodes: int = 300) -> Record:
    """A game of the engine with itself, hastily played, so that it has faults."""
    record = Record(STANDARD)
    path: tuple[int, ...] = ()
    with EngineHandle(bundled_engine()) as engine:
        engine.prepare(STANDARD.id, {"Threads": 1, "USI_Hash": 16})
        engine.wait_until_ready()
        moves: list[str] = []
        for _ in range(plies):
            position = record.position(path)
            request = request_for(record.start_sfen, tuple(moves), position, GoLimits(nodes=nodes), 10_000)
            best = engine.search(request).result().best.move
            if best is None:
                break
            moves.append(best)
            path = record.append(path, parse_usi_move(best, STANDARD))
    return record


def review(record: Record, movetime_ms: int) -> None:
    """Review the game and tell what it took."""
    application = make_application(["bench"])
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(AppPaths.below(Path(folder)))
        window.resize(*SIZE)
        window.show()
        loop = Loop()
        loop.until_imported(window)
        window.parts.play.study_position(record)
        part = window.parts.reviews
        part.effort = Effort(movetime_ms=movetime_ms)
        loop.until(lambda: False, 1.0)
        gc.disable()  # as the program does, which collects in turns of its own
        loop.turns.clear()
        loop.work.clear()
        began, load = time.perf_counter(), os.getloadavg()[0]
        window.do("review")
        page = part.page
        assert page is not None
        loop.until(lambda: False, OPENING_S)
        opening = max(loop.work)
        loop.turns.clear()
        loop.work.clear()
        part.leave()
        used = 0

        def done() -> bool:
            return page.review is not None

        while not done() and time.perf_counter() - began < PATIENCE_S:
            window.do("back" if used % 20 >= 10 else "forward")
            used += 1
            loop.until(done, USED_EVERY_S)
        took = time.perf_counter() - began
        print(
            f"{len(record.main_line())} moves at {movetime_ms} ms: {took:.1f} s", "" if done() else "NOT DONE"
        )
        print(
            f"window used {used} times; {len(loop.turns)} turns of its event loop; in ms, the longest three:"
        )
        print("  wall", *(f"{turn:.1f}" for turn in sorted(loop.turns)[-3:]))
        print("  work", *(f"{turn:.1f}" for turn in sorted(loop.work)[-3:]))
        print(f"  work of the longest while the page was shown for the first time: {opening:.1f}")
        loads = f"load {load:.1f} at the beginning, {os.getloadavg()[0]:.1f} at the end"
        print(f"{loads}; {processors()} processors")
        window.end()  # what the review added is not to be asked about
    application.processEvents()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--movetime", type=int, default=300)
    options = parser.parse_args()
    record = own_game(PLIES) if options.file is None else read(options.file.read_bytes()).record
    review(record, options.movetime)


if __name__ == "__main__":
    main()
