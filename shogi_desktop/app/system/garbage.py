"""Python's garbage collection, kept to the window's thread.

Python collects cycles in whichever thread happens to allocate next. A thread that talks to an engine or
reads kifu allocates much, and so would delete, in the wrong thread, what a dialog or a game left
behind in a cycle: a running `QTimer` so deleted ends the program (seen: segmentation fault). So the collector
is off in all threads, and the window's thread does its work by a timer, at the threshold that Python would
have used.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

CHECK_MS: Final = 500
"""How often it is looked whether there is enough to collect."""
_YOUNG_ROUNDS: Final = 10


class GarbageCollection(QObject):
    """Collects in the thread it lives in, from `start` until `stop`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._young_rounds = 0
        self._timer = QTimer(self)
        self._timer.setInterval(CHECK_MS)
        self._timer.timeout.connect(self.check)

    def start(self) -> None:
        """Take over from Python."""
        gc.disable()
        # What the start made stays, so full collections need not look at it again: 10 ms in place of 27.
        gc.freeze()
        self._timer.start()

    def stop(self) -> None:
        """Give it back to Python."""
        self._timer.stop()
        gc.unfreeze()
        gc.enable()

    def check(self) -> None:
        """Collect the young objects if there are enough new ones; now and then all."""
        if gc.get_count()[0] <= gc.get_threshold()[0]:
            return
        self._young_rounds += 1
        if self._young_rounds < _YOUNG_ROUNDS:
            gc.collect(1)
        else:
            self._young_rounds = 0
            gc.collect()
