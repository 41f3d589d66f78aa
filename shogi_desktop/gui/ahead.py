"""Imports ahead of their use: what the windows and dialogs need that nobody has opened yet.

A start does without them, and the first opening should not wait for them either: a module at a time is
imported in moments in which nothing happens. Any of them may be asked for meanwhile, as if this were not.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, QTimer

from shogi_desktop.gui.slices import Slices

WANTED: Final = (
    # In the order of what is opened first; what one of them needs may stand before it, to make slices small.
    "shogi_desktop.usi.events",
    "shogi_desktop.usi.messages",
    "shogi_desktop.usi.client",
    "shogi_desktop.app.engines.handle",
    "shogi_desktop.app.players.engine_player",
    "shogi_desktop.app.history",
    "shogi_desktop.gui.widgets.segmented",
    "shogi_desktop.gui.dialogs.recommend_handicap",
    "shogi_desktop.gui.dialogs.new_game",
    "shogi_desktop.gui.dialogs.settings_dialog",
    "shogi_desktop.app.learn.steps",
    "shogi_desktop.app.learn.course",
    "shogi_desktop.gui.learn.lesson_page",
    "shogi_desktop.gui.learn.page",
    "difflib",
    "shogi_desktop.notation.kif_moves",
    "shogi_desktop.notation.kif_reader",
    "shogi_desktop.notation.kif_writer",
    "shogi_desktop.gui.dialogs.ask_save",
    "sqlite3",
    "multiprocessing.connection",
    "concurrent.futures.process",
    "hashlib",
    "shogi_desktop.app.library.features",
    "shogi_desktop.app.library.database",
    "shogi_desktop.app.library.reading",
    "shogi_desktop.app.library.service",
    "shogi_desktop.gui.browser.game_table",
    "shogi_desktop.gui.browser.page",
    "shogi_desktop.app.learn.reference",
    "shogi_desktop.paint.page",
    "shogi_desktop.gui.printing.background",
    "shogi_desktop.gui.learn.reference_window",
    "shogi_desktop.app.position_editor",
    "shogi_desktop.gui.editor.scene",
    "shogi_desktop.gui.editor.page",
    "shogi_desktop.app.printing",
    "shogi_desktop.gui.printing.print_dialog",
    "shogi_desktop.gui.printing.picture_dialog",
    "shogi_desktop.gui.guide_window",
    "shogi_desktop.gui.dialogs.history_dialog",
)
_AFTER_MS = 1_500
"""Not in the first moment, in which the player does something already."""


def import_ahead(parent: QObject) -> Slices:
    """Import `WANTED` bit by bit, as long as `parent` lives."""
    slices = Slices(parent)
    QTimer.singleShot(_AFTER_MS, slices, lambda: slices.begin(_imports()))
    return slices


def _imports() -> Iterator[None]:
    for name in WANTED:
        importlib.import_module(name)
        yield
