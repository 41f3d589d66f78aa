"""How long the window's thread is held by one turn of its event loop, for what a person does.

    python -m tests.bench.bench_gui_thread [--runs N] [--profile] [NAME ...]

While a turn lasts no key, click or paint is answered: the longest one is what is felt, not the total. A turn
is one call of the event dispatcher; what is done begins within one, as a click does. Milliseconds by the wall
clock, as they are felt: a disk that is waited for counts, and so does a thread that keeps Python to itself.
The best of several runs, each in a process of its own with all byte code at hand: a first opening is really
the first, modules and all.

``--profile`` prints where the named ones spend their time instead.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import json
import os
import pstats
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest

from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.gui.window.application import make_application
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.gui.window.preloading import imports
from tests.bench.bench_record_panel import MOVES, random_line

QUIET_S: Final = 0.35
"""An action is over when nothing has happened for that long: a resized page is laid out after 80 ms."""
LONGEST_S: Final = 6.0
BUSY_MS: Final = 0.8
"""A turn of less is a clock's tick or a blinking cursor."""
SIZE: Final = (1280, 860)

Act = Callable[[], object]


@dataclass(frozen=True)
class Turns:
    """The turns that something took, milliseconds each."""

    times: tuple[float, ...]

    @property
    def longest(self) -> float:
        return max(self.times, default=0.0)

    @property
    def total(self) -> float:
        return sum(self.times)


def turns_of(act: Act, profile: cProfile.Profile | None = None) -> Turns:
    """Do `act` in a turn of the event loop, and watch the loop until it has come to rest."""
    dispatcher = QAbstractEventDispatcher.instance()
    assert dispatcher is not None
    gc.collect()
    QTimer.singleShot(0, act)
    times: list[float] = []
    began = quiet_since = time.monotonic()
    while time.monotonic() - quiet_since < QUIET_S and time.monotonic() - began < LONGEST_S:
        before = time.perf_counter()
        if profile is not None:
            profile.enable()
        worked = dispatcher.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        if profile is not None:
            profile.disable()
        used = (time.perf_counter() - before) * 1000
        if worked:
            times.append(used)
        if worked and used > BUSY_MS:
            quiet_since = time.monotonic()
        else:
            time.sleep(0.002)
    return Turns(tuple(times))


# --- what is done -------------------------------------------------------------------------------------------


def _new_game(window: MainWindow) -> None:
    from shogi_desktop.app.settings.game_setup import GameSetup, PersonSetup

    window.parts.play.games.new_game(GameSetup(black=PersonSetup("Aiko"), white=PersonSetup("Ben")))


def _record(window: MainWindow) -> None:
    import random

    from shogi_desktop.game import Record
    from shogi_desktop.rules import STANDARD

    for seed in range(100):
        record = Record(STANDARD)
        if len(random_line(record, (), MOVES, random.Random(seed))) == MOVES:
            window.desk.open_record(record)
            return


def _kif(window: MainWindow, folder: Path) -> Path:
    from shogi_desktop.notation import kif

    _record(window)
    file = folder / "long.kif"
    record = window.board.record
    assert record is not None
    file.write_text(kif.dumps(record), encoding="utf-8")
    window.desk.leave()
    window.show_start_page()
    return file


def _key(window: MainWindow, key: Qt.Key) -> Act:
    return lambda: QTest.keyClick(window.play_page.board, key)


def _looks(window: MainWindow) -> list[tuple[str, Act]]:
    update = window.settings.update
    return [
        ("dark", lambda: update(appearance="dark")),
        ("high contrast", lambda: update(appearance="contrast")),
        ("light", lambda: update(appearance="light")),
        ("larger text", lambda: update(text_percent=125)),
    ]


def look(window: MainWindow, folder: Path) -> list[tuple[str, Act]]:
    return _looks(window)


def look_of_game(window: MainWindow, folder: Path) -> list[tuple[str, Act]]:
    _new_game(window)
    return _looks(window)


def language(window: MainWindow, folder: Path) -> list[tuple[str, Act]]:
    _new_game(window)
    return [
        ("Japanese", lambda: window.settings.update(language="ja")),
        ("English again", lambda: window.settings.update(language="en")),
    ]


