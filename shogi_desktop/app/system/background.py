"""Work that may take long (a slow disk, a large file), in one thread, done in order and answered in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

Result = TypeVar("Result")


def _raise(error: Exception) -> None:
    raise error


class Runs(Protocol):
    """Does work, at some time, and calls back in the thread that asked for it."""

    def run(
        self,
        work: Callable[[], Result],
        then: Callable[[Result], object] | None = None,
        failed: Callable[[Exception], object] = _raise,
    ) -> None:
        """Have `work` done after all that was asked before; then `then` is told what it returned.

        :param failed: told instead what it raised.
        """

    def drain(self) -> None:
        """Wait until all that was asked is done, and its answers are given."""


class Background(QObject):
    """One thread, made with the first work. Answers come in the thread that this object lives in."""

    _done = Signal()

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._thread: ThreadPoolExecutor | None = None
        self._asked: deque[tuple[Future[Any], Callable[[Any], object] | None, Callable[..., object]]] = (
            deque()
        )
        self._done.connect(self._answer, Qt.ConnectionType.QueuedConnection)

    def run(
        self,
        work: Callable[[], Result],
        then: Callable[[Result], object] | None = None,
        failed: Callable[[Exception], object] = _raise,
    ) -> None:
        """See `Runs.run`. An error that nobody takes is raised in the event loop."""
        if self._thread is None:
            self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=self._name)
        future = self._thread.submit(work)
        self._asked.append((future, then, failed))
        future.add_done_callback(lambda _: self._done.emit())

    @property
    def busy(self) -> bool:
        """Whether an answer is to come."""
        return bool(self._asked)

    def drain(self) -> None:
        """See `Runs.drain`. What an answer asks for in its turn is waited for too."""
        while self._asked:
            self._asked[0][0].exception()
            self._answer()

    def close(self) -> None:
        """Finish what was asked, and end the thread."""
        self.drain()
        if self._thread is not None:
            self._thread.shutdown()
            self._thread = None

    def _answer(self) -> None:
        while self._asked and self._asked[0][0].done():
            future, then, failed = self._asked.popleft()
            error = future.exception()
            if isinstance(error, Exception):
                failed(error)
            elif then is not None:
                then(future.result())
