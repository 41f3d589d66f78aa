"""The one place where what an engine says crosses into the window's thread."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal


class Bridge(QObject):
    """Called from any thread with something to do, it does that in the thread it was made in, in order."""

    _posted = Signal(object)

    def __init__(self) -> None:
        # Owned by the application: no thread of an engine can come to delete it.
        super().__init__(QCoreApplication.instance())
        self._posted.connect(self._do, Qt.ConnectionType.QueuedConnection)

    def __call__(self, call: Callable[[], None]) -> None:
        """Have `call` called."""
        with contextlib.suppress(RuntimeError):  # the application has gone, and the window with it
            self._posted.emit(call)

    def _do(self, call: Callable[[], None]) -> None:
        call()
