"""How long the window is kept busy by a record of 300 moves with 50 branches of ten moves each.

    python -m tests.bench.bench_record_panel

For each thing a person does: the work it causes and the painting that follows, in milliseconds of one core,
the median of several. The list is painted without its board for comparison: the board has figures of its own.
"""

from __future__ import annotations

import itertools
import os
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.game import Record
from shogi_desktop.gui.window.application import make_application
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import STANDARD

MOVES, BRANCHES, LENGTH = 300, 50, 10


def random_line(record: Record, path: RecordPath, length: int, rng: random.Random) -> RecordPath:
    """Add a line of random moves after `path`; it may end early."""
    position = record.position(path)
    for _ in range(length):
        moves = sorted(position.legal_moves(), key=lambda move: move.usi)
        if not moves:
            break
        move = rng.choice(moves)
        path = record.append(path, move, time_ms=1000)
        position.play(move)
    return path


def big_record() -> Record:
    """A game long enough, whatever chance makes of it, with its branches."""
    for seed in range(100):
        rng = random.Random(seed)
        record = Record(STANDARD)
        path = random_line(record, (), MOVES, rng)
        if len(path) == MOVES:
            for _ in range(BRANCHES):
                random_line(record, path[: rng.randrange(MOVES - 10)], LENGTH, rng)
            return record
    raise AssertionError("no random game of that length")


def measured(window: MainWindow, act: Callable[[], object], times: int) -> tuple[float, float, float]:
    """Median milliseconds of the work, of all the painting after it, and of painting the list alone."""
    work, painting, listing = [], [], []
    for _ in range(times):
        began = time.process_time()
        act()
        done = time.process_time()
        QApplication.processEvents()
        painted = time.process_time()
        window.play_page.panel.moves.viewport().repaint()
        work.append(done - began)
        painting.append(painted - done)
        listing.append(time.process_time() - painted)
    return tuple(statistics.median(each) * 1000 for each in (work, painting, listing))  # type: ignore[return-value]


def main() -> None:
    application = make_application(["bench"])
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(AppPaths.below(Path(folder)))
        window.settings.update(animate_moves=False, move_text="japanese")
        window.resize(1280, 860)
        window.show()
        record = big_record()
        window.desk.open_record(record)
        cursor = window.board.cursor
        assert cursor is not None
        QTest.qWait(1000)  # the pieces are drawn ahead
        heads = [node.path for node in record.walk() if node.parent and node.parent.children[0] is not node]
        print(f"{sum(1 for _ in record.walk()) - 1} moves, {len(heads)} branches")
        there = itertools.cycle(heads)
        fold = itertools.cycle(["unfold_all", "fold_all"])
        promote = itertools.cycle(["promote_branch", "undo_edit"])
        delete = itertools.cycle(["delete_line", "undo_edit"])
        for name, act, times in (
            ("step forward", lambda: window.do("forward"), 100),
            ("end, home", lambda: window.do("last" if cursor.index == 0 else "first"), 10),
            ("go to a branch", lambda: window.board.go_to(next(there)), 40),
            ("unfold all, fold all", lambda: window.do(next(fold)), 20),
            ("a key in the comment", lambda: window.board.set_text(cursor.text + "x"), 30),
            ("promote, undo", lambda: window.do(next(promote)), 20),
            ("delete, undo", lambda: window.do(next(delete)), 20),
        ):
            work, painting, listing = measured(window, act, times)
            print(f"{name:22} {work:5.1f} ms, painting {painting:5.1f} ms (the list alone {listing:4.1f} ms)")
        window.board.modified = False
        window.close()
    application.processEvents()


if __name__ == "__main__":
    main()
