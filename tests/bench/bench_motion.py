"""How many frames a second a move has on a 4K screen: rise, promotion, capture on its way to the stand.

    python -m tests.bench.bench_motion [MOVES]

A window of 3840×2160 pixels, drawn in memory without a screen. The move is shown again and again.
First every frame is asked for by hand, and its processor time taken: what the program itself needs, of the
16.7 ms that a frame has at 60 a second. Then the animation runs on its own clock, and the frames that came in
its time are counted by the wall: on a busy machine fewer than the program could give.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from shogi_desktop.app.settings.game_setup import GameSetup, PersonSetup
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.gui.window.application import make_application
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import STANDARD, Position, Transition, parse_usi_move
from tests.bench.bench_drag import SIZE, report, settle

FRAMES = 12
FRAME_MS = 1000 / 60


def show(window: MainWindow, before: Position, after: Position, move: Transition) -> None:
    """Show `before` at once, then begin to show `move`."""
    scene = window.play_page.scene
    scene.show_position(before.copy())
    QApplication.processEvents()
    scene.show_position(after.copy(), animate=move, last_move=move.move)
    QApplication.processEvents()


def by_hand(
    window: MainWindow, before: Position, after: Position, move: Transition, moves: int
) -> tuple[list[float], list[float]]:
    """Milliseconds (wall, processor) of every frame."""
    animator = window.play_page.scene._animator
    wall, cpu = [], []
    for _ in range(moves):
        show(window, before, after, move)
        animator._clock.pause()
        for frame in range(1, FRAMES + 1):
            began, used = time.perf_counter(), time.process_time()
            animator._show(frame / (FRAMES + 1))
            QApplication.processEvents()
            wall.append((time.perf_counter() - began) * 1000)
            cpu.append((time.process_time() - used) * 1000)
        animator.finish()
    return wall, cpu


def by_its_clock(
    window: MainWindow, before: Position, after: Position, move: Transition, moves: int
) -> list[float]:
    """Frames a second of each showing."""
    animator = window.play_page.scene._animator
    rates = []
    for _ in range(moves):
        show(window, before, after, move)
        frames, began = 0, time.perf_counter()
        last = animator._clock.currentTime()
        while animator.running:
            QApplication.processEvents()
            now = animator._clock.currentTime()
            frames += now != last
            last = now
        rates.append(frames / (time.perf_counter() - began))
    return rates


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    application = make_application(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(AppPaths.below(Path(folder)))
        window.settings.update(animate_moves=True, animate_always=True, sounds=False)
        window.resize(*SIZE)
        window.show()
        window.parts.play.games.new_game(GameSetup(black=PersonSetup("A"), white=PersonSetup("B")))
        application.processEvents()
        settle(window)
        before = Position.start(STANDARD)
        for usi in ("7g7f", "3c3d"):
            before.play(parse_usi_move(usi, STANDARD))
        after = before.copy()
        move = after.play(parse_usi_move("8h2b+", STANDARD))
        by_hand(window, before, after, move, 3)
        print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        print(f"{'':44}{'median':>12}{'99 %':>12}{'worst':>12}")
        wall, cpu = by_hand(window, before, after, move, moves)
        report("a frame, wall", wall)
        report("a frame, processor", cpu)
        within = sum(each <= FRAME_MS for each in cpu) / len(cpu)
        print(f"within {FRAME_MS:.1f} ms by processor time: {within:.1%}")
        rates = sorted(by_its_clock(window, before, after, move, moves))
        print(f"frames a second by the wall: median {rates[len(rates) // 2]:.0f}, least {rates[0]:.0f}")
        window.desk.leave()
        window.close()


if __name__ == "__main__":
    main()
