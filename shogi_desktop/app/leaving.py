"""Engine processes that were told to go and are not gone yet: nobody listens to them any more."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from shogi_desktop.usi.worker import EngineWorker


class Leaving(QObject):
    """Sees workers off. `left` is sent whenever one has gone."""

    left = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers: set[EngineWorker] = set()

    def __bool__(self) -> bool:
        """Whether any is still there."""
        return bool(self._workers)

    def see_off(self, worker: EngineWorker, listener: Callable[..., None]) -> None:
        """Have the process of `worker` end, its reports no longer heard by `listener`."""
        worker.reported.disconnect(listener)
        if worker.is_running():
            self._workers.add(worker)
            worker.ended.connect(self._forget)
            worker.shut_down()

    def wait(self, limit_ms: int) -> bool:
        """Block until all are gone, at the program's exit. False: the limit passed."""
        waited = [worker.wait(limit_ms) for worker in tuple(self._workers)]
        return all(waited)

    def _forget(self) -> None:
        self._workers = {worker for worker in self._workers if worker.is_running()}
        self.left.emit()
