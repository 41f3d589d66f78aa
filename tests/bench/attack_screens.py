"""How the attacks of `tests.bench.attacks` reach a screen that takes more than one step."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtWidgets import QFileDialog

from shogi_desktop.app.engines.command_line import written
from shogi_desktop.app.engines.registry import BUILT_IN, Role
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.notation import read

FAKE = Path(__file__).parents[1] / "fakes" / "hostile_engine.py"
KIFU = "手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:01/00:00:01)\n"
TRIAL_S, ANALYSIS_S = 20, 6


class Turn(Protocol):
    """Does something and lets the window's thread run until it is quiet, measuring its longest turn."""

    def __call__(self, name: str, act: Callable[[], object], quiet_s: float = ...) -> None: ...


def engine_is_tried(window: MainWindow, mode: str, turn: Turn) -> str:
    """Add an engine in *Engines…*, show its options, let it analyse; what was told of it."""
    turn("dialog", lambda: window.do("engines"))
    dialog = window.parts.engines_dialog.dialog
    assert dialog is not None
    turn("own engine", lambda: None, 1)
    dialog.adding.line.setText(written((sys.executable, str(FAKE), mode)))
    turn("add", dialog.adding.start)
    end = time.monotonic() + TRIAL_S
    while dialog._trial.running and time.monotonic() < end:
        turn("trial", lambda: None, 0.2)
    turn("options", lambda: None, 1)
    told = dialog.adding.card.text.text() if dialog.adding.card.isVisible() else ""
    registry = window.parts.engines.registry
    added = [engine for engine in registry.engines() if engine.id != BUILT_IN]
    turn("closed", dialog.reject)
    size = window.parts.engines.registry._file.path
    if not added:
        return f"not added: {told}"
    registry.choose(Role.ANALYST, added[0].id)
    turn("board", lambda: window.desk.open_record(read(KIFU.encode()).record))
    turn("analysis", lambda: window.do("analyse"))
    end = time.monotonic() + ANALYSIS_S
    while time.monotonic() < end:
        turn("analysing", lambda: None, 0.2)
    told = window.notices.current.text if window.notices.current else ""
    turn("ended", window.close, 1)
    kept = size.stat().st_size >> 10 if size.exists() else 0
    return f"added, {kept} kB kept; {len(added[0].options or ())} options {told}"


def problems_are_taken(window: MainWindow, name: str, turn: Turn) -> str:
    """Add a file or a folder of mating problems; what was told of it."""
    QFileDialog.getOpenFileName = staticmethod(lambda *_, **__: (name, ""))  # type: ignore[method-assign]
    QFileDialog.getExistingDirectory = staticmethod(lambda *_, **__: name)  # type: ignore[method-assign]
    turn("page", lambda: window.do("problems"))
    part = window.parts.problems
    assert part.page is not None
    panel = part.page.panel
    turn("take", (panel.folder_wanted if Path(name).is_dir() else panel.file_wanted).emit)
    end = time.monotonic() + 45
    while window.notices.current is None or window.notices.current.text == part.tr("Reading the files…"):
        turn("read", lambda: None, 0.2)
        if time.monotonic() > end:
            raise TimeoutError("not read in 45 s")
    told = window.notices.current.text
    if window.notices.current.action:
        turn("which", lambda: None)
    turn("left", part.leave)
    turn("again", lambda: window.do("problems"))
    return told
