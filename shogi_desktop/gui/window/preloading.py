"""Imports what the parts of the window need while nothing happens, and has made what comes next.

No first opening has to wait for that.
"""

from __future__ import annotations

import dis
import importlib
import importlib.util
import sys
from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QObject, QTimer

from shogi_desktop.gui.tasks.slices import NEXT_TURN, Slices
from shogi_desktop.gui.window.parts import TABLE, Parts

_OURS: Final = f"{__name__.partition('.')[0]}."
UNASKED: Final = frozenset({"shogi_desktop.gui.online.part"})
"""What no start imports: the network is nothing to a player who has not asked for it."""
_ASKED_LATE: Final = ("tomllib",)
"""What msgspec imports when it first reads a file of that kind."""
_AFTER_MS: Final = 300
"""Not in the first moment, in which the window is laid out and painted."""


class Preloader(QObject):
    """Imports in slices, some time after it was told to begin."""

    def __init__(self, parent: QObject, then: Callable[[], Iterator[object]] = lambda: iter(())) -> None:
        """:param then: what is to be done behind the imports, in slices too."""
        super().__init__(parent)
        self._then = then
        self._slices = Slices(self)
        self._before = QTimer(self)
        self._before.setSingleShot(True)
        self._before.setInterval(_AFTER_MS)
        self._before.timeout.connect(lambda: self._slices.begin(self._work()))

    @property
    def busy(self) -> bool:
        """Whether something is still to be done."""
        return self._before.isActive() or self._slices.running

    def begin(self) -> None:
        """Import soon what is not there yet, and do what follows."""
        self._before.start()

    def stop(self) -> None:
        """Leave the rest to the first openings."""
        self._before.stop()
        self._slices.stop()

    def _work(self) -> Iterator[object]:
        yield from imports()
        yield from self._then()


def imports() -> Iterator[None]:
    """Import what the parts need, one module a step: none of them holds the window for long."""
    seen: set[str] = set()
    for wanted in (entry.module for entry in TABLE if entry.module not in UNASKED):
        for module in _in_order(wanted, seen):
            importlib.import_module(module)
            yield
    for module in _ASKED_LATE:
        importlib.import_module(module)
        yield


def making_ahead(parts: Parts) -> Iterator[object]:
    """Make, unseen, what is often asked for beside a board: the turn of that click would be long."""
    if parts.has("play") and parts.play.shown:
        yield NEXT_TURN
        yield from parts.analysis.making_ahead()
        yield NEXT_TURN
        yield from parts.reviews.making_ahead()


def _in_order(module: str, seen: set[str]) -> Iterator[str]:
    """`module` behind all modules of ours that it needs and that are not there yet."""
    seen.add(module)
    if module in sys.modules:
        return
    for needed in _needed_by(module):
        if needed not in seen:
            yield from _in_order(needed, seen)
    yield module


def _needed_by(module: str) -> Iterator[str]:
    """The modules of ours that it imports when it is imported, read off its code: a bundle has no source."""
    spec = importlib.util.find_spec(module)
    # The loader of an editable install is a wrapper, of no class that says what it can do.
    code_of = None if spec is None else getattr(spec.loader, "get_code", None)
    code, types_until = None if code_of is None else code_of(module), 0
    asks_for_types = False
    for step in () if code is None else dis.get_instructions(code):
        if asks_for_types and "JUMP" in step.opname:
            types_until = step.argval
        asks_for_types = step.argval == "TYPE_CHECKING" or (asks_for_types and "JUMP" not in step.opname)
        if step.opname == "IMPORT_NAME" and step.offset >= types_until and step.argval.startswith(_OURS):
            yield step.argval