def course(window: MainWindow, folder: Path) -> list[tuple[str, Act]]:
    def begin() -> None:
        page = window.parts.learning.page
        assert page is not None
        next(iter(page.contents.ways.values())).card.click()

    def advance() -> None:
        page = window.parts.learning.page
        assert page is not None
        page.lesson.next.click()

    return [
        ("first", lambda: window.do("learn")),
        ("a lesson", begin),
        ("the next step", advance),
        ("away", lambda: window.do("learn")),
        ("again", lambda: window.do("learn")),
    ]


def reference(window: MainWindow, folder: Path) -> list[tuple[str, Act]]:
    def text() -> object:
        assert window.parts.learning.reference is not None
        return window.parts.learning.reference.view.verticalScrollBar()

    def close() -> None:
        assert window.parts.learning.reference is not None
        window.parts.learning.reference.close()

    def search(words: str) -> None:
        assert window.parts.learning.reference is not None
        window.parts.learning.reference.search.setText(words)

    return [
        ("first", lambda: window.do("reference")),
        ("to its end", lambda: text().setValue(text().maximum())),  # type: ignore[attr-defined]
        ("search", lambda: search("pawn")),
        ("search over", lambda: search("")),
        ("away", close),
        ("again", lambda: window.do("reference")),
    ]


def guide(window: MainWindow, folder: Path) -> list[tuple[str, Act]]:
    def page(row: int) -> None:
        assert window.parts.guide.guide is not None
        window.parts.guide.guide.contents.setCurrentRow(row)

    def resize() -> None:
        assert window.parts.guide.guide is not None
        window.parts.guide.guide.resize(900, 700)

    return [
        ("first", lambda: window.do("guide")),
        ("another page", lambda: page(3)),
        ("the longest page", lambda: page(7)),
        ("its size", resize),
        ("dark", lambda: window.settings.update(appearance="dark")),
    ]


def printing(window: MainWindow, folder: Path) -> list[tuple[str, Act]]:
    _record(window)

    def close() -> None:
        assert window.parts.printing.dialog is not None
        window.parts.printing.dialog.reject()

    return [
        ("first", lambda: window.do("print")),
        ("away", close),
        ("again", lambda: window.do("print")),
        ("away again", close),
    ]


def new_game_dialog(window: MainWindow, folder: Path) -> list[tuple[str, Act]]:
    def close() -> None:
        assert window.parts.new_games.dialog is not None
        window.parts.new_games.dialog.reject()

    return [
        ("first", lambda: window.do("new_game")),
        ("away", close),
        ("again", lambda: window.do("new_game")),
        ("away again", close),
    ]


def settings_dialog(window: MainWindow, folder: Path) -> list[tuple[str, Act]]:
    def page(row: int) -> None:
        assert window.parts.settings.dialog is not None
        window.parts.settings.dialog.nav.setCurrentRow(row)

    def close() -> None:
        assert window.parts.settings.dialog is not None
        window.parts.settings.dialog.reject()

    return [
        ("first", lambda: window.do("settings")),
        *((f"page {row + 1}", lambda row=row: page(row)) for row in range(1, 5)),
        ("away", close),
        ("again", lambda: window.do("settings")),
        ("away again", close),
    ]


def editor(window: MainWindow, folder: Path) -> list[tuple[str, Act]]:
    return [
        ("first", lambda: window.do("edit_position")),
        ("away", window.show_start_page),
        ("again", lambda: window.do("edit_position")),
    ]


def library(window: MainWindow, folder: Path) -> list[tuple[str, Act]]:
    return [
        ("first", lambda: window.do("library")),
        ("away", lambda: window.do("library")),
        ("again", lambda: window.do("library")),
    ]


def record(window: MainWindow, folder: Path) -> list[tuple[str, Act]]:
    file = _kif(window, folder)
    return [
        ("open", lambda: window.open_path(file)),
        ("one move on", _key(window, Qt.Key.Key_Right)),
        ("one move more", _key(window, Qt.Key.Key_Right)),
        ("ten moves on", _key(window, Qt.Key.Key_PageDown)),
        ("to the end", _key(window, Qt.Key.Key_End)),
        ("one move back", _key(window, Qt.Key.Key_Left)),
    ]


