"""Threads that paint, so that the window never waits: one for previews, one for each longer piece of work.

Both run plain functions that touch no widget and no pixmap, and tell the window by signals.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QThread, Signal

from shogi_desktop.app.records.files import FileTrouble
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.game import GameError
from shogi_desktop.notation import NotationError
from shogi_desktop.paint.errors import PaintError
from shogi_desktop.paint.page import Progress
from shogi_desktop.rules import RulesError

TROUBLES = (FileTrouble, PaintError, NotationError, GameError, RulesError)
"""What can go wrong with a record, a picture or a file; each is a sentence."""


class PaintThread(QThread):
    """Does what was asked last first; what waits can be forgotten. Ends with `end`, not by itself.

    `done` carries the ticket and the result, `failed` the ticket and a sentence.
    """

    done = Signal(object, object)
    failed = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._change = threading.Condition()
        self._waiting: dict[object, Callable[[], object]] = {}
        self._ending = self._working = False

    @property
    def busy(self) -> bool:
        """Whether something that was asked is not done yet."""
        with self._change:
            return self._working or bool(self._waiting)

    def ask(self, ticket: object, work: Callable[[], object]) -> None:
        """Have `work` done soon; a ticket that waits already moves to the front. After `end`, nothing is."""
        with self._change:
            if self._ending:
                return
            self._waiting.pop(ticket, None)
            self._waiting[ticket] = work
            self._change.notify()
        if not self.isRunning():
            self.start()

    def forget(self) -> None:
        """Drop what waits."""
        with self._change:
            self._waiting.clear()

    def end(self) -> None:
        """Finish what is being done and stop; waits for that."""
        with self._change:
            self._waiting.clear()
            self._ending = True
            self._change.notify()
        self.wait()

    def run(self) -> None:
        """Work until `end`."""
        while True:
            with self._change:
                while not self._waiting and not self._ending:
                    self._change.wait()
                if self._ending:
                    return
                ticket, work = self._waiting.popitem()
                self._working = True
            try:
                result = work()
            except TROUBLES as error:
                self.failed.emit(ticket, partial(str, error))
            else:
                self.done.emit(ticket, result)
            with self._change:
                self._working = False


class Job(QThread):
    """One piece of work, with progress, that can be broken off.

    `progressed` carries how many of how many; then comes one of `succeeded` with the result, `failed` with a
    sentence, or neither when it was broken off.
    """

    progressed = Signal(int, int)
    succeeded = Signal(object)
    failed = Signal(object)

    def __init__(self, work: Callable[[Progress], object], parent: QObject | None = None) -> None:
        """:param work: given a function to call after each step, which answers whether to go on."""
        super().__init__(parent)
        self._work = work
        self._cancelled = False

    def cancel(self) -> None:
        """Break the work off at its next step."""
        self._cancelled = True

    def run(self) -> None:
        """Do the work."""
        try:
            result = self._work(self._tell)
        except TROUBLES as error:
            self.failed.emit(partial(str, error))
            return
        if not self._cancelled:
            self.succeeded.emit(result)

    def _tell(self, done: int, total: int) -> bool:
        self.progressed.emit(done, total)
        return not self._cancelled


class Jobs(QObject):
    """The pieces of work that a part of the window has under way."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._running: list[Job] = []

    def start(
        self,
        work: Callable[[Progress], object],
        succeeded: Callable[..., object],
        failed: Callable[[Sentence], object],
    ) -> None:
        """Have `work` done in a thread of its own; its result or its trouble is told in this one."""
        job = Job(work, self)
        job.succeeded.connect(succeeded)
        job.failed.connect(failed)
        job.finished.connect(lambda: self._forget(job))
        self._running.append(job)
        job.start()

    def end(self) -> None:
        """Break off what can be, and wait for all of it."""
        for job in self._running:
            job.cancel()
            job.wait()

    def _forget(self, job: Job) -> None:
        self._running.remove(job)
        job.deleteLater()
