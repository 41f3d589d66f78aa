"""Long work of the window's thread in slices: a few milliseconds in each turn of the event loop.

For what only this thread may do, such as laying out a long page. What can be done elsewhere belongs into a
thread (`gui.tasks.background`). The work is a generator that yields where it may rest, `NEXT_TURN` where it
had better; who needs a part of it now asks for that with `until` or `finish`, which do the work up to there
at once.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import ClassVar, Final
from weakref import WeakSet

from PySide6.QtCore import QObject, QTimer

TURN_S: Final = 0.0025
"""How long a turn may take, for all that is under way; a slice that has begun is finished.

What the slices have changed is painted in the same turn: 8 ms must do for both."""

NEXT_TURN: Final = object()
"""Yielded before a slice that is as long as a turn may be, and after what has much to be painted."""


def do_at_once(work: Iterator[object]) -> None:
    """Do all of `work` in this turn."""
    for _ in work:
        pass


class Slices(QObject):
    """One piece of work at a time, in the thread it lives in."""

    _under_way: ClassVar[WeakSet[Slices]] = WeakSet()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Iterator[object] | None = None
        self._inside = self._rests = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._turn)

    @property
    def running(self) -> bool:
        """Whether there is work left."""
        return self._work is not None

    def begin(self, work: Iterator[object]) -> None:
        """Do `work` from the next turn on. What was under way is dropped."""
        self._work = work
        self._under_way.add(self)
        self._timer.start(0)

    def stop(self) -> None:
        """Drop the work that is left."""
        self._work = None
        self._under_way.discard(self)
        self._timer.stop()

    def until(self, reached: Callable[[], bool]) -> bool:
        """Work at once until `reached` holds or all is done; whether it holds.

        Asked for from within a slice it does nothing: the work cannot overtake itself.
        """
        while not reached():
            if self._inside or not self._step():
                return reached()
        return True

    def finish(self) -> None:
        """Do all that is left, at once."""
        self.until(lambda: not self.running)

    def _turn(self) -> None:
        until = time.perf_counter() + TURN_S / max(1, len(self._under_way))
        while self._step() and not self._rests and time.perf_counter() < until:
            pass

    def _step(self) -> bool:
        """Do one slice; whether there may be more."""
        work = self._work
        if work is None:
            return False
        self._inside = True
        try:
            self._rests = next(work) is NEXT_TURN
        except StopIteration:
            # A slice may have begun other work.
            if self._work is work:
                self.stop()
        except BaseException:
            self.stop()
            raise
        finally:
            self._inside = False
        return self._work is not None