def size(window: MainWindow, folder: Path) -> list[tuple[str, Act]]:
    _new_game(window)
    return [
        ("a little larger", lambda: window.resize(1300, 870)),
        ("a little more", lambda: window.resize(1320, 880)),
        ("much smaller", lambda: window.resize(900, 620)),
    ]


def start_a_game(window: MainWindow, folder: Path) -> list[tuple[str, Act]]:
    return [("first", lambda: _new_game(window)), ("again", lambda: _new_game(window))]


def garbage(window: MainWindow, folder: Path) -> list[tuple[str, Act]]:
    return [
        ("a record of 300 moves to be looked through", lambda: _record(window)),
        ("the young", lambda: gc.collect(1)),
        ("all", gc.collect),
    ]


SCENES: Final[tuple[tuple[str, Callable[[MainWindow, Path], list[tuple[str, Act]]]], ...]] = (
    ("look, on the start page", look),
    ("look, beside a game", look_of_game),
    ("language", language),
    ("course", course),
    ("rules reference", reference),
    ("guide", guide),
    ("printing", printing),
    ("new game", new_game_dialog),
    ("settings", settings_dialog),
    ("position editor", editor),
    ("library", library),
    ("game", start_a_game),
    ("record of 300 moves", record),
    ("window's size", size),
    ("garbage", garbage),
)


def play_scene(name: str, *, profiled: bool) -> dict[str, tuple[float, float]]:
    """Longest turn and total of each act of the scene."""
    application = make_application(["bench"])
    found: dict[str, tuple[float, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(AppPaths.below(Path(folder)))
        window.settings.update(animate_moves=False, sounds=False, language="en", appearance="light")
        window.resize(*SIZE)
        window.show()
        # As the window and `app.system.garbage` do in the program.
        for _ in imports():
            pass
        gc.disable()
        acts = dict(SCENES)[name](window, Path(folder))
        turns_of(lambda: None)
        gc.collect()
        gc.freeze()
        for title, act in acts:
            profile = cProfile.Profile() if profiled else None
            turns = turns_of(act, profile)
            found[title] = turns.longest, turns.total
            if profile is not None:
                told = sorted(turns.times, reverse=True)[:6]
                print(f"--- {name}, {title}: {turns.total:.0f} ms, {[round(each, 1) for each in told]}")
                pstats.Stats(profile).sort_stats("tottime").print_stats(22)
                pstats.Stats(profile).sort_stats("cumtime").print_stats(40)
        window.board.modified = False
        window.close()
        application.processEvents()
    return found


def _in_process(name: str, byte_code: str, *options: str) -> str:
    """What a process says that plays that scene."""
    surroundings = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.bench_gui_thread", "--one", *options, name],
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=surroundings | {"PYTHONPYCACHEPREFIX": byte_code},
    )
    return done.stdout


def best_of(name: str, runs: int, byte_code: str) -> dict[str, tuple[float, float]]:
    """The same in that many processes; of each figure the best."""
    best: dict[str, tuple[float, float]] = {}
    for _ in range(runs):
        for title, (longest, total) in json.loads(_in_process(name, byte_code).splitlines()[-1]).items():
            before = best.get(title, (longest, total))
            best[title] = min(before[0], longest), min(before[1], total)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("names", nargs="*", metavar="NAME", help="parts of the names of scenes")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.one:
        print(json.dumps(play_scene(options.names[0], profiled=options.profile)))
        return
    wanted = [name for name, _ in SCENES if not options.names or any(part in name for part in options.names)]
    with tempfile.TemporaryDirectory() as byte_code:
        if not options.profile:
            print("| what | longest turn | total |\n|---|---|---|")
        for name in wanted:
            _in_process(name, byte_code)
            if options.profile:
                print(_in_process(name, byte_code, "--profile"))
                continue
            for title, (longest, total) in best_of(name, options.runs, byte_code).items():
                print(f"| {name}: {title} | {longest:.1f} | {total:.0f} |", flush=True)


if __name__ == "__main__":
    main()
